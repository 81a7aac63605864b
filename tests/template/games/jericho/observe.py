"""What an agent sees of Jericho as numbers."""

from __future__ import annotations

from typing import Final

from shofar.engine.eye import Eye
from shofar.engine.features import SEATS, Features, choice, each_seat, number
from shofar.games.jericho.wall import Jericho

FEATURES: Final = Features(
    number("players", 3), number("wall", 50), choice("decides", SEATS), *each_seat(number("stones", 50))
)


class JerichoEye(Eye):
    """What a seat sees: nothing is hidden."""

    def __init__(self) -> None:
        super().__init__(FEATURES.size)

    def show(self, game: Jericho, seat: int) -> None:
        """Everything the seat sees."""
        self.put([game.players, min(50, game.wall), self.table[game.decider + 1]])
        self.capped(game.stones[seat:] + game.stones[:seat], 50)
        self.skip(len(SEATS) - game.players)


EYE: Final = JerichoEye
