"""Everything one worker consists of, put together, started and stopped."""

from __future__ import annotations

import asyncio
from typing import Final

from shofar.web.http.people import People
from shofar.web.live.hub import Hub
from shofar.web.live.notices import Notices
from shofar.web.live.wake import Wake
from shofar.web.run.metrics import Metrics
from shofar.web.run.settings import Settings, default_url
from shofar.web.store.store import Store
from shofar.web.tables.branches import Branches
from shofar.web.tables.deeds import Tables
from shofar.web.tables.keeper import Keeper
from shofar.web.tables.links import Links
from shofar.web.tables.presence import Presence
from shofar.web.tables.sweep import Sweep
from shofar.web.tables.upgrade import check_open_games
from shofar.web.thinking.pool import Thinking


class Service:
    """The parts of a worker."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.metrics: Final = Metrics()
        self.store: Final = Store(settings.database or default_url())
        self.hub: Final = Hub(settings.limits)
        self.keeper: Final = Keeper(self.store, self.hub, settings.limits.rooms, settings.limits.events)
        self.tables: Final = Tables(self.store, self.keeper, settings.limits)
        self.links: Final = Links(self.store, self.keeper, self.tables)
        self.branches: Final = Branches(self.store, self.keeper, self.tables)
        self.people: Final = People(self.store, settings.secure)
        self.thinking: Final = Thinking(self.store, self.keeper, self.tables, self.metrics, settings.thinkers)
        self.notices: Final = Notices(self.store, settings, self.metrics)
        self.presence: Final = Presence(self.store, self.hub)
        self.sweep: Final = Sweep(self.store, self.keeper, self.hub, self.tables, self.presence, self.notices)
        self.wake: Final = Wake(self.store, self.keeper, settings.workers == 1)

    async def start(self) -> None:
        await check_open_games(self.store, self.keeper)
        self.wake.start()
        self.thinking.start()
        self.sweep.start()
        self._beat = asyncio.create_task(self.hub.beat())

    async def stop(self) -> None:
        """Let streams end, finish what was begun, close the store."""
        self._beat.cancel()
        self.hub.stop()
        await self.thinking.stop()
        await self.sweep.stop()
        self.notices.stop()
        await self.wake.stop()
        self.store.close()
