"""What simulations count at the end of a game beside points; the words are `figure-<name>`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shofar.games.ezra.table import Ezra

FIGURES: Final[dict[str, Callable[[Ezra, int], float]]] = {
    "scribes": lambda game, seat: game.scribe.count(seat),
    "walls": lambda game, seat: game.walls_built(seat),
    "gates": lambda game, seat: game.gatekeepers(seat),
    "levites": lambda game, seat: game.levites[seat],
    "altar": lambda game, seat: game.altar[seat],
    "tiles": lambda game, seat: game.flipped[seat].bit_count(),
    "temple": lambda game, seat: 100 * sum(game.filled) / (len(game.filled) * game.kit.columns),
}


def first_order(game: Ezra) -> list[int]:
    """From the shofar on, clockwise."""
    return game.in_order()
