"""The main action of the grey banners: rubble, walls, gates and their connections (E3.6)."""

from __future__ import annotations

from typing import Final

from shofar.engine.effect import OK, Ask, Effect, Target
from shofar.engine.frame import Frame
from shofar.games.ezra import moves, names, news, reasons
from shofar.games.ezra.gains import bless, trigger
from shofar.games.ezra.kit import BUILDING_STONE, ON_GATEKEEPER, ON_WALL
from shofar.games.ezra.menu import Step
from shofar.games.ezra.table import Ezra

# PAYMENT_AT[stone][wood] + gold is the place of a payment in the verb `build`.
PAYMENT_AT: Final = tuple(
    [
        tuple([moves.PAYMENTS.index((stone, wood, 0)) for wood in range(moves.MOST_WOOD + 1)])
        for stone in range(moves.MOST_STONE + 1)
    ]
)


# --- the steps of the action ------------------------------------------------------------------------------------


class ChooseSite(Step):
    """The first step: one location, and no other this turn (E3.6.1)."""

    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        if game.action != names.WALLS:
            return reasons.NOT_OPEN
        if game.site >= 0:
            return reasons.SITE_HERE if game.site == at else reasons.SITE_CHOSEN
        return OK if game.owner[at] == names.FREE else reasons.BUILT

    def adds(self, game: Ezra, seat: int, out: list[int]) -> None:
        if game.action == names.WALLS and game.site < 0:
            for spot, owner in enumerate(game.owner):
                if owner == names.FREE:
                    out.append(moves.DO_SITE + spot)

    def vain(self, game: Ezra, seat: int, at: int) -> int:
        return work_refused(game, seat, at, game.pool)

    def do(self, game: Ezra, seat: int, at: int) -> None:
        game.site = at
        game.tell(news.SITE, seat, at)


def work_refused(game: Ezra, seat: int, spot: int, pool: int) -> int:
    """Why nothing can be done at a free location with this many banners."""
    return clearing_refused(game, spot, pool) if game.rubble_at(spot) else building_refused(game, seat, spot, pool)


def walls_refused(game: Ezra, seat: int, pool: int) -> int:
    """Why this many banners are of no use at any location."""
    for spot, owner in enumerate(game.owner):
        if owner == names.FREE and work_refused(game, seat, spot, pool) == OK:
            return OK
    return reasons.NO_BANNERS


def clearing_refused(game: Ezra, spot: int, pool: int) -> int:
    """Why no cube of the rubble there can be removed."""
    at = spot * names.RESOURCES
    costs = [cost for good, cost in enumerate(game.kit.clear_cost) if game.rubble[at + good]]
    return OK if costs and pool >= min(costs) else reasons.NO_BANNERS


class ClearRubble(Step):
    """One cube after the other (E3.6.2); the last one of a wall space gives its blessing (E3.6.3)."""

    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        if game.action != names.WALLS:
            return reasons.NOT_OPEN
        if game.site < 0:
            return reasons.NO_SITE
        if not game.rubble[game.site * names.RESOURCES + at]:
            return reasons.NO_CUBE
        return OK if game.pool >= game.kit.clear_cost[at] else reasons.NO_BANNERS

    def adds(self, game: Ezra, seat: int, out: list[int]) -> None:
        if game.site >= 0:
            at, pool = game.site * names.RESOURCES, game.pool
            for good, cost in enumerate(game.kit.clear_cost):
                if game.rubble[at + good] and pool >= cost:
                    out.append(moves.DO_CLEAR + good)

    def do(self, game: Ezra, seat: int, at: int) -> None:
        game.add_pool(seat, -game.kit.clear_cost[at])
        take_cube(game, seat, game.site, at)


def take_cube(game: Ezra, seat: int, spot: int, good: int) -> None:
    game.rubble = game.rubble.copy()
    game.rubble[spot * names.RESOURCES + good] -= 1
    game.tell(news.CLEARED, seat, spot, good)
    game.gain(seat, good, 1)
    if not game.rubble_at(spot):
        game.tell(news.SPACE_CLEAR, seat, spot)
        if game.kit.is_wall[spot]:
            bless(game, seat, game.kit.blessing[spot])


