"""At the start: do the games that are being played still play as they were played?"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from shofar.web import rooms
from shofar.web.keeper import Draft, Keeper
from shofar.web.rooms import Room
from shofar.web.store.model import MOVE, STOPPED
from shofar.web.store.store import Store

log = logging.getLogger("shofar.upgrade")

DIFFERS: Final = "the program has changed and would play this game differently; its record can be saved"


async def check_open_games(store: Store, keeper: Keeper) -> int:
    """Replay every game in progress. Those that do not agree with their rows are stopped, with a message and their
    record, never continued silently. Returns how many were stopped."""
    stopped = 0
    for row in await asyncio.to_thread(store.playing):
        room = await keeper.room(row.id)
        trouble = room.trouble or await asyncio.to_thread(disagreement, store, room)
        if trouble:
            await keeper.change(row.id, None, lambda room, trouble=trouble: _stop(room, trouble))  # type: ignore[misc]
            log.warning("table %s cannot be continued: %s", row.id, trouble)
            stopped += 1
    keeper.forget()
    return stopped


def disagreement(store: Store, room: Room) -> str:
    """Where the replayed game differs from the digests in the rows; empty if nowhere. The moves that were not taken
    back are compared, one by one."""
    if room.game is None:
        return ""
    stored = {event.n: event.digest for event in store.events(room.row.id) if event.kind == MOVE}
    game = room.at(0)
    assert game is not None
    game = game.clone()
    for step in room.steps:
        game.play(step.move)
        if stored.get(step.n, "") != game.digest():
            return DIFFERS
    return ""


def _stop(room: Room, trouble: str) -> Draft | None:
    if room.state == STOPPED:
        return None
    return Draft(rooms.STOP, None, trouble, values={"state": STOPPED, "note": trouble, "bot": 0})
