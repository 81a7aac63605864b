"""The games as environments for agents that learn.

What an agent sees is a flat row of small numbers: named features with shapes and ranges, filled by compiled code from
what its seat may see. It needs no other package:

>>> from shofar import env
>>> game = shofar.new(shofar.titles()[0], players=2, seed=7)
>>> features = env.features(shofar.titles()[0])
>>> row = env.observe(game, seat=0)
>>> len(row) == features.size, features["round"], features.parts(row)["players"]
(True, <round []: 0 to 2, at 1>, [2])

`env.pettingzoo`, `env.gymnasium`, `env.vector` and `env.openspiel` are modules of their own and need the extra `rl`
(`env.openspiel` the extra `openspiel`): `docs/train.md` shows all of them.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import SupportsIndex

import shofar
from shofar.engine.batch import Observe
from shofar.engine.errors import BadRequest, shown
from shofar.engine.features import Feature, Features
from shofar.engine.game import Game

__all__ = ["Feature", "Features", "features", "observe", "observer"]


@cache
def _module(title: str) -> ModuleType:
    name = f"shofar.games.{shofar.title(title).name}.observe"
    if find_spec(name) is None:
        raise BadRequest("no-observation", f"{title} has no observe.py, so agents cannot see it", title=title)
    return import_module(name)


def features(title: str) -> Features:
    """What an observation of this title is made of, in its order."""
    found: Features = _module(title).FEATURES
    return found


def observer(title: str) -> Observe:
    """The function that fills an observation: of a game of this title and a seat, unchecked and quick."""
    found: Observe = _module(title).observe
    return found


def observe(game: Game, seat: SupportsIndex) -> list[int]:
    """What a seat sees of a game, as numbers."""
    if not isinstance(game, Game):
        raise BadRequest("no-game", f"the first argument is a game, not {shown(game)}")
    number = seat.__index__()
    if not 0 <= number < game.players:
        raise BadRequest("unknown-seat", f"there is no seat {number}: seats are 0 to {game.players - 1}", seat=number)
    return observer(game.rules.title.name)(game, number)
