"""Bots: each chooses one of the legal moves, knowing only what its seat may know.

from shofar import bots
move = bots.named("greedy").choose(game, random.Random(1))
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from shofar.bots.greedy import Greedy
from shofar.bots.uniform import Uniform
from shofar.engine.errors import BadRequest
from shofar.engine.game import Game


class Bot(Protocol):
    """Anything that chooses. `game` is the whole game: a fair bot searches `game.determinized(game.seat, rng)` only."""

    def choose(self, game: Game, rng: Random) -> int:
        """The integer of the move to play."""


BOTS: Final[dict[str, Callable[[], Bot]]] = {"random": Uniform, "greedy": Greedy}


def names() -> tuple[str, ...]:
    """The bots there are."""
    return tuple(BOTS)


def named(name: str) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise BadRequest("unknown-bot", f"there is no bot '{name}'; the bots are {', '.join(BOTS)}", bot=name)
    return BOTS[name]()
