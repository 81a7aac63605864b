"""What an agent sees of Ezra and Nehemiah as numbers (section 4 of the specification): seats are counted from its own,
clockwise."""

from __future__ import annotations

from typing import Final

from shofar.engine.eye import Eye, all_lowest, marked
from shofar.engine.features import SEATS, Features, choice, each_seat, flag, number
from shofar.engine.game import NOTHING
from shofar.games.ezra.names import (
    ALTAR_SIDES,
    BANNERS,
    CARDS,
    CHARACTERS,
    CLOSED,
    DAYS,
    FOCUS,
    GATES,
    GOODS,
    HEROES,
    KINDS,
    NONE,
    PILES,
    PLACES,
    RESOURCES,
    RING,
    SCHEMES,
    SCROLLS,
    SPOTS,
    TILE_KINDS,
    TOP_BLESSING,
    VARIANTS,
    WALL_CARDS,
    WAYS,
    WILD,
)
from shofar.games.ezra.table import Ezra
from shofar.games.ezra.temple import MOST_COLUMNS, ROWS

OWNERS: Final = (*SEATS, "neutral")
GOODS_MOST: Final = 40
POINTS_LEAST: Final = -40  # hunger takes points
POINTS_MOST: Final = 215
BANNERS_MOST: Final = 40
SILVER_MOST: Final = 20
WORKERS: Final = 16
TRACK: Final = 40
SPACES: Final = 4  # of traders, and of elders
ABILITIES: Final = 6  # may be done once in a turn or a preparation

FEATURES: Final = Features(
    number("players", 4),
    number("round", 4),
    number("day", 6),
    number("stage", 4),
    choice("decides", SEATS),
    choice("shofar", SEATS),
    choice("active", SEATS),
    choice("altar_side", ALTAR_SIDES),
    number("sectors", 8),
    choice("card", CHARACTERS),
    number("trader_used", SPACES),
    flag("did", ABILITIES),
    number("action", CLOSED),
    number("phase", 2),
    number("levites_used", WORKERS),
    number("pool", BANNERS_MOST),
    choice("site", RING),
    number("banners", BANNERS_MOST, len(BANNERS)),
    choice("focus", FOCUS),
    choice("scheme", SCHEMES),
    choice("hero_of", SEATS, len(HEROES)),
    choice("owner", OWNERS, SPOTS),
    choice("wall", WALL_CARDS, SPOTS),
    number("rubble", 8, SPOTS, RESOURCES),
    number("gate_silver", SILVER_MOST, len(GATES)),
    choice("temple", GOODS[:RESOURCES], ROWS, MOST_COLUMNS),
    choice("scroll", SCROLLS, len(PLACES)),
    choice("scribe", OWNERS, len(PLACES)),
    number("row_food", SILVER_MOST, 4),
    flag("hand", CARDS),
    choice("wall_top", WALL_CARDS),
    flag("wall_bottom", len(WALL_CARDS)),
    flag("wall_drawn", len(WALL_CARDS)),
    number("own_banners", BANNERS_MOST, 3),
    *each_seat(
        number("goods", GOODS_MOST, KINDS),
        number("vp", POINTS_MOST, least=POINTS_LEAST),
        number("idle", WORKERS),
        number("main_supply", WORKERS),
        number("levites", WORKERS),
        number("farmers", WORKERS),
        number("labourers", WORKERS),
        number("altar", TRACK),
        number("tent", TRACK),
        number("wall_cards", len(WALL_CARDS)),
        number("hand_size", CARDS),
        flag("traders", SPACES),
        flag("elders", SPACES),
        number("blessings", TOP_BLESSING, 3),
        flag("flipped", TILE_KINDS),
        number("tile", VARIANTS, TILE_KINDS),  # which of the four, from 1
        choice("pile", CHARACTERS, PILES),  # the visible card
        number("pile_height", CARDS, PILES),
        flag("tucked", CARDS),
        flag("unseen", CARDS),  # in hand or deck
    ),
)
BOARD: Final = sum([one.size for one in FEATURES if one.name.startswith("own.")])
BOARD_PARTS: Final = 5  # in which one is shown
NO_TILES: Final = [0] * TILE_KINDS  # the automatic opponent has none
NO_BANNERS: Final = [0] * len(BANNERS)
DID: Final = all_lowest(ABILITIES)
FLIPPED: Final = all_lowest(TILE_KINDS)
ON_SPACES: Final = all_lowest(SPACES)
GATE_SPOTS: Final = [spot for spot, name in enumerate(RING) if name.startswith("g_")]


