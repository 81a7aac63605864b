"""One damaged page of the database stops the tables on it, with words, and nobody else; the others can be saved."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import text

from shofar.web.errors import Damaged, NotFound
from shofar.web.store.connect import writing
from shofar.web.store.store import Store
from shofar.web.store.upkeep import trouble_of
from tests.web.desk import Desk, change_table, run
from tests.web.postgres import Postgres
from tests.web.server import Browser, Server
from tests.web.test_upkeep import command

TABLES = 12
PAGE = 4096


def fill(address: str) -> list[str]:
    """Tables that have talked a lot: the rows of each fill pages of their own."""
    store = Store(address)
    made: list[str] = []

    async def play() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        for number in range(TABLES):
            table = await desk.table(anna, "me", "here", "here", listed=True, seed=f"seed {number}")
            made.append(table)
            for _ in range(3):
                await desk.move(table, anna)
            for line in range(60):
                await desk.tables.chat(table, anna, f"{line} " + "x" * 390, None)

    run(play)
    for table in made:  # few rows to a page
        change_table(store, table, note=secrets.token_hex(600))
    with writing(store.engine).connect() as connection:
        if store.postgresql:
            connection.exec_driver_sql("CHECKPOINT")
    store.close()
    return made


class SQLite:
    """Overwrites a page of the file in which a table's rows lie."""

    def __init__(self, folder: Path) -> None:
        self.address = str(folder / "shofar.db")

    def damage(self, relation: str, table: str) -> None:
        connection = sqlite3.connect(self.address)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        key = "id" if relation == "tables" else "table_id"
        wanted = connection.execute(f"SELECT rowid FROM {relation} WHERE {key} = ? ORDER BY rowid", [table]).fetchall()
        rowid = wanted[len(wanted) // 2][0]
        pages = [row[0] for row in connection.execute(
            "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY path", [relation])]  # fmt: skip
        rows = [row[0] for row in connection.execute(
            "SELECT ncell FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY path", [relation])]  # fmt: skip
        before = connection.execute(f"SELECT count(*) FROM {relation} WHERE rowid < ?", [rowid]).fetchone()[0]
        at = next(at for at in range(len(rows)) if sum(rows[: at + 1]) > before)
        connection.close()
        with open(self.address, "r+b") as file:
            file.seek((pages[at] - 1) * PAGE)
            file.write(b"\xee" * PAGE)


class PostgreSQL:
    """The same, on a server of its own that is stopped meanwhile."""

    def __init__(self, server: Postgres) -> None:
        self.server = server
        self.address = server.create("damage")

    def damage(self, relation: str, table: str) -> None:
        key = "id" if relation == "tables" else "table_id"
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(
                f"VACUUM (FULL, ANALYZE) {relation}"
            )  # what was there before an update lies elsewhere no more
            connection.execute("CHECKPOINT")
            query = f"SELECT (ctid::text::point)[0]::int FROM {relation} WHERE {key} = %s ORDER BY ctid"
            blocks = connection.execute(query, [table]).fetchall()
            path = connection.execute("SELECT pg_relation_filepath(%s)", [relation]).fetchone()
        assert path
        self.server.stop()
        with (self.server.folder / "data" / path[0]).open("r+b") as file:
            file.seek(blocks[len(blocks) // 2][0] * 8192)
            file.write(b"\xee" * 8192)
        self.server.start()


@pytest.fixture(params=["sqlite", "postgresql"])
def fragile(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Any]:
    """A database that can be damaged."""
    if request.param == "sqlite":
        yield SQLite(tmp_path)
        return
    server = Postgres()
    server.start()
    yield PostgreSQL(server)
    server.remove()


def test_a_damaged_page_of_moves_stops_one_table(fragile: Any, tmp_path: Path) -> None:
    made = fill(fragile.address)
    bad = made[TABLES // 2]
    fragile.damage("events", bad)
    with Server(fragile.address, "--no-limits") as server:
        browser = Browser(server.url)
        assert browser.get("/health").status_code == 200
        assert browser.get("/").status_code == 200
        answer = browser.get(f"/table/{bad}")
        assert answer.status_code == 500 and "This table cannot be read" in answer.text
        assert "The others go on" in answer.text and "Traceback" not in answer.text
        well = [table for table in made if browser.get(f"/table/{table}").status_code == 200]
        assert bad not in well and len(well) >= TABLES - 2, "a page may hold the ends of two neighbours"
        browser.close()
    saved_around(fragile.address, made, well, tmp_path)


def saved_around(address: str, made: list[str], well: list[str], folder: Path) -> None:
    """Check names what is lost; the backup has all the rest, and is a whole one."""
    lost = [table for table in made if table not in well]
    code, said = command("check", address)
    assert code == 1 and all(f"{table}: it cannot be read" in said for table in lost)
    assert not any(table in said for table in well)
    code, said = command("backup", address, folder / "saved.jsonl.gz")
    assert code == 1 and all(f"lost: {table}" in said for table in lost)
    other = str(folder / "other.db")
    assert command("restore", other, folder / "saved.jsonl.gz")[0] == 0
    assert command("check", other) == (0, f"{len(well)} tables checked, 0 with trouble")
    store = Store(other)
    assert sorted(store.ids()) == sorted(well)
    assert all(trouble_of(store, table) == "" and store.holders(table) for table in well)
    store.close()
    code, said = command("export", address, folder / "records")
    assert code == 1 and len(list((folder / "records").iterdir())) == len(well)


def test_a_damaged_page_of_tables_leaves_the_others_listed_and_played(fragile: Any, tmp_path: Path) -> None:
    made = fill(fragile.address)
    fragile.damage("tables", made[-1])
    store = Store(fragile.address)

    async def test() -> list[str]:
        desk = Desk(store)
        well = []
        for table in made:
            try:
                await desk.room(table)
                well.append(table)
            except (Damaged, NotFound):
                assert await desk.keeper.readable(table) is None
        return well

    well: list[str] = []

    async def listed() -> None:
        well.extend(await test())

    run(listed)
    store.close()
    assert made[-1] not in well and len(well) >= TABLES - 5
    store = Store(fragile.address)
    assert {row.id for row in store.listed("playing")} == set(well)
    assert sum(store.live_counts(0).values()) == len(well)
    store.close()
    saved_around(fragile.address, made, well, tmp_path)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("DELETE FROM events WHERE table_id = :id AND n = 3", "rows of its moves are missing"),
        ("DELETE FROM seats WHERE table_id = :id AND seat = 1", "rows of its seats are missing"),
        ("UPDATE tables SET options = '{' WHERE id = :id", "cannot be replayed"),
        ("UPDATE events SET text = 'nonsense' WHERE table_id = :id AND n = 3", "nonsense"),
    ],
)
def test_a_damaged_row_stops_one_table(store: Store, change: str, said: str) -> None:
    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        bad, well = [await desk.table(anna, "me", "here", "here") for _ in range(2)]
        for table in (bad, well):
            for _ in range(3):
                await desk.move(table, anna)
        with writing(store.engine).begin() as connection:
            connection.execute(text(change), {"id": bad})
        again = Desk(store)
        try:
            found = (await again.room(bad)).trouble
        except Damaged as error:
            found = str(error)
        assert said in found
        await again.move(well, anna)

    run(test)
