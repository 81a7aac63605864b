"""Many games stepped in one call, into buffers that are there already: the compiled part of the vectorised
environment. A row of a buffer belongs to a game; the numbers in it are bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shofar.engine.eye import Eye
from shofar.engine.game import NOBODY, Game


class Batch:
    """The games, and what the seats that decide see and may do."""

    def __init__(self, eye: Callable[[], Eye], size: int, moves: int, count: int) -> None:
        self.eye: Final = eye
        self.size: Final = size  # of an observation
        self.moves: Final = moves  # in the catalogue
        self.games: Final[list[Game]] = []
        self.eyes: Final[list[list[Eye]]] = []  # of each seat of each game
        self.rows: Final = bytearray(size * count)
        self.masks: Final = bytearray(moves * count)
        self.seats: Final = bytearray(count)
        self.nothing: Final = bytearray(moves)  # no bytes: those would be copied twice

    def add(self, game: Game) -> None:
        """One game more."""
        self.games.append(game)
        self.eyes.append([self.eye() for _ in range(game.players)])
        self.show(len(self.games) - 1)

    def put(self, place: int, game: Game) -> None:
        """Another game in the place of one."""
        self.games[place] = game
        self.show(place)

    def illegal(self, moves: list[int]) -> int:
        """The first place whose move is not possible; -1 if all are."""
        for place, game in enumerate(self.games):
            if moves[place] not in game.asked:
                return place
        return -1

    def step(self, moves: list[int]) -> list[int]:
        """Make a move in every game; returns the places of the games that are over."""
        over: list[int] = []
        for place, game in enumerate(self.games):
            game.apply(moves[place])
            if game.decider == NOBODY:
                over.append(place)
            else:
                self.show(place)
        return over

    def show(self, place: int) -> None:
        """What the seat that decides sees, and what it may do."""
        game = self.games[place]
        seat = game.decider
        self.seats[place] = seat
        eye = self.eyes[place][seat]
        eye.look(game, seat)
        row = place * self.size
        self.rows[row : row + self.size] = eye.row  # as many numbers as there were
        first = place * self.moves
        masks = self.masks
        masks[first : first + self.moves] = self.nothing
        for move in game.asked:
            masks[first + move] = 1
