"""What simulations count at the end of a game beside points; the words are `figure-<name>`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shofar.games.nehemiah.table import Nehemiah

FIGURES: Final[dict[str, Callable[[Nehemiah, int], float]]] = {
    "turns": lambda game, seat: (game.turn + 1) / game.players,
    "gates": lambda game, seat: game.gates.count(seat),
}


def first_order(game: Nehemiah) -> list[int]:
    """N2: the starting player, then clockwise."""
    return [(game.start + turn) % game.kit.players for turn in range(game.kit.players)]
