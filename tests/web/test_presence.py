"""Who is here, who is gone, and what coming back does to a clock; also with several workers."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from shofar.web.errors import Refused
from shofar.web.store.model import Person
from shofar.web.store.store import Store, now
from shofar.web.tables import undo
from shofar.web.tables.clocks import gone, time_left
from shofar.web.tables.rooms import Room
from tests.web.desk import Desk, change_table, run
from tests.web.test_push import Follower, Wire
from tests.web.watch import Watch

pytestmark = pytest.mark.usefixtures("watch")  # time stands still


def test_who_has_the_page_open_at_another_worker_is_not_gone(store: Store) -> None:
    async def test() -> None:
        here, there = Desk(store), Desk(store)
        table, people = await here.shared("Anna", "Ben")
        store.write(table, lambda c: store.change_seat(c, table, 1, seen=0)).result()
        room = await there.room(table)
        assert gone(room, 1, set())
        here.hub.open(table, people[1].id, (1,))
        await here.sweep().round()
        with pytest.raises(Refused, match="still here"):
            await there.tables.hand(table, people[0], 1, None, present=set())
        there.hub.open(table, people[0].id, (0,))
        room.seats[1] = replace(room.seats[1], seen=0)
        await there.sweep().round()
        assert not gone(room, 1, {0}), "its pages do not say so either"

    run(test)


def test_a_page_that_is_reloaded_does_not_make_its_person_gone(store: Store) -> None:
    """The room was loaded long ago; between two streams only what was written down tells that they were just here."""

    async def test() -> None:
        desk = Desk(store)
        table, people = await desk.shared("Anna", "Ben")
        store.write(table, lambda c: store.change_seat(c, table, 1, seen=0)).result()
        desk.keeper.forget()
        await desk.room(table)
        stream = desk.hub.open(table, people[1].id, (1,))
        await desk.sweep().round()
        desk.hub.close(stream)
        assert not gone(await desk.room(table), 1, desk.hub.present(table))

    run(test)


def test_a_seat_taken_while_the_page_is_open_counts_as_present(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        anna, ben = await desk.person("Anna"), await desk.person("Ben")
        table = await desk.table(anna, "me", "invited", listed=True)
        wire = Wire(desk, table, Follower(ben.id))
        await wire.until("seats []")
        await desk.tables.sit(table, ben, "Ben")
        await wire.until("seats [1]")
        assert desk.hub.present(table) == {1}
        wire.closed.set()
        await wire.task

    run(test)


async def timed(desk: Desk, clock: str) -> tuple[str, list[Person], Room, int]:
    """A table of two with ten minutes on this clock: its id, the people, its room and who decides."""
    table, people = await desk.shared("Anna", "Ben", clock=clock, seconds=600)
    room = await desk.room(table)
    assert room.game is not None and room.game.seat is not None
    return table, people, room, room.game.seat


@pytest.mark.parametrize("clock", ["turn", "bank"])
def test_coming_back_gives_no_time_to_who_has_some(store: Store, watch: Watch, clock: str) -> None:
    """Else a person could hand the seat over and take it back at once, as often as they like."""

    async def test() -> None:
        desk = Desk(store)
        table, people, room, seat = await timed(desk, clock)

        async def hand_and_return(used: int) -> int:
            """The time left after both, of which so many seconds had been used."""
            watch.go(used)
            await desk.tables.hand(table, people[seat], seat, None, set())
            room = await desk.tables.take_seat_back(table, people[seat], seat, None)
            left = time_left(room, seat)
            assert left is not None
            return left

        assert await hand_and_return(590) == 10_000
        other = 1 - seat
        await desk.tables.hand(table, people[other], other, None, set())
        room = await desk.tables.take_seat_back(table, people[other], other, None)
        assert time_left(room, seat) == 10_000, "nor to the others"
        assert await hand_and_return(11) == (600_000 if clock == "turn" else 60_000), "who ran out gets some"

    run(test)


@pytest.mark.parametrize("clock", ["turn", "bank"])
def test_thinking_counts_although_the_move_before_it_is_taken_back(store: Store, watch: Watch, clock: str) -> None:
    """Else a click, a long thought, and the click taken back would be a thought for nothing, as often as one likes."""

    async def test() -> None:
        desk = Desk(store)
        table, people, room, seat = await timed(desk, clock)
        going_on = next(move.text for move in room.game.moves if room.trial(move.text).seat == seat)
        watch.go(100)
        room = await desk.move(table, people[seat], going_on)
        assert undo.verdict(room, seat).free and time_left(room, seat) == (600_000 if clock == "turn" else 500_000)
        watch.go(450)
        room = await desk.tables.take_back(table, people[seat], seat, room.serial, None)
        assert not room.steps and time_left(room, seat) == (150_000 if clock == "turn" else 50_000)
        room = await Desk(store).room(table)
        assert time_left(room, seat) == (150_000 if clock == "turn" else 50_000), "from the rows it is the same"

    run(test)


def test_what_a_bot_was_thinking_is_dropped_when_the_person_is_back(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        table, people = await desk.shared("Anna", "Ben")
        room = await desk.room(table)
        assert room.game is not None and room.game.seat is not None
        seat, thought = room.game.seat, room.game.moves[0].text
        room = await desk.tables.hand(table, people[seat], seat, None, set())
        assert room.bot_decides()
        at = room.serial
        await desk.tables.take_seat_back(table, people[seat], seat, None)
        assert not (await desk.tables.play_bot(table, at, thought)).steps
        assert (await desk.move(table, people[seat])).steps[0].seat == seat

    run(test)


def test_a_bot_thinks_for_nothing_and_who_ran_out_comes_back_with_a_tenth(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        table, people = await desk.shared("Anna", "Ben", clock="bank", seconds=600)
        room = await desk.room(table)
        assert room.game is not None and room.game.seat is not None
        seat = room.game.seat
        for used, left, back in ((100_000, 500_000, 500_000), (900_000, 0, 60_000)):
            change_table(store, table, since=now() - used)
            store.write(table, lambda c: store.change_seat(c, table, seat, bank=600_000)).result()
            desk.keeper.forget()
            await desk.tables.hand(table, people[seat], seat, None, set())
            assert left - 9_000 <= store.seats(table)[seat].bank <= left
            change_table(store, table, since=now() - 300_000)  # the bot takes its time
            desk.keeper.forget()
            room = await desk.tables.take_seat_back(table, people[seat], seat, None)
            assert back - 9_000 <= (time_left(room, seat) or 0) <= back

    run(test)


def test_two_workers_hand_a_seat_over_once(store: Store) -> None:
    async def test() -> None:
        first, second = Desk(store), Desk(store)
        table, _ = await first.shared("Anna", "Ben", clock="turn", seconds=60)
        change_table(store, table, since=now() - 61_000)
        first.keeper.forget()
        for desk in (first, second):
            await desk.room(table)
        await asyncio.gather(first.sweep().round(), second.sweep().round())
        assert [event.text.split()[0] for event in store.events(table) if event.kind == "seat"][1:] == ["timeout"]

    run(test)
