"""What a seat may expect to have in the end: the valuation of a title, corrected by what games of bots have taught.

A title that has learnt has `features.py` (`FEATURES`, `stage(game)`, `features(game, seat)`) and `learnt.toml`, which
`tools/fit_values.py` writes: for each number of players and stage a bias and one weight per feature. They are added to
the valuation. That holds only where a turn has ended: in its middle the valuation promises what is still undecided."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Final

from shofar.bots.values import Value, value_of
from shofar.engine.game import Game

FILE: Final = "learnt.toml"
STAGES: Final = 100  # more than any title has

Features = Callable[[Any, int], list[float]]
Stage = Callable[[Any], int]


class Learnt:
    """The valuation of a title with what was learnt about its errors."""

    def __init__(self, value: Value, stage: Stage, features: Features, weights: dict[int, list[float]]) -> None:
        self.value: Final = value
        self.stage: Final = stage
        self.features: Final = features
        self.weights: Final = weights  # by players * STAGES + stage: the bias, then a weight per feature

    def expected(self, game: Game, seat: int) -> float:
        """Final points of the seat; the valuation alone for a number of players or stage that was never seen."""
        total = self.value(game, seat)
        weights = None if game.over else self.weights.get(game.players * STAGES + self.stage(game))
        if weights is None:
            return total
        total += weights[0]
        at = 1
        for feature in self.features(game, seat):
            total += feature * weights[at]
            at += 1
        return total


@cache
def expected_of(title: str) -> Value:
    """Expected final points of a seat where a turn has ended; the valuation if the title ships no weights."""
    value = value_of(title)
    if find_spec(f"shofar.games.{title}.features") is None:
        return value
    module = import_module(f"shofar.games.{title}.features")
    file = files(f"shofar.games.{title}") / FILE
    if not file.is_file():
        return value
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    return Learnt(value, module.stage, module.features, read(title, table, module.FEATURES)).expected


def read(title: str, table: dict[str, Any], names: tuple[str, ...]) -> dict[int, list[float]]:
    """The weights of a file, which must be about the features that the title has now."""
    if tuple(table["features"]) != names:
        raise ValueError(
            f"{FILE} of {title} is about other features than features.py: fit it anew with tools/fit_values.py"
        )
    return {row["players"] * STAGES + row["stage"]: [row["bias"], *row["weights"]] for row in table["fit"]}
