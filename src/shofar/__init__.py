"""Shofar: three eurogames on one engine, for people and for agents.

A game is made with `new` and played until nobody decides any more:

>>> import shofar
>>> name = shofar.titles()[0]
>>> game = shofar.new(name, players=2, seed=7)
>>> game  # doctest: +ELLIPSIS
<shofar ..., 2 players, round 1: seat 0 decides (action), 5 moves>
>>> [move.text for move in game.moves]
['place 1', 'place 2', 'place 3', 'place 4', 'place 5']
>>> game.play("place 3")  # a move of `game.moves`, or its notation
>>> game.apply(game.legal()[0])  # or its integer, as agents like it
>>> game.seat, game.over, len(game.history())
(1, False, 2)

What is wrong is said in one sentence, by an error of this package (`ShofarError`). The rule can be asked for:

>>> game.play("activate 1.1")
Traceback (most recent call last):
    ...
shofar.engine.errors.IllegalMove: 'activate 1.1' is not possible now: not own (N5.1)
>>> print(shofar.explain_illegal(game, "activate 1.1").rule)
N5.1

A seat sees its `view`, never the game itself. Who searches does so in a copy in which all that the seat cannot see is
dealt anew:

>>> game.view(0)["round"]
1
>>> world = game.determinized(game.seat, seed=1)
>>> while not world.over:
...     world.apply(world.legal()[-1])
>>> len(world.scores)
2

What is printed on the components stands in no view, because it never changes:

>>> gate = shofar.printed(game.rules)["gates"]["gate_1"]
>>> gate.number("value"), gate.source("value")
(2, 'rulebook')

A game is a `record` of its moves or a `position`. Both are plain documents for JSON, and `replay` and `load` take them
as such, as text, or as the name of a file. `copy` and `pickle` take games, too: to another process, from the compiled
build to plain Python and back.

>>> import copy, json, pickle
>>> text = json.dumps(game.record())
>>> shofar.replay(text).digest() == game.digest()
True
>>> shofar.load(game.position()).legal() == game.legal()
True
>>> pickle.loads(pickle.dumps(game)).history() == copy.copy(game).history() == game.history()
True

Options and component data are listed by `title(name).options` and `box(name)`; `help(shofar.Game)` tells the rest.
`compiled` says whether this is the compiled build. The command `shofar --help` plays, simulates and serves.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from os import PathLike
from pathlib import Path
from typing import Any

from shofar.compiled import activate

compiled = activate(__path__)  # before the first import of the engine: it decides which build is used

from shofar.documents import Document, read  # noqa: E402
from shofar.engine import position, record, why  # noqa: E402
from shofar.engine.box import Box, read_box  # noqa: E402
from shofar.engine.errors import (  # noqa: E402
    BadBox,
    BadPosition,
    BadRecord,
    BadRequest,
    IllegalMove,
    ShofarError,
    shown,
)
from shofar.engine.game import Game  # noqa: E402
from shofar.engine.move import Catalogue, Move  # noqa: E402
from shofar.engine.printed import Face, Printed  # noqa: E402
from shofar.engine.printed import printed as _printed  # noqa: E402
from shofar.engine.rng import seed_text  # noqa: E402
from shofar.engine.rules import Rules  # noqa: E402
from shofar.engine.title import Title  # noqa: E402
from shofar.engine.why import Why  # noqa: E402
from shofar.games import NAMES, title  # noqa: E402

__version__ = "0.1.0"
__all__ = [
    "BadBox", "BadPosition", "BadRecord", "BadRequest", "Box", "Catalogue", "Face", "Game", "IllegalMove", "Move",
    "Printed", "Rules", "ShofarError", "Title", "Why", "box", "catalogue", "compiled", "explain_illegal", "load",
    "new", "opening", "printed", "replay", "title", "titles",
]  # fmt: skip

AnyBox = Box | str | PathLike[str] | None


def titles() -> tuple[str, ...]:
    """The names of the games."""
    return NAMES


def catalogue(name: str) -> Catalogue:
    """All moves of a title, with their notation and integers."""
    return title(name).catalogue


@cache
def _plain_box(name: str) -> Box:
    return read_box(name, title(name).sections, _box_file(name))


def _box_file(name: str) -> Path:
    return Path(str(files(f"shofar.games.{name}").joinpath("box.toml")))


def box(name: str, overlay: str | PathLike[str] | None = None) -> Box:
    """The component data of a title, with an owner's overlay on it if a file is given."""
    made = title(name)
    if overlay is None:
        return _plain_box(name)
    if not isinstance(overlay, str | PathLike):
        raise BadBox("no-box", f"a box is the path of a file or a Box, not {shown(overlay)}", found=shown(overlay))
    return read_box(name, made.sections, _box_file(name), Path(overlay))


