"""The invariants of the specification, section 6: what holds in every position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from shofar.games.ezra import names
from shofar.games.ezra.kit import ANY_PILE, MORE_CARDS
from shofar.games.ezra.table import Ezra
from shofar.games.ezra.temple import MOST_COLUMNS, ROWS, SECTOR
from shofar.games.ezra.torah import BELOW
from shofar.games.ezra.turn import TURN_MENU, over_limit
from shofar.games.ezra.walls import CHOOSE_WALL, PLACE_WALL, RETURN_WALLS

CHOOSING: Final = (CHOOSE_WALL, RETURN_WALLS, PLACE_WALL)


def faults(game: Ezra) -> list[str]:
    """What does not hold, in words."""
    found = [*_board(game), *_ring(game), *_temple(game), *_scrolls(game), *_turn(game)]
    for seat in range(game.kit.seats):
        found += [*_workers(game, seat), *_goods(game, seat), *_markers(game, seat), *_walls(game, seat)]
        found += _opponent(game, seat) if seat == game.kit.opponent else _cards(game, seat)
    return found


def _workers(game: Ezra, seat: int) -> Iterator[str]:
    """1, 2"""
    on_board = game.levites[seat] + game.gatekeepers(seat) + game.scribe.count(seat)
    placed = game.traders[seat].bit_count() + game.elders[seat].bit_count()
    produce = game.farmers[seat] + game.labourers[seat]
    if game.idle[seat] + game.stock[seat] + on_board + placed + produce != game.kit.workers:
        yield f"I-1: seat {seat} does not have {game.kit.workers} workers"
    if min(game.idle[seat], game.stock[seat], game.farmers[seat], game.labourers[seat]) < 0:
        yield f"I-1: seat {seat} owes workers"
    if not 1 <= game.levites[seat] <= len(game.kit.levite_food):
        yield f"I-2: seat {seat} has {game.levites[seat]} Levites"


def _goods(game: Ezra, seat: int) -> Iterator[str]:
    """6: never negative, and within the limit when a turn begins"""
    for good in range(names.KINDS):
        if game.goods[seat * names.KINDS + good] < 0:
            yield f"I-6: seat {seat} owes {names.GOODS[good]}"
    if _turn_begins(game) and over_limit(game, seat):
        yield f"I-6: seat {seat} is above the storage limit between turns"


def _turn_begins(game: Ezra) -> bool:
    """True at a turn menu where nothing was done yet."""
    return game.card < 0 and not game.did and bool(game.stack) and game.stack[-1].effect is TURN_MENU


def _markers(game: Ezra, seat: int) -> Iterator[str]:
    """7, 8, 9"""
    if not all(0 <= marker <= names.TOP_BLESSING for marker in game.blessings[seat * 3 : seat * 3 + 3]):
        yield f"I-7: a blessing marker of seat {seat} is off its track"
    if not 0 <= game.altar[seat] < len(game.kit.altar_reward):
        yield f"I-8: seat {seat} is off the altar track"
    if game.tents[seat] < 0:
        yield f"I-9: the tent of seat {seat} went backwards"


def _walls(game: Ezra, seat: int) -> Iterator[str]:
    """3, 10: wall cards"""
    top = [] if game.wall_top[seat] < 0 else [game.wall_top[seat]]
    built = [game.wall_on[spot] for spot in range(names.SPOTS) if game.owner[spot] == seat and game.kit.is_wall[spot]]
    cards = [*top, *game.wall_deck[seat], *game.wall_bottom[seat], *built]
    choosing = seat == game.active and any(frame.effect in CHOOSING for frame in game.stack)
    if choosing:
        cards += game.drawn
        cards += [frame.about for frame in game.stack if frame.effect is PLACE_WALL]
    if sorted(cards) != list(range(len(names.WALL_CARDS))):
        yield f"I-3: the wall cards of seat {seat} are {sorted(cards)}"


def _cards(game: Ezra, seat: int) -> Iterator[str]:
    """3, 4, 5, 15"""
    piles = game.piles[seat * names.PILES : seat * names.PILES + names.PILES]
    on_piles = [card for pile in piles for card in pile]
    cards = [*game.hand[seat], *game.deck[seat], *on_piles, *game.tucked[seat]]
    if sorted(cards) != list(range(names.CARDS)):
        yield f"I-3: the character cards of seat {seat} are {sorted(cards)}"
    if any(len(pile) > game.kit.pile for pile in piles) and not game.change(seat, ANY_PILE):
        yield f"I-4: a pile of seat {seat} is too high"
    if len(on_piles) > 6:
        yield f"I-4: seat {seat} has {len(on_piles)} cards on the board"
    weeks = game.round + (game.stage == names.REST)
    if game.stage in (names.DAYS, names.REST) and len(game.tucked[seat]) != sum(game.kit.tucks[:weeks]):
        yield f"I-4: seat {seat} has {len(game.tucked[seat])} tucked cards in round {game.round}"
    limit = game.kit.hand + game.change(seat, MORE_CARDS)
    full = min(limit, len(game.hand[seat]) + len(game.deck[seat]))
    if _turn_begins(game) and seat == game.active and len(game.hand[seat]) != full:
        yield f"I-5: seat {seat} holds {len(game.hand[seat])} cards, not {full}"
    if not 0 <= game.flipped[seat] < 32:
        yield f"I-15: seat {seat} has {game.flipped[seat]:b} tiles flipped"
    tiles = {game.scrolls[place] for place in range(len(names.PLACES)) if game.scribe[place] == seat}
    if sum(1 << tile for tile in tiles) != game.scrolls_of[seat]:
        yield f"E3.17.14: seat {seat} has other abilities than its scribes give"


def _opponent(game: Ezra, seat: int) -> Iterator[str]:
    """18"""
    if any(game.goods[seat * names.KINDS + good] for good in (names.STONE, names.WOOD, names.CINDER, names.FOOD)):
        yield "I-18: the opponent holds goods other than gold and silver"
    if game.farmers[seat] or game.labourers[seat] or game.traders[seat] or game.elders[seat]:
        yield "I-18: the opponent has workers on a player board"
    if game.goods[seat * names.KINDS + names.GOLD] < 0 or game.goods[seat * names.KINDS + names.SILVER] < 0:
        yield "I-18: the opponent owes gold or silver"


def _board(game: Ezra) -> Iterator[str]:
    """8: every marker once, in the order of the spaces"""
    spaces = [game.altar[seat] for seat in game.ahead]
    if sorted(game.ahead) != list(range(game.kit.seats)) or spaces != sorted(spaces, reverse=True):
        yield f"I-8: the altar order is {game.ahead} on {spaces}"


def _ring(game: Ezra) -> Iterator[str]:
    """10, 14, 16"""
    kit = game.kit
    for spot in range(names.SPOTS):
        cubes, owner = game.rubble_at(spot), game.owner[spot]
        if (
            min(game.rubble[spot * names.RESOURCES : spot * names.RESOURCES + names.RESOURCES]) < 0
            or cubes > kit.rubble[spot]
        ):
            yield f"I-10: {names.RING[spot]} has {cubes} cubes"
        if owner != names.FREE and cubes:
            yield f"I-10: rubble on built {names.RING[spot]}"
        if (game.wall_on[spot] >= 0) != (kit.is_wall[spot] and owner not in (names.FREE, names.NEUTRAL)):
            yield f"I-10: {names.RING[spot]} and its wall card do not agree"
        if game.gate_silver[spot] and (owner != names.FREE or kit.is_wall[spot] or kit.is_corner[spot]):
            yield f"I-14: silver on {names.RING[spot]}"
        if kit.is_corner[spot] and owner == names.FREE and game.stage != names.OPENING:
            yield f"I-10: nobody keeps {names.RING[spot]}"
    for good in range(names.RESOURCES):
        bag = kit.board[names.GOODS[good]] - kit.board["kept_of_each"]
        if sum(game.rubble[good :: names.RESOURCES]) > bag:
            yield f"I-16: more {names.GOODS[good]} in the rubble than in the bag"


def _temple(game: Ezra) -> Iterator[str]:
    """12"""
    kit = game.kit
    for row in range(ROWS):
        cubes = game.temple[row * MOST_COLUMNS : row * MOST_COLUMNS + MOST_COLUMNS]
        filled = game.filled[row]
        if not 0 <= filled <= kit.columns or any((cube >= 0) != (at < filled) for at, cube in enumerate(cubes)):
            yield f"I-12: row {row + 1} of the Temple has a gap or is too long"
        if names.CINDER in cubes:
            yield "I-12: cinder in the Temple"
    due = sum([1 for end in kit.sector_end if min(game.filled) >= end])
    waiting = sum([1 for frame in game.stack if frame.effect is SECTOR])
    if game.sectors + waiting != due:
        yield f"I-12: {game.sectors} sectors were resolved, {due} are full"


def _scrolls(game: Ezra) -> Iterator[str]:
    """1, 13"""
    white = [place for place in range(len(names.PLACES)) if game.scribe[place] == names.NEUTRAL]
    if len(white) > (2 if game.kit.table_size == 2 else 0) or any(names.ROW_OF[place] == 3 for place in white):
        yield "I-1: too many white workers, or one on row 4"
    for place, owner in enumerate(game.scribe):
        if owner != names.FREE and BELOW[place] and all(game.scribe[below] == names.FREE for below in BELOW[place]):
            yield f"I-13: nothing below the scribe on {names.PLACES[place]}"
    for row in range(4):
        coloured = any(
            game.scribe[p] not in (names.FREE, names.NEUTRAL)
            for p in range(len(names.PLACES))
            if names.ROW_OF[p] == row
        )
        if game.kit.scribe_food[row] and (game.row_food[row] == 0) != coloured:
            yield f"I-13: the food of row {row + 1}"


def _turn(game: Ezra) -> Iterator[str]:
    """15 and the course of the game"""
    if not 1 <= game.round <= 3 or not 0 <= game.day <= 6:
        yield f"round {game.round}, day {game.day}"
    if game.pool < 0 or min(game.banners) < 0:
        yield "I-15: more banners spent than there were"
    if game.used > game.levites[game.active]:
        yield "I-15: more Levites used than there are"
