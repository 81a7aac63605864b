"""What a position of Ezra and Nehemiah is worth (section 7 of its specification): points made and to come, goods,
workers and their hunger, markers, and the banners of the turn."""

from __future__ import annotations

from typing import Final

from shofar.games.ezra.kit import UNFED_FARMER, UNFED_GATEKEEPER, UNFED_LABOURER, UNFED_SCRIBE, UNFED_TRADER
from shofar.games.ezra.names import (
    BLUE,
    CLOSED,
    DAYS,
    FARMERS,
    FOOD,
    FREE,
    GOLD,
    GREY,
    GUARDS,
    KINDS,
    LABOURERS,
    NONE,
    PREPARATION,
    RED,
    ROW_OF,
    SABBATH,
    STONE,
    TEMPLE,
    WALLS,
    WAYS,
    WOOD,
)
from shofar.games.ezra.table import Ezra

WIDTH: Final = 4  # moves followed to the end of the turn: won 33 of 60 against following all, in under half the time

# Worth of stone, wood, gold, cinder, silver, food: while there is time to use them, and at the very end.
GOODS: Final = [0.75, 0.75, 1.15, 0.4, 0.42, 0.35]
AT_END: Final = [0.4, 0.4, 0.6, 0.2, 0.2, 0.4]
NEEDED_FOOD: Final = 1.1
HUNGRY: Final = 1.9  # a worker that will not be fed
TURNS: Final = 18
FADE: Final = 5  # turns before the end in which goods lose their use
FARMER: Final = 2.0  # what a worker still to be assigned brings in the preparation
LATER_WORKER: Final = 1.0  # a worker, for each week after this one
LEVITE: Final = 0.7
LATER_LEVITE: Final = 2.2  # for each week to come
BLESSING: Final = 0.45
LOWEST_BLESSING: Final = 0.5
ALTAR: Final = 0.3
JUDGEMENT: Final = 0.8  # a better cell of the next judgement
LEADER: Final = 1.5
FLIPPED: Final = [0.4, 1.0, 0.9, 0.6, 0.5]  # guards, labourers, farmers, traders, elders: for each week to come
SCROLL: Final = 0.8  # an ability, for each week to come
BANNER: Final = 0.28  # visible, of the best colour, for the turns to come
POOL: Final = 0.3  # in an open action
BUILD_BONUS: Final = 1.6
CLEAR_BONUS: Final = 0.6
HERO_BANNER: Final = 0.12  # for each turn to come


MADE_OF: Final = ("points", "board", "cards", "goods", "workers", "markers", "banners")


def value(game: Ezra, seat: int) -> float:
    """In points."""
    total = 0.0
    for part in parts(game, seat):
        total += part
    return total


