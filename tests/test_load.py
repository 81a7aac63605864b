"""The load test of `bench/`: it hears every event, what does not come ends it with a sentence, every target is told."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.append(str(Path(__file__).resolve().parent.parent / "bench"))

import load
import run
import viewer
from tests.web import desk


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
    desk.run(table.new_game)
    return table


def test_events_that_arrive_with_their_connection_are_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [ear.version for ear in begin(monkeypatch, 5).ears] == [5] * load.PEOPLE


def test_an_event_that_never_comes_ends_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "PATIENCE", 0.01)
    with pytest.raises(load.Silence, match="t1 is at version 5, its streams brought 4, 4, 4, 4 and nothing more"):
        begin(monkeypatch, 4)


TARGETS = (
    "sqlite: times",
    "sqlite: p99",
    "postgresql: times",
    "postgresql: p99",
    "postgresql: two workers",
    "pages: moves",
)


def test_every_target_of_the_server_is_told_with_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewer, "measure", lambda title: 0.2 if title == "golem" else 0.4)
    found = {asked: figures(asked[2].tables) for asked in run.SERVERS}
    rows = told(run._wanted(found, figures(200)))
    assert [row for row in rows if row.startswith(TARGETS)] == rows[: len(TARGETS)]
    assert all(f"pages of {title}: {what}" in "".join(rows) for title in load.TITLES for what in ("p99", "kB", "ms"))
    assert rows[0].split()[-3:] == ["1.00x", "1.2x", "missed"]
    assert rows[2].split()[-3:] == ["1.00x", "0.9x", "met"]
    assert rows[-1].split()[-3:] == ["0.20", "0.3", "met"]


def test_what_was_not_measured_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewer, "measure", lambda title: 0.2)
    rows = told(run._wanted({}, None))
    assert len(rows) == len(TARGETS) + 3 * len(load.TITLES)
    assert [row.split()[-1] for row in rows if "not measured" in row] == ["missed"] * (len(rows) - len(load.TITLES))


def figures(tables: int) -> dict[str, load.Figures]:
    """What was measured of a server."""
    return {"throughput": {"moves/s": 400.0}, f"{tables} live tables": {"p99 ms": 20.0, "median kB": 1.0}}


def told(said: str) -> list[str]:
    """The rows below the head of the last table."""
    return [line for line in said.splitlines() if line.endswith(("met", "missed"))]
