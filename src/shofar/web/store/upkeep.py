"""Looking after the stored games: show, back up, restore, check, export.

A backup is a JSON-lines file: one line per row, the same from SQLite and PostgreSQL, so it also moves a server from
one to the other. Backups and exports contain seeds: keep them as you keep the database.
"""

from __future__ import annotations

import gzip
import json
import logging
import os
import zlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import IO, Any, Final, cast

from sqlalchemy import Table, insert, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from shofar import private
from shofar.engine.errors import ShofarError
from shofar.engine.promise import kept, promise
from shofar.web.errors import Damaged, StoreError
from shofar.web.run.settings import Keep
from shofar.web.store import salvage
from shofar.web.store.connect import sqlite_file, writing
from shofar.web.store.migrate import NEWEST
from shofar.web.store.model import MOVE, OVER, SET, kept_by
from shofar.web.store.prune import Say, prune
from shofar.web.store.schema import CHORES, EVENTS, HOLDERS, LINKS, MAILBOXES, PEOPLE, REVIEWS, SEATS, TABLES
from shofar.web.store.store import Store
from shofar.web.store.writer import as_sentence
from shofar.web.tables import rooms

ORDER: Final = (PEOPLE, TABLES, SEATS, HOLDERS, LINKS, EVENTS, REVIEWS)  # each refers only to those before it
PASSING: Final = (CHORES, MAILBOXES)  # what a server notes for itself: no backup needs it
BATCH: Final = 1000
END: Final = "end"  # the last line of a backup: how many rows there were

log = logging.getLogger("shofar.upkeep")


def run(what: str, address: str, file: Path | None, say: Say, keep: Keep | None = None, dry: bool = False) -> int:
    """One of the commands; returns the exit code."""
    path = sqlite_file(address)
    if what != "restore" and path is not None and not path.exists():
        raise StoreError("no-database", f"there is no database {path}")
    store = Store(address)
    try:
        if what == "prune":
            return prune(store, keep or Keep(), dry, say)
        return COMMANDS[what](store, file, say)
    except OSError as error:
        raise StoreError("no-file", f"{error.filename or file}: {error.strerror or error}") from None
    finally:
        store.close()


def show(store: Store, _: Path | None, say: Say) -> int:
    say("db-shown", address=store.engine.url.render_as_string(hide_password=True), shape=NEWEST)
    for name, count in store.counts().items():
        say("db-count", count=f"{count:>10,}", name=name)
    return 0


# --- backup and restore -------------------------------------------------------------------------------------------


def backup(store: Store, file: Path | None, say: Say) -> int:
    """Write every row to a file, as of one moment. An older file of that name stays until the new one is complete."""
    target = _needed(file, "shofar db backup games.jsonl.gz")
    part = target.with_name(f".{os.getpid()}.{target.name}")
    lost: dict[str, str] = {}
    try:
        try:
            count = _write(part, _everything(store))
        except Damaged:
            say("db-damaged")
            count = _write(part, salvage.rows(store, lost.setdefault))
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    for name, why in lost.items():
        say("db-lost", name=name, why=why)
    say("db-backed-up", n=count, file=str(target))
    return 1 if lost else 0


def _write(part: Path, rows: Iterable[salvage.Row]) -> int:
    count = 0
    with _open(part, "wt") as out:
        out.write(json.dumps({"shofar": "backup", "shape": NEWEST}) + "\n")
        for table, row in rows:
            out.write(json.dumps({"in": table.name, "row": row}) + "\n")
            count += 1
        out.write(json.dumps({"in": END, "row": count}) + "\n")
    return count


def _everything(store: Store) -> Iterator[salvage.Row]:
    """All rows, as of one moment."""
    try:
        with store.engine.connect() as connection:
            if store.postgresql:
                connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            else:
                connection.exec_driver_sql("BEGIN")
            for table in ORDER:
                for row in connection.execute(select(table).execution_options(yield_per=BATCH)).mappings():
                    yield table, dict(row)
    except DBAPIError as error:
        raise as_sentence(error) from error


def restore(store: Store, file: Path | None, say: Say) -> int:
    """Read a backup into an empty database, all of it or nothing."""
    source = _needed(file, "shofar db restore games.jsonl.gz")
    if store.counts()["tables"] or store.counts()["people"]:
        raise StoreError("not-empty", "the database is not empty: restore into a new one")
    try:
        count = _read(store, source)
    except (ValueError, KeyError, TypeError, EOFError, SQLAlchemyError, gzip.BadGzipFile, zlib.error) as error:
        log.info("restoring broke off: %s", type(error).__name__)
        raise StoreError("no-backup", f"{source} is not a whole backup of Shofar; nothing was restored") from None
    say("db-restored", n=count)
    return 0


def _read(store: Store, source: Path) -> int:
    """All rows of a backup, in one transaction. The last line tells how many there are: a shorter file is refused."""
    count = 0
    with _open(source, "rt") as lines, writing(store.engine).begin() as connection:
        _check_head(json.loads(next(lines, "null")), source)
        for table, rows in _batches(lines):
            if table is None:
                if rows != [count]:
                    raise EOFError
                return count
            connection.execute(insert(table), rows)
            count += len(rows)
        raise EOFError


