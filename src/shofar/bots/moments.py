"""What a review comes to: the turns at which a game turned, and what is to be said of each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

TURNING: Final = 3  # turns that are told
MOVED: Final = 1.0  # points of lead: less turns nothing
LITTLE: Final = 2.0  # points given away in a whole game that are not worth a word
MOST: Final = 0.35  # of what a seat gave away: so much in one turn is told of that turn
FELT: Final = 1.0  # points of luck that are worth a word

CLEAN, ONE, DECIDED, MANY = "clean", "one", "decided", "many"


class Moment:
    """A turn after which more had changed than after others.

    turn    its number in the review
    swing   points that its seat came closer to the best of the others, or farther ahead of it
    leads   whether the seat that could expect most could not before: the last time that happened in the game"""

    __slots__ = ("leads", "swing", "turn")

    def __init__(self, turn: int, swing: float, leads: bool) -> None:
        self.turn: Final = turn
        self.swing: Final = swing
        self.leads: Final = leads


def turning_points(expected: Sequence[Sequence[float]], seats: Sequence[int]) -> list[Moment]:
    """Where the game turned, in its order: `expected` is what everybody could expect before each turn and after the
    last, `seats` whose turns they were. The last change of the lead is among them, else the largest swings are."""
    found: list[Moment] = []
    changed = _last_change(expected)
    for turn, seat in enumerate(seats):
        swing = _lead(expected[turn + 1], seat) - _lead(expected[turn], seat)
        if abs(swing) >= MOVED or turn == changed:
            found.append(Moment(turn, swing, turn == changed))
    found.sort(key=_weight, reverse=True)
    return sorted(found[:TURNING], key=_turn)


def _last_change(expected: Sequence[Sequence[float]]) -> int:
    """The turn after which another could expect most, for the last time; -1 if there is none."""
    changed, before = -1, -1
    for at, points in enumerate(expected):
        ahead = _best(points)
        if at and ahead != before:
            changed = at - 1
        before = ahead
    return changed


def _best(points: Sequence[float]) -> int:
    found = 0
    for seat, one in enumerate(points):
        if one > points[found]:
            found = seat
    return found


def _lead(points: Sequence[float], seat: int) -> float:
    others = [one for other, one in enumerate(points) if other != seat]
    return points[seat] - max(others) if others else points[seat]


def _weight(one: Moment) -> tuple[bool, float]:
    return one.leads, abs(one.swing)


def _turn(one: Moment) -> int:
    return one.turn


def verdict(losses: Sequence[float], behind: float) -> str:
    """Which sentence fits a seat: from what each of its turns gave away, and by how much it came behind the winner."""
    lost = 0.0
    for loss in losses:
        lost += loss
    worst = max(losses, default=0.0)
    if lost < LITTLE:
        return CLEAN
    if 0 < behind < worst:
        return DECIDED
    return ONE if worst >= MOST * lost else MANY


def felt(luck: float) -> str:
    """Which sentence tells luck; empty if there was hardly any."""
    if abs(luck) < FELT:
        return ""
    return "lucky" if luck > 0 else "unlucky"
