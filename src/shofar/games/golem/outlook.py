"""What a player would work out from the table: prices, what is in reach, what the end of the round will bring."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.effect import Effect
from shofar.engine.move import Move
from shofar.games.golem.artifacts import gold_places
from shofar.games.golem.books import BuyBook, column_limit, price, purchases
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
from shofar.games.golem.gains import COUNTERS, Gain
from shofar.games.golem.golems import Create, creation_cost, creations
from shofar.games.golem.marbles import (
    COPY_PRICE,
    GOLD_PRICE,
    PRICES,
    STUDY_PRICE,
    ArtifactParts,
)  # fmt: skip
from shofar.games.golem.moves import COLOURS, COLUMNS, DEVELOPMENTS, DISTRICTS, GOODS, ROWS, SLOTS, SPACES
from shofar.games.golem.phases import UNPAID, Walk, control_costs, pairs, pay_control
from shofar.games.golem.setup import elements
from shofar.games.golem.table import CLAY, COIN, KNOWLEDGE, LAST_SECTION, LAST_STUDY, NONE, OVER, Golem
from shofar.games.golem.walking import Entry

INCOME_PHASE: Final = 6
# What is printed on the components: the sections of the box that a person looks at while playing.
PRINTED: Final = (
    "actions", "characters", "district_tiles", "printed_sections", "streets", "cemetery", "books", "golem_track",
    "study_track", "golem_developments", "study_developments", "artifact_developments", "cauldrons",
    "artifact_tiles", "objectives", "starting_tiles",
)  # fmt: skip


def printed(game: Golem) -> dict[str, Any]:
    """What stands on every component, by section of the box."""
    return {section: game.kit.box.rows(section) for section in PRINTED}


# --- a player ---------------------------------------------------------------------------------------------------


def outlook(game: Golem, seat: int) -> dict[str, Any]:
    """A player's position in numbers."""
    coming = expected(game, seat)
    held = game.purse[seat * 4 + KNOWLEDGE]
    costs = control_costs(game, seat) if game.phase != OVER else []
    return {
        "limit": column_limit(game, seat),
        "next": {name: min(LAST_SECTION, game.student[seat * 3 + at] + 1) for at, name in enumerate(DISTRICTS)},
        "matching": matching(game, seat),
        "counters": {name: counter(game, seat) for name, counter in COUNTERS.items()},
        "income": {good: coming[at] for at, good in enumerate(GOODS)},
        "control": {
            "due": sum(costs),
            "knowledge": held + coming[KNOWLEDGE],
            "loss": UNPAID * pay_control(costs, held + coming[KNOWLEDGE])[1],
        },
    }


def expected(game: Golem, seat: int) -> list[int]:
    """G5.5: the resources and points of this round's income as things stand; nothing once it has begun."""
    total = [0, 0, 0, 0]
    if game.phase >= INCOME_PHASE or not game.round:
        return total
    kit = game.kit
    for district in range(3):
        add(total, kit.streets, district * 10 + game.student[seat * 3 + district] - 1)
    add(total, kit.study_income, game.study_side(seat) + game.study[seat])
    add(total, kit.track_income, game.track[seat])
    for artifact in range(4):
        if game.complete(seat, artifact):
            for effect in artifact_income(game, seat, artifact):
                add_gains(total, effect)
    return total


def artifact_income(game: Golem, seat: int, artifact: int) -> list[Effect[Any]]:
    """The artifact's own income and that of the grey tiles on it."""
    kit = game.kit
    found = [kit.artifact_effects[game.artifact[seat] * 4 + artifact]]
    for tile in range(5):
        built = game.built[seat * 18 + FIRST_ARTIFACT + tile]
        if built and (built - 1) >> 2 == artifact and kit.tile_gold[tile] == 0:
            found.append(kit.grey_effects[tile * 2 + ((built - 1) & 1)])
    return found


def add(total: list[int], table: list[int], at: int) -> None:
    for good in range(4):
        total[good] += table[at * 4 + good]


def add_gains(total: list[int], effect: Effect[Any]) -> None:
    if isinstance(effect, Gain):
        total[effect.good] += effect.amount
    for part in effect.parts():
        add_gains(total, part)


def matching(game: Golem, seat: int) -> list[str]:
    """G5.2: the colours of a second marble that would match the active character."""
    first, second = game.socket[seat * 2], game.socket[seat * 2 + 1]
    if not game.round or first == NONE or second != NONE:
        return []
    return [name for colour, name in enumerate(COLOURS) if pairs(game, first, colour)]


# --- the rows of the synagogue ------------------------------------------------------------------------------------


def rows(game: Golem, seat: int | None) -> dict[str, Any]:
    """Per row its value and, for a seat, what its action would be able to do at that value."""
    found: dict[str, Any] = {}
    for at, name in enumerate(ROWS):
        value = game.value(at)
        found[name] = {"value": value, **(reach(game, seat, at, value) if seat is not None else {})}
    return found


def reach(game: Golem, seat: int, row: int, value: int) -> dict[str, Any]:
    """G3.7 to G3.15. What the value gives can pay, so it counts like a discount."""
    coins = game.purse[seat * 4 + COIN]
    if row == 0:
        most = min(4, game.standing_golems(seat))
        return {
            "prices": [max(0, PRICES[count] - value) for count in range(1, most + 1)],
            "more": game.has(seat, game.kit.right_arm),
        }
    if row == 1:
        return {
            "develop": bool(developable(game, seat, GOLEM, value, False)),
            "create": bool(creations(game, seat, value)),
        }
    if row == 2:
        tile = game.artifact[seat] != NONE
        return {
            "develop": tile and bool(developable(game, seat, ARTIFACT, value, False)),
            "gold": coins + value >= GOLD_PRICE and bool(gold_places(game, seat)),
            "price": GOLD_PRICE,
        }
    if row == 3:
        return {
            "develop": bool(developable(game, seat, STUDY, value, False)),
            "book": bool(purchases(game, seat, value, False)),
        }
    return {
        "copy": coins >= COPY_PRICE,
        "study": coins >= STUDY_PRICE and game.study[seat] < LAST_STUDY,
        "copy_price": COPY_PRICE,
        "study_price": STUDY_PRICE,
    }


# --- the question -------------------------------------------------------------------------------------------------


def asked(game: Golem, seat: int | None) -> dict[str, Any]:
    """What belongs to the question: what each move costs, the tile being placed, steps or payments left."""
    shown = bool(game.stack) and seat is not None and seat == game.seat
    frame = game.stack[-1] if shown else None
    effect = frame.effect if frame is not None else None
    return {
        "costs": costs(game) if shown else {},
        "fitting": DEVELOPMENTS[frame.value] if frame is not None and isinstance(effect, Fit) else None,
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
    effect, seat = frame.effect, frame.seat
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
    if move.verb == "work":
        return max(0, PRICES[int(move.args[0])] - frame.value), GOODS[KNOWLEDGE]
    if move.verb == "enter" and isinstance(effect, Entry):
        return effect.price(game, frame), move.args[0]
    if move.verb == "gold" and isinstance(effect, ArtifactParts):
        return GOLD_PRICE, GOODS[COIN]
    if move.verb == "influence":
        return game.kit.character_coin[game.character()], GOODS[COIN]
    if move.verb == "copy":
        return COPY_PRICE, GOODS[COIN]
    return (STUDY_PRICE, GOODS[COIN]) if move.verb == "study" else None


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
