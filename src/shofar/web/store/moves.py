"""Moves, written many at a time: one statement for the events, one for the rows of their tables.

A batch is one value, a JSON text that the database takes apart itself. So a statement is the same whatever the size of
the batch, and while the database works on it the other threads of the program do.
"""

from __future__ import annotations

from functools import cache
from json import dumps
from typing import Any, Final

from sqlalchemy import BigInteger, Connection, Integer

from shofar.web.errors import Lost
from shofar.web.store.schema import EVENTS, TABLES
from shofar.web.store.writer import Append

FIELDS: Final = tuple(column.name for column in EVENTS.columns)
ID: Final = FIELDS.index("table_id")
N: Final = FIELDS.index("n")
AT: Final = FIELDS.index("at")


def write(c: Connection, moves: list[Append]) -> None:
    """Append moves of different tables that change the same columns. Another event of that number is a conflict."""
    columns = tuple(moves[0].values)
    add, advance = _statements(c.dialect.name, columns)
    batch = dumps([_row(one, columns) for one in moves])
    c.exec_driver_sql(add, (batch,))
    if c.exec_driver_sql(advance, (batch,)).rowcount != len(moves):
        raise Lost()


def _row(one: Append, columns: tuple[str, ...]) -> list[Any]:
    event, values = one.event, one.values
    return [
        event.table_id, event.n, event.kind, event.seat, event.text, event.key, event.digest, event.at,
        *[values[name] for name in columns],
    ]  # fmt: skip


@cache
def _statements(dialect: str, columns: tuple[str, ...]) -> tuple[str, str]:
    """What adds the events, and what brings the rows of their tables up to date."""
    part, rows = _PARTS[dialect]
    kinds = [*EVENTS.columns, *(TABLES.columns[name] for name in columns)]
    parts = [part.format(at=at, kind=_kind(column.type)) for at, column in enumerate(kinds)]
    new = dict(zip(columns, parts[len(FIELDS) :], strict=True)) | {"version": parts[N], "changed": parts[AT]}
    add = f"INSERT INTO events ({', '.join(FIELDS)}) SELECT {', '.join(parts[: len(FIELDS)])} FROM {rows}"
    changes = ", ".join(f"{name} = {value}" for name, value in new.items())
    advance = (
        f"UPDATE tables SET {changes} FROM {rows} WHERE tables.id = {parts[ID]} AND tables.version = {parts[N]} - 1"
    )
    return add, advance


def _kind(type: Any) -> str:
    return "bigint" if isinstance(type, BigInteger) else "integer" if isinstance(type, Integer) else "text"


# A part of a row, and the rows. PostgreSQL takes them in their order, so two workers meet at an event before a table.
_PARTS: Final = {
    "sqlite": ("json_extract(row.value, '$[{at}]')", "json_each(?) AS row"),
    "postgresql": ("(row.value ->> {at})::{kind}", "json_array_elements(%s::json) AS row"),
}
