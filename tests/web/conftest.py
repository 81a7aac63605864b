"""Both databases for every test of the store; a browser and a server for the tests of visits."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from shofar.web.store.store import Store
from web.chromium import Person, chromium
from web.postgres import Postgres
from web.server import Server

NUMBERS = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    server.start()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "shofar.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.create(f"test_{next(NUMBERS)}")


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


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(
        str(tmp_path_factory.mktemp("browser") / "shofar.db"), "--no-limits", "--gallery", dealt=True
    ) as running:
        yield running


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """People come with a browser of their own; what their pages complain about is a failure."""
    people: list[Person] = []

    def come(size: dict[str, int] | None = None, **more: Any) -> Person:
        people.append(Person(browser, server.url, size, **more))
        return people[-1]

    yield come
    for one in people:
        assert one.errors == []
        one.close()
