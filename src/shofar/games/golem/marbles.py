"""The tray, and what a marble does: its colour, then the action of its row (G3.3 to G3.15)."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.effect import OK, Ask, Effect
from shofar.engine.frame import Frame
from shofar.engine.game import NOTHING
from shofar.games.golem import news
from shofar.games.golem.artifacts import BLUE_MARBLE, RED_MARBLE, gold_places, put_gold, trigger
from shofar.games.golem.books import buy, purchases, why_not_buy
from shofar.games.golem.developments import FIT_AT_COST, develop, developable, why_not_develop
from shofar.games.golem.gains import TWO_STUDENTS, Bonus
from shofar.games.golem.golems import ALL_FIGURES, Activation, create, creations, why_not_create
from shofar.games.golem.moves import (
    BUY,
    COPY,
    CREATE,
    DEVELOP,
    DONE,
    GOLD,
    STUDY,
    TAKE,
    WORK,
)  # fmt: skip
from shofar.games.golem.reasons import (
    CAULDRON_FULL,
    CREATED_NOW,
    NO_COIN,
    NO_KNOWLEDGE,
    PART_DONE,
    STUDY_END,
    TOO_FEW_GOLEMS,
)  # fmt: skip
from shofar.games.golem.table import CLAY, COIN, FIGURES, KNOWLEDGE, LAST_STUDY, NONE, Golem
from shofar.games.golem.walking import on_block

RED: Final = 0
BLUE: Final = 2
WHITE: Final = 3
BLACK: Final = 4
PRICES: Final = (0, 1, 3, 5, 8)  # knowledge for working with 0 to 4 golems
GOLD_PRICE: Final = 3
COPY_PRICE: Final = 1
STUDY_PRICE: Final = 3
ALL_COUNTS: Final = [WORK, WORK + 1, WORK + 2, WORK + 3, WORK + 4]
DEVELOPED: Final = 1  # bits of a row action: its development is made, its other part is done
ACTED: Final = 2


def pour(game: Golem, marbles: list[int]) -> None:
    """G0.8: one by one in random order, each into a row that is not full; the tray keeps nothing else."""
    game.shuffle(marbles)
    game.tray = [0] * 25
    held = [0, 0, 0, 0, 0]
    free = [0, 1, 2, 3, 4]
    for colour in marbles:
        row = free[game.roll(len(free))]
        game.tray[row * 5 + colour] += 1
        held[row] += 1
        if held[row] == game.kit.capacity:
            free.remove(row)
    game.tell(news.POURED, NONE)


def tray_marbles(game: Golem) -> list[int]:
    return [at % 5 for at in range(25) for _marble in range(game.tray[at])]


def take_marble(game: Golem, seat: int, move: int) -> None:
    """G3.3 to G3.6: the value, the socket, the colour, the trigger, the row's action."""
    row, colour = (move - TAKE) // 5, (move - TAKE) % 5
    value = game.value(row)
    game.tray[move - TAKE] -= 1
    game.socket[seat * 2 + (0 if game.socket[seat * 2] == NONE else 1)] = colour
    game.tell(news.TOOK, seat, row, colour, value)
    game.push_with(ROW_ACTIONS[row], seat, value)
    if colour == BLACK:
        game.push(TWO_STUDENTS, seat)
    elif colour != WHITE:
        if colour == RED:
            game.push_with(MARBLE_TRIGGER, seat, RED_MARBLE)
        elif colour == BLUE:
            game.push_with(MARBLE_TRIGGER, seat, BLUE_MARBLE)
        game.kit.student_steps[colour].start(game, seat)


class MarbleTrigger(Effect[Golem]):
    """G3.5: the golden tile for red or blue marbles. The frame is the condition."""

    def text(self) -> str:
        return "marble_trigger"

    def run(self, game: Golem, frame: Frame) -> None:
        trigger(game, frame.seat, frame.value)


