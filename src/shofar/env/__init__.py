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
from threading import local
from types import ModuleType
from typing import SupportsIndex

import shofar
from shofar.engine.errors import BadRequest, shown
from shofar.engine.eye import Eye
from shofar.engine.features import Feature, Features
from shofar.engine.game import NOBODY, Game

__all__ = ["Eye", "Feature", "Features", "eye", "features", "observe"]


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


def eye(title: str) -> Eye:
    """What follows games of this title: `look(game, seat)` brings its `row` up to date, unchecked and quick."""
    found: Eye = _module(title).EYE()
    return found


def observe(game: Game, seat: SupportsIndex) -> list[int]:
    """What a seat sees of a game, as numbers."""
    if not isinstance(game, Game):
        raise BadRequest("no-game", f"the first argument is a game, not {shown(game)}")
    number = seat.__index__() if hasattr(seat, "__index__") else NOBODY
    if not 0 <= number < game.players:
        sentence = f"there is no seat {shown(seat)}: seats are 0 to {game.players - 1}"
        raise BadRequest("unknown-seat", sentence, seat=shown(seat))
    return list(seen(game, number))


def seen(game: Game, seat: int) -> bytearray:
    """The same as bytes, unchecked."""
    kept = _KEPT.eye(game.rules.title.name, seat)
    kept.look(game, seat)
    return kept.row.copy()


class _Kept(local):
    """An eye for each seat of each title, in every thread its own: what has not changed is not written again."""

    def __init__(self) -> None:
        self.eyes: dict[tuple[str, int], Eye] = {}

    def eye(self, title: str, seat: int) -> Eye:
        if (title, seat) not in self.eyes:
            self.eyes[title, seat] = eye(title)
        return self.eyes[title, seat]


_KEPT = _Kept()
