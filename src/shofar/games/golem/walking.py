"""Golems on the blocks: where they are, and how they move (G2.9, G4.3.3, G4.3.4)."""

from __future__ import annotations

from typing import Final

from shofar.engine.effect import OK, Ask
from shofar.engine.frame import Frame
from shofar.games.golem import news
from shofar.games.golem.gains import Bonus
from shofar.games.golem.moves import BACK, DONE, ENTER, STEP
from shofar.games.golem.reasons import BLOCK_END, BLOCK_START, FORWARD_ONLY, NO_GOLEM, NO_KNOWLEDGE, OTHER_GOLEM
from shofar.games.golem.table import BURIED, FIGURES, KNOWLEDGE, NONE, STANDING, VP, Golem

ALL_STEPS: Final = [*range(STEP, STEP + 60), DONE]
ALL_BACKS: Final = list(range(BACK, BACK + 60))
ALL_WAYS: Final = [*ALL_BACKS, *ALL_STEPS]
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
            game.push_with(ENTRY, seat, new)


class Entry(Ask[Golem]):
    """G2.9: the price of the section just entered, all in knowledge or all in points. The frame is the place."""

    def text(self) -> str:
        return "entry"

    def rule(self) -> str:
        return "G2.9"

    def price(self, game: Golem, frame: Frame) -> int:
        return game.kit.entry[frame.value // 10 * 3 + frame.value % 10 - 7]

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
        game.purse[frame.seat * 4 + good] -= price
        game.tell(news.ENTERED, frame.seat, frame.value, good, price)


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


def why_not_step(game: Golem, seat: int, move: int) -> int:
    """Why a golem cannot make this step: it is not there, or the block ends."""
    ahead = move < BACK
    code = STANDING + move - (STEP if ahead else BACK)
    if find(game, seat, code) == NONE:
        return NO_GOLEM
    section = (code - STANDING) % 10
    if ahead:
        return BLOCK_END if section == 9 else OK
    return BLOCK_START if section == 0 else OK


def code_of(move: int) -> int:
    """The code of the golem that a step names."""
    return STANDING + (move - STEP if move < BACK else move - BACK)


class Walk(Bonus):
    """Up to that many steps of own golems, forward only or both ways."""

    def __init__(self, verb: str, most: int, both: bool) -> None:
        super().__init__()
        self.verb: Final = verb
        self.most: Final = most
        self.both: Final = both

    def text(self) -> str:
        return f"{self.verb} {self.most} {'either' if self.both else 'fwd'}"

    def rule(self) -> str:
        return "G3.18"

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_WAYS

    def why_not(self, game: Golem, frame: Frame, move: int) -> int:
        if move >= BACK and not self.both:
            return FORWARD_ONLY
        return why_not_step(game, frame.seat, move)

    def found(self, game: Golem, frame: Frame) -> list[int]:
        return ways(game, frame.seat, self.both)


class MoveOne(Walk):
    """One golem, up to that many steps: `move_one 4 fwd`, `move_one 1 either`.

    The frame is 0 at first, then (figure + 1) * 16 + steps made."""

    def __init__(self, most: int, both: bool) -> None:
        super().__init__("move_one", most, both)

    def why_not(self, game: Golem, frame: Frame, move: int) -> int:
        reason = super().why_not(game, frame, move)
        if reason == OK and frame.value and game.golem[frame.seat * FIGURES + frame.value // 16 - 1] != code_of(move):
            return OTHER_GOLEM
        return reason

    def found(self, game: Golem, frame: Frame) -> list[int]:
        if not frame.value:
            return super().found(game, frame)
        moves: list[int] = []
        add_ways(moves, game.golem[frame.seat * FIGURES + frame.value // 16 - 1], self.both)
        return moves

    def run(self, game: Golem, frame: Frame) -> None:
        if not frame.value:
            game.moved = NONE

    def decline(self, game: Golem, frame: Frame) -> None:
        self.run(game, frame)

    def take(self, game: Golem, frame: Frame, move: int) -> None:
        seat = frame.seat
        figure = frame.value // 16 - 1 if frame.value else find(game, seat, code_of(move))
        made = frame.value % 16 + 1
        game.moved = figure
        if made < self.most:
            game.push_with(self, seat, (figure + 1) * 16 + made)
        step(game, seat, figure, 1 if move < BACK else -1)


class MoveTotal(Walk):
    """Own golems, up to that many steps together: `move_total 2 either`. The frame counts the steps made."""

    def __init__(self, most: int, both: bool) -> None:
        super().__init__("move_total", most, both)

    def take(self, game: Golem, frame: Frame, move: int) -> None:
        if frame.value + 1 < self.most:
            game.push_with(self, frame.seat, frame.value + 1)
        step(game, frame.seat, find(game, frame.seat, code_of(move)), 1 if move < BACK else -1)


ENTRY: Final = Entry()
