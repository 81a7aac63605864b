"""What a player would work out from the table: prices, what is in reach, what the end of the round will bring."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.compose import question
from shofar.engine.effect import Effect
from shofar.engine.move import Move
from shofar.games.golem.artifacts import gold_places
from shofar.games.golem.books import BuyBook, column_limit, price, purchases
from shofar.games.golem.components import COUNTED
from shofar.games.golem.developments import (
    ARTIFACT,
    FIRST_ARTIFACT,
    GOLEM,
    STUDY,
    Develop,
    Fit,
    Spend,
    cheapest_slot,
    currency,
    developable,
)  # fmt: skip
from shofar.games.golem.golems import Create, creation_cost, creations
from shofar.games.golem.income import push_income
from shofar.games.golem.marbles import ArtifactParts, Work, mirror_price
from shofar.games.golem.moves import COLOURS, COLUMNS, DEVELOPMENTS, DISTRICTS, GOODS, ROWS, SLOTS, SPACES
from shofar.games.golem.phases import Walk, control_costs, pairs, pay_control
from shofar.games.golem.setup import elements
from shofar.games.golem.table import CLAY, COIN, KNOWLEDGE, LAST_SECTION, LAST_STUDY, NONE, OVER, Golem
from shofar.games.golem.views import Asked, Outlook, Row
from shofar.games.golem.walking import Entry

INCOME_PHASE: Final = 6

# --- a player ---------------------------------------------------------------------------------------------------


def outlook(game: Golem, seat: int) -> Outlook:
    """A player's position in numbers."""
    then = after_income(game, seat)
    at = seat * 4
    costs = control_costs(then, seat) if game.phase != OVER else []
    return {
        "limit": column_limit(game, seat),
        "next": {name: min(LAST_SECTION, game.student[seat * 3 + at] + 1) for at, name in enumerate(DISTRICTS)},
        "matching": matching(game, seat),
        "counters": {name: game.count(seat, thing) for thing, name in enumerate(COUNTED)},
        "income": {good: then.purse[at + n] - game.purse[at + n] for n, good in enumerate(GOODS)},
        "control": {
            "due": sum(costs),
            "knowledge": then.purse[at + KNOWLEDGE],
            "loss": game.kit.unpaid_loss * pay_control(costs, then.purse[at + KNOWLEDGE])[1],
        },
    }


def after_income(game: Golem, seat: int) -> Golem:
    """The table once this round's income has come (G5.5): what is certain of it, nothing that is still to be decided.
    The same table once it has begun."""
    then = game.clone()
    then.stack = []
    if game.round and game.phase < INCOME_PHASE:
        push_income(then, seat)
    while then.stack:
        frame = then.stack.pop()
        if not frame.effect.options(then, frame):
            frame.effect.run(then, frame)
    return then


def matching(game: Golem, seat: int) -> list[str]:
    """G5.2: the colours of a second marble that would match the active character."""
    first, second = game.socket[seat * 2], game.socket[seat * 2 + 1]
    if not game.round or first == NONE or second != NONE:
        return []
    return [name for colour, name in enumerate(COLOURS) if pairs(game, first, colour)]


# --- the rows of the synagogue ------------------------------------------------------------------------------------


def rows(game: Golem, seat: int | None) -> dict[str, Row]:
    """Per row its value and, for a seat, what its action would be able to do at that value."""
    found: dict[str, Row] = {}
    for at, name in enumerate(ROWS):
        value = game.value(at)
        found[name] = {"value": value} if seat is None else reach(game, seat, at, value)
    return found


def reach(game: Golem, seat: int, row: int, value: int) -> Row:
    """G3.7 to G3.15. What the value gives can pay, so it counts like a discount."""
    coins = game.purse[seat * 4 + COIN]
    if row == 0:
        most = min(4, game.standing_golems(seat))
        return {
            "value": value,
            "prices": [max(0, price - value) for price in game.kit.work_prices[1 : most + 1]],
            "more": game.has(seat, game.kit.right_arm),
        }
    if row == 1:
        return {
            "value": value,
            "develop": bool(developable(game, seat, GOLEM, value, False)),
            "create": bool(creations(game, seat, value)),
        }
    if row == 2:
        tile = game.artifact[seat] != NONE
        return {
            "value": value,
            "develop": tile and bool(developable(game, seat, ARTIFACT, value, False)),
            "gold": coins + value >= game.kit.gold_price and bool(gold_places(game, seat)),
            "price": game.kit.gold_price,
        }
    if row == 3:
        return {
            "value": value,
            "develop": bool(developable(game, seat, STUDY, value, False)),
            "book": bool(purchases(game, seat, value, False)),
        }
    return {
        "value": value,
        "copy": coins >= game.kit.mirror_copy,
        "study": coins >= game.kit.mirror_study and game.study[seat] < LAST_STUDY,
        "copy_price": game.kit.mirror_copy,
        "study_price": game.kit.mirror_study,
    }


