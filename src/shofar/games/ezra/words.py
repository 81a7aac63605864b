"""The vocabulary of Ezra's box: its atoms, where each of them may stand, and where the box says something wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shofar.engine.box import Box
from shofar.engine.compose import Answers
from shofar.engine.cost import Cost
from shofar.engine.effect import Effect
from shofar.engine.errors import BadBox, BadEffect
from shofar.engine.grammar import Phrase, is_number, parse
from shofar.engine.words import Vocabulary, bad
from shofar.games.ezra import gains
from shofar.games.ezra.food import LoseFood
from shofar.games.ezra.moves import DO_ACCEPT, DO_CHOOSE, DO_PASS
from shofar.games.ezra.names import BANNERS, BLESSINGS, GOODS, SILVER, VP
from shofar.games.ezra.opponent import ClearWall, OpponentBuilding, OpponentScribe, OpponentTemple
from shofar.games.ezra.scoring import COUNTED
from shofar.games.ezra.tiles import RECOVER_ONE, Again, FlipTile, Recover
from shofar.games.ezra.trade import Auxiliary
from shofar.games.ezra.walls import AdjacentWall

ANSWERS: Final = Answers(decline=DO_PASS, accept=DO_ACCEPT, choose=DO_CHOOSE)
KNOWN: Final[list[Effect[Any]]] = [
    gains.NOTHING_GAINED, gains.ONE_WORKER, gains.TENT_STEP, RECOVER_ONE, FlipTile("E3.12.7", False),
    FlipTile("E3.17.12", True), Again(), Auxiliary("E3.12.8"), AdjacentWall("E3.17.6", "adjacent wall"),
    OpponentTemple("temple"), ClearWall("clear wall"), OpponentBuilding("build wall", False),
    OpponentBuilding("build gate", True), OpponentScribe(True), OpponentScribe(False),
]  # fmt: skip
# What is written with a number, by its words without it.
NUMBERED: Final[dict[str, Callable[[int], Effect[Any]]]] = {
    "res": gains.Resources,
    "worker": gains.Worker,
    "altar": gains.Altar,
    "tent": gains.Tent,
    "recover": Recover,
    "lose food": LoseFood,
    "lose vp": lambda number: gains.Lose(number, VP),
    "lose silver": lambda number: gains.Lose(number, SILVER),
}
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


class Words(Vocabulary):
    """The words of one box. It knows where it reads."""

    def __init__(self, box: Box) -> None:
        first = {*[words.split()[0] for words in NUMBERED], *BANNERS, *BLESSINGS}
        super().__init__(
            ANSWERS,
            (*GOODS, "vp"),
            counted=COUNTED,
            money="silver",
            known=KNOWN,
            atoms={word: self._numbered for word in first},
        )
        self.box: Final = box
        self.where = ("", "", "")  # section, row and column of what was read last

    def phrase(self, section: str, row: str, column: str) -> Phrase:
        """What is written at this place; an empty text says nothing."""
        self.where = (section, row, column)
        return in_place(parse(self.box.word(section, row, column) or "nothing"), "")

    def phrases(self, section: str, row: str, column: str, place: str = "") -> list[Phrase]:
        """What is written where several effects stand."""
        self.where = (section, row, column)
        return [in_place(parse(text), place) for text in self.box.words(section, row, column)]

    def at(self, section: str, row: str, column: str) -> Effect[Any]:
        """The effect that stands at this place."""
        return self.effect(self.phrase(section, row, column))

    def column(self, section: str, column: str) -> list[Effect[Any]]:
        """The effects of a whole column, row by row."""
        return [self.at(section, row, column) for row in self.box.rows(section)]

    def effect(self, phrase: Phrase, asked: bool = False) -> Effect[Any]:
        """The effect of a phrase; `asked`: it is taken only if nothing is lacking, so it may have a price."""
        return self.build(declinable(phrase, asked))

    def fault(self, error: BadEffect) -> BadBox:
        """The error with its place: what was read last is what cannot be."""
        section, row, column = self.where
        found = self.box.row(section, row)[column]
        return self.box.fault(f"[{section}] {row}.{column}", found, f"an effect ({error})")

    def cost(self, phrase: Phrase) -> Cost:
        cost = super().cost(phrase)
        if cost.amounts[VP]:
            raise bad(phrase, "a price: numbers of goods")
        return cost

    def silver(self, phrase: Phrase) -> int:
        """A price in silver alone."""
        cost = self.cost(phrase)
        if cost.money != sum(cost.amounts):
            raise bad(phrase, "a price in silver")
        return cost.money

    def _numbered(self, phrase: Phrase) -> Effect[Any]:
        words = [word for word in phrase.words if not is_number(word)]
        make = NUMBERED.get(" ".join(words))
        if make is not None and phrase.kind == "atom":
            return make(phrase.amount)
        match words:
            case [colour, "banner"] if colour in BANNERS:
                return gains.Banners(phrase.amount, BANNERS.index(colour))
            case [colour, "blessing"] if colour in BLESSINGS:
                return gains.Blessing(phrase.amount, BLESSINGS.index(colour))
        raise bad(phrase, "an effect of this title")


def in_place(phrase: Phrase, place: str) -> Phrase:
    """The phrase again, if all its numbers are from 1 and its words belong to this place."""
    for word in phrase.words:
        if is_number(word) and (not word.isdigit() or int(word) == 0):
            raise BadEffect("bad-number", f"'{phrase.text()}' has the number {word}: expected numbers from 1")
    home = BELONGS.get(phrase.text(), place)
    if home != place:
        raise BadEffect("out-of-place", f"'{phrase.text()}' does not belong here: expected it with '{home}'")
    for part in phrase.parts:
        in_place(part, " ".join(phrase.words) if phrase.kind == "when" else place)
    return phrase


def declinable(phrase: Phrase, asked: bool) -> Phrase:
    """The phrase again, if nobody is made to pay."""
    if phrase.kind == "pay" and not asked:
        raise BadEffect("forced-price", f"'{phrase.text()}' cannot be declined: expected 'may pay' or a choice")
    for part in phrase.parts:
        declinable(part, phrase.kind in ("may", "choice"))
    return phrase