def parts(game: Ezra, seat: int) -> list[float]:
    """The value by its parts."""
    if game.over:
        return [float(sum(game.breakdown(seat).values())), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    points = float(sum(game.points[seat * WAYS : seat * WAYS + WAYS]))
    if seat == game.kit.opponent:
        return [points, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    weeks = 3 - game.round + (1 if game.stage < SABBATH else 0)  # Sabbaths to come
    left = _turns_left(game, seat)
    return [
        points,
        _board(game, seat, weeks),
        _cards(game, seat, weeks),
        _goods(game, seat, left),
        _workers(game, seat, weeks),
        _markers(game, seat, weeks),
        _banners(game, seat, left),
    ]


def turn_mark(game: Ezra) -> int:
    """A day of a player, or one's part of the Sabbath. Alone, only the calendar tells turns apart."""
    return ((game.round * 8 + game.stage) * 8 + game.day) * 8 + game.decider + 1


def _turns_left(game: Ezra, seat: int) -> int:
    """Turns of this seat to come, the one in progress not counted."""
    if game.stage != DAYS:
        return (3 - game.round) * 6
    played = sum(len(pile) for pile in game.piles[seat * 3 : seat * 3 + 3])
    return (3 - game.round) * 6 + 6 - played


def _board(game: Ezra, seat: int, weeks: int) -> float:
    """Points that wait for the end: walls, gates, scribes, tiles, gold scrolls; and what abilities will bring."""
    kit = game.kit
    total = 2.0 * game.flipped[seat].bit_count()
    for spot, owner in enumerate(game.owner):
        if owner == seat:
            card = game.wall_on[spot]
            total += kit.wall_points[card] if card >= 0 else kit.gate_points[spot]
    for place, owner in enumerate(game.scribe):
        if owner == seat:
            total += kit.scribe_points[ROW_OF[place]]
    scrolls = game.scrolls_of[seat]
    tile = 0
    while scrolls:
        if scrolls & 1:
            score = kit.tile_end[tile]
            total += score.amount(game, seat) if score is not None else SCROLL * weeks
        scrolls >>= 1
        tile += 1
    flipped = game.flipped[seat]
    for kind in range(5):
        if flipped >> kind & 1:
            total += FLIPPED[kind] * weeks
    return total


def _cards(game: Ezra, seat: int, weeks: int) -> float:
    """Tucked cards score on every Sabbath to come; the best of those on the board will be tucked on the next."""
    scoring = game.kit.scoring
    total = 0.0
    for card in game.tucked[seat]:
        total += scoring[card].amount(game, seat) * weeks
    if game.stage > PREPARATION:
        return total
    board = [card for pile in game.piles[seat * 3 : seat * 3 + 3] for card in pile]
    amounts = sorted((scoring[card].amount(game, seat) for card in board + game.hand[seat]), reverse=True)
    return total + 0.8 * weeks * sum(amounts[: game.kit.tucks[game.round]])


def _goods(game: Ezra, seat: int, left: int) -> float:
    """Less and less when there is no time to use them; nothing above the storage limit."""
    first = seat * KINDS
    useful = min(1.0, left / FADE)
    goods = game.goods
    total = 0.0
    for good in range(FOOD):
        total += goods[first + good] * (AT_END[good] + (GOODS[good] - AT_END[good]) * useful)
    excess = game.resources(seat) - game.kit.storage[game.tiles[seat * 5 + GUARDS]]
    if excess > 0 and not game.flipped[seat] >> GUARDS & 1:
        total -= 0.6 * excess
    return total


def _workers(game: Ezra, seat: int, weeks: int) -> float:
    """What idle workers will bring, and whether all can be fed on the next Sabbath."""
    idle = game.idle[seat]
    later = max(0, weeks - 1)
    home = idle + game.traders[seat].bit_count() + game.elders[seat].bit_count()
    home += game.farmers[seat] + game.labourers[seat]
    total = LATER_WORKER * later * home + game.levites[seat] * (LEVITE + LATER_LEVITE * weeks)
    food = game.goods[seat * KINDS + FOOD]
    if game.stage > PREPARATION:
        need = 3 if later else 0
        return total + NEEDED_FOOD * min(food, need) + GOODS[5] * max(0, food - need)
    need = _mouths(game, seat)
    total += _production(game, seat) * idle
    farmers = min(idle, max(0, (need - food + 1) // 2))  # those that must be farmers
    fed = food + 2 * farmers
    spare = max(0, food - need)
    total += NEEDED_FOOD * min(food, need) + GOODS[5] * min(spare, 4) + 0.2 * max(0, spare - 4)
    return total - HUNGRY * max(0, need - fed)


def _production(game: Ezra, seat: int) -> float:
    flipped = game.flipped[seat]
    return FARMER * 0.7 + 0.3 * ((flipped >> FARMERS & 1) + (flipped >> LABOURERS & 1))


def _mouths(game: Ezra, seat: int) -> int:
    """Workers that will want food, those still to be assigned included."""
    groups = (
        (UNFED_GATEKEEPER, game.gatekeepers(seat)),
        (UNFED_SCRIBE, game.scribe.count(seat)),
        (UNFED_TRADER, game.traders[seat].bit_count()),
        (UNFED_FARMER, game.farmers[seat] + game.idle[seat]),
        (UNFED_LABOURER, game.labourers[seat]),
    )
    return game.elders[seat].bit_count() + sum(number for free, number in groups if not game.change(seat, free))


def _markers(game: Ezra, seat: int, weeks: int) -> float:
    kit = game.kit
    at = seat * 3
    total = BLESSING * sum(game.blessings[at : at + 3]) + LOWEST_BLESSING * game.lowest_blessing(seat)
    space = game.altar[seat]
    total += ALTAR * space + (LEADER if game.ahead[0] == seat else 0.0)
    if weeks and game.round <= 3:
        card = game.side * 3 + game.round - 1
        total += JUDGEMENT * ((space >= kit.zechariah[card]) + (space > kit.haggai[card]))
    return total


def _banners(game: Ezra, seat: int, left: int) -> float:
    """Banners of the open action, or of the turns to come."""
    kit = game.kit
    heroes = sum(kit.hero_banners[hero] for hero, owner in enumerate(game.hero_of) if owner == seat)
    total = HERO_BANNER * heroes * left
    if game.stage != DAYS:
        return total
    tops = [pile[-1] for pile in game.piles[seat * 3 : seat * 3 + 3] if pile]
    pools = [sum(kit.banners[card * 3 + colour] for card in tops) for colour in (RED, GREY, BLUE)]
    if seat != game.active or game.action == CLOSED:
        return total + BANNER * max(pools) * min(1, left)
    extra = game.banners
    if game.action == NONE:
        best = max(
            _temple(game, seat, pools[RED] + extra[RED] + extra[3]),
            POOL * min(14, pools[GREY] + extra[GREY] + extra[3]) + _near_wall(game, seat),
            POOL * min(14, pools[BLUE] + extra[BLUE] + extra[3]) + (1.0 if game.idle[seat] else 0.0),
        )
        return total + 0.9 * best + BANNER * max(pools) * min(1, left)
    if game.action == TEMPLE:
        return total + _temple(game, seat, game.pool)
    if game.action == WALLS:
        return total + POOL * min(14, game.pool) + _site(game, seat)
    return total + POOL * min(12, game.pool)


def _temple(game: Ezra, seat: int, pool: int) -> float:
    """Levites left, resources and banners: what can still be placed."""
    first = seat * KINDS
    resources = game.resources(seat) if game.levites[seat] else 0
    placements = min(game.levites[seat] - game.used, resources)
    if game.goods[first + GOLD] + game.goods[first + STONE] + game.goods[first + WOOD] == 0:
        return 0.25 * min(placements, pool)
    return 0.35 * min(pool, 4 * placements)


def _near_wall(game: Ezra, seat: int) -> float:
    first = seat * KINDS
    stones = game.goods[first + STONE] + game.goods[first + WOOD] + game.goods[first + GOLD]
    return 0.4 * min(3, stones)


def _site(game: Ezra, seat: int) -> float:
    """What the chosen location promises: its blessing, its building."""
    site = game.site
    if site < 0 or game.owner[site] != FREE:
        return 0.0
    kit = game.kit
    pool = game.pool
    cubes = game.rubble_at(site)
    cost = sum(game.rubble[site * 4 + good] * kit.clear_cost[good] for good in range(4))
    if cost > pool:
        return 0.0
    promise = CLEAR_BONUS if cubes and kit.is_wall[site] else 0.0
    first = seat * KINDS
    held = [game.goods[first + good] + game.rubble[site * 4 + good] for good in (STONE, WOOD, GOLD)]
    due = max(0, kit.stone[site] - held[0]) + max(0, kit.wood[site] - held[1])
    due = max(0, due - held[2])
    possible = game.wall_cards(seat) if kit.is_wall[site] else game.idle[seat]
    if possible and pool - cost >= kit.grey[site] + kit.substitute * due:
        promise += BUILD_BONUS
    return promise
