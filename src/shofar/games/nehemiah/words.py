"""The vocabulary of Nehemiah's box: its atoms, and which effects belong to which time."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.compose import Answers, When
from shofar.engine.cost import Cost
from shofar.engine.effect import Effect, tree
from shofar.engine.errors import BadEffect
from shofar.engine.grammar import Phrase
from shofar.engine.words import Vocabulary, bad
from shofar.games.nehemiah.auction import Levy
from shofar.games.nehemiah.cards import Cubes, TakeGate
from shofar.games.nehemiah.leaders import Activate, Bonus, DirectTurn, MoveWorker, ShiftCube, SwapAnyWorkers
from shofar.games.nehemiah.moves import BOARDS, STOP
from shofar.games.nehemiah.reasons import FIRST_NEEDED, NO_TARGET
from shofar.games.nehemiah.table import COUNTED, GOODS, VP
from shofar.games.nehemiah.times import BEFORE_A_TURN, INSTEAD, NEW_COLUMN, ROUND, TIMES
from shofar.games.nehemiah.workers import Handling, PlaceAny, PlaceFirst, Refresh, Replace, Swap, UseCard

ANSWERS: Final = Answers(decline=STOP, early=FIRST_NEEDED, none=NO_TARGET)
LEVY_COST: Final = "1 worker, (1 wood | 1 gold)"


class Words(Vocabulary):
    """The words of one box."""

    def __init__(self) -> None:
        super().__init__(
            ANSWERS,
            GOODS,
            counted=COUNTED,
            times=TIMES,
            money="gold",
            known=[
                PlaceFirst("N4.1", "place(first)"), PlaceAny("N6.6.2", "place(any)"),
                Refresh("N6.5.1", "refresh(own worker)"), Replace("N6.7.1", "replace(worker)"), Swap(cards=False),
                Swap(cards=True), UseCard("N6.9.1", "use(card)"),
                ShiftCube("N12.8.2", "shift(cube, board)"), SwapAnyWorkers("N12.4.3", "swap(any worker, any worker)"),
                MoveWorker("N12.4.4", "move(own worker, any card)"), Activate(others=False), Activate(others=True),
                DirectTurn("direct(player)"),
            ],
            atoms={"cube": self._cubes, "gate": self._gate},
        )  # fmt: skip

    def card(self, text: str) -> Effect[Any]:
        """What a work card does: nothing that belongs to a leader."""
        effect = self.read(text)
        for part in tree(effect):
            if isinstance(part, (Bonus, DirectTurn, Activate)):
                raise misplaced(part, "an effect of a work card")
        return effect

    def leader(self, text: str) -> When:
        """What a leader does, at a time at which it can be done."""
        effect = self.timed(text)
        for part in tree(effect.then):
            home = time_of(part)
            if home not in (-1, effect.time):
                raise misplaced(part, f"possible at the time '{effect.word}': it belongs to '{TIMES[home]}'")
        if effect.time == ROUND and not isinstance(effect.then, Bonus):
            raise misplaced(effect.then, "an effect that works by itself, like '1 wood per wood card'")
        if effect.time == NEW_COLUMN and not isinstance(effect.then, Swap):
            raise misplaced(effect.then, "a swap in the new column, like 'swap(card, card)'")
        return effect

    def cost(self, phrase: Phrase) -> Cost:
        cost = super().cost(phrase)
        if cost.amounts[VP]:
            raise bad(phrase, "a price: wood or gold")
        return cost

    def per(self, phrase: Phrase) -> Effect[Any]:
        thing = " ".join(phrase.words)
        if thing == f"{phrase.parts[0].name} card" and phrase.parts[0].name in GOODS[:VP]:
            return Bonus(self.gain(phrase.parts[0]))
        return super().per(phrase)

    def repeated(self, phrase: Phrase) -> Effect[Any]:
        if phrase.parts[0].kind != "pay":
            return super().repeated(phrase)
        cost, gain = phrase.parts[0].parts
        levy = Levy(gain.amount)
        if cost.text() != LEVY_COST or levy.text() != phrase.text():
            raise bad(phrase, f"the levy, '{levy.text()}'")
        return levy

    def _cubes(self, phrase: Phrase) -> Effect[Any]:
        if phrase.kind != "call" or phrase.parts[0].text() not in BOARDS or phrase.amount < 1:
            raise bad(phrase, f"'1 cube(BOARD)' with one of {', '.join(BOARDS)}")
        return Cubes(phrase.amount, BOARDS.index(phrase.parts[0].text()))

    def _gate(self, phrase: Phrase) -> Effect[Any]:
        if phrase.kind != "atom" or len(phrase.words) > 2 or phrase.amount < 1:
            raise bad(phrase, "'1 gate'")
        return TakeGate(phrase.amount)


def time_of(effect: Effect[Any]) -> int:
    """The only time at which this effect can be done, -1 if it can at any."""
    if isinstance(effect, Bonus):
        return ROUND
    if isinstance(effect, Activate):
        return INSTEAD
    return BEFORE_A_TURN if isinstance(effect, DirectTurn) else -1


def uses_cards(effect: Effect[Any]) -> bool:
    """N6.9.2: it uses other cards, so it cannot be used by one that does the same."""
    return any(isinstance(part, UseCard) for part in tree(effect))


def counts_at_the_end(effect: Effect[Any]) -> bool:
    """N12.8.1: more than workers and cards changes their places."""
    return any(not part.parts() and not isinstance(part, Handling) for part in tree(effect))


def misplaced(effect: Effect[Any], expected: str) -> BadEffect:
    """The error for an effect that is known, but not here."""
    text = effect.text()
    return BadEffect("misplaced-effect", f"'{text}' is not {expected}", text=text, expected=expected)
