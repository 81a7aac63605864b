"""Bots think for every table: what goes wrong at one must not stop the others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from shofar.web.run.metrics import Metrics
from shofar.web.store.store import Store, now
from shofar.web.tables.rooms import Room
from shofar.web.thinking import pool
from shofar.web.thinking.helper import Ended, Helper, Hung
from shofar.web.thinking.pool import LEASE, SWEEP, Thinking
from tests.web.desk import Desk, run
from tests.web.server import PATIENCE
from tests.web.watch import Watch

STEP = 500  # milliseconds
Answer = Callable[[], Awaitable[dict[str, Any]]]


async def illegal() -> dict[str, Any]:
    return {"move": "fly away"}


async def hung() -> dict[str, Any]:
    raise Hung


async def ended() -> dict[str, Any]:
    raise Ended


async def unexpected() -> dict[str, Any]:
    raise ValueError("nobody thought of this")


async def never() -> dict[str, Any]:
    await asyncio.Event().wait()
    return {}


async def with_a_bot(desk: Desk) -> str:
    """A table of a person and a bot where the bot decides."""
    anna = await desk.person("Anna")
    table = await desk.table(anna, "me", "bot")
    while not (await desk.room(table)).bot_decides():
        await desk.move(table, anna)
    return table


@pytest.mark.parametrize("wrong", [illegal, unexpected, hung, ended])
def test_bots_go_on_after_one_has_failed(
    store: Store, watch: Watch, monkeypatch: pytest.MonkeyPatch, wrong: Answer
) -> None:
    """The first thought fails, whatever the reason. The table still gets its moves, and so do all others."""
    ask, asked = Helper.ask, []
    monkeypatch.setattr(pool, "LONGEST", PATIENCE)

    async def first_fails(helper: Helper, question: dict[str, Any], longest: float) -> dict[str, Any]:
        asked.append(question["table"])
        return await (wrong() if len(asked) == 1 else ask(helper, question, longest))

    monkeypatch.setattr(Helper, "ask", first_fails)

    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        moved, seen = asyncio.Event(), dict[str, int]()

        def look(room: Room) -> None:
            seen[room.row.id] = len(room.steps)
            if len(seen) == 2 and min(seen.values()) >= 2:
                moved.set()

        bots = Thinking(store, desk.keeper, desk.tables, Metrics(), 1, watch.sleep)
        desk.keeper.after.append(look)
        bots.start()
        tables = [await desk.table(anna, "bot", "bot") for _ in range(2)]
        for table in tables:
            desk.hub.open(table, anna.id, ())
        async with asyncio.timeout(PATIENCE):
            while not moved.is_set():  # until the lease of the one who failed has run out, and somebody has looked
                watch.go(SWEEP)
                await asyncio.to_thread(store.table, tables[0])
        await bots.stop()

    run(test)


def test_a_long_thought_stays_with_its_worker(store: Store, watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two workers, and a thought that outlasts the lease: it is thought once, because the lease is renewed."""
    asked: list[str] = []
    begun = asyncio.Event()

    async def endless(process: Helper, question: dict[str, Any]) -> dict[str, Any]:
        asked.append(question["table"])
        begun.set()
        return await never()

    monkeypatch.setattr(pool, "_ask", endless)
    monkeypatch.setattr(pool, "LONGEST", PATIENCE)

    async def test() -> None:
        here, there = Desk(store), Desk(store)
        first, second = (Thinking(store, d.keeper, d.tables, Metrics(), 1, watch.sleep) for d in (here, there))
        first.start()
        table = await with_a_bot(here)
        async with asyncio.timeout(PATIENCE):
            await begun.wait()
        second.start()
        for _ in range(3 * LEASE // STEP):
            await watch.asleep(3)  # a renewal has been written, and both workers have looked for bots that wait
            row = store.table(table)
            assert row is not None and row.thinker == first.worker and row.lease > now()
            watch.go(STEP / 1000)
        assert asked == [table]
        await first.stop()
        await second.stop()

    run(test)


def test_a_thought_whose_worker_is_gone_is_taken_over(
    store: Store, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without renewals the lease runs out, and another worker thinks."""
    begun = [asyncio.Event(), asyncio.Event()]

    async def endless(process: Helper, question: dict[str, Any]) -> dict[str, Any]:
        next(event for event in begun if not event.is_set()).set()
        return await never()

    monkeypatch.setattr(pool, "_ask", endless)
    monkeypatch.setattr(pool, "LONGEST", PATIENCE)

    async def test() -> None:
        here, there = Desk(store), Desk(store)
        first, second = (Thinking(store, d.keeper, d.tables, Metrics(), 1, watch.sleep) for d in (here, there))
        first.start()
        await with_a_bot(here)
        async with asyncio.timeout(PATIENCE):
            await begun[0].wait()
            await first.stop()
            second.start()
            await watch.asleep(1)
            assert not begun[1].is_set()
            watch.go(LEASE / 1000 + SWEEP)
            await begun[1].wait()
        await second.stop()

    run(test)
