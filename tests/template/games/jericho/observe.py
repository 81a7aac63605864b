"""What an agent sees of Jericho as numbers."""

from __future__ import annotations

from typing import Final

from shofar.engine.features import SEATS, Features, around, choice, each_seat, number
from shofar.games.jericho.wall import Jericho

FEATURES: Final = Features(
    number("players", 3), number("wall", 50), choice("decides", SEATS), *each_seat(number("stones", 50))
)


def observe(game: Jericho, seat: int) -> list[int]:
    """The row of this seat: nothing is hidden."""
    players = game.players
    row = [players, min(50, game.wall), around(players, seat)[game.decider + 1]]
    row += [min(50, game.stones[(seat + turn) % players]) for turn in range(players)]
    return row + [0] * (len(SEATS) - players)
