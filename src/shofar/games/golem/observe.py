"""What an agent sees of Golem as numbers (spec section 4): seats are counted from its own, clockwise."""

from __future__ import annotations

from typing import Final

from shofar.engine.features import SEATS, Features, around, choice, each_seat, flag, number
from shofar.games.golem.components import BOOKS, CHARACTERS, DISTRICT_TILES
from shofar.games.golem.moves import (
    ACTIONS,
    ARTIFACTS,
    COLOURS,
    COLUMNS,
    DEVELOPMENTS,
    DISTRICTS,
    GRAVES,
    OBJECTIVES,
    PLACES,
    ROWS,
    SHELVES,
    SLOTS,
    STARTS,
    TILE_SIDES,
)  # fmt: skip
from shofar.games.golem.table import (
    DRAWN,
    FIGURES,
    HAND,
    LAST_SECTION,
    LAST_STUDY,
    LAST_TRACK,
    LINE,
    NONE,
    PACK,
    ROUNDS,
    SETUP,
    STANDING,
    VP,
    Golem,
)

GOODS_MOST: Final = 60
POINTS_LEAST: Final = -40  # unpaid golems cost points
POINTS_MOST: Final = 215
TILES: Final = 5  # open action tiles at most
LIBRARY: Final = 5
ASIDE: Final = 2
SOCKETS: Final = 2
CAPACITY: Final = 7
DEALT: Final = 4  # starting tiles
# Where a golem is: the codes of the table, one further on.
STANDS: Final = (
    "board",
    *[f"{place} standing" for place in PLACES],
    *[f"{place} lying" for place in PLACES],
    *GRAVES,
    "hand",
)

FEATURES: Final = Features(
    number("players", 4),
    number("round", ROUNDS),
    number("phase", 8),
    choice("decides", SEATS),
    number("passing", 2),
    choice("order", SEATS, len(SEATS)),  # who is first, second and so on
    choice("action_tile", ACTIONS, TILES),  # from the top
    choice("palace", CHARACTERS, ROUNDS),
    choice("library", BOOKS, LIBRARY),
    choice("district_tile", DISTRICT_TILES, len(DISTRICTS), 7),
    number("tray", CAPACITY, len(ROWS), len(COLOURS)),
    choice("aside", COLOURS, ASIDE),
    choice("token", SEATS, len(DISTRICTS)),
    flag("offer", len(TILE_SIDES)),
    flag("book_gone", len(BOOKS)),  # not in the deck any more, or known to lie under it
    flag("objective", len(OBJECTIVES)),  # own
    flag("objective_drawn", len(OBJECTIVES)),  # to choose from: the pack of the draft, and drawn ones
    flag("objective_seen", len(OBJECTIVES)),
    flag("start_tile", len(STARTS)),  # dealt to choose from
    choice("start_picked", STARTS, 2),
    *each_seat(
        number("goods", GOODS_MOST, 3),  # clay, coin, knowledge
        number("vp", POINTS_MOST, least=POINTS_LEAST),
        number("student", LAST_SECTION, len(DISTRICTS)),
        number("study", LAST_STUDY),
        number("track", LAST_TRACK),
        choice("golem", STANDS, FIGURES),
        number("gold", 10, len(ARTIFACTS)),
        number("built", 1 + 2 * len(SLOTS), len(DEVELOPMENTS)),  # 0, or 1; in a slot 1 more than slot * 2 + side
        choice("book", BOOKS, len(SHELVES)),  # column by column
        choice("marble", COLOURS, SOCKETS),
        choice("artifact_tile", TILE_SIDES),
        number("rabbi", LINE + 5),  # 0 not placed, else 1 more than the number of the tile, or 11 and more below
        number("pass_tile", 6),
        flag("waiting"),
        flag("no_control"),
        number("objectives", len(OBJECTIVES)),
    ),
)
NO_SEAT: Final = [0] * sum([one.size for one in FEATURES if one.name.startswith("own.")])
NO_STARTS: Final = [0] * (len(STARTS) + 2)
NO_BOOKS: Final = [0] * len(SHELVES)


def observe(game: Golem, seat: int) -> list[int]:
    """The row of this seat."""
    table = around(game.players, seat)
    row = _course(game, table)
    row += _city(game, table)
    row += _objectives(game, seat)
    row += _starts(game, seat) if game.phase == SETUP else NO_STARTS
    for turn in range(game.players):
        row += _seat(game, (seat + turn) % game.players)
    for _ in range(len(SEATS) - game.players):
        row += NO_SEAT
    return row


def _course(game: Golem, table: list[int]) -> list[int]:
    row = [game.players, game.round, game.phase, table[game.decider + 1], game.passing]
    row += _padded([table[seat + 1] for seat in game.order], len(SEATS))
    return row


def _padded(values: list[int], size: int) -> list[int]:
    while len(values) < size:
        values.append(0)
    return values


def _city(game: Golem, table: list[int]) -> list[int]:
    """What lies on the common boards."""
    row = _padded([tile + 1 for tile in game.tiles], TILES)
    row += [card + 1 for card in game.palace]
    row += _padded([book + 1 for book in game.library], LIBRARY)
    row += [tile + 1 for tile in game.district]
    row += game.tray
    row += _padded([colour + 1 for colour in game.aside], ASIDE)
    row += [table[owner + 1] for owner in game.token]
    row += _marks(game.offer, len(TILE_SIDES))
    gone = [1] * len(BOOKS)
    for book in game.book_deck:
        gone[book] = 0
    row += gone
    return row


def _marks(numbers: list[int], size: int) -> list[int]:
    row = [0] * size
    for one in numbers:
        row[one] = 1
    return row


def _objectives(game: Golem, seat: int) -> list[int]:
    """G1.10, G4.8: the own ones, those to choose from, and all that were looked at."""
    row = [1 if holder == seat else 0 for holder in game.objective]
    row += [1 if holder in (PACK + seat, DRAWN + seat) else 0 for holder in game.objective]
    seen = game.seen[seat]
    row += [seen >> card & 1 for card in range(len(OBJECTIVES))]
    return row


def _starts(game: Golem, seat: int) -> list[int]:
    """G1.9: the own starting tiles, until both are chosen by all."""
    dealt = game.start[seat * DEALT : seat * DEALT + DEALT]
    row = _marks([tile for tile in dealt if tile != NONE], len(STARTS))
    row += [tile + 1 for tile in game.picked[seat * 2 : seat * 2 + 2]]
    return row


def _seat(game: Golem, seat: int) -> list[int]:
    """A player board, as all see it."""
    at = seat * 4
    row = [min(GOODS_MOST, held) for held in game.purse[at : at + 3]]
    row.append(min(POINTS_MOST, max(POINTS_LEAST, game.purse[at + VP])) - POINTS_LEAST)
    row += game.student[seat * 3 : seat * 3 + 3]
    row.append(game.study[seat])
    row.append(game.track[seat])
    row += [code + 1 for code in game.golem[seat * FIGURES : seat * FIGURES + FIGURES]]
    row += game.gold[at : at + 4]
    row += game.built[seat * 18 : seat * 18 + 18]
    row += [book + 1 for book in game.column[seat * 20 : seat * 20 + 20]]
    row += [colour + 1 for colour in game.socket[seat * 2 : seat * 2 + 2]]
    row += [
        game.artifact[seat] + 1,
        game.rabbi[seat] + 1,
        game.pass_tile[seat] + 1,
        game.waiting[seat],
        game.quiet[seat],
        game.objective.count(seat),
    ]
    return row


assert len(STANDS) == HAND + 1 and len(COLUMNS) * 5 == len(SHELVES) and STANDING == 1
