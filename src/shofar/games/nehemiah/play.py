"""The order of play: the steps of a turn (N3.2), and what follows one turn after the other."""

from __future__ import annotations

from typing import Final

from shofar.engine.effect import Effect, Seq
from shofar.engine.frame import Frame
from shofar.games.nehemiah import news
from shofar.games.nehemiah.auction import BEGIN_AUCTIONS
from shofar.games.nehemiah.columns import REPLACE_COLUMNS
from shofar.games.nehemiah.rounds import END_OF_GAME
from shofar.games.nehemiah.table import EMPTY, Nehemiah
from shofar.games.nehemiah.turn import ACTION, BEGIN
from shofar.games.nehemiah.windows import AFTER_ACTION, APPROACH, APPROACH_DUE


class Announce(Effect[Nehemiah]):
    """The log says whose turn it is."""

    def plain(self) -> bool:
        return True

    def start(self, game: Nehemiah, seat: int, about: int = 0) -> None:
        game.tell(news.TURN, seat, game.turn)


class AskOthers(Effect[Nehemiah]):
    """W-PRE for everybody but the player about to move, from the one who has just moved (N12.3.1)."""

    def run(self, game: Nehemiah, frame: Frame) -> None:
        players = game.kit.players
        first = frame.seat + (players - 1 if game.turn else 1)
        for step in reversed(range(players)):
            other = (first + step) % players
            if other != frame.seat:
                game.push(APPROACH, other)


class AskOwnersOfMoments(Effect[Nehemiah]):
    """W-DUE, where a column is due: clockwise from the player whose action it was. He has had W-CLOSE for it, unless he
    used a leader instead of the action (N12.1.2, N12.6.4)."""

    def run(self, game: Nehemiah, frame: Frame) -> None:
        if game.due:
            players = game.kit.players
            for step in range(players - 1, -game.instead, -1):
                game.push(APPROACH_DUE, (frame.seat + step) % players)


class CheckStall(Effect[Nehemiah]):
    """Deadlock and stall: columns on the left are replaced as if due (N13)."""

    def run(self, game: Nehemiah, frame: Frame) -> None:
        game.quiet = 0 if game.swept else game.quiet + 1
        if game.last_turn >= 0:  # N9.5: not any more once the end is triggered
            return
        if game.passes >= game.kit.players:  # N13.1
            game.tell(news.DEADLOCK, frame.seat)
            self.replace_some(game, frame.seat)
        elif game.quiet >= game.kit.stall:  # N13.4
            game.tell(news.STALL, frame.seat, game.quiet)
            self.replace_some(game, frame.seat)

    def replace_some(self, game: Nehemiah, seat: int) -> None:
        """N13.2: those on the left."""
        game.due = (1 << game.kit.deadlock) - 1
        game.push(REPLACE_COLUMNS, seat)


class EndTurn(Effect[Nehemiah]):
    """The game ends, or the next player has his turn, after the auctions if a round begins (N3.2 step 6)."""

    def run(self, game: Nehemiah, frame: Frame) -> None:
        game.fresh = 0
        game.active = EMPTY
        game.used = []
        game.swept = 0
        game.instead = 0
        if game.turn == game.last_turn:
            game.push(END_OF_GAME, game.start)
            return
        game.turn += 1
        seat = game.mover()
        game.push(game.kit.nodes["turn"], seat)
        if game.round_over and game.kit.leaders:
            game.push(BEGIN_AUCTIONS, seat)  # N8.9
        game.round_over = 0


ANNOUNCE: Final = Announce("announce turn")
ASK_OTHERS: Final = AskOthers("ask others")
ASK_DUE: Final = AskOwnersOfMoments("ask about due columns")
CHECK_STALL: Final = CheckStall("check stall")
END_TURN: Final = EndTurn("end turn")

PLAIN_TURN: Final[Seq[Nehemiah]] = Seq(
    [
        ANNOUNCE,
        ACTION,  # step 3
        REPLACE_COLUMNS,  # step 5
        CHECK_STALL,  # step 6
        END_TURN,
    ],
    "turn",
)
LEADERS_TURN: Final[Seq[Nehemiah]] = Seq(
    [
        ANNOUNCE,
        ASK_OTHERS,  # step 1
        BEGIN,  # steps 2 and 3
        AFTER_ACTION,  # step 4
        ASK_DUE,
        REPLACE_COLUMNS,  # step 5
        CHECK_STALL,  # step 6
        END_TURN,
    ],
    "turn",
)
