"""What is told in the log: counted goods as pictures, seats as emblems with a name, components in bold."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from shofar import games
from shofar.readers.deeds import MARKED, form_of, seat_of
from shofar.readers.form import FORMS, formed
from shofar.readers.icons import symbol
from shofar.readers.words import Words
from shofar.web.html import Element, Node, b, span
from shofar.web.look import Look
from shofar.web.pages.pieces import emblem, heard, sign
from shofar.web.seen import asked

NOBODY: Final = ("", "")
POINTS: Final = "vp"
NUMBERS: Final = (1, 2, 5)  # the forms that languages have for counted things
PIECES: Final = re.compile(rf"({MARKED.pattern})|\*([^*]*)\*")

Names = tuple[tuple[str, str], ...]  # of each seat: its colour, and what to call it within a sentence


@asked
def names(look: Look) -> Names:
    """What to call everybody: the viewer is "you"."""
    you = look.text("you")
    return tuple((one.colour, you if one.you else one.name) for one in look.sittings)


def opening(name: str, words: Words) -> str:
    """What to call somebody at the beginning of a sentence."""
    return words.text("you-act") if name == words.text("you") else name


def plain(text: str, called: Names) -> str:
    """The same as a text, for what cannot hold pictures."""
    return MARKED.sub(lambda found: _called(found[0], called), text).replace("*", "")


def _called(letter: str, called: Names) -> str:
    return str(formed(called[seat_of(letter)][1], form_of(letter)))


def told(text: str, title: str, words: Words, called: Names = ()) -> Node:
    """A sentence of the log. Where a language bends a word in a way that its noun does not show, the word stays."""
    return _told(text, title, words, only(called, seats(text)))


@lru_cache(maxsize=4096)
def seats(text: str) -> frozenset[int]:
    """The seats that a text names."""
    return frozenset(map(seat_of, MARKED.findall(text)))


def only(called: Names, about: frozenset[int | None]) -> Names:
    """What to call these seats: what is not said of the viewer is the same for everybody."""
    return tuple(name if seat in about else NOBODY for seat, name in enumerate(called))


@lru_cache(maxsize=4096)
def _told(text: str, title: str, words: Words, called: Names) -> Node:
    parts: list[Node] = []
    end = 0
    for found in PIECES.finditer(text):
        parts += [_goods(text[end : found.start()], title, words), _piece(found, title, words, called)]
        end = found.end()
    return [*parts, _goods(text[end:], title, words)]


def _piece(found: re.Match[str], title: str, words: Words, called: Names) -> Node:
    if not found[1]:
        return b[_goods(found[2], title, words)]
    colour, _ = called[seat_of(found[1])]
    name = _called(found[1], called)
    return span(".named")[emblem(colour), " ", name if found.start() else opening(name, words)]


def _goods(text: str, title: str, words: Words) -> Node:
    pattern, things = _forms(title, words)
    parts: list[Node] = []
    end = 0
    for found in pattern.finditer(text):
        number, word = found.groups()
        parts += [text[end : found.start()], _counted(number, word, things[word], title)]
        end = found.end()
    return [*parts, text[end:]]


def _counted(number: str, word: str, thing: str, title: str) -> Element:
    return span(".n", title=f"{number} {word}")[number, sign(symbol(thing, title)), heard(f" {word}")]


@lru_cache(maxsize=64)
def _forms(title: str, words: Words) -> tuple[re.Pattern[str], dict[str, str]]:
    """A number and any form of a counted thing, the longest first; and which thing a form means."""
    things = {
        formed(words.text("log-points", n=n) if thing == POINTS else words.noun(thing, n, title), form): thing
        for thing in games.face(title).pictured
        for n in NUMBERS
        for form in FORMS
    }
    forms = "|".join(re.escape(form) for form in sorted(things, key=len, reverse=True))
    return re.compile(rf"\b(\d+) ({forms})\b"), things
