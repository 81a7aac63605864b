"""No English word is left in another language, but for names, what is typed, and words that both languages have."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import ascii_lowercase

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from shofar.readers import lexicon, survey
from shofar.readers.lexicon import ENGLISH

ALLOWED = tomllib.loads((Path(__file__).parent / "allowed.toml").read_text(encoding="utf-8"))
LANGUAGES = [one for one in lexicon.languages() if one != ENGLISH]
SELECTING = frozenset({"kind", "gender"})  # forms that are chosen by, never said
TYPED = re.compile(  # code, addresses, options, values of settings, components by their ids
    r"`[^`]*`|<[^>]*>|--\S+|\S*[_=/:.,@]\w\S*|\bshofar [a-z]+(?: [A-Z]+)?"
)
WORD = re.compile(r"[^\W\d_]{2,}")
LATIN = re.compile(r"[a-z]+")


class Texts(Visitor):
    """What an entry says, without what is put in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.found.append(node.value)


def words(pattern: ftl.Pattern) -> set[str]:
    """The words of a text, in small letters."""
    texts = Texts()
    texts.visit(pattern)
    return {word.lower() for word in WORD.findall(TYPED.sub(" ", " ".join(texts.found)))}


def told(language: str) -> Iterator[tuple[str, str, set[str]]]:
    """Each text of a language: its file, its key, its words."""
    for file in survey.files(language):
        for key, entry in survey.entries(language, file).items():
            for attribute, pattern in survey.patterns(entry):
                if attribute not in SELECTING:
                    yield file, key, words(pattern)


@cache
def english() -> frozenset[str]:
    """Every word that the English files use."""
    return frozenset(word for _, _, used in told(ENGLISH) for word in used)


@cache
def latin(language: str) -> bool:
    """False if it is written in other letters: every Latin word is a foreign one."""
    letters = "".join(word for _, _, used in told(language) for word in used)
    return sum(letter in ascii_lowercase for letter in letters) > len(letters) / 2


def foreign(language: str, used: set[str]) -> set[str]:
    return used & english() if latin(language) else {word for word in used if LATIN.fullmatch(word)}


def allowed(language: str, file: str) -> set[str]:
    typed = ALLOWED["typed"] if file in ALLOWED["files"] else []
    return {*ALLOWED["everywhere"], *ALLOWED.get(language, ()), *typed}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_english_word_is_left(language: str) -> None:
    left = {
        (file, key): strange
        for file, key, used in told(language)
        if (strange := foreign(language, used) - allowed(language, file))
    }
    assert left == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_has_no_word_that_nobody_needs(language: str) -> None:
    used = {word for _, _, found in told(language) for word in found}
    assert {word for word in ALLOWED.get(language, ()) if word not in used or word not in english()} == set()


def test_there_is_much_to_be_found() -> None:
    assert len(english()) > 1500 and {"worker", "column", "the", "takes", "choose"} <= english()


@pytest.mark.parametrize(
    ("language", "file", "text"),
    [
        ("pl", "nehemiah.ftl", "Weź 1 worker"),
        ("fr", "ezra.ftl", "Choisis the chemin"),
        ("ru", "golem.ftl", "Возьмите marble"),
        ("pl", "web.ftl", "Wpisz moves"),
    ],
)
def test_a_word_that_was_left_is_found(language: str, file: str, text: str) -> None:
    used = words(ftl.Pattern([ftl.TextElement(text)]))
    assert foreign(language, used) - allowed(language, file)
