"""Bots think for every table: what goes wrong at one must not stop the others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from shofar.web import thinking
from shofar.web.metrics import Metrics
from shofar.web.rooms import Room
from shofar.web.store.store import Store
from shofar.web.thinking import Thinking
from web.desk import Desk, run

Answer = Callable[[], Awaitable[dict[str, Any]]]


async def illegal() -> dict[str, Any]:
    return {"move": "fly away"}


async def unexpected() -> dict[str, Any]:
    raise ValueError("nobody thought of this")


async def never() -> dict[str, Any]:
    await asyncio.Event().wait()
    return {}


@pytest.mark.parametrize("wrong", [illegal, unexpected, never])
def test_bots_go_on_after_one_has_failed(store: Store, monkeypatch: pytest.MonkeyPatch, wrong: Answer) -> None:
    """The first thought fails, whatever the reason. The table still gets its moves, and so do all others."""
    monkeypatch.setattr(thinking, "PAUSE", 0)
    monkeypatch.setattr(thinking, "SWEEP", 0)
    monkeypatch.setattr(thinking, "LEASE", 200)
    ask, asked = thinking._ask, []

    async def first_fails(process: asyncio.subprocess.Process, question: dict[str, Any]) -> dict[str, Any]:
        asked.append(question["table"])
        return await (wrong() if len(asked) == 1 else ask(process, question))

    monkeypatch.setattr(thinking, "_ask", first_fails)

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
            await desk.table(anna, "bot", "bot")
        await asyncio.wait_for(moved.wait(), 60)
        await bots.stop()

    run(test)
