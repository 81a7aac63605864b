"""After an upgrade: do the games that are being played still play as they were played?"""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from time import monotonic
from typing import Final

from shofar.engine.promise import kept, promise
from shofar.web.background import Background
from shofar.web.errors import WebError
from shofar.web.store.model import MOVE, PLAYING, SET, STOPPED
from shofar.web.store.store import Store, now
from shofar.web.tables import boxes, rooms
from shofar.web.tables.keeper import Draft, Keeper
from shofar.web.tables.rooms import Room

log = logging.getLogger("shofar.upgrade")

BATCH: Final = 50  # tables that are asked for together
REST: Final = 4.0  # times as long as a table took that nobody has asked for: then the next one
DIFFERS: Final = "the program has changed and would play this game differently; it may go on with the program of before"


class Upgrade(Background):
    """Examines tables that another program has played: when they are loaded, and meanwhile one after the other."""

    def __init__(self, store: Store, keeper: Keeper) -> None:
        self.store: Final = store
        self.keeper: Final = keeper
        keeper.program = program()
        keeper.examine = self.examine

    async def _run(self) -> None:
        """Nobody waits for this: whoever asks for a table comes first."""
        try:
            await self.look_at_all(REST)
        except WebError as error:  # a table is examined at the latest when somebody asks for it
            log.warning("looking at the open games broke off: %s", error)

    async def look_at_all(self, rest: float = 0.0) -> None:
        """Examine every open table that this program has not examined yet; after each `rest` so many times as long."""
        last = ""
        while tables := await asyncio.to_thread(self.store.unchecked, self.keeper.program, last, BATCH):
            for last in tables:
                began = monotonic()
                await self.keeper.look(last)
                await asyncio.sleep(rest * (monotonic() - began))

    def examine(self, room: Room) -> Draft | None:
        """A game that does not agree with its rows is stopped, with a message and its record, never continued
        silently. One that another program has stopped goes on if it agrees with this one."""
        if room.state == PLAYING:
            trouble = room.trouble or disagreement(self.store, room)
            if trouble:
                log.warning("table %s cannot be continued: %s", room.row.id, trouble)
            return _stop(room, trouble) if trouble else None
        if room.broken or len(room.steps) != room.row.moves or disagreement(self.store, room):
            return None
        log.warning("table %s can be continued again", room.row.id)
        return _resume(room)


@cache
def program() -> str:
    """A name for the engine and the games as they are here: it changes with every line of them."""
    found = sha256()
    for part in ("engine", "games"):
        folder = Path(str(files("shofar").joinpath(part)))
        for file in sorted((*folder.rglob("*.py"), *folder.rglob("*.toml"))):
            found.update(f"{file.relative_to(folder).as_posix()}\0".encode() + file.read_bytes())
    return found.hexdigest()[:16]


def disagreement(store: Store, room: Room) -> str:
    """Where the replayed game breaks a promise in the rows; empty if nowhere. The moves that were not taken back are
    compared, one by one."""
    events = store.events(room.row.id)
    stored = {event.n: event.digest for event in events if event.kind == MOVE}
    dealt = next((event.digest for event in reversed(events) if event.kind in (rooms.START, SET)), "")
    try:
        game = boxes.opening(room.opening())
        if dealt and not kept(dealt, promise(game, (), 0)):
            return DIFFERS
        told = game.listen()
        for number, step in enumerate(room.steps, 1):
            told.clear()
            game.play(step.move)
            if not kept(stored.get(step.n, ""), promise(game, told, number)):
                return DIFFERS
    except Exception as error:
        return rooms.why_not(error)
    return ""


def _stop(room: Room, trouble: str) -> Draft:
    return Draft(rooms.STOP, None, trouble, values={"state": STOPPED, "note": trouble, "bot": 0})


def _resume(room: Room) -> Draft:
    game = boxes.opening(room.opening())
    game.play(*(step.move for step in room.steps))
    values = room.summary(game) | {"note": "", "serial": room.version + 1, "since": now()}
    return Draft(rooms.RESUME, values=values)
