"""Rooms of random games that are stored nowhere: for the gallery, and to try out a box."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from dataclasses import replace

import shofar
from shofar.web.store.model import BOT, LOBBY, MOVE, PERSON, PLAYING, EventRow, SeatRow, TableRow
from shofar.web.tables import boxes, rooms
from shofar.web.tables.rooms import Room

NAME = "gallery"
NAMES = ("Tomek", "Hanna", "Ezer", "Zuzia")


def sample(title: str, players: int, steps: int, seed: int, options: Mapping[str, object]) -> Room:
    """A room after some random moves."""
    room = deal(title, players, seed, options)
    rng = random.Random(seed)
    for _ in range(steps):
        if room.game is None or room.game.seat is None:
            break
        go_on(room, rng.choice(room.game.moves).text)
    room.row = replace(room.row, state=PLAYING if room.game and not room.game.over else room.row.state)
    room.seats = [replace(one, kind=PERSON) for one in room.seats]
    return room


def deal(title: str, players: int, seed: int, options: Mapping[str, object], overlay: str | None = None) -> Room:
    """A room before its first move."""
    row = TableRow(
        id=NAME, title=title, players=players, options="{}", rules=shofar.title(title).version,
        box=boxes.box(title, overlay).digest, overlay=overlay, seed=str(seed), start=None, origin=NAME, state=LOBBY,
        note="", listed=1, host=NAME, again="", clock="", seconds=0, made=0, changed=0, version=0, serial=0, moves=0,
        turn=None, since=0, bot=0, thinker="", lease=0, result="",
    )  # fmt: skip
    row = replace(row, options=json.dumps(shofar.title(title).settle(players, dict(options))))
    seats = [
        SeatRow(NAME, seat, BOT if seat else PERSON, NAMES[seat], "medium" * bool(seat)) for seat in range(players)
    ]
    room = Room(row, seats, ())
    room.fold([EventRow(NAME, 1, rooms.START, None, "", None, "", 0)])
    return room


def go_on(room: Room, move: str) -> None:
    """The next move."""
    assert room.game is not None
    n = room.version + 1
    room.fold([EventRow(NAME, n, MOVE, room.game.seat, move, None, "", n * 1000)])
