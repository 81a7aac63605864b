"""What work cards give beside goods and points: influence and gates (N6.3, N6.4)."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.effect import OK, Ask, Deed, Effect
from shofar.engine.frame import Frame
from shofar.games.nehemiah import news
from shofar.games.nehemiah.moves import BOARDS, FROM, NONE
from shofar.games.nehemiah.reasons import NO_CUBE, NO_CUBE_THERE, NO_GATE, SAME_BOARD
from shofar.games.nehemiah.table import VP, Nehemiah


class MissingCube(Ask[Nehemiah]):
    """For each missing cube: take one from another board, or leave it out (N6.3.2). The value counts those missing."""

    def __init__(self, board: int) -> None:
        super().__init__(name=f"missing cube {BOARDS[board]}")
        self.board: Final = board

    def rule(self) -> str:
        return "N6.3.2"

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        boards = [FROM + board for board in range(len(BOARDS))]
        if all(self.refuses(game, frame, move) != OK for move in boards):
            return []
        return [*boards, NONE]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        if move == NONE:
            return OK
        if move - FROM == self.board:
            return SAME_BOARD  # N6.3.3
        return OK if game.on[(move - FROM) * game.kit.players + frame.seat] else NO_CUBE_THERE

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        if frame.value > 1:
            game.push_with(self, frame.seat, frame.value - 1)
        if move != NONE:
            players = game.kit.players
            game.on[(move - FROM) * players + frame.seat] -= 1
            game.on[self.board * players + frame.seat] += 1
            game.tell(news.CUBE_MOVED, frame.seat, move - FROM, self.board, frame.seat)
        else:
            game.tell(news.CUBE_LEFT_OUT, frame.seat, self.board, 1)

    def run(self, game: Nehemiah, frame: Frame) -> None:
        """No board has a cube to spare: those missing are left out."""
        game.tell(news.CUBE_LEFT_OUT, frame.seat, self.board, frame.value)


MISSING: Final = [MissingCube(board) for board in range(len(BOARDS))]


class Cubes(Deed[Nehemiah]):
    """Own cubes to a board, from the cube supply first: `2 cube(wall)`."""

    def __init__(self, amount: int, board: int) -> None:
        super().__init__(name=f"{amount} cube({BOARDS[board]})")
        self.amount: Final = amount
        self.board: Final = board
        self.missing: Final = MISSING[board]

    def parts(self) -> list[Effect[Any]]:
        return [self.missing]

    def lacks(self, game: Nehemiah, seat: int) -> int:
        """N6.3.4: at least one cube can be placed, from the supply or from another board."""
        if game.cubes[seat]:
            return OK
        players = game.kit.players
        for board in range(3):
            if board != self.board and game.on[board * players + seat]:
                return OK
        return NO_CUBE

    def start(self, game: Nehemiah, seat: int, about: int = 0) -> None:
        placed = min(self.amount, game.cubes[seat])
        if placed:
            game.cubes[seat] -= placed
            game.on[self.board * game.kit.players + seat] += placed
            game.tell(news.CUBE, seat, self.board, placed)
        if placed < self.amount:  # N6.3.2
            game.push_with(self.missing, seat, self.amount - placed)


class TakeGate(Deed[Nehemiah]):
    """The top gate cards: `1 gate`."""

    def __init__(self, amount: int) -> None:
        super().__init__(name=f"{amount} gate")
        self.amount: Final = amount

    def lacks(self, game: Nehemiah, seat: int) -> int:
        return OK if game.gates_left() >= self.amount else NO_GATE

    def start(self, game: Nehemiah, seat: int, about: int = 0) -> None:
        for _ in range(min(self.amount, game.gates_left())):  # N12.2.2: without effect if none is left
            points = game.kit.gate_values[len(game.gates)]
            game.flow(seat, VP, points)
            game.tell(news.GATE, seat, points)
            game.gates.append(seat)
