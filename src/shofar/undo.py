"""Taking a move back: free until it has taught somebody something or another seat has acted, then by consent.

The one definition for page and terminal. It reads what the engine's door has noted with each step, so it is exact, and
the same wherever the same record is replayed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from shofar.engine.game import SPECTATOR

NOTHING: Final = "nothing"  # this seat has made no move
FREE: Final = "free"
OTHERS: Final = "others"  # another seat has acted since
REVEALED: Final = "revealed"  # somebody at the table, the mover included, has learnt something


class Step(Protocol):
    """A move that was made: by whom, and who learnt something through it (`Game.taught`)."""

    @property
    def seat(self) -> int: ...

    @property
    def taught(self) -> int: ...


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


def verdict(steps: Sequence[Step], seat: int) -> Verdict:
    """About the last move of this seat."""
    keep = next((at for at in range(len(steps) - 1, -1, -1) if steps[at].seat == seat), None)
    if keep is None:
        return Verdict(NOTHING, 0)
    if keep < len(steps) - 1:
        return Verdict(OTHERS, keep)
    return Verdict(REVEALED if taught_players(steps[keep].taught) else FREE, keep)


def taught_players(taught: int) -> int:
    """Who of those at the table has learnt something: a spectator has no part in the game."""
    return taught & ~(1 << SPECTATOR)
