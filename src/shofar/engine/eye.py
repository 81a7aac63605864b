"""What a seat sees as numbers, kept from look to look: pieces of bytes, of which only what has changed is made again.

Most of a table stays as it is from one decision to the next. To compare a list with what it was takes a nanosecond for
each number in it; to make bytes of it, ten times that. So lists are compared as the game keeps them, for all seats at
once, and only what has changed is taken apart. To join the pieces costs less than to write each into place. A list that
the game never writes into, but replaces when it changes, is `whole`: while it is the same one, nothing is compared."""

from __future__ import annotations

from struct import Struct
from typing import Any, Final

from shofar.engine.features import AROUND, MOST_SEATS, around
from shofar.engine.game import Game
from shofar.engine.rules import Rules

NEVER: Final = [-1000]  # what no source is: all is written at the first look
EVERYBODY: Final = -1  # the bits of all seats
JOINT: Final = bytearray()  # between pieces, which makes a bytearray of them
# Small numbers, -1 among them, become bytes at once, and a table of all 256 bytes says what each is shown as.
PACKS: Final = [Struct(f"{size}b") for size in range(129)]
FILL: Final = b"\0"
AFTER: Final = bytes([(number + 1) % 256 for number in range(256)])
NAMED: Final = [[bytes([*table[1:], *[0] * (256 - len(table)), table[0]]) for table in one] for one in AROUND]


