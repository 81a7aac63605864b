"""The record of a game: where it began and the moves since. Replay gives the game back, exactly."""

from __future__ import annotations

from typing import Any

from shofar.engine import position as positions
from shofar.engine.box import Box
from shofar.engine.errors import BadPosition, BadRecord, IllegalMove, brief, shown
from shofar.engine.game import Game, News, Origin
from shofar.engine.rng import Rng, key_of
from shofar.engine.rules import Options
from shofar.engine.title import Title


def begin(title: Title, box: Box, players: int, options: Options, seed: int | str, auto: bool) -> Game:
    """A new game, dealt, at its first decision."""
    game = title.blank(title.rules(box, players, options))
    _deal(game, seed, auto)
    return game


def dealt(game: Game) -> list[News]:
    """What there was to tell before the first decision: the same set-up once more, with somebody listening."""
    if game.origin is None or game.origin.start is not None:
        return []
    again = game.rules.title.blank(game.rules)
    news = again.listen()
    _deal(again, game.origin.seed, game.auto)
    return news


def _deal(game: Game, seed: int | str, auto: bool) -> None:
    title = game.rules.title
    game.rng = Rng(key_of(title.name, seed), 0)
    game.origin = Origin(seed, None)
    game.auto = auto
    title.setup(game)
    game.advance()
    game.taught = 0  # nobody has made a step yet


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
    for number, move in enumerate(moves_of(document), 1):
        try:
            game.play(move)
        except (IllegalMove, BadPosition, *positions.STUMBLES) as error:
            if game.origin and game.origin.start is None and not isinstance(error, IllegalMove):
                raise  # a game from a seed stumbles over nothing but our own mistakes
            raise BadRecord(
                "bad-move", f"move {number} of the record cannot be played: {error}", number=number, move=move
            ) from None
    return game


def moves_of(document: dict[str, Any]) -> list[str]:
    """The moves that a record tells, in notation."""
    moves = document.get("moves")
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise BadRecord("bad-moves", "the record has no list of moves; is the file complete?")
    return moves


def opening(title: Title, document: dict[str, Any], box: Box) -> Game:
    """The game before the first move of the record."""
    _agree(document, "shofar", positions.FORMAT, "was written in another format")
    _agree(document, "rules", title.version, "was played under another rules version")
    _agree(document, "box", box.digest, "was played with another box; name it with --box")
    players, options = positions.people(title, document, BadRecord, "record")
    if "start" in document:
        return positions.load(title, _start(document), box)
    seed, auto = document.get("seed"), document.get("auto", True)
    if not isinstance(seed, int | str):
        raise BadRecord("no-seed", "the record has neither a seed nor a starting position; is the file complete?")
    if not isinstance(auto, bool):
        raise BadRecord("bad-auto", f"it says {shown(auto)} at auto; expected true or false")
    return begin(title, box, players, options, seed, auto)


def _start(document: dict[str, Any]) -> dict[str, Any]:
    """The starting position of a record, if it is one of the same game."""
    start = document["start"]
    if not isinstance(start, dict):
        raise BadRecord("bad-start", f"the record starts at {shown(start)}; expected a position")
    for key in ("title", "players", "options"):
        if start.get(key) != document.get(key):
            raise BadRecord(
                "bad-start",
                f"the record starts at a position of another game: {key} {shown(start.get(key))} there, "
                f"{shown(document.get(key))} in the record",
            )
    return start


def _agree(document: dict[str, Any], key: str, ours: int | str, trouble: str) -> None:
    theirs = document.get(key)
    if theirs != ours:
        raise BadRecord(
            "other-version",
            f"the record {trouble} ({key} {brief(theirs)}, here {ours!r})",
            which=key,
            theirs=brief(theirs),
            ours=ours,
        )
