"""The moments at which owners of leaders are asked (N12.1): before a turn, after the action, a new column, the end."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.effect import OK, Ask, Effect
from shofar.engine.frame import Frame
from shofar.engine.game import NOTHING
from shofar.games.nehemiah import leaders, news
from shofar.games.nehemiah.moves import CALL, DONE, HOLD, LEADERS, SWAP, WAIT
from shofar.games.nehemiah.reasons import ALIKE, NOT_NEW
from shofar.games.nehemiah.table import (
    HELD,
    KNOWN,
    NOBODY,
    REARRANGE_COLUMN,
    UNASKED,
    WAITED,
    Nehemiah,
    pair_spaces,
)  # fmt: skip


class Window(Ask[Nehemiah]):
    """Call a leader, or a word that ends the window; asked again after each call. Nobody is asked in vain (N12.1.1)."""

    def leaders(self, game: Nehemiah, frame: Frame) -> tuple[int, ...]:
        """The leaders that may be used in this window."""
        raise NotImplementedError

    def endings(self) -> list[int]:
        return [WAIT]

    def rule(self) -> str:
        return "N12.1"

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        return [*[CALL + leader for leader in range(len(LEADERS))], *self.endings()]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        if move >= CALL + len(LEADERS):
            return OK
        return leaders.refuses(game, frame.seat, move - CALL, self.leaders(game, frame), game.mover())

    def options(self, game: Nehemiah, frame: Frame) -> list[int]:
        calls = leaders.usable(game, frame.seat, self.leaders(game, frame), game.mover())
        return [*calls, *self.endings()] if calls else NOTHING

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        if move < CALL + len(LEADERS):
            game.stack.append(frame)
            leaders.call(game, frame.seat, move - CALL)


class BeforeTurn(Window):
    """W-PRE: before the turn of another player (N12.3)."""

    def text(self) -> str:
        return "before turn"

    def rule(self) -> str:
        return "N12.3.2"

    def leaders(self, game: Nehemiah, frame: Frame) -> tuple[int, ...]:
        return leaders.PRE

    def endings(self) -> list[int]:
        return [WAIT, HOLD]

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        if move == HOLD:
            game.hold[frame.seat] = HELD
        elif move == WAIT:
            game.hold[frame.seat] = WAITED
        super().answer(game, frame, move)


class Approach(Effect[Nehemiah]):
    """W-PRE reaches an owner: asked, or left out because of `hold` (N12.3.2). Either shows the answer before."""

    def text(self) -> str:
        return "approach"

    def run(self, game: Nehemiah, frame: Frame) -> None:
        seat = frame.seat
        if game.hold[seat] == KNOWN or not leaders.usable(game, seat, leaders.PRE, game.mover()):
            return
        if game.hold[seat] != UNASKED and not self._heard(game, seat):
            game.show(seat)
        if game.hold[seat] == HELD:
            game.hold[seat] = KNOWN
        else:
            game.hold[seat] = UNASKED
            game.push(BEFORE_TURN, seat)

    def _heard(self, game: Nehemiah, seat: int) -> bool:
        """True if the answer is the decision of this very step: the turn between had none."""
        return game.decider == seat and game.past is not None and game.past[1] in (WAIT, HOLD)


class AfterAction(Window):
    """W-CLOSE: after the action, before columns are replaced (N12.5)."""

    def text(self) -> str:
        return "after action"

    def rule(self) -> str:
        return "N12.5.1"

    def leaders(self, game: Nehemiah, frame: Frame) -> tuple[int, ...]:
        return leaders.CLOSE_DUE if game.due else leaders.CLOSE

    def endings(self) -> list[int]:
        return [DONE]


class BeforeScoring(Window):
    """W-END: a round ends (value 0), or the game (value 1) (N12.8)."""

    def text(self) -> str:
        return "before scoring"

    def rule(self) -> str:
        return "N12.8.1"

    def leaders(self, game: Nehemiah, frame: Frame) -> tuple[int, ...]:
        return leaders.GAME_END if frame.value else leaders.END


class NewColumn(Ask[Nehemiah]):
    """W-NEWCOL: swap two cards of the column just dealt, the one in the value (N12.7)."""

    def text(self) -> str:
        return "new column"

    def rule(self) -> str:
        return "N12.7.1"

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        return [*[SWAP + pair for pair in range(game.kit.columns * 6)], WAIT]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        if move == WAIT:
            return OK
        if (move - SWAP) // 6 != frame.value:
            return NOT_NEW
        a, b = pair_spaces(move - SWAP)
        return ALIKE if game.face(a) == game.face(b) else OK

    def options(self, game: Nehemiah, frame: Frame) -> list[int]:
        """Nothing is asked if all four faces are the same (N12.9.4)."""
        options = super().options(game, frame)
        return options if len(options) > 1 else NOTHING

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        if move == WAIT:
            return
        game.leader_of[REARRANGE_COLUMN] = NOBODY
        game.tell(news.LEADER_USED, frame.seat, REARRANGE_COLUMN)
        a, b = pair_spaces(move - SWAP)
        game.swap_cards(a, b)
        game.tell(news.SWAPPED_CARDS, frame.seat, a, b)


BEFORE_TURN: Final = BeforeTurn()
APPROACH: Final = Approach()
AFTER_ACTION: Final = AfterAction()
BEFORE_SCORING: Final = BeforeScoring()
NEW_COLUMN: Final = NewColumn()
NODES: Final[list[Effect[Any]]] = [BEFORE_TURN, APPROACH, AFTER_ACTION, BEFORE_SCORING, NEW_COLUMN]
