"""The auction of leaders at the beginning of a round (N11), and the leaders that work at once (N12.2)."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.effect import OK, Ask, Effect
from shofar.engine.frame import Frame
from shofar.engine.game import ALL
from shofar.games.nehemiah import leaders, news
from shofar.games.nehemiah.moves import BID, LEADERS, LEVY, MOST_BID, MOST_LEVY, OFFER
from shofar.games.nehemiah.reasons import ALL_AWAY, NOT_ON_OFFER, TOO_MUCH
from shofar.games.nehemiah.table import EMPTY, GOLD, VP, WOOD, Nehemiah
from shofar.games.nehemiah.times import AT_ONCE

PARTS: Final = 3  # a bid is named in three parts: workers, wood, gold


class BeginAuctions(Effect[Nehemiah]):
    """Income from the second round on (N11.11), leaders revealed (N11.2), one auction per player (N11.9)."""

    def run(self, game: Nehemiah, frame: Frame) -> None:
        kit = game.kit
        if game.round:
            for seat in range(kit.players):
                game.wood[seat] += kit.income_wood
                game.gold[seat] += kit.income_gold
                game.flow(seat, WOOD, kit.income_wood)
                game.flow(seat, GOLD, kit.income_gold)
                game.tell(news.INCOME, seat, kit.income_wood, kit.income_gold)
        game.offer = game.deal(game.leader_deck, kit.on_offer, ALL)
        for leader in game.offer:
            game.tell(news.LEADER_REVEALED, frame.seat, leader)
        game.push(END_AUCTIONS, frame.seat)
        for turn in reversed(range(kit.players)):
            game.push(CHOOSE, (frame.seat + turn) % kit.players)


class EndAuctions(Effect[Nehemiah]):
    """The leader nobody chose leaves the game (N11.9)."""

    def run(self, game: Nehemiah, frame: Frame) -> None:
        for leader in game.offer:
            game.tell(news.LEADER_LEFT, frame.seat, leader)
        game.offer = []


class Choose(Ask[Nehemiah]):
    """The initiator puts a leader up for auction (N11.4)."""

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        return [OFFER + leader for leader in range(len(LEADERS))]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        return OK if move - OFFER in game.offer else NOT_ON_OFFER

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        players = game.kit.players
        game.auctioned = move - OFFER
        game.offer.remove(game.auctioned)
        game.bids = [-1] * (players * PARTS)
        game.tell(news.LEADER_OFFERED, frame.seat, game.auctioned)
        game.push(REVEAL, frame.seat)
        for turn in reversed(range(players)):
            game.push(NAME_BID, (frame.seat + turn) % players)


class NameBid(Ask[Nehemiah]):
    """A secret bid, part by part: workers, wood, gold (N11.4). The value is the part."""

    def most(self, game: Nehemiah, frame: Frame) -> int:
        return most_bid(game, frame.seat, frame.value)

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        return [BID + amount for amount in range(MOST_BID + 1)]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        return OK if move - BID <= self.most(game, frame) else TOO_MUCH

    def options(self, game: Nehemiah, frame: Frame) -> list[int]:
        return [BID + amount for amount in range(self.most(game, frame) + 1)]

    def vain(self, game: Nehemiah, frame: Frame, move: int) -> int:
        """Whoever wins with all workers has none to place in this round."""
        return ALL_AWAY if frame.value == 0 and 0 < game.supply[frame.seat] <= move - BID else OK

    def progress(self, frame: Frame) -> tuple[int, int]:
        return frame.value + 1, PARTS

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        game.bids[frame.seat * PARTS + frame.value] = move - BID
        if frame.value + 1 < PARTS:
            game.push_with(self, frame.seat, frame.value + 1)


class Reveal(Effect[Nehemiah]):
    """All bids are shown together; the best one wins and pays (N11.5 to N11.8). The seat is the initiator."""

    def run(self, game: Nehemiah, frame: Frame) -> None:
        players, bids = game.kit.players, game.bids
        order = [(frame.seat + turn) % players for turn in range(players)]
        self._show(game, order)
        for seat in order:
            game.tell(news.BID_SHOWN, seat, bids[seat * PARTS], bids[seat * PARTS + 1], bids[seat * PARTS + 2])
        winner = order[0]
        for seat in order[1:]:
            if _strength(bids, seat) > _strength(bids, winner):  # N11.5: the first in order wins ties
                winner = seat
        workers, wood, gold = bids[winner * PARTS : winner * PARTS + PARTS]
        game.bench_workers(winner, workers)
        game.wood[winner] -= wood
        game.gold[winner] -= gold
        game.flow(winner, WOOD, -wood)
        game.flow(winner, GOLD, -gold)
        leader = game.auctioned
        game.auctioned = EMPTY
        game.bids = [-1] * (players * PARTS)
        game.leader_of[leader] = winner
        game.tell(news.LEADER_WON, winner, leader)
        if game.kit.leader_effects[leader].time == AT_ONCE:
            leaders.call(game, winner, leader)

    def _show(self, game: Nehemiah, order: list[int]) -> None:
        """A part tells something if it could have been another amount and was named before this step: the last one
        was heard as it was named. What can only be 0 the engine names itself."""
        named = [(seat, part) for seat in order for part in range(PARTS) if most_bid(game, seat, part) or not game.auto]
        for seat, part in named[:-1]:
            if most_bid(game, seat, part):
                game.show(seat)


class Levy(Ask[Nehemiah]):
    """Workers of the supply and goods for points, once (N12.2.3): `0..7 pay 1 worker, (1 wood | 1 gold) -> 2 vp`.

    The value is 0 for the wood pairs, 1 for the gold pairs."""

    def __init__(self, vp: int) -> None:
        super().__init__(name=f"0..{MOST_LEVY} pay 1 worker, (1 wood | 1 gold) -> {vp} vp")
        self.vp: Final = vp

    def rule(self) -> str:
        return "N12.2.3"

    def most(self, game: Nehemiah, frame: Frame) -> int:
        goods = game.gold if frame.value else game.wood
        return min(goods[frame.seat], game.supply[frame.seat], MOST_LEVY)

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        return [LEVY + pairs for pairs in range(MOST_LEVY + 1)]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        return OK if move - LEVY <= self.most(game, frame) else TOO_MUCH

    def progress(self, frame: Frame) -> tuple[int, int]:
        return frame.value + 1, 2

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        pairs, seat = move - LEVY, frame.seat
        goods = game.gold if frame.value else game.wood
        goods[seat] -= pairs
        game.flow(seat, GOLD if frame.value else WOOD, -pairs)
        game.bench_workers(seat, pairs)
        game.leader_vp[seat] += self.vp * pairs
        game.flow(seat, VP, self.vp * pairs)
        wood, gold = (0, pairs) if frame.value else (pairs, 0)
        if pairs:
            game.tell(news.LEVIED, seat, pairs, wood, gold)
            game.tell(news.LEADER_POINTS, seat, self.vp * pairs)
        if not frame.value:
            game.push_with(self, seat, 1)


def most_bid(game: Nehemiah, seat: int, part: int) -> int:
    """The largest amount that this seat can bid in this part."""
    return min((game.supply, game.wood, game.gold)[part][seat], MOST_BID)


def _strength(bids: list[int], seat: int) -> tuple[int, int, int]:
    workers, wood, gold = bids[seat * PARTS : seat * PARTS + PARTS]
    return workers + wood + gold, workers, wood


BEGIN_AUCTIONS: Final = BeginAuctions("begin auctions")
END_AUCTIONS: Final = EndAuctions("end auctions")
CHOOSE: Final = Choose("N11.4", "choose leader")
NAME_BID: Final = NameBid("N11.4", "bid")
REVEAL: Final = Reveal("reveal bids")
NODES: Final[list[Effect[Any]]] = [BEGIN_AUCTIONS, END_AUCTIONS, CHOOSE, NAME_BID, REVEAL]
