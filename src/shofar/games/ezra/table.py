"""The table: what lies where and who has what. Everything of a seat stands in flat lists, seat by seat."""

from __future__ import annotations

from typing import Final

from shofar.engine.cost import Cost
from shofar.engine.effect import OK
from shofar.engine.game import NOBODY, NOTHING, Game
from shofar.engine.ledger import LOST
from shofar.engine.rng import Rng
from shofar.engine.title import Field
from shofar.games.ezra import names, news
from shofar.games.ezra.kit import Kit
from shofar.games.ezra.reasons import CANNOT_PAY
from shofar.games.ezra.views import Sights

FIELDS: Final = (
    Field("goods"), Field("idle"), Field("stock"), Field("levites"), Field("farmers"), Field("labourers"),
    Field("traders"), Field("elders"), Field("tiles"), Field("flipped"), Field("scrolls_of"), Field("points"),
    Field("blessings"), Field("altar"), Field("ahead", "colour"), Field("tents"), Field("strides"),
    Field("hand", "card"), Field("deck", "card"), Field("piles", "card"), Field("tucked", "card"),
    Field("wall_top", "wall"), Field("wall_deck", "wall"), Field("wall_bottom", "wall"), Field("drawn", "wall"),
    Field("owner", "owner"), Field("wall_on", "wall"), Field("rubble"), Field("gate_silver"), Field("temple"),
    Field("filled"), Field("sectors"), Field("scrolls", "scroll"), Field("scribe", "owner"), Field("row_food"),
    Field("hero_of", "owner"), Field("side"), Field("round"), Field("stage"), Field("day"), Field("shofar", "colour"),
    Field("active", "colour"), Field("card", "card"), Field("trader"), Field("did"), Field("did_tiles"),
    Field("action"), Field("phase"), Field("used"), Field("pool"), Field("site", "spot"), Field("banners"),
    Field("focus", "focus"), Field("scheme", "scheme"), Field("focus_deck", "focus"), Field("scheme_deck", "scheme"),
)  # fmt: skip

NO_CARDS: Final[list[list[int]]] = []  # shared: never append to it
# E3.16.4: what each good is for the solo opponent.
OPPONENT_GOOD: Final = (names.GOLD, names.GOLD, names.GOLD, names.GOLD, names.SILVER, names.SILVER)


