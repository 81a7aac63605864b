"""The main action of the red banners: Levites, the Temple, the altar (E3.5)."""

from __future__ import annotations

from typing import Final

from shofar.engine.effect import OK, Effect
from shofar.engine.frame import Frame
from shofar.games.ezra import names, news, reasons
from shofar.games.ezra.food import conversion_refused
from shofar.games.ezra.gains import move_altar
from shofar.games.ezra.kit import LEVITE_FOOD
from shofar.games.ezra.menu import Step
from shofar.games.ezra.moves import DO_ALTAR, DO_BANNER, DO_LEVITE, DO_PLACED, DO_TEMPLE
from shofar.games.ezra.table import Ezra
from shofar.games.ezra.tiles import add_flips, free_spaces
from shofar.games.ezra.trade import add_trades, usable_cards

ROWS: Final = 5
MOST_COLUMNS: Final = 8
BURNT: Final[list[int]] = [names.WOOD, names.CINDER]  # what goes on the altar, in the order of the verb `altar`


def levite_price(game: Ezra, seat: int) -> int:
    """Food for the next Levite; E3.17.3: not below 0."""
    return max(0, game.kit.levite_food[game.levites[seat]] - game.change(seat, LEVITE_FOOD))


def place_levite(game: Ezra, seat: int) -> None:
    """E3.5.2: the worker moves up, the row's reward."""
    row = game.levites[seat]
    game.employ(seat)
    game.levites[seat] += 1
    game.tell(news.LEVITE, seat, row + 1)
    game.kit.levite_reward[row].start(game, seat, names.FROM_LEVITES)


def put_cube(game: Ezra, seat: int, row: int, good: int) -> None:
    """E3.5.5: points, the row's reward, the sector."""
    kit = game.kit
    column = game.filled[row]
    game.use_up(seat, good)
    game.temple, game.filled = game.temple.copy(), game.filled.copy()
    game.temple[row * MOST_COLUMNS + column] = good
    game.filled[row] += 1
    game.tell(news.TEMPLE, seat, row + 1, column + 1, good)
    game.score(seat, names.FROM_TEMPLE, kit.cube_points[good])
    if game.sectors < len(kit.sector_end) and min(game.filled) >= kit.sector_end[game.sectors]:
        game.push(SECTOR, seat)
    kit.row_reward[row].start(game, seat, names.FROM_TEMPLE)


class Sector(Effect[Ezra]):
    """A sector of the Temple is complete (E3.5.8)."""

    def run(self, game: Ezra, frame: Frame) -> None:
        board = game.kit.board
        most, fewest = self._extremes(game)
        game.sectors += 1
        game.tell(news.SECTOR, frame.seat, game.sectors, most, fewest)
        game.gain(frame.seat, names.FOOD, board["sector_food"])
        game.score(most, names.FROM_SECTORS, board["sector_most"])
        if fewest >= 0:
            game.score(fewest, names.FROM_SECTORS, -board["sector_fewest"])
        for seat in range(game.kit.seats):
            game.gain(seat, names.SILVER, board["sector_silver"] * game.levites[seat])

    def _extremes(self, game: Ezra) -> tuple[int, int]:
        """E3.5.9: ties by the altar track; nobody has the fewest with two."""
        most = fewest = game.ahead[0]
        for seat in game.ahead:
            if game.levites[seat] > game.levites[most]:
                most = seat
            if game.levites[seat] <= game.levites[fewest]:
                fewest = seat
        return most, fewest if game.kit.table_size > 2 else -1


def levite_refused(game: Ezra, seat: int) -> int:
    """E3.5.1, E3.5.2: why no Levite can be placed in this action any more, or not yet."""
    if game.did & names.DID_LEVITE:
        return reasons.LEVITE_PLACED
    if game.levites[seat] >= len(game.kit.levite_food):
        return reasons.LEVITES_FULL
    if not game.idle[seat]:
        return reasons.NO_LEVITE_WORKER
    return OK if game.has(seat, names.FOOD) >= levite_price(game, seat) else reasons.NO_FOOD


class PlaceLevite(Step):
    """One Levite, before or after the placing (E3.5.1)."""

    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        if game.action != names.TEMPLE:
            return reasons.NOT_OPEN
        return reasons.NOT_NOW if game.phase == names.DURING else levite_refused(game, seat)

    def do(self, game: Ezra, seat: int, at: int) -> None:
        game.did |= names.DID_LEVITE
        game.spend(seat, names.FOOD, levite_price(game, seat))
        place_levite(game, seat)


