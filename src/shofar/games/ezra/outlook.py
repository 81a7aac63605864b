"""What a player would work out from the table: prices, what a card is worth, the Sabbath's food."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.effect import Effect
from shofar.engine.grammar import Phrase, parse
from shofar.games.ezra.kit import UNFED_FARMER, UNFED_LABOURER
from shofar.games.ezra.moves import PAYMENTS
from shofar.games.ezra.names import (
    BANNERS,
    CHARACTERS,
    DAYS,
    DID_HARVEST,
    DID_JUDGEMENT,
    FARMERS,
    FOOD,
    FREE,
    GOODS,
    NEUTRAL,
    NONE,
    OWNERS,
    PATH_NAMES,
    PATHS,
    PLACES,
    PREPARATION,
    RING,
    ROW_OF,
    SILVER,
    WALLS,
)
from shofar.games.ezra.sabbath import food_needed, judged
from shofar.games.ezra.table import Ezra
from shofar.games.ezra.temple import ROWS, levite_price
from shofar.games.ezra.torah import BRANCH, CLOSED_TILE, fees, payment
from shofar.games.ezra.trade import gate_fee, price
from shofar.games.ezra.views import Food, Outlook, Prospects, Trade
from shofar.games.ezra.walls import grey_cost, stone_cost

JUDGED: Final = ("behind", "between", "ahead")
RED: Final = f"{BANNERS[0]} banner"
GREY: Final = f"{BANNERS[1]} banner"
BLUE: Final = f"{BANNERS[2]} banner"
TEMPLE_GOODS: Final = GOODS[:3]


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
        "worth": {card: game.kit.scoring[at].amount(game, seat) for at, card in enumerate(CHARACTERS)},
        "trades": {CHARACTERS[card]: _trade(game, seat, card) for card in game.tops(seat)},
    }


def _food(game: Ezra, seat: int) -> Food:
    """E3.13.2: workers without work become farmers or labourers and eat too, unless a tile frees these. Sure: what the
    preparation will still give; what its judgement takes is needed on top."""
    kit, done = game.kit, _prepared(game, seat)
    sure = 0
    if game.turned(seat, FARMERS) and not done & DID_HARVEST:
        sure += _food_in(kit.harvest[game.variant(seat, FARMERS)])
    if game.round and not done & DID_JUDGEMENT:
        sure += _food_in(kit.judgement[(game.side * 3 + game.round - 1) * 3 + judged(game, seat)])
    unfed = game.change(seat, UNFED_FARMER) or game.change(seat, UNFED_LABOURER)
    need = food_needed(game, seat) + (0 if unfed else game.idle[seat]) + max(0, -sure)
    return {"need": need, "have": game.has(seat, FOOD), "sure": max(0, sure)}


def _prepared(game: Ezra, seat: int) -> int:
    """What the seat has done of this week's preparation, as bits of `Ezra.did`."""
    if game.stage < PREPARATION:
        return 0
    order = game.in_order()
    if game.stage > PREPARATION or order.index(seat) < order.index(game.active):
        return DID_HARVEST | DID_JUDGEMENT
    return game.did if seat == game.active else 0


def _food_in(gain: Effect[Any]) -> int:
    phrase = parse(gain.text())
    return sum(_amount(part) for part in (phrase.parts if phrase.kind == "seq" else (phrase,)))


def _amount(part: Phrase) -> int:
    if part.kind != "atom" or GOODS[FOOD] not in part.words:
        return 0
    number = next((int(word) for word in part.words if word.isdigit()), 1)
    return -number if part.words[0] == "lose" else number


def _trade(game: Ezra, seat: int, card: int) -> Trade:
    """The gate, who is paid, and both options with the fee included; none for a card that sells."""
    kit = game.kit
    gate = kit.trade_gate[card]
    if gate < 0:
        return {"gate": None, "fee": 0, "to": None, "upper": None, "lower": None}
    fee, owner = gate_fee(game, seat, gate), game.owner[gate]
    texts = [_paid(fee + price(game, seat, card, way), kit.trade_gain[card * 2 + way]) for way in (0, 1)]
    return {
        "gate": RING[gate],
        "fee": fee,
        "to": None if owner == FREE else OWNERS[owner],
        "upper": texts[0],
        "lower": texts[1],
    }


