"""What an agent sees of Golem as numbers (spec section 4): seats are counted from its own, clockwise."""

from __future__ import annotations

from typing import Final

from shofar.engine.eye import Eye, marked
from shofar.engine.features import SEATS, Features, choice, each_seat, flag, number
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
BOARD: Final = sum([one.size for one in FEATURES if one.name.startswith("own.")])
BOARD_PARTS: Final = 5  # in which one is shown
NO_STARTS: Final = [0] * (len(STARTS) + 2)


class GolemEye(Eye):
    """What a seat sees."""

    def __init__(self) -> None:
        super().__init__(FEATURES.size)

    def show(self, game: Golem, seat: int) -> None:
        """Everything the seat sees."""
        self.put([game.rules.players, game.round, game.phase, self.table[game.decider + 1], game.passing])
        self.owners(game.order, len(SEATS))
        self.show_city(game)
        self.show_objectives(game, seat)
        self.put(_starts(game, seat) if game.phase == SETUP else NO_STARTS)
        self.boards(BOARD_PARTS)
        self.show_boards(game)
        self.absent(BOARD)

    def show_city(self, game: Golem) -> None:
        """What lies on the common boards."""
        self.after(game.tiles, TILES)
        self.after(game.palace, ROUNDS)
        self.after(game.library, LIBRARY)
        self.after(game.district, 7 * len(DISTRICTS))
        self.put(game.tray)
        self.after(game.aside, ASIDE)
        self.owners(game.token, len(DISTRICTS))
        self.marks(game.offer, len(TILE_SIDES))
        if self.changed(game.book_deck):
            self.write([1 - there for there in marked(game.book_deck, len(BOOKS))])
        self.passed()

    def show_objectives(self, game: Golem, seat: int) -> None:
        """G1.10, G4.8: the own ones, those to choose from, and all that were looked at."""
        holders = game.objective
        if self.changed(holders):
            own = [1 if holder == seat else 0 for holder in holders]
            self.write(own + [1 if holder in (PACK + seat, DRAWN + seat) else 0 for holder in holders])
        self.passed()
        self.bits(game.seen[seat], len(OBJECTIVES))

    def show_boards(self, game: Golem) -> None:
        """The player boards, as all see them."""
        touched = self.touched(game.purse, 4) | self.touched(game.student, 3) | self.touched(game.study, 1)
        touched |= self.touched(game.track, 1) | self.touched(game.golem, FIGURES) | self.touched(game.gold, 4)
        for at, seat in enumerate(self.seats):
            if touched >> seat & 1:
                self.write_part(at, _stock(game, seat))
        self.passed()
        self.each(game.built, len(DEVELOPMENTS))
        self.each_after(game.column, len(SHELVES))
        touched = self.touched(game.socket, SOCKETS) | self.touched(game.artifact, 1) | self.touched(game.rabbi, 1)
        touched |= self.touched(game.pass_tile, 1) | self.touched(game.waiting, 1) | self.touched(game.quiet, 1)
        for at, seat in enumerate(self.seats):
            if touched >> seat & 1:
                self.write_part(at, _state(game, seat))
        self.passed()
        if self.changed(game.objective):
            for at, seat in enumerate(self.seats):
                self.write_part(at, [game.objective.count(seat)])
        self.passed()


def _stock(game: Golem, seat: int) -> list[int]:
    """Goods, points, and where students and golems stand."""
    purse, at = game.purse, seat * 4
    row = [
        min(GOODS_MOST, purse[at]),
        min(GOODS_MOST, purse[at + 1]),
        min(GOODS_MOST, purse[at + 2]),
        min(POINTS_MOST, max(POINTS_LEAST, purse[at + VP])) - POINTS_LEAST,
    ]
    row += game.student[seat * 3 : seat * 3 + 3]
    row += [game.study[seat], game.track[seat]]
    row += [code + 1 for code in game.golem[seat * FIGURES : seat * FIGURES + FIGURES]]
    row += game.gold[at : at + 4]
    return row


def _state(game: Golem, seat: int) -> list[int]:
    """What was taken in this round, and how far the seat is in it."""
    return [
        game.socket[seat * SOCKETS] + 1,
        game.socket[seat * SOCKETS + 1] + 1,
        game.artifact[seat] + 1,
        game.rabbi[seat] + 1,
        game.pass_tile[seat] + 1,
        game.waiting[seat],
        game.quiet[seat],
    ]


def _starts(game: Golem, seat: int) -> list[int]:
    """G1.9: the own starting tiles, until both are chosen by all."""
    dealt = game.start[seat * DEALT : seat * DEALT + DEALT]
    row = marked([tile for tile in dealt if tile != NONE], len(STARTS))
    row += [tile + 1 for tile in game.picked[seat * 2 : seat * 2 + 2]]
    return row


EYE: Final = GolemEye

assert len(STANDS) == HAND + 1 and len(COLUMNS) * 5 == len(SHELVES) and STANDING == 1
