"""The order of play, to be read beside the rulebook: set-up, then three weeks of six days and the Sabbath (E3.2.1)."""

from __future__ import annotations

from typing import Final

from shofar.engine.effect import Effect, Seq
from shofar.engine.frame import Frame
from shofar.games.ezra import news
from shofar.games.ezra.sabbath import BEGIN_PREPARATION, BEGIN_SABBATH, REST_DAY, SABBATH_STORAGE
from shofar.games.ezra.scoring import end_points, hand_shows
from shofar.games.ezra.setup import GATEKEEPERS
from shofar.games.ezra.table import Ezra
from shofar.games.ezra.turn import DAY, clear_turn


class EverySeat(Effect[Ezra]):
    """Something for one player after the other, in shofar order."""

    def __init__(self, step: Effect[Ezra], name: str) -> None:
        super().__init__(name=name)
        self.step: Final = step

    def run(self, game: Ezra, frame: Frame) -> None:
        for seat in reversed(game.in_order()):
            game.push(self.step, seat)


class NextWeek(Effect[Ezra]):
    """The number of the week goes up."""

    def run(self, game: Ezra, frame: Frame) -> None:
        game.round += 1
        game.tell(news.WEEK, game.shofar, game.round)


class EndOfGame(Effect[Ezra]):
    """Points of the end are told; the score counts them from now on (E3.15)."""

    def run(self, game: Ezra, frame: Frame) -> None:
        clear_turn(game)
        for seat in range(game.kit.seats):
            if hand_shows(game, seat):
                game.show(seat)
            for source, points in enumerate(end_points(game, seat)):
                if points:
                    game.tell(news.FINAL, seat, points, source)
        game.tell(news.FINISHED, game.ahead[0])


PREPARATION: Final = EverySeat(BEGIN_PREPARATION, "preparation")
SABBATH: Final = EverySeat(BEGIN_SABBATH, "sabbath")
NEXT_WEEK: Final = NextWeek()
END_OF_GAME: Final = EndOfGame()
WEEK: Final[Seq[Ezra]] = Seq([DAY, PREPARATION, SABBATH, SABBATH_STORAGE], "week")
GAME: Final[Seq[Ezra]] = Seq(
    [
        GATEKEEPERS,
        WEEK,
        REST_DAY,
        NEXT_WEEK,
        WEEK,
        REST_DAY,
        NEXT_WEEK,
        WEEK,
        END_OF_GAME,  # E3.15.4: no rest after the third
    ],
    "game",
)
