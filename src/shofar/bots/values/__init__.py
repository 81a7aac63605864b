"""What a position is worth to a seat: one module per title, `value(game, seat)`, in points.

Compiled with the games. Two things mypyc gets wrong there: constant tuples of floats (they are lists) and `sum` over a
generator of floats (it is a loop)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from shofar.engine.game import Game

Value = Callable[[Any, int], float]


@cache
def value_of(title: str) -> Value:
    """The valuation of a title; the points so far if nobody has written one."""
    if find_spec(f"shofar.bots.values.{title}") is None:
        return points
    found: Value = import_module(f"shofar.bots.values.{title}").value
    return found


def points(game: Game, seat: int) -> float:
    """The score as it stands."""
    return float(sum(game.breakdown(seat).values()))
