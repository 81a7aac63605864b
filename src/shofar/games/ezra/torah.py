"""The main action of the blue banners: scribes on the scrolls, and the tent (E3.7)."""

from __future__ import annotations

from typing import Final

from shofar.engine.effect import OK, Ask
from shofar.engine.frame import Frame
from shofar.engine.game import NOBODY
from shofar.games.ezra import names, news, reasons
from shofar.games.ezra.gains import move_tent, trigger
from shofar.games.ezra.kit import ON_SCRIBE
from shofar.games.ezra.menu import Step
from shofar.games.ezra.moves import DO_PAY, DO_SCRIBE, DO_TENT, DO_VIA
from shofar.games.ezra.table import Ezra

CLOSED_TILE: Final = 1000  # more than any fee
TENT_CUBES: Final[list[int]] = [names.STONE, names.WOOD, names.CINDER]
TOP_ROW: Final = 3


def _below(place: int) -> list[int]:
    """The tiles that open this one: (r, i) is opened by (r-1, i-1) and (r-1, i)."""
    row = names.ROW_OF[place]
    if row == 0:
        return []
    i = place - names.ROW_START[row]
    return [names.ROW_START[row - 1] + j for j in (i - 1, i) if 0 <= j < row + 2]


BELOW: Final = tuple([tuple(_below(place)) for place in range(len(names.PLACES))])
# Paths that end right below a place.
PATHS_TO: Final = tuple(
    [
        tuple([number for number, path in enumerate(names.PATHS) if path[-1] in BELOW[place]])
        for place in range(len(names.PLACES))
    ]
)


# --- scribes ----------------------------------------------------------------------------------------------------


def fees(game: Ezra, seat: int) -> list[int]:
    """Per place: the silver of the cheapest branching up to it; CLOSED_TILE where nothing opens it (E3.7.2-5)."""
    scribe, branch_fee = game.scribe, game.kit.branch_fee
    fee: list[int] = [0, 0, 0]
    for place in range(3, len(names.PLACES)):
        cheapest = CLOSED_TILE
        for below in BELOW[place]:
            owner = scribe[below]
            if owner != names.FREE:
                cost = fee[below] if owner == seat else fee[below] + branch_fee
                if cost < cheapest:
                    cheapest = cost
        fee.append(cheapest)
    return fee


def payment(game: Ezra, seat: int, path: tuple[int, ...]) -> list[int]:
    """Silver to each owner along the path, white workers last."""
    due = [0] * (names.NEUTRAL + 1)
    for place in path:
        if game.scribe[place] != seat:
            due[game.scribe[place]] += game.kit.branch_fee
    return due


def path_refused(game: Ezra, seat: int, place: int, number: int) -> int:
    """Why this path does not lead to the place, or cannot be paid."""
    path = names.PATHS[number]
    if path[-1] not in BELOW[place] or names.FREE in [game.scribe[tile] for tile in path]:
        return reasons.NO_PATH
    return OK if sum(payment(game, seat, path)) <= game.has(seat, names.SILVER) else reasons.NO_BRANCH_FEE


def payments(game: Ezra, seat: int, place: int) -> list[int]:
    """E3.7.5: of the paths to a place, one for each different payment that does not contain another one."""
    paths = [number for number in PATHS_TO[place] if path_refused(game, seat, place, number) == OK]
    due = [payment(game, seat, names.PATHS[number]) for number in paths]
    return [number for at, number in enumerate(paths) if due.index(due[at]) == at and not contains_one(due[at], due)]


def contains_one(payment: list[int], others: list[list[int]]) -> bool:
    """True if by one of the others nobody gets more, and somebody less."""
    for other in others:
        if other != payment and all([less <= silver for less, silver in zip(other, payment, strict=True)]):
            return True
    return False


