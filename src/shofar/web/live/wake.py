"""Hears of what other workers have written. The call says only where to look: rows are the truth."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import psycopg

from shofar.web.errors import WebError
from shofar.web.store.model import EventRow
from shofar.web.store.store import CHANNEL, Store
from shofar.web.tables.keeper import Keeper

LOOK: Final = 0.1  # seconds between two looks at a SQLite file that other workers write
ALONE: Final = 2.0  # the same if this is the only worker: somebody else may write, but nobody is in a hurry
PAUSE: Final = 1.0  # seconds before a lost connection is tried again

log = logging.getLogger("shofar.wake")


class Wake:
    """A thread that waits for calls and hands them to the event loop."""

    def __init__(self, store: Store, keeper: Keeper, alone: bool) -> None:
        self.store: Final = store
        self.keeper: Final = keeper
        self._own: Final = f'["{store.name}"'  # how a call of this worker begins
        self._pace: Final = ALONE if alone else LOOK
        self._stop: Final = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        target = self._listen if self.store.postgresql else self._watch
        self._thread = threading.Thread(target=target, name="wake", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        self._stop.set()
        if self._thread:
            await asyncio.to_thread(self._thread.join)

    # --- PostgreSQL: LISTEN ---------------------------------------------------------------------------------

    def _listen(self) -> None:
        address = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._stop.is_set():
            try:
                with psycopg.connect(address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._post(self._check_all)  # calls may have been missed before
                    while not self._stop.is_set():
                        for call in connection.notifies(timeout=0.5):
                            self._hear(call.payload)
            except Exception as error:  # whatever it was: a worker that hears nothing shows old pages
                log.warning("listening to the database: %s", type(error).__name__)
                self._stop.wait(PAUSE)

    def _hear(self, call: str) -> None:
        if not call:
            self._post(self._check_all)
            return
        if call.startswith(self._own):
            return
        try:
            writer, event, values = json.loads(call)
            told = EventRow(**event)
        except (ValueError, TypeError):  # of a worker with another version of this program
            self._post(self._check_all)
            return
        if writer != self.store.name:
            self._post(partial(self._called, told, values))

    # --- SQLite: a counter that changes when another connection has written -----------------------------------

    def _watch(self) -> None:
        seen = None
        while not self._stop.wait(self._pace):
            try:
                with self.store.reader.connect() as connection:
                    while not self._stop.wait(self._pace):
                        found = connection.exec_driver_sql("PRAGMA data_version").scalar_one()
                        if found != seen:
                            seen = found
                            self._post(self._check_all)
            except Exception as error:  # whatever it was: a worker that sees nothing shows old pages
                log.warning("looking at the database: %s", type(error).__name__)
                self._stop.wait(PAUSE)

    # --- on the event loop ------------------------------------------------------------------------------------

    def _post(self, call: Callable[[], None]) -> None:
        if self._loop and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(call)

    def _called(self, event: EventRow, values: dict[str, Any] | None) -> None:
        room = self.keeper.rooms.get(event.table_id)
        if room is None or room.version >= event.n:
            return
        if values is None or not self.keeper.take(room, event, values):
            self._run(self._refresh(event.table_id))

    async def _refresh(self, table: str) -> None:
        try:
            await self.keeper.refresh(table)
        except WebError as error:
            log.warning("catching up: %s", error)

    def _check_all(self) -> None:
        self._run(self._compare())

    async def _compare(self) -> None:
        """Which of the rooms somebody looks at are behind their rows?"""
        rooms = self.keeper.rooms
        watched = {table: rooms[table].version for table in self.keeper.hub.streams if table in rooms}
        try:
            versions = await asyncio.to_thread(self.store.versions, watched)
        except WebError as error:
            log.warning("comparing versions: %s", error)
            return
        for table in watched:
            room = rooms.get(table)  # as it stands now: it may have gone on while the rows were read
            if room is not None and versions.get(table, room.version + 1) > room.version:  # or is no more
                await self._refresh(table)

    def _run(self, work: object) -> None:
        assert asyncio.iscoroutine(work)
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
