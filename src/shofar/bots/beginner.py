"""The easy bot: it plays as people do in their first games, sensibly and not far.

It overlooks some of what it may do, looks only a few decisions ahead, and prefers points on the track to what they
will cost later. It never throws a die about its moves: what it sees, it judges."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from shofar.bots.greedy import CLOSE, Greedy
from shofar.bots.values import points, value_of
from shofar.engine.game import Game

DEPTH: Final = 3  # own decisions followed after a move
OVERLOOKED: Final = 0.25  # of the moves
NOTICED: Final = 2  # at least so many are seen
EAGER: Final = 0.5  # how much more a point now counts than one to come


class Beginner:
    """Greedy, but short of sight and eager."""

    def choose(self, game: Game, rng: Random) -> int:
        if len(game.asked) == 1:
            return game.asked[0]
        value = value_of(game.rules.title.name)

        def eager(there: Any, seat: int) -> float:
            return value(there, seat) + EAGER * points(there, seat)

        ways = Greedy(DEPTH, eager).ways(game, rng, seen(game, rng))
        best = max([worth for _, worth, _ in ways]) - CLOSE
        return rng.choice([move for move, worth, _ in ways if worth >= best])


def seen(game: Game, rng: Random) -> list[int]:
    """The moves that come to mind."""
    found = [move for move in game.asked if rng.random() >= OVERLOOKED]
    return found if len(found) >= NOTICED else rng.sample(game.asked, NOTICED)
