"""Trying out what visitors bring along, where it can do no harm: boxes, records, moves of games that began with either.

What the server does afterwards is the same once more, so it takes no longer than it took here: the engine leaves
nothing to chance that is not in the record.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any, Final

import shofar
from shofar.engine.errors import BadBox, IllegalMove, ShofarError
from shofar.engine.forecast import dear
from shofar.engine.game import Game
from shofar.web import scene as scenes
from shofar.web.errors import TooHard, WebError
from shofar.web.pages import table as pages
from shofar.web.pages.layout import Guest
from shofar.web.tables import boxes
from shofar.web.tables.branches import read_record
from shofar.web.tables.rooms import Room
from shofar.web.tables.samples import deal, go_on
from shofar.web.thinking.patience import at_most

LONGEST: Final = 0.05 if shofar.compiled else 0.5  # seconds of the processor for a move; games need a hundredth of it
HARD: Final = 1.0 if shofar.compiled else 3.0  # after which nobody waits for the end of it
GAMES: Final = 4  # that are played at random with a new box
ENOUGH: Final = 1.0  # seconds of the processor after which no further one is begun
DRAWN: Final = 100  # moves between two pages that are drawn
PAGE: Final = 3_000_000  # letters of a page; the largest of a printed game has a tenth
DRAWING: Final = 1.0  # seconds of the processor for a page
THIS: Final = "this game"

Question = dict[str, Any]
Answer = dict[str, Any]
Find = Callable[[str, dict[str, Any]], Game]  # the game of a table, after the moves of its record


def move(find: Find, question: Question) -> Answer:
    """Play a move on a copy, and foresee what the page will tell then. One that is not allowed changes nothing and is
    told by the server itself."""
    game = find(question["table"], question["record"]).clone()
    try:
        _timed(lambda: game.play(question["move"]), question["move"], THIS)
    except IllegalMove:
        return {"legal": False}
    _timed(lambda: _foresee(game), question["move"], THIS)
    return {"legal": True}


def why(find: Find, question: Question) -> Answer:
    """Ask why a move is not possible: that plays it too, with goods that are only lent."""
    game = find(question["table"], question["record"])
    try:
        _timed(lambda: game.forecast(question["move"]), question["move"], THIS)
    except IllegalMove:
        return {"told": False}
    return {"told": True}


def _foresee(game: Game) -> None:
    """What every move would do stands on the page of who decides, and pages are drawn on the event loop."""
    for one in game.moves:
        game.forecast(one.text)
    dear(game)


def box(_: Find, question: Question) -> Answer:
    """Deal games with a box, play them at random to their end, draw some of their pages."""
    title, players, options, overlay = (question[name] for name in ("title", "players", "options", "overlay"))
    began = process_time()
    for seed in range(GAMES):
        if seed and process_time() - began > ENOUGH:
            break
        _play_through(deal(title, players, seed, options, overlay), random.Random(seed))
    return {"games": seed}


def _play_through(room: Room, rng: random.Random) -> None:
    while room.game is not None and room.game.seat is not None:
        if len(room.steps) % DRAWN == 0:
            _draw(room)
        move = rng.choice(room.game.moves).text
        _timed(partial(room.game.clone().play, move), move, boxes.FILE)
        go_on(room, move)
        if len(room.steps) > shofar.title(room.row.title).bound:
            raise BadBox("endless-box", f"{boxes.FILE}: a game with it does not end")
    if room.game is None:
        raise BadBox("bad-box", f"{boxes.FILE}: a game with it cannot be played: {room.trouble}")
    _draw(room)


def _timed(work: Callable[[], object], move: str, what: str) -> None:
    """Do what belongs to a move, if it takes no longer than it may."""
    began = process_time()
    try:
        with at_most(HARD):
            work()
    except IllegalMove:
        raise
    except Exception as error:  # effects that were never meant to be together may trip the engine up in any way
        why = str(error) if isinstance(error, ShofarError) else type(error).__name__
        raise TooHard("bad-move", f"in {what} the move '{move}' cannot be worked out ({why}); play another") from None
    if process_time() - began > LONGEST:
        raise TooHard("slow-move", f"in {what} the move '{move}' takes too long to work out; play another")


def _draw(room: Room) -> None:
    """The page of who decides: boards draw what a box counts."""
    began = process_time()
    seat = room.game.seat if room.game else None
    room.holders = {} if seat is None else {seat: {room.row.host}}
    made = scenes.scene(room, room.row.host, "en", seat, set(), 0)
    guest = Guest(made.look.words, "", "", (), shofar.__version__)
    if len(str(pages.inner(made, guest))) > PAGE or process_time() - began > DRAWING:
        raise BadBox("large-page", f"{boxes.FILE}: there is more on the table than a page can show")


def record(_: Find, question: Question) -> Answer:
    """Replay a record that somebody sent, as text."""
    try:
        document = json.loads(question["text"])
    except (ValueError, RecursionError):
        raise WebError("bad-record", "this is not a record: expected the file that Shofar saves") from None
    began = process_time()
    played = read_record(document)[2]
    if process_time() - began > LONGEST * max(20, len(played)):
        raise TooHard("slow-record", "this record takes too long to replay")
    return {"moves": len(played)}


def on(_: Find, question: Question) -> Answer:
    """The position after some moves, for a table of its own; what a viewer must not know is reshuffled."""
    document: dict[str, Any] = question["record"]
    game = boxes.opening(document)
    game.play(*document["moves"])
    if game.over:
        return {"start": None}
    if question["hide"]:
        game = game.determinized(question["viewer"], random.SystemRandom())
    start = game.position()
    begun = boxes.opening(document | {"moves": [], "start": start})
    _timed(lambda: _foresee(begun), (document["moves"] or [""])[-1], THIS)
    return {"start": start}


TRIALS: Final[dict[str, Callable[[Find, Question], Answer]]] = {
    "move": move, "why": why, "box": box, "record": record, "on": on,
}  # fmt: skip
