"""Turns, lanes and shares: who comes next."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from copy import copy
from dataclasses import replace
from functools import partial
from typing import Any, cast

import pytest

import shofar
from shofar.engine.title import KEPT
from shofar.readers import icons
from shofar.web.errors import TooMany
from shofar.web.fair import LANE, Lanes, Turns, lane_of
from shofar.web.http.share import Abreast, Metered, Share
from shofar.web.run.metrics import Metrics
from shofar.web.run.settings import Limits
from shofar.web.store.model import OVER
from shofar.web.store.store import Store
from shofar.web.tables import boxes
from shofar.web.tables.reviews import MOST, Reviews
from shofar.web.tables.rooms import Room
from shofar.web.tables.samples import sample
from shofar.web.thinking import helper, pool
from shofar.web.thinking.helper import Helper
from shofar.web.thinking.pool import Thinking
from tests.web.desk import Desk, run
from tests.web.server import PATIENCE


@pytest.mark.parametrize(
    ("address", "lane"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:0:1::5", "2001:db8:0:1::/64"),
        ("2001:db8:0:1:ffff::", "2001:db8:0:1::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_lane_is_a_network(address: str, lane: str) -> None:
    assert lane_of(address) == lane


def test_lanes_come_by_what_they_have_used() -> None:
    lanes: Lanes[int] = Lanes()
    for n in range(100):
        lanes.put("many", n)
    for _ in range(10):
        lanes.charge(lanes.take()[0], 1.0)
    lanes.put("one", 7)
    assert lanes.take() == ("one", 7), "who comes new does not wait for those who were there"
    lanes.charge("one", 1.0)
    assert lanes.take()[0] == "many"
    lanes.put("one", 8)
    lanes.put("two", 9)
    assert {lanes.take()[0] for _ in range(3)} == {"many", "one", "two"}


def test_turns_alternate_and_too_many_of_one_are_refused() -> None:
    async def test() -> None:
        turns = Turns(1, 3)
        order: list[str] = []
        first = asyncio.Event()

        async def work(lane: str) -> None:
            LANE.set(lane)
            async with turns.turn():
                order.append(lane)
                await first.wait()

        tasks = [asyncio.create_task(work(lane)) for lane in ("a", "a", "a", "a", "b")]
        await asyncio.sleep(0)
        late = asyncio.create_task(work("a"))
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await late
        first.set()
        await asyncio.gather(*tasks)
        assert order == ["a", "b", "a", "a", "a"]

    run(test)


def test_a_place_that_nobody_waits_for_any_more_goes_to_the_next() -> None:
    async def test() -> None:
        abreast = Abreast(1, 5)
        turns = Turns(1, 5)

        async def hold(using: Any) -> None:
            async with using:
                await asyncio.Event().wait()

        makes: list[Callable[[], Any]] = [lambda: abreast.place("a"), turns.turn]
        for make in makes:
            tasks = [asyncio.create_task(hold(make())) for _ in range(3)]
            await asyncio.sleep(0)
            for task in reversed(tasks):
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            async with asyncio.timeout(PATIENCE), make():
                pass

    run(test)


def test_a_share_is_paid_back_by_waiting() -> None:
    share = Share(0.5)
    share.spend("a", 4.0, 100.0)
    assert share.wait("a", 100.0) == 0, "a burst of ten seconds' worth"
    share.spend("a", 3.0, 100.0)
    assert share.wait("a", 100.0) == pytest.approx(4.0)
    assert share.wait("a", 104.0) == 0 and share.wait("b", 100.0) == 0


def test_what_is_metered_does_what_it_did() -> None:
    """Answers, errors and cancels pass through; every step is charged."""

    async def test() -> None:
        charged: list[float] = []

        async def work(fails: bool) -> None:
            await asyncio.sleep(0)
            with pytest.raises(ZeroDivisionError):
                await asyncio.create_task(divide())
            if fails:
                raise KeyError

        async def divide() -> float:
            return 1 / 0

        await Metered(work(False), charged.append)
        assert len(charged) == 3
        with pytest.raises(KeyError):
            await Metered(work(True), charged.append)

        async def metered() -> None:
            await Metered(asyncio.Event().wait(), charged.append)  # type: ignore[arg-type]

        task = asyncio.create_task(metered())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    run(test)


# --- bots -----------------------------------------------------------------------------------------------------------


def test_the_tables_of_one_do_not_keep_the_bots_of_another_waiting(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    turn = asyncio.Event()

    async def answer(self: Helper, question: dict[str, Any], longest: float) -> dict[str, Any]:
        asked.append(question["table"])
        if len(asked) == 20:
            turn.set()
        return {}

    monkeypatch.setattr(Helper, "ask", answer)
    monkeypatch.setattr(pool, "perf_counter", lambda: float(len(asked)))  # every thought takes the same time

    async def test() -> None:
        desk = Desk(store)
        bots = Thinking(store, desk.keeper, desk.tables, Metrics(), 1)
        anna, ben = await desk.person("Anna"), await desk.person("Ben")
        LANE.set("10.0.0.1")
        for _ in range(8):
            desk.hub.open(table := await desk.table(anna, "bot", "bot"), anna.id, ())
            bots.notice(await desk.room(table))
        LANE.set("10.0.0.2")
        desk.hub.open(table := await desk.table(ben, "bot", "bot"), ben.id, ())
        bots.notice(await desk.room(table))
        bots.start()
        await asyncio.wait_for(turn.wait(), PATIENCE)
        await bots.stop()
        assert table in asked[:2]
        assert 5 <= asked[:20].count(table) <= 15, "each of the two has half of the time, whatever they have"

    run(test)


def test_a_thinking_process_that_hangs_is_replaced(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is noticed by its silence, however long a thought may take, and the bot is asked again."""
    monkeypatch.setattr(helper, "BEAT", 0.05)
    monkeypatch.setattr(helper, "SILENCE", 1.0)
    monkeypatch.setattr(pool, "LONGEST", 3600.0)

    async def test() -> None:
        desk = Desk(store)
        bots = Thinking(store, desk.keeper, desk.tables, Metrics(), 1)
        moved, wanted = asyncio.Event(), [2]

        def watch(room: Room) -> None:
            if len(room.steps) >= wanted[0]:
                moved.set()

        anna = await desk.person("Anna")
        desk.hub.open(await desk.table(anna, "bot", "bot"), anna.id, ())
        desk.keeper.after.append(watch)
        bots.start()
        await asyncio.wait_for(moved.wait(), PATIENCE)
        process = bots.helpers[0].process
        assert process is not None
        process.send_signal(signal.SIGSTOP)
        moved.clear()
        wanted[0] = 100
        await asyncio.wait_for(moved.wait(), PATIENCE)
        assert bots.helpers[0].process is not process and process.returncode == -signal.SIGKILL
        await bots.stop()

    run(test)


