"""The easy bot: it plays as people do in their first games, sensibly and not far.

It overlooks some of what it may do, looks only a few decisions ahead, and prefers points on the track to what they
will cost later. It never throws a die about its moves: what it sees, it judges."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from shofar.bots.greedy import CLOSE, Greedy
from shofar.bots.levels import errors_of
from shofar.bots.values import points, value_of
from shofar.engine.game import Game

NOTICED: Final = 2  # so many moves are seen at least


class Beginner:
    """Greedy, but short of sight and eager."""

    def choose(self, game: Game, rng: Random) -> int:
        if len(game.asked) == 1:
            return game.asked[0]
        title = game.rules.title.name
        value, errors = value_of(title), errors_of(title)

        def eager(there: Any, seat: int) -> float:
            return value(there, seat) + errors.eager * points(there, seat)

        ways = Greedy(errors.depth, eager).ways(game, rng, seen(game, errors.overlooked, rng))
        best = max([worth for _, worth, _ in ways]) - CLOSE
        return rng.choice([move for move, worth, _ in ways if worth >= best])


def seen(game: Game, overlooked: float, rng: Random) -> list[int]:
    """The moves that come to mind."""
    found = [move for move in game.asked if rng.random() >= overlooked]
    return found if len(found) >= NOTICED else rng.sample(game.asked, NOTICED)
