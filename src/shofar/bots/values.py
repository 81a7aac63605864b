"""What a position is worth to a seat: the module `value` of a title has `value(game, seat)`, in points.

It may have `parts(game, seat)`, the same by its parts, whose names are in `MADE_OF`: a hint tells them, and `value` is
their sum. It may have `guess(game, seat, rng)`, which makes what chance put into the hidden parts likelier, `WIDTH`,
the number of moves whose consequences are followed, and `turn_mark(game)`, a number that stays the same within a turn
and differs after it.

Compiled with the games. Two things mypyc gets wrong there: constant tuples of floats (they are lists) and `sum` over a
generator of floats (it is a loop)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Any, Final

from shofar.engine.game import Game

Value = Callable[[Any, int], float]
Parts = Callable[[Any, int], list[float]]
Guess = Callable[[Any, int, Random], None]
Mark = Callable[[Any], int]

ALL: Final = 1_000_000


@cache
def _module(title: str) -> ModuleType | None:
    name = f"shofar.games.{title}.value"
    return None if find_spec(name) is None else import_module(name)


@cache
def value_of(title: str) -> Value:
    """The valuation of a title; the points so far if nobody has written one."""
    found: Value = getattr(_module(title), "value", points)
    return found


@cache
def parts_of(title: str) -> tuple[tuple[str, ...], Parts]:
    """What a valuation is made of: the names of its parts, and the parts; the points alone if it does not say."""
    module = _module(title)
    names: tuple[str, ...] = getattr(module, "MADE_OF", ("points",))
    found: Parts = getattr(module, "parts", _points)
    return names, found


@cache
def guess_of(title: str) -> Guess:
    """What a title knows better than chance about the hidden parts of a determinized game; it changes that game."""
    found: Guess = getattr(_module(title), "guess", leave)
    return found


@cache
def width_of(title: str) -> int:
    """How many moves are followed to the end of the turn: all of them, unless the title says otherwise."""
    found: int = getattr(_module(title), "WIDTH", ALL)
    return found


@cache
def mark_of(title: str) -> Mark:
    """What tells one turn from the next: who decides, unless the title says it more exactly."""
    found: Mark = getattr(_module(title), "turn_mark", decider)
    return found


def decider(game: Game) -> int:
    """Who decides."""
    return game.decider


def leave(game: Game, seat: int, rng: Random) -> None:
    """Chance is as good a guess as any."""


def points(game: Game, seat: int) -> float:
    """The score as it stands."""
    return float(sum(game.breakdown(seat).values()))


def _points(game: Game, seat: int) -> list[float]:
    return [points(game, seat)]
