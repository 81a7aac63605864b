"""What tiles and cards give without touching golems, books or developments: points, steps, resources of choice."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.compose import Answers, Offer
from shofar.engine.effect import OK, Ask, Deed, Effect, Target
from shofar.engine.frame import Frame
from shofar.engine.game import NOTHING
from shofar.games.golem import moves, news
from shofar.games.golem.reasons import NO_USE, STREET_END, STREET_START, STUDY_END, TOO_FAR, TRACK_END
from shofar.games.golem.table import LAST_SECTION, LAST_STUDY, LAST_TRACK, Golem

ANSWERS: Final = Answers(decline=moves.DONE, accept=moves.ACCEPT, pay=moves.PAY, choose=moves.CHOOSE, vain=NO_USE)
THREE_STUDENTS: Final = [moves.STUDENT, moves.STUDENT + 1, moves.STUDENT + 2]
THREE_PAIRS: Final = [moves.STUDENTS, moves.STUDENTS + 1, moves.STUDENTS + 2]
PAIRS_OR_LESS: Final = [*THREE_PAIRS, *THREE_STUDENTS, moves.DONE]
THREE_RESOURCES: Final = [moves.GAIN, moves.GAIN + 1, moves.GAIN + 2]
RETREATS: Final = [moves.RETREAT, moves.RETREAT + 1, moves.RETREAT + 2]
TRACK_MOVES: Final = [moves.TRACK + at for at in range(len(moves.TRACK_STEPS))]


class Bonus(Target[Golem]):
    """What may be had or declined (G0.2): it is always asked under an offer."""

    def missing(self) -> int:
        return NO_USE


def offer(bonus: Bonus) -> Offer:
    return Offer(bonus, ANSWERS)


def begin(game: Golem, seat: int, effect: Effect[Any]) -> None:
    """Do what a component says; the log tells if nothing of it can be had now."""
    if game.news is not None and effect.idle(game, seat):
        game.tell(news.IN_VAIN, seat)
    effect.start(game, seat)


class Study(Deed[Golem]):
    """One step up the study track: `study +1`."""

    def plain(self) -> bool:
        return True

    def lacks(self, game: Golem, seat: int) -> int:
        return STUDY_END if game.study[seat] == LAST_STUDY else OK

    def start(self, game: Golem, seat: int, about: int = 0) -> None:
        if game.study[seat] < LAST_STUDY:
            game.move_study(seat, 1)


class Student(Deed[Golem]):
    """Steps of a named student: `student red +1`."""

    def __init__(self, district: int, steps: int) -> None:
        super().__init__(name=f"student {moves.DISTRICTS[district]} +{steps}")
        self.district: Final = district
        self.steps: Final = steps

    def plain(self) -> bool:
        return True

    def lacks(self, game: Golem, seat: int) -> int:
        return STREET_END if game.student[seat * 3 + self.district] == LAST_SECTION else OK

    def start(self, game: Golem, seat: int, about: int = 0) -> None:
        for _step in range(self.steps):
            game.advance_student(seat, self.district)


class AnyStudent(Bonus):
    """Steps of one student of choice: `student any +1`."""

    def __init__(self, steps: int) -> None:
        super().__init__("G0.4", name=f"student any +{steps}")
        self.steps: Final = steps

    def lacks(self, game: Golem, seat: int) -> int:
        return STREET_END if game.leftmost(seat) == LAST_SECTION else OK

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return THREE_STUDENTS

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        return STREET_END if game.student[frame.seat * 3 + move - moves.STUDENT] == LAST_SECTION else OK

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        for _step in range(self.steps):
            game.advance_student(frame.seat, move - moves.STUDENT)


class TwoStudents(Ask[Golem]):
    """One step for each of two students: the black marble, `students 2 different +1`."""

    def lacks(self, game: Golem, seat: int) -> int:
        return STREET_END if game.leftmost(seat) == LAST_SECTION else OK

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return THREE_PAIRS if game.kit.auto_gains else PAIRS_OR_LESS

    def options(self, game: Golem, frame: Frame) -> list[int]:
        return NOTHING if game.leftmost(frame.seat) == LAST_SECTION else self.candidates(game, frame)

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        if moves.STUDENTS <= move < moves.STUDENTS + 3:
            game.advance_student(frame.seat, moves.FIRST[move - moves.STUDENTS])
            game.advance_student(frame.seat, moves.SECOND[move - moves.STUDENTS])
        elif move != moves.DONE:
            game.advance_student(frame.seat, move - moves.STUDENT)


class Track(Bonus):
    """Steps of the golem track in one direction of choice: `golem_track +-2`."""

    def __init__(self, most: int) -> None:
        super().__init__("G0.2", name=f"golem_track +-{most}")
        self.most: Final = most

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return TRACK_MOVES

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        steps = track_steps(move)
        if abs(steps) > self.most:
            return TOO_FAR
        return OK if 1 <= game.track[frame.seat] + steps <= LAST_TRACK else TRACK_END

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        game.move_track(frame.seat, track_steps(move))


def track_steps(move: int) -> int:
    """The signed steps of a `track` move."""
    at = move - moves.TRACK - 3
    return at if at < 0 else at + 1


class Resources(Ask[Golem]):
    """Resources, each of a kind of choice: `2 resource`. The value counts those taken."""

    def __init__(self, amount: int) -> None:
        super().__init__("G3.16", f"{amount} resource", amount)

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return THREE_RESOURCES

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        game.gain(frame.seat, move - moves.GAIN, 1)
        self.ask_again(game, frame)


class NoControl(Deed[Golem]):
    """Golem control costs nothing this round: `no_control`."""

    def start(self, game: Golem, seat: int, about: int = 0) -> None:
        game.quiet[seat] = 1


class Retreat(Ask[Golem]):
    """G4.7.2: which student steps back for a black book."""

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return RETREATS

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        return STREET_START if game.student[frame.seat * 3 + move - moves.RETREAT] == 1 else OK

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        game.retreat_student(frame.seat, move - moves.RETREAT)


RETREATING: Final = Retreat("G4.7.2")
TWO_STUDENTS: Final = TwoStudents("G3.4", "students 2 different +1")