def _paid(silver: int, gain: Effect[Any]) -> str:
    return f"pay {silver} {GOODS[SILVER]} -> {gain.text()}" if silver else gain.text()


# --- prices of this moment ----------------------------------------------------------------------------------------


def costs(game: Ezra, seat: int | None) -> dict[str, str]:
    """What the steps of the open main action cost the viewer, by move."""
    if seat is None or seat != game.seat or game.stage != DAYS:
        return {}
    found = {"levite": _joined("1 worker", _some(_next_food(game, seat) or 0, GOODS[FOOD]))}
    kit = game.kit
    for row in range(ROWS):
        for good in TEMPLE_GOODS:
            found[f"temple {row + 1} {good}"] = _joined(f"{kit.row_red[row]} {RED}", f"1 {good}")
    for at, good in enumerate(("wood", "cinder")):
        found[f"altar {good}"] = _joined(f"{kit.altar_red[at]} {RED}", f"1 {good}")
    for at, good in enumerate(GOODS[:4]):
        found[f"clear {good}"] = f"{kit.clear_cost[at]} {GREY}"
    for at, blue in enumerate(kit.tent_blue):
        found[f"tent {at + 1}"] = _joined(f"{blue} {BLUE}", "1 res" if kit.tent_cube[at] else "")
    return found | _scribes(game, seat) | _buildings(game, seat)


def _next_food(game: Ezra, seat: int) -> int | None:
    return levite_price(game, seat) if game.levites[seat] < len(game.kit.levite_food) else None


def _scribes(game: Ezra, seat: int) -> dict[str, str]:
    kit = game.kit
    found = {}
    for place, fee in enumerate(fees(game, seat)):
        if fee != CLOSED_TILE:
            row = ROW_OF[place]
            price_text = f"{kit.scribe_price[row]} {GOODS[kit.scribe_good[row]]}"
            found[f"scribe {PLACES[place]}"] = _joined(
                f"{kit.scribe_blue[row]} {BLUE}", price_text, _some(fee, GOODS[SILVER])
            )
    return found


def _buildings(game: Ezra, seat: int) -> dict[str, str]:
    """Every way to pay for the building at the chosen site."""
    if game.action != WALLS or game.site < 0:
        return {}
    site = game.site
    due = stone_cost(game, seat, site) + game.kit.wood[site]
    found = {}
    for stone, wood, gold in PAYMENTS:
        if stone + wood + gold <= due:
            grey = grey_cost(game, seat, site, stone + wood + gold)
            found[f"build {stone} {wood} {gold}"] = _joined(
                _some(grey, GREY), _some(stone, "stone"), _some(wood, "wood"), _some(gold, "gold")
            )
    return found


def paths(game: Ezra, seat: int | None) -> dict[str, dict[str, int]]:
    """E3.7.5: for each way to branch up, the silver by owner."""
    if seat is None or seat != game.seat or game.stack[-1].effect is not BRANCH:
        return {}
    found = {}
    for number, path in enumerate(PATHS):
        if all(game.scribe[place] != FREE for place in path):
            due = payment(game, seat, path)
            found[PATH_NAMES[number]] = {OWNERS[owner]: due[owner] for owner in range(NEUTRAL + 1) if due[owner]}
    return found


def pools(game: Ezra) -> list[int]:
    """The banners of the player whose turn it is, by colour; the open action's are what is left of them."""
    if game.active == game.kit.opponent:
        return [0, 0, 0]
    shown = [game.banner_pool(game.active, colour) for colour in range(3)]
    if game.action != NONE and game.action - 1 < len(shown):
        shown[game.action - 1] = game.pool
    return shown


def _some(number: int, thing: str) -> str:
    return f"{number} {thing}" if number else ""


def _joined(*parts: str) -> str:
    return "; ".join(part for part in parts if part)
