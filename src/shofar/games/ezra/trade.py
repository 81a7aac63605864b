"""Auxiliary actions: trades at the gates, selling, and paid flips where a tile grants one (E3.8)."""

from __future__ import annotations

from typing import Final

from shofar.engine.effect import OK, Ask, Target
from shofar.engine.frame import Frame
from shofar.engine.game import NOBODY, NOTHING
from shofar.games.ezra import news, reasons
from shofar.games.ezra.gains import trigger
from shofar.games.ezra.kit import ANY_CARD, LOWER_TRADE, ON_TRADE
from shofar.games.ezra.moves import DO_DONE, DO_FLIP, DO_SELL, DO_TRADE
from shofar.games.ezra.names import CARDS, FREE, FROM_OTHER, KINDS, NEUTRAL, RESOURCES, SILVER, TILE_KINDS
from shofar.games.ezra.table import Ezra
from shofar.games.ezra.tiles import add_flips, flip, flip_refused

UPPER: Final = 0
LOWER: Final = 1
SELLING: Final = 2


def usable_cards(game: Ezra, seat: int) -> list[int]:
    """E3.8.2: the card played this turn; every visible one with the tile for it."""
    if game.scrolls_of[seat] & game.kit.change_mask[ANY_CARD]:
        return sorted(game.tops(seat))
    return [game.card] if game.card >= 0 else NOTHING


def gate_fee(game: Ezra, seat: int, gate: int) -> int:
    """E3.8.4"""
    return 0 if game.owner[gate] == seat else game.kit.gate_fee


def pay_gate(game: Ezra, seat: int, gate: int) -> None:
    """E3.8.4: to the gatekeeper's owner, onto an unbuilt gate, or to the main supply."""
    owner, fee = game.owner[gate], gate_fee(game, seat, gate)
    if not fee:
        return
    game.spend(seat, SILVER, fee, NOBODY if owner == NEUTRAL else owner)
    if owner == FREE:
        game.lay_silver(gate, fee)
        game.tell(news.TO_GATE, seat, gate, fee)
    elif owner == NEUTRAL:
        game.tell(news.GATE_FEE, seat, gate, -1)
    else:
        game.tell(news.GATE_FEE, seat, gate, owner)
        game.gain(owner, SILVER, fee, other=seat)


def price(game: Ezra, seat: int, card: int, way: int) -> int:
    """The silver of the option; E3.17.11: the lower one may cost less."""
    full = game.kit.trade_price[card * 2 + way]
    return max(0, full - game.change(seat, LOWER_TRADE)) if way == LOWER else full


def trade_refused(game: Ezra, seat: int, card: int, way: int, cards: list[int]) -> int:
    """Why this card cannot be traded with so, `cards` being the usable ones."""
    if card not in cards:
        return reasons.NOT_USABLE
    gate = game.kit.trade_gate[card]
    if (gate < 0) != (way == SELLING):
        return reasons.NO_SUCH_TRADE
    if way == SELLING:
        return OK if _has_goods(game, seat, card) else reasons.NOTHING_TO_SELL
    needed = gate_fee(game, seat, gate) + price(game, seat, card, way)
    return OK if game.has(seat, SILVER) >= needed else reasons.NO_SILVER


def _has_goods(game: Ezra, seat: int, card: int) -> bool:
    for good in range(RESOURCES):
        if game.kit.sell_price[card * RESOURCES + good] and game.goods[seat * KINDS + good]:
            return True
    return False


def add_trades(game: Ezra, seat: int, cards: list[int], out: list[int]) -> None:
    """The possible trades with these cards, in order; agrees with `trade_refused`."""
    kit = game.kit
    for card in cards:
        gate = kit.trade_gate[card]
        if gate < 0:
            if _has_goods(game, seat, card):
                out.append(DO_TRADE + card * 3 + SELLING)
            continue
        left = game.goods[seat * KINDS + SILVER] - gate_fee(game, seat, gate)
        if left >= kit.trade_price[card * 2]:
            out.append(DO_TRADE + card * 3)
        if left >= 0 and left >= price(game, seat, card, LOWER):
            out.append(DO_TRADE + card * 3 + LOWER)


def trade(game: Ezra, seat: int, card: int, way: int) -> None:
    """E3.8.4: the gate first, then the option; E3.8.6: or selling. Then what scroll tiles give for a trade."""
    game.tell(news.TRADED, seat, card, way + 1)
    if way == SELLING:
        game.push_about(SELL, seat, card)
        return
    pay_gate(game, seat, game.kit.trade_gate[card])
    game.spend(seat, SILVER, price(game, seat, card, way))
    trigger(game, seat, ON_TRADE)
    game.kit.trade_gain[card * 2 + way].start(game, seat, FROM_OTHER)


class Sell(Ask[Ezra]):
    """Sell one resource after the other, at least one (E3.8.6). About: the card; value: how many are sold."""

    def candidates(self, game: Ezra, frame: Frame) -> list[int]:
        return [*[DO_SELL + good for good in range(RESOURCES)], DO_DONE]

    def refuses(self, game: Ezra, frame: Frame, move: int) -> int:
        if move == DO_DONE:
            return OK if frame.value else reasons.NOTHING_SOLD
        good = move - DO_SELL
        if not game.kit.sell_price[frame.about * RESOURCES + good]:
            return reasons.NO_SUCH_TRADE
        return OK if game.goods[frame.seat * KINDS + good] else reasons.NONE_TO_SELL

    def answer(self, game: Ezra, frame: Frame, move: int) -> None:
        if move == DO_DONE:
            trigger(game, frame.seat, ON_TRADE)
            return
        game.push_with(self, frame.seat, frame.value + 1, frame.about)
        good = move - DO_SELL
        game.spend(frame.seat, good, 1)
        game.gain(frame.seat, SILVER, game.kit.sell_price[frame.about * RESOURCES + good])


class Auxiliary(Target[Ezra]):
    """`auxiliary`: a trade with any visible card, or a paid flip (E3.12.8)"""

    def candidates(self, game: Ezra, frame: Frame) -> list[int]:
        return [
            *[DO_TRADE + at for at in range(CARDS * 3)],
            *[DO_FLIP + kind for kind in range(TILE_KINDS)],
        ]

    def refuses(self, game: Ezra, frame: Frame, move: int) -> int:
        if move >= DO_FLIP:
            return flip_refused(game, frame.seat, move - DO_FLIP)
        card, way = divmod(move - DO_TRADE, 3)
        return trade_refused(game, frame.seat, card, way, game.tops(frame.seat))

    def missing(self) -> int:
        return reasons.NOT_USABLE

    def options(self, game: Ezra, frame: Frame) -> list[int]:
        found: list[int] = []
        add_trades(game, frame.seat, sorted(game.tops(frame.seat)), found)
        add_flips(game, frame.seat, found)
        return found

    def answer(self, game: Ezra, frame: Frame, move: int) -> None:
        if move >= DO_FLIP:
            flip(game, frame.seat, move - DO_FLIP)
        else:
            card, way = divmod(move - DO_TRADE, 3)
            trade(game, frame.seat, card, way)


SELL: Final = Sell("E3.8.6")
