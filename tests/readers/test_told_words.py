"""What is told has no word of another language in it: the files may be translated, and an id still be told as it is."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain

import pytest

import shofar
from shofar.engine.game import News
from shofar.engine.rules import Rules
from shofar.engine.title import Kind
from shofar.readers import forecast as forecasts
from shofar.readers import lexicon, survey
from shofar.readers.chronicle import TURN, Stretch
from shofar.readers.deeds import MARKED, Marked, told
from shofar.readers.lexicon import ENGLISH
from shofar.readers.words import Words
from shofar.web.pages.told import plain
from tests.readers.test_complete import all_rules, asks, effect_texts
from tests.readers.test_english_words import TYPED, WORD, allowed, foreign
from tests.readers.test_spoken import foretold

LANGUAGES = [one for one in lexicon.languages() if one != ENGLISH]
ARGUMENTS = 3  # of a line of news
NAME = "Q"  # of a person: too short for a word
MANY = 40  # entries of a list of names: of a longer one that many are told, evenly

languages = pytest.mark.parametrize("language", LANGUAGES)
titles = pytest.mark.parametrize("title", shofar.titles())


@cache
def lines(title: str) -> tuple[tuple[Rules, News], ...]:
    """News of every kind about each thing that it can be about, and with every number where it only counts."""
    rules = list(all_rules(title))[-1]
    found: list[tuple[Rules, News]] = []
    for kind, made in enumerate(rules.title.kinds):
        for place, what in enumerate(made.args[:ARGUMENTS]):
            for value in values(rules, made, what):
                numbers = [0] * ARGUMENTS
                numbers[place] = value
                found.append((rules, (kind, 0, numbers[0], numbers[1], numbers[2])))
        found.append((rules, (kind, 0, 1, 1, 1)))
    return tuple(dict.fromkeys(found))


def values(rules: Rules, kind: Kind, what: str) -> Iterable[int]:
    """The numbers that stand for this in the news."""
    if what == "seat":
        return range(rules.seats)
    if what == "reason":
        return range(1, len(rules.title.reasons))
    if what in rules.names:
        return range(0, len(rules.names[what]), max(1, len(rules.names[what]) // MANY))
    return [number for number in survey.NUMBERS if number <= shortest(rules, kind)]


def shortest(rules: Rules, kind: Kind) -> int:
    """How far one can count where the number is a line of what the news is about."""
    about = rules.names.get(kind.args[0], ())
    rows = [(section.name, row) for section in rules.title.sections for row in section.rows if row in about]
    lists = [each for row in rows for each in rules.box.row(*row).values() if isinstance(each, list)]
    return min(map(len, lists), default=max(survey.NUMBERS))


def spoken(language: str, title: str) -> Iterator[tuple[str, str]]:
    """Whatever a game says: what it is, and the text."""
    words, marked, box = Words(language, strict=True), Marked(language, strict=True), shofar.box(title)
    for section in shofar.title(title).sections:
        for row in box.rows(section.name):
            yield "name", words.name(row, title)
            yield "component", words.component(box, section.name, row)
    yield from (("effect", words.effect(text, title)) for text in dict.fromkeys(effect_texts(title)))
    asked = {text for rules in all_rules(title) for text, node in rules.nodes.items() if asks(node)}
    yield from (("question", words.question(title, text)) for text in sorted(asked))
    yield from (("move", words.move(title, move)) for move in shofar.catalogue(title).moves)
    yield from (("reason", words.reason(one.key, title)) for one in shofar.title(title).reasons[1:])
    for rules, entry in lines(title):
        yield "news", words.news(rules, entry, 0) or ""
        yield "deed", MARKED.sub(NAME, marked.deed(rules, entry, 0) or "")
        yield "head", words.head(rules, entry)
    yield from (("forecast", forecasts.said(words, rules, one)) for rules, one in foretold(title))


@languages
@titles
def test_no_word_of_another_language_is_told(language: str, title: str) -> None:
    known = allowed(language, f"{title}.ftl")
    left = {
        (what, text): strange
        for what, text in spoken(language, title)
        if (strange := foreign(language, {one.lower() for one in WORD.findall(TYPED.sub(" ", text))}) - known)
    }
    assert left == {}


@languages
@titles
def test_nothing_is_left_to_be_filled(language: str, title: str) -> None:
    left = [(what, text) for what, text in spoken(language, title) if any(sign in text for sign in ("{", "$", "  "))]
    assert left == []


@titles
def test_much_is_told(title: str) -> None:
    kinds = {entry[0] for _, entry in lines(title)}
    assert len(kinds) == len(shofar.title(title).kinds) and len(lines(title)) > 200
    told = list(chain.from_iterable(spoken(language, title) for language in LANGUAGES[:1]))
    assert {what for what, _ in told} == {
        "name", "component", "effect", "question", "move", "reason", "news", "deed", "head", "forecast"
    }  # fmt: skip


def kinds(title: str) -> Iterator[tuple[Rules, int, Kind]]:
    rules = list(all_rules(title))[-1]
    yield from ((rules, number, kind) for number, kind in enumerate(rules.title.kinds))


@pytest.mark.parametrize("language", lexicon.languages())
@titles
def test_a_loss_is_told_with_its_minus(language: str, title: str) -> None:
    """Many languages have -1 in the plural category of 1: a form that writes the number itself would hide the sign."""
    words, marked = Words(language, strict=True), Marked(language, strict=True)
    for rules, number, kind in kinds(title):
        if kind.key == "scored":
            place = kind.args.index("n")
            for lost in (-1, -5):
                entry = (number, 0, *(lost if at == place else 0 for at in range(ARGUMENTS)))
                for text in (words.news(rules, entry, 0), marked.deed(rules, entry, 0)):
                    assert text and re.search(rf"[-\u2212]{-lost}\b", text), text


# What may stand before "you" where it is bent: nothing is "of you", it is yours, said otherwise.
BEFORE = {
    "en": ("you", "to for from"),
    "pl": ("ciebie", "dla do za przez od u bez na"),
    "ru": ("вас", "у за для от до через на"),
    "fr": ("toi", "à pour par chez vers"),
}


@pytest.mark.parametrize("language", BEFORE)
@titles
def test_what_belongs_to_the_viewer_is_said_as_people_do(language: str, title: str) -> None:
    """Others are told by name, the viewer as "you": the sentence has to take both."""
    marked = Marked(language, strict=True)
    called = tuple(("red", name) for name in (NAME, Words(language).text("you"), NAME, NAME))
    you, prepositions = BEFORE[language]
    for rules, number, kind in kinds(title):
        if "seat" in kind.args[:ARGUMENTS]:
            entry = (number, 0, *(1 for _ in range(ARGUMENTS)))
            text = plain(marked.deed(rules, entry, None) or "", called)
            owned = re.findall(rf"(\w+) {you}\b(?! (?:can|cannot))", text)
            assert {*owned} <= {*prepositions.split()}, text


def test_what_is_paid_piece_by_piece_is_told_as_one_sum() -> None:
    rules, spent, kind = next(one for one in kinds("golem") if one[2].key == "spent")
    coin = rules.names[kind.args[0]].index("coin")
    entries = tuple((step, (spent, 0, coin, 1, 0)) for step in range(1, 6))
    assert told("en", rules, Stretch(TURN, 0, None, "", 1, entries), None).lines == ((None, "Paid 5 coins"),)


@pytest.mark.parametrize("language", lexicon.languages())
def test_workers_that_change_places_may_stand_in_two_columns(language: str) -> None:
    """A leader swaps any two workers: the log says where each of them stood."""
    rules, swapped, _ = next(one for one in kinds("nehemiah") if one[2].key == "swapped-workers")
    spaces = rules.names["space"]
    text = Marked(language, strict=True).deed(rules, (swapped, 0, spaces.index("3.1"), spaces.index("1.2"), 0), None)
    assert re.findall(r"\d", text or "") == ["3", "1", "1", "2"], text
