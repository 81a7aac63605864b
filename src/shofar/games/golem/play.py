"""The order of play, to be read beside the rulebook."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.effect import Effect, Seq
from shofar.engine.frame import Frame
from shofar.games.golem.books import ADDING, KEEPING, READING, TUCKED
from shofar.games.golem.cemetery import KILL_EFFECT, KILL_ONCE
from shofar.games.golem.developments import PHASE_DEVELOPMENT, SPENDING
from shofar.games.golem.gains import RETREATING, TWO_STUDENTS
from shofar.games.golem.golems import ACTIVATE_ONE, LEG_ACTIVATES, LEG_MOVES
from shofar.games.golem.income import ARTIFACT_SOURCE, INCOME_ORDER, INCOME_PHASE, OTHER_INCOME, push_income
from shofar.games.golem.marbles import MARBLE_TRIGGER, ROW_ACTIONS, WORKING
from shofar.games.golem.phases import CONTROL, WALK, GameOver, Influence, InOrder, Movement, Phase, Refresh, TurnOrder
from shofar.games.golem.setup import (
    DRAFT_PASS,
    DRAFT_PICK,
    ELEMENTS,
    ChooseTile,
    Draft,
    ReturnObjective,
    Settle,
    StartPick,
)  # fmt: skip
from shofar.games.golem.table import OVER, ROUNDS, Golem
from shofar.games.golem.turn import SET_ASIDE, TURN, TURNS
from shofar.games.golem.walking import ENTRY

INCOME: Final = 6  # the phase
INCOME_FRAMES: Final[list[Effect[Any]]] = [ARTIFACT_SOURCE, OTHER_INCOME]  # half-way through it

ROUND: Final[Seq[Golem]] = Seq(
    [
        Phase(1),
        Refresh(),
        Phase(2),
        InOrder(Movement("G2.7")),
        Phase(3),
        TURNS,
        Phase(4),
        TurnOrder(),
        Phase(5),
        InOrder(Influence("G5.3")),
        Phase(6),
        InOrder(INCOME_PHASE),
        InOrder(PHASE_DEVELOPMENT),
        Phase(7),
        InOrder(CONTROL),
    ],
    "round",
)


class Rounds(Effect[Golem]):
    """G2.1, G6.1: four rounds."""

    def run(self, game: Golem, frame: Frame) -> None:
        if game.round == ROUNDS:
            game.push(GAME_OVER, 0)
            return
        game.round += 1
        game.push(self, 0)
        game.push(ROUND, 0)


def push_coming(game: Golem, seat: int) -> None:
    """What is certain of this round: the income that the seat has not had yet (G5.5), then golem control (G5.8)."""
    waiting = game.stack
    game.stack = []
    if not game.round or game.phase == OVER:
        return
    game.push(CONTROL, seat)
    if game.phase < INCOME or any(frame.effect is INCOME_PHASE and frame.seat == seat for frame in waiting):
        push_income(game, seat)
    else:
        game.stack += [frame for frame in waiting if frame.seat == seat and frame.effect in INCOME_FRAMES]


GAME_OVER: Final = GameOver()
PLAY: Final = Rounds()
SET_UP: Final[Seq[Golem]] = Seq(
    [
        Draft(),
        InOrder(ReturnObjective("G1.10")),
        InOrder(ChooseTile("G1.11"), True),
        InOrder(StartPick("G1.12")),
        InOrder(Settle("G1.14")),
    ],
    "set_up",
)
NODES: Final[list[Effect[Any]]] = [
    SET_UP, PLAY, ROUND, GAME_OVER, TURN, SET_ASIDE, WALK, WORKING, MARBLE_TRIGGER, ADDING, TUCKED, READING, KEEPING,
    SPENDING, RETREATING, TWO_STUDENTS, ACTIVATE_ONE, ENTRY, KILL_EFFECT, KILL_ONCE, LEG_ACTIVATES, LEG_MOVES,
    ARTIFACT_SOURCE, INCOME_ORDER, OTHER_INCOME, DRAFT_PASS, DRAFT_PICK, ELEMENTS, *ROW_ACTIONS,
]  # fmt: skip
