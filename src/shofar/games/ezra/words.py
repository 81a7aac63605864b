"""The vocabulary of the box: from a phrase to the gain it stands for. Equal texts are the same gain."""

from __future__ import annotations

from typing import Final

from shofar.engine.box import Box
from shofar.engine.errors import BadBox, BadEffect
from shofar.engine.grammar import Phrase, is_number, parse
from shofar.games.ezra.compose import Choice, May, Pay, Steps
from shofar.games.ezra.food import LoseFood
from shofar.games.ezra.gains import (
    NOTHING_GAINED,
    ONE_WORKER,
    TENT_STEP,
    Altar,
    Banners,
    Blessing,
    Gain,
    Goods,
    LosePoints,
    LoseSilver,
    PerThing,
    Points,
    Resources,
    Tent,
    Workers,
)
from shofar.games.ezra.names import BANNERS, BLESSINGS, GOODS
from shofar.games.ezra.opponent import BuildGate, BuildWall, ClearWall, OpponentScribe, OpponentTemple
from shofar.games.ezra.scoring import COUNTED
from shofar.games.ezra.tiles import RECOVER_ONE, Again, FreeFlip, PaidFlip, Recover
from shofar.games.ezra.trade import Auxiliary
from shofar.games.ezra.walls import AdjacentWall

SHARED: Final[list[Gain]] = [
    NOTHING_GAINED,
    ONE_WORKER,
    TENT_STEP,
    RECOVER_ONE,
    FreeFlip(),
    PaidFlip(),
    Again(),
    Auxiliary(),
    AdjacentWall(),
    OpponentTemple(),
    ClearWall(),
    BuildWall(),
    BuildGate(),
    OpponentScribe(True),
    OpponentScribe(False),
]
# Words that mean something in one place only: after a word and its colon, or as a line of a scheme card.
LINE: Final = "scheme line"
BELONGS: Final = {
    "again": "trader",
    "adjacent wall": "wall",
    "paid flip": "trade",
    "auxiliary": "prep",
    "temple": LINE,
    "clear wall": LINE,
    "build wall": LINE,
    "build gate": LINE,
    "scribe highest": LINE,
    "scribe lowest": LINE,
}


class Reader:
    """Reads effect texts of one box, knows where it reads, and keeps the gains it builds by text."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.made: Final[dict[str, Gain]] = {gain.text(): gain for gain in SHARED}
        self.where = ("", "", "")  # section, row and column of what was read last

    def phrase(self, section: str, row: str, column: str) -> Phrase:
        """What is written at this place; an empty text says nothing."""
        self.where = (section, row, column)
        return _checked(parse(self.box.word(section, row, column) or "nothing"), "")

    def phrases(self, section: str, row: str, column: str, place: str = "") -> list[Phrase]:
        """What is written where several effects stand."""
        self.where = (section, row, column)
        return [_checked(parse(text), place) for text in self.box.words(section, row, column)]

    def at(self, section: str, row: str, column: str) -> Gain:
        """The gain that stands at this place."""
        return self.build(self.phrase(section, row, column))

    def fault(self, error: BadEffect) -> BadBox:
        """The error with its place: what was read last is what cannot be."""
        section, row, column = self.where
        found = self.box.row(section, row)[column]
        return self.box.fault(f"[{section}] {row}.{column}", found, f"an effect ({error})")

    def build(self, phrase: Phrase, asked: bool = False) -> Gain:
        """The gain of a phrase; `asked`: it is taken only if nothing is lacking, so it may have a price."""
        made = self._build(phrase, asked)
        return self.made.setdefault(made.text(), made)

    def _build(self, phrase: Phrase, asked: bool) -> Gain:
        parts = phrase.parts
        if phrase.kind == "seq":
            return Steps([self.build(part) for part in parts])
        if phrase.kind == "choice":
            return Choice([self.build(part, True) for part in parts])
        if phrase.kind == "may":
            return May(self.build(parts[0], True))
        if phrase.kind == "pay":
            if not asked:
                raise BadEffect("forced-price", f"'{phrase.text()}' cannot be declined: expected 'may pay' or a choice")
            good, number = price(parts[0])
            return Pay(good, number, self.build(parts[1]))
        if phrase.kind == "per" and parts[0].name in GOODS and " ".join(phrase.words) in COUNTED:
            return PerThing(parts[0].amount, GOODS.index(parts[0].name), COUNTED.index(" ".join(phrase.words)))
        if phrase.kind == "atom":
            return self._atom(phrase)
        raise unknown(phrase)

    def _atom(self, phrase: Phrase) -> Gain:
        known = self.made.get(phrase.text())
        if known is not None:
            return known
        words = [word for word in phrase.words if not is_number(word)]
        number = phrase.amount
        match words:
            case [good] if good in GOODS:
                return Goods(number, GOODS.index(good))
            case ["res"]:
                return Resources(number)
            case ["worker"]:
                return Workers(number)
            case ["altar"]:
                return Altar(number)
            case ["tent"]:
                return Tent(number)
            case ["vp"]:
                return Points(number)
            case [colour, "banner"] if colour in BANNERS:
                return Banners(number, BANNERS.index(colour))
            case [colour, "blessing"] if colour in BLESSINGS:
                return Blessing(number, BLESSINGS.index(colour))
            case ["lose", "food"]:
                return LoseFood(number)
            case ["lose", "vp"]:
                return LosePoints(number)
            case ["lose", "silver"]:
                return LoseSilver(number)
            case ["recover"]:
                return Recover(number)
        raise unknown(phrase)


def _checked(phrase: Phrase, place: str) -> Phrase:
    """The phrase again, if all its numbers are from 1 and its words belong to this place."""
    for word in phrase.words:
        if is_number(word) and (not word.isdigit() or int(word) == 0):
            raise BadEffect("bad-number", f"'{phrase.text()}' has the number {word}: expected numbers from 1")
    home = BELONGS.get(phrase.text(), place)
    if home != place:
        raise BadEffect("out-of-place", f"'{phrase.text()}' does not belong here: expected it with '{home}'")
    for part in phrase.parts:
        _checked(part, " ".join(phrase.words) if phrase.kind == "when" else place)
    return phrase


def price(phrase: Phrase) -> tuple[int, int]:
    """`3 silver` as a good and a number."""
    if phrase.kind != "atom" or len(phrase.words) != 2 or phrase.name not in GOODS:
        raise BadEffect("unknown-effect", f"'{phrase.text()}' is not a price: expected a number of one good")
    return GOODS.index(phrase.name), phrase.amount


def unknown(phrase: Phrase) -> BadEffect:
    return BadEffect("unknown-effect", f"'{phrase.text()}' is not an effect of ezra", text=phrase.text())
