"""Taking a move back: free until something hidden is revealed, chance strikes or another seat acts; then by consent."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Final

from shofar.engine.errors import ShofarError
from shofar.engine.game import Game
from shofar.web.tables.rooms import Room

TRIES: Final = 3  # each shuffle of what the seat cannot see has the chance to show a difference

NOTHING: Final = "undo-nothing"
FREE: Final = "undo-free"
OTHERS: Final = "undo-others"
CHANCE: Final = "undo-chance"
REVEALED: Final = "undo-revealed"


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a seat may take its last move back, why not freely, and how many moves would remain."""

    reason: str
    keep: int

    @property
    def free(self) -> bool:
        return self.reason == FREE

    @property
    def possible(self) -> bool:
        return self.reason != NOTHING


def verdict(room: Room, seat: int) -> Verdict:
    """About the last move of this seat."""
    return room.worked_out(("undo", seat), lambda: _verdict(room, seat))


def _verdict(room: Room, seat: int) -> Verdict:
    keep = next((at for at in range(len(room.steps) - 1, -1, -1) if room.steps[at].seat == seat), None)
    if keep is None or room.game is None:
        return Verdict(NOTHING, 0)
    if keep < len(room.steps) - 1:
        return Verdict(OTHERS, keep)
    if room.steps[keep].chance:
        return Verdict(CHANCE, keep)
    before = room.at(keep)
    if before is None or reveals(before, room.steps[keep].move, seat, room.game):
        return Verdict(REVEALED, keep)
    return Verdict(FREE, keep)


def reveals(before: Game, move: str, seat: int, after: Game) -> bool:
    """True if the move showed its seat something: with other hidden things behind the same view, it would see another
    result. Needs no knowledge of the game."""
    seen = after.view(seat)
    return any(_after_shuffle(before, move, seat) != seen for _ in range(TRIES))


def _after_shuffle(before: Game, move: str, seat: int) -> dict[str, Any] | None:
    other = before.determinized(seat, secrets.SystemRandom())
    try:
        other.play(move)
    except ShofarError:
        return None
    return other.view(seat)
