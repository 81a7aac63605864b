"""Points (G6): on the way, and the six items of the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shofar.games.golem.components import KINDS
from shofar.games.golem.table import OVER, VP, Golem

RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2

Counter = Callable[[Golem, int], int]

# What an objective counts, in the order of KINDS.
COUNTERS: Final[dict[str, Counter]] = {
    "red_student": lambda game, seat: game.student[seat * 3 + RED],
    "blue_student": lambda game, seat: game.student[seat * 3 + BLUE],
    "yellow_student": lambda game, seat: game.student[seat * 3 + YELLOW],
    "created": lambda game, seat: game.created(seat),
    "gold": lambda game, seat: sum(game.gold[seat * 4 : seat * 4 + 4]),
    "developments": lambda game, seat: game.developments(seat),
    "study": lambda game, seat: game.study[seat],
    "books": lambda game, seat: game.books(seat),
    "killed": lambda game, seat: game.buried(seat),
}


def reached(game: Golem, seat: int, card: int) -> int:
    """How much of what an objective counts a seat has."""
    return COUNTERS[KINDS[game.kit.objective_kind[card]]](game, seat)


def met(game: Golem, seat: int, card: int) -> bool:
    return reached(game, seat, card) >= game.kit.objective_least[card]


def objective_points(game: Golem, seat: int) -> int:
    """G6.2: each objective that is met, and the set bonus for different kinds."""
    cards = [card for card, holder in enumerate(game.objective) if holder == seat and met(game, seat, card)]
    kinds = {game.kit.objective_kind[card] for card in cards}
    return sum(game.kit.objective_vp[card] for card in cards) + game.kit.set_bonus[len(kinds)]


def breakdown(game: Golem, seat: int) -> dict[str, int]:
    """Points by source: the track, and what the table would give now. Objectives are secret until the end."""
    at = seat * 4
    return {
        "track": game.purse[at + VP],
        "golems": game.created(seat) * game.menorahs(seat, RED),
        "artifacts": game.completed(seat) * game.menorahs(seat, YELLOW),
        "columns": game.columns_used(seat) * game.menorahs(seat, BLUE),
        "study": game.kit.study_vp[game.study[seat]],
        "objectives": objective_points(game, seat) if game.phase == OVER else 0,
        "resources": sum(game.purse[at : at + 3]) // game.kit.resources_per_point,
    }
