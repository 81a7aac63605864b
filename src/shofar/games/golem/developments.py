"""Developments: the 18 tiles of a player (G4.6) and the slots of the artifact tile (G4.5.4)."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.effect import OK, Ask, Effect
from shofar.engine.frame import Frame
from shofar.games.golem import news, reasons
from shofar.games.golem.cemetery import KILL_ONCE
from shofar.games.golem.gains import Bonus, offer
from shofar.games.golem.golems import ACTIVATE_ONE
from shofar.games.golem.moves import DEVELOP, FIT, SPEND
from shofar.games.golem.table import CLAY, COIN, KNOWLEDGE, SHORT, Golem

KINDS: Final = ("golem", "study", "artifact", "any")
GOLEM: Final = 0
STUDY: Final = 1
ARTIFACT: Final = 2
ANY: Final = 3
FIRST_ARTIFACT: Final = 12
BIG_ARTIFACT: Final = 17
ALL_DEVELOPMENTS: Final = list(range(DEVELOP, DEVELOP + 18))
ALL_SLOTS: Final = list(range(FIT, FIT + 16))
THREE_RESOURCES: Final = [SPEND, SPEND + 1, SPEND + 2]


def currency(development: int) -> int:
    """G4.6.1: clay for golem developments, knowledge for study, coins for artifact ones."""
    return CLAY if development < 6 else KNOWLEDGE if development < FIRST_ARTIFACT else COIN


def slots_used(game: Golem, seat: int) -> int:
    """A bit per slot of the artifact tile that holds a tile."""
    used = 0
    for at in range(seat * 18 + FIRST_ARTIFACT, seat * 18 + BIG_ARTIFACT):
        built = game.built[at]
        if built:
            used |= 1 << ((built - 1) >> 1)
    return used


def cheapest_slot(game: Golem, seat: int, tile: int) -> int:
    """The cost of the cheapest free slot for this artifact tile, -1 if there is none."""
    kit = game.kit
    side = game.artifact[seat] * 8
    kind = kit.tile_gold[tile]
    used = slots_used(game, seat)
    best = -1
    for slot in range(8):
        if kit.slot_gold[side + slot] == kind and not used >> slot & 1:
            cost = kit.slot_cost[side + slot]
            if best < 0 or cost < best:
                best = cost
    return best


def funds(game: Golem, seat: int, development: int, mixed: bool) -> int:
    """What can pay for it: its own resource, or all of them."""
    at = seat * 4
    if mixed:
        return game.purse[at] + game.purse[at + 1] + game.purse[at + 2]
    return game.purse[at + currency(development)]


def why_not_develop(game: Golem, seat: int, development: int, kind: int, fit: Fit) -> int:
    if kind not in (ANY, development // 6):
        return reasons.WRONG_KIND
    if game.built[seat * 18 + development]:
        return reasons.DEVELOPED
    cost = game.kit.cost[development]
    if FIRST_ARTIFACT <= development < BIG_ARTIFACT:
        cost = cheapest_slot(game, seat, development - FIRST_ARTIFACT)
        if cost < 0:
            return reasons.NO_SLOT
    if funds(game, seat, development, fit.mixed) + fit.discount >= cost:
        return OK
    return reasons.NO_RESOURCES if fit.mixed else SHORT[currency(development)]


def developable(game: Golem, seat: int, kind: int, discount: int, mixed: bool) -> list[int]:
    """The developments of a kind that can be made, as moves: those that `why_not_develop` allows."""
    moves: list[int] = []
    if kind in (GOLEM, ANY):
        add_tiles(game, seat, GOLEM * 6, funds(game, seat, GOLEM * 6, mixed) + discount, moves)
    if kind in (STUDY, ANY):
        add_tiles(game, seat, STUDY * 6, funds(game, seat, STUDY * 6, mixed) + discount, moves)
    if kind in (ARTIFACT, ANY):
        add_artifact_tiles(game, seat, funds(game, seat, FIRST_ARTIFACT, mixed) + discount, moves)
    return moves


def add_tiles(game: Golem, seat: int, first: int, held: int, moves: list[int]) -> None:
    """The golem or study developments for this much."""
    at, cost, built = seat * 18, game.kit.cost, game.built
    for development in range(first, first + 6):
        if cost[development] <= held and not built[at + development]:
            moves.append(DEVELOP + development)


def add_artifact_tiles(game: Golem, seat: int, held: int, moves: list[int]) -> None:
    """The artifact developments for this much money; tiles of a kind share their slots."""
    at, kit = seat * 18, game.kit
    payable = [0, 0]  # grey, gold
    if held >= kit.cheap_slot[game.artifact[seat]]:
        side, used = game.artifact[seat] * 8, slots_used(game, seat)
        for slot in range(side, side + 8):
            kind = kit.slot_gold[slot]
            if kind >= 0 and kit.slot_cost[slot] <= held and not used >> (slot - side) & 1:
                payable[kind] = 1
    for tile in range(5):
        if payable[kit.tile_gold[tile]] and not game.built[at + FIRST_ARTIFACT + tile]:
            moves.append(DEVELOP + FIRST_ARTIFACT + tile)
    if held >= kit.cost[BIG_ARTIFACT] and not game.built[at + BIG_ARTIFACT]:
        moves.append(DEVELOP + BIG_ARTIFACT)


def develop(game: Golem, seat: int, development: int, fit: Fit) -> None:
    """G4.6: pay, flip or place the tile, then what it does at once."""
    if FIRST_ARTIFACT <= development < BIG_ARTIFACT:
        game.push_about(fit, seat, development)
        return
    finish(game, seat, development, 1, max(0, game.kit.cost[development] - fit.discount), fit)


def finish(game: Golem, seat: int, development: int, built: int, cost: int, fit: Fit) -> None:
    """Note the tile, with its slot and side; the at-once parts come after the payment."""
    game.built[seat * 18 + development] = built
    game.tell(news.DEVELOPED, seat, development, cost)
    if development == game.kit.left_arm:
        game.push(KILL_ONCE, seat)  # G4.4.3
    elif development == game.kit.right_arm:
        game.push(ACTIVATE_ONE, seat)
    if fit.mixed:
        if cost:
            game.push_with(SPENDING, seat, cost, cost)
    else:
        game.charge(seat, currency(development), cost)


class Develop(Bonus):
    """One development of a kind, cheaper: `develop golem -5`, `develop any -3 mixed`."""

    def __init__(self, kind: int, fit: Fit) -> None:
        super().__init__("G4.6.1", name=f"develop {KINDS[kind]} -{fit.discount}{' mixed' if fit.mixed else ''}")
        self.kind: Final = kind
        self.fit: Final = fit

    def parts(self) -> list[Effect[Any]]:
        return [self.fit]

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_DEVELOPMENTS

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        return why_not_develop(game, frame.seat, move - DEVELOP, self.kind, self.fit)

    def options(self, game: Golem, frame: Frame) -> list[int]:
        return developable(game, frame.seat, self.kind, self.fit.discount, self.fit.mixed)

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        develop(game, frame.seat, move - DEVELOP, self.fit)


class Fit(Ask[Golem]):
    """G4.5.4: the slot and the side of a gold or grey tile. It is about the development."""

    def __init__(self, discount: int, mixed: bool) -> None:
        super().__init__("G4.5.4", name=f"fit -{discount}{' mixed' if mixed else ''}")
        self.discount: Final = discount
        self.mixed: Final = mixed

    def cost(self, game: Golem, seat: int, slot: int) -> int:
        return max(0, game.kit.slot_cost[game.artifact[seat] * 8 + slot] - self.discount)

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_SLOTS

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        seat, slot = frame.seat, (move - FIT) >> 1
        if game.kit.slot_gold[game.artifact[seat] * 8 + slot] != game.kit.tile_gold[frame.about - FIRST_ARTIFACT]:
            return reasons.WRONG_SLOT
        if slots_used(game, seat) >> slot & 1:
            return reasons.SLOT_TAKEN
        if funds(game, seat, frame.about, self.mixed) >= self.cost(game, seat, slot):
            return OK
        return reasons.NO_RESOURCES if self.mixed else SHORT[COIN]

    def options(self, game: Golem, frame: Frame) -> list[int]:
        """As `refuses` says, each slot looked at once."""
        seat, kit = frame.seat, game.kit
        side, kind = game.artifact[seat] * 8, kit.tile_gold[frame.about - FIRST_ARTIFACT]
        held, used = funds(game, seat, frame.about, self.mixed) + self.discount, slots_used(game, seat)
        moves: list[int] = []
        for slot in range(8):
            if kit.slot_gold[side + slot] == kind and kit.slot_cost[side + slot] <= held and not used >> slot & 1:
                moves.append(FIT + slot * 2)
                moves.append(FIT + slot * 2 + 1)
        return moves

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        slot = (move - FIT) >> 1
        built = 1 + move - FIT
        finish(game, frame.seat, frame.about, built, self.cost(game, frame.seat, slot), self)
        game.tell(news.FITTED, frame.seat, slot, (move - FIT) & 1)


class Spend(Ask[Golem]):
    """act_12: the rest of a cost in any mix of resources, one by one. The value is what is still to pay, it is about
    the whole."""

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return THREE_RESOURCES

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        return OK if game.purse[frame.seat * 4 + move - SPEND] else reasons.NO_RESOURCE

    def progress(self, frame: Frame) -> tuple[int, int]:
        return (frame.about - frame.value + 1, frame.about) if frame.about > 1 else (0, 0)

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        game.spend(frame.seat, move - SPEND, 1)
        if frame.value > 1:
            game.push_with(self, frame.seat, frame.value - 1, frame.about)


SPENDING: Final = Spend("G3.18")
FIT_AT_COST: Final = Fit(0, False)
PHASE_DEVELOPMENT: Final = offer(Develop(ANY, FIT_AT_COST))
