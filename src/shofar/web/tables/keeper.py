"""Keeps rooms: loads them from rows, brings them up to date, changes them one at a time.

A change is a draft made from the room as it stands. It is stored first; only then does the room go on and anybody hear
of it. If another worker was faster, the room is brought up to date and the draft is made anew, or refused.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from time import monotonic
from typing import Any, Final

from sqlalchemy import Connection

from shofar.engine.game import Game
from shofar.web.aside import Aside
from shofar.web.errors import Damaged, Lost, NotFound, StoreError, TooMany, WebError
from shofar.web.live.hub import Hub
from shofar.web.store.model import MOVE, PLAYING, RECORD, SET, STOPPED, UNDO, EventRow, HolderRow, SeatRow, TableRow
from shofar.web.store.store import Store, now
from shofar.web.store.writer import Append
from shofar.web.tables.rooms import AGAIN, RESUME, START, STOP, Room, build

TRIES: Final = 6
ALWAYS: Final = frozenset({MOVE, START, STOP, RESUME, AGAIN})  # what a table cannot have without end
REPLAYED: Final = frozenset({START, SET, UNDO, RESUME})  # after these a game is dealt or played through again
IDLE: Final = 600.0  # seconds after which a room that nobody uses is forgotten

People = tuple[TableRow, list[SeatRow], list[HolderRow]]

log = logging.getLogger("shofar.tables")


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
        self.aside: Final = Aside()
        self.rooms: Final[OrderedDict[str, Room]] = OrderedDict()
        self.locks: Final[dict[str, asyncio.Lock]] = {}
        self.after: Final[list[Callable[[Room], None]]] = []  # told of every change, own or foreign
        self.program = ""  # what plays here: a table that another one has looked at last is examined when it is loaded
        self.examine: Callable[[Room], Draft | None] = lambda _: None  # the change that an examined table needs

    async def room(self, table: str, fresh: bool = True) -> Room:
        """The room; `fresh` makes sure that it knows all that is stored by now."""
        if not fresh and (known := self.rooms.get(table)) is not None:
            return self._use(known)
        if not table.isascii() or not table.isalnum():
            raise NotFound("no-table", "there is no such table")
        try:
            async with self._lock(table):
                return await self._load(table, fresh)
        except NotFound:
            self.locks.pop(table, None)
            raise

    async def readable(self, table: str) -> Room | None:
        """The room for those who look through many: one that cannot be read stops nobody else."""
        try:
            return await self.room(table)
        except (Damaged, NotFound) as error:
            log.warning("table %s: %s", table, error)
            return None

    async def remove(self, table: str, removal: Callable[[Connection], bool]) -> bool:
        """Have a table removed if it is still to be. Nobody changes it here meanwhile; what was in memory goes too."""
        async with self._lock(table):
            if table in self.hub.streams or not await self.store.written(table, removal):
                return False
            self.rooms.pop(table, None)
        self.locks.pop(table, None)
        return True

    async def look(self, table: str) -> None:
        """Load a table that nobody asks for, so that it is examined; then forget it again."""
        known = table in self.rooms
        if await self.readable(table) is not None and not known:
            self._drop(table)

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
                    made = await self.aside.run(draft, room) if room.foreign else draft(room)
                    if made is None:
                        return room
                    if room.version >= self.events and made.kind not in ALWAYS and not made.always:
                        raise TooMany("many-events", "too much has happened at this table: only moves are possible now")
                    room = await self._commit(room, key, made)
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
        as it was before that move, it is being changed, a clock stands beside it, or its moves are not for the loop."""
        lock = self.locks.get(room.row.id)
        if room.version != event.n - 1 or room.game is None or room.row.clock or (lock and lock.locked()):
            return False
        if room.foreign:
            return False
        room.fold([event])
        room.update(values, event)
        self._tell(room)
        return True

    async def ask_for_people(self, table: str) -> None:
        """Read again who sits there and when they were seen: that changes without an event."""
        async with self._lock(table):
            room = await self._load(table, fresh=True)
            _go_on(room, [], await self._people(table))

    async def refresh(self, table: str) -> None:
        """Another worker has written: catch up if this one keeps the room."""
        if table in self.rooms:
            try:
                self._tell(await self.room(table))
            except NotFound:
                self.hub.call(table)  # whoever looks at it has to learn that it is gone
                raise

    def rest(self, time: float) -> None:
        """Forget the rooms that were not used for a while and that nobody looks at."""
        for table, room in list(self.rooms.items()):
            if time - room.used < IDLE:
                return  # the others were used later still
            self._drop(table)

    def forget(self) -> None:
        """Drop every room: they come back from their rows."""
        self.rooms.clear()

    async def _commit(self, room: Room, key: str | None, draft: Draft) -> Room:
        """Store a draft. Returns the room as it is then: another one if that had to be replayed beside the loop."""
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
            return room
        if room.foreign and event.kind in REPLAYED:
            return await self._rebuilt(room)
        people = await self._people(room.row.id)
        _go_on(room, [event], people)
        return room

    async def _load(self, table: str, fresh: bool) -> Room:
        room = self.rooms.get(table)
        if room is None:
            room = self.rooms[table] = await self._examined(await self._build(table))
            self._shrink()
        elif fresh:
            room = await self._catch_up(room)
        return self._use(room)

    def _use(self, room: Room) -> Room:
        """Somebody asks for this room: it is the last to be forgotten."""
        self.rooms.move_to_end(room.row.id)
        room.used = monotonic()
        return room

    async def _build(self, table: str) -> Room:
        """Rows are read by the threads that do only that; the game is played through beside them."""
        rows = await asyncio.to_thread(self._read, table)
        try:
            return await self.aside.run(build, *rows)
        except WebError:
            raise
        except Exception as error:  # rows that were changed by something else: they must stop their own table only
            log.exception("table %s cannot be read", table)
            raise Damaged(f"its rows are damaged ({type(error).__name__})") from error

    def _read(self, table: str) -> tuple[TableRow, list[SeatRow], list[HolderRow], list[EventRow]]:
        row = self.store.table(table)
        if row is None:
            raise NotFound("no-table", "there is no such table")
        try:
            seats, events = self.store.seats(table), self.store.events(table)
            demand_whole(row, seats, events)
            return row, seats, self.store.holders(table), events
        except Damaged:
            if self.store.table(table) is None:  # it was removed while it was read
                raise NotFound("no-table", "there is no such table (any more)") from None
            raise

    async def _examined(self, room: Room) -> Room:
        """A table that another program has played: does this one agree? It is asked once."""
        known = not self.program or room.row.checked == self.program or room.row.origin == RECORD
        if known or room.state not in (PLAYING, STOPPED):
            return room
        draft = await self.aside.run(self.examine, room)
        try:
            if draft is not None:
                draft.values["checked"] = self.program
                room = await self._commit(room, None, draft)
            else:
                mark = partial(self.store.note_checked, table=room.row.id, program=self.program)
                await self.store.written(room.row.id, mark)
        except Lost:  # another worker has looked at it just now, or plays there
            return await self._build(room.row.id)
        except StoreError as error:
            if draft is not None:
                raise
            log.warning("table %s agrees, but that cannot be noted: %s", room.row.id, error)
        return room

    async def _rebuilt(self, room: Room) -> Room:
        """The room anew, from its rows."""
        made = self.rooms[room.row.id] = await self._build(room.row.id)
        made.used = room.used
        return made

    async def _catch_up(self, room: Room) -> Room:
        """Rows are read in a thread; the room itself changes only on the event loop, between two renderings. One whose
        moves are not for the loop is made anew."""
        row = await asyncio.to_thread(self.store.table, room.row.id)
        if row is None:
            self.rooms.pop(room.row.id, None)
            raise NotFound("no-table", "there is no such table (any more)")
        if row.version == room.version:
            return room
        if room.foreign:
            return await self._rebuilt(room)
        events = await asyncio.to_thread(self.store.events, row.id, room.version)
        _go_on(room, events, await self._people(row.id))
        return room

    async def _people(self, table: str) -> People | None:
        """Who sits at a table, as it is stored; None if it was removed."""
        row = await asyncio.to_thread(self.store.table, table)
        seats = await asyncio.to_thread(self.store.seats, table)
        holders = await asyncio.to_thread(self.store.holders, table)
        return None if row is None else (row, seats, holders)

    def _tell(self, room: Room) -> None:
        self.hub.call(room.row.id)
        for told in self.after:
            told(room)

    def _lock(self, table: str) -> asyncio.Lock:
        lock = self.locks.get(table)
        if lock is None:
            lock = self.locks[table] = asyncio.Lock()
        return lock

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


def _go_on(room: Room, events: list[EventRow], people: People | None) -> None:
    """Take in what has happened, and the people as they are now, at once: a page that is drawn between the two would
    show neither before nor after, and nobody would replace it."""
    room.fold(events)
    if people is not None:
        room.set_people(*people)


def demand_whole(row: TableRow, seats: list[SeatRow], events: list[EventRow]) -> None:
    """Rows that are missing are damage: a game must not go on from what happens to be left of it."""
    if [seat.seat for seat in seats] != list(range(row.players)):
        raise Damaged("rows of its seats are missing")
    if [event.n for event in events] != list(range(1, len(events) + 1)) or len(events) < row.version:
        raise Damaged("rows of its moves are missing")
