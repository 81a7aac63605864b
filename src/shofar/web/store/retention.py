"""Storage has an end: what is removed, and when. A game that people still play is none of it.

What has expired is found by a query and removed one table at a time, in a transaction that looks again: whoever comes
back to a table at that moment either finds it, and it stays, or is told that it is gone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, or_, select, text, update

from shofar.web.run.settings import Keep
from shofar.web.store.model import LOBBY, OVER, PLAYING, RECORD, STOPPED, TableRow
from shofar.web.store.schema import HOLDERS, LINKS, METADATA, PEOPLE, SEATS, TABLES
from shofar.web.store.store import Store

DAY: Final = 86_400_000
GONE: Final = "gone"  # the state of a table while it is being removed

KINDS: Final[dict[str, ColumnElement[bool]]] = {
    "lobby": TABLES.c.state == LOBBY,
    "record": and_(TABLES.c.state == OVER, TABLES.c.origin == RECORD),
    "finished": and_(TABLES.c.state == OVER, TABLES.c.origin != RECORD),
    "stopped": TABLES.c.state == STOPPED,
    "idle": TABLES.c.state == PLAYING,
}
PARTS: Final = [table for table in reversed(METADATA.sorted_tables) if "table_id" in table.c]

# The index on chat that still has words is used only if these stand here as they stand in its definition.
HUSH: Final = text(
    "UPDATE events SET text = '' WHERE (table_id, n) IN (SELECT table_id, n FROM events "
    "WHERE kind = 'chat' AND text <> '' AND at < :cut LIMIT :most)"
)
OLD_CHAT: Final = text("SELECT count(*) FROM events WHERE kind = 'chat' AND text <> '' AND at < :cut")


def kind_of(row: TableRow) -> str:
    """Which rule a table falls under."""
    if row.origin == RECORD:
        return "record"
    return {LOBBY: "lobby", STOPPED: "stopped", PLAYING: "idle"}.get(row.state, "finished")


def kept_until(row: TableRow, keep: Keep) -> int | None:
    """When a table that nobody comes back to is removed; None if never."""
    days: int = getattr(keep, kind_of(row))
    return row.changed + days * DAY if days else None


class Retention:
    """Finds and removes what has expired."""

    def __init__(self, store: Store, keep: Keep) -> None:
        self.store: Final = store
        self.keep: Final = keep

    def expired(self, time: int, most: int | None = None) -> Iterator[tuple[str, str]]:
        """Tables to remove, and the rule that says so."""
        for kind in KINDS:
            condition = self._condition(kind, time)
            if condition is not None:
                query = select(TABLES.c.id).where(condition, ~_seen_since(self._cut(kind, time)))
                yield from ((row.id, kind) for row in self.store.around(query, most))

    def remove(self, c: Connection, table: str, kind: str, time: int) -> bool:
        """Remove a table with all that belongs to it; False if somebody has come back to it."""
        condition = self._condition(kind, time)
        seen = c.execute(select(SEATS.c.seen).where(SEATS.c.table_id == table).with_for_update()).scalars().all()
        if condition is None or max(seen, default=0) >= self._cut(kind, time):
            return False
        if c.execute(update(TABLES).where(TABLES.c.id == table, condition).values(state=GONE)).rowcount != 1:
            return False
        remove_rows(c, table)
        self.store.call_everywhere(c)
        return True

    def _cut(self, kind: str, time: int) -> int:
        return time - int(getattr(self.keep, kind)) * DAY

    def _condition(self, kind: str, time: int) -> ColumnElement[bool] | None:
        if not getattr(self.keep, kind):
            return None
        cut = self._cut(kind, time)
        still = [TABLES.c.since + TABLES.c.seconds * 1000 < cut] if kind == "idle" else []  # a clock may run for weeks
        return and_(KINDS[kind], TABLES.c.listed.in_((0, 1)), TABLES.c.changed < cut, *still)

    # --- what is no table -----------------------------------------------------------------------------------

    def hush(self, c: Connection, time: int, most: int) -> int:
        """Old chat loses its words; that somebody spoke stays, as events are numbered without gaps."""
        return self.keep.chat and int(c.execute(HUSH, {"cut": self._cut("chat", time), "most": most}).rowcount)

    def forget_links(self, c: Connection, time: int, most: int) -> int:
        """Links that were revoked long ago."""
        old = select(LINKS.c.hash).where(LINKS.c.revoked < self._cut("links", time)).limit(most)
        return self.keep.links and int(c.execute(delete(LINKS).where(LINKS.c.hash.in_(old))).rowcount)

    def forget_people(self, c: Connection, time: int, most: int) -> int:
        """People who hold nothing and were not here for long."""
        old = select(PEOPLE.c.id).where(self._nobody(time)).limit(most)
        return self.keep.people and int(c.execute(delete(PEOPLE).where(PEOPLE.c.id.in_(old))).rowcount)

    def _nobody(self, time: int) -> ColumnElement[bool]:
        cut = self._cut("people", time)
        holds = exists().where(HOLDERS.c.person == PEOPLE.c.id)
        hosts = exists().where(TABLES.c.host == PEOPLE.c.id)
        return and_(PEOPLE.c.made < cut, PEOPLE.c.seen < cut, ~or_(holds, hosts))

    def counted(self, time: int) -> dict[str, int]:
        """How much there is to remove, by rule."""
        found = {kind: 0 for kind in (*KINDS, "chat", "links", "people")}
        for _, kind in self.expired(time):
            found[kind] += 1
        revoked = select(func.count()).select_from(LINKS).where(LINKS.c.revoked < self._cut("links", time))
        nobody = select(func.count()).select_from(PEOPLE).where(self._nobody(time))
        chat = OLD_CHAT.bindparams(cut=self._cut("chat", time))
        for kind, query in (("chat", chat), ("links", revoked), ("people", nobody)):
            if getattr(self.keep, kind):
                found[kind] = self.store.read(lambda c, q=query: int(c.execute(q).scalar_one()))  # type: ignore[misc]
        return found


def remove_rows(c: Connection, table: str) -> None:
    """All rows of a table, those that refer to others first."""
    for part in PARTS:
        c.execute(delete(part).where(part.c.table_id == table))
    c.execute(delete(TABLES).where(TABLES.c.id == table))


def remove_records(c: Connection, person: str, keep: int) -> None:
    """Of the records that a person has opened only the newest stay: whoever opened one has the file."""
    query = select(TABLES.c.id).where(TABLES.c.host == person, TABLES.c.state == OVER, TABLES.c.origin == RECORD)
    for table in c.execute(query.order_by(TABLES.c.made.desc(), TABLES.c.id).offset(keep)).scalars().all():
        remove_rows(c, table)


def _seen_since(cut: int) -> ColumnElement[bool]:
    return exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.seen >= cut)
