"""Keeps rooms: loads them from rows, brings them up to date, changes them one at a time.

A change is a draft made from the room as it stands. It is stored first; only then does the room go on and anybody hear
of it. If another worker was faster, the room is brought up to date and the draft is made anew, or refused.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from time import monotonic
from typing import Any, Final

from sqlalchemy import Connection

from shofar.engine.game import Game
from shofar.web.errors import Lost, NotFound, StoreError, TooMany, WebError
from shofar.web.live.hub import Hub
from shofar.web.store.model import MOVE, EventRow
from shofar.web.store.store import Store, now
from shofar.web.store.writer import Append
from shofar.web.tables.rooms import AGAIN, RESUME, START, STOP, Room, build

TRIES: Final = 6
ALWAYS: Final = frozenset({MOVE, START, STOP, RESUME, AGAIN})  # what a table cannot have without end
IDLE: Final = 600.0  # seconds after which a room that nobody uses is forgotten


@dataclass(slots=True)
class Draft:
    """An event to be, and what it changes beside."""

    kind: str
    seat: int | None = None
    text: str = ""
    digest: str = ""
    game: Game | None = None  # after a move: played on a copy already
    values: dict[str, Any] = field(default_factory=dict)  # of the table's row
    bank: int | None = None  # what a move leaves on its seat's clock
    beside: list[Callable[[Connection], object]] = field(default_factory=list)  # other writes of the transaction
    always: bool = False  # also at a table where too much has happened


class Keeper:
    """The rooms of this worker, the most recently used ones."""

    def __init__(self, store: Store, hub: Hub, most: int, events: int) -> None:
        self.store: Final = store
        self.hub: Final = hub
        self.most: Final = most
        self.events: Final = events  # at a table
        self.rooms: Final[OrderedDict[str, Room]] = OrderedDict()
        self.locks: Final[dict[str, asyncio.Lock]] = {}
        self.after: Final[list[Callable[[Room], None]]] = []  # told of every change, own or foreign

    async def room(self, table: str, fresh: bool = True) -> Room:
        """The room; `fresh` makes sure that it knows all that is stored by now."""
        if not table.isascii() or not table.isalnum():
            raise NotFound("no-table", "there is no such table")
        try:
            async with self._lock(table):
                return await self._load(table, fresh)
        except NotFound:
            self.locks.pop(table, None)
            raise

    def known(self, table: str) -> Room | None:
        """The room if it is here, as it stands, without waiting for anything."""
        return self.rooms.get(table)

    async def change(self, table: str, key: str | None, draft: Callable[[Room], Draft | None]) -> Room:
        """Store what the draft says and go on. A key that was used before changes nothing: it was this click.

        The draft is made from the room as it stands here. Only if that leads to a refusal, or another worker was
        faster, are the rows asked: what this worker did not know may be why.
        """
        async with self._lock(table):
            room, fresh = await self._load(table, fresh=False), False
            for _ in range(TRIES):
                if key is not None and key in room.keys:
                    return room
                try:
                    made = draft(room)
                    if made is None:
                        return room
                    if room.version >= self.events and made.kind not in ALWAYS and not made.always:
                        raise TooMany("many-events", "too much has happened at this table: only moves are possible now")
                    await self._commit(room, key, made)
                except WebError as error:
                    if isinstance(error, StoreError) or (fresh and not isinstance(error, Lost)):
                        raise
                    room, fresh = await self._load(table, fresh=True), True
                    continue
                self._tell(room)
                return room
        raise Lost

    def take(self, room: Room, event: EventRow, values: dict[str, Any]) -> bool:
        """Take over a move that another worker has stored and told. False if rows have to be read: the room is not
        as it was before that move, it is being changed, or a clock stands beside it."""
        lock = self.locks.get(room.row.id)
        if room.version != event.n - 1 or room.game is None or room.row.clock or (lock and lock.locked()):
            return False
        room.fold([event])
        room.update(values, event)
        self._tell(room)
        return True

    async def ask_for_people(self, table: str) -> None:
        """Read again who sits there and when they were seen: that changes without an event."""
        async with self._lock(table):
            await self._people(await self._load(table, fresh=True))

    async def refresh(self, table: str) -> None:
        """Another worker has written: catch up if this one keeps the room."""
        if table in self.rooms:
            room = await self.room(table)
            self._tell(room)

    def rest(self, time: float) -> None:
        """Forget the rooms that were not used for a while and that nobody looks at."""
        for table, room in list(self.rooms.items()):
            if time - room.used < IDLE:
                return  # the others were used later still
            self._drop(table)

    def forget(self) -> None:
        """Drop every room: they come back from their rows."""
        self.rooms.clear()

    async def _commit(self, room: Room, key: str | None, draft: Draft) -> None:
        event = EventRow(room.row.id, room.version + 1, draft.kind, draft.seat, draft.text, key, draft.digest, now())

        def write(c: Connection) -> None:
            for also in draft.beside:
                also(c)
            self.store.add_event(c, event, **draft.values)

        await self.store.written(room.row.id, write if draft.beside else Append(event, draft.values))
        if event.kind == MOVE and draft.game is not None:
            room.take(event, draft.game)
            room.update(draft.values, event)
            if draft.seat is not None and draft.bank is not None:
                room.seats[draft.seat] = replace(room.seats[draft.seat], bank=draft.bank)
        else:
            room.fold([event])
            await self._people(room)

    async def _load(self, table: str, fresh: bool) -> Room:
        room = self.rooms.get(table)
        if room is None:
            room = await asyncio.to_thread(self._build, table)
            self.rooms[table] = room
            self._shrink()
        elif fresh:
            await self._catch_up(room)
        self.rooms.move_to_end(table)
        room.used = monotonic()
        return room

    def _build(self, table: str) -> Room:
        row = self.store.table(table)
        if row is None:
            raise NotFound("no-table", "there is no such table")
        return build(row, self.store.seats(table), self.store.holders(table), self.store.events(table))

    async def _catch_up(self, room: Room) -> None:
        """Rows are read in a thread; the room itself changes only on the event loop, between two renderings."""
        row = await asyncio.to_thread(self.store.table, room.row.id)
        if row is not None and row.version != room.version:
            events = await asyncio.to_thread(self.store.events, row.id, room.version)
            room.fold(events)
            await self._people(room)

    async def _people(self, room: Room) -> None:
        table = room.row.id
        row = await asyncio.to_thread(self.store.table, table)
        seats = await asyncio.to_thread(self.store.seats, table)
        holders = await asyncio.to_thread(self.store.holders, table)
        if row is not None:
            room.set_people(row, seats, holders)

    def _tell(self, room: Room) -> None:
        self.hub.call(room.row.id)
        for told in self.after:
            told(room)

    def _lock(self, table: str) -> asyncio.Lock:
        return self.locks.setdefault(table, asyncio.Lock())

    def _shrink(self) -> None:
        """Forget the rooms that were not used for longest and that nobody looks at."""
        for table in list(self.rooms):
            if len(self.rooms) <= self.most:
                return
            self._drop(table)

    def _drop(self, table: str) -> None:
        lock = self.locks.get(table)
        if table not in self.hub.streams and not (lock and lock.locked()):
            del self.rooms[table]
            self.locks.pop(table, None)
