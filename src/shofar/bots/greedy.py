"""The greedy bot: it looks at the position after each move and takes the best.

A turn is cut into small decisions, so the value right after a move says little (a fee is paid before the card above is
used). The bot therefore follows its own further decisions of the turn, each taken by the value right after it, and
judges where it ends up."""

from __future__ import annotations

from random import Random
from typing import Final

from shofar.bots.values import Value, value_of
from shofar.engine.game import Game

DEPTH: Final = 8  # own decisions followed after a move ...
SIGHT: Final = 80  # ... as long as no more positions than this have been looked at on the way
CLOSE: Final = 1e-9


class Greedy:
    """Takes what looks best at the end of its own turn."""

    def __init__(self, depth: int = DEPTH) -> None:
        self.depth: Final = depth

    def choose(self, game: Game, rng: Random) -> int:
        seat = game.decider
        options = game.legal()
        value = value_of(game.rules.title.name)
        world = game.determinized(seat, rng)  # everything below looks at what this seat may know
        worths = [self._follow(_after(world, move), seat, value) for move in options]
        best = max(worths)
        return rng.choice([move for move, worth in zip(options, worths, strict=True) if worth >= best - CLOSE])

    def _follow(self, game: Game, seat: int, value: Value) -> float:
        """The value after the rest of the turn, taken greedily."""
        seen = 0
        for _ in range(self.depth):
            seen += len(game.asked)
            if game.decider != seat or seen > SIGHT:
                break
            futures = [_after(game, move) for move in game.asked]
            game = max(futures, key=lambda future: value(future, seat))
        return value(game, seat)


def _after(game: Game, move: int) -> Game:
    new = game.clone()
    new.apply(move)
    return new
