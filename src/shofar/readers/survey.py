"""What a language has and lacks beside English: for translators (`tools/translate.py`) and for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer, serialize_pattern

from shofar.games import NAMES
from shofar.readers import lexicon
from shofar.readers.lexicon import ENGLISH, Lexicon

NUMBERS: Final = (0, 1, 2, 5, 12, 21, 22, 112)  # between them every plural form of Polish, Russian and French
OWN: Final = ("own-", "error-")  # keys that a language may have alone
ARTICLES: Final = frozenset({"the"})  # forms that English needs; others have forms of their own
RULES: Final = "rules"
ALWAYS: Final = ("over-", "chapter-", "heading-")  # of the rules: what every language has


@dataclass(frozen=True, slots=True)
class Lack:
    """Something that a language does not have."""

    file: str
    key: str  # with its attribute, if only that is missing


def files(language: str = ENGLISH) -> list[str]:
    """The files of a language, as they are called within it."""
    folder = lexicon.FOLDER / language
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*.ftl"))


def entries(language: str, file: str) -> dict[str, ftl.Message]:
    """The entries of a file by their keys; none if there is no such file."""
    path = lexicon.FOLDER / language / file
    body = lexicon.read(path).body if path.is_file() else []
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def lacks(language: str, whole: frozenset[str] | None = None) -> Iterator[Lack]:
    """What English has and the language has not. `whole` are the titles whose rules it is to have to the last one."""
    for file in files():
        own = entries(language, file)
        for key, entry in entries(ENGLISH, file).items():
            if key not in own:
                if _wanted(file, key, whole):
                    yield Lack(file, key)
                continue
            named = {attribute.id.name for attribute in own[key].attributes} | ARTICLES
            yield from (Lack(file, f"{key}.{one.id.name}") for one in entry.attributes if one.id.name not in named)


def _wanted(file: str, key: str, whole: frozenset[str] | None) -> bool:
    path = Path(file)
    if path.parent.name != RULES or whole is None:
        return True
    return path.stem in whole or key.startswith(ALWAYS)


def source(entry: ftl.Message) -> str:
    """An entry as it stands in its file."""
    return FluentSerializer().serialize_entry(entry).strip()


def patterns(entry: ftl.Message) -> Iterator[tuple[str, ftl.Pattern]]:
    """The value and the attributes of an entry."""
    if entry.value is not None:
        yield "", entry.value
    yield from ((attribute.id.name, attribute.value) for attribute in entry.attributes)


def written(pattern: ftl.Pattern) -> str:
    return str(serialize_pattern(pattern)).strip()


@cache
def reader(language: str, file: str) -> Lexicon:
    """Says the entries of a file, and nothing that is missing."""
    path = Path(file)
    part = path.parent.name
    title = path.stem if part or path.stem in NAMES else ""
    return lexicon.lexicon(language, title, True, part)


def said(language: str, file: str, key: str, attribute: str, number: int) -> str:
    """An entry with this number for each of its variables."""
    words = reader(language, file)
    given: dict[str, Any] = dict.fromkeys(words.variables(key), number)
    return words.say(key, given, attribute)
