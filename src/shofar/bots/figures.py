"""What is counted at the end of a game beside points, by name: a title's `figures.py` says what."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from shofar.engine.game import Game

Figure = Callable[[Any, int], float]


@cache
def _figures(title: str) -> dict[str, Figure]:
    name = f"shofar.games.{title}.figures"
    found: dict[str, Figure] = import_module(name).FIGURES if find_spec(name) else {}
    return found


def figures(game: Game, seat: int) -> dict[str, float]:
    """The figures of a seat."""
    return {name: figure(game, seat) for name, figure in _figures(game.rules.title.name).items()}