class PlaceScribe(Step):
    """A worker on an open tile (E3.7.2, E3.7.3)."""

    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        if game.action != names.TORAH:
            return reasons.NOT_OPEN
        if game.did & names.DID_SCRIBE:
            return reasons.SCRIBE_PLACED
        if not game.idle[seat]:
            return reasons.NO_SCRIBE_WORKER
        if game.scribe[at] not in (names.FREE, names.NEUTRAL):
            return reasons.TILE_TAKEN
        fee = fees(game, seat)[at]
        if fee == CLOSED_TILE:
            return reasons.TILE_CLOSED
        if game.pool < game.kit.scribe_blue[names.ROW_OF[at]]:
            return reasons.NO_BANNERS
        return OK if can_pay(game, seat, names.ROW_OF[at], fee) else reasons.NO_PRICE

    def adds(self, game: Ezra, seat: int, out: list[int]) -> None:
        if game.action != names.TORAH or game.did & names.DID_SCRIBE or not game.idle[seat]:
            return
        blue = game.kit.scribe_blue
        rows = [row for row in range(TOP_ROW + 1) if game.pool >= blue[row] and can_pay(game, seat, row, 0)]
        if not rows:
            return
        fee = fees(game, seat)
        for row in rows:
            for place in range(names.ROW_START[row], names.ROW_START[row + 1]):
                if game.scribe[place] in (names.FREE, names.NEUTRAL) and can_pay(game, seat, row, fee[place]):
                    out.append(DO_SCRIBE + place)

    def do(self, game: Ezra, seat: int, at: int) -> None:
        row = names.ROW_OF[at]
        game.did |= names.DID_SCRIBE
        game.add_pool(seat, -game.kit.scribe_blue[row])
        game.spend(seat, game.kit.scribe_good[row], game.kit.scribe_price[row])
        game.push_about(BRANCH, seat, at)


def can_pay(game: Ezra, seat: int, row: int, fee: int) -> bool:
    """The row's silver or gold, and the fee."""
    if fee == CLOSED_TILE:
        return False
    good = game.kit.scribe_good[row]
    price = game.kit.scribe_price[row]
    first = seat * names.KINDS
    if good == names.SILVER:
        return game.goods[first + names.SILVER] >= price + fee
    return game.goods[first + good] >= price and game.goods[first + names.SILVER] >= fee


class Branch(Ask[Ezra]):
    """Whose scribes are used on the way up, if there is a choice (E3.7.5). About: the place."""

    def candidates(self, game: Ezra, frame: Frame) -> list[int]:
        return [DO_VIA + number for number in range(len(names.PATHS))]

    def refuses(self, game: Ezra, frame: Frame, move: int) -> int:
        refused = path_refused(game, frame.seat, frame.about, move - DO_VIA)
        if refused != OK:
            return refused
        return OK if move - DO_VIA in payments(game, frame.seat, frame.about) else reasons.OTHER_PATH

    def options(self, game: Ezra, frame: Frame) -> list[int]:
        return [DO_VIA + number for number in payments(game, frame.seat, frame.about)]

    def run(self, game: Ezra, frame: Frame) -> None:
        """Row 1: nobody to pay."""
        settle(game, frame.seat, frame.about)

    def answer(self, game: Ezra, frame: Frame, move: int) -> None:
        pay_path(game, frame.seat, names.PATHS[move - DO_VIA])
        settle(game, frame.seat, frame.about)


def pay_path(game: Ezra, seat: int, path: tuple[int, ...]) -> None:
    """E3.7.4, E3.7.6: owners are paid first; white workers to the main supply."""
    for owner, silver in enumerate(payment(game, seat, path)):
        if silver:
            payee = NOBODY if owner == names.NEUTRAL else owner
            game.spend(seat, names.SILVER, silver, payee)
            game.tell(news.BRANCH_PAID, seat, payee, silver)
            if payee != NOBODY:
                game.gain(payee, names.SILVER, silver, other=seat)


def settle(game: Ezra, seat: int, place: int) -> None:
    """E3.7.9: white worker, scribe, row bonus, the tile's icons, then what tiles owned before give."""
    tile = game.scrolls[place]
    place_scribe(game, seat, place)
    trigger(game, seat, ON_SCRIBE)
    game.scrolls_of[seat] |= 1 << tile  # E3.17.4: not for the scribe on it
    take_hero(game, seat, tile)
    game.kit.tile_now[tile].start(game, seat, names.FROM_SCROLLS)


