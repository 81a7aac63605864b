"""Golems on the blocks: where they are, and how they move (G2.9, G4.3.3, G4.3.4)."""

from __future__ import annotations

from typing import Final

from shofar.engine.effect import OK, Ask
from shofar.engine.frame import Frame
from shofar.games.golem import news
from shofar.games.golem.gains import Bonus
from shofar.games.golem.moves import BACK, ENTER, STEP
from shofar.games.golem.reasons import BLOCK_END, BLOCK_START, FORWARD_ONLY, NO_GOLEM, NO_KNOWLEDGE, OTHER_GOLEM
from shofar.games.golem.table import BURIED, FIGURES, KNOWLEDGE, NONE, STANDING, VP, Golem

ALL_WAYS: Final = [*range(BACK, BACK + 60), *range(STEP, STEP + 60)]
KNOWLEDGE_OR_VP: Final = [ENTER, ENTER + 1]
VP_ONLY: Final = [ENTER + 1]


def on_block(code: int) -> bool:
    return STANDING <= code < BURIED


def place_of(code: int) -> int:
    """The place of a golem on a block."""
    return (code - STANDING) % 30


def find(game: Golem, seat: int, code: int) -> int:
    """The first own golem with this code, NONE if there is none."""
    for figure in range(FIGURES):
        if game.golem[seat * FIGURES + figure] == code:
            return figure
    return NONE


def step(game: Golem, seat: int, figure: int, ahead: int) -> None:
    """G4.3.3, G4.3.4: the golem stands up and moves by one; entering VIII, IX or X has its price."""
    at = seat * FIGURES + figure
    old = place_of(game.golem[at])
    new = old + ahead
    game.golem[at] = STANDING + new
    game.tell(news.MOVED, seat, old, new)
    section = new % 10
    if ahead > 0 and section >= 7:
        price = game.kit.entry[new // 10 * 3 + section - 7]
        if price:
            game.push_about(ENTRY, seat, new)


class Entry(Ask[Golem]):
    """G2.9: the price of the section just entered, all in knowledge or all in points. It is about the place."""

    def price(self, game: Golem, frame: Frame) -> int:
        return game.kit.entry[frame.about // 10 * 3 + frame.about % 10 - 7]

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return KNOWLEDGE_OR_VP

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        if move == ENTER and game.purse[frame.seat * 4 + KNOWLEDGE] < self.price(game, frame):
            return NO_KNOWLEDGE
        return OK

    def options(self, game: Golem, frame: Frame) -> list[int]:
        enough = game.purse[frame.seat * 4 + KNOWLEDGE] >= self.price(game, frame)
        return KNOWLEDGE_OR_VP if enough else VP_ONLY

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        good = KNOWLEDGE if move == ENTER else VP
        price = self.price(game, frame)
        game.charge(frame.seat, good, price)
        game.tell(news.ENTERED, frame.seat, frame.about, good, price)


def ways(game: Golem, seat: int, both: bool) -> list[int]:
    """The steps of own golems on blocks, as moves: forward, or forward and back."""
    moves: list[int] = []
    for at in range(seat * FIGURES, seat * FIGURES + FIGURES):
        code = game.golem[at]
        if STANDING <= code < BURIED:
            add_ways(moves, code, both)
    return moves


def add_ways(moves: list[int], code: int, both: bool) -> None:
    """The steps of one golem; two golems with one code are one option."""
    section = (code - STANDING) % 10
    if section < 9 and STEP + code - STANDING not in moves:
        moves.append(STEP + code - STANDING)
    if both and section > 0 and BACK + code - STANDING not in moves:
        moves.append(BACK + code - STANDING)


def why_not_step(game: Golem, seat: int, move: int, both: bool) -> int:
    """Why a golem cannot make this step: only forward ones are allowed, it is not there, or the block ends."""
    ahead = move < BACK
    if not ahead and not both:
        return FORWARD_ONLY
    code = code_of(move)
    if find(game, seat, code) == NONE:
        return NO_GOLEM
    section = (code - STANDING) % 10
    if ahead:
        return BLOCK_END if section == 9 else OK
    return BLOCK_START if section == 0 else OK


def code_of(move: int) -> int:
    """The code of the golem that a step names."""
    return STANDING + (move - STEP if move < BACK else move - BACK)


class Move(Bonus):
    """Up to that many steps of one golem, `move_one 4 fwd`, or of several, `move_total 2 either`.

    The value counts the steps made; if it must be one golem, the frame is about the one that made them."""

    def __init__(self, one: bool, most: int, both: bool) -> None:
        name = f"{'move_one' if one else 'move_total'} {most} {'either' if both else 'fwd'}"
        super().__init__("G3.18", name, most)
        self.one: Final = one
        self.both: Final = both

    def bound(self, frame: Frame) -> bool:
        """True if only the golem of the first step goes on."""
        return self.one and frame.value > 0

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_WAYS

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        reason = why_not_step(game, frame.seat, move, self.both)
        if reason == OK and self.bound(frame) and game.golem[frame.seat * FIGURES + frame.about] != code_of(move):
            return OTHER_GOLEM
        return reason

    def options(self, game: Golem, frame: Frame) -> list[int]:
        if not self.bound(frame):
            return ways(game, frame.seat, self.both)
        moves: list[int] = []
        add_ways(moves, game.golem[frame.seat * FIGURES + frame.about], self.both)
        return moves

    def declined(self, game: Golem, frame: Frame) -> None:
        if self.one and not frame.value:
            game.moved = NONE

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        seat = frame.seat
        figure = frame.about if self.bound(frame) else find(game, seat, code_of(move))
        if self.one:
            game.moved = figure
        if frame.value + 1 < self.times:
            game.push_with(frame.effect, seat, frame.value + 1, figure if self.one else 0)
        step(game, seat, figure, 1 if move < BACK else -1)


ENTRY: Final = Entry("G2.9")
