"""What a player would read off the table: trades, what a card is worth, the Sabbath's food."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.effect import Effect
from shofar.games.ezra import names
from shofar.games.ezra.news import MISSING_FOOD
from shofar.games.ezra.sabbath import judged
from shofar.games.ezra.table import Ezra
from shofar.games.ezra.temple import levite_price
from shofar.games.ezra.trade import gate_fee, price
from shofar.games.ezra.views import Food, Outlook, Prospects, Trade

JUDGED: Final = ("behind", "between", "ahead")


# --- a player -----------------------------------------------------------------------------------------------------


def outlook(game: Ezra, seat: int) -> Outlook:
    """A player's position in numbers that the rules make of it."""
    return {
        "judged": JUDGED[judged(game, seat)] if game.round else None,
        "column": game.lowest_blessing(seat),
        "stored": game.resources(seat),
        "walls": game.walls_built(seat),
        "gates": len([spot for spot, owner in enumerate(game.owner) if owner == seat and _card_gate(game, spot)]),
        "levite_food": _next_food(game, seat),
    }


def _card_gate(game: Ezra, spot: int) -> bool:
    return not game.kit.is_wall[spot] and not game.kit.is_corner[spot]


def prospects(game: Ezra, seat: int) -> Prospects:
    """The same for a seat with cards: the food of the Sabbath, the worth of cards, trades."""
    return {
        "food": _food(game, seat),
        "worth": {card: game.kit.scoring[at].amount(game, seat) for at, card in enumerate(names.CHARACTERS)},
        "trades": {names.CHARACTERS[card]: _trade(game, seat, card) for card in game.tops(seat)},
    }


def _food(game: Ezra, seat: int) -> Food:
    """E3.13.2: what the Sabbath and the judgement will take, what is there, what the preparation surely brings."""
    coming = game.outlook(seat)
    missing = sum([entry[2] for entry in coming.news if entry[0] == MISSING_FOOD])
    food = names.GOODS[names.FOOD]
    return {
        "need": coming.paid().get(food, 0) + missing,
        "have": game.has(seat, names.FOOD),
        "sure": coming.gained().get(food, 0),
    }


def _trade(game: Ezra, seat: int, card: int) -> Trade:
    """The gate, who is paid, and both options with the fee included; none for a card that sells."""
    kit = game.kit
    gate = kit.trade_gate[card]
    if gate < 0:
        return {"gate": None, "fee": 0, "to": None, "upper": None, "lower": None}
    fee, owner = gate_fee(game, seat, gate), game.owner[gate]
    texts = [_paid(fee + price(game, seat, card, way), kit.trade_gain[card * 2 + way]) for way in (0, 1)]
    return {
        "gate": names.RING[gate],
        "fee": fee,
        "to": None if owner == names.FREE else names.OWNERS[owner],
        "upper": texts[0],
        "lower": texts[1],
    }


def _paid(silver: int, gain: Effect[Any]) -> str:
    return f"pay {silver} {names.GOODS[names.SILVER]} -> {gain.text()}" if silver else gain.text()


def _next_food(game: Ezra, seat: int) -> int | None:
    """E3.5.2: the food of the next Levite; None after the last."""
    return levite_price(game, seat) if game.levites[seat] < len(game.kit.levite_food) else None


# --- banners ------------------------------------------------------------------------------------------------------


def pools(game: Ezra) -> list[int]:
    """The banners of the player whose turn it is, by colour; the open action's are what is left of them."""
    if game.active == game.kit.opponent:
        return [0, 0, 0]
    shown = [game.banner_pool(game.active, colour) for colour in range(3)]
    if game.action != names.NONE and game.action - 1 < len(shown):
        shown[game.action - 1] = game.pool
    return shown
