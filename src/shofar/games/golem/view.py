"""What a seat sees of the table (spec section 4), and what it does not know."""

from __future__ import annotations

from typing import Any, Final

from shofar.games.golem.books import price
from shofar.games.golem.components import BOOK_COLOURS, BOOKS, CHARACTERS, DISTRICT_TILES, PRINTED
from shofar.games.golem.moves import (
    ACTIONS,
    ARTIFACTS,
    COLOURS,
    COLUMNS,
    DEVELOPMENTS,
    DISTRICTS,
    GOODS,
    GRAVES,
    OBJECTIVES,
    PLACES,
    ROWS,
    SIDES,
    SLOTS,
    STARTS,
    TILE_SIDES,
)  # fmt: skip
from shofar.games.golem.outlook import asked, outlook, printed, rows
from shofar.games.golem.phases import COINS_INSTEAD, control_cost
from shofar.games.golem.scoring import breakdown, met, reached
from shofar.games.golem.table import (
    BOARD,
    BOTTOM,
    BURIED,
    COIN,
    DECK,
    DRAWN,
    FIGURES,
    LINE,
    LYING,
    NONE,
    OVER,
    PACK,
    SETUP,
    STANDING,
    UNDER,
    Golem,
)  # fmt: skip

SLOT_KINDS: Final = ("grey", "gold")
INFLUENCE: Final = 5  # the phase after which a character is turned down
PLAYER_COLOURS: Final = ("green", "purple", "orange", "grey")
PHASES: Final = (
    "set_up", "refresh", "movement", "actions", "turn_order", "influence", "income", "control", "over",
)  # fmt: skip


def sights(game: Golem, seat: int | None) -> dict[str, Any]:
    """The title's part of a view."""
    return {
        "round": game.round,
        "phase": PHASES[game.phase],
        "order": list(game.order),
        "tray": {row: marbles(game.tray[at * 5 : at * 5 + 5]) for at, row in enumerate(ROWS)},
        "aside": [COLOURS[colour] for colour in game.aside],
        "actions": action_spaces(game),
        "tile_deck": len(game.tile_deck),
        "tile_discard": sorted(ACTIONS[tile] for tile in game.tile_discard),
        "palace": palace(game),
        "character": CHARACTERS[game.character()] if game.round else None,
        "instead": f"{COINS_INSTEAD} {GOODS[COIN]}",  # G5.3: of influencing
        "library": library(game),
        "book_deck": len(game.book_deck) + len(game.book_bottom),
        "book_bottom": [BOOKS[book] for book in game.book_bottom],
        "districts": {name: sections(game, at) for at, name in enumerate(DISTRICTS)},
        "tokens": {name: game.token[at] for at, name in enumerate(DISTRICTS)},
        "cemetery": cemetery(game),
        "offer": [TILE_SIDES[side] for side in game.offer],
        "objective_deck": game.objective.count(DECK) + game.objective.count(UNDER),
        "passing": game.passing,
        "free_pass_tile": min(tile for tile in range(1, 6) if tile - 1 not in game.pass_tile),
        "capacity": game.kit.capacity,
        "seats": [player(game, other, seat) for other in range(game.players)],
        "rows": rows(game, seat),
        "printed": printed(game),
        **asked(game, seat),
    }


def marbles(counts: list[int]) -> list[str]:
    return [COLOURS[colour] for colour, count in enumerate(counts) for _marble in range(count)]


def action_spaces(game: Golem) -> list[dict[str, Any]]:
    """From the top: each open tile with its rabbi, then the bottom space from left to right."""
    spaces: list[dict[str, Any]] = []
    for place, tile in enumerate(game.tiles):
        spaces.append(action_space(game, tile, [seat for seat, at in enumerate(game.rabbi) if at == place]))
    line = sorted((at, seat) for seat, at in enumerate(game.rabbi) if at >= LINE)
    spaces.append(action_space(game, BOTTOM, [seat for _at, seat in line]))
    return spaces


