"""The end of a round and of the game (N8, N9.6), step by step."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.effect import Effect, Seq
from shofar.engine.frame import Frame
from shofar.games.nehemiah import news
from shofar.games.nehemiah.scoring import REMOVE_LEADING_CUBES, SCORE_BOARDS, SELL
from shofar.games.nehemiah.table import NOBODY, WORKER, Nehemiah
from shofar.games.nehemiah.windows import BEFORE_SCORING


class AskOwners(Effect[Nehemiah]):
    """The log says what is scored; then W-END for everybody, clockwise (N12.8.1): from the player whose turn it is, at
    the game end from the first."""

    def __init__(self, game_end: bool) -> None:
        super().__init__(name="ask owners at the end" if game_end else "ask owners")
        self.game_end: Final = game_end

    def run(self, game: Nehemiah, frame: Frame) -> None:
        if self.game_end:
            game.tell(news.LAST_TURN, frame.seat)
        else:
            game.tell(news.ROUND_SCORED, frame.seat, game.round + 1)
        if not game.kit.leaders:
            return
        players = game.kit.players
        first = game.start if self.game_end else game.mover()
        for step in reversed(range(players)):
            game.push_with(BEFORE_SCORING, (first + step) % players, int(self.game_end))


class NextDeck(Effect[Nehemiah]):
    """The next deck becomes current; leaders are discarded, benched workers return (N8.8)."""

    def run(self, game: Nehemiah, frame: Frame) -> None:
        kit = game.kit
        game.discard += game.deck  # N7.7: leftover cards of a customised deck
        game.round += 1
        game.round_over = 1
        game.deck = [card for card in range(len(kit.face)) if kit.deck_of[card] == game.round]
        for leader, owner in enumerate(game.leader_of):
            if owner != NOBODY:
                game.tell(news.LEADER_DISCARDED, owner, leader)
        game.leader_of = [NOBODY] * len(game.leader_of)
        for seat in range(kit.players):
            if game.bench[seat]:
                game.tell(news.BENCH_HOME, seat, game.bench[seat])
            game.supply[seat] += game.bench[seat]
            game.flow(seat, WORKER, game.bench[seat])
            game.bench[seat] = 0
        game.tell(news.ROUND_ENDED, frame.seat, game.round)


ASK_OWNERS: Final = AskOwners(game_end=False)
ASK_OWNERS_AT_THE_END: Final = AskOwners(game_end=True)
NEXT_DECK: Final = NextDeck("next deck")

END_OF_ROUND: Final[Seq[Nehemiah]] = Seq(
    [
        ASK_OWNERS,  # N8.1
        SCORE_BOARDS,  # N8.2 to N8.6
        REMOVE_LEADING_CUBES,  # N8.7
        NEXT_DECK,  # N8.8
    ],
    "end of round",
)
END_OF_GAME: Final[Seq[Nehemiah]] = Seq(
    [
        ASK_OWNERS_AT_THE_END,  # N9.6
        SCORE_BOARDS,
        SELL,  # N9.8
    ],
    "end of game",
)
NODES: Final[list[Effect[Any]]] = [END_OF_ROUND, END_OF_GAME]
