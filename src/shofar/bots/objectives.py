"""What a seat wants: from what everybody may expect to what a position is worth to one of them."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from shofar.bots.values import Value
from shofar.engine.game import Game

Judge = Callable[[Game, int, Value], float]
SCALE: Final = 6.0  # points of difference that make a victory e times as likely as a defeat
FULL: Final = 100.0  # a sure victory, so that a game already won is still played well: see `win`
FINE: Final = 0.05  # weight of a point beside the chance of winning


def own(game: Game, seat: int, expected: Value) -> float:
    """As many points as possible."""
    return expected(game, seat)


def lead(game: Game, seat: int, expected: Value) -> float:
    """As far ahead of the best other as possible."""
    mine = expected(game, seat)
    if game.seats == 1:
        return mine
    return mine - max([expected(game, other) for other in range(game.seats) if other != seat])


def win(game: Game, seat: int, expected: Value) -> float:
    """As likely ahead of everybody else as possible; a point is worth a little beside that."""
    mine = expected(game, seat)
    chance = 1.0
    for other in range(game.seats):
        if other != seat:
            chance *= 1.0 / (1.0 + exp(min(50.0, (expected(game, other) - mine) / SCALE)))
    return FULL * chance + FINE * mine


JUDGES: Final[dict[str, Judge]] = {"own": own, "lead": lead, "win": win}


def judge_of(name: str) -> Judge:
    """The objective of this name."""
    return JUDGES[name]
