"""What is told in the log, with counted goods as pictures: "pays 3 silver" shows the coin."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from shofar import games
from shofar.readers.icons import symbol
from shofar.readers.words import Words
from shofar.web.html import Element, Node, span
from shofar.web.pages.pieces import heard, sign

POINTS: Final = "vp"
NUMBERS: Final = (1, 2, 5)  # the forms that languages have for counted things


@lru_cache(maxsize=20_000)
def told(text: str, title: str, words: Words) -> Node:
    """A sentence of the log. Where a language bends a word in a way that its noun does not show, the word stays."""
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
        words.text("log-points", n=n) if thing == POINTS else words.noun(thing, n, title): thing
        for thing in games.face(title).pictured
        for n in NUMBERS
    }
    forms = "|".join(re.escape(form) for form in sorted(things, key=len, reverse=True))
    return re.compile(rf"\b(\d+) ({forms})\b"), things
