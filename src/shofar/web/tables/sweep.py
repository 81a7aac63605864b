"""Rounds over all tables: clocks that ran out, notices to those who are away, who is here. Nobody has to look at a
table for its time to count: what is due stands in the rows. Every worker goes round; an event is stored once, so one of
them does what is due and the others find it done."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from shofar.web.errors import WebError
from shofar.web.live.hub import Hub
from shofar.web.live.notices import Notices
from shofar.web.store import letters, turns
from shofar.web.store.model import PERSON
from shofar.web.store.store import Store, now
from shofar.web.tables.clocks import time_left
from shofar.web.tables.deeds import Tables
from shofar.web.tables.keeper import Keeper
from shofar.web.tables.presence import Presence
from shofar.web.tables.rooms import Room

PACE: Final = 15.0  # seconds between two rounds
WARN: Final = 0.2  # of the time left: then a warning goes out
AWAY: Final = 37_500  # milliseconds without a sign, at any worker, after which a notice makes sense
BATCH: Final = 500  # tables that are asked about together
QUIET: Final = 120_000  # milliseconds that a table without a clock waits before it calls
SOON: Final = 600_000  # milliseconds: clocks that run out within that have a timer, others are found by a round

log = logging.getLogger("shofar.sweep")


class Sweep:
    """A round every few seconds, and a timer for each clock that is about to run out here."""

    def __init__(
        self, store: Store, keeper: Keeper, hub: Hub, tables: Tables, presence: Presence, notices: Notices
    ) -> None:
        self.store: Final = store
        self.keeper: Final = keeper
        self.hub: Final = hub
        self.tables: Final = tables
        self.presence: Final = presence
        self.notices: Final = notices
        self._round: asyncio.Task[None] | None = None
        self._timers: Final[dict[str, asyncio.TimerHandle]] = {}
        self._due: Final[set[asyncio.Task[None]]] = set()
        self._tidied = 0

    def start(self) -> None:
        self.keeper.after.append(self._watch)
        self._round = asyncio.create_task(self._run())

    async def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        tasks = [task for task in (self._round, *self._due) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(PACE)  # also after a start: who could not reach the server has a moment to move
            try:
                await self.round()
            except WebError as error:
                log.warning("a round over the tables: %s", error)
            except Exception:  # one bad row must not stop the clocks of all tables
                log.exception("a round over the tables broke off")

    async def round(self) -> None:
        """One round; tests call it."""
        self.keeper.rest(monotonic())
        await self.presence.write(self.keeper.rooms)
        await self._absence()
        await self._tidy()
        for table in await asyncio.to_thread(turns.overdue, self.store, now()):
            await self._alone(table, self._run_out)
        for table in await asyncio.to_thread(turns.untold, self.store, now(), AWAY, QUIET, WARN):
            await self._alone(table, self._look)
        for table in list(self.hub.streams):
            if table in self.keeper.rooms:
                room = self.keeper.rooms[table]
                if room.row.clock or room.playing:
                    self.hub.call(table)

    # --- clocks -----------------------------------------------------------------------------------------------

    def _watch(self, room: Room) -> None:
        """A table has changed: the timer of its clock is set anew."""
        table = room.row.id
        if table in self._timers:
            self._timers.pop(table).cancel()
        if not room.row.clock or not room.playing or room.game is None or room.game.seat is None:
            return
        left = time_left(room, room.game.seat)
        if left is not None and left < SOON:
            self._timers[table] = asyncio.get_running_loop().call_later((left + 1) / 1000, self._rings, table)

    def _rings(self, table: str) -> None:
        self._timers.pop(table, None)
        task = asyncio.create_task(self._alone(table, self._run_out))
        self._due.add(task)
        task.add_done_callback(self._due.discard)

    async def _alone(self, table: str, work: Callable[[Room], Awaitable[object]]) -> None:
        """What is due at one table. Whatever is wrong with it must not keep the others waiting."""
        try:
            await work(await self.keeper.room(table))
        except WebError as error:
            log.warning("the time of table %s: %s", table, error)
        except Exception:
            log.exception("the time of table %s", table)

    async def _run_out(self, room: Room) -> None:
        await self.tables.run_out(room.row.id)

    async def _tidy(self) -> None:
        """Once in an hour: forget what was counted before it."""
        time = now()
        if not 0 <= time - self._tidied < letters.HOUR:
            self._tidied = time
            await self.store.written("", lambda c: letters.forget(c, time))

    # --- people -----------------------------------------------------------------------------------------------

    async def _absence(self) -> None:
        """Learn when the people of the tables that are watched here were last heard of elsewhere."""
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
        away = now() - AWAY
        claimed = await self.store.written(table, lambda c: self.store.tell_once(c, table, seat, stage, away))
        if claimed:
            await self.notices.turn(room, seat, warning=bool(stage % 2), left=left)
