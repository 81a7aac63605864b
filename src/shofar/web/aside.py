"""Work beside the event loop: a few threads for what plays games through, apart from those that read rows.

The addresses that ask take turns, so that one who asks for much waits for himself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from time import thread_time
from typing import Final, ParamSpec, TypeVar

from shofar.web.fair import LANE, Turns

THREADS: Final = 2
WAITING: Final = 16  # of one address

P = ParamSpec("P")
T = TypeVar("T")


class Aside:
    """Threads that only play games through."""

    def __init__(self) -> None:
        self._threads: Final = ThreadPoolExecutor(THREADS, "aside")
        self._turns: Final = Turns(THREADS, WAITING)
        self.charge: Callable[[str, float], None] = _nobody  # is told what an address has used of the processor

    async def run(self, work: Callable[P, T], /, *args: P.args, **named: P.kwargs) -> T:
        context = copy_context()

        def timed() -> tuple[T, float]:
            began = thread_time()
            return context.run(work, *args, **named), thread_time() - began

        async with self._turns.turn():
            found, seconds = await asyncio.get_running_loop().run_in_executor(self._threads, timed)
        self.charge(LANE.get(), seconds)
        return found

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _nobody(lane: str, seconds: float) -> None:
    """Counts it."""
