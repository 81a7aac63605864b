"""Who watches what: every open stream of this worker, woken when its table changes."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from typing import Final

from shofar.web.errors import TooMany
from shofar.web.run.settings import Limits

BEAT: Final = 15.0  # seconds between two signs of life


class Stream:
    """An open stream of a page."""

    __slots__ = ("gone", "quiet", "seats", "table", "visitor", "wake")

    def __init__(self, table: str, visitor: str, seats: tuple[int, ...]) -> None:
        self.table: Final = table
        self.visitor: Final = visitor
        self.seats = seats  # of the person behind it: these count as present
        self.wake: Final = asyncio.Event()
        self.gone = False  # the page was closed
        self.quiet = False  # nothing was sent for a while


class Drawings:
    """What was drawn of a table in one state, by who sees it: events for streams, answers that no stream took yet."""

    __slots__ = ("answers", "events", "state")

    def __init__(self, state: object) -> None:
        self.state: Final = state
        self.answers: Final[dict[Hashable, str]] = {}
        self.events: Final[dict[Hashable, bytes]] = {}


class Hub:
    """The streams by table. Used from the event loop only; other threads go through `call`."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self.streams: Final[dict[str, set[Stream]]] = {}
        self.visitors: Final[dict[str, int]] = {}
        self.closing: Final = asyncio.Event()
        self.pushed = 0  # messages
        self.bytes = 0
        self._drawings: Final[dict[str, Drawings]] = {}

    def open(self, table: str, visitor: str, seats: tuple[int, ...]) -> Stream:
        """A new stream, if this visitor and this table do not have too many."""
        if self.visitors.get(visitor, 0) >= self.limits.streams:
            raise TooMany("many-streams", "you have this open in too many windows: close some")
        if len(self.streams.get(table, ())) >= self.limits.watchers:
            raise TooMany("many-watchers", "too many people are watching this table: try again later")
        stream = Stream(table, visitor, seats)
        self.streams.setdefault(table, set()).add(stream)
        self.visitors[visitor] = self.visitors.get(visitor, 0) + 1
        return stream

    def close(self, stream: Stream) -> None:
        found = self.streams.get(stream.table)
        if found and stream in found:
            found.discard(stream)
            if not found:
                del self.streams[stream.table]
                self._drawings.pop(stream.table, None)
            self.visitors[stream.visitor] -= 1
            if not self.visitors[stream.visitor]:
                del self.visitors[stream.visitor]

    def call(self, table: str) -> None:
        """The table has changed: wake its streams."""
        for stream in self.streams.get(table, ()):
            stream.wake.set()

    def drawings(self, table: str, state: object) -> Drawings:
        """What was drawn of a table in this state; what shows another is dropped. Unwatched tables keep nothing."""
        found = self._drawings.get(table)
        if found is None or found.state != state:
            found = Drawings(state)
            if table in self.streams:
                self._drawings[table] = found
        return found

    async def beat(self) -> None:
        """Have quiet streams say that they live, so that nobody on the way closes them."""
        while True:
            await asyncio.sleep(BEAT)
            for streams in self.streams.values():
                for stream in streams:
                    stream.quiet = True
                    stream.wake.set()

    def call_all(self) -> None:
        for table in list(self.streams):
            self.call(table)

    def stop(self) -> None:
        """The server stops: streams end, and the pages come back to whoever answers next."""
        self.closing.set()
        self.call_all()

    def watching(self, table: str) -> int:
        """How many streams of people without a seat."""
        return sum(1 for stream in self.streams.get(table, ()) if not stream.seats)

    def present(self, table: str) -> set[int]:
        """The seats whose people have the page open here."""
        return {seat for stream in self.streams.get(table, ()) for seat in stream.seats}

    def count(self) -> int:
        return sum(len(streams) for streams in self.streams.values())
