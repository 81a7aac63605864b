"""The random bot: every legal move is equally likely."""

from __future__ import annotations

from random import Random

from shofar.engine.game import Game


class Uniform:
    """Chooses without looking."""

    def choose(self, game: Game, rng: Random) -> int:
        return rng.choice(game.legal())
