"""What a seat sees of the table (spec section 4), and what it does not know."""

from __future__ import annotations

from typing import Final

from shofar.games.golem import moves, table
from shofar.games.golem.books import price
from shofar.games.golem.components import BOOKS, CHARACTERS, DISTRICT_TILES, PRINTED
from shofar.games.golem.outlook import asked, outlook, rows
from shofar.games.golem.phases import control_cost
from shofar.games.golem.scoring import breakdown, met, reached
from shofar.games.golem.table import Golem
from shofar.games.golem.views import Action, Book, Character, Figure, Goods, Objective, Secrets, Sheet, Sights

INFLUENCE: Final = 5  # the phase after which a character is turned down
PLAYER_COLOURS: Final = ("green", "purple", "orange", "grey")
PHASES: Final = (
    "set_up", "refresh", "movement", "actions", "turn_order", "influence", "income", "control", "over",
)  # fmt: skip


def sights(game: Golem, seat: int | None) -> Sights:
    """The title's part of a view."""
    return {
        "round": game.round,
        "phase": PHASES[game.phase],
        "order": list(game.order),
        "tray": {row: marbles(game.tray[at * 5 : at * 5 + 5]) for at, row in enumerate(moves.ROWS)},
        "aside": [moves.COLOURS[colour] for colour in game.aside],
        "actions": action_spaces(game),
        "tile_deck": len(game.tile_deck),
        "tile_discard": sorted(moves.ACTIONS[tile] for tile in game.tile_discard),
        "palace": palace(game),
        "character": CHARACTERS[game.character()] if game.round else None,
        "library": library(game),
        "book_deck": len(game.book_deck) + len(game.book_bottom),
        "book_bottom": [BOOKS[book] for book in game.book_bottom],
        "districts": {name: sections(game, at) for at, name in enumerate(moves.DISTRICTS)},
        "tokens": {name: game.token[at] for at, name in enumerate(moves.DISTRICTS)},
        "cemetery": cemetery(game),
        "offer": [moves.TILE_SIDES[side] for side in game.offer],
        "objective_deck": game.objective.count(table.DECK) + game.objective.count(table.UNDER),
        "passing": game.passing,
        "free_pass_tile": min(tile for tile in range(1, 6) if tile - 1 not in game.pass_tile),
        "seats": [player(game, other, seat) for other in range(game.players)],
        "rows": rows(game, seat),
        **asked(game, seat),
    }


def marbles(counts: list[int]) -> list[str]:
    return [moves.COLOURS[colour] for colour, count in enumerate(counts) for _marble in range(count)]


def action_spaces(game: Golem) -> list[Action]:
    """From the top: each open tile with its rabbi, then the bottom space from left to right."""
    spaces = [
        action_space(tile, [seat for seat, at in enumerate(game.rabbi) if at == place])
        for place, tile in enumerate(game.tiles)
    ]
    line = sorted((at, seat) for seat, at in enumerate(game.rabbi) if at >= table.LINE)
    return [*spaces, action_space(table.BOTTOM, [seat for _at, seat in line])]


def action_space(tile: int, rabbis: list[int]) -> Action:
    return {"tile": moves.ACTIONS[tile], "rabbis": rabbis}


def palace(game: Golem) -> list[Character]:
    """The characters of the four rounds; those of rounds gone by are turned down."""
    return [
        {
            "character": CHARACTERS[card],
            "active": number == game.round and game.phase <= INFLUENCE,
            "done": number < game.round or (number == game.round and game.phase > INFLUENCE),
        }
        for number, card in enumerate(game.palace, 1)
    ]


def library(game: Golem) -> list[Book]:
    return [{"book": BOOKS[book], "price": price(game, at, 0, False)} for at, book in enumerate(game.library)]


def sections(game: Golem, district: int) -> list[str]:
    """The ten sections: seven tiles, then those that are printed."""
    tiles = [DISTRICT_TILES[tile] for tile in game.district[district * 7 : district * 7 + 7]]
    return [*tiles, *PRINTED[district * 3 : district * 3 + 3]]


