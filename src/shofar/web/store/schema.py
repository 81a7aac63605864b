"""The tables of the database, as SQLAlchemy names them. The truth about their shape is in `migrations/*.sql`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Integer, MetaData, Table, Text

METADATA: Final = MetaData()


def _text(name: str, key: bool = False, null: bool = False) -> Column[str]:
    return Column(name, Text, primary_key=key, nullable=null)


def _int(name: str, key: bool = False, null: bool = False) -> Column[int]:
    return Column(name, Integer, primary_key=key, nullable=null, autoincrement=False)


def _big(name: str, null: bool = False) -> Column[int]:
    return Column(name, BigInteger, nullable=null)


PEOPLE: Final = Table(
    "people", METADATA,
    _text("id", key=True), _text("hash"), _text("name"), _text("language"), _text("email"), _text("hook"), _big("made"),
    _big("confirmed"), _big("asked"), _text("token"), _big("expires"), _big("seen"),
)  # fmt: skip

TABLES: Final = Table(
    "tables", METADATA,
    _text("id", key=True), _text("title"), _int("players"), _text("options"), _text("rules"), _text("box"),
    _text("overlay", null=True), _text("seed"), _text("start", null=True), _text("origin"), _text("state"),
    _text("note"), _int("listed"), _text("host"), _text("again"), _text("clock"), _big("seconds"), _big("made"),
    _big("changed"), _int("version"), _int("serial"), _int("moves"), _int("turn", null=True), _big("since"),
    _int("bot"), _text("thinker"), _big("lease"), _text("result"), _big("patience"), _text("deal"), _text("checked"),
    _big("stage"),
)  # fmt: skip

SEATS: Final = Table(
    "seats", METADATA,
    _text("table_id", key=True), _int("seat", key=True), _text("kind"), _text("name"), _text("level"),
    _int("handed"), _big("bank"), _int("told"), _big("seen"),
)  # fmt: skip

HOLDERS: Final = Table(
    "holders", METADATA,
    _text("table_id", key=True), _int("seat", key=True), _text("person", key=True), _text("via"), _text("device"),
    _big("came"), _big("seen"),
)  # fmt: skip

LINKS: Final = Table(
    "links", METADATA,
    _text("hash", key=True), _text("table_id"), _int("seat", null=True), _text("kind"), _big("made"),
    _big("revoked", null=True), _text("maker"),
)  # fmt: skip

EVENTS: Final = Table(
    "events", METADATA,
    _text("table_id", key=True), _int("n", key=True), _text("kind"), _int("seat", null=True), _text("text"),
    _text("key", null=True), _text("digest"), _big("at"),
)  # fmt: skip

REVIEWS: Final = Table("reviews", METADATA, _text("table_id", key=True), _text("text"))
MAILBOXES: Final = Table("mailboxes", METADATA, _text("address", key=True), _big("began"), _int("letters"))
CHORES: Final = Table("chores", METADATA, _text("name", key=True), _text("worker"), _big("until"))
