"""Who may be written to: addresses confirm first, and a mailbox gets few letters in an hour. Counted in the rows, so
that all workers count together."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, and_, delete, select, text, update

from shofar.web.store.model import Person
from shofar.web.store.schema import MAILBOXES, PEOPLE
from shofar.web.store.store import Store

HOUR: Final = 3_600_000
FIRST: Final = text(
    "INSERT INTO mailboxes (address, began, letters) VALUES (:address, :time, 1) ON CONFLICT DO NOTHING"
)


def take(c: Connection, address: str, most: int, time: int) -> bool:
    """Count one more to this address; False if it had as many as it may have within an hour of the first of them. A
    mark from a clock that was ahead counts as old."""
    box = MAILBOXES.c
    here = box.address == address
    old = (box.began <= time - HOUR) | (box.began > time)
    again = update(MAILBOXES).where(here, old).values(began=time, letters=1)
    more = update(MAILBOXES).where(here, ~old, box.letters < most).values(letters=box.letters + 1)
    if c.execute(FIRST, {"address": address, "time": time}).rowcount or c.execute(again).rowcount:
        return True
    return bool(c.execute(more).rowcount)


def forget(c: Connection, time: int) -> None:
    """Counts of an hour that is over mean nothing."""
    c.execute(delete(MAILBOXES).where(MAILBOXES.c.began <= time - HOUR))


def ask(c: Connection, person: str, token: str, time: int, expires: int) -> bool:
    """Note the hash of what the letter to this person will contain; False if one was sent within the hour."""
    row = PEOPLE.c
    free = (row.asked <= time - HOUR) | (row.asked > time)
    query = update(PEOPLE).where(row.id == person, free)
    return bool(c.execute(query.values(token=token, asked=time, expires=expires)).rowcount)


def asker(store: Store, token: str, time: int) -> Person | None:
    """Whom a letter with this token was sent to, if it has not expired."""
    query = select(PEOPLE).where(PEOPLE.c.token == token, PEOPLE.c.expires > time)
    row = store.read(lambda c: c.execute(query).first()) if token else None
    return Person(*row) if row else None


def confirm(c: Connection, person: str, token: str, time: int) -> bool:
    """The address of this person gets letters from now on; the token is used up."""
    good = and_(PEOPLE.c.id == person, PEOPLE.c.token == token, PEOPLE.c.expires > time)
    return bool(c.execute(update(PEOPLE).where(good).values(confirmed=time, token="", expires=0)).rowcount)
