"""The moments at which owners of leaders are asked (N12.1): before a turn, after the action, a new column, the end."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.effect import OK, Ask, Effect
from shofar.engine.frame import Frame
from shofar.engine.game import NOTHING
from shofar.games.nehemiah import leaders
from shofar.games.nehemiah.moves import CALL, DONE, HOLD, LEADERS, SWAP, WAIT
from shofar.games.nehemiah.reasons import NOT_NEW
from shofar.games.nehemiah.table import HELD, KNOWN, UNASKED, WAITED, Nehemiah
from shofar.games.nehemiah.times import W_CLOSE, W_CLOSE_DUE, W_DUE, W_END, W_GAME_END, W_PRE


class Window(Ask[Nehemiah]):
    """Call a leader, or a word that ends the window; asked again after each call. Nobody is asked in vain (N12.1.1)."""

    def window(self, game: Nehemiah, frame: Frame) -> int:
        """Which window it is: that says which times it asks for."""
        raise NotImplementedError

    def endings(self) -> list[int]:
        return [WAIT]

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        return [*[CALL + leader for leader in range(len(LEADERS))], *self.endings()]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        if move >= CALL + len(LEADERS):
            return OK
        return leaders.refuses(game, frame.seat, move - CALL, self.window(game, frame))

    def options(self, game: Nehemiah, frame: Frame) -> list[int]:
        calls = leaders.usable(game, frame.seat, self.window(game, frame))
        return [*calls, *self.endings()] if calls else NOTHING

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        if move < CALL + len(LEADERS):
            game.stack.append(frame)
            leaders.call(game, frame.seat, move - CALL)


class Patient(Window):
    """A window in which `hold` may be said, and is kept (N12.3.2)."""

    def endings(self) -> list[int]:
        return [WAIT, HOLD]

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        if move == HOLD:
            game.hold[frame.seat] = HELD
        elif move == WAIT:
            game.hold[frame.seat] = WAITED
        super().answer(game, frame, move)


class BeforeTurn(Patient):
    """W-PRE: before the turn of another player (N12.3)."""

    def window(self, game: Nehemiah, frame: Frame) -> int:
        return W_PRE


class ColumnDue(Patient):
    """W-DUE: between the action of another player and the replacement of a column (N12.1.2)."""

    def window(self, game: Nehemiah, frame: Frame) -> int:
        return W_DUE


class Approach(Effect[Nehemiah]):
    """A window reaches an owner: asked, or left out because of `hold` (N12.3.2). Either shows the answer before."""

    def __init__(self, window: int, question: Patient) -> None:
        super().__init__(name=f"approach: {question.text()}")
        self.window: Final = window
        self.question: Final = question

    def run(self, game: Nehemiah, frame: Frame) -> None:
        seat = frame.seat
        if game.hold[seat] == KNOWN or not leaders.usable(game, seat, self.window):
            return
        if game.hold[seat] != UNASKED and not self._heard(game, seat):
            game.show(seat)
        if game.hold[seat] == HELD:
            game.hold[seat] = KNOWN
        else:
            game.hold[seat] = UNASKED
            game.push(self.question, seat)

    def _heard(self, game: Nehemiah, seat: int) -> bool:
        """True if the answer is the decision of this very step: the turn between had none."""
        return game.decider == seat and game.past is not None and game.past[1] in (WAIT, HOLD)


class AfterAction(Window):
    """W-CLOSE: after the action, before columns are replaced (N12.5)."""

    def window(self, game: Nehemiah, frame: Frame) -> int:
        return W_CLOSE_DUE if game.due else W_CLOSE

    def endings(self) -> list[int]:
        return [DONE]

    def options(self, game: Nehemiah, frame: Frame) -> list[int]:
        """A leader instead of the action was the only thing in this turn (N12.6.4)."""
        return NOTHING if game.instead else super().options(game, frame)


class BeforeScoring(Window):
    """W-END: a round ends (value 0), or the game (value 1) (N12.8)."""

    def window(self, game: Nehemiah, frame: Frame) -> int:
        return W_GAME_END if frame.value else W_END


class NewColumn(Ask[Nehemiah]):
    """W-NEWCOL: the column in the value has been dealt, the leader it is about may swap in it (N12.7)."""

    def swap(self, game: Nehemiah, frame: Frame) -> Effect[Any]:
        return game.kit.leader_effects[frame.about].then

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        return [*[SWAP + pair for pair in range(game.kit.columns * 6)], WAIT]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        if move == WAIT:
            return OK
        if (move - SWAP) // 6 != frame.value:
            return NOT_NEW
        return self.swap(game, frame).refuses(game, frame, move)

    def options(self, game: Nehemiah, frame: Frame) -> list[int]:
        """Nothing is asked if all four faces are the same (N12.9.4)."""
        options = super().options(game, frame)
        return options if len(options) > 1 else NOTHING

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        if move != WAIT:
            leaders.discard(game, frame.seat, frame.about)
            self.swap(game, frame).answer(game, frame, move)


BEFORE_TURN: Final = BeforeTurn("N12.3.2", "before turn")
COLUMN_DUE: Final = ColumnDue("N12.1.2", "column due")
APPROACH: Final = Approach(W_PRE, BEFORE_TURN)
APPROACH_DUE: Final = Approach(W_DUE, COLUMN_DUE)
AFTER_ACTION: Final = AfterAction("N12.5.1", "after action")
BEFORE_SCORING: Final = BeforeScoring("N12.8.1", "before scoring")
NEW_COLUMN: Final = NewColumn("N12.7.1", "new column")
NODES: Final[list[Effect[Any]]] = [
    BEFORE_TURN, COLUMN_DUE, APPROACH, APPROACH_DUE, AFTER_ACTION, BEFORE_SCORING, NEW_COLUMN,
]  # fmt: skip
