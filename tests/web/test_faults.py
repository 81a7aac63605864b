"""A database that goes away and comes back, a read-only file, a full disk: a sentence, then all goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import event

from shofar.web.errors import StoreError
from shofar.web.store.store import Store
from shofar.web.store.upkeep import trouble_of
from tests.web.desk import Desk, refuse_writes, run
from tests.web.missing import needed
from tests.web.postgres import Postgres
from tests.web.server import Browser, Page, Server


@pytest.fixture
def mortal() -> Iterator[Postgres]:
    """A PostgreSQL that may be stopped."""
    with needed():
        server = Postgres()
    server.start()
    yield server
    server.remove()


def test_postgresql_goes_away_and_comes_back(mortal: Postgres) -> None:
    address = mortal.create("faults")
    with Server(address, "--no-limits") as server:
        browser = Browser(server.url)
        made = browser.post("/new", title="nehemiah", seat0="me", seat1="here", seat2="here")
        table = made.url.path.rsplit("/", 1)[-1]
        page = _mine(browser, table)
        mortal.stop()
        given = {"at": page.hidden("at"), "key": page.hidden("key"), "move": page.moves[0]}
        answer = browser.post(f"/table/{table}/move", headers={"X-Shofar": "1"}, **given)
        assert answer.status_code == 503 and "nothing was changed" in answer.text
        assert browser.get("/health").status_code == 503
        assert browser.get("/").status_code == 503 and "cannot store anything" in browser.get("/").text
        mortal.start()
        answer = browser.post(f"/table/{table}/move", headers={"X-Shofar": "1"}, **given)
        assert answer.status_code == 200, answer.text
        assert browser.get("/health").status_code == 200
        store = Store(address)
        assert trouble_of(store, table) == "" and len([e for e in store.events(table) if e.kind == "move"]) == 1
        store.close()
        browser.close()


def _mine(browser: Browser, table: str) -> Page:
    """The page of the seat that decides, on a device that holds them all."""
    for seat in range(3):
        page = Page(browser.get(f"/table/{table}?as={seat}").text)
        if page.moves:
            return page
    raise AssertionError("nobody decides")


def test_a_full_disk_refuses_the_move_and_recovers(tmp_path: Path) -> None:
    """SQLite's own limit on pages stands for the end of the disk: the error is the same."""
    store = Store(str(tmp_path / "shofar.db"))
    limit = {"pages": 0}

    def set_limit(connection: object, *_: object) -> None:
        if limit["pages"]:
            connection.exec_driver_sql(f"PRAGMA max_page_count = {limit['pages']}")  # type: ignore[attr-defined]

    event.listen(store.engine, "begin", set_limit)

    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        table = await desk.table(anna, "me", "here", "here")
        limit["pages"] = 1
        before = await desk.room(table)
        version, digest = before.version, before.game.digest()
        with pytest.raises(StoreError, match="nothing was changed"):
            for number in range(400):
                await desk.tables.chat(table, anna, f"{number} " + "x" * 390, None)
                version += 1
        room = await desk.room(table)
        assert room.version == version and room.game is not None and room.game.digest() == digest
        limit["pages"] = 1_000_000
        await desk.move(table, anna)
        assert trouble_of(store, table) == ""

    run(test)
    store.close()


def test_a_folder_that_cannot_be_made_is_told_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be made"):
        Store(str(tmp_path / "file" / "shofar.db"))


def test_a_read_only_database_refuses_writes_and_still_reads(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "shofar.db"))

    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        table = await desk.table(anna, "me", "here", "here")
        state = refuse_writes(store)
        with pytest.raises(StoreError, match="nothing was changed"):
            await desk.move(table, anna)
        assert len((await Desk(store).room(table)).steps) == 0
        state["refuses"] = False
        await desk.move(table, anna)
        assert len((await desk.room(table)).steps) == 1

    run(test)
    store.close()


def test_memory_of_rooms_is_bounded(tmp_path: Path) -> None:
    """A worker forgets the rooms it has not used for longest; nothing of theirs is lost."""
    store = Store(str(tmp_path / "shofar.db"))

    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        desk.keeper.most = 5  # type: ignore[misc]
        tables = [await desk.table(anna, "me", "here", "here") for _ in range(12)]
        for table in tables:
            await desk.move(table, anna)
        assert len(desk.keeper.rooms) <= 6 and len(desk.keeper.locks) <= 7
        assert [len((await desk.room(table)).steps) for table in tables] == [1] * 12

    run(test)
    store.close()
