"""What a worker does beside answering, from its start to its stop."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class Background:
    """Starts one coroutine, and ends it with the worker. `_run` is for whoever inherits."""

    _task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _run(self) -> Coroutine[Any, Any, None]:
        raise NotImplementedError
