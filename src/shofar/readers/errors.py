"""Errors in other languages: the code says them in English, and `locale/en/errors.ftl` and `box.ftl` know them by their
patterns. What such a sentence is filled with may be words, too: those of `WITHIN` are looked up in the same way."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from fluent.syntax import ast as ftl

from shofar.engine.errors import ShofarError
from shofar.readers import lexicon

FILES: Final = ("errors.ftl", "box.ftl")
LONGEST: Final = 2_000  # letters of a sentence that is looked up: a longer one quotes somebody at length
# The one that could be found in most of the others is the last.
SENTENCES: Final = (
    "expected", "bad-toml", "unknown-effect", "bad-number", "out-of-place", "forced-price", "misplaced-effect",
    "bad-effect", "bad-box",
)  # fmt: skip
WITHIN: Final = {"expected": SENTENCES, "why": SENTENCES, "found": ("found",), "file": ("file",)}
GROUPED: Final = re.compile(r"\d{1,3}(?:,\d{3})*")  # 1,500: as English writes a number


def sentences(error: ShofarError) -> Iterator[tuple[str, dict[str, Any]]]:
    """The entries that say this error, with their variables: by its sentence, then by its key and facts. What somebody
    has sent may be in it: a search through much of that, and keeping the result, would cost too much."""
    if len(error.sentence) > LONGEST:
        return
    facts = {name: value if isinstance(value, int) else str(value) for name, value in error.facts.items()}
    for key, pattern in _patterns(lexicon.slug(error.key)):
        found = pattern.fullmatch(error.sentence)
        if found:
            yield key, facts | {name: _value(text) for name, text in found.groupdict().items()}
    yield f"error-{lexicon.slug(error.key)}", facts


def parts(name: str, text: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The entries that say a part of a sentence: what stands there as `name`."""
    for family in WITHIN.get(name, ()) if len(text) <= LONGEST else ():
        for key, pattern in _patterns(family):
            found = pattern.fullmatch(text)
            if found:
                yield key, {each: _value(value) for each, value in found.groupdict().items()}


def _value(text: str) -> int | str:
    return int(text.replace(",", "")) if GROUPED.fullmatch(text) else text


@cache
def _patterns(key: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """The English sentences of an error: `error-<key>`, `error-<key>-2` ..."""
    wanted = re.compile(rf"error-{re.escape(key)}(?:-\d+)?")
    bodies = [lexicon.read(lexicon.FOLDER / lexicon.ENGLISH / file).body for file in FILES]
    found = [one for body in bodies for one in body if isinstance(one, ftl.Message)]
    return tuple((one.id.name, _pattern(one)) for one in found if wanted.fullmatch(one.id.name))


def _pattern(message: ftl.Message) -> re.Pattern[str]:
    assert message.value is not None
    return re.compile("".join(_part(element) for element in message.value.elements), re.DOTALL)


def _part(element: ftl.TextElement | ftl.Placeable) -> str:
    if isinstance(element, ftl.TextElement):
        return re.escape(element.value)
    assert isinstance(element.expression, ftl.VariableReference)
    return f"(?P<{element.expression.id.name}>.*?)"
