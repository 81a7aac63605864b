"""Who watches what: every open stream of this worker, woken when its table changes."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Hashable
from time import thread_time
from typing import Any, Final

from shofar.web.errors import TooMany
from shofar.web.fair import LANE, OWN, Turns
from shofar.web.panels import Memories, Panel
from shofar.web.run.settings import Limits

DRAWINGS: Final = 1_000  # of one address that may wait: more than it can have streams
NOTES: Final = 64  # that are sent in a row: then whoever is ready comes first
BEAT: Final = 15.0  # seconds between two signs of life


class Stream:
    """An open stream of a page."""

    __slots__ = ("due", "gone", "lane", "quiet", "seats", "sits", "table", "tell", "visitor", "wake")

    def __init__(self, table: str, visitor: str, lane: str, seats: tuple[int, ...]) -> None:
        self.table: Final = table
        self.visitor: Final = visitor
        self.lane: Final = lane
        self.sits: Final = bool(seats)  # counted as who came with a seat, whatever becomes of it
        self.seats = seats  # of the person behind it: these count as present
        self.wake: Final = asyncio.Event()
        self.tell: Callable[[], bool] | None = None  # sends what is new at once; False if its task has to look
        self.due = False  # it is to be told
        self.gone = False  # the page was closed
        self.quiet = False  # nothing was sent for a while


class Drawings:
    """What was drawn of a table in one state: pages by who sees them, events by what they change into what."""

    __slots__ = ("events", "pages", "state")

    def __init__(self, state: object) -> None:
        self.state: Final = state
        self.pages: Final[dict[Hashable, Panel]] = {}
        self.events: Final[dict[Hashable, tuple[bytes, bytes]]] = {}  # as text, and as it is sent


class Hub:
    """The streams by table. Used from the event loop only; other threads go through `call`."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self.streams: Final[dict[str, set[Stream]]] = {}
        self.visitors: Final = Counter[str]()  # streams, by person or address
        self.lanes: Final = Counter[tuple[str, bool]]()  # by address, of those who sit and of those who watch
        self.watchers: Final = Counter[str]()  # of those who watch, by table
        self.closing: Final = asyncio.Event()
        self.drawing: Final = Turns(1, DRAWINGS)  # pages one by one, in turn, and whoever is ready comes between
        self.paid: Callable[[str], Awaitable[None]] = _at_once  # waits until an address may use more of our time
        self.owes: Callable[[str], bool] = _never  # whether an address has used up its share of our time
        self.charge: Callable[[str, float], None] | None = None  # seconds that were spent for an address
        self._due: Final[deque[Stream]] = deque()
        self.pushed = 0  # messages
        self.bytes = 0
        self.memories: Final = Memories()  # what was drawn before, part by part
        self._drawings: Final[dict[str, Drawings]] = {}

    def open(self, table: str, visitor: str, seats: tuple[int, ...]) -> Stream:
        """A new stream, if this visitor, their address and this table do not have too many. Those who sit at the table
        find a place however many watch it."""
        lane = LANE.get()
        if self.visitors[visitor] >= self.limits.streams:
            raise TooMany("many-streams", "you have this open in too many windows: close some")
        if lane != OWN and self.lanes[lane, bool(seats)] >= (self.limits.sitting if seats else self.limits.watching):
            raise TooMany("many-streams", "too many windows are open at your address: close some")
        if not seats and self.watchers[table] >= self.limits.watchers:
            raise TooMany("many-watchers", "too many people are watching this table: try again later")
        stream = Stream(table, visitor, lane, seats)
        self.streams.setdefault(table, set()).add(stream)
        self._count(stream, 1)
        return stream

    def _count(self, stream: Stream, more: int) -> None:
        for counter, key in ((self.visitors, stream.visitor), (self.lanes, (stream.lane, stream.sits))):
            _add(counter, key, more)
        if not stream.sits:
            _add(self.watchers, stream.table, more)

    def close(self, stream: Stream) -> None:
        found = self.streams.get(stream.table)
        if found and stream in found:
            found.discard(stream)
            if not found:
                del self.streams[stream.table]
                self._drawings.pop(stream.table, None)
            self._count(stream, -1)

    def call(self, table: str) -> None:
        """The table has changed: tell its streams, or wake those that have to look what is new."""
        idle = not self._due
        for stream in self.streams.get(table, ()):
            if stream.tell is None:
                stream.wake.set()
            elif not stream.due:
                stream.due = True
                self._due.append(stream)
        if idle and self._due:
            asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        """Send notes: what changed together is told together. Each is charged to the address that gets it, and who
        owes us time waits for it in a task."""
        charge, began = self.charge, thread_time()
        for _ in range(min(NOTES, len(self._due))):
            stream = self._due.popleft()
            stream.due = False
            if stream.tell is None or self.owes(stream.lane) or not stream.tell():
                stream.wake.set()
            if charge is not None:
                charge(stream.lane, -began + (began := thread_time()))
        if self._due:
            asyncio.get_running_loop().call_soon(self._tell)

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

    def stop(self) -> None:
        """The server stops: streams end, and the pages come back to whoever answers next."""
        self.closing.set()
        for streams in self.streams.values():
            for stream in streams:
                stream.wake.set()

    def watching(self, table: str) -> int:
        """How many streams of people without a seat."""
        return sum(1 for stream in self.streams.get(table, ()) if not stream.seats)

    def present(self, table: str) -> set[int]:
        """The seats whose people have the page open here."""
        return {seat for stream in self.streams.get(table, ()) for seat in stream.seats}

    def attended(self, table: str, host: str) -> bool:
        """Whether somebody who has a seat there, or who made the table, has the page open here."""
        return any(stream.seats or stream.visitor == host for stream in self.streams.get(table, ()))

    def count(self) -> int:
        return sum(len(streams) for streams in self.streams.values())


async def _at_once(_: str) -> None:
    """Nobody counts."""


def _never(_: str) -> bool:
    """Nobody counts."""
    return False


def _add(counter: Counter[Any], key: object, more: int) -> None:
    """Count up or down; what comes to nothing is forgotten."""
    counter[key] += more
    if not counter[key]:
        del counter[key]
