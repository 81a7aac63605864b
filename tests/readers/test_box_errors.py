"""Whoever writes values into a box reads what is wrong with them in their own language, to the last word."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import shofar
from shofar.engine.box import Column
from shofar.engine.errors import BadEffect, ShofarError
from shofar.engine.grammar import parse
from shofar.readers import lexicon
from shofar.readers.errors import parts
from shofar.readers.lexicon import ENGLISH
from shofar.readers.words import Words
from shofar.web.tables import boxes

SOURCE = Path(shofar.__file__).parent
LANGUAGES = [one for one in lexicon.languages() if one != ENGLISH]
CODE = re.compile(r"`[^`]*`|„[^”]*”|«[^»]*»|\'[^\']*\'|\[\w+\][^:]*|own\.toml|\b[a-z]+_[a-z_]+\b")  # what is quoted
NAMED = re.compile(r"[a-z]\w*(?:, [a-z]\w*)+")  # lists of ids
SAID = {"fault": 2, "bad": 1, "misplaced": 1, "fail": 0}  # which argument of a call is what was expected
FOLDERS = ("engine", "games")
HOME_MADE = frozenset({"engine/telling.py", "engine/face.py", "games/__init__.py"})  # files of a title, not of a box

languages = pytest.mark.parametrize("language", LANGUAGES)


def written(node: ast.expr) -> str:
    """A text of the code, with something in each of its gaps; empty if it is not written there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(one.value if isinstance(one, ast.Constant) else "7" for one in node.values)  # type: ignore[misc]
    return ""


def expectations() -> Iterator[tuple[str, str]]:
    """Every text of the code that says what a box or an effect was expected to have, with its place."""
    for folder in FOLDERS:
        for file in sorted((SOURCE / folder).rglob("*.py")):
            name = str(file.relative_to(SOURCE))
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if name not in HOME_MADE else ():
                if isinstance(node, ast.Call):
                    called = getattr(node.func, "attr", getattr(node.func, "id", ""))
                    given = node.args[SAID[called] :][:1] if called in SAID else []
                elif (
                    isinstance(node, ast.Yield)
                    and isinstance(node.value, ast.Tuple)
                    and name == "games/ezra/sections.py"
                ):
                    given = node.value.elts[2:]
                else:
                    continue
                yield from ((f"{name}:{node.lineno}", text) for one in given if (text := written(one)))


def test_every_expectation_of_the_code_is_known() -> None:
    found = list(expectations())
    assert len(found) > 70
    assert [place for place, text in found if re.search("[a-z]", text) and not list(parts("expected", text))] == []


def columns() -> set[str]:
    return {
        column.expected()
        for title in shofar.titles()
        for section in shofar.title(title).sections
        for column in (*section.columns.values(), Column("ints", 1), Column("int", None, 9))
    }


@languages
def test_what_a_column_holds(language: str) -> None:
    for text in sorted(columns()):
        said = Words(language, strict=True).part("expected", text)
        assert said != text and strange(said) <= set(re.findall("[a-z]+", text.partition("one of ")[2])), text


def strange(said: str) -> set[str]:
    """English words of a sentence that are not quoted from the box."""
    return {
        word
        for word in re.findall(r"[^\W\d_]{2,}", NAMED.sub(" ", CODE.sub(" ", said)))
        if word.lower() in ENGLISH_WORDS
    }


ENGLISH_WORDS = frozenset({
    "and", "any", "are", "below", "by", "cannot", "effect", "expected", "found", "from", "has", "is", "like", "may",
    "must", "not", "of", "only", "row", "rows", "than", "that", "the", "there", "this", "true", "up", "value", "values",
    "whole", "with", "word", "words",
})  # fmt: skip

WRONG = [
    ("nehemiah", "[nonsense]\nx = 1"),
    ("nehemiah", "[copies]\nnonsense = { copies = 1 }"),
    ("nehemiah", "[counts"),
    ("golem", "[books]\nbook_01 = 3"),
    ("golem", '[books]\nbook_01 = { cost = "two" }'),
    ("golem", "[books]\nbook_01 = { colour = 7 }"),
    ("ezra", "[tents]\ntent_01 = { reward = 3 }"),
    ("ezra", "[board]\nhand = { value = 0 }"),
    ("ezra", '[tents]\ntent_01 = { reward = "2 gold gold" }'),
    ("ezra", '[tents]\ntent_01 = { reward = "(" }'),
]


@languages
@pytest.mark.parametrize(("title", "text"), WRONG)
def test_a_wrong_box_is_refused_in_the_language(language: str, title: str, text: str) -> None:
    with pytest.raises(ShofarError) as raised:
        made = shofar.title(title)
        box = boxes.laid_over(title, text)
        made.build(box, max(made.players), made.settle(max(made.players), None))
    said = Words(language, strict=True).error(raised.value)
    assert said != raised.value.sentence
    assert strange(said) == set(), said


@languages
@pytest.mark.parametrize("text", ["(1 gold", "1 gold |", "pay 1 gold ->", "1..x y", "bonus: ("])
def test_an_effect_that_cannot_be_read(language: str, text: str) -> None:
    with pytest.raises(BadEffect) as raised:
        parse(text)
    said = Words(language, strict=True).error(raised.value)
    assert text in said and said != raised.value.sentence and strange(said) == set(), said
