"""What is counted in series of games beside points: a title's `figures.py` says what there is at the end, by name
(`FIGURES`), and who comes after whom in the first round (`first_order(game)`, asked of a game just dealt)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from shofar.engine.game import Game

Figure = Callable[[Any, int], float]
Order = Callable[[Any], list[int]]


@cache
def _told(title: str, what: str) -> Any:
    name = f"shofar.games.{title}.figures"
    return getattr(import_module(name), what, None) if find_spec(name) else None


def figures(game: Game, seat: int) -> dict[str, float]:
    """The figures of a seat."""
    told: dict[str, Figure] = _told(game.rules.title.name, "FIGURES") or {}
    return {name: figure(game, seat) for name, figure in told.items()}


def first_places(game: Game) -> list[int]:
    """The place of each seat in the first turn order, from 0; that of the seats if the title does not say."""
    order: Order | None = _told(game.rules.title.name, "first_order")
    seats = order(game) if order else list(range(game.seats))
    return [seats.index(seat) for seat in range(game.seats)]