def place_scribe(game: Ezra, seat: int, place: int) -> None:
    row = names.ROW_OF[place]
    if game.scribe[place] == names.NEUTRAL:
        displace(game, place)
    game.scribe = game.scribe.copy()
    game.scribe[place] = seat
    game.employ(seat)
    game.tell(news.SCRIBE, seat, place, game.scrolls[place])
    if game.row_food[row]:  # E3.7.8
        game.tell(news.ROW_FOOD, seat, row + 1, game.row_food[row])
        game.gain(seat, names.FOOD, game.row_food[row])
        game.row_food = game.row_food.copy()
        game.row_food[row] = 0


def displace(game: Ezra, place: int) -> None:
    """E3.7.10: a white worker goes up its edge, past scribes, and leaves the game at row 4."""
    row = names.ROW_OF[place]
    left = place == names.ROW_START[row]
    for above in range(row + 1, TOP_ROW):
        edge = names.ROW_START[above] if left else names.ROW_START[above + 1] - 1
        if game.scribe[edge] == names.FREE:
            game.scribe = game.scribe.copy()
            game.scribe[edge] = names.NEUTRAL
            game.tell(news.WHITE_MOVED, game.active, place, edge)
            return
    game.tell(news.WHITE_LEFT, game.active, place)


def take_hero(game: Ezra, seat: int, tile: int) -> None:
    """E3.7.13: rewards by round; the banner counts at once. The solo opponent has no use for the banner."""
    hero = game.kit.tile_hero[tile]
    if hero < 0:
        return
    game.hero_of = game.hero_of.copy()
    game.hero_of[hero] = seat
    game.tell(news.HERO, seat, hero)
    if game.action == names.TORAH and game.kit.hero_colour[hero] == names.BLUE and seat != game.kit.opponent:
        game.add_pool(seat, game.kit.hero_banners[hero])
    rewards = game.kit.hero_rewards[hero]
    for at in range(min(game.round, len(rewards)) - 1, -1, -1):
        game.push_about(rewards[at], seat, names.FROM_SCROLLS)


# --- the tent ---------------------------------------------------------------------------------------------------


class MoveTent(Step):
    """One movement of 1 to 4 spaces (E3.7.11)."""

    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        if game.action != names.TORAH:
            return reasons.NOT_OPEN
        if game.did & names.DID_TENT:
            return reasons.TENT_MOVED
        if game.pool < game.kit.tent_blue[at]:
            return reasons.NO_BANNERS
        return OK if not game.kit.tent_cube[at] or has_cube(game, seat) else reasons.NO_CUBE_TO_PAY

    def adds(self, game: Ezra, seat: int, out: list[int]) -> None:
        if game.did & names.DID_TENT:
            return
        kit, pool = game.kit, game.pool
        for at, blue in enumerate(kit.tent_blue):
            if pool >= blue and (not kit.tent_cube[at] or has_cube(game, seat)):
                out.append(DO_TENT + at)

    def do(self, game: Ezra, seat: int, at: int) -> None:
        game.did |= names.DID_TENT
        game.add_pool(seat, -game.kit.tent_blue[at])
        if game.kit.tent_cube[at]:
            game.push_about(TENT_CUBE, seat, at + 1)
        else:
            move_tent(game, seat, at + 1)


def has_cube(game: Ezra, seat: int) -> bool:
    first = seat * names.KINDS
    return game.goods[first + names.STONE] + game.goods[first + names.WOOD] + game.goods[first + names.CINDER] > 0


class TentCube(Ask[Ezra]):
    """The cinder, stone or wood for a long way (E3.7.11). About: the spaces."""

    def candidates(self, game: Ezra, frame: Frame) -> list[int]:
        return [DO_PAY + good for good in TENT_CUBES]

    def refuses(self, game: Ezra, frame: Frame, move: int) -> int:
        return OK if game.has(frame.seat, move - DO_PAY) else reasons.NO_CUBE_TO_PAY

    def answer(self, game: Ezra, frame: Frame, move: int) -> None:
        game.spend(frame.seat, move - DO_PAY, 1)
        move_tent(game, frame.seat, frame.about)


BRANCH: Final = Branch("E3.7.5")
TENT_CUBE: Final = TentCube("E3.7.11")
TORAH_STEPS: Final[list[Step]] = [PlaceScribe(DO_SCRIBE, len(names.PLACES)), MoveTent(DO_TENT, 4)]
