"""What tiles and cards give without touching golems, books or developments: resources, points, steps, choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shofar.engine.effect import OK, Ask, Effect, Seq
from shofar.engine.frame import Frame
from shofar.engine.game import NOTHING
from shofar.games.golem.moves import (
    ACCEPT,
    CHOOSE,
    DISTRICTS,
    DONE,
    FIRST,
    GAIN,
    GOODS,
    PAY,
    RETREAT,
    SECOND,
    STUDENT,
    STUDENTS,
    TRACK,
    TRACK_STEPS,
)  # fmt: skip
from shofar.games.golem.reasons import (
    NO_CLAY,
    NO_COIN,
    NO_KNOWLEDGE,
    NO_USE,
    STREET_END,
    STREET_START,
    STUDY_END,
    STUDY_START,
    TOO_FAR,
    TRACK_END,
)  # fmt: skip
from shofar.games.golem.table import LAST_SECTION, LAST_STUDY, LAST_TRACK, NONE, Golem

SHORT: Final = (NO_CLAY, NO_COIN, NO_KNOWLEDGE)  # resource -> the reason that it is missing
ANY: Final = -1  # any district
TAKE_IT_OR_NOT: Final = [ACCEPT, DONE]
THREE_STUDENTS: Final = [STUDENT, STUDENT + 1, STUDENT + 2, DONE]
THREE_PAIRS: Final = [STUDENTS, STUDENTS + 1, STUDENTS + 2]
PAIRS_OR_LESS: Final = [*THREE_PAIRS, *THREE_STUDENTS]
THREE_RESOURCES: Final = [GAIN, GAIN + 1, GAIN + 2]
PAY_OR_NOT: Final = [PAY, DONE]
RETREATS: Final = [RETREAT, RETREAT + 1, RETREAT + 2]


class Bonus(Ask[Golem]):
    """A question that may be declined (G0.2): not asked when declining is all that is left."""

    def why_not(self, game: Golem, frame: Frame, move: int) -> int:
        """What speaks against taking it."""
        raise NotImplementedError

    def found(self, game: Golem, frame: Frame) -> list[int]:
        """What may be taken."""
        return [move for move in self.candidates(game, frame) if move != DONE and not self.why_not(game, frame, move)]

    def take(self, game: Golem, frame: Frame, move: int) -> None:
        """Do it."""
        raise NotImplementedError

    def decline(self, game: Golem, frame: Frame) -> None:
        """Nothing more, as a rule."""

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        return OK if move == DONE else self.why_not(game, frame, move)

    def options(self, game: Golem, frame: Frame) -> list[int]:
        found = self.found(game, frame)
        return [*found, DONE] if found else NOTHING

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        if move == DONE:
            self.decline(game, frame)
        else:
            self.take(game, frame, move)


class Plain(Effect[Golem]):
    """A gain that is never worse than none: taken at once, or asked about if the box wants that (G0.4)."""

    def __init__(self, asks: bool) -> None:
        super().__init__()
        self.asks: Final = asks

    def give(self, game: Golem, seat: int) -> None:
        """Do it."""
        raise NotImplementedError

    def plain(self) -> bool:
        return not self.asks

    def rule(self) -> str:
        return "G0.4"

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return TAKE_IT_OR_NOT if self.asks else NOTHING

    def options(self, game: Golem, frame: Frame) -> list[int]:
        return TAKE_IT_OR_NOT if self.asks else NOTHING

    def run(self, game: Golem, frame: Frame) -> None:
        self.give(game, frame.seat)

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        if move == ACCEPT:
            self.give(game, frame.seat)

    def start(self, game: Golem, seat: int, about: int = 0) -> None:
        if self.asks:
            game.push(self, seat)
        else:
            self.give(game, seat)


class Gain(Plain):
    """Resources or points from the bank: `2 clay`, `4 vp`."""

    def __init__(self, good: int, amount: int, asks: bool) -> None:
        super().__init__(asks)
        self.good: Final = good
        self.amount: Final = amount

    def text(self) -> str:
        return f"{self.amount} {GOODS[self.good]}"

    def give(self, game: Golem, seat: int) -> None:
        game.gain(seat, self.good, self.amount)


Counter = Callable[[Golem, int], int]

COUNTERS: Final[dict[str, Counter]] = {
    "golem_level": lambda game, seat: game.level(seat),
    "own_buried": lambda game, seat: game.buried(seat),
    "completed_artifact": lambda game, seat: game.completed(seat),
    "development": lambda game, seat: game.developments(seat),
    "leftmost_section": lambda game, seat: game.leftmost(seat),
}


class Per(Plain):
    """An amount for each of what is counted: `1 vp per golem_level`."""

    def __init__(self, good: int, amount: int, counter: str, asks: bool) -> None:
        super().__init__(asks)
        self.good: Final = good
        self.amount: Final = amount
        self.counter: Final = counter
        self.count: Final = COUNTERS[counter]

    def text(self) -> str:
        return f"{self.amount} {GOODS[self.good]} per {self.counter}"

    def give(self, game: Golem, seat: int) -> None:
        amount = self.amount * self.count(game, seat)
        if amount:
            game.gain(seat, self.good, amount)


class Study(Plain):
    """One step up the study track: `study +1`."""

    def text(self) -> str:
        return "study +1"

    def lacks(self, game: Golem, seat: int) -> int:
        return STUDY_END if game.study[seat] == LAST_STUDY else OK

    def give(self, game: Golem, seat: int) -> None:
        if game.study[seat] < LAST_STUDY:
            game.move_study(seat, 1)


class Student(Plain):
    """Steps of a named student: `student red +1`."""

    def __init__(self, district: int, steps: int, asks: bool) -> None:
        super().__init__(asks)
        self.district: Final = district
        self.steps: Final = steps

    def text(self) -> str:
        return f"student {DISTRICTS[self.district]} +{self.steps}"

    def lacks(self, game: Golem, seat: int) -> int:
        return STREET_END if game.student[seat * 3 + self.district] == LAST_SECTION else OK

    def give(self, game: Golem, seat: int) -> None:
        for _step in range(self.steps):
            game.advance_student(seat, self.district)


class AnyStudent(Bonus):
    """Steps of one student of choice: `student any +1`."""

    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps: Final = steps

    def text(self) -> str:
        return f"student any +{self.steps}"

    def rule(self) -> str:
        return "G0.4"

    def lacks(self, game: Golem, seat: int) -> int:
        return STREET_END if game.leftmost(seat) == LAST_SECTION else OK

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return THREE_STUDENTS

    def why_not(self, game: Golem, frame: Frame, move: int) -> int:
        if game.student[frame.seat * 3 + move - STUDENT] == LAST_SECTION:
            return STREET_END
        return OK

    def options(self, game: Golem, frame: Frame) -> list[int]:
        at = frame.seat * 3
        if max(game.student[at], game.student[at + 1], game.student[at + 2]) < LAST_SECTION:
            return THREE_STUDENTS
        return super().options(game, frame)

    def take(self, game: Golem, frame: Frame, move: int) -> None:
        for _step in range(self.steps):
            game.advance_student(frame.seat, move - STUDENT)


class TwoStudents(Effect[Golem]):
    """One step for each of two students: the black marble, `students 2 different +1`."""

    def text(self) -> str:
        return "students 2 different +1"

    def rule(self) -> str:
        return "G3.4"

    def lacks(self, game: Golem, seat: int) -> int:
        return STREET_END if game.leftmost(seat) == LAST_SECTION else OK

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return THREE_PAIRS if game.kit.auto_gains else PAIRS_OR_LESS

    def options(self, game: Golem, frame: Frame) -> list[int]:
        if game.leftmost(frame.seat) == LAST_SECTION:
            return NOTHING
        return THREE_PAIRS if game.kit.auto_gains else PAIRS_OR_LESS

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        if STUDENTS <= move < STUDENTS + 3:
            game.advance_student(frame.seat, FIRST[move - STUDENTS])
            game.advance_student(frame.seat, SECOND[move - STUDENTS])
        elif move != DONE:
            game.advance_student(frame.seat, move - STUDENT)


class Track(Bonus):
    """Steps of the golem track in one direction of choice: `golem_track +-2`."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most: Final = most
        moves = [TRACK + at for at, word in enumerate(TRACK_STEPS) if abs(int(word)) <= most]
        self.moves: Final = [*moves, DONE]

    def text(self) -> str:
        return f"golem_track +-{self.most}"

    def rule(self) -> str:
        return "G0.2"

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return self.moves

    def why_not(self, game: Golem, frame: Frame, move: int) -> int:
        steps = track_steps(move)
        if abs(steps) > self.most:
            return TOO_FAR
        return OK if 1 <= game.track[frame.seat] + steps <= LAST_TRACK else TRACK_END

    def take(self, game: Golem, frame: Frame, move: int) -> None:
        game.move_track(frame.seat, track_steps(move))


