"""Who comes next when more is wanted than there is: lanes, and turns that go round them.

A lane is what a visitor is counted by where names are free: the network that a request came from. It travels with the
request (`LANE`), through threads and into whatever the request sets off.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter, deque
from collections.abc import AsyncIterator, Container
from contextlib import asynccontextmanager
from contextvars import ContextVar
from functools import lru_cache
from time import perf_counter
from typing import Final, Generic, TypeVar

from shofar.web.errors import TooMany

T = TypeVar("T")

LANE: Final[ContextVar[str]] = ContextVar("lane", default="")  # empty: the server itself
OWN: Final = ""
PREFIX: Final = 64  # bits of an IPv6 address that somebody is given: the others are theirs to choose
KEPT: Final = 2_000  # lanes whose use is remembered though nothing of theirs waits
AT_ONCE: Final = 0.01  # seconds that are charged when a turn begins, so that the next one is another lane's


@lru_cache(maxsize=8192)
def lane_of(address: str) -> str:
    """The network of an address: an IPv4 address itself, of an IPv6 address the /64."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, PREFIX), strict=False))


class Lanes(Generic[T]):
    """What waits, lane by lane. Next comes the lane that has used least; one that waited for nothing gains nothing."""

    def __init__(self) -> None:
        self._waiting: Final[dict[str, deque[T]]] = {}
        self._used: Final[dict[str, float]] = {}
        self._floor = 0.0  # what the lane that came last had used

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def waiting(self, lane: str) -> int:
        return len(self._waiting.get(lane, ()))

    def put(self, lane: str, item: T) -> None:
        self._waiting.setdefault(lane, deque()).append(item)
        self.charge(lane, 0)

    def next(self, busy: Container[str] = ()) -> str | None:
        """The lane that comes next, of those that are not busy."""
        return min((lane for lane in self._waiting if lane not in busy), key=self._used.__getitem__, default=None)

    def take(self, busy: Container[str] = ()) -> tuple[str, T]:
        lane = self.next(busy)
        assert lane is not None
        self._floor = self._used[lane]
        self.charge(lane, AT_ONCE)
        items = self._waiting[lane]
        item = items.popleft()
        if not items:
            del self._waiting[lane]
        return lane, item

    def charge(self, lane: str, amount: float) -> None:
        """The lane has used something, in whatever it is counted."""
        self._used[lane] = max(self._used.get(lane, 0.0), self._floor) + amount
        if len(self._used) > KEPT:
            old = [one for one, used in self._used.items() if used <= self._floor and one not in self._waiting]
            for one in old:
                del self._used[one]


class Turns:
    """A few places, given out in turn: the lanes that wait get equal time, however much each of them asks for."""

    def __init__(self, places: int, waiting: int) -> None:
        self._free = places
        self._own: Final = max(1, places - 1)  # of one lane at once: the last place is for somebody else
        self._held: Final = Counter[str]()
        self._most: Final = waiting  # of one lane
        self._lanes: Final[Lanes[asyncio.Future[None]]] = Lanes()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """A place, for as long as the block lasts."""
        lane = LANE.get()
        await self._wait(lane)
        began = perf_counter()
        try:
            yield
        finally:
            self._lanes.charge(lane, perf_counter() - began)
            self._release(lane)

    async def _wait(self, lane: str) -> None:
        if lane != OWN and self._lanes.waiting(lane) >= self._most:
            raise TooMany("busy", "much of yours is being worked out already: wait a moment")
        place = asyncio.get_running_loop().create_future()
        self._lanes.put(lane, place)
        self._give()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._release(lane)
            raise

    def _give(self) -> None:
        while self._free and self._lanes.next(busy := self._busy()) is not None:
            lane, place = self._lanes.take(busy)
            if not place.done():  # whoever wanted it may have gone
                self._free -= 1
                self._held[lane] += 1
                place.set_result(None)

    def _busy(self) -> set[str]:
        return {lane for lane, held in self._held.items() if held >= self._own and lane != OWN}

    def _release(self, lane: str) -> None:
        self._free += 1
        self._held[lane] -= 1
        if not self._held[lane]:
            del self._held[lane]
        self._give()
