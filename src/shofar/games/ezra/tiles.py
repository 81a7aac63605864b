"""Development tiles: flipping, farmers and labourers, traders and elders and their recovery (E3.8.7, E3.9, E3.12)."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.effect import OK, Ask, Deed, Effect, Target
from shofar.engine.frame import Frame
from shofar.engine.game import NOTHING
from shofar.games.ezra import names, news, reasons
from shofar.games.ezra.gains import TENT_STEP, trigger
from shofar.games.ezra.kit import ON_ELDER, ON_FLIP, ON_TRADER
from shofar.games.ezra.moves import DO_FARMER, DO_FLIP, DO_LABOURER, DO_PASS, DO_RECOVER
from shofar.games.ezra.table import Ezra

SPACES: Final = 4
# The turn menu asks these of every decision. FREE[printed][taken]: the spaces without a worker, of so many that are
# printed; UNFLIPPED[flipped]: the kinds of tiles with their first side up. Shared: never append to them.
FREE: Final[list[list[list[int]]]] = [
    [[space for space in range(printed) if not full >> space & 1] for full in range(1 << SPACES)]
    for printed in range(SPACES + 1)
]
UNFLIPPED: Final[list[list[int]]] = [
    [kind for kind in range(names.TILE_KINDS) if not flipped >> kind & 1] for flipped in range(1 << names.TILE_KINDS)
]


# --- flipping ---------------------------------------------------------------------------------------------------


def flip_refused(game: Ezra, seat: int, kind: int, paid: bool = True) -> int:
    """E3.8.7, E3.8.9"""
    if game.turned(seat, kind):
        return reasons.FLIPPED
    tile = kind * 4 + game.variant(seat, kind)
    lacking = paid and game.has(seat, game.kit.flip_good[tile]) < game.kit.flip_price[tile]
    return reasons.NO_FLIP_COST if lacking else OK


def add_flips(game: Ezra, seat: int, out: list[int]) -> None:
    """The paid flips that are possible; agrees with `flip_refused`."""
    goods, tiles, paid_in, price = game.goods, game.tiles, game.kit.flip_good, game.kit.flip_price
    first, own = seat * names.KINDS, seat * names.TILE_KINDS
    for kind in UNFLIPPED[game.flipped[seat]]:
        tile = kind * 4 + tiles[own + kind]
        if goods[first + paid_in[tile]] >= price[tile]:
            out.append(DO_FLIP + kind)


def flip(game: Ezra, seat: int, kind: int, paid: bool = True) -> None:
    """E3.8.7: the reward, the other side up, then what scroll tiles give; E3.8.8: workers on it stay."""
    tile = kind * 4 + game.variant(seat, kind)
    if paid:
        game.spend(seat, game.kit.flip_good[tile], game.kit.flip_price[tile])
    game.flipped[seat] |= 1 << kind
    game.tell(news.FLIPPED, seat, kind)
    trigger(game, seat, ON_FLIP)
    game.kit.flip_reward[tile].start(game, seat, names.FROM_OTHER)


class FlipTile(Target[Ezra]):
    """`flip 1 free`: optional, without its cost, with its reward (E3.12.7); `paid flip`: for its cost (E3.17.12)"""

    def __init__(self, rule: str, paid: bool) -> None:
        super().__init__(rule, "paid flip" if paid else "flip 1 free")
        self.paid: Final = paid

    def missing(self) -> int:
        return reasons.NO_FLIP_COST if self.paid else OK

    def candidates(self, game: Ezra, frame: Frame) -> list[int]:
        flips = [DO_FLIP + kind for kind in range(names.TILE_KINDS)]
        return flips if self.paid else [*flips, DO_PASS]

    def refuses(self, game: Ezra, frame: Frame, move: int) -> int:
        return OK if move == DO_PASS else flip_refused(game, frame.seat, move - DO_FLIP, self.paid)

    def options(self, game: Ezra, frame: Frame) -> list[int]:
        found = NOTHING if game.automatic(frame.seat) else self.possible(game, frame)
        return NOTHING if found == [DO_PASS] else found

    def run(self, game: Ezra, frame: Frame) -> None:
        if frame.seat == game.kit.opponent:  # E3.16.4
            game.push(TENT_STEP, frame.seat)

    def answer(self, game: Ezra, frame: Frame, move: int) -> None:
        if move != DO_PASS:
            flip(game, frame.seat, move - DO_FLIP, self.paid)


# --- traders and elders -----------------------------------------------------------------------------------------


def spaces(game: Ezra, seat: int, kind: int) -> list[Effect[Any]]:
    """The spaces printed on the side of the tile (TRADERS or ELDERS) that lies up."""
    side = game.tiles[seat * names.TILE_KINDS + kind] * 2 + (game.flipped[seat] >> kind & 1)
    return game.kit.trader_space[side] if kind == names.TRADERS else game.kit.elder_space[side]


def taken(game: Ezra, seat: int, kind: int) -> int:
    """The spaces of that tile with a worker, a bit each."""
    return game.traders[seat] if kind == names.TRADERS else game.elders[seat]


def free_spaces(game: Ezra, seat: int, kind: int) -> list[int]:
    """The spaces of that tile that a worker of the supply could take."""
    if not game.idle[seat]:
        return NOTHING
    return FREE[len(spaces(game, seat, kind))][taken(game, seat, kind)]


def place_worker(game: Ezra, seat: int, kind: int, space: int) -> None:
    """E3.9.4: the effect, then what scroll tiles give."""
    game.employ(seat)
    if kind == names.TRADERS:
        game.traders[seat] |= 1 << space
        game.trader = space
        game.tell(news.TRADER, seat, space + 1)
        trigger(game, seat, ON_TRADER)
    else:
        game.elders[seat] |= 1 << space
        game.tell(news.ELDER, seat, space + 1)
        trigger(game, seat, ON_ELDER)
    spaces(game, seat, kind)[space].start(game, seat, names.FROM_OTHER)


class Again(Deed[Ezra]):
    """`again`: the space of this turn's trader once more (E3.17.8)"""

    def rule(self) -> str:
        return "E3.17.8"

    def start(self, game: Ezra, seat: int, about: int = 0) -> None:
        spaces(game, seat, names.TRADERS)[game.trader].start(game, seat, names.FROM_OTHER)


