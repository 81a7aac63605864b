"""Work beside the event loop: a few threads for what plays games through, apart from those that read rows.

The addresses that ask take turns, so that one who asks for much waits for himself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import Final, ParamSpec, TypeVar

from shofar.web.fair import Turns

THREADS: Final = 2
WAITING: Final = 16  # of one address

P = ParamSpec("P")
T = TypeVar("T")


class Aside:
    """Threads that only play games through."""

    def __init__(self) -> None:
        self._threads: Final = ThreadPoolExecutor(THREADS, "aside")
        self._turns: Final = Turns(THREADS, WAITING)

    async def run(self, work: Callable[P, T], /, *args: P.args, **named: P.kwargs) -> T:
        async with self._turns.turn():
            loop = asyncio.get_running_loop()
            context = copy_context()
            return await loop.run_in_executor(self._threads, lambda: context.run(work, *args, **named))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