class Gather(Effect[Golem]):
    """The golem, artifacts and study rows: gain the value, then the parts. The frame is the value."""

    def __init__(self, name: str, good: int, parts: Effect[Golem]) -> None:
        super().__init__()
        self.name: Final = name
        self.good: Final = good
        self.then: Final = parts

    def text(self) -> str:
        return self.name

    def parts(self) -> list[Effect[Any]]:
        return [self.then]

    def run(self, game: Golem, frame: Frame) -> None:
        game.push(self.then, frame.seat)
        game.kit.amounts[self.good * 8 + frame.value].start(game, frame.seat)


class RowParts(Bonus):
    """A development and one other thing, each at most once, in free order. The frame has a bit for each done."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind: Final = kind
        first = DEVELOP + kind * 6
        self.moves: Final = [*range(first, first + 6), *self.others(), DONE]

    def others(self) -> list[int]:
        """The moves of the other part."""
        raise NotImplementedError

    def open_others(self, game: Golem, seat: int) -> list[int]:
        """Those that are possible."""
        raise NotImplementedError

    def why_not_other(self, game: Golem, seat: int, move: int) -> int:
        """Why one of them is not possible."""
        raise NotImplementedError

    def act(self, game: Golem, seat: int, move: int) -> None:
        """Do one of them."""
        raise NotImplementedError

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return self.moves

    def why_not(self, game: Golem, frame: Frame, move: int) -> int:
        developing = DEVELOP <= move < DEVELOP + 18
        if frame.value & (DEVELOPED if developing else ACTED):
            return PART_DONE
        if developing:
            return why_not_develop(game, frame.seat, move - DEVELOP, 0, False)
        return self.why_not_other(game, frame.seat, move)

    def found(self, game: Golem, frame: Frame) -> list[int]:
        moves: list[int] = []
        if not frame.value & DEVELOPED:
            moves += developable(game, frame.seat, self.kind, 0, False)
        if not frame.value & ACTED:
            moves += self.open_others(game, frame.seat)
        return moves

    def take(self, game: Golem, frame: Frame, move: int) -> None:
        seat = frame.seat
        developing = DEVELOP <= move < DEVELOP + 18
        done = frame.value | (DEVELOPED if developing else ACTED)
        if done != DEVELOPED | ACTED:
            game.push_with(self, seat, done)
        if developing:
            develop(game, seat, move - DEVELOP, FIT_AT_COST)
        else:
            self.act(game, seat, move)


class GolemParts(RowParts):
    """G3.11: a golem development, a golem."""

    def text(self) -> str:
        return "golem_parts"

    def rule(self) -> str:
        return "G3.11"

    def others(self) -> list[int]:
        return [CREATE, CREATE + 1, CREATE + 2]

    def open_others(self, game: Golem, seat: int) -> list[int]:
        return creations(game, seat, 0)

    def why_not_other(self, game: Golem, seat: int, move: int) -> int:
        return why_not_create(game, seat, move - CREATE, 0)

    def act(self, game: Golem, seat: int, move: int) -> None:
        create(game, seat, move - CREATE, 0)


class ArtifactParts(RowParts):
    """G3.12: an artifact development, a gold piece for 3 coins."""

    def text(self) -> str:
        return "artifact_parts"

    def rule(self) -> str:
        return "G3.12"

    def others(self) -> list[int]:
        return [GOLD, GOLD + 1, GOLD + 2, GOLD + 3]

    def open_others(self, game: Golem, seat: int) -> list[int]:
        return gold_places(game, seat) if game.purse[seat * 4 + COIN] >= GOLD_PRICE else NOTHING

    def why_not_other(self, game: Golem, seat: int, move: int) -> int:
        if game.purse[seat * 4 + COIN] < GOLD_PRICE:
            return NO_COIN
        return CAULDRON_FULL if game.complete(seat, move - GOLD) else OK

    def act(self, game: Golem, seat: int, move: int) -> None:
        game.spend(seat, COIN, GOLD_PRICE)
        put_gold(game, seat, move - GOLD)


class StudyParts(RowParts):
    """G3.13: a study development, a book."""

    def text(self) -> str:
        return "study_parts"

    def rule(self) -> str:
        return "G3.13"

    def others(self) -> list[int]:
        return list(range(BUY, BUY + 20))

    def open_others(self, game: Golem, seat: int) -> list[int]:
        return purchases(game, seat, 0, False)

    def why_not_other(self, game: Golem, seat: int, move: int) -> int:
        return why_not_buy(game, seat, move, 0, False)

    def act(self, game: Golem, seat: int, move: int) -> None:
        buy(game, seat, move, 0, False)


class Work(Ask[Golem]):
    """G3.7: with how many golems; it is paid before they work. The frame is the value."""

    def text(self) -> str:
        return "work"

    def rule(self) -> str:
        return "G3.7"

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_COUNTS

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        count = move - WORK
        if count > game.standing_golems(frame.seat):
            return TOO_FEW_GOLEMS
        return OK if game.purse[frame.seat * 4 + KNOWLEDGE] >= PRICES[count] - frame.value else NO_KNOWLEDGE

    def options(self, game: Golem, frame: Frame) -> list[int]:
        most = min(4, game.standing_golems(frame.seat))
        while PRICES[most] - frame.value > game.purse[frame.seat * 4 + KNOWLEDGE]:
            most -= 1
        return ALL_COUNTS[: most + 1]

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        seat, count = frame.seat, move - WORK
        game.spend(seat, KNOWLEDGE, max(0, PRICES[count] - frame.value))
        if game.has(seat, game.kit.right_arm):
            count += 1  # G3.8
        if count:
            there = 0  # G3.9: golems created from now on are not chosen
            for figure in range(FIGURES):
                if on_block(game.golem[seat * FIGURES + figure]):
                    there |= 1 << figure
            game.push_with(WORKING, seat, count * 64 + there)


class Working(Activation):
    """G3.7: the next golem that works. The frame is activations left * 64 + a bit per golem that may be chosen."""

    def __init__(self) -> None:
        super().__init__(CREATED_NOW)

    def text(self) -> str:
        return "working"

    def rule(self) -> str:
        return "G3.7"

    def allowed(self, game: Golem, frame: Frame) -> int:
        return frame.value & ALL_FIGURES

    def follow(self, game: Golem, frame: Frame, figure: int) -> None:
        if frame.value >= 128:
            game.push_with(self, frame.seat, frame.value - 64)


class Mirror(Bonus):
    """G3.14: another row's action for a coin, a study step for three. The frame is bits done * 8 + the value."""

    def text(self) -> str:
        return "mirror"

    def rule(self) -> str:
        return "G3.14"

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return MIRROR_MOVES

    def why_not(self, game: Golem, frame: Frame, move: int) -> int:
        done = frame.value >> 3
        coins = game.purse[frame.seat * 4 + COIN]
        if done & (ACTED if move == STUDY else DEVELOPED):
            return PART_DONE
        if move != STUDY:
            return OK if coins >= COPY_PRICE else NO_COIN
        if game.study[frame.seat] == LAST_STUDY:
            return STUDY_END
        return OK if coins >= STUDY_PRICE else NO_COIN

    def take(self, game: Golem, frame: Frame, move: int) -> None:
        seat = frame.seat
        bit = ACTED if move == STUDY else DEVELOPED
        game.push_with(self, seat, frame.value | bit << 3)
        if move == STUDY:
            game.spend(seat, COIN, STUDY_PRICE)
            game.move_study(seat, 1)
        else:
            game.spend(seat, COIN, COPY_PRICE)
            game.tell(news.COPIED, seat, move - COPY, frame.value & 7)
            game.push_with(ROW_ACTIONS[move - COPY], seat, frame.value & 7)


MIRROR_MOVES: Final = [COPY, COPY + 1, COPY + 2, COPY + 3, STUDY, DONE]
MARBLE_TRIGGER: Final = MarbleTrigger()
WORKING: Final = Working()
ROW_ACTIONS: Final[list[Effect[Golem]]] = [
    Work(),
    Gather("golem", CLAY, GolemParts(0)),
    Gather("artifacts", COIN, ArtifactParts(2)),
    Gather("study", KNOWLEDGE, StudyParts(1)),
    Mirror(),
]
