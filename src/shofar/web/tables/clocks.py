"""Time: who is present, whose clock runs out, who is to be told that it is their turn."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import Final

from shofar.web.errors import WebError
from shofar.web.live.hub import Hub
from shofar.web.live.notices import Notices
from shofar.web.store.model import PERSON
from shofar.web.store.store import Store, now
from shofar.web.tables.deeds import time_left
from shofar.web.tables.keeper import Keeper
from shofar.web.tables.rooms import Room

PACE: Final = 15.0  # seconds between two rounds
WARN: Final = 0.2  # of the time left: then a warning goes out
AWAY: Final = 2_500 * PACE  # milliseconds without an open page, at any worker, after which a notice makes sense
BATCH: Final = 500  # tables that are asked about together
PATIENCE: Final = 120_000  # milliseconds that a table without a clock waits before it calls

log = logging.getLogger("shofar.clocks")


class Clocks:
    """A round every few seconds: writes down who is present, sends turn notices and warnings."""

    def __init__(self, store: Store, keeper: Keeper, hub: Hub, notices: Notices) -> None:
        self.store: Final = store
        self.keeper: Final = keeper
        self.hub: Final = hub
        self.notices: Final = notices
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(PACE)
            try:
                await self.round()
            except WebError as error:
                log.warning("a round of the clocks: %s", error)
            except Exception:  # one bad row must not stop the clocks of all tables
                log.exception("a round of the clocks broke off")

    async def round(self) -> None:
        """One round; tests call it."""
        self.keeper.rest(monotonic())
        await self._presence()
        await self._absence()
        tables = [row.id for row in await asyncio.to_thread(self.store.clocks_running)]
        tables += await asyncio.to_thread(self.store.turns_waiting, now() - PATIENCE)
        for table in tables:
            if room := await self.keeper.readable(table):
                await self._look(room)
        for table in list(self.hub.streams):
            if table in self.keeper.rooms:
                room = self.keeper.rooms[table]
                if room.row.clock or room.playing:
                    self.hub.call(table)

    async def _presence(self) -> None:
        """Write down which people have their table open, so that other workers know it too."""
        seats = [
            (table, seat)
            for table in sorted(self.hub.streams)
            for seat in sorted(self.hub.present(table))
            if (room := self.keeper.rooms.get(table)) is not None and room.seats[seat].kind == PERSON
        ]
        if seats:
            time = now()
            await self.store.written("", lambda c: self.store.note_seen(c, seats, time))

    async def _absence(self) -> None:
        """Learn when the people of the tables that are watched here were last seen elsewhere."""
        watched = [table for table in self.hub.streams if table in self.keeper.rooms]
        for at in range(0, len(watched), BATCH):
            found = await asyncio.to_thread(self.store.seats_of, watched[at : at + BATCH])
            for table, seats in found.items():
                if room := self.keeper.rooms.get(table):
                    room.note_seen(seats)

    async def _look(self, room: Room) -> None:
        """Tell a person who is not here that it is their turn, and again when little time is left."""
        if room.game is None or room.game.seat is None:
            return
        seat = room.game.seat
        row = room.seats[seat]
        if row.kind != PERSON or seat in self.hub.present(room.row.id):
            return
        left = time_left(room, seat)
        whole = room.row.seconds * 1000
        stage = room.serial * 2 + int(left is not None and left < whole * WARN)
        if row.told >= stage:
            return
        table = room.row.id
        away = now() - int(AWAY)
        claimed = await self.store.written(table, lambda c: self.store.tell_once(c, table, seat, stage, away))
        if claimed:
            await self.notices.turn(room, seat, warning=bool(stage % 2), left=left)
