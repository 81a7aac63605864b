"""Menus: what a person may do at a moment when nothing is pending. A menu is a list of steps, each a verb with its
legality, its quick list of legal moves, and what it does."""

from __future__ import annotations

from typing import Final

from shofar.engine.effect import OK, Effect
from shofar.engine.frame import Frame
from shofar.games.ezra.moves import CATALOGUE
from shofar.games.ezra.table import Ezra


class Step:
    """A verb of a menu. `refuses` is the definition of its legality; `adds` may be quicker and must agree."""

    def __init__(self, first: int, number: int = 1) -> None:
        self.first: Final = first
        self.number: Final = number

    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        """Why the verb's entry number `at` is not possible."""
        return OK

    def adds(self, game: Ezra, seat: int, out: list[int]) -> None:
        """Append what is possible."""
        for at in range(self.number):
            if self.refuses(game, seat, at) == OK:
                out.append(self.first + at)

    def vain(self, game: Ezra, seat: int, at: int) -> int:
        """Why a possible one leads to nothing as things are now; OK if it leads to something."""
        return OK

    def do(self, game: Ezra, seat: int, at: int) -> None:
        """Do it."""
        raise NotImplementedError


class Menu(Effect[Ezra]):
    """Comes back after every step until the move `leave` is made."""

    def __init__(self, name: str, number: str, steps: list[Step], leave: int) -> None:
        super().__init__(name=name)
        self.number: Final = number
        self.steps: Final = steps
        self.leave: Final = leave
        self.by_move: Final[list[Step | None]] = [None] * len(CATALOGUE)
        self.moves: Final[list[int]] = []
        for step in steps:
            for at in range(step.number):
                self.by_move[step.first + at] = step
                self.moves.append(step.first + at)

    def rule(self) -> str:
        return self.number

    def candidates(self, game: Ezra, frame: Frame) -> list[int]:
        return self.moves

    def refuses(self, game: Ezra, frame: Frame, move: int) -> int:
        step = self.by_move[move]
        assert step is not None
        return step.refuses(game, frame.seat, move - step.first)

    def vain(self, game: Ezra, frame: Frame, move: int) -> int:
        step = self.by_move[move]
        assert step is not None
        return step.vain(game, frame.seat, move - step.first)

    def options(self, game: Ezra, frame: Frame) -> list[int]:
        out: list[int] = []
        for step in self.steps:
            step.adds(game, frame.seat, out)
        return out

    def answer(self, game: Ezra, frame: Frame, move: int) -> None:
        step = self.by_move[move]
        assert step is not None
        if move != self.leave:
            game.stack.append(frame)
        step.do(game, frame.seat, move - step.first)