def unused_refused(game: Ezra, seat: int) -> int:
    """E3.5.3: a Levite is needed for each resource and for a banner, and not after placing is finished."""
    if game.action != names.TEMPLE:
        return reasons.NOT_OPEN
    if game.phase == names.AFTER:
        return reasons.NOT_NOW
    return OK if game.used < game.levites[seat] else reasons.LEVITES_USED


class LeviteBanner(Step):
    """A Levite for 1 red banner (E3.5.3b)."""

    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        return unused_refused(game, seat)

    def do(self, game: Ezra, seat: int, at: int) -> None:
        game.used += 1
        game.phase = names.DURING
        game.add_pool(seat, game.kit.board["levite_banner"])
        game.tell(news.LEVITE_BANNER, seat)


class PlaceInTemple(Step):
    """A Levite puts stone, wood or gold into a row (E3.5.4)."""

    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        reason = unused_refused(game, seat)
        if reason != OK:
            return reason
        row, good = divmod(at, 3)
        if game.filled[row] >= game.kit.columns:
            return reasons.ROW_FULL
        if not game.goods[seat * names.KINDS + good]:
            return reasons.NO_RESOURCE
        return OK if game.pool >= game.kit.row_red[row] else reasons.NO_BANNERS

    def adds(self, game: Ezra, seat: int, out: list[int]) -> None:
        if unused_refused(game, seat) != OK:
            return
        at = seat * names.KINDS
        goods = [good for good in range(3) if game.goods[at + good]]
        if not goods:
            return
        kit = game.kit
        for row in range(ROWS):
            if game.pool >= kit.row_red[row] and game.filled[row] < kit.columns:
                for good in goods:
                    out.append(DO_TEMPLE + row * 3 + good)

    def do(self, game: Ezra, seat: int, at: int) -> None:
        row, good = divmod(at, 3)
        game.used += 1
        game.phase = names.DURING
        game.add_pool(seat, -game.kit.row_red[row])
        put_cube(game, seat, row, good)


class PlaceOnAltar(Step):
    """A Levite puts wood or cinder on the altar (E3.5.6)."""

    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        reason = unused_refused(game, seat)
        if reason != OK:
            return reason
        if not game.goods[seat * names.KINDS + BURNT[at]]:
            return reasons.NOTHING_TO_BURN
        return OK if game.pool >= game.kit.altar_red[at] else reasons.NO_BANNERS

    def do(self, game: Ezra, seat: int, at: int) -> None:
        game.used += 1
        game.phase = names.DURING
        game.add_pool(seat, -game.kit.altar_red[at])
        game.use_up(seat, BURNT[at])
        game.tell(news.BURNT, seat, BURNT[at], game.kit.altar_steps[at])
        move_altar(game, seat, game.kit.altar_steps[at])


class PlacingFinished(Step):
    """From placing to the last chance for a Levite, while one can still come (E3.5.1)."""

    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        if game.action != names.TEMPLE:
            return reasons.NOT_OPEN
        if game.phase != names.DURING:
            return reasons.PLACING_OVER if game.phase == names.AFTER else reasons.NOT_PLACED_YET
        lacking = levite_refused(game, seat)
        return OK if lacking in (reasons.NO_LEVITE_WORKER, reasons.NO_FOOD) and still_open(game, seat) else lacking

    def do(self, game: Ezra, seat: int, at: int) -> None:
        game.phase = names.AFTER


def still_open(game: Ezra, seat: int) -> bool:
    """True if the turn offers something that may bring the worker or the food: a trade, a flip, a space, silver."""
    found: list[int] = []
    if not game.did & names.DID_AUXILIARY:
        add_trades(game, seat, usable_cards(game, seat), found)
        add_flips(game, seat, found)
    if not game.did & names.DID_TRADER:
        found += free_spaces(game, seat, names.TRADERS)
    if not game.did & names.DID_ELDER:
        found += free_spaces(game, seat, names.ELDERS)
    return len(found) > 0 or (game.idle[seat] > 0 and conversion_refused(game, seat) == OK)


SECTOR: Final = Sector()
TEMPLE_STEPS: Final[list[Step]] = [
    PlaceLevite(DO_LEVITE),
    LeviteBanner(DO_BANNER),
    PlaceInTemple(DO_TEMPLE, 15),
    PlaceOnAltar(DO_ALTAR, 2),
    PlacingFinished(DO_PLACED),
]
