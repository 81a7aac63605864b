"""What one address may have of a worker: a few requests at once, and a part of its time.

Whoever wants more waits for himself. Others do not: between two answers to one address everybody else comes first. The
time that counts is what the processor spent for an answer on the event loop, measured from step to step, so a page that
costs ten times as much counts ten times.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Coroutine, Generator
from contextlib import asynccontextmanager
from typing import Any, Final

from shofar.web.errors import TooMany

BURST: Final = 10.0  # seconds whose share may be used at once
REFUSAL: Final = 1.0  # seconds until somebody hears that too many wait: not to be asked again at once
KEPT: Final = 20_000  # addresses


class Share:
    """A part of the processor's time for each address: used up, it comes back by and by."""

    def __init__(self, rate: float) -> None:
        self.rate: Final = rate
        self._left: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()  # seconds, and when that was

    def left(self, lane: str, time: float) -> float:
        most = self.rate * BURST
        left, last = self._left.get(lane, (most, time))
        return min(most, left + max(0.0, time - last) * self.rate)

    def spend(self, lane: str, seconds: float, time: float) -> None:
        self._left[lane] = (self.left(lane, time) - seconds, time)
        self._left.move_to_end(lane)
        if len(self._left) > KEPT:
            self._left.popitem(last=False)

    def spend_now(self, lane: str, seconds: float) -> None:
        self.spend(lane, seconds, time.monotonic())

    def wait(self, lane: str, time: float) -> float:
        """Seconds until there is something left."""
        return max(0.0, -self.left(lane, time) / self.rate)

    def owes(self, lane: str) -> bool:
        """Whether all of it is used up."""
        return self.left(lane, time.monotonic()) < 0

    async def paid(self, lane: str) -> None:
        """Wait until there is."""
        while (seconds := self.wait(lane, time.monotonic())) > 0:
            await asyncio.sleep(seconds)


class Abreast:
    """A few requests of each address at once; the others wait in line, and too many are refused."""

    def __init__(self, most: int, waiting: int) -> None:
        self.most: Final = most
        self.waiting: Final = waiting
        self._busy: Final[dict[str, int]] = {}
        self._lines: Final[dict[str, deque[asyncio.Future[None]]]] = {}

    @asynccontextmanager
    async def place(self, lane: str) -> AsyncIterator[None]:
        if self._busy.get(lane, 0) >= self.most:
            await self._stand_in_line(lane)
        else:
            self._busy[lane] = self._busy.get(lane, 0) + 1
        try:
            yield
        finally:
            self._pass_on(lane)

    async def _stand_in_line(self, lane: str) -> None:
        line = self._lines.setdefault(lane, deque())
        if len(line) >= self.waiting:
            await asyncio.sleep(REFUSAL)
            raise TooMany("too-fast", "that was a lot at once: wait a moment")
        place = asyncio.get_running_loop().create_future()
        line.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._pass_on(lane)
            raise

    def _pass_on(self, lane: str) -> None:
        """The place goes to the next in line, or is free."""
        line = self._lines.get(lane)
        while line:
            place = line.popleft()
            if not place.done():
                place.set_result(None)
                return
        self._lines.pop(lane, None)
        self._busy[lane] -= 1
        if not self._busy[lane]:
            del self._busy[lane]


class Metered:
    """A coroutine whose every step is charged: awaited, it does what the coroutine does."""

    def __init__(self, work: Coroutine[Any, Any, None], charge: Callable[[float], None]) -> None:
        self._work: Final = work
        self._charge: Final = charge

    def __await__(self) -> Generator[Any, Any, None]:
        work = self._work
        sent: Any = None
        thrown: BaseException | None = None
        while True:
            began = time.thread_time()
            try:
                waits = work.send(sent) if thrown is None else work.throw(thrown)
            except StopIteration:
                return
            finally:
                self._charge(time.thread_time() - began)
            sent, thrown = None, None
            try:
                sent = yield waits
            except GeneratorExit:
                work.close()
                raise
            except BaseException as error:
                thrown = error
