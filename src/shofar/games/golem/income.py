"""Income: streets, artifacts, study track, golem track (G5.5, G5.6)."""

from __future__ import annotations

from typing import Final

from shofar.engine.effect import OK, Effect
from shofar.engine.frame import Frame
from shofar.games.golem.artifacts import give_income
from shofar.games.golem.gains import Bonus, Plain
from shofar.games.golem.moves import DONE, INCOME
from shofar.games.golem.reasons import NOT_COMPLETED, SOURCE_TAKEN
from shofar.games.golem.table import Golem

STREET: Final = 4  # sources: artifacts 0 to 3, streets 4 to 6, study track 7, golem track 8
STUDY_TRACK: Final = 7
ALL_SOURCES: Final = [*range(INCOME, INCOME + 9), DONE]


def street_income(game: Golem, seat: int) -> None:
    for district in range(3):
        game.income(seat, game.kit.streets, district * 10 + game.student[seat * 3 + district] - 1)


def track_income(game: Golem, seat: int) -> None:
    game.income(seat, game.kit.study_income, game.study_side(seat) + game.study[seat])
    game.income(seat, game.kit.track_income, game.track[seat])


class StudentIncome(Plain):
    """The income of the own students: `student_income all`."""

    def text(self) -> str:
        return "student_income all"

    def give(self, game: Golem, seat: int) -> None:
        street_income(game, seat)


class Income(Effect[Golem]):
    """G5.6: artifacts from a4 to a1, then streets and tracks; or in an order of choice."""

    def text(self) -> str:
        return "income"

    def run(self, game: Golem, frame: Frame) -> None:
        seat = frame.seat
        if not game.kit.auto_gains:
            game.push(INCOME_ORDER, seat)
            return
        game.push(OTHER_INCOME, seat)
        for artifact in range(4):
            if game.complete(seat, artifact):
                game.push_with(ARTIFACT_SOURCE, seat, artifact)


class ArtifactSource(Effect[Golem]):
    """One completed artifact in the income phase. The frame is the artifact."""

    def text(self) -> str:
        return "artifact_source"

    def run(self, game: Golem, frame: Frame) -> None:
        give_income(game, frame.seat, frame.value)


class OtherIncome(Effect[Golem]):
    """Streets, study track and golem track as they are when the artifacts have given theirs."""

    def text(self) -> str:
        return "other_income"

    def run(self, game: Golem, frame: Frame) -> None:
        street_income(game, frame.seat)
        track_income(game, frame.seat)


class IncomeOrder(Bonus):
    """G5.5: each source once, in an order of choice. The frame is a bit per source taken."""

    def text(self) -> str:
        return "income_order"

    def rule(self) -> str:
        return "G5.5"

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_SOURCES

    def why_not(self, game: Golem, frame: Frame, move: int) -> int:
        source = move - INCOME
        if frame.value >> source & 1:
            return SOURCE_TAKEN
        return NOT_COMPLETED if source < STREET and not game.complete(frame.seat, source) else OK

    def take(self, game: Golem, frame: Frame, move: int) -> None:
        seat, source = frame.seat, move - INCOME
        game.push_with(self, seat, frame.value | 1 << source)
        if source < STREET:
            give_income(game, seat, source)
        elif source < STUDY_TRACK:
            district = source - STREET
            game.income(seat, game.kit.streets, district * 10 + game.student[seat * 3 + district] - 1)
        elif source == STUDY_TRACK:
            game.income(seat, game.kit.study_income, game.study_side(seat) + game.study[seat])
        else:
            game.income(seat, game.kit.track_income, game.track[seat])


INCOME_ORDER: Final = IncomeOrder()
ARTIFACT_SOURCE: Final = ArtifactSource()
OTHER_INCOME: Final = OtherIncome()
INCOME_PHASE: Final = Income()
