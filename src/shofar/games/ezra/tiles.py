"""Development tiles: flipping, farmers and labourers, traders and elders and their recovery (E3.8.7, E3.9, E3.12)."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.effect import OK, Ask, Deed, Effect, Target
from shofar.engine.frame import Frame
from shofar.engine.game import NOTHING
from shofar.games.ezra import news, reasons
from shofar.games.ezra.gains import TENT_STEP, trigger
from shofar.games.ezra.kit import ON_ELDER, ON_FLIP, ON_TRADER
from shofar.games.ezra.moves import DO_FARMER, DO_FLIP, DO_LABOURER, DO_PASS, DO_RECOVER
from shofar.games.ezra.names import (
    FARMERS,
    FROM_OTHER,
    KINDS,
    LABOURERS,
    PREPARATION,
    TILE_KINDS,
    TRADERS,
)
from shofar.games.ezra.table import Ezra

SPACES: Final = 4


# --- flipping ---------------------------------------------------------------------------------------------------


def flip_refused(game: Ezra, seat: int, kind: int) -> int:
    """E3.8.7, E3.8.9"""
    if game.turned(seat, kind):
        return reasons.FLIPPED
    tile = kind * 4 + game.variant(seat, kind)
    paid = game.has(seat, game.kit.flip_good[tile]) >= game.kit.flip_price[tile]
    return OK if paid else reasons.NO_FLIP_COST


def add_flips(game: Ezra, seat: int, out: list[int]) -> None:
    """The paid flips that are possible; agrees with `flip_refused`."""
    kit = game.kit
    flipped = game.flipped[seat]
    for kind in range(TILE_KINDS):
        if not flipped >> kind & 1:
            tile = kind * 4 + game.tiles[seat * TILE_KINDS + kind]
            if game.goods[seat * KINDS + kit.flip_good[tile]] >= kit.flip_price[tile]:
                out.append(DO_FLIP + kind)


def flip_paid(game: Ezra, seat: int, kind: int) -> None:
    tile = kind * 4 + game.variant(seat, kind)
    game.spend(seat, game.kit.flip_good[tile], game.kit.flip_price[tile])
    flip(game, seat, kind)


def flip(game: Ezra, seat: int, kind: int) -> None:
    """E3.8.7: the reward, the other side up, then what scroll tiles give; E3.8.8: workers on it stay."""
    game.flipped[seat] |= 1 << kind
    game.tell(news.FLIPPED, seat, kind)
    trigger(game, seat, ON_FLIP)
    game.kit.flip_reward[kind * 4 + game.variant(seat, kind)].start(game, seat, FROM_OTHER)


class FreeFlip(Ask[Ezra]):
    """`flip 1 free`: optional, without its cost, with its reward (E3.12.7)"""

    def text(self) -> str:
        return "flip 1 free"

    def candidates(self, game: Ezra, frame: Frame) -> list[int]:
        return [*[DO_FLIP + kind for kind in range(TILE_KINDS)], DO_PASS]

    def refuses(self, game: Ezra, frame: Frame, move: int) -> int:
        return reasons.FLIPPED if move != DO_PASS and game.turned(frame.seat, move - DO_FLIP) else OK

    def options(self, game: Ezra, frame: Frame) -> list[int]:
        if frame.seat == game.kit.opponent or game.flipped[frame.seat] == (1 << TILE_KINDS) - 1:
            return NOTHING
        return super().options(game, frame)

    def run(self, game: Ezra, frame: Frame) -> None:
        if frame.seat == game.kit.opponent:  # E3.16.4
            game.push(TENT_STEP, frame.seat)

    def answer(self, game: Ezra, frame: Frame, move: int) -> None:
        if move != DO_PASS:
            flip(game, frame.seat, move - DO_FLIP)


class PaidFlip(Target[Ezra]):
    """`paid flip`: pay the cost of a tile and flip it (E3.17.12)"""

    def text(self) -> str:
        return "paid flip"

    def missing(self) -> int:
        return reasons.NO_FLIP_COST

    def candidates(self, game: Ezra, frame: Frame) -> list[int]:
        return [DO_FLIP + kind for kind in range(TILE_KINDS)]

    def refuses(self, game: Ezra, frame: Frame, move: int) -> int:
        return flip_refused(game, frame.seat, move - DO_FLIP)

    def answer(self, game: Ezra, frame: Frame, move: int) -> None:
        flip_paid(game, frame.seat, move - DO_FLIP)


# --- traders and elders -----------------------------------------------------------------------------------------


def spaces(game: Ezra, seat: int, kind: int) -> list[Effect[Any]]:
    """The spaces printed on the side of the tile (TRADERS or ELDERS) that lies up."""
    side = game.variant(seat, kind) * 2 + game.turned(seat, kind)
    return game.kit.trader_space[side] if kind == TRADERS else game.kit.elder_space[side]


def taken(game: Ezra, seat: int, kind: int) -> int:
    """The spaces of that tile with a worker, a bit each."""
    return game.traders[seat] if kind == TRADERS else game.elders[seat]


def free_spaces(game: Ezra, seat: int, kind: int) -> list[int]:
    """The spaces of that tile that a worker of the supply could take."""
    if not game.idle[seat]:
        return NOTHING
    full = taken(game, seat, kind)
    return [space for space in range(len(spaces(game, seat, kind))) if not full >> space & 1]


def place_worker(game: Ezra, seat: int, kind: int, space: int) -> None:
    """E3.9.4: the effect, then what scroll tiles give."""
    game.employ(seat)
    if kind == TRADERS:
        game.traders[seat] |= 1 << space
        game.trader = space
        game.tell(news.TRADER, seat, space + 1)
        trigger(game, seat, ON_TRADER)
    else:
        game.elders[seat] |= 1 << space
        game.tell(news.ELDER, seat, space + 1)
        trigger(game, seat, ON_ELDER)
    spaces(game, seat, kind)[space].start(game, seat, FROM_OTHER)


class Again(Deed[Ezra]):
    """`again`: the space of this turn's trader once more (E3.17.8)"""

    def rule(self) -> str:
        return "E3.17.8"

    def start(self, game: Ezra, seat: int, about: int = 0) -> None:
        spaces(game, seat, TRADERS)[game.trader].start(game, seat, FROM_OTHER)


