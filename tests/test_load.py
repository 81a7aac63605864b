"""The load test of `bench/`: it hears every event, and what does not come ends it with a sentence."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.append(str(Path(__file__).resolve().parent.parent / "bench"))

import load


class Line:
    """Somebody who makes, joins and starts a table; every answer is at hand."""

    cookie = ""

    async def ask(self, method: str, path: str, **fields: object) -> tuple[int, dict[str, str], bytes]:
        return 200, {"location": "/table/t1"}, json.dumps({"version": 5}).encode()


class Loop:
    """Connects, and brings the first event of a stream before the connection is handed out."""

    def __init__(self, version: int) -> None:
        event = f'event: moved\nid: {version}\ndata: {{"at": 1, "moves": []}}\n\n'
        self.sent = f"HTTP/1.1 200 OK\r\n\r\n{len(event):x}\r\n{event}\r\n".encode()

    async def create_connection(self, made: Any, *_: object) -> tuple[object, Any]:
        ear = made()
        ear.transport = None
        ear.data_received(self.sent)
        return None, ear


def begin(monkeypatch: pytest.MonkeyPatch, version: int) -> load.Table:
    """A table whose streams bring this version at once."""
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: Loop(version))
    table = load.Table(0, 1, pages=False, title="nehemiah")
    lines: list[Any] = [Line() for _ in range(load.PEOPLE)]
    table.lines = lines
    asyncio.run(table.new_game())
    return table


def test_events_that_arrive_with_their_connection_are_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [ear.version for ear in begin(monkeypatch, 5).ears] == [5] * load.PEOPLE


def test_an_event_that_never_comes_ends_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "PATIENCE", 0.01)
    with pytest.raises(load.Silence, match="t1 is at version 5, its streams brought 4, 4, 4, 4 and nothing more"):
        begin(monkeypatch, 4)