def cemetery(game: Golem) -> dict[str, list[int]]:
    """Whose golems lie in the spaces of this player count."""
    return {
        moves.GRAVES[space]: [at // table.FIGURES for at, code in enumerate(game.golem) if code == table.BURIED + space]
        for space in game.kit.graves
    }


def player(game: Golem, seat: int, viewer: int | None) -> Sheet:
    """A player board."""
    at = seat * 20
    return {
        "seat": seat,
        "colour": PLAYER_COLOURS[seat],
        **goods(game, seat),
        "students": {name: game.student[seat * 3 + number] for number, name in enumerate(moves.DISTRICTS)},
        "study": game.study[seat],
        "study_developed": game.study_side(seat) > 0,
        "golem_track": game.track[seat],
        "level": game.level(seat),
        "golems": golems(game, seat),
        "golems_left": game.golem[seat * table.FIGURES : seat * table.FIGURES + table.FIGURES].count(table.BOARD),
        "created": game.created(seat),
        "killed": game.buried(seat),
        "artifact_tile": name_or_none(moves.TILE_SIDES, game.artifact[seat]),
        "gold": {name: game.gold[seat * 4 + number] for number, name in enumerate(moves.ARTIFACTS)},
        "completed": [name for number, name in enumerate(moves.ARTIFACTS) if game.complete(seat, number)],
        "developments": [name for number, name in enumerate(moves.DEVELOPMENTS) if game.built[seat * 18 + number]],
        "slots": slots(game, seat),
        "columns": {
            name: [BOOKS[book] for book in game.column[at + c * 5 : at + c * 5 + 5] if book != table.NONE]
            for c, name in enumerate(moves.COLUMNS)
        },
        "marbles": [moves.COLOURS[colour] for colour in game.socket[seat * 2 : seat * 2 + 2] if colour != table.NONE],
        "rabbi": game.rabbi[seat] != table.NONE,
        "pass_tile": game.pass_tile[seat] + 1,
        "waiting": bool(game.waiting[seat]),
        "no_control": bool(game.quiet[seat]),
        "menorahs": {name: game.menorahs(seat, number) for number, name in enumerate(moves.DISTRICTS)},
        "points": breakdown(game, seat),
        "objective_count": sum(1 for holder in game.objective if holder == seat),
        "starting": starting(game, seat),
        **outlook(game, seat),
        **secrets(game, seat, viewer),
    }


def goods(game: Golem, seat: int) -> Goods:
    clay, coin, knowledge, vp = game.purse[seat * 4 : seat * 4 + 4]
    return {"clay": clay, "coin": coin, "knowledge": knowledge, "vp": vp}


def golems(game: Golem, seat: int) -> list[Figure]:
    """The golems on blocks, by place."""
    codes = sorted(
        code
        for code in game.golem[seat * table.FIGURES : seat * table.FIGURES + table.FIGURES]
        if table.STANDING <= code < table.BURIED
    )
    return [
        {
            "place": moves.PLACES[(code - table.STANDING) % 30],
            "standing": code < table.LYING,
            "control": control_cost(game, seat, code),
        }
        for code in codes
    ]


def slots(game: Golem, seat: int) -> dict[str, list[str]]:
    """The artifact developments by slot: tile and side."""
    found: dict[str, list[str]] = {}
    for development in range(12, 17):
        built = game.built[seat * 18 + development]
        if built:
            found[moves.SLOTS[(built - 1) >> 1]] = [moves.DEVELOPMENTS[development], moves.SIDES[(built - 1) & 1]]
    return found


def starting(game: Golem, seat: int) -> list[str]:
    """The chosen starting tiles, shown once both are chosen."""
    picked = game.picked[seat * 2 : seat * 2 + 2]
    return [] if table.NONE in picked else [moves.STARTS[tile] for tile in picked]


def secrets(game: Golem, seat: int, viewer: int | None) -> Secrets:
    """What only the owner sees: objectives, until the end; the draft pack, drawn, returned and seen ones; starting
    tiles."""
    if seat != viewer:
        return {"objectives": objectives(game, seat)} if game.phase == table.OVER else {}
    hand = game.start[seat * 4 : seat * 4 + 4] if game.phase == table.SETUP else []
    return {
        "pack": [moves.OBJECTIVES[card] for card, holder in enumerate(game.objective) if holder == table.PACK + seat],
        "drawn": [moves.OBJECTIVES[card] for card, holder in enumerate(game.objective) if holder == table.DRAWN + seat],
        "returned": [
            moves.OBJECTIVES[card]
            for card, by in zip(game.objective_bottom, game.returned_by, strict=True)
            if by == seat
        ],
        "seen": [name for card, name in enumerate(moves.OBJECTIVES) if game.seen[seat] >> card & 1],
        "starting_hand": [moves.STARTS[tile] for tile in hand if tile != table.NONE],
        "starting_picked": [moves.STARTS[tile] for tile in game.picked[seat * 2 : seat * 2 + 2] if tile != table.NONE],
        "objectives": objectives(game, seat),
    }


def objectives(game: Golem, seat: int) -> list[Objective]:
    return [
        {"objective": moves.OBJECTIVES[card], "reached": reached(game, seat, card), "met": met(game, seat, card)}
        for card, holder in enumerate(game.objective)
        if holder == seat
    ]


def name_or_none(names: tuple[str, ...], number: int) -> str | None:
    return None if number == table.NONE else names[number]
