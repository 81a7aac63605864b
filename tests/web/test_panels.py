"""What is kept of pages that were drawn: no more than there is room for, and nothing that would be wrong."""

from __future__ import annotations

import gc
import random
import tracemalloc
from dataclasses import replace

import pytest

import shofar
from shofar.web import panels
from shofar.web import scene as scenes
from shofar.web.pages import table as pages
from shofar.web.pages.layout import Guest
from shofar.web.panels import Memories, Memory, Panel
from shofar.web.store.model import PERSON, PLAYING
from shofar.web.tables.rooms import Room
from shofar.web.tables.samples import deal, go_on

ROOM = 4_000_000  # bytes: a few pages of some tables


def dealt(title: str, seed: int) -> Room:
    room = deal(title, 2, seed, {})
    room.seats = [replace(seat, kind=PERSON) for seat in room.seats]
    room.row = replace(room.row, state=PLAYING)
    room.holders = {seat: {str(seat)} for seat in range(2)}
    return room


def drawn(memory: Memory, room: Room, seat: int | None) -> Panel:
    made = scenes.scene(room, str(seat), "en", seat, set(), 0)
    return memory.page(pages.inner, made, Guest(made.look.words, "", "", (), shofar.__version__))


def play(room: Room, rng: random.Random) -> None:
    assert room.game is not None
    go_on(room, rng.choice(room.game.moves).text)


def test_the_drawings_of_many_tables_take_no_more_than_they_may() -> None:
    """Pages in turn at more tables than there is room for. Whatever was forgotten, each page is as if it were drawn for
    the first time, and the one that was drawn last is known."""
    memories, rng = Memories(ROOM), random.Random(1)
    rooms = {f"{title}{seed}": dealt(title, seed) for title in shofar.titles() for seed in range(2)}
    most = 0
    for _ in range(3):
        for table, room in rooms.items():
            for seat in range(2):
                page = drawn(memories.of(table, room.row.box), room, seat)
                most = max(most, memories.cost())
                assert memories.known(table, page.state, [seat]) is page
                assert memories.known(table, page.state, [1 - seat, None]) is None
            assert page.state == drawn(Memory(), room, seat).state
            play(room, rng)
    assert ROOM * 0.7 < most < ROOM * 1.4  # a page that is being drawn comes on top
    assert len([table for table in rooms if memories.of(table, rooms[table].row.box).turn > 1]) < len(rooms)


@pytest.mark.parametrize("title", shofar.titles())
def test_each_next_page_is_as_if_it_were_drawn_for_the_first_time(title: str) -> None:
    """Whatever of the last page was found to be the same and kept: after every move, for both who play and for somebody
    who watches, the page says what one says that was drawn without any memory."""
    room, rng, memory = dealt(title, 4), random.Random(4), Memory()
    for _ in range(25):
        for seat in (0, 1, None):
            assert drawn(memory, room, seat).state == drawn(Memory(), room, seat).state
        play(room, rng)


def test_a_table_that_was_looked_at_in_too_many_ways_is_looked_at_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a game goes on, what is remembered of its pages stays small; they say what they would say anyway."""
    monkeypatch.setattr(panels, "PLACES", 100)
    monkeypatch.setattr(panels, "IDLE", 5)
    room, rng, memory = dealt(shofar.titles()[0], 2), random.Random(2), Memory()
    sizes = []
    for _ in range(12):
        page = drawn(memory, room, 0)
        assert page.state == drawn(Memory(), room, 0).state and memory.states[0, page.state] is page
        sizes.append(len(memory.places))
        play(room, rng)
    assert max(sizes) > 100 and sizes.count(0) == 2, sizes


@pytest.mark.parametrize("title", shofar.titles())
@pytest.mark.parametrize("viewers", [(0,), (0, 1, None)], ids=["one", "three"])
def test_what_drawings_cost_is_what_they_take(title: str, viewers: tuple[int | None, ...]) -> None:
    """The bytes that are counted are those that the drawings of a table really hold, however many look at it."""
    for kept in (False, True):  # the first time fills what is kept for all tables
        room, rng, memory = dealt(title, 1), random.Random(1), Memory()
        if kept:
            tracemalloc.start()
        for _ in range(12):
            for seat in viewers:
                drawn(memory, room, seat)
            play(room, rng)
    gc.collect()
    before, cost = tracemalloc.get_traced_memory()[0], memory.cost
    del memory
    gc.collect()
    took = before - tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert took / 2 < cost < took * 2, f"counted {cost}, taken {took}"
