"""The table: what lies where, and what can be read off it.

Numbers: a district is 0 red, 1 yellow, 2 blue; a place on the blocks is district * 10 + section - 1; a golem is a
figure 0 to 5 of a seat (0 and 1 are the initial ones) and is at a code: BOARD, STANDING + place, LYING + place,
BURIED + space of the cemetery, or HAND before it is settled."""

from __future__ import annotations

from typing import Final

from shofar.engine.cost import Cost
from shofar.engine.effect import OK
from shofar.engine.game import NOBODY, NOTHING, Game
from shofar.engine.rng import Rng
from shofar.engine.title import Field
from shofar.games.golem import news
from shofar.games.golem.components import Kit
from shofar.games.golem.reasons import NO_CLAY, NO_COIN, NO_KNOWLEDGE, STREET_START, STUDY_START
from shofar.games.golem.views import Sights

NONE: Final = -1
CLAY: Final = 0
COIN: Final = 1
KNOWLEDGE: Final = 2
VP: Final = 3
LENT: Final = 50  # more than anything costs
SHORT: Final[list[int]] = [NO_CLAY, NO_COIN, NO_KNOWLEDGE]  # resource -> the reason that it is missing
PAID_STUDENT: Final = 3  # in a cost, after the resources: a step back of a student, by district
PAID_STUDY: Final = 6  # and steps back on the study track

BOARD: Final = 0
STANDING: Final = 1
LYING: Final = 31
BURIED: Final = 61
HAND: Final = 70
FIGURES: Final = 6

LAST_SECTION: Final = 10
LAST_STUDY: Final = 10
LAST_TRACK: Final = 12
ROUNDS: Final = 4
BOTTOM: Final = 12  # the printed rabbi space, as an action tile
LINE: Final = 10  # rabbi positions on the bottom space: 10 is the leftmost

# Where an objective is: with a seat (0 to 3), in the pack a seat drafts from, in or under the deck, just drawn.
PACK: Final = 4
DECK: Final = 8
UNDER: Final = 9
DRAWN: Final = 10

SETUP: Final = 0
OVER: Final = 8

FIELDS: Final = (
    Field("round"), Field("phase"), Field("order", "seat"), Field("purse"), Field("student"), Field("study"),
    Field("track"), Field("golem", "stand"), Field("gold"), Field("built"), Field("column", "book"),
    Field("library", "book"), Field("book_deck", "book"), Field("book_bottom", "book"), Field("tiles", "action"),
    Field("tile_deck", "action"), Field("tile_discard", "action"), Field("rabbi"), Field("tray"),
    Field("socket", "colour"), Field("aside", "colour"), Field("palace", "character"), Field("district", "tile"),
    Field("artifact", "artifact_side"), Field("offer", "artifact_side"), Field("token", "seat"), Field("quiet"),
    Field("pass_tile"), Field("waiting"), Field("passing"), Field("turn"), Field("objective", "holder"),
    Field("objective_bottom", "objective"), Field("returned_by", "seat"), Field("seen"), Field("start", "start"),
    Field("picked", "start"), Field("moved"),
)  # fmt: skip


