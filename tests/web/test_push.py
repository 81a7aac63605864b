"""Streams: who shares a page with whom, when a stream ends, and that packed pieces make one stream."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from shofar.web.http.protocol import PUSH
from shofar.web.live.notes import note
from shofar.web.live.push import Push, answer
from shofar.web.panels import Panel, alone
from shofar.web.store.store import Store
from shofar.web.tables.rooms import Room
from tests.web.desk import Desk, run
from tests.web.server import PATIENCE


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

    def note(self, room: Room, seats: tuple[int, ...]) -> str:
        return f"note {room.version}"


class Wire:
    """A connection: what was sent, and a way to close it from the far end."""

    def __init__(
        self,
        desk: Desk,
        table: str,
        follower: Follower,
        pages: bool = True,
        packed: bool = False,
        push: Callable[[bytes], bool] | None = None,
    ) -> None:
        self.stream = desk.hub.open(table, follower.person, ())
        self.push = Push(desk.hub, desk.keeper, self.stream, follower, -1, pages, packed)
        self.sent: list[bytes] = []
        self.more = asyncio.Event()
        self.closed = asyncio.Event()
        self.open = asyncio.Event()  # the line takes pages
        self.open.set()
        self.task = asyncio.create_task(self.push({"type": "http", PUSH: push}, self._receive, self._send))

    async def _receive(self) -> dict[str, Any]:
        await self.closed.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        self.sent.append(message.get("body", b""))
        self.more.set()
        if b"version" in self.sent[-1]:
            await self.open.wait()

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


def test_a_move_that_is_made_while_a_page_is_sent_is_shown_too(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        ann = await desk.person("Ann")
        table = await desk.table(ann, "me", "here")
        wire = Wire(desk, table, Follower("x"))
        wire.open.clear()  # a slow line: the first page is on its way ...
        await wire.until("version")
        room = await desk.move(table, ann)
        wire.open.set()  # ... and arrives after the move
        await asyncio.wait_for(wire.until(f"data: version {room.version}\n\n"), PATIENCE)
        wire.closed.set()
        await wire.task

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


async def unpacked(wire: Wire, text: str) -> str:
    """What a packed stream says, once it says this."""
    async with asyncio.timeout(PATIENCE):
        while text not in (found := zlib.decompressobj(31).decompress(b"".join(wire.sent)).decode()):
            wire.more.clear()
            await wire.more.wait()
    return found


def test_packed_streams_are_read_whole_whatever_each_of_them_has_said_before(store: Store) -> None:
    """Pieces refer to what was said before: who came later, or got a sign of life between two moves, is sent others."""

    async def test() -> None:
        desk = Desk(store)
        ann = await desk.person("Ann")
        table = await desk.table(ann, "me", "here", listed=True)
        wires = [Wire(desk, table, Follower("x"), packed=True), Wire(desk, table, Follower("y"), packed=True)]
        room = await desk.move(table, ann)
        for wire in wires:
            await unpacked(wire, f"version {room.version}\n\n")
        wires[1].stream.quiet = True
        wires[1].stream.wake.set()
        await unpacked(wires[1], ": still here\n\n")
        wires.append(Wire(desk, table, Follower("z"), packed=True))
        await unpacked(wires[2], f"version {room.version}\n\n")
        for _ in range(2):
            room = await desk.move(table, ann)
            told = [await unpacked(wire, f"version {room.version}\n\n") for wire in wires]
            assert len({one.split("\n\n")[-2] for one in told}) == 1
        for wire in wires:
            wire.closed.set()
            await wire.task

    run(test)


def test_a_packed_note_that_could_not_be_sent_at_once_is_sent_later(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        ann = await desk.person("Ann")
        table = await desk.table(ann, "me", "here")
        wire = Wire(desk, table, Follower("x"), pages=False, packed=True, push=lambda _: False)
        for _ in range(3):
            room = await desk.move(table, ann)
            await unpacked(wire, f"data: note {room.version}\n\n")
        wire.closed.set()
        await wire.task

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


class Pushed:
    """A connection that takes pieces at once, unless its reader is slow."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []
        self.slow = False

    def __call__(self, piece: bytes) -> bool:
        if not self.slow:
            self.pieces.append(piece)
        return not self.slow


