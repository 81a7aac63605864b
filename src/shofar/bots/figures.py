"""What is counted at the end of a game beside points, by title and name: how many golems, how many scribes.

The words are `figure-<name>` of the title."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shofar.engine.game import Game

Figure = Callable[[Any, int], float]

FIGURES: Final[dict[str, dict[str, Figure]]] = {
    "nehemiah": {
        "turns": lambda game, seat: (game.turn + 1) / game.players,
        "gates": lambda game, seat: game.gates.count(seat),
    },
    "ezra": {
        "scribes": lambda game, seat: game.scribe.count(seat),
        "walls": lambda game, seat: game.walls_built(seat),
        "gates": lambda game, seat: game.gatekeepers(seat),
        "levites": lambda game, seat: game.levites[seat],
        "altar": lambda game, seat: game.altar[seat],
        "tiles": lambda game, seat: game.flipped[seat].bit_count(),
        "temple": lambda game, seat: 100 * sum(game.filled) / (len(game.filled) * game.kit.columns),
    },
    "golem": {
        "developments": lambda game, seat: game.developments(seat),
        "created": lambda game, seat: game.created(seat),
        "killed": lambda game, seat: game.buried(seat),
        "gold": lambda game, seat: sum(game.gold[seat * 4 : seat * 4 + 4]),
        "artifacts": lambda game, seat: game.completed(seat),
        "books": lambda game, seat: game.books(seat),
        "students": lambda game, seat: sum(game.student[seat * 3 : seat * 3 + 3]),
    },
}


def figures(game: Game, seat: int) -> dict[str, float]:
    """The figures of a seat."""
    return {name: figure(game, seat) for name, figure in FIGURES.get(game.rules.title.name, {}).items()}
