"""What tests of the server share: both databases, a browser, servers that run already.

A test is quick if it takes what is there: `store` with `Desk` for what needs no HTTP, `served` for what does, `person`
for what needs a browser, `watch` for what depends on time. Servers, PostgreSQL and browser start once per process; each
test makes tables of its own. Only a test that stops, kills or configures a server starts one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize

from shofar.web.store import store as rows
from shofar.web.store.store import Store
from tests.web.chromium import Person, Room, chromium, program
from tests.web.missing import needed
from tests.web.postgres import Postgres
from tests.web.server import Browser as Visitor
from tests.web.server import Server
from tests.web.watch import Watch

NUMBERS = count(1)
READY = "shofar_ready"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server for all tests of this process, with a database whose tables are made already."""
    with needed():
        server = Postgres(durable=False)
    server.start()
    Store(server.create(READY)).close()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without rows."""
    if request.param == "sqlite":
        return str(tmp_path / "shofar.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.create(f"test_{next(NUMBERS)}", like=READY)


@pytest.fixture
def open_store() -> Iterator[Callable[[str], Store]]:
    """Opens stores and closes them at the end."""
    opened: list[Store] = []

    def opener(address: str) -> Store:
        opened.append(Store(address))
        return opened[-1]

    yield opener
    for store in opened:
        store.close()


@pytest.fixture
def store(address: str, open_store: Callable[[str], Store]) -> Store:
    return open_store(address)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """The server's clock stands still and goes on when the test says so."""
    made = Watch()
    monkeypatch.setattr(rows, "clock", made)
    return made


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for visits over HTTP, as it is in production but for the limits."""
    with Server(str(tmp_path_factory.mktemp("served") / "shofar.db"), "--no-limits", "--gallery") as running:
        yield running


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def on_both(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same on each of the databases."""
    if request.param == "sqlite":
        address = str(tmp_path_factory.mktemp("both") / "shofar.db")
    else:
        address = request.getfixturevalue("postgres").create(f"on_both_{next(NUMBERS)}", like=READY)
    with Server(address, "--no-limits", "--gallery") as running:
        yield running


@pytest.fixture
def browse(server: Server) -> Iterator[Callable[[], Visitor]]:
    """Visitors without a screen come, each with cookies of their own."""
    opened: list[Visitor] = []

    def come() -> Visitor:
        opened.append(Visitor(server.url))
        return opened[-1]

    yield come
    for one in opened:
        one.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with needed():
        program()
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def equal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where equal tables get equal deals."""
    file = tmp_path_factory.mktemp("equal") / "shofar.db"
    with Server(str(file), "--no-limits", "--gallery", dealt=True) as running:
        yield running


@pytest.fixture(scope="session")
def server(equal: Server) -> Server:
    """The server for visits in a browser."""
    return equal


@pytest.fixture(scope="session")
def room(browser: Browser) -> Room:
    return Room(browser)


@pytest.fixture
def person(room: Room, server: Server) -> Iterator[Callable[..., Person]]:
    """People come with a browser of their own; what their pages complain about is a failure."""
    people: list[Person] = []

    def come(size: ViewportSize | None = None, **more: Any) -> Person:
        people.append(room.come(server.url, size, **more))
        return people[-1]

    yield come
    for one in people:
        assert one.errors == []
        room.leave(one)
