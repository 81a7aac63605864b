"""Points: what is counted on the Sabbath and at the end, and a player's points by source (E3.13.5, E3.15)."""

from __future__ import annotations

from typing import Final

from shofar.engine.errors import BadEffect
from shofar.engine.grammar import Phrase, is_number
from shofar.games.ezra import names
from shofar.games.ezra.kit import SILVER_A_POINT
from shofar.games.ezra.table import Ezra

BLESSINGS: Final[list[int]] = [names.ORANGE, names.PURPLE, names.CRIMSON]  # in the order of COUNTED
IN_HAND: Final = "point of the card in hand"
# What can be counted, by the words after `per`.
COUNTED: Final = (
    "orange blessing", "purple blessing", "red blessing", "levite", "golden space", "flipped tile",
    "row of the 2 highest scribes", "scribe", "gatekeeper", "wall", "blessing set", "worker on the board", "building",
    "full temple row", "scribe below the top row", "scribe in the top row", IN_HAND,
)  # fmt: skip


def scribe_rows(game: Ezra, seat: int) -> list[int]:
    """The row values of the seat's scribes, the highest first."""
    rows = [names.ROW_OF[place] + 1 for place in range(len(game.scribe)) if game.scribe[place] == seat]
    rows.reverse()
    return rows


def count(game: Ezra, seat: int, thing: int) -> int:
    """How many of this thing the seat has."""
    if thing <= names.CRIMSON:
        return game.blessings[seat * 3 + BLESSINGS[thing]]
    return COUNTERS[thing](game, seat)


def _levites(game: Ezra, seat: int) -> int:
    return game.levites[seat]


def _golden(game: Ezra, seat: int) -> int:
    return game.kit.golden_up_to[game.altar[seat]]


def _flipped(game: Ezra, seat: int) -> int:
    return game.flipped[seat].bit_count()


def _two_highest(game: Ezra, seat: int) -> int:
    return sum(scribe_rows(game, seat)[:2])


def _scribes(game: Ezra, seat: int) -> int:
    return game.scribe.count(seat)


def _gatekeepers(game: Ezra, seat: int) -> int:
    return game.gatekeepers(seat)


def _walls(game: Ezra, seat: int) -> int:
    return game.walls_built(seat)


def _sets(game: Ezra, seat: int) -> int:
    return game.lowest_blessing(seat)  # E3.17.13


def _on_board(game: Ezra, seat: int) -> int:
    return game.levites[seat] + game.gatekeepers(seat) + game.scribe.count(seat)


def _buildings(game: Ezra, seat: int) -> int:
    """E3.6.16: corner gates are not built."""
    corner = game.kit.is_corner
    return sum([1 for spot, owner in enumerate(game.owner) if owner == seat and not corner[spot]])


def _full_rows(game: Ezra, seat: int) -> int:
    return game.filled.count(game.kit.columns)


def _low_scribes(game: Ezra, seat: int) -> int:
    return sum([1 for row in scribe_rows(game, seat) if row < 4])


def _top_scribes(game: Ezra, seat: int) -> int:
    return sum([1 for row in scribe_rows(game, seat) if row == 4])


def _hand(game: Ezra, seat: int) -> int:
    return sum([game.kit.scoring[card].amount(game, seat) for card in game.hand[seat]])


COUNTERS: Final = (
    _levites, _levites, _levites, _levites, _golden, _flipped, _two_highest, _scribes, _gatekeepers, _walls, _sets,
    _on_board, _buildings, _full_rows, _low_scribes, _top_scribes, _hand,
)  # fmt: skip


