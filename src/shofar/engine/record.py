"""The record of a game: where it began and the moves since. Replay gives the game back, exactly."""

from __future__ import annotations

from typing import Any

from shofar.engine import position as positions
from shofar.engine.box import Box
from shofar.engine.errors import BadRecord, IllegalMove
from shofar.engine.game import Game, Origin
from shofar.engine.rng import Rng, key_of
from shofar.engine.rules import Options
from shofar.engine.title import Title


def begin(title: Title, box: Box, players: int, options: Options, seed: int | str, auto: bool) -> Game:
    """A new game, dealt, at its first decision."""
    game = title.blank(title.rules(box, players, options))
    game.rng = Rng(key_of(title.name, seed), 0)
    game.origin = Origin(seed, None)
    game.auto = auto
    title.setup(game)
    game.advance()
    game.taught = 0  # nobody has made a step yet
    return game


def record(game: Game) -> dict[str, Any]:
    """The game as its moves."""
    rules = game.rules
    if game.origin is None:
        raise BadRecord("no-origin", "this copy was reshuffled for search and has no record of its own")
    document = positions.heading(game)
    if game.origin.start is None:
        document["seed"] = game.origin.seed
    else:
        document["start"] = game.origin.start
    document["moves"] = [rules.title.catalogue.moves[move].text for move in game.history()]
    return document


def replay(title: Title, document: dict[str, Any], box: Box) -> Game:
    """The game that this record tells, after its last move."""
    game = opening(title, document, box)
    moves = document.get("moves")
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise BadRecord("bad-moves", "the record has no list of moves; is the file complete?")
    for number, move in enumerate(moves, 1):
        try:
            game.play(move)
        except IllegalMove as error:
            raise BadRecord(
                "bad-move", f"move {number} of the record cannot be played: {error}", number=number, move=move
            ) from None
    return game


def opening(title: Title, document: dict[str, Any], box: Box) -> Game:
    """The game before the first move of the record."""
    _agree(document, "shofar", positions.FORMAT, "was written in another format")
    _agree(document, "rules", title.version, "was played under another rules version")
    _agree(document, "box", box.digest, "was played with another box; name it with --box")
    players = document.get("players")
    if not isinstance(players, int):
        raise BadRecord("bad-players", f"the record says {players!r} players; expected a number")
    options = title.settle(players, document.get("options"))
    if "start" in document:
        return positions.load(title, document["start"], box)
    seed = document.get("seed")
    if not isinstance(seed, int | str):
        raise BadRecord("no-seed", "the record has neither a seed nor a starting position; is the file complete?")
    return begin(title, box, players, options, seed, bool(document.get("auto", True)))


def _agree(document: dict[str, Any], key: str, ours: int | str, trouble: str) -> None:
    theirs = document.get(key)
    if theirs != ours:
        raise BadRecord(
            "other-version",
            f"the record {trouble} ({key} {theirs!r}, here {ours!r})",
            which=key,
            theirs=theirs,
            ours=ours,
        )
