"""From a database address to an engine: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from shofar import private
from shofar.web.errors import StoreError

# Errors may be logged with all that led to them, but never with the values of a statement: `hide_parameters`.
WRITES: Final = "shofar_writes"  # the execution option of an engine that writes

log = logging.getLogger("shofar.store")


def connect(address: str) -> Engine:
    """The engine for this address. Nothing is opened yet."""
    address = address if "://" in address else f"sqlite:///{address}"
    if address.startswith(("postgresql://", "postgres://")):
        return _postgresql("postgresql+psycopg://" + address.split("://", 1)[1])
    if address.startswith("postgresql+psycopg://"):
        return _postgresql(address)
    if address.startswith("sqlite:///"):
        return _sqlite(address)
    raise StoreError(
        "bad-database",
        "a database is the path of a SQLite file or an address like postgresql://user@host/name, "
        f"not one that starts with '{address.split(':', 1)[0]}:'",
    )


def sqlite_file(address: str) -> Path | None:
    """The file of a SQLite address."""
    if "://" in address and not address.startswith("sqlite:///"):
        return None
    return Path(address.removeprefix("sqlite:///")).expanduser()


def _sqlite(address: str) -> Engine:
    path = sqlite_file(address)
    assert path is not None
    try:
        private.make_folder(path.parent)
    except OSError as error:
        raise StoreError("no-folder", f"the folder {path.parent} for the database cannot be made: {error}") from None
    _make_private(path)
    engine = create_engine(
        f"sqlite:///{path}", connect_args={"timeout": 10, "check_same_thread": False}, pool_size=8, hide_parameters=True
    )
    event.listen(engine, "connect", _open_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _make_private(path: Path) -> None:
    """The database is its owner's only before there is anything in it. Its other files take after it."""
    try:
        os.close(private.opener(str(path), os.O_RDWR | os.O_CREAT))
        for beside in (f"{path}-wal", f"{path}-shm"):
            if os.path.exists(beside):
                os.chmod(beside, private.FILE)
    except OSError as error:  # somebody else's, or read-only: whether it can be used is told when it is opened
        log.warning("%s cannot be made private: %s", path, error.strerror)


def _begin_sqlite(connection: Connection) -> None:
    """Only writers begin a transaction, and take the lock at once; single reads need none."""
    if connection.get_execution_options().get(WRITES):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _open_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",  # a confirmed move survives a power cut
        "foreign_keys = ON",
        "busy_timeout = 10000",
        "trusted_schema = OFF",
    ):
        connection.execute(f"PRAGMA {pragma}")


def writing(engine: Engine) -> Engine:
    """The same engine, for transactions that write."""
    return engine.execution_options(**{WRITES: True})


def reading(engine: Engine) -> Engine:
    """The same engine, for single reads."""
    return engine if engine.dialect.name == "sqlite" else engine.execution_options(isolation_level="AUTOCOMMIT")


def _postgresql(address: str) -> Engine:
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise StoreError("bad-database", "the database address cannot be read; it should be postgresql://...") from None
    return create_engine(
        url, pool_pre_ping=True, pool_size=6, max_overflow=2, connect_args={"connect_timeout": 5}, hide_parameters=True
    )  # fmt: skip
