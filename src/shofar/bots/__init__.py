"""Bots: each chooses one of the legal moves, knowing only what its seat may know.

from shofar import bots
move = bots.named("expert").choose(game, random.Random(1))

A bot may keep a plan for the rest of its turn: one bot plays one seat of one game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final, Protocol

from shofar.bots.beginner import Beginner
from shofar.bots.greedy import Greedy
from shofar.bots.planner import Planner
from shofar.bots.uniform import Uniform
from shofar.engine.errors import BadRequest
from shofar.engine.game import Game


class Bot(Protocol):
    """Anything that chooses. `game` is the whole game: a fair bot searches `game.determinized(game.seat, rng)` only."""

    def choose(self, game: Game, rng: Random) -> int:
        """The integer of the move to play."""


BOTS: Final[dict[str, Callable[[], Bot]]] = {  # from the weakest to the strongest
    "random": Uniform,
    "easy": Beginner,
    "medium": Greedy,
    "hard": partial(Planner, "hard"),
    "expert": partial(Planner, "expert"),
}
ALSO: Final = {"greedy": "medium"}  # other names of the same


def names() -> tuple[str, ...]:
    """The bots there are, from the weakest to the strongest."""
    return tuple(BOTS)


def proper(name: str) -> str:
    """The name of a bot that may have been called by another one."""
    return ALSO.get(name, name)


def named(name: str) -> Bot:
    """The bot of this name."""
    if proper(name) not in BOTS:
        raise BadRequest("unknown-bot", f"there is no bot '{name}'; the bots are {', '.join(BOTS)}", bot=name)
    return BOTS[proper(name)]()
