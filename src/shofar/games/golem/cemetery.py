"""The cemetery: killing golems (G4.4)."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.effect import OK, Ask, Effect
from shofar.engine.frame import Frame
from shofar.games.golem import news
from shofar.games.golem.gains import Bonus, offer
from shofar.games.golem.moves import BURY, KILL
from shofar.games.golem.reasons import GRAVE_CLOSED, GRAVE_TAKEN, NO_GOLEM
from shofar.games.golem.table import BURIED, FIGURES, NONE, STANDING, Golem
from shofar.games.golem.walking import find, place_of

OPEN_GRAVE: Final = 8
ALL_KILLS: Final = list(range(KILL, KILL + 60))
ALL_GRAVES: Final = list(range(BURY, BURY + 9))


class Kill(Bonus):
    """An own golem goes to the cemetery: `kill`. The left arm's own kill is never doubled: `kill_once`."""

    def __init__(self, bury: Bury) -> None:
        super().__init__("G4.4.1", name="kill" if bury.twice else "kill_once")
        self.bury: Final = bury

    def parts(self) -> list[Effect[Any]]:
        return [self.bury]

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_KILLS

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        return OK if find(game, frame.seat, STANDING + move - KILL) != NONE else NO_GOLEM

    def options(self, game: Golem, frame: Frame) -> list[int]:
        moves: list[int] = []
        for at in range(frame.seat * FIGURES, frame.seat * FIGURES + FIGURES):
            code = game.golem[at]
            if STANDING <= code < BURIED and KILL + code - STANDING not in moves:
                moves.append(KILL + code - STANDING)
        return moves

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        game.push_about(self.bury, frame.seat, newest(game, frame.seat, STANDING + move - KILL))


def newest(game: Golem, seat: int, code: int) -> int:
    """Of golems alike the one created last: Work can still choose the older one (G3.9)."""
    figure = FIGURES - 1
    while game.golem[seat * FIGURES + figure] != code:
        figure -= 1
    return figure


class Bury(Ask[Golem]):
    """G4.4.1, G4.4.2: the space, the step down the track, the bonus. It is about the golem."""

    def __init__(self, twice: bool) -> None:
        super().__init__("G4.4.1", name="bury" if twice else "bury_once")
        self.twice: Final = twice

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_GRAVES

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        space = move - BURY
        if space not in game.kit.graves:
            return GRAVE_CLOSED
        return GRAVE_TAKEN if space != OPEN_GRAVE and BURIED + space in game.golem else OK

    def options(self, game: Golem, frame: Frame) -> list[int]:
        golem = game.golem
        return [BURY + space for space in game.kit.graves if space == OPEN_GRAVE or BURIED + space not in golem]

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        seat, space = frame.seat, move - BURY
        at = seat * FIGURES + frame.about
        game.tell(news.KILLED, seat, place_of(game.golem[at]), space)
        game.golem[at] = BURIED + space
        game.move_track(seat, -1)
        effect = game.kit.grave_effects[space]
        if self.twice and game.has(seat, game.kit.left_arm):
            game.push(effect, seat)
        effect.start(game, seat)


KILL_EFFECT: Final = offer(Kill(Bury(True)))
KILL_ONCE: Final = offer(Kill(Bury(False)))
