"""Whose time is out and who waits to be told: asked of all tables at once, whether anybody looks at them or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, and_, bindparam, or_, select, update

from shofar.web.store.model import PLAYING
from shofar.web.store.schema import HOLDERS, PEOPLE, SEATS, TABLES
from shofar.web.store.store import Store

# The seat that decides, where that is a person.
DECIDES: Final = TABLES.join(SEATS, and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == TABLES.c.turn))
PERSON_DECIDES: Final = and_(TABLES.c.state == PLAYING, TABLES.c.bot == 0)
BY_TURN: Final = and_(TABLES.c.clock == "turn", TABLES.c.seconds * 1000 <= bindparam("now") - TABLES.c.since)
BY_BANK: Final = and_(TABLES.c.clock == "bank", SEATS.c.bank <= bindparam("now") - TABLES.c.since)
OVERDUE: Final = (
    select(TABLES.c.id).select_from(DECIDES).where(PERSON_DECIDES, or_(BY_TURN, BY_BANK)).order_by(TABLES.c.since)
)

SEAT_SEEN: Final = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("old_table"), SEATS.c.seat == bindparam("old_seat"))
    .where(SEATS.c.seen < bindparam("new_seen"))
    .values(seen=bindparam("new_seen"))
)
HOLDER_SEEN: Final = (
    update(HOLDERS)
    .where(HOLDERS.c.table_id == bindparam("old_table"), HOLDERS.c.person == bindparam("old_person"))
    .where(HOLDERS.c.seen < bindparam("new_seen"))
    .values(seen=bindparam("new_seen"))
)


def overdue(store: Store, time: int, most: int = 200) -> list[str]:
    """Tables where the clock of the person who decides has run out, the longest wait first."""
    return store.read(lambda c: [row.id for row in c.execute(OVERDUE.limit(most), {"now": time})])


def untold(store: Store, time: int, away: int, quiet: int, warn: float, most: int = 100) -> list[str]:
    """Tables that wait for a person who is away, wants notices and was not told, or not warned: with a clock at once
    and again when this share of the time is left, without one after a while."""
    held = DECIDES.join(HOLDERS, and_(HOLDERS.c.table_id == SEATS.c.table_id, HOLDERS.c.seat == SEATS.c.seat))
    used = time - TABLES.c.since
    late = or_(
        and_(TABLES.c.clock == "turn", used >= TABLES.c.seconds * 1000 * (1 - warn)),
        and_(TABLES.c.clock == "bank", SEATS.c.bank - used <= TABLES.c.seconds * 1000 * warn),
    )
    long = and_(TABLES.c.clock == "", TABLES.c.since < time - quiet, SEATS.c.seen < time - quiet)
    query = (
        select(TABLES.c.id).distinct()
        .select_from(held.join(PEOPLE, PEOPLE.c.id == HOLDERS.c.person))
        .where(
            PERSON_DECIDES, SEATS.c.seen < time - away,
            or_(and_(PEOPLE.c.email != "", PEOPLE.c.confirmed > 0), PEOPLE.c.hook != ""),
            or_(
                and_(SEATS.c.told < TABLES.c.serial * 2, or_(TABLES.c.clock != "", long)),
                and_(SEATS.c.told < TABLES.c.serial * 2 + 1, late),
            ),
        )
    )  # fmt: skip
    return store.read(lambda c: [row.id for row in c.execute(query.limit(most))])


def note_heard(c: Connection, seats: Sequence[tuple[str, int, int]], people: Sequence[tuple[str, str, int]]) -> None:
    """When these seats (table, seat, time) and people (table, person, time) were last heard of."""
    if seats:
        c.execute(SEAT_SEEN, [_values(table, time, old_seat=seat) for table, seat, time in seats])
    if people:
        c.execute(HOLDER_SEEN, [_values(table, time, old_person=person) for table, person, time in people])


def _values(table: str, time: int, **more: Any) -> dict[str, Any]:
    return {"old_table": table, "new_seen": time, **more}