class Build(Step):
    """Pay stone, wood, gold and banners, each way of paying once (E3.6.4 to E3.6.6)."""

    def refuses(self, game: Ezra, seat: int, at: int) -> int:
        reason = self._unready(game, seat)
        if reason != OK:
            return reason
        kit, site = game.kit, game.site
        stone, wood, gold = moves.PAYMENTS[at]
        full = stone_cost(game, seat, site)
        if stone > full or wood > kit.wood[site] or stone + wood + gold > full + kit.wood[site]:
            return reasons.TOO_MUCH
        goods, first = game.goods, seat * names.KINDS
        if goods[first + names.STONE] < stone or goods[first + names.WOOD] < wood or goods[first + names.GOLD] < gold:
            return reasons.NO_MATERIAL
        return OK if game.pool >= grey_cost(game, seat, site, stone + wood + gold) else reasons.NO_BANNERS

    def _unready(self, game: Ezra, seat: int) -> int:
        if game.action != names.WALLS:
            return reasons.NOT_OPEN
        return unready(game, seat, game.site) if game.site >= 0 else reasons.NO_SITE

    def adds(self, game: Ezra, seat: int, out: list[int]) -> None:
        if self._unready(game, seat) != OK:
            return
        kit, site = game.kit, game.site
        first = seat * names.KINDS
        stone_due, wood_due, gold_held = stone_cost(game, seat, site), kit.wood[site], game.goods[first + names.GOLD]
        least = stone_due + wood_due - max(0, game.pool - kit.grey[site]) // kit.substitute
        if game.pool < kit.grey[site]:
            return
        for stone in range(min(stone_due, game.goods[first + names.STONE]) + 1):
            for wood in range(min(wood_due, game.goods[first + names.WOOD]) + 1):
                row = moves.DO_BUILD + PAYMENT_AT[stone][wood]
                for gold in range(
                    max(0, least - stone - wood), min(gold_held, stone_due + wood_due - stone - wood) + 1
                ):
                    out.append(row + gold)

    def do(self, game: Ezra, seat: int, at: int) -> None:
        stone, wood, gold = moves.PAYMENTS[at]
        game.add_pool(seat, -grey_cost(game, seat, game.site, stone + wood + gold))
        game.spend(seat, names.STONE, stone)
        game.spend(seat, names.WOOD, wood)
        game.spend(seat, names.GOLD, gold)
        game.close_action(seat)  # E3.6.10
        if game.kit.is_wall[game.site]:
            draw_walls(game, seat)
            game.push(CHOOSE_WALL, seat)
        else:
            build_gate(game, seat, game.site)


def unready(game: Ezra, seat: int, spot: int) -> int:
    """Why nobody could build there, whatever is paid."""
    if game.rubble_at(spot):
        return reasons.RUBBLE_LEFT
    if game.kit.is_wall[spot]:
        return OK if game.wall_cards(seat) else reasons.NO_WALL_CARD  # E3.6.8
    return OK if game.idle[seat] else reasons.NO_GATE_WORKER


def stone_cost(game: Ezra, seat: int, spot: int) -> int:
    """E3.17.3: not below 0."""
    return max(0, game.kit.stone[spot] - game.change(seat, BUILDING_STONE))


def grey_cost(game: Ezra, seat: int, spot: int, paid: int) -> int:
    """Banners: the printed ones, and those in place of each stone or wood that is not paid."""
    kit = game.kit
    return kit.grey[spot] + kit.substitute * (stone_cost(game, seat, spot) + kit.wood[spot] - paid)


def building_refused(game: Ezra, seat: int, spot: int, pool: int) -> int:
    """Why it cannot be built there in any way: with all the material that can be paid there are too few banners."""
    reason = unready(game, seat, spot)
    if reason != OK:
        return reason
    stone, wood = stone_cost(game, seat, spot), game.kit.wood[spot]
    paid = min(stone, game.has(seat, names.STONE)) + min(wood, game.has(seat, names.WOOD)) + game.has(seat, names.GOLD)
    return OK if pool >= grey_cost(game, seat, spot, min(stone + wood, paid)) else reasons.NO_BANNERS


