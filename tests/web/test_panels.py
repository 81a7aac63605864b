"""What is kept of pages that were drawn: no more than there is room for, and nothing that would be wrong."""

from __future__ import annotations

import gc
import random
import tracemalloc
from collections.abc import Mapping
from dataclasses import dataclass, replace

import pytest

import shofar
from shofar.web import panels
from shofar.web import scene as scenes
from shofar.web.html import Element, div, span
from shofar.web.kinds import looked_into
from shofar.web.pages import table as pages
from shofar.web.pages.layout import Guest
from shofar.web.panels import Memories, Memory, Panel, panel
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


@dataclass(frozen=True, slots=True)
class Shelf:
    """Something to draw: goods, and a note that not everybody sees."""

    goods: Mapping[str, int]
    note: str = ""

    @property
    def apart(self) -> str:
        return ""

    @property
    def viewer(self) -> str:
        return ""


looked_into(Shelf)
DRAWN: list[str] = []  # what was drawn, one after the other


@panel
def shelf(it: Shelf, asked: tuple[str, ...]) -> Element:
    DRAWN.append("shelf")
    return div[_note(it), [_good(it, name) for name in asked]]


@panel
def _note(it: Shelf) -> Element | None:
    return span[it.note] if it.note else None


@panel
def _good(it: Shelf, name: str) -> Element:
    DRAWN.append(name)
    return span[f"{name}: {it.goods.get(name, 0)}", "*" if name in it.goods else None, str(len(it.goods))]


def test_who_sees_one_part_less_shares_the_rest_with_who_sees_it() -> None:
    """Pages with and without a part, in turn: what is around it is drawn once with it and once without."""
    memory, goods = Memory(), {"wood": 1}
    DRAWN.clear()

    @panel
    def page(it: Shelf) -> Element:
        return shelf(it, ("wood",))

    said = [memory.page(page, Shelf(goods, note)).whole() for note in ("", "mine", "", "yours", "")]
    assert DRAWN == ["shelf", "wood", "shelf"]
    assert ["mine" in text for text in said] == [False, True, False, False, False] and "yours" in said[3]


def test_of_a_small_map_where_much_was_looked_for_what_comes_and_goes_is_drawn() -> None:
    """Options of a decision among all that were ever asked about."""
    memory, names = Memory(), tuple(f"good{n}" for n in range(30))

    @panel
    def page(it: Shelf) -> Element:
        return shelf(it, names)

    for goods in ({}, {"good3": 1}, {"good3": 2, "good4": 1}, {"good4": 1}, {"good5": 1}, {}):
        DRAWN.clear()
        assert memory.page(page, Shelf(goods)).state == Memory().page(page, Shelf(goods)).state
