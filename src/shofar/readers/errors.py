"""Errors in other languages: the code says them in English, and `locale/en/errors.ftl` knows them by their pattern."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from fluent.syntax import ast as ftl

from shofar.engine.errors import ShofarError
from shofar.readers import lexicon

FILE: Final = "errors.ftl"
GROUPED: Final = re.compile(r"\d{1,3}(?:,\d{3})*")  # 1,500: as English writes a number


def sentences(error: ShofarError) -> Iterator[tuple[str, dict[str, Any]]]:
    """The entries that say this error, with their variables: by its sentence, then by its key and facts."""
    facts = {name: value if isinstance(value, int) else str(value) for name, value in error.facts.items()}
    for key, pattern in _patterns(lexicon.slug(error.key)):
        found = pattern.fullmatch(error.sentence)
        if found:
            yield key, facts | {name: _value(text) for name, text in found.groupdict().items()}
    yield f"error-{lexicon.slug(error.key)}", facts


def _value(text: str) -> int | str:
    return int(text.replace(",", "")) if GROUPED.fullmatch(text) else text


@cache
def _patterns(key: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """The English sentences of an error: `error-<key>`, `error-<key>-2` ..."""
    wanted = re.compile(rf"error-{re.escape(key)}(?:-\d+)?")
    found = [one for one in lexicon.read(lexicon.FOLDER / lexicon.ENGLISH / FILE).body if isinstance(one, ftl.Message)]
    return tuple((one.id.name, _pattern(one)) for one in found if wanted.fullmatch(one.id.name))


def _pattern(message: ftl.Message) -> re.Pattern[str]:
    assert message.value is not None
    return re.compile("".join(_part(element) for element in message.value.elements), re.DOTALL)


def _part(element: ftl.TextElement | ftl.Placeable) -> str:
    if isinstance(element, ftl.TextElement):
        return re.escape(element.value)
    assert isinstance(element.expression, ftl.VariableReference)
    return f"(?P<{element.expression.id.name}>.*?)"
