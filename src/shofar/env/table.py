"""What all environments have in common: which game is played, how it is seen and what is given for it."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any, Final

import shofar
from shofar.engine.errors import BadRequest, shown
from shofar.engine.game import Game
from shofar.env import Eye, eye, features
from shofar.env.rewards import reward_of


class Table:
    """A kind of game, checked when it is named: title, players, options, box and reward."""

    def __init__(
        self, title: str, players: int, options: Mapping[str, Any] | None, box: shofar.AnyBox, reward: str
    ) -> None:
        sample = shofar.new(title, players, 0, options, box)  # what is wrong is told here
        self.title: Final = title
        self.players: Final = players
        self.options: Final = dict(sample.rules.options)
        self.box: Final = sample.rules.box
        self.features: Final = features(title)
        self.moves: Final = len(shofar.catalogue(title))
        self.bound: Final = sample.rules.title.bound
        self.reward: Final = reward_of(reward)

    def __deepcopy__(self, memo: object) -> Table:
        """It never changes: those who copy what they have share it."""
        return self

    def eye(self) -> Eye:
        """What follows such games for a seat."""
        return eye(self.title)

    def new(self, seed: int | str | None) -> Game:
        """A game."""
        return shofar.new(self.title, self.players, seed, self.options, self.box)


def whole(value: Any, what: str) -> int:
    """The whole number that this is, also one of numpy."""
    try:
        if not isinstance(value, bool):
            return index(value)
    except TypeError:
        pass
    raise BadRequest("not-whole", f"{what} is a whole number, not {shown(value)}", what=what)