class Recover(Ask[Ezra]):
    """`recover 1`: a trader or elder back to the supply, optional; the frame remembers how many are done"""

    def __init__(self, number: int) -> None:
        super().__init__("E3.10.13")
        self.number: Final = number

    def text(self) -> str:
        return f"recover {self.number}"

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
            for _ in range(self.number):
                game.push(TENT_STEP, frame.seat)

    def progress(self, frame: Frame) -> tuple[int, int]:
        return (frame.value + 1, self.number) if self.number > 1 else (0, 0)

    def answer(self, game: Ezra, frame: Frame, move: int) -> None:
        if move == DO_PASS:
            return
        seat = frame.seat
        if frame.value + 1 < self.number:
            game.push_with(self, seat, frame.value + 1)
        recover(game, seat, move - DO_RECOVER)


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
    if game.stage == PREPARATION and seat == game.active:
        game.push(ASSIGN, seat)


# --- farmers and labourers --------------------------------------------------------------------------------------


def make_farmer(game: Ezra, seat: int) -> None:
    game.employ(seat)
    game.farmers[seat] += 1
    game.tell(news.FARMER, seat)
    side = game.variant(seat, FARMERS) * 2 + game.turned(seat, FARMERS)
    game.kit.farm[side].start(game, seat, FROM_OTHER)


def make_labourer(game: Ezra, seat: int, way: int) -> None:
    game.employ(seat)
    game.labourers[seat] += 1
    game.tell(news.LABOURER, seat, way + 1)
    side = game.variant(seat, LABOURERS) * 2 + game.turned(seat, LABOURERS)
    game.kit.labour[side * 2 + way].start(game, seat, FROM_OTHER)


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
