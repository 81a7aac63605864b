"""A backup of a damaged database: every table that can be read whole, and the names of those that cannot."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Table, select, text

from shofar.web.errors import Damaged
from shofar.web.store.schema import EVENTS, HOLDERS, LINKS, PEOPLE, REVIEWS, SEATS, TABLES
from shofar.web.store.store import Store

Row = tuple[Table, dict[str, Any]]
Lose = Callable[[str, str], object]  # is told what is lost, and why

PARTS: Final = (SEATS, HOLDERS, LINKS, EVENTS, REVIEWS)


def rows(store: Store, lose: Lose) -> Iterator[Row]:
    """The rows to keep, each after those that it refers to."""
    games = [found for table in store.ids() if (found := _game(store, table, lose))]
    people: dict[str, dict[str, Any]] = {}
    for person in _people(store, games):
        people |= {row["id"]: row for row in _alone(store, PEOPLE, "id", person, lose) or ()}
    yield from ((PEOPLE, row) for row in people.values())
    for game in games:
        yield from ((table, row) for table, row in game if table is not HOLDERS or row["person"] in people)


def _people(store: Store, games: list[list[Row]]) -> list[str]:
    """Everybody whose name can be read; at least those who sit somewhere."""
    named = {row["person"] for game in games for table, row in game if table is HOLDERS}
    with suppress(Damaged):  # those without a seat have nothing to lose but their name
        named |= set(store.read(lambda c: c.execute(select(PEOPLE.c.id)).scalars().all()))
    return sorted(named)


def _game(store: Store, table: str, lose: Lose) -> list[Row] | None:
    """All rows of a table as of its last event, or None."""
    head = _alone(store, TABLES, "id", table, lose)
    if not head:
        return None
    found: list[Row] = [(TABLES, head[0])]
    for part in PARTS:
        rows = _alone(store, part, "table_id", table, lose)
        if rows is None:
            return None
        found += [(part, row) for row in rows if part is not EVENTS or row["n"] <= head[0]["version"]]
    numbers = sorted(row["n"] for part, row in found if part is EVENTS)
    if numbers == list(range(1, head[0]["version"] + 1)):
        return found
    lose(table, "rows of its moves are missing")
    return None


def _alone(store: Store, table: Table, column: str, value: str, lose: Lose) -> list[dict[str, Any]] | None:
    """The rows about one thing. If they cannot be found, the damage may be in the index: all rows are gone through."""
    query = select(table).where(table.c[column] == value)
    try:
        return _read(store, query)
    except Damaged as error:
        if not store.postgresql:
            aside = f"SELECT * FROM {table.name} NOT INDEXED WHERE {column} = :value"
            try:
                return _read(store, text(aside).bindparams(value=value))
            except Damaged:
                pass
        lose(value, f"{table.name}: {error.what}")
        return None


def _read(store: Store, query: Any) -> list[dict[str, Any]]:
    return store.read(lambda c: [dict(row) for row in c.execute(query).mappings()])
