"""How much one person may have stored, and how much there may be in all."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

from shofar.web.errors import StoreError, TooMany
from shofar.web.run.settings import Limits
from shofar.web.store.model import Person
from shofar.web.store.store import Store

MEASURED: Final = 30.0  # seconds for which the size of the database counts as known
MEGABYTE: Final = 1_000_000


class Quota:
    """Asked before a table is made, or set up anew. Moves are never refused for want of room: only the disk can do
    that."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store: Final = store
        self.limits: Final = limits
        self._size = 0
        self._at = -MEASURED

    async def demand(self, person: Person) -> None:
        limits = self.limits
        if await asyncio.to_thread(self.store.count_mine, person.id) >= limits.tables:
            raise TooMany("many-tables", f"you have {limits.tables} unfinished tables: finish or leave some first")
        await self.demand_room(person)

    async def demand_room(self, person: Person) -> None:
        """For one more table."""
        limits = self.limits
        count, size = await asyncio.to_thread(self.store.usage, person.id)
        if count >= limits.stored:
            raise TooMany(
                "many-stored",
                f"you have {limits.stored} tables stored here, that is all you can have; old ones go by themselves",
            )
        await self._demand_bytes(size)

    async def demand_bytes(self, person: Person) -> None:
        """For one more position at a table to learn at."""
        await self._demand_bytes((await asyncio.to_thread(self.store.usage, person.id))[1])

    async def _demand_bytes(self, size: int) -> None:
        limits = self.limits
        if size >= limits.bytes:
            raise TooMany(
                "much-stored",
                f"your tables take {size // MEGABYTE} MB here, that is all you can have; old ones go by themselves",
            )
        if await self.size() >= limits.room:
            raise StoreError("no-room", "this server has no room for new tables now; those that there are go on")

    async def size(self) -> int:
        """The bytes of the database, as of some seconds ago at most."""
        if monotonic() - self._at >= MEASURED:
            self._size, self._at = await asyncio.to_thread(self.store.size), monotonic()
        return self._size