def new(
    name: str,
    players: int,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    box: AnyBox = None,
    auto: bool = True,
) -> Game:
    """A new game at its first decision.

    The same seed, options and box give the same game. Without a seed a secret one is drawn. `box` is an owner's file
    of component data. With `auto=False` questions with one possible answer are asked, too.
    """
    made = title(name)
    if not isinstance(players, int) or isinstance(players, bool):
        raise BadRequest("bad-players", f"players is a whole number, not {shown(players)}", players=shown(players))
    if not isinstance(options, Mapping | None):
        raise BadRequest("bad-options", f"options is a table of names and values, not {shown(options)}")
    if not isinstance(auto, bool):
        raise BadRequest("bad-auto", f"auto is True or False, not {shown(auto)}")
    if seed is None:
        seed = secrets.token_hex(16)
    seed_text(seed)  # refuses what is none
    return record.begin(made, _box(name, box), players, made.settle(players, options), seed, auto)


def load(document: Document, box: AnyBox = None, check: bool = True) -> Game:
    """The game at a position: a document as `game.position()` gives it, its JSON text, or the path of a file with it.

    Without `check` a position is taken that the rules cannot reach.
    """
    found = read(document, BadPosition, "position")
    made = _title_of(found, BadPosition, "position")
    return position.load(made, found, _box(made.name, box), bool(check))


def replay(document: Document, box: AnyBox = None) -> Game:
    """The game that a record tells, after its last move: a document as `game.record()` gives it, its JSON text, or the
    path of a file with it."""
    found = read(document, BadRecord, "record")
    made = _title_of(found, BadRecord, "record")
    return record.replay(made, found, _box(made.name, box))


def opening(document: Document, box: AnyBox = None) -> Game:
    """The game that a record tells, before its first move."""
    found = read(document, BadRecord, "record")
    made = _title_of(found, BadRecord, "record")
    return record.opening(made, found, _box(made.name, box))


def printed(rules: Rules) -> Printed:
    """What stands on the components of a game (`game.rules`) and never changes: `printed(rules)["gates"]["gate_1"]` is
    a `Face`, whose values are asked for by name and kind, and each of which has a source."""
    if not isinstance(rules, Rules):
        raise BadRequest("no-rules", f"the rules of a game are expected (game.rules), not {shown(rules)}")
    return _printed(rules)


def explain_illegal(game: Game, text: str) -> Why | None:
    """Why a move is not possible now: the rule's number and what is missing; None if it is possible."""
    if not isinstance(game, Game):
        raise BadRequest("no-game", f"the first argument is a game, not {shown(game)}")
    return why.explain(game, text)


def _box(name: str, given: AnyBox) -> Box:
    if not isinstance(given, Box):
        found: Box = globals()["box"](name, given)
        return found
    if given.title != name:
        raise BadBox("other-box", f"this is the box of {given.title}; expected one of {name}", title=given.title)
    return given


def _title_of(document: dict[str, Any], error: type[ShofarError], what: str) -> Title:
    if not isinstance(document.get("title"), str):
        raise error("no-title", f"this is not a {what} of a game: it names no title")
    return title(document["title"])
