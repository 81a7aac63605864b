"""What an agent sees of Ezra and Nehemiah as numbers (section 4 of the specification): seats are counted from its own,
clockwise."""

from __future__ import annotations

from typing import Final

from shofar.engine.features import SEATS, Features, around, choice, each_seat, flag, number
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
NO_SEAT: Final = [0] * sum([one.size for one in FEATURES if one.name.startswith("own.")])
NO_TILES: Final = [0] * TILE_KINDS
BITS: Final = [[value >> bit & 1 for bit in range(TILE_KINDS)] for value in range(1 << TILE_KINDS)]
ON_SPACES: Final = [[value >> bit & 1 for bit in range(SPACES)] for value in range(1 << SPACES)]
GATE_SPOTS: Final = [spot for spot, name in enumerate(RING) if name.startswith("g_")]


def observe(game: Ezra, seat: int) -> list[int]:
    """The row of this seat."""
    table = around(game.kit.seats, seat)
    row = _course(game, table)
    row += _city(game, table)
    row += _own(game, seat)
    for turn in range(game.kit.seats):
        row += _seat(game, (seat + turn) % game.kit.seats)
    for _ in range(len(SEATS) - game.kit.seats):
        row += NO_SEAT
    return row


def _course(game: Ezra, table: list[int]) -> list[int]:
    """Where the game stands, and what the turn in progress has done."""
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
        *[game.did >> bit & 1 for bit in range(ABILITIES)],
        game.action,
        game.phase,
        game.used,
        min(BANNERS_MOST, game.pool) if game.action != NONE and game.action != CLOSED else 0,
        game.site + 1,
    ]
    row += [min(BANNERS_MOST, held) for held in game.banners]
    row.append(game.focus + 1)
    row.append(game.scheme + 1)
    row += [table[owner + 1] for owner in game.hero_of]
    return row


def _city(game: Ezra, table: list[int]) -> list[int]:
    """The ring, the Temple and the scrolls, which all see."""
    row = [table[owner + 1] for owner in game.owner]
    row += [card + 1 for card in game.wall_on]
    row += game.rubble
    row += [min(SILVER_MOST, game.gate_silver[spot]) for spot in GATE_SPOTS]
    row += [cube + 1 for cube in game.temple]
    row += [tile + 1 for tile in game.scrolls]
    row += [table[owner + 1] for owner in game.scribe]
    row += [min(SILVER_MOST, food) for food in game.row_food]
    return row


def _own(game: Ezra, seat: int) -> list[int]:
    """What only the seat itself knows: its hand, and what it has put into its wall deck or draws from it."""
    row = _marks(game.hand[seat], CARDS)
    row.append(game.wall_top[seat] + 1)
    row += _marks(game.wall_bottom[seat], len(WALL_CARDS))
    row += _marks(game.drawn if game.decider == seat else [], len(WALL_CARDS))
    row += _banners(game, seat)
    return row


def _banners(game: Ezra, seat: int) -> list[int]:
    """E3.4.1, as `Ezra.banner_pool`, for the three colours at once."""
    kit = game.kit
    row = game.banners[:WILD] if seat == game.active and game.stage == DAYS else [0, 0, 0]
    wild = game.banners[WILD] if seat == game.active and game.stage == DAYS else 0
    for pile in game.piles[seat * PILES : seat * PILES + PILES]:
        if pile:
            first = pile[-1] * WILD
            row = [row[0] + kit.banners[first], row[1] + kit.banners[first + 1], row[2] + kit.banners[first + 2]]
    for card in game.tucked[seat]:
        for colour in range(WILD):
            row[colour] += kit.top_banner[card * WILD + colour]
    for hero, owner in enumerate(game.hero_of):
        if owner == seat:
            row[kit.hero_colour[hero]] += kit.hero_banners[hero]
    return [min(BANNERS_MOST, held + wild) for held in row]


def _marks(cards: list[int], size: int) -> list[int]:
    row = [0] * size
    for card in cards:
        row[card] = 1
    return row


def _seat(game: Ezra, seat: int) -> list[int]:
    """A player board, as all see it."""
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
    row += BITS[game.flipped[seat]]
    if seat == game.kit.opponent:
        row += NO_TILES
    else:
        row += [tile + 1 for tile in game.tiles[seat * TILE_KINDS : seat * TILE_KINDS + TILE_KINDS]]
    piles = game.piles[seat * PILES : seat * PILES + PILES]
    row += [pile[-1] + 1 if pile else 0 for pile in piles]
    row += [len(pile) for pile in piles]
    row += _marks(game.tucked[seat], CARDS)
    unseen = _marks(game.hand[seat], CARDS)
    for card in game.deck[seat]:
        unseen[card] = 1
    row += unseen
    return row
