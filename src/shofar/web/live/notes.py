"""Notes for programs: what has changed at a table as data. What never changes is not in them: `/table/<id>` has it."""

from __future__ import annotations

import json

from shofar.web.store.model import PERSON
from shofar.web.tables.rooms import Room


def note(room: Room, held: tuple[int, ...]) -> str:
    """The state of a table as JSON for those who hold these seats: its version, the decision that is open, and what
    they may do. It is made once for all of them."""
    game = room.game
    seat = game.seat if game is not None else None
    own = seat in held and seat is not None and room.seats[seat].kind == PERSON
    if room.noted != room.version:
        room.notes.clear()
        room.noted = room.version
    key = (room.state, held, own)
    found = room.notes.get(key)
    if found is None:
        moves = json.dumps([move.text for move in game.moves]) if game is not None and own else "[]"
        found = room.notes[key] = (
            f'{{"state": "{room.state}", "version": {room.version}, "at": {room.serial}, "seats": {[*held]}, '
            f'"deciding": {"null" if seat is None else seat}, "moves": {moves}}}'
        )
    return found
