"""Streams: what happens at a table goes to every page that is open on it.

Browsers get what has changed on their page since they were last sent something (`panels`), or the whole of it if it is
not known what they have (`page`). Programs get notes (`moved`): the state as data, with the moves of those who decide.
Viewers who see the same share one drawing. A piece is packed with the one before it in mind, which it mostly repeats;
those who have got the same before share the packed piece as well.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Hashable
from typing import Final, Protocol

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from shofar.web.errors import NotFound
from shofar.web.http.protocol import PUSH
from shofar.web.live.hub import Drawings, Hub, Stream
from shofar.web.panels import Panel, differences
from shofar.web.store.model import PERSON
from shofar.web.tables.clocks import gone
from shofar.web.tables.keeper import Keeper
from shofar.web.tables.rooms import Room

GZIP: Final = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"  # the head of a gzip stream: no name, no time
LEVEL: Final = 1  # a page shrinks to a tenth; higher levels cost more time than they save bytes
RETRY: Final = b"retry: 1000\n\n"
ALIVE: Final = b": still here\n\n"


class Viewer(Protocol):
    """Whoever looks at a table. Asked again for every page: seats and links come and go while a stream is open."""

    def may(self, room: Room) -> bool:
        """Whether they may still see the table."""

    def seats(self, room: Room) -> tuple[int, ...]:
        """The seats that are theirs."""

    def alike(self, room: Room) -> Hashable:
        """Viewers with equal answers see the same page."""

    async def draw(self, room: Room) -> Panel:
        """What they see now."""

    def note(self, room: Room, seats: tuple[int, ...]) -> str:
        """What there is to know of it now for who has these seats, as data."""


async def answer(hub: Hub, room: Room, viewer: Viewer, state: str) -> str:
    """What this viewer sees after something they did: what has changed, if the page that they say to have is known."""
    page = await drawn(hub, room, viewer)
    old = hub.memories.known(room.row.id, state, (None, *viewer.seats(room)))
    return changes(old, page) if old else page.whole()


async def drawn(hub: Hub, room: Room, viewer: Viewer) -> Panel:
    """What this viewer sees now, drawn once for all who see the same."""
    pages, alike = _kept(hub, room).pages, viewer.alike(room)
    found = pages.get(alike)
    if found is None:
        found = pages[alike] = await viewer.draw(room)
    return found


def changes(old: Panel, new: Panel) -> str:
    """What makes the old page the new one: a line that names both, then the panels that differ."""
    return f"{old.state} {new.state}\n{''.join(one.sent() for one in differences(old, new))}"


def _kept(hub: Hub, room: Room) -> Drawings:
    return hub.drawings(room.row.id, (room.version, _beside(hub, room)))


def _beside(hub: Hub, room: Room) -> object:
    """What a page shows beside its version: who is here, who is gone, who watches."""
    present = hub.present(room.row.id)
    away = tuple(row.seat for row in room.seats if row.kind == PERSON and gone(room, row.seat, present))
    return (frozenset(present), hub.watching(room.row.id), away, room.state)


class Push(Response):
    """An open stream. It begins with the present state if that is not what the page has seen."""

    def __init__(
        self,
        hub: Hub,
        keeper: Keeper,
        stream: Stream,
        viewer: Viewer,
        seen: int,
        pages: bool,
        packed: bool,
        state: str = "",
    ) -> None:
        """Pages for browsers, or else notes for programs. `state` is that of the page that the browser shows."""
        super().__init__(media_type="text/event-stream")
        self.headers["cache-control"] = "no-store"
        self.headers["x-accel-buffering"] = "no"
        del self.headers["content-length"]
        if packed:
            self.headers["content-encoding"] = "gzip"
        self._hub: Final = hub
        self._keeper: Final = keeper
        self._stream: Final = stream
        self._seen = seen
        self._packed: Final = packed
        self._pages: Final = pages
        self._viewer: Final = viewer
        # What the browser has; None if that is not known.
        self._shown = hub.memories.known(stream.table, state, (None, *stream.seats))
        self._said = b""  # the last text of the stream
        self._push: Callable[[bytes], bool] | None = None  # sends a piece at once

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        ending = asyncio.create_task(self._wait_for_end(receive))
        self._push = None if self._pages else scope.get(PUSH)
        try:
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            await self._send(send, (GZIP if self._packed else b"") + self._piece(RETRY))
            await self._follow(send)
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            ending.cancel()
            self._hub.close(self._stream)

    async def _wait_for_end(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self._stream.gone = True
        self._stream.wake.set()

    async def _follow(self, send: Send) -> None:
        stream, hub = self._stream, self._hub
        shown: object = None  # what the page shows beside its version
        while not hub.closing.is_set() and not stream.gone:
            stream.wake.clear()
            await hub.paid(stream.lane)
            room = await self._room()
            if room is None or not self._viewer.may(room):
                return
            seats = stream.seats = self._viewer.seats(room)
            version = room.version  # as it is now: while a page is drawn and sent the table may go on
            beside = _beside(self._hub, room) if self._pages else None
            if version != self._seen or (shown is not None and beside != shown):
                await self._send(send, await self._page(room, version) if self._pages else self._note(room, seats))
            elif stream.quiet:
                await self._send(send, self._piece(ALIVE))
            self._seen, shown, stream.quiet = version, beside, False
            stream.tell = self._tell if self._push else None
            await stream.wake.wait()
            stream.tell = None

    def _tell(self) -> bool:
        """Send a note to a program that waits for one, without waking its task. False if that has to look itself: the
        table or the right to see it is gone, or the reader is slow."""
        room, push = self._keeper.known(self._stream.table), self._push
        if room is None or push is None or not self._viewer.may(room):
            return False
        seats = self._stream.seats = self._viewer.seats(room)
        if room.version != self._seen:
            said, piece = self._said, self._note(room, seats)
            if not push(piece):
                self._said = said
                return False
            self._count(piece)
            self._seen = room.version
        return True

    async def _room(self) -> Room | None:
        """The table; None if it was removed."""
        try:
            return self._keeper.known(self._stream.table) or await self._keeper.room(self._stream.table, fresh=False)
        except NotFound:
            return None

    async def _page(self, room: Room, version: int) -> bytes:
        """What is new on the page as an event, packed once for all who have seen and see the same."""
        kept = _kept(self._hub, room)
        async with self._hub.drawing.turn():
            page = await drawn(self._hub, room, self._viewer)
        key = (self._shown and self._shown.state, page.state, self._packed and self._said)
        found = kept.events.get(key)
        if found is None:
            text = event(self._shown, page, version)
            found = kept.events[key] = (text, self._piece(text))
        self._shown = page
        self._said, piece = found
        return piece

    def _note(self, room: Room, seats: tuple[int, ...]) -> bytes:
        return self._piece(f"event: moved\nid: {room.version}\ndata: {self._viewer.note(room, seats)}\n\n".encode())

    def _piece(self, text: bytes) -> bytes:
        """The text as it is sent."""
        if not self._packed:
            return text
        piece, self._said = pack(text, self._said), text
        return piece

    async def _send(self, send: Send, body: bytes) -> None:
        self._count(body)
        await send({"type": "http.response.body", "body": body, "more_body": True})

    def _count(self, body: bytes) -> None:
        self._hub.pushed += 1
        self._hub.bytes += len(body)


def event(old: Panel | None, new: Panel, version: int) -> bytes:
    """What a stream brings to somebody who has the old page."""
    kind, text = ("panels", changes(old, new)) if old else ("page", new.whole())
    text = text.replace("\n", "\ndata: ")
    return f"event: {kind}\nid: {version}.{new.state}\ndata: {text}\n\n".encode()


def pack(text: bytes, said: bytes = b"") -> bytes:
    """A piece of a deflate stream. It refers to nothing but the text before it: equal for every stream that has it."""
    packing = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS, zdict=said)
    return packing.compress(text) + packing.flush(zlib.Z_SYNC_FLUSH)
