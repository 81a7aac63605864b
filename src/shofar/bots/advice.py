"""Advice for a person: the moves that the greedy bot likes best, and why, by the parts of its valuation."""

from __future__ import annotations

from random import Random
from typing import Final

from shofar.bots.greedy import Greedy
from shofar.bots.values import parts_of
from shofar.engine.game import Game

MOST: Final = 3  # moves
REASONS: Final = 3  # of each
SLIGHT: Final = 0.25  # points that are not worth a word


class Advice:
    """A move: what the position is worth at the end of the turn that it begins, and what that changes, in points."""

    __slots__ = ("gain", "move", "reasons")

    def __init__(self, move: int, gain: float, reasons: list[tuple[str, float]]) -> None:
        self.move: Final = move
        self.gain: Final = gain  # against the position now
        self.reasons: Final = reasons  # the parts of the valuation that change most


def advise(game: Game, rng: Random, most: int = MOST) -> list[Advice]:
    """The best moves of the seat that decides, the best first. It looks at what that seat may know only."""
    seat = game.decider
    names, parts = parts_of(game.rules.title.name)
    now = parts(game.determinized(seat, rng), seat)
    ways = sorted(Greedy().ways(game, rng), key=lambda way: way[1], reverse=True)[:most]
    return [Advice(move, worth - sum(now), _reasons(names, now, parts(there, seat))) for move, worth, there in ways]


def _reasons(names: tuple[str, ...], now: list[float], then: list[float]) -> list[tuple[str, float]]:
    changes = [(name, after - before) for name, before, after in zip(names, now, then, strict=True)]
    telling = [(name, change) for name, change in changes if abs(change) >= SLIGHT]
    return sorted(telling, key=lambda one: abs(one[1]), reverse=True)[:REASONS]
