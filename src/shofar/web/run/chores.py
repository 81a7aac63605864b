"""What one worker does for all of them: it removes what has expired, a little at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection

from shofar.web.background import Background
from shofar.web.errors import WebError
from shofar.web.run.settings import Keep
from shofar.web.store.retention import Retention
from shofar.web.store.store import Store, now
from shofar.web.tables.keeper import Keeper

NAME: Final = "retention"
FIRST: Final = 60.0  # seconds after the start
PACE: Final = 600.0  # between two rounds
REST: Final = 0.5  # between two steps: people come first
MINE: Final = 60_000  # milliseconds for which a worker has the chore, renewed with every step
BATCH: Final = 20  # tables of a step
ROWS: Final = 200  # lines of chat, links or people of a step

log = logging.getLogger("shofar.chores")


class Chores(Background):
    """A round every few minutes, in steps that nobody notices."""

    def __init__(self, store: Store, keeper: Keeper, keep: Keep) -> None:
        self.store: Final = store
        self.keeper: Final = keeper
        self.retention: Final = Retention(store, keep)
        self.removed = 0  # tables

    async def _run(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.round(REST)
            except WebError as error:
                log.warning("removing what has expired: %s", error)
            except Exception:  # the next round may find the reason gone
                log.exception("removing what has expired broke off")
            await asyncio.sleep(PACE)

    async def round(self, rest: float = 0.0) -> bool:
        """Remove all that has expired; False if another worker does it."""
        while await self._mine():
            if not await self._tables() and not await self._rows():
                return True
            await asyncio.sleep(rest)
        return False

    async def _mine(self) -> bool:
        time = now()
        return await self.store.written("", lambda c: self.store.claim(c, NAME, time, time + MINE))

    async def _tables(self) -> int:
        """A few tables; each is a write of its own."""
        count = 0
        for table, kind in await asyncio.to_thread(lambda: list(self.retention.expired(now(), BATCH))[:BATCH]):
            if await self.keeper.remove(table, self._removal(table, kind)):
                count += 1
                log.info("removed a table", extra={"facts": {"table": table, "rule": kind}})
        self.removed += count
        return count

    def _removal(self, table: str, kind: str) -> Callable[[Connection], bool]:
        time = now()
        return lambda c: self.retention.remove(c, table, kind, time)

    async def _rows(self) -> int:
        found = self.retention
        time = now()
        return sum(
            [
                await self.store.written("", lambda c, work=work: work(c, time, ROWS))  # type: ignore[misc]
                for work in (found.hush, found.forget_links, found.forget_people)
            ]
        )
