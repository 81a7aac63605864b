"""Income: streets, artifacts, study track, golem track (G5.5, G5.6)."""

from __future__ import annotations

from typing import Final

from shofar.engine.effect import OK, Deed, Effect
from shofar.engine.frame import Frame
from shofar.games.golem import news
from shofar.games.golem.artifacts import give_income
from shofar.games.golem.gains import Bonus, offer
from shofar.games.golem.moves import INCOME
from shofar.games.golem.reasons import NOT_COMPLETED, SOURCE_TAKEN
from shofar.games.golem.table import Golem

STREET: Final = 4  # sources: artifacts 0 to 3, streets 4 to 6, study track 7, golem track 8
STUDY_TRACK: Final = 7
GOLEM_TRACK: Final = 8
SOURCES: Final = 9


def street_income(game: Golem, seat: int) -> None:
    for source in range(STREET, STUDY_TRACK):
        take_income(game, seat, source)


class StudentIncome(Deed[Golem]):
    """The income of the own students: `student_income all`."""

    def plain(self) -> bool:
        return True

    def start(self, game: Golem, seat: int, about: int = 0) -> None:
        street_income(game, seat)


class Income(Effect[Golem]):
    """G5.6: artifacts from a4 to a1, then streets and tracks; or in an order of choice."""

    def run(self, game: Golem, frame: Frame) -> None:
        game.tell(news.INCOME, frame.seat)
        if game.kit.auto_gains:
            push_income(game, frame.seat)
        else:
            game.push(INCOME_ORDER, frame.seat)


def push_income(game: Golem, seat: int) -> None:
    """All sources of a seat, artifacts first: they may move students and the study marker."""
    game.push(OTHER_INCOME, seat)
    for artifact in range(4):
        if game.complete(seat, artifact):
            game.push_about(ARTIFACT_SOURCE, seat, artifact)


class ArtifactSource(Effect[Golem]):
    """One completed artifact in the income phase; it is about the artifact."""

    def run(self, game: Golem, frame: Frame) -> None:
        give_income(game, frame.seat, frame.about)


class OtherIncome(Effect[Golem]):
    """Streets, study track and golem track as they are when the artifacts have given theirs."""

    def run(self, game: Golem, frame: Frame) -> None:
        street_income(game, frame.seat)
        take_income(game, frame.seat, STUDY_TRACK)
        take_income(game, frame.seat, GOLEM_TRACK)


class TakeIncome(Bonus):
    """The income of sources of choice, each once: of completed artifacts, `artifact_income 1`, or in phase 6 of all
    (G5.5). The value has a bit per source taken."""

    def __init__(self, name: str, most: int, sources: int, rule: str) -> None:
        super().__init__(rule, name=name)
        self.most: Final = most
        self.moves: Final = [INCOME + source for source in range(sources)]

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return self.moves

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        source = move - INCOME
        if frame.value >> source & 1:
            return SOURCE_TAKEN
        return NOT_COMPLETED if source < STREET and not game.complete(frame.seat, source) else OK

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        taken = frame.value | 1 << (move - INCOME)
        if taken.bit_count() < self.most:
            game.push_with(frame.effect, frame.seat, taken)
        take_income(game, frame.seat, move - INCOME)


def take_income(game: Golem, seat: int, source: int) -> None:
    if source < STREET:
        give_income(game, seat, source)
    elif source < STUDY_TRACK:
        district = source - STREET
        game.income(seat, game.kit.streets, district * 10 + game.student[seat * 3 + district] - 1)
    elif source == STUDY_TRACK:
        game.income(seat, game.kit.study_income, game.study_side(seat) + game.study[seat])
    else:
        game.income(seat, game.kit.track_income, game.track[seat])


def artifact_income(most: int) -> TakeIncome:
    return TakeIncome(f"artifact_income {most}", most, STREET, "G4.5.3")


INCOME_ORDER: Final = offer(TakeIncome("income_order", SOURCES, SOURCES, "G5.5"))
ARTIFACT_SOURCE: Final = ArtifactSource()
OTHER_INCOME: Final = OtherIncome()
INCOME_PHASE: Final = Income()
