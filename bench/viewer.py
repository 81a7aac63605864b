"""What it costs to draw the page of a changed table for one more viewer, and for all four.

    python bench/viewer.py [--title TITLE]

Four people sit at a table in this process; after each move their pages are drawn one after the other, from the scene to
the packed event. The same game is played several times, and the least time of each page counts: other programs
make it longer, nothing makes it shorter. Told is the median of all pages but the first of a move, and the mean of the
four pages of a move together. To compare two states of the program, run it in both checkouts in turn.
"""

from __future__ import annotations

import argparse
import gc
import random
import statistics
import time
from dataclasses import replace
from typing import Final, NamedTuple

import shofar
from shofar.web import scene as scenes
from shofar.web.live.push import event, pack
from shofar.web.pages import table as pages
from shofar.web.pages.layout import Guest
from shofar.web.panels import Memory, Panel
from shofar.web.run.worker import GARBAGE
from shofar.web.store.model import PERSON, PLAYING
from shofar.web.tables.rooms import Room
from shofar.web.tables.samples import deal, go_on

PEOPLE: Final = 4
MOVES: Final = 150
WARM: Final = 20  # moves until everything that is worked out once has been
TIMES: Final = 3  # that the same game is played


class Cost(NamedTuple):
    """Milliseconds of processor time."""

    viewer: float  # for one more viewer, on the median
    move: float  # for the four pages of a move, in the mean


def measure(title: str, seed: int = 1) -> float:
    """Milliseconds for one more viewer."""
    return cost(title, seed).viewer


def cost(title: str, seed: int = 1) -> Cost:
    gc.freeze()
    before = gc.get_threshold()
    gc.set_threshold(*GARBAGE)  # as in a worker
    games = [_played(title, seed) for _ in range(TIMES)]
    gc.set_threshold(*before)
    least = [min(took) for took in zip(*games, strict=True)]
    further = [took for at, took in enumerate(least) if at % PEOPLE]
    return Cost(statistics.median(further) * 1e3, statistics.mean(least) * PEOPLE * 1e3)


def _played(title: str, seed: int) -> list[float]:
    """The seconds that each page of a game took, those of a move side by side."""
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
            began = time.thread_time()
            page = _page(memory, room, seat)
            text = event(shown[seat], page, room.version)
            pack(text, said[seat])
            shown[seat], said[seat] = page, text
            if number >= WARM:
                took.append(time.thread_time() - began)
    return took


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
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", choices=shofar.titles())
    chosen = parser.parse_args().title
    for title in (chosen,) if chosen else shofar.titles():
        found = cost(title)
        print(f"{title}: {found.viewer:.2f} ms for one more viewer, {found.move:.2f} ms for the four pages of a move")


if __name__ == "__main__":
    main()
