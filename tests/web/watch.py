"""A watch that goes when the test says so: what depends on time is tested without waiting for any."""

from __future__ import annotations

import asyncio

from tests.web.server import PATIENCE

START = 1_800_000_000_000  # milliseconds since 1970


class Watch:
    """Stands for the clock of the rows (`store.clock`) and for `asyncio.sleep`."""

    def __init__(self) -> None:
        self.milliseconds = START
        self._sleeping: list[tuple[int, asyncio.Event]] = []
        self._changed = asyncio.Event()

    def __call__(self) -> int:
        """The time as `time.time_ns` tells it."""
        return self.milliseconds * 1_000_000

    def go(self, seconds: float) -> None:
        """So much time goes by, and who has slept long enough wakes up."""
        self.milliseconds += int(seconds * 1000)
        for due, woken in self._sleeping:
            if due <= self.milliseconds:
                woken.set()

    async def sleep(self, seconds: float) -> None:
        mine = (self.milliseconds + int(seconds * 1000), asyncio.Event())
        self._sleeping.append(mine)
        self._changed.set()
        try:
            await mine[1].wait()
        finally:
            self._sleeping.remove(mine)

    async def asleep(self, count: int) -> None:
        """Wait until so many sleep: they have done all that they had to do until now."""
        async with asyncio.timeout(PATIENCE):
            while sum(not woken.is_set() for _, woken in self._sleeping) < count:
                self._changed.clear()
                await self._changed.wait()
