"""Both databases for every test of the store."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from shofar.web.store.store import Store
from web.postgres import Postgres

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