class Eye:
    """The row of a seat that follows a game. A title's `Eye` shows it, section by section in the order of its
    `FEATURES`, the same sections at every look; it may look at any game and seat at any time, and is quickest with one
    seat of one game."""

    def __init__(self, size: int) -> None:
        self.row = bytearray(size)  # another one whenever something has changed
        self.rules: Rules | None = None
        self.table: list[int] = []  # how this seat names owners: see `around`
        self.named = b""  # the same, for bytes
        self.seats: list[int] = []  # clockwise from this one
        self.known: list[list[int]] = []  # what the pieces were made of, source by source
        self.stacks: list[list[list[int]]] = []  # the same, for sources that are lists of lists
        self.pieces: list[bytes] = []
        self.source = 0  # the next one
        self.stack = 0
        self.before = NEVER  # what the last one that has changed was
        self.place = 0  # of the next piece
        self.parts = 0  # pieces of a player board
        self.stale = False  # a piece is newer than the row

    def __reduce__(self) -> Any:
        """Copies and travellers look afresh."""
        return type(self), ()

    def look(self, game: Game, seat: int) -> None:
        """Bring the row up to date."""
        self._begin(game.rules, seat)
        self.show(game, seat)
        if self.stale:
            self.row = JOINT.join(self.pieces)
            self.stale = False

    def show(self, game: Any, seat: int) -> None:
        """What a title has to say: every section, in the order of its features."""
        raise NotImplementedError

    def _begin(self, rules: Rules, seat: int) -> None:
        """Look from this seat. What was seen of a game of another kind, or from another seat, is forgotten: only
        under the same rules sections are of the same size."""
        table = around(rules.seats, seat)
        if rules is not self.rules or table is not self.table:
            self.rules = rules
            self.table = table
            self.named = NAMED[rules.seats][seat]
            self.seats = [(seat + step) % rules.seats for step in range(rules.seats)]
            self.known = []
            self.stacks = []
            self.pieces = []
        self.source = 0
        self.stack = 0
        self.place = 0

    # --- sections: the next numbers of the row ----------------------------------------------------------------

    def put(self, source: list[int], whole: bool = False) -> None:
        """Numbers as they are."""
        if self.changed(source, whole):
            self.write(source)
        self.place += 1

    def skip(self, size: int) -> None:
        """Numbers that stay 0 under these rules."""
        if self.place == len(self.pieces):
            self.pieces.append(bytes(size))
        self.place += 1

    def after(self, source: list[int], size: int, whole: bool = False) -> None:
        """The numbers of components, or -1: each one further on; 0 where there are no more."""
        if self.changed(source, whole):
            self._lay(packed(source).translate(AFTER).ljust(size, FILL))
        self.place += 1

    def owners(self, source: list[int], size: int, whole: bool = False) -> None:
        """Seats, as this one names them."""
        if self.changed(source, whole):
            self._lay(packed(source).translate(self.named).ljust(size, FILL))
        self.place += 1

    def capped(self, source: list[int], most: int) -> None:
        """Numbers up to the end of their range."""
        if self.changed(source):
            self.write([min(most, number) for number in source])
        self.place += 1

    def marks(self, numbers: list[int], size: int) -> None:
        """1 at each of these places."""
        if self.changed(numbers):
            self.write(marked(numbers, size))
        self.place += 1

    def bits(self, value: int, size: int) -> None:
        """The lowest bits of a number."""
        if self.changed([value]):
            self.write(lowest(value, size))
        self.place += 1

    # --- for sections of a title's own: `if changed: write`, then `passed` -----------------------------------------

    def changed(self, source: list[int], whole: bool = False) -> bool:
        """True if the next source is something else than before, which is noted."""
        known, at = self.known, self.source
        self.source = at + 1
        if at == len(known):
            known.append(NEVER)
        old = known[at]
        if whole:
            if old is source:
                return False
            known[at] = source
        if old == source:
            return False
        if not whole:
            known[at] = source.copy()
        self.before = old
        return True

    def write(self, values: list[int]) -> None:
        """What the changed section looks like now: always as many numbers."""
        self._lay(bytes(values))

    def _lay(self, piece: bytes) -> None:
        if self.place == len(self.pieces):
            self.pieces.append(piece)
        else:
            self.pieces[self.place] = piece
        self.stale = True

    def passed(self) -> None:
        """The section is done."""
        self.place += 1

    # --- player boards: between `boards` and `absent` a section is a part of all of them --------------------------

    def boards(self, parts: int) -> None:
        """The next sections are the parts of a player board, so many, on that of each seat."""
        self.parts = parts
        while len(self.pieces) < self.place + parts * len(self.seats):
            self.pieces.append(b"")

    def touched(self, source: list[int], width: int) -> int:
        """The seats, a bit for each, of whose `width` numbers in the next source one is another than before."""
        if not self.changed(source):
            return 0
        old = self.before
        if len(old) != len(source):
            return EVERYBODY
        found = 0
        for seat in self.seats:
            for place in range(seat * width, seat * width + width):
                if old[place] != source[place]:
                    found |= 1 << seat
                    break
        return found

    def touched_stacks(self, source: list[list[int]], width: int) -> int:
        """The same of the next source of lists, of which each seat has `width`."""
        at = self.stack
        self.stack = at + 1
        if at == len(self.stacks):
            self.stacks.append([])
        old = self.stacks[at]
        if old == source:
            return 0
        self.stacks[at] = [stack.copy() for stack in source]
        if len(old) != len(source):
            return EVERYBODY
        found = 0
        for seat in self.seats:
            for place in range(seat * width, seat * width + width):
                if old[place] != source[place]:
                    found |= 1 << seat
                    break
        return found

    def each(self, source: list[int], width: int) -> None:
        """As many numbers of every seat, as they are."""
        touched = self.touched(source, width)
        for at, seat in enumerate(self.seats):
            if touched >> seat & 1:
                self.write_part(at, source[seat * width : seat * width + width])
        self.place += 1

    def each_after(self, source: list[int], width: int) -> None:
        """The numbers of as many components of every seat, or -1: each one further on."""
        touched = self.touched(source, width)
        for at, seat in enumerate(self.seats):
            if touched >> seat & 1:
                piece = packed(source[seat * width : seat * width + width]).translate(AFTER)
                self.pieces[self.place + at * self.parts] = piece
                self.stale = True
        self.place += 1

    def write_part(self, at: int, values: list[int]) -> None:
        """What the changed part looks like now on the board of `seats[at]`."""
        self.pieces[self.place + at * self.parts] = bytes(values)
        self.stale = True

    def absent(self, size: int) -> None:
        """Boards, each of so many numbers, where nobody sits."""
        self.place += self.parts * (len(self.seats) - 1)
        self.skip(size * (MOST_SEATS - len(self.seats)))


def packed(source: list[int]) -> bytes:
    """A byte for each number from -128 to 127."""
    piece: bytes = PACKS[len(source)].pack(*source)
    return piece


def marked(numbers: list[int], size: int) -> list[int]:
    """1 at each of these places, of so many."""
    row = [0] * size
    for number in numbers:
        row[number] = 1
    return row


def filled(values: list[int], size: int) -> list[int]:
    """With 0 where there are no more."""
    while len(values) < size:
        values.append(0)
    return values


def lowest(value: int, size: int) -> list[int]:
    """So many bits of a number, the lowest first."""
    return [value >> bit & 1 for bit in range(size)]


def all_lowest(size: int) -> list[list[int]]:
    """Those of every number that has no others: for a title that needs them at every look."""
    return [lowest(value, size) for value in range(1 << size)]
