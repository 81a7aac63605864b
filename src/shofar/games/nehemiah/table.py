"""The table: what lies where. A space is column * 4 + row, both from 0; an owner is a seat, or a neutral colour."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.cost import Cost
from shofar.engine.effect import OK, Effect
from shofar.engine.game import NOTHING, Game
from shofar.engine.rng import Rng
from shofar.engine.title import Field
from shofar.games.nehemiah import news
from shofar.games.nehemiah.components import Kit
from shofar.games.nehemiah.moves import FIRST, MOST_BID, SECOND
from shofar.games.nehemiah.reasons import NO_GOLD, NO_WOOD
from shofar.games.nehemiah.views import Sights

ROWS: Final = 4
NOBODY: Final = -1
EMPTY: Final = -1
LAST_ROUND: Final = 2

# What a seat has answered when it was last asked before a turn (N12.3.2), as long as that is in force.
UNASKED: Final = 0  # nothing, or what everybody knows
HELD: Final = 1  # `hold`, and nobody else can tell
WAITED: Final = 2  # `wait`, and nobody else can tell
KNOWN: Final = 3  # `hold`, and all have seen that the seat was left out

WOOD: Final = 0  # goods, in the order of GOODS
GOLD: Final = 1
VP: Final = 2
GOODS: Final = ("wood", "gold", "vp")
WORKER: Final = 3  # in the ledger, after the goods: those in the supply
LEDGER: Final = (*GOODS, "worker")
LENT: Final = 50  # more than anything costs
FROM_CARD: Final = 0  # what began an effect
FROM_LEADER: Final = 1
COUNTED: Final = ("tired column",)

FIELDS: Final = (
    Field("card", "card"), Field("worker", "owner"), Field("tired"), Field("fresh"), Field("due"),
    Field("deck", "card"), Field("discard", "card"), Field("round"), Field("supply"), Field("bench"),
    Field("neutral"), Field("wood"), Field("gold"), Field("cubes"), Field("on"), Field("gates", "owner"),
    Field("board_vp"), Field("card_vp"), Field("leader_vp"), Field("sold"), Field("start"), Field("turn"),
    Field("passes"), Field("quiet"), Field("last_turn"), Field("swept"), Field("instead"), Field("round_over"),
    Field("scorings"),
    Field("active", "card"), Field("used", "card"), Field("leader_deck", "leader"), Field("offer", "leader"),
    Field("leader_of", "owner"), Field("auctioned", "leader"), Field("bids"), Field("hold"),
    Field("directed", "owner"),
)  # fmt: skip


class Nehemiah(Game):
    """A game of Nehemiah."""

    __slots__ = ("kit", *[field.name for field in FIELDS])

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.kit: Final = kit
        self.card: list[int] = NOTHING  # per space: the work card; EMPTY at an empty column place
        self.worker: list[int] = NOTHING  # per space: its owner, or NOBODY
        self.tired: list[int] = NOTHING  # per space: 1 if its worker is exhausted
        self.fresh = 0  # bit per space: its worker was exhausted in this turn
        self.due = 0  # bit per column
        self.deck: list[int] = NOTHING  # the current deck, unordered
        self.discard: list[int] = NOTHING
        self.round = 0
        self.supply: list[int] = NOTHING
        self.bench: list[int] = NOTHING
        self.neutral: list[int] = NOTHING  # neutral workers in stock, two players only
        self.wood: list[int] = NOTHING
        self.gold: list[int] = NOTHING
        self.cubes: list[int] = NOTHING  # cube supply
        self.on: list[int] = NOTHING  # cubes: board * players + seat
        self.gates: list[int] = NOTHING  # owner of each gate taken, in the order of the stack
        self.board_vp: list[int] = NOTHING  # board * players + seat
        self.card_vp: list[int] = NOTHING
        self.leader_vp: list[int] = NOTHING
        self.sold: list[int] = NOTHING  # points for goods sold at the end
        self.start = 0
        self.turn = 0
        self.passes = 0  # in a row
        self.quiet = 0  # turns in a row without a column replaced
        self.last_turn = -1  # known once the end is triggered
        self.swept = 0  # 1 if a column was replaced in this turn
        self.instead = 0  # 1 if a leader was used instead of the action in this turn
        self.round_over = 0  # 1 if a round ended in this turn
        self.scorings = 0
        self.active = EMPTY  # the activated card
        self.used: list[int] = NOTHING  # cards used in this activation
        self.leader_deck: list[int] = NOTHING  # unordered
        self.offer: list[int] = NOTHING
        self.leader_of: list[int] = NOTHING  # per leader: in front of whom it lies
        self.auctioned = EMPTY
        self.bids: list[int] = NOTHING  # seat * 3 + (workers, wood, gold); -1 not yet named
        self.hold: list[int] = NOTHING  # per seat: UNASKED, HELD, WAITED or KNOWN
        self.directed = NOBODY  # who decides the action of the coming turn

    def clone(self) -> Nehemiah:
        new = Nehemiah(self.kit)
        self.copy_into(new)
        new.card = self.card.copy()
        new.worker = self.worker.copy()
        new.tired = self.tired.copy()
        new.fresh = self.fresh
        new.due = self.due
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.round = self.round
        new.supply = self.supply.copy()
        new.bench = self.bench.copy()
        new.neutral = self.neutral.copy()
        new.wood = self.wood.copy()
        new.gold = self.gold.copy()
        new.cubes = self.cubes.copy()
        new.on = self.on.copy()
        new.gates = self.gates.copy()
        new.board_vp = self.board_vp.copy()
        new.card_vp = self.card_vp.copy()
        new.leader_vp = self.leader_vp.copy()
        new.sold = self.sold.copy()
        new.start = self.start
        new.turn = self.turn
        new.passes = self.passes
        new.quiet = self.quiet
        new.last_turn = self.last_turn
        new.swept = self.swept
        new.instead = self.instead
        new.round_over = self.round_over
        new.scorings = self.scorings
        new.active = self.active
        new.used = self.used.copy()
        new.leader_deck = self.leader_deck.copy()
        new.offer = self.offer.copy()
        new.leader_of = self.leader_of.copy()
        new.auctioned = self.auctioned
        new.bids = self.bids.copy()
        new.hold = self.hold.copy()
        new.directed = self.directed
        return new

    # --- asking ---------------------------------------------------------------------------------------------

    def mover(self) -> int:
        """N3.1: whose turn it is."""
        return (self.start + self.turn) % self.kit.players

    def first_free(self, column: int) -> int:
        """N4.2: the unoccupied space with the smallest row of a column, or EMPTY (N4.7: an empty place has none)."""
        space = column * ROWS
        if self.card[space] == EMPTY:
            return EMPTY
        worker = self.worker
        for row in range(ROWS):
            if worker[space + row] == NOBODY:
                return space + row
        return EMPTY

    def room(self) -> bool:
        """True if a worker could be placed somewhere."""
        for column in range(self.kit.columns):
            if self.first_free(column) != EMPTY:
                return True
        return False

    def face(self, space: int) -> int:
        return self.kit.face[self.card[space]]

    def effect_at(self, space: int) -> Effect[Any]:
        """What the card on this space does."""
        kit = self.kit
        return kit.effects[kit.face[self.card[space]]]

    def gates_left(self) -> int:
        return len(self.kit.gate_values) - len(self.gates)

    def workers_alike(self, a: int, b: int) -> bool:
        """N6.8.4: swapping these two workers would change nothing a rule looks at."""
        return (
            self.worker[a] == self.worker[b]
            and self.tired[a] == self.tired[b]
            and (self.fresh >> a & 1) == (self.fresh >> b & 1)
        )

    def cards_alike(self, a: int, b: int) -> bool:
        """N6.8.4: the same for two cards with what stands on them."""
        one, other = self.card[a], self.card[b]
        return (
            self.kit.face[one] == self.kit.face[other]
            and self.workers_alike(a, b)
            and self.active not in (one, other)
            and (one in self.used) == (other in self.used)
        )

    def has_ready(self, seat: int) -> bool:
        for space in range(len(self.worker)):
            if self.worker[space] == seat and not self.tired[space]:
                return True
        return False

    def has_plain_action(self, seat: int) -> bool:
        """N3.4: the seat can place or activate."""
        return (self.supply[seat] > 0 and self.room()) or self.has_ready(seat)

    def tired_columns(self, seat: int) -> int:
        """Columns with an exhausted worker of this seat."""
        count = 0
        for column in range(self.kit.columns):
            for space in range(column * ROWS, column * ROWS + ROWS):
                if self.worker[space] == seat and self.tired[space]:
                    count += 1
                    break
        return count

    # --- goods ----------------------------------------------------------------------------------------------

    def lacks_goods(self, seat: int, cost: Cost) -> int:
        if self.wood[seat] < cost.amounts[WOOD]:
            return NO_WOOD
        return NO_GOLD if self.gold[seat] < cost.amounts[GOLD] else OK

    def pay(self, seat: int, cost: Cost) -> None:
        wood, gold = cost.amounts[WOOD], cost.amounts[GOLD]
        self.wood[seat] -= wood
        self.gold[seat] -= gold
        self.flow(seat, WOOD, -wood)
        self.flow(seat, GOLD, -gold)
        self.tell(news.PAID, seat, wood, gold)

    def gain(self, seat: int, good: int, amount: int, about: int = 0) -> None:
        """What a card gives (about 0) or a leader; leaders that lie open may add to what a card gives (N12.9.1)."""
        if good == VP:
            self._score(seat, amount, about)
            return
        if about == FROM_CARD:
            for leader, more in self.kit.bonus[good]:
                if self.leader_of[leader] == seat:
                    amount += more
        self.flow(seat, good, amount)
        if good == WOOD:
            self.wood[seat] += amount
            self.tell(news.GAINED, seat, amount, 0, 0)
        else:
            self.gold[seat] += amount
            self.tell(news.GAINED, seat, 0, amount, 0)

    def _score(self, seat: int, points: int, about: int) -> None:
        self.flow(seat, VP, points)
        if about == FROM_LEADER:
            self.leader_vp[seat] += points
            self.tell(news.LEADER_POINTS, seat, points)
        else:
            self.card_vp[seat] += points
            self.tell(news.GAINED, seat, 0, 0, points)

    def count(self, seat: int, thing: int) -> int:
        return self.tired_columns(seat)  # the only thing that is counted

    def bench_workers(self, seat: int, number: int) -> None:
        """N11.7: from the supply to the bench, until the round is over."""
        self.supply[seat] -= number
        self.bench[seat] += number
        self.flow(seat, WORKER, -number)

    def holdings(self, seat: int) -> list[int]:
        return [self.wood[seat], self.gold[seat], sum(self.breakdown(seat).values()), self.supply[seat]]

    def lend(self, seat: int) -> None:
        self.wood[seat] += LENT
        self.gold[seat] += LENT
        self.supply[seat] += LENT

    # --- doing ----------------------------------------------------------------------------------------------

    def exhaust(self, space: int) -> None:
        """N5.1, N5.2."""
        self.tired[space] = 1
        self.fresh |= 1 << space
        self.settle(space)

    def settle(self, space: int) -> None:
        """N7.1: an exhausted worker on row 4 makes its column due."""
        if space % ROWS == ROWS - 1 and self.tired[space]:
            self.due |= 1 << space // ROWS

    def put(self, seat: int, space: int) -> None:
        """A ready worker from the supply to this card."""
        self.supply[seat] -= 1
        self.flow(seat, WORKER, -1)
        self.worker[space] = seat

    def lift(self, space: int) -> None:
        """The worker of this space goes home (N7.5, N10.8)."""
        owner = self.worker[space]
        if owner >= self.kit.players:
            self.neutral[owner - self.kit.players] += 1
        elif owner != NOBODY:
            self.supply[owner] += 1
            self.flow(owner, WORKER, 1)
        self.vacate(space)

    def vacate(self, space: int) -> None:
        self.worker[space] = NOBODY
        self.tired[space] = 0
        self.fresh &= ~(1 << space)

    def swap_workers(self, a: int, b: int) -> None:
        """Two places change what stands on them; states travel along (N6.8.1)."""
        worker, tired = self.worker, self.tired
        worker[a], worker[b] = worker[b], worker[a]
        tired[a], tired[b] = tired[b], tired[a]
        if (self.fresh >> a & 1) != (self.fresh >> b & 1):
            self.fresh ^= 1 << a | 1 << b
        self.settle(a)
        self.settle(b)

    def swap_cards(self, a: int, b: int) -> None:
        """N6.8.2: workers ride along."""
        card = self.card
        card[a], card[b] = card[b], card[a]
        self.swap_workers(a, b)

    # --- what the engine asks -------------------------------------------------------------------------------

    def stands(self) -> str:
        return f"round {self.round + 1}"

    def breakdown(self, seat: int) -> dict[str, int]:
        from shofar.games.nehemiah.scoring import breakdown

        return breakdown(self, seat)

    def standing(self, seat: int) -> tuple[int, ...]:
        """N9.9: wood, then gold, left after the sale."""
        return (sum(self.breakdown(seat).values()), self.wood[seat], self.gold[seat])

    def sights(self, seat: int | None) -> Sights:
        from shofar.games.nehemiah.view import sights

        return sights(self, seat)

    def forget(self, seat: int | None, rng: Rng) -> None:
        """N17: decks have no order yet; what is left to hide are committed bids and the answers `hold` and `wait`.
        Amounts behind screens are no secret: they can be counted (N17.1)."""
        for other in range(self.kit.players):
            if other == seat:
                continue
            if self.hold[other] in (HELD, WAITED):
                self.hold[other] = HELD if rng.below(2) else WAITED
            holdings = (self.supply[other], self.wood[other], self.gold[other])
            for part in range(3):
                if self.bids[other * 3 + part] >= 0:
                    self.bids[other * 3 + part] = rng.below(min(holdings[part], MOST_BID) + 1)


def pair_spaces(pair: int) -> tuple[int, int]:
    """The two spaces of a pair of the catalogue."""
    base = pair // 6 * ROWS
    return base + FIRST[pair % 6], base + SECOND[pair % 6]
