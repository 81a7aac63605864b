"""Streams: who shares a page with whom, when a stream ends, and that packed pieces make one stream."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from shofar.web.live.push import Push, answer
from shofar.web.panels import Panel, alone
from shofar.web.store.store import Store
from shofar.web.tables.rooms import Room
from tests.web.desk import Desk, run


@pytest.fixture
def store(tmp_path: Path, open_store: Callable[[str], Store]) -> Iterator[Store]:
    yield open_store(str(tmp_path / "shofar.db"))


class Follower:
    """Sees the table as the seats it holds; counts what is drawn for it."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.drawn = 0
        self.welcome = True

    def may(self, room: Room) -> bool:
        return self.welcome

    def seats(self, room: Room) -> tuple[int, ...]:
        return tuple(room.held_by(self.person))

    def alike(self, room: Room) -> tuple[int, ...]:
        return tuple(room.held_by(self.person))

    async def draw(self, room: Room) -> Panel:
        self.drawn += 1
        return alone(f"seats {room.held_by(self.person)}\nversion {room.version}")

    def note(self, room: Room) -> str:
        return f"note {room.version}"


class Wire:
    """A connection: what was sent, and a way to close it from the far end."""

    def __init__(self, desk: Desk, table: str, follower: Follower, pages: bool = True, packed: bool = False) -> None:
        self.stream = desk.hub.open(table, follower.person, ())
        self.push = Push(desk.hub, desk.keeper, self.stream, follower, -1, pages, packed)
        self.sent: list[bytes] = []
        self.more = asyncio.Event()
        self.closed = asyncio.Event()
        self.task = asyncio.create_task(self.push({"type": "http"}, self._receive, self._send))

    async def _receive(self) -> dict[str, Any]:
        await self.closed.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        self.sent.append(message.get("body", b""))
        self.more.set()

    async def until(self, text: str) -> str:
        while text not in (found := b"".join(self.sent).decode()):
            self.more.clear()
            await self.more.wait()
        return found


def test_who_sees_the_same_shares_a_drawing_until_they_differ(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        ann = await desk.person("Ann")
        table = await desk.table(ann, "me", "here", listed=True)
        one, other = Follower("one"), Follower("other")
        wires = [Wire(desk, table, one), Wire(desk, table, other)]
        room = await desk.room(table)
        for wire in wires:
            await wire.until(f"data: version {room.version}\n\n")
        assert one.drawn + other.drawn == 1
        room.holders[0].add("other")  # a seat's link was opened on another device, while the stream is open
        room = await desk.move(table, ann)
        assert "seats [0]" in await wires[1].until(f"data: version {room.version}\n\n")
        assert "seats [0]" not in await wires[0].until(f"data: version {room.version}\n\n")
        for wire in wires:
            wire.closed.set()
            await wire.task
        assert not desk.hub.streams and not desk.hub.count()

    run(test)


def test_the_answer_to_a_move_is_not_drawn_again_for_the_stream(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        ann = await desk.person("Ann")
        table = await desk.table(ann, "me", "here", listed=True)
        follower = Follower(ann.id)
        wire = Wire(desk, table, follower)
        await wire.until("version")
        before = follower.drawn
        room = await desk.move(table, ann)
        assert f"version {room.version}" in await answer(desk.hub, room, follower, "1")
        await wire.until(f"data: version {room.version}\n\n")
        assert follower.drawn == before + 1
        wire.closed.set()
        await wire.task

    run(test)


def test_a_stream_ends_when_its_viewer_may_no_longer_look(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        ann = await desk.person("Ann")
        table = await desk.table(ann, "me", "here")
        guest = Follower("guest")
        wire = Wire(desk, table, guest)
        await wire.until("version")
        guest.welcome = False
        room = await desk.move(table, ann)
        await wire.task
        assert f"version {room.version}" not in b"".join(wire.sent).decode()
        assert not desk.hub.streams

    run(test)


def test_packed_pieces_make_one_stream(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        ann = await desk.person("Ann")
        table = await desk.table(ann, "me", "here")
        plain, packed = Wire(desk, table, Follower("x")), Wire(desk, table, Follower("y"), packed=True)
        for _ in range(3):
            room = await desk.move(table, ann)
            text = await plain.until(f"data: version {room.version}\n\n")
        for wire in (plain, packed):
            wire.closed.set()
            await wire.task
        assert packed.push.headers["content-encoding"] == "gzip"
        unpacked = zlib.decompressobj(31).decompress(b"".join(packed.sent)).decode()
        assert unpacked.split("\n\n")[-2] == text.split("\n\n")[-2]

    run(test)


def test_programs_get_notes_and_quiet_streams_a_sign_of_life(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        ann = await desk.person("Ann")
        table = await desk.table(ann, "me", "here")
        wire = Wire(desk, table, Follower("x"), pages=False)
        room = await desk.room(table)
        await wire.until(f"event: moved\nid: {room.version}\ndata: note {room.version}\n\n")
        wire.stream.quiet = True
        wire.stream.wake.set()
        await wire.until(": still here")
        desk.hub.stop()
        await wire.task

    run(test)