def action_space(game: Golem, tile: int, rabbis: list[int]) -> dict[str, Any]:
    return {"tile": ACTIONS[tile], "effect": game.kit.actions[tile].text(), "rabbis": rabbis}


def palace(game: Golem) -> list[dict[str, Any]]:
    """The characters of the four rounds; those of rounds gone by are turned down."""
    kit = game.kit
    return [
        {
            "character": CHARACTERS[card],
            "marbles": [COLOURS[colour] for colour in kit.pair[card * 2 : card * 2 + 2]],
            "steps": kit.character_steps[card],
            "coin": kit.character_coin[card],
            "effect": kit.character_effects[card].text(),
            "active": number == game.round and game.phase <= INFLUENCE,
            "done": number < game.round or (number == game.round and game.phase > INFLUENCE),
        }
        for number, card in enumerate(game.palace, 1)
    ]


def library(game: Golem) -> list[dict[str, Any]]:
    return [
        {**book_face(game, book), "surcharge": game.kit.surcharge[at], "price": price(game, at, 0, False)}
        for at, book in enumerate(game.library)
    ]


def book_face(game: Golem, book: int) -> dict[str, Any]:
    kit = game.kit
    return {
        "book": BOOKS[book],
        "colour": BOOK_COLOURS[kit.book_colour[book]],
        "cost": kit.book_cost[book],
        "immediate": kit.immediate[book].text(),
        "activation": kit.activation[book].text(),
    }


def sections(game: Golem, district: int) -> list[dict[str, Any]]:
    """The ten sections: tile or printed effect, entry cost, income of the street."""
    kit = game.kit
    tiles = game.district[district * 7 : district * 7 + 7]
    found = [{"tile": DISTRICT_TILES[tile], "effect": kit.tile_effects[tile].text(), "entry": 0} for tile in tiles]
    for at in range(district * 3, district * 3 + 3):
        found.append({"tile": PRINTED[at], "effect": kit.printed[at].text(), "entry": kit.entry[at]})
    for number, section in enumerate(found):
        at = (district * 10 + number) * 4
        section["income"] = {good: kit.streets[at + n] for n, good in enumerate(GOODS) if kit.streets[at + n]}
    return found