# --- walls ------------------------------------------------------------------------------------------------------


def draw_walls(game: Ezra, seat: int) -> None:
    """E3.6.7: the top cards: the one put on top, unknown ones, those put below in their order."""
    number = game.kit.board["walls_drawn"]
    drawn: list[int] = []
    if game.wall_top[seat] >= 0:
        drawn.append(game.wall_top[seat])
        game.wall_top[seat] = -1
    unknown = game.wall_deck[seat].copy()
    drawn += game.deal(unknown, min(number - len(drawn), len(unknown)), seat)
    below = number - len(drawn)
    drawn += game.wall_bottom[seat][:below]
    game.wall_deck[seat], game.wall_bottom[seat] = unknown, game.wall_bottom[seat][below:]
    drawn.sort()
    game.drawn = drawn
    game.tell(news.WALLS_DRAWN, seat, len(drawn))


class OfDrawn(Ask[Ezra]):
    """A question about the drawn wall cards, answered by a verb and a card (E3.6.7)."""

    def __init__(self, verb: int) -> None:
        super().__init__("E3.6.7")
        self.verb: Final = verb

    def candidates(self, game: Ezra, frame: Frame) -> list[int]:
        return [self.verb + card for card in range(len(names.WALL_CARDS))]

    def refuses(self, game: Ezra, frame: Frame, move: int) -> int:
        return OK if move - self.verb in game.drawn else reasons.NOT_DRAWN

    def options(self, game: Ezra, frame: Frame) -> list[int]:
        return [self.verb + card for card in game.drawn]

    def answer(self, game: Ezra, frame: Frame, move: int) -> None:
        card = move - self.verb
        game.drawn = [other for other in game.drawn if other != card]
        self.take(game, frame.seat, card)

    def take(self, game: Ezra, seat: int, card: int) -> None:
        """What happens to it; `drawn` are the others."""
        raise NotImplementedError


class ChooseWall(OfDrawn):
    """Which of them is built."""

    def take(self, game: Ezra, seat: int, card: int) -> None:
        game.push_about(PLACE_WALL, seat, card)
        if len(game.drawn) == 1:  # E3.6.8
            game.wall_top[seat] = game.drawn[0]
            game.drawn = []
        elif game.drawn:
            game.push(RETURN_WALLS, seat)


class ReturnWalls(OfDrawn):
    """Which of the others goes on top of the deck; what is left goes below."""

    def take(self, game: Ezra, seat: int, card: int) -> None:
        game.wall_top[seat] = card
        game.wall_bottom[seat] = game.wall_bottom[seat] + game.drawn
        game.drawn = []
        game.tell(news.WALL_KEPT, seat, card)


class PlaceWall(Effect[Ezra]):
    """The chosen card on the site: its effect, what scroll tiles give, connections (E3.6.7). About: the card."""

    def run(self, game: Ezra, frame: Frame) -> None:
        if game.wall_cards(frame.seat):  # else all know what the last card is
            game.show(frame.seat)
        set_wall(game, frame.seat, game.site, frame.about)


def set_wall(game: Ezra, seat: int, spot: int, card: int) -> None:
    game.take_spot(spot, seat)
    game.wall_on = game.wall_on.copy()
    game.wall_on[spot] = card
    game.tell(news.WALL_BUILT, seat, spot, card)
    game.push_about(CONNECT, seat, spot)
    trigger(game, seat, ON_WALL)
    game.kit.wall_effect[card].start(game, seat, names.FROM_BUILDINGS)