class Golem(Game):
    """A game of Golem."""

    __slots__ = ("kit", *[field.name for field in FIELDS])

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.kit: Final = kit
        self.round = 0
        self.phase = SETUP
        self.order: list[int] = NOTHING  # turn order
        self.purse: list[int] = NOTHING  # seat * 4 + clay, coin, knowledge, vp
        self.student: list[int] = NOTHING  # seat * 3 + district: its section
        self.study: list[int] = NOTHING
        self.track: list[int] = NOTHING  # the golem track
        self.golem: list[int] = NOTHING  # seat * 6 + figure: its code
        self.gold: list[int] = NOTHING  # seat * 4 + artifact: gold in its cauldron
        self.built: list[int] = NOTHING  # seat * 18 + development: 0, or 1; in a slot 1 + slot * 2 + side
        self.column: list[int] = NOTHING  # seat * 20 + column * 5 + place: a book
        self.library: list[int] = NOTHING
        self.book_deck: list[int] = NOTHING  # unordered
        self.book_bottom: list[int] = NOTHING  # under the deck, in order
        self.tiles: list[int] = NOTHING  # open action tiles from the top
        self.tile_deck: list[int] = NOTHING  # unordered
        self.tile_discard: list[int] = NOTHING
        self.rabbi: list[int] = NOTHING  # seat: NONE, the number of the tile from the top, or LINE + place
        self.tray: list[int] = NOTHING  # row * 5 + colour: marbles
        self.socket: list[int] = NOTHING  # seat * 2 + n: a marble
        self.aside: list[int] = NOTHING  # marbles on pass tile 1
        self.palace: list[int] = NOTHING  # the characters of the four rounds
        self.district: list[int] = NOTHING  # district * 7 + section - 1: a district tile
        self.artifact: list[int] = NOTHING  # seat: side of its artifact tile
        self.offer: list[int] = NOTHING  # sides still to be chosen
        self.token: list[int] = NOTHING  # district: who has its menorah token
        self.quiet: list[int] = NOTHING  # seat: 1 if golem control costs nothing this round
        self.pass_tile: list[int] = NOTHING  # seat: NONE, or the number of its pass tile from 0
        self.waiting: list[int] = NOTHING  # seat: 1 if it passed and waits
        self.passing = 0  # the pass phase: 0 none, 1 first, 2 second
        self.turn = 0  # who is to be looked at next: place in turn order, or pass tile
        self.objective: list[int] = NOTHING  # per objective: where it is
        self.objective_bottom: list[int] = NOTHING  # under the deck, in order
        self.returned_by: list[int] = NOTHING  # who put each of those there
        self.seen: list[int] = NOTHING  # seat: bit per objective it has looked at
        self.start: list[int] = NOTHING  # seat * 4 + n: the dealt starting tiles
        self.picked: list[int] = NOTHING  # seat * 2 + n: the chosen ones
        self.moved = NONE  # the golem that a card's first part moved, for its second part

    def clone(self) -> Golem:
        new = Golem(self.kit)
        self.copy_into(new)
        new.round = self.round
        new.phase = self.phase
        new.order = self.order.copy()
        new.purse = self.purse.copy()
        new.student = self.student.copy()
        new.study = self.study.copy()
        new.track = self.track.copy()
        new.golem = self.golem.copy()
        new.gold = self.gold.copy()
        new.built = self.built.copy()
        new.column = self.column.copy()
        new.library = self.library.copy()
        new.book_deck = self.book_deck.copy()
        new.book_bottom = self.book_bottom.copy()
        new.tiles = self.tiles.copy()
        new.tile_deck = self.tile_deck.copy()
        new.tile_discard = self.tile_discard.copy()
        new.rabbi = self.rabbi.copy()
        new.tray = self.tray.copy()
        new.socket = self.socket.copy()
        new.aside = self.aside.copy()
        new.palace = self.palace.copy()
        new.district = self.district.copy()
        new.artifact = self.artifact.copy()
        new.offer = self.offer.copy()
        new.token = self.token.copy()
        new.quiet = self.quiet.copy()
        new.pass_tile = self.pass_tile.copy()
        new.waiting = self.waiting.copy()
        new.passing = self.passing
        new.turn = self.turn
        new.objective = self.objective.copy()
        new.objective_bottom = self.objective_bottom.copy()
        new.returned_by = self.returned_by.copy()
        new.seen = self.seen.copy()
        new.start = self.start.copy()
        new.picked = self.picked.copy()
        new.moved = self.moved
        return new

    # --- what is counted ------------------------------------------------------------------------------------

    def level(self, seat: int) -> int:
        return self.kit.level[self.track[seat]]

    def created(self, seat: int) -> int:
        """G4.2.4: the four golems of the player board less those still on it."""
        at = seat * FIGURES
        return 4 - self.golem[at + 2 : at + FIGURES].count(BOARD)

    def buried(self, seat: int) -> int:
        """Own golems in the cemetery."""
        count = 0
        for at in range(seat * FIGURES, seat * FIGURES + FIGURES):
            if BURIED <= self.golem[at] < HAND:
                count += 1
        return count

    def completed(self, seat: int) -> int:
        """Completed artifacts."""
        count = 0
        for artifact in range(4):
            if self.complete(seat, artifact):
                count += 1
        return count

    def complete(self, seat: int, artifact: int) -> bool:
        return self.gold[seat * 4 + artifact] == self.kit.cauldron[artifact]

    def developments(self, seat: int) -> int:
        """G4.6.4: developed tiles of all kinds."""
        return 18 - self.built[seat * 18 : seat * 18 + 18].count(0)

    def leftmost(self, seat: int) -> int:
        """The section of the student that is furthest behind."""
        at = seat * 3
        return min(self.student[at], self.student[at + 1], self.student[at + 2])

    def height(self, seat: int, column: int) -> int:
        """Books in a column."""
        at = seat * 20 + column * 5
        height = 0
        while height < 5 and self.column[at + height] != NONE:
            height += 1
        return height

    def columns_used(self, seat: int) -> int:
        at = seat * 20
        return sum(1 for column in range(4) if self.column[at + column * 5] != NONE)

    def books(self, seat: int) -> int:
        return 20 - self.column[seat * 20 : seat * 20 + 20].count(NONE)

    def menorahs(self, seat: int, district: int) -> int:
        """G6.3: on developed tiles, and the token. Golem tiles are red, artifact tiles yellow, study tiles blue."""
        count = 1 if self.token[district] == seat else 0
        first = self.kit.menorah_tiles[district]
        for development in range(first, first + 6):
            if self.built[seat * 18 + development]:
                count += self.kit.menorahs[development]
        return count

    def count(self, seat: int, thing: int) -> int:
        """What stands after `per`, in the order of COUNTED."""
        if thing == 0:
            return self.level(seat)
        if thing == 1:
            return self.buried(seat)
        if thing == 2:
            return self.completed(seat)
        return self.developments(seat) if thing == 3 else self.leftmost(seat)

    def column_developed(self, seat: int, column: int) -> bool:
        return self.built[seat * 18 + 6 + column] != 0

    def has(self, seat: int, development: int) -> bool:
        return development != NONE and self.built[seat * 18 + development] != 0

    def study_side(self, seat: int) -> int:
        """Where the tables of the study track begin: its grey side, or the developed one."""
        return 11 if self.built[seat * 18 + self.kit.track_tile] else 0

    def value(self, row: int) -> int:
        """G3.3: marbles in a row."""
        at = row * 5
        tray = self.tray
        return tray[at] + tray[at + 1] + tray[at + 2] + tray[at + 3] + tray[at + 4]

    def standing_golems(self, seat: int) -> int:
        count = 0
        for at in range(seat * FIGURES, seat * FIGURES + FIGURES):
            if STANDING <= self.golem[at] < LYING:
                count += 1
        return count

    def character(self) -> int:
        """G2.1: the active character."""
        return self.palace[self.round - 1]

    # --- what is changed ------------------------------------------------------------------------------------

    def gain(self, seat: int, good: int, amount: int, about: int = 0) -> None:
        self.purse[seat * 4 + good] += amount
        self.flow(seat, good, amount)
        if self.news is not None:
            self.tell(news.GAINED, seat, good, amount)

    def lacks_goods(self, seat: int, cost: Cost) -> int:
        for good in range(3):
            if self.purse[seat * 4 + good] < cost.amounts[good]:
                return SHORT[good]
        for district in range(3):
            if self.student[seat * 3 + district] <= cost.amounts[PAID_STUDENT + district]:
                return STREET_START
        return STUDY_START if self.study[seat] < cost.amounts[PAID_STUDY] else OK

    def pay(self, seat: int, cost: Cost) -> None:
        for good in range(3):
            self.spend(seat, good, cost.amounts[good])
        for district in range(3):
            for _step in range(cost.amounts[PAID_STUDENT + district]):
                self.retreat_student(seat, district)
        if cost.amounts[PAID_STUDY]:
            self.move_study(seat, -cost.amounts[PAID_STUDY])

    def spend(self, seat: int, good: int, amount: int) -> None:
        if amount:
            self.charge(seat, good, amount)
            if self.news is not None:
                self.tell(news.SPENT, seat, good, amount)

    def charge(self, seat: int, good: int, amount: int) -> None:
        """The same where the news of what is paid for has the price."""
        self.purse[seat * 4 + good] -= amount
        self.flow(seat, good, -amount)

    def holdings(self, seat: int) -> list[int]:
        return self.purse[seat * 4 : seat * 4 + 4]

    def lend(self, seat: int) -> None:
        for good in range(3):
            self.purse[seat * 4 + good] += LENT

    def push_coming(self, seat: int) -> None:
        from shofar.games.golem.play import push_coming

        push_coming(self, seat)

    def income(self, seat: int, table: list[int], at: int) -> None:
        """Gain a row of an income table: clay, coins, knowledge, points."""
        for good in range(4):
            amount = table[at * 4 + good]
            if amount:
                self.gain(seat, good, amount)

    def advance_student(self, seat: int, district: int) -> None:
        """G4.1.2: one step; G0.9: a step beyond X is lost."""
        at = seat * 3 + district
        if self.student[at] == LAST_SECTION:
            return
        self.student[at] += 1
        self.tell(news.STUDENT, seat, district, self.student[at])
        if self.student[at] == self.kit.token_section and self.token[district] == NOBODY:
            self.token[district] = seat
            self.tell(news.TOKEN, seat, district)

    def retreat_student(self, seat: int, district: int) -> None:
        self.student[seat * 3 + district] -= 1
        self.tell(news.STUDENT_BACK, seat, district, self.student[seat * 3 + district])

    def move_study(self, seat: int, steps: int) -> None:
        self.study[seat] = max(0, min(LAST_STUDY, self.study[seat] + steps))
        self.tell(news.STUDY, seat, self.study[seat])

    def move_track(self, seat: int, steps: int) -> None:
        self.track[seat] = max(1, min(LAST_TRACK, self.track[seat] + steps))
        self.tell(news.TRACK, seat, self.track[seat])

    # --- what the engine asks a title for -------------------------------------------------------------------

    def stands(self) -> str:
        return f"round {self.round}" if self.round else "set-up"

    def breakdown(self, seat: int) -> dict[str, int]:
        from shofar.games.golem.scoring import breakdown

        return breakdown(self, seat)

    def standing(self, seat: int) -> tuple[int, ...]:
        """G6.4: the score, then the place in the last turn order."""
        return sum(self.breakdown(seat).values()), -self.order.index(seat)

    def sights(self, seat: int | None) -> Sights:
        from shofar.games.golem.view import sights

        return sights(self, seat)

    def forget(self, seat: int | None, rng: Rng) -> None:
        from shofar.games.golem.secrets import forget

        forget(self, seat)
