"""What tests of several visitors need: a table of two, the rows behind it, a game played to its end."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import unescape
from typing import Any

from shofar.web.store.model import EventRow, Person, TableRow
from shofar.web.store.store import Store
from tests.web.desk import Desk, change_table, run
from tests.web.server import PATIENCE, Browser, Page


def until(happened: Callable[[], bool]) -> None:
    """Wait for something that another process does."""
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "it never happened"
        threading.Event().wait(0.02)


@contextmanager
def rows(database: str) -> Iterator[Store]:
    store = Store(database)
    try:
        yield store
    finally:
        store.close()


def row_of(database: str, table: str) -> TableRow:
    with rows(database) as store:
        found = store.table(table)
    assert found is not None
    return found


def events_of(database: str, table: str) -> list[EventRow]:
    with rows(database) as store:
        return store.events(table)


def set_table(database: str, table: str, **values: Any) -> None:
    """As if time had passed: only while no server keeps the table in memory."""
    with rows(database) as store:
        change_table(store, table, **values)


def set_seat(database: str, table: str, seat: int, **values: Any) -> None:
    with rows(database) as store:
        store.write(table, lambda c: store.change_seat(c, table, seat, **values)).result()


def invitation(page: str) -> str:
    found = re.search(r'id="invitation">([^<]*)<', page)
    assert found
    return "/" + found[1].split("/", 3)[3]


def lobby_of_two(anna: Browser, ben: Browser, *, title: object = "nehemiah", **more: object) -> str:
    """Anna has made a table, Ben sits down."""
    lobby = anna.post("/new", title=title, name="Anna", seat0="me", seat1="invited", **more)
    link = invitation(lobby.text)
    assert ben.post(link, name="Ben").status_code == 200
    return lobby.url.path.rsplit("/", 1)[-1]


def two(anna: Browser, ben: Browser, *, title: object = "nehemiah", **more: object) -> str:
    """Anna and Ben play."""
    table = lobby_of_two(anna, ben, title=title, **more)
    assert anna.post(f"/table/{table}/start").status_code == 200
    return table


def decides(table: str, *browsers: Browser) -> tuple[int, Page]:
    """Which of them decides, and what their page shows."""
    for at, one in enumerate(browsers):
        page = one.table(table)
        if page.moves:
            return at, page
    raise AssertionError("nobody decides")


def play(browser: Browser, table: str, page: Page) -> int:
    """A move as the page offers it."""
    given = {"at": page.hidden("at"), "key": page.hidden("key"), "move": page.moves[0]}
    return browser.post(f"/table/{table}/move", **given).status_code


def finish(database: str, table: str) -> None:
    """The people of a table play their game to its end, at another worker."""

    async def test() -> None:
        with rows(database) as store:
            desk = Desk(store)
            room = await desk.room(table)
            people = {one.seat: Person(one.person, "", "") for one in store.holders(table) if not one.via}
            while room.game is not None and room.game.seat is not None:
                room = await desk.move(table, people[room.game.seat])
            assert room.state == "over"

    run(test)


def state_of(page: str) -> str:
    """What names a page of a game."""
    found = re.search(r'data-state="(\w+)"', page)
    assert found
    return found[1]


def words(page: str) -> str:
    """What a page says, without its tags."""
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", page)).split())
