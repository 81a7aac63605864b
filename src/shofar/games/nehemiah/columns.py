"""Replacing columns (N7), and what an empty deck sets off (N8, N9)."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.effect import Effect
from shofar.engine.frame import Frame
from shofar.games.nehemiah import news, times
from shofar.games.nehemiah.rounds import END_OF_ROUND
from shofar.games.nehemiah.table import EMPTY, LAST_ROUND, NOBODY, ROWS, UNASKED, Nehemiah
from shofar.games.nehemiah.windows import NEW_COLUMN


class ReplaceColumns(Effect[Nehemiah]):
    """All due columns, from left to right (N7.4)."""

    def run(self, game: Nehemiah, frame: Frame) -> None:
        if not game.due:
            return
        column = next(c for c in range(game.kit.columns) if game.due >> c & 1)
        game.due ^= 1 << column
        game.push(self, frame.seat)
        game.swept = 1
        game.passes = game.quiet = 0  # N13.5
        for seat in range(game.kit.players):
            game.hold[seat] = UNASKED  # N12.3.2: `hold` ends early when a column is replaced
        clear(game, column)
        if len(game.deck) >= ROWS:
            deal(game, column)
            self._open_window(game, column)
        elif game.round < LAST_ROUND:  # N7.7
            game.push_with(REFILL, frame.seat, column)
            game.push(END_OF_ROUND, frame.seat)
        else:
            leave_empty(game, column)

    def _open_window(self, game: Nehemiah, column: int) -> None:
        """N7.6. Once the round has ended in this turn the leader is gone (N8.8)."""
        for leader in game.kit.timed[times.NEW_COLUMN]:
            if game.leader_of[leader] != NOBODY:
                game.push_with(NEW_COLUMN, game.leader_of[leader], column, leader)


class Refill(Effect[Nehemiah]):
    """The interrupted replacement is completed from the new deck (N8.8)."""

    def run(self, game: Nehemiah, frame: Frame) -> None:
        deal(game, frame.value)


def clear(game: Nehemiah, column: int) -> None:
    """N7.5: cards to the discard pile, workers home."""
    game.tell(news.COLUMN_SWEPT, game.mover(), column)
    for space in range(column * ROWS, column * ROWS + ROWS):
        if game.card[space] != EMPTY:
            game.discard.append(game.card[space])
            game.card[space] = EMPTY
        if game.worker[space] != NOBODY:
            game.lift(space)


def deal(game: Nehemiah, column: int) -> None:
    """Four cards from the current deck into rows 1 to 4."""
    for space in range(column * ROWS, column * ROWS + ROWS):
        game.card[space] = game.draw(game.deck)
        game.tell(news.CARD_DEALT, game.mover(), game.face(space), space)


def leave_empty(game: Nehemiah, column: int) -> None:
    """N9.1, N9.2: the place stays empty; the first such column fixes the last turn (N9.10)."""
    game.discard += game.deck  # N7.7: leftover cards of a customised deck
    game.deck = []
    game.tell(news.COLUMN_EMPTY, game.mover(), column)
    if game.last_turn < 0:
        players = game.kit.players
        game.last_turn = players * (game.turn // players + 2) - 1  # N9.3
        game.tell(news.END_TRIGGERED, game.mover(), game.last_turn - game.turn)


REPLACE_COLUMNS: Final = ReplaceColumns("replace columns")
REFILL: Final = Refill("refill")
NODES: Final[list[Effect[Any]]] = [REPLACE_COLUMNS, REFILL]