class AdjacentWall(Target[Ezra]):
    """`adjacent wall`: the effect of one built wall beside the new one, of any owner (E3.17.6)"""

    def missing(self) -> int:
        return reasons.NO_WALL_BESIDE

    def candidates(self, game: Ezra, frame: Frame) -> list[int]:
        return [moves.DO_COPY + spot for spot in range(names.SPOTS)]

    def refuses(self, game: Ezra, frame: Frame, move: int) -> int:
        """The new wall is on the site of this turn; no card lies on neutral walls."""
        spot = move - moves.DO_COPY
        return OK if spot in neighbours(game, game.site) and game.wall_on[spot] >= 0 else reasons.NO_WALL_BESIDE

    def answer(self, game: Ezra, frame: Frame, move: int) -> None:
        card = game.wall_on[move - moves.DO_COPY]
        game.tell(news.COPIED, frame.seat, move - moves.DO_COPY, card)
        game.kit.wall_effect[card].start(game, frame.seat, names.FROM_BUILDINGS)


# --- gates and connections --------------------------------------------------------------------------------------


def build_gate(game: Ezra, seat: int, spot: int) -> None:
    """E3.6.9: the silver on it, the gatekeeper, the reward, what scroll tiles give, connections."""
    silver = game.gate_silver[spot]
    game.lay_silver(spot, -silver)
    game.take_spot(spot, seat)
    game.employ(seat)
    game.tell(news.GATE_BUILT, seat, spot, silver)
    if silver:
        game.gain(seat, names.SILVER, silver)
    game.push_about(CONNECT, seat, spot)
    trigger(game, seat, ON_GATEKEEPER)
    game.kit.gate_reward[spot].start(game, seat, names.FROM_BUILDINGS)


def neighbours(game: Ezra, spot: int) -> list[int]:
    """The two locations beside it, the one at the lower ring position first."""
    kit = game.kit
    beside = sorted([(kit.pos[spot] + 1) % names.SPOTS, (kit.pos[spot] - 1) % names.SPOTS])
    return [kit.at[pos] for pos in beside]


class Connect(Effect[Ezra]):
    """The connections that a new wall or gate makes (E3.6.12 to E3.6.14), one after the other. About: the location;
    value: the connections done."""

    def run(self, game: Ezra, frame: Frame) -> None:
        pairs = self._pairs(game, frame.about)
        if frame.value < len(pairs):
            game.push_with(self, frame.seat, frame.value + 1, frame.about)
            wall, gate = pairs[frame.value]
            self._connect(game, frame.seat, wall, gate)

    def _pairs(self, game: Ezra, spot: int) -> list[tuple[int, int]]:
        pairs: list[tuple[int, int]] = []
        for other in neighbours(game, spot):
            wall, gate = (spot, other) if game.kit.is_wall[spot] else (other, spot)
            if connects(game, wall, gate):
                pairs.append((wall, gate))
        return pairs

    def _connect(self, game: Ezra, builder: int, wall: int, gate: int) -> None:
        """E3.6.13: the builder gains first."""
        game.tell(news.CONNECTED, builder, wall, gate)
        reward = game.kit.connection[gate]
        for owner in (game.owner[wall], game.owner[gate]):
            if owner not in (builder, names.NEUTRAL):
                game.push_about(reward, owner, names.FROM_BUILDINGS)
        game.push_about(reward, builder, names.FROM_BUILDINGS)


def connects(game: Ezra, wall: int, gate: int) -> bool:
    """True for a wall that somebody built beside a gate that stands."""
    kit = game.kit
    if not kit.is_wall[wall] or kit.is_wall[gate]:
        return False
    return game.owner[wall] not in (names.FREE, names.NEUTRAL) and game.owner[gate] != names.FREE


CHOOSE_WALL: Final = ChooseWall(moves.DO_WALL)
RETURN_WALLS: Final = ReturnWalls(moves.DO_TOP)
PLACE_WALL: Final = PlaceWall()
CONNECT: Final = Connect()
WALL_STEPS: Final[list[Step]] = [
    ChooseSite(moves.DO_SITE, names.SPOTS),
    ClearRubble(moves.DO_CLEAR, names.RESOURCES),
    Build(moves.DO_BUILD, len(moves.PAYMENTS)),
]
