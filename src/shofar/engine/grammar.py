"""The short text form of effects, as boxes write it, and the tree it stands for.

    effect  = part (";" part)*                     one after the other
    part    = item ("," item)*                     at the same time
    item    = "pay" part "->" effect               all of the first for all of the second
            | "may" item                           optional
            | N ".." M item                        N to M times
            | "(" effect ("|" effect)+ ")"         choose one
            | word ":" effect                      at that time
            | atom ["per" words]                   once for each
    atom    = [N] words | words "(" words ("," words)* ")"

A phrase is this tree without any meaning: a title builds effects from it, the readers write icons and sentences.
`parse` and `Phrase.text` are inverse.
"""

from __future__ import annotations

from typing import Final

from shofar.engine.errors import BadEffect

MARKS: Final = (";", ",", "|", "(", ")", "->", ":")


class Phrase:
    """A node of the tree: `kind` is atom, seq, both, pay, may, times, choice, when or per; `words` its own words."""

    __slots__ = ("kind", "parts", "words")

    def __init__(self, kind: str, words: tuple[str, ...], parts: tuple[Phrase, ...]) -> None:
        self.kind: Final = kind
        self.words: Final = words
        self.parts: Final = parts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.text() == other.text()

    def __hash__(self) -> int:
        return hash(self.text())

    def __repr__(self) -> str:
        return f"parse({self.text()!r})"

    @property
    def name(self) -> str:
        """The first word of an atom that is not a number."""
        return next((word for word in self.words if not is_number(word)), "")

    @property
    def amount(self) -> int:
        """The first number among the words, 1 if there is none; "+-2" reads as 2."""
        return next((int(word.replace("+-", "")) for word in self.words if is_number(word)), 1)

    def text(self) -> str:
        """The phrase written out."""
        inner = [part.text() for part in self.parts]
        match self.kind:
            case "seq":
                return "; ".join(inner)
            case "both":
                return ", ".join(inner)
            case "pay":
                return f"pay {inner[0]} -> {inner[1]}"
            case "may":
                return f"may {inner[0]}"
            case "times":
                return f"{self.words[0]}..{self.words[1]} {inner[0]}"
            case "choice":
                return f"({' | '.join(inner)})"
            case "when":
                return f"{' '.join(self.words)}: {inner[0]}"
            case "per":
                return f"{inner[0]} per {' '.join(self.words)}"
            case "call":
                return f"{' '.join(self.words)}({', '.join(inner)})"
            case _:
                return " ".join(self.words)


def is_number(word: str) -> bool:
    """True for 3, +1, -2 and +-2."""
    return word.removeprefix("+").removeprefix("-").isdigit()


def parse(text: str) -> Phrase:
    """The phrase that this text stands for."""
    return _Reader(text).whole()


def tokens(text: str) -> list[str]:
    """Words and marks."""
    for mark in MARKS:
        text = text.replace(mark, f" {mark} ")
    return text.split()


class _Reader:
    def __init__(self, text: str) -> None:
        self.source: Final = text
        self.tokens: Final = tokens(text)
        self.at = 0

    def fail(self, expected: str) -> BadEffect:
        found = self.peek() or "the end"
        return BadEffect(
            "bad-effect",
            f"cannot read the effect '{self.source}': found {found!r}, expected {expected}",
            text=self.source,
            found=found,
            expected=expected,
        )

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, expected: str = "") -> str:
        token = self.peek()
        if not token or (expected and token != expected):
            raise self.fail(repr(expected) if expected else "a word")
        self.at += 1
        return token

    def whole(self) -> Phrase:
        phrase = self.effect()
        if self.peek():
            raise self.fail("the end")
        return phrase

    def listed(self, kind: str, mark: str) -> Phrase:
        first = self.both() if kind == "seq" else self.item()
        parts = [first]
        while self.peek() == mark:
            self.take()
            parts.append(self.both() if kind == "seq" else self.item())
        return first if len(parts) == 1 else Phrase(kind, (), tuple(parts))

    def effect(self) -> Phrase:
        return self.listed("seq", ";")

    def both(self) -> Phrase:
        return self.listed("both", ",")

    def item(self) -> Phrase:
        token = self.peek()
        if token == "pay":
            self.take()
            cost = self.both()
            self.take("->")
            return Phrase("pay", (), (cost, self.effect()))
        if token == "may":
            self.take()
            return Phrase("may", (), (self.item(),))
        if token == "(":
            return self.choice()
        if ".." in token:
            least, _, most = self.take().partition("..")
            if not (least.isdigit() and most.isdigit()):
                raise self.fail("a range like 1..2")
            return Phrase("times", (least, most), (self.item(),))
        return self.atom()

    def choice(self) -> Phrase:
        self.take("(")
        parts = [self.effect()]
        while self.peek() == "|":
            self.take()
            parts.append(self.effect())
        self.take(")")
        if len(parts) < 2:
            raise self.fail("'|' and another option")
        return Phrase("choice", (), tuple(parts))

    def words(self) -> list[str]:
        words: list[str] = []
        while self.peek() and self.peek() not in MARKS and self.peek() != "per":
            words.append(self.take())
        if not words:
            raise self.fail("a word")
        return words

    def atom(self) -> Phrase:
        words = tuple(self.words())
        phrase = Phrase("atom", words, ())
        if self.peek() == ":":
            self.take()
            return Phrase("when", words, (self.effect(),))
        if self.peek() == "(":
            self.take()
            inner = [Phrase("atom", tuple(self.words()), ())]
            while self.peek() == ",":
                self.take()
                inner.append(Phrase("atom", tuple(self.words()), ()))
            self.take(")")
            phrase = Phrase("call", words, tuple(inner))
        if self.peek() == "per":
            self.take()
            return Phrase("per", tuple(self.words()), (phrase,))
        return phrase