class Score:
    """`1 vp; 1 vp per 3 building`: points that are counted, never a decision."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase: Final = phrase
        self.base: int = 0
        self.terms: Final[list[tuple[int, int, int]]] = []  # points, per how many, of what
        for part in phrase.parts if phrase.kind == "seq" else (phrase,):
            self._add(part)

    def _add(self, part: Phrase) -> None:
        if part.kind == "atom" and part.name == "vp":
            self.base += part.amount
            return
        words = list(part.words)
        each = int(words.pop(0)) if words and is_number(words[0]) else 1
        thing = " ".join(words)
        if part.kind != "per" or part.parts[0].name != "vp" or thing not in COUNTED:
            raise BadEffect("unknown-effect", f"cannot count '{part.text()}': expected 'N vp per' one of {COUNTED}")
        self.terms.append((part.parts[0].amount, each, COUNTED.index(thing)))

    def text(self) -> str:
        return self.phrase.text()

    def counts_hand(self) -> bool:
        """True if it tells something about hidden cards."""
        return any([COUNTED[thing] == IN_HAND for _, _, thing in self.terms])

    def amount(self, game: Ezra, seat: int) -> int:
        """The points it is worth to this seat now."""
        total = self.base
        for points, each, thing in self.terms:
            total += points * (count(game, seat, thing) // each)
        return total


def worth(game: Ezra, seat: int) -> int:
    """E3.15.1: all goods as silver."""
    return sum([game.goods[seat * names.KINDS + good] * value for good, value in enumerate(game.kit.worth)])


def end_points(game: Ezra, seat: int) -> list[int]:
    """E3.15.2: the points of the end by END_SOURCES, as if the game ended now."""
    kit = game.kit
    rate = game.change(seat, SILVER_A_POINT) or kit.board["silver_per_vp"]
    walls, gates = _building_points(game, seat)
    return [
        worth(game, seat) // rate,
        _flipped(game, seat) * kit.board["tile_vp"],
        kit.board["leader_vp"] if game.ahead[0] == seat else 0,
        walls,
        gates,
        sum([kit.scribe_points[row - 1] for row in scribe_rows(game, seat)]),
        _gold_scrolls(game, seat),
    ]


def _building_points(game: Ezra, seat: int) -> tuple[int, int]:
    """Printed points of the seat's walls and of its gates."""
    kit = game.kit
    walls = gates = 0
    for spot, owner in enumerate(game.owner):
        if owner == seat and kit.is_wall[spot]:
            walls += kit.wall_points[game.wall_on[spot]]
        elif owner == seat:
            gates += kit.gate_points[spot]
    return walls, gates


def _gold_scrolls(game: Ezra, seat: int) -> int:
    owned = game.scrolls_of[seat]
    scores = [score for tile, score in enumerate(game.kit.tile_end) if owned >> tile & 1]
    return sum([score.amount(game, seat) for score in scores if score is not None])


def hand_shows(game: Ezra, seat: int) -> bool:
    """True if the points of the end tell the others something about this hand: another one from the same unseen cards
    would give another total."""
    owned = game.scrolls_of[seat]
    counted = [score for tile, score in enumerate(game.kit.tile_end) if owned >> tile & 1 and score is not None]
    terms = [term for score in counted for term in score.terms if COUNTED[term[2]] == IN_HAND]
    return len({_hand_points(terms, total) for total in _hand_totals(game, seat)}) > 1 if terms else False


def _hand_points(terms: list[tuple[int, int, int]], total: int) -> int:
    return sum([points * (total // each) for points, each, _ in terms])


def _hand_totals(game: Ezra, seat: int) -> set[int]:
    """What as many cards as the seat holds, of those that nobody else sees, can be worth."""
    held = len(game.hand[seat])
    totals: list[set[int]] = [{0}, *[set() for _ in range(held)]]  # by how many cards
    for card in game.hand[seat] + game.deck[seat]:
        worth_of_card = game.kit.scoring[card].amount(game, seat)
        for cards in range(held, 0, -1):
            totals[cards] |= {total + worth_of_card for total in totals[cards - 1]}
    return totals[held]


def breakdown(game: Ezra, seat: int) -> dict[str, int]:
    """Points by source: the marker's while the game runs, all of them when it is over (invariant 17)."""
    found = {source: game.points[seat * names.WAYS + way] for way, source in enumerate(names.SOURCES)}
    if game.over:
        found.update(zip(names.END_SOURCES, end_points(game, seat), strict=True))
    return found


def row_full(game: Ezra, row: int) -> bool:
    """True if every tile of this scroll row (from 0) has a coloured scribe."""
    return all(
        [
            game.scribe[place] not in (names.FREE, names.NEUTRAL)
            for place in range(len(names.ROW_OF))
            if names.ROW_OF[place] == row
        ]
    )
