"""Migrations: numbered SQL files, each run once, in order, in a transaction of its own."""

from __future__ import annotations

import re
from importlib.resources import files
from sqlite3 import complete_statement
from typing import Final

from sqlalchemy import Connection, Engine, inspect, text

from shofar.web.errors import StoreError
from shofar.web.store.connect import writing

STEPS: Final = tuple(
    sorted(
        (int(file.name[:4]), file.read_text(encoding="utf-8"))
        for file in files("shofar.web.store.migrations").iterdir()
        if file.name.endswith(".sql")
    )
)
NEWEST: Final = STEPS[-1][0]


def migrate(engine: Engine) -> list[int]:
    """Bring the database to the newest shape; returns the numbers of the steps that were run."""
    run: list[int] = []
    with writing(engine).begin() as connection:
        _lock(connection)
        have = version(connection)
        if have > NEWEST:
            raise StoreError(
                "newer-database",
                f"the database has shape {have}, this program knows up to {NEWEST}: use a newer Shofar",
            )
        for number, sql in STEPS:
            if number > have:
                _run(connection, sql)
                connection.execute(text("UPDATE shofar_schema SET version = :number"), {"number": number})
                run.append(number)
    return run


def version(connection: Connection) -> int:
    """The number of the last step that was run; 0 for an empty database."""
    if not inspect(connection).has_table("shofar_schema"):
        return 0
    return int(connection.execute(text("SELECT version FROM shofar_schema")).scalar_one())


def _lock(connection: Connection) -> None:
    """Two workers that start together must not both migrate. SQLite's BEGIN IMMEDIATE has done it already."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(7405926)"))
    if not inspect(connection).has_table("shofar_schema"):
        connection.execute(text("CREATE TABLE shofar_schema (version INTEGER NOT NULL)"))
        connection.execute(text("INSERT INTO shofar_schema VALUES (0)"))


def _run(connection: Connection, sql: str) -> None:
    for statement in statements(sql):
        connection.execute(text(statement.replace(":", "\\:")))  # a colon is a colon, not a parameter


def statements(sql: str) -> list[str]:
    """The statements of a step. A semicolon ends one, unless it stands in quotes, in a remark or within a trigger."""
    found, part = [], ""
    for piece in re.split("(?<=;)", sql):
        part += piece
        if complete_statement(part):
            found.append(part.strip().removesuffix(";"))
            part = ""
    if any(line.strip() and not line.lstrip().startswith("--") for line in part.splitlines()):
        raise StoreError("bad-step", f"a step of the database's shape ends within a statement: {part.strip()[:80]}")
    return found