class Recover(Ask[Ezra]):
    """`recover 1`: a trader or elder back to the supply, optional; the frame remembers how many are done"""

    def __init__(self, number: int) -> None:
        super().__init__("E3.10.13", f"recover {number}", number)

    def candidates(self, game: Ezra, frame: Frame) -> list[int]:
        return [*[DO_RECOVER + space for space in range(2 * SPACES)], DO_PASS]

    def refuses(self, game: Ezra, frame: Frame, move: int) -> int:
        space = move - DO_RECOVER
        if move == DO_PASS or placed(game, frame.seat) >> space & 1:
            return OK
        return reasons.NO_TARGET

    def options(self, game: Ezra, frame: Frame) -> list[int]:
        there = placed(game, frame.seat)
        if not there:
            return NOTHING
        return [*[DO_RECOVER + space for space in range(2 * SPACES) if there >> space & 1], DO_PASS]

    def run(self, game: Ezra, frame: Frame) -> None:
        if frame.seat == game.kit.opponent:  # E3.16.4
            for _ in range(self.times):
                game.push(TENT_STEP, frame.seat)

    def answer(self, game: Ezra, frame: Frame, move: int) -> None:
        if move == DO_PASS:
            return
        self.ask_again(game, frame)
        recover(game, frame.seat, move - DO_RECOVER)


def placed(game: Ezra, seat: int) -> int:
    """Traders in the lowest four bits, elders in the next four: in the order of the verb `recover`."""
    return game.traders[seat] | game.elders[seat] << SPACES


def recover(game: Ezra, seat: int, space: int) -> None:
    """E3.9.2, E3.12.5"""
    if space < SPACES:
        game.traders[seat] &= ~(1 << space)
    else:
        game.elders[seat] &= ~(1 << (space - SPACES))
    game.welcome(seat, 1)
    game.tell(news.RECOVERED, seat, 1 + space // SPACES, 1 + space % SPACES)
    if game.stage == names.PREPARATION and seat == game.active:
        game.push(ASSIGN, seat)


# --- farmers and labourers --------------------------------------------------------------------------------------


def make_farmer(game: Ezra, seat: int) -> None:
    game.employ(seat)
    game.farmers[seat] += 1
    game.tell(news.FARMER, seat)
    side = game.variant(seat, names.FARMERS) * 2 + game.turned(seat, names.FARMERS)
    game.kit.farm[side].start(game, seat, names.FROM_OTHER)


def make_labourer(game: Ezra, seat: int, way: int) -> None:
    game.employ(seat)
    game.labourers[seat] += 1
    game.tell(news.LABOURER, seat, way + 1)
    side = game.variant(seat, names.LABOURERS) * 2 + game.turned(seat, names.LABOURERS)
    game.kit.labour[side * 2 + way].start(game, seat, names.FROM_OTHER)


class Assign(Ask[Ezra]):
    """A worker recovered in the preparation becomes a farmer or labourer before anything else (E3.12.5)"""

    def candidates(self, game: Ezra, frame: Frame) -> list[int]:
        return [DO_FARMER, DO_LABOURER, DO_LABOURER + 1]

    def refuses(self, game: Ezra, frame: Frame, move: int) -> int:
        return OK if game.idle[frame.seat] else reasons.NO_IDLE_WORKER

    def answer(self, game: Ezra, frame: Frame, move: int) -> None:
        if move == DO_FARMER:
            make_farmer(game, frame.seat)
        else:
            make_labourer(game, frame.seat, move - DO_LABOURER)


ASSIGN: Final = Assign("E3.12.5")
RECOVER_ONE: Final = Recover(1)
