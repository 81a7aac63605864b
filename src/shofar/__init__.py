"""Shofar: three eurogames on one engine, for people and for agents.

import shofar
game = shofar.new(shofar.titles()[0], players=3, seed=7)
game.play(game.moves[0])
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from shofar.compiled import activate

compiled = activate(__path__)  # before the first import of the engine: it decides which build is used

from shofar.engine import position, record, why  # noqa: E402
from shofar.engine.box import Box, read_box  # noqa: E402
from shofar.engine.errors import (  # noqa: E402
    BadBox,
    BadPosition,
    BadRecord,
    BadRequest,
    IllegalMove,
    ShofarError,
)
from shofar.engine.game import Game  # noqa: E402
from shofar.engine.move import Catalogue, Move  # noqa: E402
from shofar.engine.title import Title  # noqa: E402
from shofar.engine.why import Why  # noqa: E402
from shofar.games import NAMES, title  # noqa: E402

__version__ = "0.1.0"
__all__ = [
    "BadBox", "BadPosition", "BadRecord", "BadRequest", "Box", "Catalogue", "Game", "IllegalMove", "Move",
    "ShofarError", "Title", "Why", "box", "catalogue", "compiled", "explain_illegal", "load", "new", "opening",
    "replay", "title", "titles",
]  # fmt: skip


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


def box(name: str, overlay: str | Path | None = None) -> Box:
    """The component data of a title, with an owner's overlay on it if a file is given."""
    if overlay is None:
        return _plain_box(name)
    return read_box(name, title(name).sections, _box_file(name), Path(overlay))


def new(
    name: str,
    players: int,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    box: Box | str | Path | None = None,
    auto: bool = True,
) -> Game:
    """A new game at its first decision. Without a seed a secret one is drawn."""
    made = title(name)
    chosen = made.settle(players, dict(options or {}))
    return record.begin(made, _box(name, box), players, chosen, secrets.token_hex(16) if seed is None else seed, auto)


def load(document: dict[str, Any], box: Box | str | Path | None = None, check: bool = True) -> Game:
    """The game at a position document."""
    made = _title_of(document, BadPosition, "position")
    return position.load(made, document, _box(made.name, box), check)


def replay(document: dict[str, Any], box: Box | str | Path | None = None) -> Game:
    """The game that a record tells, after its last move."""
    made = _title_of(document, BadRecord, "record")
    return record.replay(made, document, _box(made.name, box))


def opening(document: dict[str, Any], box: Box | str | Path | None = None) -> Game:
    """The game that a record tells, before its first move."""
    made = _title_of(document, BadRecord, "record")
    return record.opening(made, document, _box(made.name, box))


def explain_illegal(game: Game, text: str) -> Why | None:
    """Why a move is not possible now: the rule's number and what is missing; None if it is possible."""
    return why.explain(game, text)


def _box(name: str, given: Box | str | Path | None) -> Box:
    return given if isinstance(given, Box) else globals()["box"](name, given)


def _title_of(document: object, error: type[ShofarError], what: str) -> Title:
    if not isinstance(document, dict) or not isinstance(document.get("title"), str):
        raise error("no-title", f"this is not a {what} of a game: it names no title")
    return title(document["title"])
