"""Which level of bots is fit for a person: after two games, by how they went."""

from __future__ import annotations

import json
from typing import Final

from shofar.web.store.model import BOT, SeatRow, TableRow
from shofar.web.store.store import Store
from shofar.web.thinking.bots import LEVELS, USUAL, level

LADDER: Final = tuple(name for name in reversed(LEVELS) if name != "random")  # from the weakest to the strongest
GAMES: Final = 2  # that are looked at


def suggested(store: Store, person: str, title: str) -> str:
    """The level for this person's next game of a title; nothing before two games against bots."""
    games = store.played_with_bots(person, title, GAMES)
    if len(games) < GAMES:
        return ""
    seats = store.seats_of([row.id for row in games])
    met = [strongest(seats[row.id]) for row in games]
    places = [place(row, store.seats_held(row.id, person)) for row in games]
    if places == [1] * GAMES:
        return LADDER[min(len(LADDER) - 1, max(LADDER.index(name) for name in met) + 1)]
    if all(place == row.players for place, row in zip(places, games, strict=True)):
        return LADDER[max(0, min(LADDER.index(name) for name in met) - 1)]
    return met[0]


def strongest(seats: list[SeatRow]) -> str:
    """The best bot of a table. Who plays at random is no measure: that counts as the weakest."""
    levels = [level(seat.level) for seat in seats if seat.kind == BOT]
    return max((name for name in levels if name in LADDER), key=LADDER.index, default=LADDER[0])


def place(row: TableRow, held: list[int]) -> int:
    """The best place of somebody who holds these seats; 0 if it was not written down."""
    ranks: list[int] = json.loads(row.result).get("ranks", []) if row.result else []
    return min((ranks[seat] for seat in held if seat < len(ranks)), default=0)


def offered(suggestion: str) -> str:
    """The level that a form begins with."""
    return suggestion or USUAL
