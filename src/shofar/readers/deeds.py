"""What happened in a stretch of the game, in words: deeds joined and added up, with their causes.

A seat in a text is a single letter of the private use area (`mark`), one for each form that a language may need: a page
can put its emblem there, and call the viewer "you". What stands between two asterisks is the name of a component."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from shofar.engine.game import News
from shofar.engine.rules import Rules
from shofar.engine.telling import NUMBER, Telling
from shofar.engine.title import Kind
from shofar.engine.view import heard
from shofar.games import telling
from shofar.readers.args import mentions
from shofar.readers.chronicle import ASIDE, PART, Stretch
from shofar.readers.form import FIRST, FORMS, SEATS, Mark
from shofar.readers.lexicon import slug
from shofar.readers.words import Words

NEGATIVE: Final = re.compile(r"(?<!\w)-(?=\d)")
MARKED: Final = re.compile(f"[{chr(FIRST)}-{chr(FIRST + SEATS * len(FORMS) - 1)}]")


def mark(seat: int) -> str:
    """The letter that stands for a seat."""
    return Mark.of(seat)


def capital(text: str) -> str:
    """The text with a capital letter, also if it begins with the name of a component."""
    at = 1 if text[:1] == "*" else 0
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def seat_of(letter: str) -> int:
    return (ord(letter) - FIRST) % SEATS


def form_of(letter: str) -> str:
    """In which form the seat is to be called there."""
    return FORMS[(ord(letter) - FIRST) // SEATS]


def names_seat(text: str, seat: int) -> bool:
    """True if the text has a letter of that seat."""
    return any(seat_of(found[0]) == seat for found in MARKED.finditer(text))


class Marked(Words):
    """Words in which seats are letters."""

    def seat(self, seat: int, title: str = "") -> str:
        return mark(seat)


@lru_cache(maxsize=64)
def marked(language: str) -> Words:
    """Such words: the same for all tables."""
    return Marked(language)


@dataclass(frozen=True, slots=True)
class Fold:
    """What is told only to those who want to know."""

    name: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """A stretch in words."""

    head: str  # beside the name, or instead of one
    lines: tuple[tuple[int | None, str], ...]  # the seat if it is not the one whose turn it is
    folds: tuple[Fold, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.lines or self.folds)


def told(language: str, rules: Rules, stretch: Stretch, viewer: int | None) -> Told:
    """A stretch in words, as this viewer may know it."""
    words = marked(language)
    head = words.head(rules, stretch.began) if stretch.began is not None else ""
    if stretch.head:
        head = words.text(f"aside-{slug(stretch.head)}", rules.title.name)
    if stretch.kind == PART:
        return Told("", ((None, (words.news(rules, stretch.entries[0][1], viewer) or "").removesuffix(".")),))
    teller = _Teller(words, rules, viewer, stretch.seat)
    for step, entry in stretch.entries:
        teller.hear(step, entry)
    lines = teller.by_seat() if stretch.kind == ASIDE else teller.lines()
    return Told(head, tuple(lines), tuple(teller.folds()))


def about(words: Words, rules: Rules, entry: News) -> int:
    """The seat that a line of news is about; -1 if its words name none."""
    title = rules.title
    return (
        entry[1]
        if mentions("seat", words.lexicon(title.name).variables(f"news-{slug(title.kinds[entry[0]].key)}"))
        else -1
    )


@dataclass(slots=True)
class _Sentence:
    cause: News | None
    rest: list[News]

    def all(self) -> Iterable[News]:
        return (*([self.cause] if self.cause else []), *self.rest)


class _Teller:
    """Makes sentences of entries, one after the other."""

    def __init__(self, words: Words, rules: Rules, viewer: int | None, seat: int | None) -> None:
        self.words: Final = words
        self.rules: Final = rules
        self.viewer: Final = viewer
        self.seat: Final = seat
        self.telling: Final[Telling] = telling(rules.title.name)
        self.sentences: list[_Sentence] = []
        self.waiting: list[News] = []  # for the cause that follows in the same step
        self.folded: dict[str, list[News]] = {}
        self._step = 0

    # --- hearing --------------------------------------------------------------------------------------------

    def hear(self, step: int, entry: News) -> None:
        key = self.kind(entry).key
        fresh, self._step = step != self._step, step
        if not heard(self.rules, entry, self.viewer) or self._headed(key):
            return
        fold = next((name for name, kinds in self.telling.folds.items() if key in kinds), "")
        if fold:
            self.folded.setdefault(fold, []).append(entry)
        elif key in self.telling.before and (fresh or self.waiting):
            self.waiting.append(entry)
        elif not self._repeated(entry):
            self._say(key, entry)

    def _headed(self, key: str) -> bool:
        """True for what the heading says already."""
        own = f"deed-{slug(key)}"
        return key in self.telling.turns and not self.words.has(own, self.rules.title.name)

    def _say(self, key: str, entry: News) -> None:
        if key in self.telling.causes:
            self.sentences.append(_Sentence(entry, []))
        elif not self.sentences or (self.sentences[-1].cause is None and self._apart(entry)):
            self.sentences.append(_Sentence(None, []))
        for one in self._released(entry if key not in self.telling.causes else None):
            self._add(self.sentences[-1].rest, one)

    def _released(self, entry: News | None) -> list[News]:
        """What waited for this, and the entry itself if it is no cause."""
        found, self.waiting = self.waiting, []
        return [*found, entry] if entry is not None else found

    def _apart(self, entry: News) -> bool:
        """Without a cause, what is said of another seat is a sentence of its own."""
        rest = self.sentences[-1].rest
        return bool(rest) and self.about(rest[-1]) != self.about(entry)

    def _repeated(self, entry: News) -> bool:
        """True if a sentence has said it already, by news of a kind that includes it, about the same thing."""
        kinds = self.telling.repeats.get(self.kind(entry).key, ())
        known = self.sentences[-1].all() if self.sentences and kinds else ()
        return any(self.kind(one).key in kinds and one[1] == entry[1] and self._agree(one, entry) for one in known)

    def _agree(self, one: News, other: News) -> bool:
        """True if the two say nothing different of anything that both mention."""
        mine, yours = self._things(one), self._things(other)
        return all(mine[what] == yours[what] for what in mine.keys() & yours.keys())

    def _things(self, entry: News) -> dict[str, int]:
        return {what: number for what, number in zip(self.kind(entry).args, entry[2:], strict=False) if what != NUMBER}

    # --- adding up ------------------------------------------------------------------------------------------

    def _add(self, rest: list[News], entry: News) -> None:
        for at, earlier in enumerate(rest):
            joined = self._joined(earlier, entry)
            if joined is not None:
                rest[at] = joined
                return
        rest.append(entry)

    def _joined(self, earlier: News, entry: News) -> News | None:
        """Two entries as one; None if they are two things to say."""
        kind = self.kind(entry)
        if earlier[:2] != entry[:2]:
            return None
        if kind.key in self.telling.chains:
            return (entry[0], entry[1], earlier[2], entry[3], entry[4]) if earlier[3] == entry[2] else None
        if not all(a == b for what, a, b in _args(kind, earlier, entry) if what != NUMBER):
            return None
        if kind.key in self.telling.sums:
            return _sum(kind, earlier, entry)
        return entry if kind.key in self.telling.newest else None

    def kind(self, entry: News) -> Kind:
        return self.rules.title.kinds[entry[0]]

    def about(self, entry: News) -> int:
        return about(self.words, self.rules, entry)

    # --- telling --------------------------------------------------------------------------------------------

    def lines(self) -> Iterable[tuple[int | None, str]]:
        self._settle()
        for sentence in self.sentences:
            text = self._sentence(sentence)
            if text:
                yield None, capital(text)

    def by_seat(self) -> Iterable[tuple[int | None, str]]:
        """For what is nobody's turn: a line for each seat it is about, and one for each thing that is about nobody."""
        self._settle()
        seats: dict[int, list[News]] = {}
        for sentence in self.sentences:
            for entry in sentence.all():
                self._add(seats.setdefault(self.about(entry), []), entry)
        for seat, entries in seats.items():
            said = [text for entry in entries if (text := self._deed(entry))]
            if seat < 0:
                yield from ((None, capital(text)) for text in said)
            elif said:
                yield seat, self._list(said)

    def folds(self) -> Iterable[Fold]:
        for name, entries in self.folded.items():
            head = self.words.text(f"fold-{slug(name)}", self.rules.title.name, n=len(entries))
            yield Fold(head, tuple(capital(self._other(entry)) for entry in entries))

    def _settle(self) -> None:
        """What waited for a cause that never came is told by itself."""
        if self.waiting:
            waiting, self.waiting = self.waiting, []
            self.sentences.append(_Sentence(None, []))
            for one in waiting:
                self._add(self.sentences[-1].rest, one)

    def _sentence(self, sentence: _Sentence) -> str:
        rest = self._list([self._other(entry) for entry in sentence.rest])
        if sentence.cause is None:
            return rest
        cause = self._other(sentence.cause)
        return self.words.text("log-cause", cause=cause, effects=rest) if rest else cause

    def _other(self, entry: News) -> str:
        """A deed, with the seat if that is not whose turn it is."""
        deed, seat = self._deed(entry), self.about(entry)
        if seat in (-1, self.seat) or not deed or names_seat(deed, seat):
            return deed
        return self.words.text("log-other", who=mark(seat), deed=deed)

    def _deed(self, entry: News) -> str:
        return NEGATIVE.sub("\u2212", self.words.deed(self.rules, entry, self.viewer) or "")

    def _list(self, items: Sequence[str]) -> str:
        text = ""
        for item in items:
            text = self.words.text("log-join", a=text, b=item) if text and item else text or item
        return text


def _args(kind: Kind, earlier: News, entry: News) -> list[tuple[str, int, int]]:
    """The arguments of both by what they are."""
    return list(zip(kind.args, earlier[2:], entry[2:], strict=False))


def _sum(kind: Kind, earlier: News, entry: News) -> News:
    a, b, c = [*(x + y if what == NUMBER else y for what, x, y in _args(kind, earlier, entry)), 0, 0, 0][:3]
    return (entry[0], entry[1], a, b, c)