def cemetery(game: Golem) -> dict[str, dict[str, Any]]:
    """The spaces of this player count, their bonus, and whose golems lie there."""
    return {
        GRAVES[space]: {
            "effect": game.kit.grave_effects[space].text(),
            "golems": [at // FIGURES for at, code in enumerate(game.golem) if code == BURIED + space],
        }
        for space in game.kit.graves
    }


def player(game: Golem, seat: int, viewer: int | None) -> dict[str, Any]:
    """A player board."""
    at = seat * 20
    shown = seat == viewer or game.phase == OVER
    sheet: dict[str, Any] = {
        "seat": seat,
        "colour": PLAYER_COLOURS[seat],
        **{good: game.purse[seat * 4 + number] for number, good in enumerate(GOODS)},
        "students": {name: game.student[seat * 3 + number] for number, name in enumerate(DISTRICTS)},
        "study": game.study[seat],
        "study_developed": game.study_side(seat) > 0,
        "golem_track": game.track[seat],
        "level": game.level(seat),
        "golems": golems(game, seat),
        "golems_left": game.golem[seat * FIGURES : seat * FIGURES + FIGURES].count(BOARD),
        "created": game.created(seat),
        "killed": game.buried(seat),
        "artifact_tile": name_or_none(TILE_SIDES, game.artifact[seat]),
        "artifacts": artifacts(game, seat),
        "gold": {name: game.gold[seat * 4 + number] for number, name in enumerate(ARTIFACTS)},
        "completed": [name for number, name in enumerate(ARTIFACTS) if game.complete(seat, number)],
        "developments": [name for number, name in enumerate(DEVELOPMENTS) if game.built[seat * 18 + number]],
        "slots": slots(game, seat),
        "columns": {
            name: [book_face(game, book) for book in game.column[at + c * 5 : at + c * 5 + 5] if book != NONE]
            for c, name in enumerate(COLUMNS)
        },
        "marbles": [COLOURS[colour] for colour in game.socket[seat * 2 : seat * 2 + 2] if colour != NONE],
        "rabbi": game.rabbi[seat] != NONE,
        "pass_tile": game.pass_tile[seat] + 1,
        "waiting": bool(game.waiting[seat]),
        "no_control": bool(game.quiet[seat]),
        "menorahs": {name: game.menorahs(seat, number) for number, name in enumerate(DISTRICTS)},
        "points": breakdown(game, seat),
        "objective_count": sum(1 for holder in game.objective if holder == seat),
        "starting": starting(game, seat),
        **outlook(game, seat),
    }
    if shown:
        sheet["objectives"] = [
            {"objective": OBJECTIVES[card], "reached": reached(game, seat, card), "met": met(game, seat, card)}
            for card, holder in enumerate(game.objective)
            if holder == seat
        ]
    if seat == viewer:
        sheet.update(secrets(game, seat))
    return sheet


def golems(game: Golem, seat: int) -> list[dict[str, Any]]:
    """The golems on blocks, by place."""
    codes = sorted(code for code in game.golem[seat * FIGURES : seat * FIGURES + FIGURES] if STANDING <= code < BURIED)
    return [
        {"place": PLACES[(code - STANDING) % 30], "standing": code < LYING, "control": control_cost(game, seat, code)}
        for code in codes
    ]


def artifacts(game: Golem, seat: int) -> dict[str, dict[str, Any]]:
    """Each artifact: its gold, its income, its slots with their prices."""
    kit = game.kit
    side = game.artifact[seat]
    found: dict[str, dict[str, Any]] = {}
    for number, name in enumerate(ARTIFACTS):
        held: dict[str, Any] = {"gold": game.gold[seat * 4 + number], "needs": kit.cauldron[number]}
        if side != NONE:
            places = [(at, side * 8 + at) for at in (number * 2, number * 2 + 1)]
            prices = {
                SLOTS[at]: [SLOT_KINDS[kit.slot_gold[slot]], kit.slot_cost[slot]]
                for at, slot in places
                if kit.slot_gold[slot] >= 0
            }
            found[name] = {**held, "income": kit.artifact_effects[side * 4 + number].text(), "slots": prices}
        else:
            found[name] = {**held, "income": "none", "slots": {}}
    return found


def slots(game: Golem, seat: int) -> dict[str, list[str]]:
    """The artifact developments by slot: tile and side."""
    found: dict[str, list[str]] = {}
    for development in range(12, 17):
        built = game.built[seat * 18 + development]
        if built:
            found[SLOTS[(built - 1) >> 1]] = [DEVELOPMENTS[development], SIDES[(built - 1) & 1]]
    return found


def starting(game: Golem, seat: int) -> list[str]:
    """The chosen starting tiles, shown once both are chosen."""
    picked = game.picked[seat * 2 : seat * 2 + 2]
    return [] if NONE in picked else [STARTS[tile] for tile in picked]


def secrets(game: Golem, seat: int) -> dict[str, Any]:
    """What only the owner sees: the draft pack, drawn objectives, returned and seen ones, starting tiles."""
    hand = game.start[seat * 4 : seat * 4 + 4] if game.phase == SETUP else []
    return {
        "pack": [OBJECTIVES[card] for card, holder in enumerate(game.objective) if holder == PACK + seat],
        "drawn": [OBJECTIVES[card] for card, holder in enumerate(game.objective) if holder == DRAWN + seat],
        "returned": [
            OBJECTIVES[card] for card, by in zip(game.objective_bottom, game.returned_by, strict=True) if by == seat
        ],
        "seen": [name for card, name in enumerate(OBJECTIVES) if game.seen[seat] >> card & 1],
        "starting_hand": [STARTS[tile] for tile in hand if tile != NONE],
        "starting_picked": [STARTS[tile] for tile in game.picked[seat * 2 : seat * 2 + 2] if tile != NONE],
    }


def name_or_none(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NONE else names[number]