def test_a_program_is_told_at_once_and_a_slow_one_when_it_can_listen(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        ann = await desk.person("Ann")
        table = await desk.table(ann, "me", "here")
        pushed = Pushed()
        wire = Wire(desk, table, Follower("x"), pages=False, push=pushed)
        first = (await desk.room(table)).version
        await wire.until(f"data: note {first}\n\n")
        for _ in range(2):
            await desk.move(table, ann)
            await asyncio.sleep(0)  # what has changed is told when whoever changed it has gone on
        assert [f"id: {version}\n".encode() in piece for version, piece in enumerate(pushed.pieces, first + 1)] == [
            True
        ] * 2
        pushed.slow = True
        await desk.move(table, ann)
        text = await wire.until(f"data: note {first + 3}\n\n")
        assert f"id: {first + 1}\n" not in text, "each note comes once, in its order"
        wire.closed.set()
        await wire.task

    run(test)


def test_who_owes_time_is_told_when_it_is_paid_and_pays_for_what_is_told(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        ann = await desk.person("Ann")
        table = await desk.table(ann, "me", "here")
        pushed, paid, owing, charged = Pushed(), asyncio.Event(), set[str](), list[str]()
        paid.set()

        async def wait(_: str) -> None:
            await paid.wait()

        desk.hub.paid, desk.hub.owes = wait, owing.__contains__
        desk.hub.charge = lambda lane, seconds: charged.append(lane)
        wire = Wire(desk, table, Follower("x"), pages=False, push=pushed)
        await wire.until("data: note")
        room = await desk.move(table, ann)
        await asyncio.sleep(0)
        assert len(pushed.pieces) == 1 and charged == [wire.stream.lane]
        owing.add(wire.stream.lane)
        paid.clear()
        room = await desk.move(table, ann)
        for _ in range(5):
            await asyncio.sleep(0)
        assert len(pushed.pieces) == 1 and f"note {room.version}" not in b"".join(wire.sent).decode()
        paid.set()
        await wire.until(f"data: note {room.version}\n\n")
        wire.closed.set()
        await wire.task

    run(test)


def test_a_program_that_may_no_longer_look_is_told_nothing(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        ann = await desk.person("Ann")
        table = await desk.table(ann, "me", "here")
        guest, pushed = Follower("guest"), Pushed()
        wire = Wire(desk, table, guest, pages=False, push=pushed)
        await wire.until("data: note")
        guest.welcome = False
        await desk.move(table, ann)
        await wire.task
        assert not pushed.pieces and not desk.hub.streams

    run(test)


def test_a_note_has_the_moves_for_the_one_who_decides_and_nothing_that_never_changes(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        table, people = await desk.shared("Anna", "Ben")
        room = await desk.room(table)
        for _ in range(3):
            notes = [json.loads(note(room, (seat,))) for seat in range(2)]
            deciding = room.game.seat
            assert [bool(one["moves"]) for one in notes] == [seat == deciding for seat in range(2)]
            assert notes[deciding]["moves"] == [move.text for move in room.game.moves]
            assert [one["seats"] for one in notes] == [[0], [1]] and json.loads(note(room, ()))["moves"] == []
            assert all((one["version"], one["at"]) == (room.version, room.serial) for one in notes)
            assert table not in note(room, (0,))
            room = await desk.move(table, people[deciding])

    run(test)


def test_nobody_sees_who_sat_there_before_beside_what_happened_since(store: Store) -> None:
    """Somebody takes their seat back from a bot. A page that is drawn while their row is being read is not one on which
    the bot still plays, and which is taken for the newest."""

    class Onlooker(Follower):
        async def draw(self, room: Room) -> Panel:
            return alone(f"seat of a {room.seats[0].kind}\nversion {room.version}")

    async def test() -> None:
        desk = Desk(store)
        table, people = await desk.shared("Ann", "Ben", listed=True)
        await desk.tables.hand(table, people[0], 0, None, set())
        wire = Wire(desk, table, Onlooker("one"))
        before = (await desk.room(table)).version
        await wire.until(f"version {before}")
        read = desk.keeper._people

        async def slowly(of: Any) -> Any:
            desk.hub.call(table)
            for _ in range(100):
                await asyncio.sleep(0)
            return await read(of)

        setattr(desk.keeper, "_people", slowly)  # noqa: B010
        await desk.tables.take_seat_back(table, people[0], 0, None)
        assert f"seat of a person\ndata: version {before + 1}" in await wire.until(f"version {before + 1}")
        wire.closed.set()
        await wire.task

    run(test)