def track_steps(move: int) -> int:
    """The signed steps of a `track` move."""
    at = move - TRACK - 3
    return at if at < 0 else at + 1


class Resources(Effect[Golem]):
    """Resources, each of a kind of choice: `2 resource`. The frame counts those taken."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: Final = amount

    def text(self) -> str:
        return f"{self.amount} resource"

    def rule(self) -> str:
        return "G3.16"

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return THREE_RESOURCES

    def options(self, game: Golem, frame: Frame) -> list[int]:
        return THREE_RESOURCES

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        game.gain(frame.seat, move - GAIN, 1)
        if frame.value + 1 < self.amount:
            game.push_with(self, frame.seat, frame.value + 1)


class Choice(Effect[Golem]):
    """One of several: `(1 clay | 1 knowledge)`."""

    def __init__(self, choices: list[Effect[Any]]) -> None:
        super().__init__()
        self.choices: Final = choices
        self.moves: Final = [*[CHOOSE + at for at in range(len(choices))], DONE]

    def text(self) -> str:
        return f"({' | '.join(choice.text() for choice in self.choices)})"

    def parts(self) -> list[Effect[Any]]:
        return list(self.choices)

    def rule(self) -> str:
        return "G0.2"

    def lacks(self, game: Golem, seat: int) -> int:
        return NO_USE if all(lost(choice, game, seat) for choice in self.choices) else OK

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return self.moves

    def options(self, game: Golem, frame: Frame) -> list[int]:
        return self.moves

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        if move != DONE:
            self.choices[move - CHOOSE].start(game, frame.seat)


class Cost:
    """What a `pay` asks for: resources, or a step back of a student or on the study track."""

    def __init__(self, goods: list[int], district: int, study: int) -> None:
        self.goods: Final = goods  # clay, coin, knowledge
        self.district: Final = district  # NONE if no student steps back
        self.study: Final = study

    def text(self) -> str:
        words = [f"{amount} {good}" for amount, good in zip(self.goods, GOODS, strict=False) if amount]
        if self.district != NONE:
            words.append(f"student {DISTRICTS[self.district]} -1")
        if self.study:
            words.append(f"study -{self.study}")
        return ", ".join(words)

    def lacks(self, game: Golem, seat: int) -> int:
        for good in range(3):
            if game.purse[seat * 4 + good] < self.goods[good]:
                return SHORT[good]
        if self.district != NONE and game.student[seat * 3 + self.district] == 1:
            return STREET_START
        return STUDY_START if game.study[seat] < self.study else OK

    def pay(self, game: Golem, seat: int) -> None:
        for good in range(3):
            game.spend(seat, good, self.goods[good])
        if self.district != NONE:
            game.retreat_student(seat, self.district)
        if self.study:
            game.move_study(seat, -self.study)


class Pay(Effect[Golem]):
    """All of a cost for an effect, or nothing: `pay 2 knowledge -> study +1`."""

    def __init__(self, cost: Cost, then: Effect[Any]) -> None:
        super().__init__()
        self.cost: Final = cost
        self.then: Final = then

    def text(self) -> str:
        return f"pay {self.cost.text()} -> {self.then.text()}"

    def parts(self) -> list[Effect[Any]]:
        return [self.then]

    def rule(self) -> str:
        return "G0.10"

    def lacks(self, game: Golem, seat: int) -> int:
        if lost(self.then, game, seat):
            return NO_USE  # G0.10
        return self.cost.lacks(game, seat)

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return PAY_OR_NOT

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        return self.lacks(game, frame.seat) if move == PAY else OK

    def options(self, game: Golem, frame: Frame) -> list[int]:
        return PAY_OR_NOT if self.lacks(game, frame.seat) == OK else NOTHING

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        if move == PAY:
            self.cost.pay(game, frame.seat)
            self.then.start(game, frame.seat)


def lost(effect: Effect[Any], game: Golem, seat: int) -> bool:
    """G0.10: nothing of it would be gained."""
    if isinstance(effect, Seq):
        return all(lost(step, game, seat) for step in effect.steps)
    return effect.lacks(game, seat) != OK


class Nothing(Effect[Golem]):
    """No effect: `none`."""

    def text(self) -> str:
        return "none"

    def plain(self) -> bool:
        return True

    def start(self, game: Golem, seat: int, about: int = 0) -> None:
        """Nothing to do."""


class NoControl(Effect[Golem]):
    """Golem control costs nothing this round: `no_control`."""

    def text(self) -> str:
        return "no_control"

    def run(self, game: Golem, frame: Frame) -> None:
        game.quiet[frame.seat] = 1


class Retreat(Ask[Golem]):
    """G4.7.2: which student steps back for a black book."""

    def rule(self) -> str:
        return "G4.7.2"

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return RETREATS

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        return STREET_START if game.student[frame.seat * 3 + move - RETREAT] == 1 else OK

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        game.retreat_student(frame.seat, move - RETREAT)


RETREATING: Final = Retreat()
TWO_STUDENTS: Final = TwoStudents()