class EzraEye(Eye):
    """What a seat sees."""

    def __init__(self) -> None:
        super().__init__(FEATURES.size)

    def show(self, game: Ezra, seat: int) -> None:
        """Everything the seat sees."""
        piles, tucked = self.touched_stacks(game.piles, PILES), self.touched_stacks(game.tucked, 1)
        hands, decks = self.touched_stacks(game.hand, 1), self.touched_stacks(game.deck, 1)
        self.show_course(game)
        self.show_city(game)
        self.show_own(game, seat)
        self.show_banners(game, seat, piles | tucked)
        self.boards(BOARD_PARTS)
        self.show_boards(game, hands)
        self.show_cards(game, piles, tucked, hands | decks)
        self.absent(BOARD)

    def show_course(self, game: Ezra) -> None:
        """Where the game stands, and what the turn in progress has done."""
        table = self.table
        row = [
            game.kit.players,
            min(4, game.round),
            game.day,
            game.stage,
            table[game.decider + 1],
            table[game.shofar + 1],
            table[game.active + 1],
            game.side + 1,
            game.sectors,
            game.card + 1,
            game.trader + 1,
        ]
        row += DID[game.did]
        banners = game.banners
        row += [
            game.action,
            game.phase,
            game.used,
            min(BANNERS_MOST, game.pool) if game.action != NONE and game.action != CLOSED else 0,
            game.site + 1,
            min(BANNERS_MOST, banners[0]),
            min(BANNERS_MOST, banners[1]),
            min(BANNERS_MOST, banners[2]),
            min(BANNERS_MOST, banners[WILD]),
            game.focus + 1,
            game.scheme + 1,
        ]
        self.put(row)
        self.owners(game.hero_of, len(HEROES), whole=True)

    def show_city(self, game: Ezra) -> None:
        """The ring, the Temple and the scrolls, which all see: lists that the game replaces when they change."""
        self.owners(game.owner, SPOTS, whole=True)
        self.after(game.wall_on, SPOTS, whole=True)
        self.put(game.rubble, whole=True)
        silver = game.gate_silver
        if self.changed(silver, whole=True):
            self.write([min(SILVER_MOST, silver[spot]) for spot in GATE_SPOTS])
        self.passed()
        self.after(game.temple, ROWS * MOST_COLUMNS, whole=True)
        self.after(game.scrolls, len(PLACES), whole=True)
        self.owners(game.scribe, len(PLACES), whole=True)
        self.capped(game.row_food, SILVER_MOST)

    def show_own(self, game: Ezra, seat: int) -> None:
        """What only the seat itself knows: its hand, and what it has put into its wall deck or draws from it."""
        self.marks(game.hand[seat], CARDS)
        self.put([game.wall_top[seat] + 1])
        self.marks(game.wall_bottom[seat], len(WALL_CARDS))
        self.marks(game.drawn if game.decider == seat else NOTHING, len(WALL_CARDS))

    def show_banners(self, game: Ezra, seat: int, touched: int) -> None:
        """Those of the own action to come, in each colour."""
        extra = game.banners if seat == game.active and game.stage == DAYS else NO_BANNERS
        if self.changed(extra, whole=True) | self.changed(game.hero_of, whole=True) or touched >> seat & 1:
            self.write(_banners(game, seat, extra))
        self.passed()

    def show_boards(self, game: Ezra, hands: int) -> None:
        """The player boards, as all see them."""
        touched = self.touched(game.goods, KINDS) | self.touched(game.points, WAYS) | self.touched(game.blessings, 3)
        touched |= self.touched(game.idle, 1) | self.touched(game.stock, 1) | self.touched(game.levites, 1)
        touched |= self.touched(game.farmers, 1) | self.touched(game.labourers, 1) | self.touched(game.altar, 1)
        touched |= self.touched(game.tents, 1) | self.touched(game.traders, 1) | self.touched(game.elders, 1)
        touched |= self.touched(game.flipped, 1) | self.touched(_walls(game), 1) | hands
        for at, seat in enumerate(self.seats):
            if touched >> seat & 1:
                self.write_part(at, _board(game, seat))
        self.passed()

    def show_cards(self, game: Ezra, piles: int, tucked: int, unseen: int) -> None:
        """Tiles, piles and cards of the boards."""
        touched = self.touched(game.tiles, TILE_KINDS)
        for at, seat in enumerate(self.seats):
            if touched >> seat & 1:
                self.write_part(at, NO_TILES if seat == game.kit.opponent else _tiles(game, seat))
        self.passed()
        for at, seat in enumerate(self.seats):
            if piles >> seat & 1:
                self.write_part(at, _piles(game, seat))
        self.passed()
        for at, seat in enumerate(self.seats):
            if tucked >> seat & 1:
                self.write_part(at, marked(game.tucked[seat], CARDS))
        self.passed()
        for at, seat in enumerate(self.seats):
            if unseen >> seat & 1:
                self.write_part(at, marked(game.hand[seat] + game.deck[seat], CARDS))
        self.passed()


