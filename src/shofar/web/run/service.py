"""Everything one worker consists of, put together, started and stopped."""

from __future__ import annotations

import asyncio
from typing import Final

from shofar.web.http.guard import Buckets
from shofar.web.http.people import People
from shofar.web.live.hub import Hub
from shofar.web.live.notices import Notices
from shofar.web.live.wake import Wake
from shofar.web.run.chores import Chores
from shofar.web.run.health import Health
from shofar.web.run.metrics import Metrics
from shofar.web.run.settings import Settings, default_url
from shofar.web.store.store import Store
from shofar.web.tables.branches import Branches
from shofar.web.tables.deeds import Tables
from shofar.web.tables.keeper import Keeper
from shofar.web.tables.lessons import Lessons
from shofar.web.tables.links import Links
from shofar.web.tables.presence import Presence
from shofar.web.tables.reviews import Reviews
from shofar.web.tables.sweep import Sweep
from shofar.web.tables.upgrade import Upgrade
from shofar.web.thinking.pool import Thinking


class Service:
    """The parts of a worker."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.metrics: Final = Metrics(settings.worker, settings.metrics_folder)
        self.store: Final = Store(settings.database or default_url())
        self.health: Final = Health(self.store)
        self.hub: Final = Hub(settings.limits)
        self.keeper: Final = Keeper(self.store, self.hub, settings.limits.rooms, settings.limits.events)
        self.tables: Final = Tables(self.store, self.keeper, settings.limits)
        self.links: Final = Links(self.store, self.keeper, self.tables)
        self.branches: Final = Branches(self.store, self.keeper, self.tables)
        self.lessons: Final = Lessons(self.keeper, self.tables)
        self.reviews: Final = Reviews(self.store, self.tables.trials)
        newcomers = Buckets(settings.limits.people, 60) if settings.strict else None
        self.people: Final = People(self.store, settings.secure, newcomers)
        self.thinking: Final = Thinking(self.store, self.keeper, self.tables, self.metrics, settings.thinkers)
        self.notices: Final = Notices(self.store, settings, self.metrics)
        self.presence: Final = Presence(self.store, self.hub)
        self.sweep: Final = Sweep(self.store, self.keeper, self.hub, self.tables, self.presence, self.notices)
        self.chores: Final = Chores(self.store, self.keeper, settings.keep)
        self.upgrade: Final = Upgrade(self.store, self.keeper)
        self.wake: Final = Wake(self.store, self.keeper, settings.workers == 1)

        self.metrics.counters = self._counters
        self.metrics.gauges = self._gauges

    def _counters(self) -> dict[str, float]:
        writer, hub = self.store.writer, self.hub
        return {
            "pushes": hub.pushed, "pushed_bytes": hub.bytes, "commits": writer.commits, "writes": writer.writes,
            "removed_tables": self.chores.removed,
        }  # fmt: skip

    def _gauges(self) -> dict[str, float]:
        return {"rooms": len(self.keeper.rooms), "streams": self.hub.count()}

    async def start(self) -> None:
        self.metrics.start()
        self.upgrade.start()
        self.chores.start()
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
        await self.upgrade.stop()
        await self.chores.stop()
        await self.reviews.stop()
        await self.tables.trials.close()
        self.keeper.aside.close()
        self.notices.stop()
        await self.metrics.stop()
        await self.wake.stop()
        await asyncio.get_running_loop().shutdown_default_executor()  # reads that go on would keep their connections
        self.store.close()
