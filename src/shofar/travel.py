"""The way of games, moves and boxes to another process or into a file, and back: what `pickle` writes.

Everything goes by name and as plain data, so that a pickle made by the compiled build is read by plain Python and the
other way round. This module is never compiled. Like a position, a pickle of a game holds its generator and its seed:
never hand it to a player. And like every pickle it is for those who trust each other: between strangers, send
`game.record()`.
"""

from __future__ import annotations

from typing import Any

from shofar.engine import position as positions
from shofar.engine.box import Box, Row
from shofar.engine.errors import BadPosition
from shofar.engine.game import Game, Origin
from shofar.engine.move import Catalogue, Move
from shofar.engine.rules import Options, Rules
from shofar.engine.title import Title
from shofar.games import title

Packed = tuple[Any, tuple[Any, ...]]


def packed_game(game: Game) -> Packed:
    """The position, what is asked, who has just learnt something, the moves that led here and where they began. Who
    listens to news stays behind."""
    origin = None if game.origin is None else (game.origin.seed, game.origin.start)
    asked = (game.decider, game.legal(), game.taught)
    return unpacked_game, (game.rules.box, game.position(), *asked, game.history(), origin)


def unpacked_game(
    box: Box,
    document: dict[str, Any],
    decider: int,
    asked: list[int],
    taught: int,
    history: list[int],
    origin: tuple[int | str, dict[str, Any] | None] | None,
) -> Game:
    """The game as it was; one of another version of the rules is refused."""
    game = positions.filled(title(document["title"]), document, box)
    game.decider, game.asked, game.taught = decider, asked, taught
    for move in history:
        game.past = (game.past, move)
    game.origin = None if origin is None else Origin(*origin)
    return game


def packed_box(box: Box) -> Packed:
    """The box of the package by its name, an owner's with all its values."""
    plain = _plain(box.title)
    if plain.digest == box.digest and plain.sources == box.sources:
        return plain_box, (box.title, box.digest)
    return owners_box, (box.title, box.file, box.values, box.sources, box.digest)


def plain_box(name: str, digest: str) -> Box:
    """The box of the package, if it is still the same there."""
    box = _plain(name)
    if box.digest != digest:
        raise BadPosition(
            "other-box", f"this was made with box {digest} of {name}; here it is {box.digest}: use the same version"
        )
    return box


def owners_box(
    name: str, file: str, values: dict[str, dict[str, Row]], sources: dict[tuple[str, str, str], str], digest: str
) -> Box:
    """A box as its owner changed it."""
    box = Box(name, file)
    box.values.update(values)
    box.sources.update(sources)
    box.digest = digest
    return box


def packed_rules(rules: Rules) -> Packed:
    """What makes them again."""
    return rules_of, (rules.title.name, rules.box, rules.players, rules.options)


def rules_of(name: str, box: Box, players: int, options: Options) -> Rules:
    """The rules of a kind of game, the same object for everybody who asks."""
    return title(name).rules(box, players, options)


def packed_title(made: Title) -> Packed:
    """Its name."""
    return title, (made.name,)


def packed_catalogue(catalogue: Catalogue) -> Packed:
    """The name of its title."""
    return catalogue_of, (catalogue.title,)


def catalogue_of(name: str) -> Catalogue:
    """All moves of a title."""
    return title(name).catalogue


def packed_move(move: Move) -> Packed:
    """Its notation."""
    return move_of, (move.title, move.text)


def move_of(name: str, text: str) -> Move:
    """The one object that is this move."""
    return title(name).catalogue.parse(text)


def _plain(name: str) -> Box:
    import shofar

    return shofar.box(name)
