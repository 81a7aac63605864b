"""What simulations count at the end of a game beside points; the words are `figure-<name>`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shofar.games.golem.table import Golem

FIGURES: Final[dict[str, Callable[[Golem, int], float]]] = {
    "developments": lambda game, seat: game.developments(seat),
    "created": lambda game, seat: game.created(seat),
    "killed": lambda game, seat: game.buried(seat),
    "gold": lambda game, seat: sum(game.gold[seat * 4 : seat * 4 + 4]),
    "artifacts": lambda game, seat: game.completed(seat),
    "books": lambda game, seat: game.books(seat),
    "students": lambda game, seat: sum(game.student[seat * 3 : seat * 3 + 3]),
}


def first_order(game: Golem) -> list[int]:
    """The turn order as it was dealt."""
    return game.order.copy()
