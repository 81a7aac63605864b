"""What it costs to draw the page of a changed table for one more viewer.

    python bench/viewer.py

Four people sit at a table in this process; after each move their pages are drawn one after the other, from the scene to
the packed event. Told is the median in milliseconds of processor time, of all but the first of each move.
"""

from __future__ import annotations

import random
import statistics
import time
from dataclasses import replace
from typing import Final

import shofar
from shofar.web import scene as scenes
from shofar.web.live.push import event, pack
from shofar.web.pages import table as pages
from shofar.web.pages.layout import Guest
from shofar.web.panels import Memory, Panel
from shofar.web.store.model import PERSON, PLAYING
from shofar.web.tables.rooms import Room
from shofar.web.tables.samples import deal, go_on

PEOPLE: Final = 4
MOVES: Final = 150
WARM: Final = 20  # moves until everything that is worked out once has been


def measure(title: str, seed: int = 1) -> float:
    """Milliseconds for one more viewer."""
    room, memory, rng = _dealt(title, seed), Memory(), random.Random(seed)
    shown: list[Panel | None] = [None] * PEOPLE
    said = [b""] * PEOPLE
    took: list[float] = []
    for number in range(MOVES):
        assert room.game is not None
        if room.game.over:
            break
        go_on(room, rng.choice(room.game.moves).text)
        for seat in range(PEOPLE):
            began = time.process_time()
            page = _page(memory, room, seat)
            text = event(shown[seat], page, room.version)
            pack(text, said[seat])
            shown[seat], said[seat] = page, text
            if seat and number >= WARM:
                took.append(time.process_time() - began)
    return statistics.median(took) * 1e3


def _dealt(title: str, seed: int) -> Room:
    room = deal(title, PEOPLE, seed, {})
    room.seats = [replace(seat, kind=PERSON, name=f"P{seat.seat}") for seat in room.seats]
    room.row = replace(room.row, state=PLAYING)
    room.holders = {seat: {str(seat)} for seat in range(PEOPLE)}
    return room


def _page(memory: Memory, room: Room, seat: int) -> Panel:
    made = scenes.scene(room, str(seat), "en", seat, set(range(PEOPLE)), 0)
    guest = Guest(scenes.words_for("en", ()), f"P{seat}", "", ("en",), shofar.__version__, f"/table/{room.row.id}")
    return memory.page(pages.inner, made, guest)


def main() -> None:
    for title in shofar.titles():
        print(f"{title}: {measure(title):.2f} ms for one more viewer")


if __name__ == "__main__":
    main()
