"""At the start: do the games that are being played still play as they were played?"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from shofar.web.store.model import MOVE, PLAYING, STOPPED
from shofar.web.store.store import Store, now
from shofar.web.tables import boxes, rooms
from shofar.web.tables.keeper import Draft, Keeper
from shofar.web.tables.rooms import Room

log = logging.getLogger("shofar.upgrade")

DIFFERS: Final = "the program has changed and would play this game differently; it may go on with the program of before"


async def check_open_games(store: Store, keeper: Keeper) -> int:
    """Replay every game in progress. Those that do not agree with their rows are stopped, with a message and their
    record, never continued silently. Those that another program has stopped go on if they agree with this one. Returns
    how many were stopped."""
    stopped = 0
    for row in await asyncio.to_thread(store.in_state, PLAYING):
        room = await keeper.room(row.id)
        trouble = room.trouble or await asyncio.to_thread(disagreement, store, room)
        if trouble:
            await keeper.change(row.id, None, partial(_stop, trouble=trouble))
            log.warning("table %s cannot be continued: %s", row.id, trouble)
            stopped += 1
    for row in await asyncio.to_thread(store.in_state, STOPPED):
        room = await keeper.room(row.id)
        whole = not room.broken and len(room.steps) == row.moves
        if whole and not await asyncio.to_thread(disagreement, store, room):
            await keeper.change(row.id, None, _resume)
            log.warning("table %s can be continued again", row.id)
    keeper.forget()
    return stopped


def disagreement(store: Store, room: Room) -> str:
    """Where the replayed game differs from the digests in the rows; empty if nowhere. The moves that were not taken
    back are compared, one by one."""
    stored = {event.n: event.digest for event in store.events(room.row.id) if event.kind == MOVE}
    try:
        game = boxes.opening(room.opening())
        for step in room.steps:
            game.play(step.move)
            if stored.get(step.n, "") != game.digest():
                return DIFFERS
    except Exception as error:
        return rooms.why_not(error)
    return ""


def _stop(room: Room, trouble: str) -> Draft | None:
    if room.state == STOPPED:
        return None
    return Draft(rooms.STOP, None, trouble, values={"state": STOPPED, "note": trouble, "bot": 0})


def _resume(room: Room) -> Draft | None:
    if room.state != STOPPED:
        return None
    game = boxes.opening(room.opening())
    game.play(*(step.move for step in room.steps))
    values = room.summary(game) | {"note": "", "serial": room.version + 1, "since": now()}
    return Draft(rooms.RESUME, values=values)
