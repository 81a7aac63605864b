"""A server without HTTP for tests: people, tables and what they do, in a few words."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, event, update

from shofar.web.http import secret
from shofar.web.live.hub import Hub
from shofar.web.live.notices import Notices
from shofar.web.run.metrics import Metrics
from shofar.web.run.settings import Limits, Settings
from shofar.web.store.model import STOPPED, Person
from shofar.web.store.schema import TABLES
from shofar.web.store.store import Store
from shofar.web.tables.branches import Branches
from shofar.web.tables.deeds import Plan, Sitter, Tables
from shofar.web.tables.keeper import Keeper
from shofar.web.tables.links import Links
from shofar.web.tables.presence import Presence
from shofar.web.tables.rooms import Room
from shofar.web.tables.sweep import Sweep
from shofar.web.tables.upgrade import Upgrade

SECRET = "x" * 43
OPENED: list[Desk] = []


def change_table(store: Store, table: str, **values: Any) -> None:
    """Put something into a table's row that the server would not."""
    store.write(table, lambda c: c.execute(update(TABLES).where(TABLES.c.id == table).values(**values))).result()


class Desk:
    """One worker's tables over a store."""

    def __init__(self, store: Store, limits: Limits | None = None) -> None:
        self.store = store
        self.hub = Hub(limits or Limits())
        self.keeper = Keeper(store, self.hub, 100, (limits or Limits()).events)
        self.tables = Tables(store, self.keeper, limits or Limits())
        self.links = Links(store, self.keeper, self.tables)
        self.branches = Branches(store, self.keeper, self.tables)
        self.presence = Presence(store, self.hub)
        OPENED.append(self)

    def sweep(self, notices: Notices | None = None) -> Sweep:
        """What goes round over all tables."""
        told = notices or Notices(self.store, Settings(), Metrics())
        return Sweep(self.store, self.keeper, self.hub, self.tables, self.presence, told)

    async def person(self, name: str) -> Person:
        person = Person(secret.person_id(), secret.hashed(SECRET), name)
        await self.store.written("", lambda c: self.store.add_person(c, person))
        return person

    async def table(self, host: Person, *kinds: str, title: str = "nehemiah", **more: Any) -> str:
        """A table with these seats: me, here, bot, invited."""
        seed = more.pop("seed", "a seed that nobody may see")
        return await self.tables.make(
            host, SECRET, Plan(title, tuple(Sitter(kind) for kind in kinds), seed=seed, **more)
        )

    async def room(self, table: str) -> Room:
        return await self.keeper.room(table)

    async def move(self, table: str, person: Person, move: str | None = None, key: str | None = None) -> Room:
        """A move of the seat that decides; the first legal one if none is named."""
        room = await self.room(table)
        assert room.game is not None
        return await self.tables.play(table, person, room.serial, move or room.game.moves[0].text, key)

    async def shared(self, *names: str, title: str = "nehemiah", **more: Any) -> tuple[str, list[Person]]:
        """A running table of people, each with a browser of their own, in the order of the seats."""
        people = [await self.person(name) for name in names]
        table = await self.table(people[0], "me", *["invited"] * (len(names) - 1), title=title, **more)
        for person in people[1:]:
            await self.tables.sit(table, person, person.name)
        await self.tables.start(table, people[0], None)
        return table, people


async def after_upgrade(store: Store, program: str, look: bool = True) -> Desk:
    """A worker of another program; it has looked at every open table, or not yet."""
    desk = Desk(store)
    upgrade = Upgrade(store, desk.keeper)
    desk.keeper.program = program
    if look:
        await upgrade.look_at_all()
    return desk


async def check_open_games(store: Store, keeper: Keeper) -> int:
    """As after an upgrade: a program that knows none of the tables looks at them all. How many did it stop?"""
    before = {row.id for row in store.in_state(STOPPED)}
    keeper.forget()
    upgrade = Upgrade(store, keeper)
    keeper.program = secret.table_id()
    await upgrade.look_at_all()
    keeper.forget()
    return len({row.id for row in store.in_state(STOPPED)} - before)


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run an asynchronous test, in a thread of its own: a browser driven in this one has a loop that never ends."""
    with ThreadPoolExecutor(max_workers=1) as thread:
        thread.submit(lambda: asyncio.run(_closed(test))).result()


async def _closed(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test, and end the processes that its desks have started."""
    OPENED.clear()
    try:
        await test()
    finally:
        for desk in OPENED:
            await desk.tables.trials.close()


def refuse_writes(store: Store) -> dict[str, bool]:
    """From now on the database takes no writes while this says so: asked before every statement, whichever connection
    makes it, since a writer that begins takes the lock at once."""
    state = {"refuses": True}

    def read_only(_: Connection, cursor: Any, *__: object) -> None:
        cursor.connection.execute(f"PRAGMA query_only = {int(state['refuses'])}")

    def begun_read_only(connection: Connection) -> None:
        if state["refuses"]:
            connection.exec_driver_sql("SET TRANSACTION READ ONLY")

    if store.postgresql:
        event.listen(store.engine, "begin", begun_read_only)
    else:
        event.listen(store.engine, "before_cursor_execute", read_only)
    return state
