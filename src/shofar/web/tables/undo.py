"""Taking a move back at a table: the verdict, and who has to agree."""

from __future__ import annotations

from shofar.undo import FREE, NOTHING, OTHERS, REVEALED, Verdict
from shofar.undo import verdict as verdict_on
from shofar.web.tables.rooms import Room

__all__ = ["FREE", "NOTHING", "OTHERS", "REVEALED", "Verdict", "must_agree", "verdict"]


def verdict(room: Room, seat: int) -> Verdict:
    """About the last move of this seat."""
    return verdict_on(room.steps if room.game is not None else [], seat)


def must_agree(room: Room, seat: int) -> list[int]:
    """The seats of other people: also of those for whom a bot plays just now. Bots are not asked, nor who has sat down
    at a seat together with the one who wishes. A seat that is lent makes nobody one with its owner: else a link that
    somebody else follows would spare asking them."""
    own = room.owners.get(seat, set())
    return [other for other in room.people_but(seat) if not own & room.owners.get(other, set())]


def may_answer(room: Room, person: str, seat: int, asking: int) -> bool:
    """Whether somebody answers for this seat: its owner, or a device that it was lent to, but for the one who asks."""
    return person in room.owners.get(seat, set()) or person not in room.holders.get(asking, set())