def _walls(game: Ezra) -> list[int]:
    """How many cards each seat has in its wall deck."""
    return [game.wall_cards(seat) for seat in range(game.kit.seats)]


def _board(game: Ezra, seat: int) -> list[int]:
    """Goods, points, workers, markers and what was gained."""
    row = [min(GOODS_MOST, held) for held in game.goods[seat * KINDS : seat * KINDS + KINDS]]
    row += [
        min(POINTS_MOST, max(POINTS_LEAST, game.marker(seat))) - POINTS_LEAST,
        min(WORKERS, game.idle[seat]),
        min(WORKERS, game.stock[seat]),
        min(WORKERS, game.levites[seat]),
        min(WORKERS, game.farmers[seat]),
        min(WORKERS, game.labourers[seat]),
        min(TRACK, game.altar[seat]),
        min(TRACK, game.tent_space(seat)),
        game.wall_cards(seat),
        len(game.hand[seat]),
    ]
    row += ON_SPACES[game.traders[seat]]
    row += ON_SPACES[game.elders[seat]]
    row += game.blessings[seat * 3 : seat * 3 + 3]
    row += FLIPPED[game.flipped[seat]]
    return row


def _tiles(game: Ezra, seat: int) -> list[int]:
    at = seat * TILE_KINDS
    return [tile + 1 for tile in game.tiles[at : at + TILE_KINDS]]


def _piles(game: Ezra, seat: int) -> list[int]:
    """The visible cards, and the heights."""
    at = seat * PILES
    first, second, third = game.piles[at], game.piles[at + 1], game.piles[at + 2]
    return [_top(first), _top(second), _top(third), len(first), len(second), len(third)]


def _top(pile: list[int]) -> int:
    return pile[-1] + 1 if pile else 0


def _banners(game: Ezra, seat: int, extra: list[int]) -> list[int]:
    """E3.4.1, as `Ezra.banner_pool`, for the three colours at once."""
    kit = game.kit
    row = extra[:WILD]
    wild = extra[WILD]
    for at in range(seat * PILES, seat * PILES + PILES):
        pile = game.piles[at]
        if pile:
            _add(row, kit.banners, pile[-1] * WILD)
    for card in game.tucked[seat]:
        _add(row, kit.top_banner, card * WILD)
    for hero, owner in enumerate(game.hero_of):
        if owner == seat:
            row[kit.hero_colour[hero]] += kit.hero_banners[hero]
    return [min(BANNERS_MOST, held + wild) for held in row]


def _add(row: list[int], banners: list[int], at: int) -> None:
    for colour in range(WILD):
        row[colour] += banners[at + colour]


EYE: Final = EzraEye
