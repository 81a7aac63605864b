"""The tray, and what a marble does: its colour, then the action of its row (G3.3 to G3.15)."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.effect import OK, Ask, Effect
from shofar.engine.frame import Frame
from shofar.engine.game import NOTHING
from shofar.games.golem import news, reasons
from shofar.games.golem.artifacts import BLUE_MARBLE, CAULDRONS, RED_MARBLE, gold_places, put_gold, trigger
from shofar.games.golem.books import ALL_PURCHASES, buy, purchases, why_not_buy
from shofar.games.golem.developments import ALL_DEVELOPMENTS, FIT_AT_COST, develop, developable, why_not_develop
from shofar.games.golem.gains import TWO_STUDENTS, Bonus, offer
from shofar.games.golem.golems import DISTRICT_MOVES, Activation, create, creations, why_not_create
from shofar.games.golem.moves import COPY, CREATE, DEVELOP, GOLD, STUDY, TAKE, WORK
from shofar.games.golem.table import CLAY, COIN, FIGURES, KNOWLEDGE, LAST_STUDY, NONE, Golem
from shofar.games.golem.walking import on_block

RED: Final = 0
BLUE: Final = 2
WHITE: Final = 3
BLACK: Final = 4
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
    game.push_about(ROW_ACTIONS[row], seat, value)
    if colour == BLACK:
        game.push(TWO_STUDENTS, seat)
    elif colour != WHITE:
        if colour == RED:
            game.push_about(MARBLE_TRIGGER, seat, RED_MARBLE)
        elif colour == BLUE:
            game.push_about(MARBLE_TRIGGER, seat, BLUE_MARBLE)
        game.kit.student_steps[colour].start(game, seat)


class MarbleTrigger(Effect[Golem]):
    """G3.5: the golden tile for red or blue marbles; it is about the condition."""

    def run(self, game: Golem, frame: Frame) -> None:
        trigger(game, frame.seat, frame.about)


class Gather(Effect[Golem]):
    """The golem, artifacts and study rows: gain the value that it is about, then the parts."""

    def __init__(self, name: str, good: int, parts: RowParts) -> None:
        super().__init__(name=name)
        self.good: Final = good
        self.then: Final = offer(parts)

    def parts(self) -> list[Effect[Any]]:
        return [self.then]

    def run(self, game: Golem, frame: Frame) -> None:
        game.push(self.then, frame.seat)
        game.kit.amounts[self.good * 8 + frame.about].start(game, frame.seat)


class RowParts(Bonus):
    """A development and one other thing, each at most once, in free order. The value has a bit for each done."""

    def __init__(self, kind: int, others: list[int], rule: str) -> None:
        super().__init__(rule)
        self.kind: Final = kind
        self.moves: Final = [*ALL_DEVELOPMENTS, *others]

    def open_others(self, game: Golem, seat: int) -> list[int]:
        """The moves of the other part that are possible."""
        raise NotImplementedError

    def why_not_other(self, game: Golem, seat: int, move: int) -> int:
        """Why one of them is not possible."""
        raise NotImplementedError

    def act(self, game: Golem, seat: int, move: int) -> None:
        """Do one of them."""
        raise NotImplementedError

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return self.moves

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        if frame.value & part_of(move):
            return reasons.PART_DONE
        if part_of(move) == DEVELOPED:
            return why_not_develop(game, frame.seat, move - DEVELOP, self.kind, FIT_AT_COST)
        return self.why_not_other(game, frame.seat, move)

    def options(self, game: Golem, frame: Frame) -> list[int]:
        moves: list[int] = []
        if not frame.value & DEVELOPED:
            moves += developable(game, frame.seat, self.kind, 0, False)
        if not frame.value & ACTED:
            moves += self.open_others(game, frame.seat)
        return moves

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        done = frame.value | part_of(move)
        if done != DEVELOPED | ACTED:
            game.push_with(frame.effect, frame.seat, done)
        if part_of(move) == DEVELOPED:
            develop(game, frame.seat, move - DEVELOP, FIT_AT_COST)
        else:
            self.act(game, frame.seat, move)


def part_of(move: int) -> int:
    """The part of a row action that a move does."""
    return DEVELOPED if DEVELOP <= move < DEVELOP + 18 else ACTED


class GolemParts(RowParts):
    """G3.11: a golem development, a golem."""

    def open_others(self, game: Golem, seat: int) -> list[int]:
        return creations(game, seat, 0)

    def why_not_other(self, game: Golem, seat: int, move: int) -> int:
        return why_not_create(game, seat, move - CREATE, 0)

    def act(self, game: Golem, seat: int, move: int) -> None:
        create(game, seat, move - CREATE, 0)


class ArtifactParts(RowParts):
    """G3.12: an artifact development, a gold piece for coins."""

    def open_others(self, game: Golem, seat: int) -> list[int]:
        return gold_places(game, seat) if game.purse[seat * 4 + COIN] >= game.kit.gold_price else NOTHING

    def why_not_other(self, game: Golem, seat: int, move: int) -> int:
        if game.complete(seat, move - GOLD):
            return reasons.CAULDRON_FULL
        return OK if game.purse[seat * 4 + COIN] >= game.kit.gold_price else reasons.NO_COIN

    def act(self, game: Golem, seat: int, move: int) -> None:
        game.spend(seat, COIN, game.kit.gold_price)
        put_gold(game, seat, move - GOLD)


class StudyParts(RowParts):
    """G3.13: a study development, a book."""

    def open_others(self, game: Golem, seat: int) -> list[int]:
        return purchases(game, seat, 0, False)

    def why_not_other(self, game: Golem, seat: int, move: int) -> int:
        return why_not_buy(game, seat, move, 0, False)

    def act(self, game: Golem, seat: int, move: int) -> None:
        buy(game, seat, move, 0, False)


def work_price(game: Golem, value: int, count: int) -> int:
    """G3.7: the knowledge for so many golems; the value of the row pays for some of it."""
    return max(0, game.kit.work_prices[count] - value)


class Work(Ask[Golem]):
    """G3.7: with how many golems; it is paid before they work. It is about the value of the row."""

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_COUNTS

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        if move - WORK > game.standing_golems(frame.seat):
            return reasons.TOO_FEW_GOLEMS
        held = game.purse[frame.seat * 4 + KNOWLEDGE]
        return OK if held >= work_price(game, frame.about, move - WORK) else reasons.NO_KNOWLEDGE

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        seat, count = frame.seat, move - WORK
        game.spend(seat, KNOWLEDGE, work_price(game, frame.about, count))
        if game.has(seat, game.kit.right_arm):
            count += 1  # G3.8
        if count:
            game.push_with(WORKING, seat, count, there(game, seat))


def there(game: Golem, seat: int) -> int:
    """G3.9: a bit per golem on a block; those created from now on are not chosen."""
    found = 0
    for figure in range(FIGURES):
        if on_block(game.golem[seat * FIGURES + figure]):
            found |= 1 << figure
    return found


class Working(Activation):
    """G3.7: the next golem that works. The value is how many may still work; it is about those that may be chosen."""

    def allowed(self, game: Golem, frame: Frame) -> int:
        return frame.about

    def follow(self, game: Golem, frame: Frame, figure: int) -> None:
        if frame.value > 1:
            game.push_with(frame.effect, frame.seat, frame.value - 1, frame.about)


class Mirror(Bonus):
    """G3.14: another row's action, a study step, each for coins. The value has a bit for each done, it is about
    the value of the row."""

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return MIRROR_MOVES

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        if frame.value & (ACTED if move == STUDY else DEVELOPED):
            return reasons.PART_DONE
        if move == STUDY and game.study[frame.seat] == LAST_STUDY:
            return reasons.STUDY_END
        return OK if game.purse[frame.seat * 4 + COIN] >= mirror_price(game, move) else reasons.NO_COIN

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        seat = frame.seat
        done = frame.value | (ACTED if move == STUDY else DEVELOPED)
        game.push_with(frame.effect, seat, done, frame.about)
        game.spend(seat, COIN, mirror_price(game, move))
        if move == STUDY:
            game.move_study(seat, 1)
        else:
            game.tell(news.COPIED, seat, move - COPY, frame.about)
            game.push_about(ROW_ACTIONS[move - COPY], seat, frame.about)


def mirror_price(game: Golem, move: int) -> int:
    return game.kit.mirror_study if move == STUDY else game.kit.mirror_copy


MIRROR_MOVES: Final = [COPY, COPY + 1, COPY + 2, COPY + 3, STUDY]
MARBLE_TRIGGER: Final = MarbleTrigger()
WORKING: Final = offer(Working("G3.7", reasons.CREATED_NOW))
ROW_ACTIONS: Final[list[Effect[Any]]] = [
    Work("G3.7"),
    Gather("golem", CLAY, GolemParts(0, DISTRICT_MOVES, "G3.11")),
    Gather("artifacts", COIN, ArtifactParts(2, CAULDRONS, "G3.12")),
    Gather("study", KNOWLEDGE, StudyParts(1, ALL_PURCHASES, "G3.13")),
    offer(Mirror("G3.14")),
]