async def hangs(silence: float) -> None:
    """A process that says nothing more is given up, and ended."""
    asked = Helper("bots", beat=3600.0, silence=silence)
    await asked._ready()
    assert asked.process is not None
    asked.process.send_signal(signal.SIGSTOP)
    with pytest.raises(helper.Hung):
        await asked.ask({"do": "think"}, PATIENCE)
    assert asked.process is None


def test_a_process_that_waits_for_a_processor_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine with too much to do it says nothing for long, and hangs in nothing."""
    said = [(True, 0.0), (True, 0.01), (True, 0.02), (False, 0.02)]  # it was stopped at last
    monkeypatch.setattr(helper, "_processor", lambda _: said.pop(0))

    run(partial(hangs, silence=0.05))
    assert said == []


def test_a_process_that_computes_in_silence_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    said = [(True, 7.0), (True, 7.06)]
    monkeypatch.setattr(helper, "_processor", lambda _: said.pop(0))

    run(partial(hangs, silence=0.1))
    assert said == []


def test_of_a_process_it_is_known_whether_it_wants_a_processor() -> None:
    wants, used = helper._processor(os.getpid())
    assert wants and used > 0
    assert helper._processor(2**22 + 1) == (False, 0.0)


# --- streams, memory, looking back ------------------------------------------------------------------------------------


def test_who_sits_finds_a_place_at_a_table_that_is_full_of_watchers(store: Store) -> None:
    async def test() -> None:
        LANE.set("10.0.0.1")
        desk = Desk(store, Limits(watchers=3, watching=10, sitting=2))
        streams = [desk.hub.open("t", f"visitor {n}", ()) for n in range(3)]
        with pytest.raises(TooMany, match="watching"):
            desk.hub.open("t", "visitor 4", ())
        desk.hub.open("t", "player", (0,))
        desk.hub.open("t", "player", (0,))
        with pytest.raises(TooMany, match="windows"):
            desk.hub.open("t", "player", (0,))
        desk.hub.close(streams[0])
        desk.hub.open("t", "visitor 4", ())
        assert desk.hub.count() == 5

    run(test)


def test_boxes_leave_nothing_behind() -> None:
    """As many as anybody likes: what is kept of them has an end."""
    title = shofar.title("nehemiah")
    for n in range(KEPT + 20):
        overlay = f'[faces]\nwood_1 = {{ effect = "{n + 1} wood" }}\n'
        boxes.read("nehemiah", 2, {}, overlay)
        icons.icons(f"{n + 1} wood", "nehemiah")
    assert len(title._rules) <= KEPT
    assert icons._known.cache_info().maxsize is not None


def test_looking_back_gives_the_game_as_it_was(store: Store) -> None:
    """From any position that is kept, in any order."""

    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        table = await desk.table(anna, "me", "here", title="ezra")
        digests = []
        room = await desk.room(table)
        for _ in range(150):
            assert room.game is not None
            digests.append(room.game.digest())
            room = await desk.move(table, anna)
        for count in (149, 3, 70, 69, 71, 64, 128, 0, 149, 20, 140, 5, 90, 100, 110):
            game = room.at(count)
            assert game is not None and game.digest() == digests[count]
        assert len(room.positions) <= 14

    run(test)


def test_what_was_taken_back_is_forgotten_by_those_who_look_back(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        table = await desk.table(anna, "me", "here")
        for _ in range(12):
            room = await desk.move(table, anna)
        room.at(8)
        while len(room.steps) > 4:
            room = await desk.tables.take_back(table, anna, room.steps[-1].seat, room.serial, None)
        digests = {}
        while len(room.steps) < 12:
            assert room.game is not None
            digests[len(room.steps)] = room.game.digest()
            room = await desk.move(table, anna, room.game.moves[-1].text)
        game = room.at(8)
        assert game is not None and game.digest() == digests[8]

    run(test)


def test_who_has_many_games_looked_back_on_keeps_nobody_else_from_it(store: Store) -> None:
    class Never:
        async def review(self, record: object, first: int) -> None:
            await asyncio.Event().wait()

    async def test() -> None:
        reviews = Reviews(store, cast(Any, Never()))
        whole = over()
        for lane in ("10.0.0.1", "10.0.0.2"):
            LANE.set(lane)
            for number in range(MOST):
                assert await reviews.of(named(whole, f"{lane} {number}")) == 0.0
            assert await reviews.of(named(whole, f"{lane} 0")) == 0.0, "what was begun may be asked for again"
            with pytest.raises(TooMany):
                await reviews.of(named(whole, f"{lane} more"))
        await reviews.stop()

    run(test)


def over() -> Room:
    room = sample("nehemiah", 2, 10_000, 1, {})
    assert room.game is not None and room.game.over
    room.row = replace(room.row, state=OVER)
    return room


def named(room: Room, name: str) -> Room:
    found = copy(room)
    found.row = replace(room.row, id=name)
    return found
