"""Whether this worker can do its work: its database answers, and takes a write."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

from shofar.web.errors import StoreError
from shofar.web.store.store import Store

FRESH: Final = 2.0  # seconds for which a write that succeeded speaks for the next ones
PATIENCE: Final = 3.0  # seconds that a trial write may take


class Health:
    """Tells the truth at little cost: what people write counts, and at most one trial is under way."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self._trial: asyncio.Future[None] | None = None

    async def check(self) -> None:
        """Raises a StoreError that says what is wrong."""
        await asyncio.to_thread(self.store.alive)
        if monotonic() - self.store.writer.wrote < FRESH:
            return
        if self._trial is None or self._trial.done():
            self._trial = asyncio.ensure_future(self.store.written("", self.store.pulse))
            self._trial.add_done_callback(lambda trial: trial.cancelled() or trial.exception())  # may be told to nobody
        trial = self._trial
        await asyncio.wait({trial}, timeout=PATIENCE)
        if not trial.done():
            raise StoreError(
                "locked", f"nothing could be stored for {PATIENCE:g} seconds: the database is locked or slow"
            )
        trial.result()