def _check_head(head: Any, source: Path) -> None:
    if not isinstance(head, dict) or head.get("shofar") != "backup":
        raise StoreError("no-backup", f"{source} is not a backup of Shofar")
    if head.get("shape") != NEWEST:
        raise StoreError("other-shape", f"{source} has shape {head.get('shape')}, this program writes {NEWEST}")


def _batches(lines: Iterable[str]) -> Iterable[tuple[Table | None, list[Any]]]:
    """Rows of the same table together; None stands for the end."""
    known: dict[str, Table | None] = {table.name: table for table in ORDER} | {END: None}
    name = ""
    rows: list[Any] = []
    for line in lines:
        entry = json.loads(line)
        if rows and (entry["in"] != name or len(rows) >= BATCH):
            yield known[name], rows
            rows = []
        name = entry["in"]
        rows.append(entry["row"])
    if rows:
        yield known[name], rows


def _open(file: Path, mode: str) -> IO[Any]:
    try:
        if mode == "wt":
            private.write(file, "")
        if file.suffix == ".gz":
            return cast(IO[Any], gzip.open(file, mode, encoding="utf-8"))
        return file.open(mode, encoding="utf-8")
    except OSError as error:
        raise StoreError("no-file", f"{file}: {error.strerror}") from None


def _needed(file: Path | None, example: str) -> Path:
    if file is None:
        raise StoreError("no-file", f"name a file: {example}")
    return file


# --- check and export -----------------------------------------------------------------------------------------------


def check(store: Store, _: Path | None, say: Say) -> int:
    """Replay every stored game and compare it with what was promised when its moves were stored."""
    bad = 0
    tables = store.all_tables()
    for table in tables:
        trouble = _trouble(store, table)
        if trouble:
            bad += 1
            say("db-trouble", table=table, trouble=trouble)
    if not store.sound():
        say("db-damaged")
        bad = max(bad, 1)
    say("db-checked", n=len(tables), bad=bad)
    return 1 if bad else 0


def _trouble(store: Store, table: str) -> str:
    try:
        return trouble_of(store, table)
    except Damaged as error:
        return f"it cannot be read: {error.what}"
    except Exception as error:  # rows that something else has written to may trip anything up
        return f"it cannot be read ({type(error).__name__})"


def trouble_of(store: Store, table: str) -> str:
    """What is wrong with a table's rows; empty if nothing is, or if it has been removed meanwhile."""
    row = store.table(table)
    if row is None:
        return ""
    events = store.events(table)
    if [event.n for event in events] != list(range(1, len(events) + 1)):
        return "its events are not numbered without gaps"
    if row.version != len(events):
        return f"its row says version {row.version}, its events end at {len(events)}"
    room = rooms.Room(row, store.seats(table), ())
    for event in events:
        try:
            room.fold([event])
        except ShofarError as error:
            return f"event {event.n} cannot be replayed: {error}"
        if room.trouble and event.kind != rooms.STOP:
            return f"event {event.n}: {room.trouble}"
        if event.kind == MOVE and room.game is not None:
            step = room.steps[-1]
            if not kept(event.digest, promise(room.game, step.news, len(room.steps))):
                return f"event {event.n} leads to another position than it did"
    if room.game is not None and len(room.steps) != row.moves:
        return f"its row says {row.moves} moves, its events make {len(room.steps)}"
    return ""


def export(store: Store, file: Path | None, say: Say) -> int:
    """The records of all games, one file each."""
    folder = _needed(file, "shofar db export records/")
    private.make_folder(folder)
    count = bad = 0
    for table in store.all_tables():
        try:
            count += _export(store, table, folder)
        except Damaged as error:
            bad += 1
            say("db-lost", name=table, why=error.what)
    say("db-exported", n=count, folder=str(folder))
    return 1 if bad else 0


def _export(store: Store, table: str, folder: Path) -> int:
    """How many records were written: one, or none if nothing was played."""
    row = store.table(table)
    if row is None or not row.moves:
        return 0
    room = rooms.Room(row, store.seats(table), ())
    for event in store.events(table):
        if event.kind == SET:
            room.lay(event)
    document = room.opening() | {"moves": effective(store, table), "finished": row.state == OVER}
    private.write(folder / f"{row.title}-{table}.json", json.dumps(document, indent=1))
    return 1


def effective(store: Store, table: str) -> list[str]:
    """The moves that count: without those that were taken back. Needs no rules, so it works for any version."""
    moves: list[str] = []
    for event in store.events(table):
        if event.kind == MOVE:
            moves.append(event.text)
        elif event.kind == "undo":
            del moves[kept_by(event.text) :]
        elif event.kind == SET:
            moves.clear()
    return moves


COMMANDS: Final[dict[str, Callable[[Store, Path | None, Say], int]]] = {
    "show": show, "backup": backup, "restore": restore, "check": check, "export": export,
}  # fmt: skip
