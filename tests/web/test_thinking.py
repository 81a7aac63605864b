"""Bots think for every table: what goes wrong at one must not stop the others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from shofar.web.run.metrics import Metrics
from shofar.web.store.store import Store
from shofar.web.tables.rooms import Room
from shofar.web.thinking import pool
from shofar.web.thinking.helper import Ended, Helper, Hung
from shofar.web.thinking.pool import Thinking
from web.desk import Desk, run

Answer = Callable[[], Awaitable[dict[str, Any]]]


async def illegal() -> dict[str, Any]:
    return {"move": "fly away"}


async def hung() -> dict[str, Any]:
    raise Hung


async def ended() -> dict[str, Any]:
    raise Ended


async def unexpected() -> dict[str, Any]:
    raise ValueError("nobody thought of this")


@pytest.mark.parametrize("wrong", [illegal, unexpected, hung, ended])
def test_bots_go_on_after_one_has_failed(store: Store, monkeypatch: pytest.MonkeyPatch, wrong: Answer) -> None:
    """The first thought fails, whatever the reason. The table still gets its moves, and so do all others."""
    monkeypatch.setattr(pool, "PAUSE", 0)
    monkeypatch.setattr(pool, "SWEEP", 0)
    monkeypatch.setattr(pool, "LEASE", 200)
    ask, asked = Helper.ask, []

    async def first_fails(helper: Helper, question: dict[str, Any], longest: float) -> dict[str, Any]:
        asked.append(question["table"])
        return await (wrong() if len(asked) == 1 else ask(helper, question, longest))

    monkeypatch.setattr(Helper, "ask", first_fails)

    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        moved, seen = asyncio.Event(), dict[str, int]()

        def watch(room: Room) -> None:
            seen[room.row.id] = len(room.steps)
            if len(seen) == 2 and min(seen.values()) >= 2:
                moved.set()

        bots = Thinking(store, desk.keeper, desk.tables, Metrics(), 1)
        desk.keeper.after.append(watch)
        bots.start()
        for _ in range(2):
            desk.hub.open(await desk.table(anna, "bot", "bot"), anna.id, ())
        await asyncio.wait_for(moved.wait(), 60)
        await bots.stop()

    run(test)


def test_a_long_thought_stays_with_its_worker(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two workers, and a thought that outlasts the lease: it is thought once, because the lease is renewed."""
    monkeypatch.setattr(pool, "SWEEP", 0.02)
    monkeypatch.setattr(pool, "LEASE", 400)
    monkeypatch.setattr(pool, "RENEWAL", 0.05)
    asked: list[str] = []
    renewed = asyncio.Event()

    async def slow(helper: Helper, question: dict[str, Any], longest: float) -> dict[str, Any]:
        asked.append(question["table"])
        await renewed.wait()
        return {}

    monkeypatch.setattr(Helper, "ask", slow)

    async def test() -> None:
        desk = Desk(store)
        first, second = (Thinking(store, desk.keeper, desk.tables, Metrics(), 1) for _ in range(2))
        first.start()
        anna = await desk.person("Anna")
        table = await desk.table(anna, "bot", "bot")
        desk.hub.open(table, anna.id, ())
        room = await desk.room(table)
        assert room.bot_decides()
        leases: set[int] = set()
        second.start()
        while len(leases) < 12 and len(asked) < 2:  # more renewals than one lease lasts
            row = await asyncio.to_thread(store.table, table)
            assert row is not None
            leases.add(row.lease)
        assert asked == [table]
        renewed.set()
        await first.stop()
        await second.stop()

    run(test)
