"""Time: how much a seat has left, who is gone, what handing over and coming back do to a clock."""

from __future__ import annotations

from typing import Any, Final

from shofar.web.store.model import PERSON, SeatRow, TableRow
from shofar.web.store.store import now
from shofar.web.tables.rooms import Room

KINDS: Final = ("", "turn", "bank")  # no clock; for each decision; for the whole game
SHORTEST: Final = 10  # seconds
LONGEST: Final = 30 * 86_400
LEAST: Final = 60  # seconds of silence
PATIENCE: Final = 3_600  # seconds: the usual silence after which a person counts as gone, without a clock
BACK: Final = 100  # milliseconds per second of the whole: a tenth of the bank, for who comes back without time


def remaining(row: TableRow, seat: SeatRow, time: int) -> int:
    """Milliseconds that the seat which decides has left. A clock that jumps back takes nothing."""
    whole = seat.bank if row.clock == "bank" else row.seconds * 1000
    return max(0, whole - max(0, time - row.since))


def time_left(room: Room, seat: int) -> int | None:
    """Milliseconds that a person has left; None without a clock, or if they do not decide."""
    if not room.row.clock or not decides(room, seat) or room.seats[seat].kind != PERSON:
        return None
    return remaining(room.row, room.seats[seat], now())


def decides(room: Room, seat: int) -> bool:
    return room.game is not None and room.game.seat == seat


def gone(room: Room, seat: int, present: set[int]) -> bool:
    """With a clock: out of time, and nothing else. Without one: nothing was heard of the person for as long as the
    table has chosen."""
    if room.row.clock:
        return time_left(room, seat) == 0
    silence = now() - room.seats[seat].seen
    return bool(room.row.patience) and seat not in present and silence > room.row.patience * 1000


def stopped(room: Room, seat: int) -> dict[str, Any]:
    """What is left on the clock of a seat that is handed to a bot: bots think for nothing."""
    if room.row.clock != "bank" or not decides(room, seat):
        return {}
    return {"bank": remaining(room.row, room.seats[seat], now())}


def since_undo(room: Room, seat: int | None) -> int:
    """When the decision counts as begun that an undo leads back to. Who decides on has used the time since their move:
    else one could think for nothing, and take back what one has thought of."""
    return room.row.since if seat is not None and decides(room, seat) else now()


def resumed(room: Room, seat: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """The clock of a person who comes back, as values of the seat and of the table. Only who has no time left gets
    some, else coming back would pay."""
    row, sitter, time = room.row, room.seats[seat], now()
    again = {"since": time} if decides(room, seat) else {}
    if row.clock == "bank":
        return {"bank": sitter.bank or row.seconds * BACK}, again
    return {}, again if row.clock == "turn" and not remaining(row, sitter, time) else {}