class Ezra(Game):
    """A game of Ezra and Nehemiah."""

    __slots__ = ("kit", *[field.name for field in FIELDS])

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.kit: Final = kit
        self.goods: list[int] = NOTHING  # seat * 6 + good
        self.idle: list[int] = NOTHING  # workers in the supply
        self.stock: list[int] = NOTHING  # workers in the main supply
        self.levites: list[int] = NOTHING
        self.farmers: list[int] = NOTHING
        self.labourers: list[int] = NOTHING
        self.traders: list[int] = NOTHING  # a bit per space
        self.elders: list[int] = NOTHING
        self.tiles: list[int] = NOTHING  # seat * 5 + kind: which of the four; never changed after the deal
        self.flipped: list[int] = NOTHING  # a bit per kind
        self.scrolls_of: list[int] = NOTHING  # a bit per scroll tile whose ability the seat has
        self.points: list[int] = NOTHING  # seat * WAYS + source
        self.blessings: list[int] = NOTHING  # seat * 3 + colour
        self.altar: list[int] = NOTHING
        self.ahead: list[int] = NOTHING  # seats on the altar track, the furthest ahead first
        self.tents: list[int] = NOTHING  # steps made
        self.strides: list[int] = NOTHING  # steps in this turn or preparation
        self.hand: list[list[int]] = NO_CARDS  # sorted
        self.deck: list[list[int]] = NO_CARDS  # unordered
        self.piles: list[list[int]] = NO_CARDS  # seat * 3 + pile, from the bottom
        self.tucked: list[list[int]] = NO_CARDS
        self.wall_top: list[int] = NOTHING  # the card its owner put on top, or -1
        self.wall_deck: list[list[int]] = NO_CARDS  # unordered
        self.wall_bottom: list[list[int]] = NO_CARDS  # put below by the owner, the first of them first
        self.drawn: list[int] = NOTHING  # wall cards being chosen from
        self.owner: list[int] = NOTHING  # per location: FREE, a seat or NEUTRAL
        self.wall_on: list[int] = NOTHING  # per location: the wall card, or -1
        self.rubble: list[int] = NOTHING  # location * 4 + resource
        self.gate_silver: list[int] = NOTHING  # per location
        self.temple: list[int] = NOTHING  # row * 8 + column: the resource, or -1
        self.filled: list[int] = NOTHING  # cubes per row
        self.sectors = 0  # how many are complete
        self.scrolls: list[int] = NOTHING  # per place: the tile; never changed after the deal
        self.scribe: list[int] = NOTHING  # per place: FREE, a seat, or NEUTRAL for a white worker
        self.row_food: list[int] = NOTHING
        self.hero_of: list[int] = NOTHING
        self.side = 0  # of the altar card
        self.round = 0
        self.stage = 0
        self.day = 0
        self.shofar = 0
        self.active = 0
        self.card = -1  # played this turn
        self.trader = -1  # the trader space used this turn
        self.did = 0  # bits: what may be done once in a turn or preparation
        self.did_tiles = 0  # a bit per scroll tile used in this preparation
        self.action = names.NONE
        self.phase = 0
        self.used = 0  # Levites in this action
        self.pool = 0  # banners left in the open action
        self.site = -1
        self.banners: list[int] = NOTHING  # gained this turn before the action, by colour
        self.focus = -1
        self.scheme = -1
        self.focus_deck: list[int] = NOTHING  # unordered
        self.scheme_deck: list[int] = NOTHING  # unordered

    def clone(self) -> Ezra:
        """What lies on the common boards and in the decks changes seldom: such a list is replaced when it does, so that
        clones share it. What belongs to a seat changes all the time and is copied."""
        new = Ezra(self.kit)
        self.copy_into(new)
        new.goods = self.goods.copy()
        new.idle = self.idle.copy()
        new.stock = self.stock.copy()
        new.levites = self.levites.copy()
        new.farmers = self.farmers.copy()
        new.labourers = self.labourers.copy()
        new.traders = self.traders.copy()
        new.elders = self.elders.copy()
        new.tiles = self.tiles
        new.flipped = self.flipped.copy()
        new.scrolls_of = self.scrolls_of.copy()
        new.points = self.points.copy()
        new.blessings = self.blessings.copy()
        new.altar = self.altar.copy()
        new.ahead = self.ahead.copy()
        new.tents = self.tents.copy()
        new.strides = self.strides.copy()
        new.hand = self.hand.copy()
        new.deck = self.deck.copy()
        new.piles = self.piles.copy()
        new.tucked = self.tucked.copy()
        new.wall_top = self.wall_top.copy()
        new.wall_deck = self.wall_deck.copy()
        new.wall_bottom = self.wall_bottom.copy()
        new.drawn = self.drawn
        new.owner = self.owner
        new.wall_on = self.wall_on
        new.rubble = self.rubble
        new.gate_silver = self.gate_silver
        new.temple = self.temple
        new.filled = self.filled
        new.sectors = self.sectors
        new.scrolls = self.scrolls
        new.scribe = self.scribe
        new.row_food = self.row_food
        new.hero_of = self.hero_of
        new.side = self.side
        new.round = self.round
        new.stage = self.stage
        new.day = self.day
        new.shofar = self.shofar
        new.active = self.active
        new.card = self.card
        new.trader = self.trader
        new.did = self.did
        new.did_tiles = self.did_tiles
        new.action = self.action
        new.phase = self.phase
        new.used = self.used
        new.pool = self.pool
        new.site = self.site
        new.banners = self.banners
        new.focus = self.focus
        new.scheme = self.scheme
        new.focus_deck = self.focus_deck
        new.scheme_deck = self.scheme_deck
        return new

    # --- gains and losses that cause nothing further --------------------------------------------------------

    def gain(self, seat: int, good: int, amount: int, about: int = 0, other: int = NOBODY) -> None:
        """Points, or goods from the stock or another seat; the solo opponent turns these into gold and silver."""
        if good == names.VP:
            self.score(seat, about, amount)
        elif amount:
            got = OPPONENT_GOOD[good] if seat == self.kit.opponent else good
            self.goods[seat * names.KINDS + got] += amount
            self.flow(seat, got, amount, other)
            if got == good:
                self.tell(news.GAINED, seat, amount, good)
            else:
                self.tell(news.GAINED_FOR, seat, amount, got, good)

    def spend(self, seat: int, good: int, number: int, other: int = NOBODY) -> None:
        """Goods to the general stock, or on the way to another seat."""
        if number:
            self.use_up(seat, good, number, other)
            self.tell(news.PAID, seat, number, good)

    def use_up(self, seat: int, good: int, number: int = 1, other: int = NOBODY) -> None:
        """The same where other news says what became of them."""
        self.goods[seat * names.KINDS + good] -= number
        self.flow(seat, good, -number, other)

    def employ(self, seat: int) -> None:
        """A worker leaves the supply for its work."""
        self.idle[seat] -= 1
        self.flow(seat, names.WORKER, -1)

    def welcome(self, seat: int, number: int) -> None:
        """Workers into the supply."""
        self.idle[seat] += number
        self.flow(seat, names.WORKER, number)

    def has(self, seat: int, good: int) -> int:
        return self.goods[seat * names.KINDS + good]

    def score(self, seat: int, source: int, number: int) -> None:
        """Move the marker; every change is told."""
        if number:
            self.points[seat * names.WAYS + source] += number
            self.flow(seat, names.VP, number)
            self.tell(news.SCORED, seat, number, source)

    def take_spot(self, spot: int, owner: int) -> None:
        """Whose location it is from now on."""
        self.owner = self.owner.copy()
        self.owner[spot] = owner

    def lay_silver(self, gate: int, number: int) -> None:
        """Onto a gate, or away from it."""
        self.gate_silver = self.gate_silver.copy()
        self.gate_silver[gate] += number

    def add_banners(self, seat: int, colour: int, number: int) -> None:
        """E3.4.2: banners of this turn; E3.4.5: none in a preparation."""
        if self.stage != names.DAYS or seat != self.active:
            return
        if self.action == names.NONE:
            self.banners = self.banners.copy()
            self.banners[colour] += number
            self.flow(seat, names.BANNER + colour, number)
        elif self.action != names.CLOSED and colour in (self.action - 1, names.WILD):
            self.add_pool(seat, number)
        else:
            self.tell(news.BANNERS_UNUSED, seat, number, colour)
            return
        self.tell(news.BANNERS, seat, number, colour)

    def add_pool(self, seat: int, number: int) -> None:
        """Banners of the open action: more, or spent (below 0)."""
        self.pool += number
        self.flow(seat, names.BANNER + self.action - 1, number)

    def open_action(self, seat: int, action: int) -> None:
        """E3.4.1: the banners of its colour are its pool; E3.4.2: what this turn gave of others is of no use now."""
        held = self.banners_held(seat)
        self.action = action
        self.pool = self.banner_pool(seat, action - 1)
        self._swing(seat, held)

    def close_action(self, seat: int) -> None:
        """E3.2.4: banners left are lost."""
        held = self.banners_held(seat)
        self.action = names.CLOSED
        self._swing(seat, held)

    def banners_held(self, seat: int) -> list[int]:
        """Banners to be spent, by colour: this turn's, then the pool of the open action."""
        if seat != self.active or self.stage != names.DAYS or self.action == names.CLOSED:
            return [0, 0, 0, 0]
        if self.action == names.NONE:
            return self.banners
        return [self.pool if colour == self.action - 1 else 0 for colour in range(len(names.BANNERS))]

    def _swing(self, seat: int, before: list[int]) -> None:
        if self.ledger is not None:
            for colour, number in enumerate(self.banners_held(seat)):
                change = number - before[colour]
                self.flow(seat, names.BANNER + colour, change, LOST if change < 0 else NOBODY)

    # --- what forecasts ask ---------------------------------------------------------------------------------

    def holdings(self, seat: int) -> list[int]:
        goods = self.goods[seat * names.KINDS : seat * names.KINDS + names.KINDS]
        return [*goods, self.marker(seat), self.idle[seat], *self.banners_held(seat)]

    def lend(self, seat: int) -> None:
        for good in range(names.KINDS):
            self.goods[seat * names.KINDS + good] += names.LENT
        self.idle[seat] += names.LENT
        self.pool += names.LENT

    def push_coming(self, seat: int) -> None:
        from shofar.games.ezra.sabbath import push_coming

        push_coming(self, seat)

    # --- what the effects of the engine ask -----------------------------------------------------------------

    def lacks_goods(self, seat: int, cost: Cost) -> int:
        at = seat * names.KINDS
        for good in range(names.KINDS):
            if self.goods[at + good] < cost.amounts[good]:
                return CANNOT_PAY
        return OK

    def pay(self, seat: int, cost: Cost) -> None:
        for good in range(names.KINDS):
            self.spend(seat, good, cost.amounts[good])

    def count(self, seat: int, thing: int) -> int:
        from shofar.games.ezra.scoring import count

        return count(self, seat, thing)

    def automatic(self, seat: int) -> bool:
        """E3.16.26: the solo opponent takes the first that it can, and declines what it may."""
        return seat == self.kit.opponent

    # --- questions about a seat -----------------------------------------------------------------------------

    def marker(self, seat: int) -> int:
        """The seat's vp marker."""
        total = 0
        for at in range(seat * names.WAYS, seat * names.WAYS + names.WAYS):
            total += self.points[at]
        return total

    def tops(self, seat: int) -> list[int]:
        """The visible cards of the piles."""
        return [pile[-1] for pile in self.piles[seat * 3 : seat * 3 + 3] if pile]

    def banner_pool(self, seat: int, colour: int) -> int:
        """E3.4.1: visible cards, tucked cards and heroes, and this turn's extra banners."""
        kit = self.kit
        total = 0
        for card in self.tops(seat):
            total += kit.banners[card * 3 + colour]
        for card in self.tucked[seat]:
            total += kit.top_banner[card * 3 + colour]
        for hero, owner in enumerate(self.hero_of):
            if owner == seat and kit.hero_colour[hero] == colour:
                total += kit.hero_banners[hero]
        if seat == self.active and self.stage == names.DAYS:
            total += self.banners[colour] + self.banners[names.WILD]
        return total

    def variant(self, seat: int, kind: int) -> int:
        return self.tiles[seat * 5 + kind]

    def turned(self, seat: int, kind: int) -> int:
        """1 if the seat's development tile of this kind is flipped."""
        return self.flipped[seat] >> kind & 1

    def change(self, seat: int, what: int) -> int:
        """The number by which the seat's scroll tiles change something; 0 without such a tile."""
        kit = self.kit
        owned = self.scrolls_of[seat]
        if not owned & kit.change_mask[what]:
            return 0
        return sum([number for bit, number in kit.changes[what] if owned & bit])

    def gatekeepers(self, seat: int) -> int:
        return sum([1 for spot, owner in enumerate(self.owner) if owner == seat and not self.kit.is_wall[spot]])

    def walls_built(self, seat: int) -> int:
        return sum([1 for spot, owner in enumerate(self.owner) if owner == seat and self.kit.is_wall[spot]])

    def resources(self, seat: int) -> int:
        at = seat * names.KINDS
        goods = self.goods
        return goods[at] + goods[at + 1] + goods[at + 2] + goods[at + 3]

    def rubble_at(self, spot: int) -> int:
        at = spot * 4
        rubble = self.rubble
        return rubble[at] + rubble[at + 1] + rubble[at + 2] + rubble[at + 3]

    def wall_cards(self, seat: int) -> int:
        """Cards left in the wall deck."""
        known = 0 if self.wall_top[seat] < 0 else 1
        return known + len(self.wall_deck[seat]) + len(self.wall_bottom[seat])

    def tent_space(self, seat: int) -> int:
        return self.tents[seat] % len(self.kit.tent_reward)

    def lowest_blessing(self, seat: int) -> int:
        at = seat * 3
        return min(self.blessings[at], self.blessings[at + 1], self.blessings[at + 2])

    def next_seat(self, seat: int) -> int:
        return (seat + 1) % self.kit.seats

    def in_order(self) -> list[int]:
        """Seats clockwise from the shofar."""
        seats = self.kit.seats
        return [(self.shofar + step) % seats for step in range(seats)]

    # --- what the engine asks -------------------------------------------------------------------------------

    def stands(self) -> str:
        return f"week {self.round}, day {self.day}" if self.day else f"week {self.round}"

    def breakdown(self, seat: int) -> dict[str, int]:
        from shofar.games.ezra.scoring import breakdown

        return breakdown(self, seat)

    def standing(self, seat: int) -> tuple[int, ...]:
        """E3.15.3: a tie goes to the player ahead on the altar track."""
        return (sum(self.breakdown(seat).values()), -self.ahead.index(seat))

    def sights(self, seat: int | None) -> Sights:
        from shofar.games.ezra.view import sights

        return sights(self, seat)

    def forget(self, seat: int | None, rng: Rng) -> None:
        from shofar.games.ezra.view import forget

        forget(self, seat, rng)
