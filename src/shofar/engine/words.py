"""From a phrase of a box to its effect: the engine builds what effects are made of, the title its own atoms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shofar.engine.compose import NO_MOVE, Answers, Both, Choice, Gain, May, Pay, Per, Times, When
from shofar.engine.cost import Cost
from shofar.engine.effect import Effect, Seq, Target
from shofar.engine.errors import BadEffect
from shofar.engine.grammar import Phrase, parse

Builder = Callable[[Phrase], Effect[Any]]


class Vocabulary:
    """The words of a title's boxes. Equal texts are one effect; one vocabulary serves one box.

    goods    what is gained in amounts (`2 wood`), by number; what is paid if a title says nothing else
    counted  what stands after `per`, by number
    times    what stands before a colon: the closed list of moments at which the order of play asks for effects
    money    the good that fees are paid with
    known    effects that have one fixed text
    atoms    first word of an atom or a call -> who builds it
    """

    def __init__(
        self,
        answers: Answers,
        goods: tuple[str, ...],
        *,
        counted: tuple[str, ...] = (),
        times: tuple[str, ...] = (),
        money: str = "",
        known: list[Effect[Any]] | None = None,
        atoms: dict[str, Builder] | None = None,
    ) -> None:
        self.answers: Final = answers
        self.goods: Final = goods
        self.counted: Final = counted
        self.times: Final = times
        self.money: Final = money
        self.atoms: Final[dict[str, Builder]] = atoms or {}
        self.made: Final[dict[str, Effect[Any]]] = {effect.text(): effect for effect in known or []}

    def read(self, text: str) -> Effect[Any]:
        """The effect of a text without a time."""
        return self.build(parse(text))

    def timed(self, text: str) -> When:
        """The effect of a text that begins with a time of the list."""
        phrase = parse(text)
        when = " ".join(phrase.words)
        if phrase.kind != "when":
            raise bad(phrase, f"an effect with its time: one of {', '.join(self.times)}, and a colon")
        if when not in self.times:
            raise bad(phrase, f"at a time of the list: one of {', '.join(self.times)}")
        effect = self.one(When(self.times.index(when), when, self.build(phrase.parts[0])))
        assert isinstance(effect, When)
        return effect

    def build(self, phrase: Phrase) -> Effect[Any]:
        """The effect of a phrase, known once by its own text however an owner wrote it."""
        known = self.made.get(phrase.text())
        return known if known is not None else self.one(self.make(phrase))

    def one(self, effect: Effect[Any]) -> Effect[Any]:
        """The one effect with this text."""
        return self.made.setdefault(effect.text(), effect)

    def make(self, phrase: Phrase) -> Effect[Any]:
        """A new effect. A title that says something in another way overrides the method of that kind."""
        match phrase.kind:
            case "seq":
                return Seq([self.build(part) for part in phrase.parts])
            case "both":
                return Both([self.gain(part) for part in phrase.parts])
            case "pay":
                return self.pay(phrase)
            case "may":
                return self.may(phrase)
            case "times":
                return self.repeated(phrase)
            case "choice":
                return self.choice(phrase)
            case "per":
                return self.per(phrase)
            case "when":
                raise bad(phrase, "an effect that may stand here: a time stands once, at the beginning of a text")
        return self.atom(phrase)

    def pay(self, phrase: Phrase) -> Effect[Any]:
        return Pay(self.cost(phrase.parts[0]), self.build(phrase.parts[1]), self.answers)

    def may(self, phrase: Phrase) -> Effect[Any]:
        then = self.build(phrase.parts[0])
        if not isinstance(then, Target) and self.answers.accept == NO_MOVE:
            raise bad(phrase, "a question that can be declined")
        return May(then, self.answers)

    def repeated(self, phrase: Phrase) -> Effect[Any]:
        least, most = int(phrase.words[0]), int(phrase.words[1])
        then = self.build(phrase.parts[0])
        if not isinstance(then, Target) or most < max(least, 1):
            raise bad(phrase, "a question asked from N to M times, like 1..2")
        return Times(least, most, then, self.answers)

    def choice(self, phrase: Phrase) -> Effect[Any]:
        if self.answers.choose == NO_MOVE:
            raise bad(phrase, "an effect of this title: it has no choices")
        return Choice([self.build(part) for part in phrase.parts], self.answers)

    def per(self, phrase: Phrase) -> Effect[Any]:
        thing = " ".join(phrase.words)
        if thing not in self.counted:
            raise bad(phrase, f"per something that is counted: {', '.join(self.counted)}")
        return Per(self.amount(phrase.parts[0]), self.counted.index(thing), thing, self.answers)

    def gain(self, phrase: Phrase) -> Gain:
        """The one gain of this text, as a part of another effect."""
        effect = self.one(self.amount(phrase))
        assert isinstance(effect, Gain)
        return effect

    def amount(self, phrase: Phrase) -> Gain:
        """`2 wood`."""
        if not self.is_amount(phrase):
            raise bad(phrase, f"a number of {', '.join(self.goods)}")
        return Gain(phrase.amount, self.goods.index(phrase.name), phrase.name)

    def atom(self, phrase: Phrase) -> Effect[Any]:
        if self.is_amount(phrase):
            return self.amount(phrase)
        builder = self.atoms.get(phrase.name)
        if builder is None:
            raise bad(phrase, f"an effect of this title: one of {', '.join(self.vocabulary())}")
        return builder(phrase)

    def is_amount(self, phrase: Phrase) -> bool:
        """True for a number, from 1, and a good."""
        return (
            phrase.kind == "atom" and len(phrase.words) == 2 and phrase.words[0].isdigit()
            and phrase.amount > 0 and phrase.words[1] in self.goods
        )  # fmt: skip

    def cost(self, phrase: Phrase) -> Cost:
        """What is paid: amounts of goods, `2 wood, 1 gold`."""
        amounts = [0] * len(self.goods)
        parts = phrase.parts if phrase.kind == "both" else (phrase,)
        for part in parts:
            amounts[self.amount(part).good] += part.amount
        money = amounts[self.goods.index(self.money)] if self.money else 0
        return Cost(amounts, money, ", ".join([part.text() for part in parts]))

    def vocabulary(self) -> list[str]:
        """The first words that an effect of this title can begin with."""
        fixed = [text for text in self.made if " " not in text]
        return sorted({*self.goods, *self.atoms, *fixed})


def bad(phrase: Phrase, expected: str) -> BadEffect:
    """The error for a phrase that means nothing here."""
    return BadEffect("bad-effect", f"'{phrase.text()}' is not {expected}", text=phrase.text(), expected=expected)