# --- the question -------------------------------------------------------------------------------------------------


def asked(game: Golem, seat: int | None) -> Asked:
    """What belongs to the question: what each move costs, the tile being placed, steps or payments left."""
    shown = bool(game.stack) and seat is not None and seat == game.seat
    frame = game.stack[-1] if shown else None
    effect = frame.effect if frame is not None else None
    return {
        "costs": costs(game) if shown else {},
        "fitting": DEVELOPMENTS[frame.about] if frame is not None and isinstance(effect, Fit) else None,
        "elements": starting_elements(game) if shown else {},
        "left": frame.value if frame is not None and isinstance(effect, (Walk, Spend)) else None,
    }


def starting_elements(game: Golem) -> dict[str, str]:
    """G1.12: what the elements of the starting tiles give, by move."""
    seat = game.stack[-1].seat
    return {
        move.text: elements(game, seat)[int(move.args[0]) - 1].text() for move in game.moves if move.verb == "element"
    }


def costs(game: Golem) -> dict[str, str]:
    """What each move costs now, as the text of a payment; moves that cost nothing are left out."""
    found: dict[str, str] = {}
    for move in game.moves:
        cost = cost_of(game, move)
        if cost is not None and cost[0]:
            found[move.text] = f"{cost[0]} {cost[1]}"
    return found


def cost_of(game: Golem, move: Move) -> tuple[int, str] | None:
    """The amount and what it is paid in."""
    frame = game.stack[-1]
    effect, seat = question(frame.effect), frame.seat
    if move.verb == "develop":
        return development_cost(game, seat, DEVELOPMENTS.index(move.args[0]), effect)
    if move.verb == "fit" and isinstance(effect, Fit):
        good = "resource" if effect.mixed else GOODS[COIN]
        return effect.cost(game, seat, SLOTS.index(move.args[0])), good
    if move.verb == "create":
        return creation_cost(game, seat, DISTRICTS.index(move.args[0]), discount(effect)), GOODS[CLAY]
    if move.verb == "buy" and move.args[1] in COLUMNS:
        free = isinstance(effect, BuyBook) and effect.free_card
        return price(game, SPACES.index(move.args[0]), discount(effect), free), GOODS[KNOWLEDGE]
    if isinstance(effect, Work):
        return effect.price(game, frame, int(move.args[0])), GOODS[KNOWLEDGE]
    if move.verb == "enter" and isinstance(effect, Entry):
        return effect.price(game, frame), move.args[0]
    if move.verb == "gold" and isinstance(effect, ArtifactParts):
        return game.kit.gold_price, GOODS[COIN]
    if move.verb == "influence":
        return game.kit.character_coin[game.character()], GOODS[COIN]
    return (mirror_price(game, move.index), GOODS[COIN]) if move.verb in ("copy", "study") else None


def development_cost(game: Golem, seat: int, development: int, effect: Effect[Any]) -> tuple[int, str]:
    """For a tile that goes into a slot: the cheapest one."""
    cost = game.kit.cost[development]
    if FIRST_ARTIFACT <= development < FIRST_ARTIFACT + 5:
        cost = cheapest_slot(game, seat, development - FIRST_ARTIFACT)
    mixed = isinstance(effect, Develop) and effect.fit.mixed
    return max(0, cost - discount(effect)), "resource" if mixed else GOODS[currency(development)]


def discount(effect: Effect[Any]) -> int:
    """What the question makes a development, a golem or a book cheaper."""
    if isinstance(effect, Develop):
        return effect.fit.discount
    return effect.discount if isinstance(effect, (Create, BuyBook)) else 0
