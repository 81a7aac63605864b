"""Every language says all that English says, in its own words and with its own grammar."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import shofar
from shofar.engine.game import Game
from shofar.readers import lexicon, survey
from shofar.readers.deeds import Marked
from shofar.readers.lexicon import ENGLISH
from shofar.readers.words import Words
from tests.playing import playthrough, sample
from tests.readers.test_complete import all_rules, asks, effect_texts

LANGUAGES = [one for one in lexicon.languages() if one != ENGLISH]
WHOLE = {"pl": frozenset({"nehemiah", "ezra"}), "fr": frozenset({"ezra"}), "ru": frozenset({"golem"})}
GLOSSARY = tomllib.loads((Path(__file__).parent / "glossary.toml").read_text(encoding="utf-8"))
RULES = "rules"  # of a title in the glossary: terms that stand in its rules only
BOOKS = [(language, title) for language, titles in GLOSSARY.items() for title in titles]
NAMING = ("noun-", "name-", "source-", "section-")  # entries that are the word for one thing
LETTERED = tuple("abc")
CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})

languages = pytest.mark.parametrize("language", LANGUAGES)
titles = pytest.mark.parametrize("title", shofar.titles())


def texts(language: str) -> Iterator[tuple[str, str, str, ftl.Message]]:
    for file in survey.files(language):
        for key, entry in survey.entries(language, file).items():
            yield language, file, key, entry


class Selects(Visitor):
    """The plural categories that each choice in an entry names."""

    def __init__(self) -> None:
        self.found: list[frozenset[str]] = []
        self.variables: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        names = [variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)]
        self.found.append(frozenset(names) & CATEGORIES)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)


def looked(entry: ftl.Message) -> Selects:
    selects = Selects()
    selects.visit(entry)
    return selects


@languages
def test_nothing_is_missing(language: str) -> None:
    assert [f"{lack.file}: {lack.key}" for lack in survey.lacks(language, WHOLE.get(language, frozenset()))] == []


@languages
def test_every_text_can_be_said_with_every_number(language: str) -> None:
    """Nothing is left to be filled, and nothing refers to what does not exist."""
    for _, file, key, entry in texts(language):
        for attribute, _pattern in survey.patterns(entry):
            for number in survey.NUMBERS if looked(entry).variables else (1,):
                said = survey.said(language, file, key, attribute, number)
                assert "{ $" not in said and "???" not in said and "\ue000" not in said, (file, key)


@languages
def test_a_text_has_no_variable_that_nobody_gives(language: str) -> None:
    """What English mentions, a form of that, and of news what they are about."""
    for _, file, key, entry in texts(language):
        if key.startswith(survey.OWN):
            continue
        english = survey.reader(ENGLISH, file).variables(key)
        given = english | {"n", "seat"} | set(LETTERED) if key.startswith(("news-", "deed-", "turn-")) else english
        given |= {"n"} if key.startswith(("noun-", "do-", "cost-", "family-")) else set()
        given |= {"name", "vowel"} if key == "seat-name" else set()
        own = looked(entry).variables
        strange = {one for one in own - given if one.rpartition("-")[0] not in given}
        shared = {
            one
            for one in strange
            if any(one in survey.reader(ENGLISH, file).variables(other) for other in _within(entry))
        }
        assert strange - shared == set(), (file, key)


def _within(entry: ftl.Message) -> set[str]:
    found: set[str] = set()

    class Refers(Visitor):
        def visit_MessageReference(self, node: ftl.MessageReference) -> None:
            found.add(node.id.name)

    Refers().visit(entry)
    return found


@languages
def test_plural_forms_are_those_of_the_language(language: str) -> None:
    """No form that the language does not have; and where it names the few it has to name the many."""
    known = set(Locale.parse(language).plural_form.tags) | {"other"}
    for _, file, key, entry in texts(language):
        for named in looked(entry).found:
            assert named <= known, (file, key)
            assert "few" not in named or named & {"many", "other"}, (file, key)


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("pl", "punktów punkt punkty punktów punktów punktów punkty punktów"),
        ("ru", "очков очко очка очков очков очко очка очков"),
        ("fr", "point point points points points points points points"),
    ],
)
def test_counted_points(language: str, forms: str) -> None:
    said = [Words(language, strict=True).text("log-points", n=n) for n in survey.NUMBERS]
    assert " ".join(said) == forms


@languages
@titles
def test_different_effects_have_different_words(language: str, title: str) -> None:
    """Two effects that English tells apart are told apart in every language, each in a sentence."""
    words, english = Words(language, strict=True), Words(strict=True)
    said: dict[str, str] = {}
    for text in sorted(set(effect_texts(title))):
        sentence = words.effect(text, title)
        assert sentence.endswith(".") and "{" not in sentence
        assert said.setdefault(sentence, english.effect(text, title)) == english.effect(text, title), sentence


@languages
@titles
def test_components_questions_and_reasons(language: str, title: str) -> None:
    words, box = Words(language, strict=True), shofar.box(title)
    for section in shofar.title(title).sections:
        for row in box.rows(section.name):
            assert words.name(row, title)
            words.component(box, section.name, row)
    rules = next(all_rules(title))
    assert all(words.question(title, text) for text, node in rules.nodes.items() if asks(node))
    assert all(words.reason(reason.key, title) for reason in shofar.title(title).reasons[1:])
    assert all(words.news(rules, (kind, 0, 0, 0, 0), 0) for kind in range(len(rules.title.kinds)))


@languages
@titles
def test_every_move_is_said_and_told_from_the_others(language: str, title: str) -> None:
    words, english = Words(language, strict=True), Words(strict=True)
    said: dict[str, str] = {}
    for move in shofar.catalogue(title).moves:
        text = words.move(title, move)
        assert text and "{" not in text
        assert said.setdefault(text, english.move(title, move)) == english.move(title, move), text


@cache
def a_game(title: str) -> tuple[Game, tuple[Any, ...]]:
    """One random game to its end, with its news."""
    ((setup, seed),) = sample(title, 1, 7)
    news: list[Any] = []
    game = None
    for game in playthrough(setup, seed):
        if not news:
            news = game.listen()
    assert game is not None
    return game, tuple(news)


@pytest.mark.parametrize("language", lexicon.languages())
@titles
def test_whole_games_are_told(language: str, title: str) -> None:
    game, news = a_game(title)
    words, marked = Words(language, strict=True), Marked(language, strict=True)
    assert len(news) > 50
    for entry in set(news):
        line, deed = words.news(game, entry, entry[1]), marked.deed(game.rules, entry, entry[1])
        for text in filter(None, (line, deed)):
            assert "{" not in text and "  " not in text.strip(), text


def terms(language: str, title: str) -> dict[str, list[str]]:
    return {term: stems for term, stems in GLOSSARY[language][title].items() if term != RULES}


def unsaid(wanted: dict[str, list[str]], language: str, *files: str) -> dict[str, list[str]]:
    said = "".join((lexicon.FOLDER / language / file).read_text(encoding="utf-8").lower() for file in files)
    return {term: stems for term, stems in wanted.items() if not any(stem in said for stem in stems)}


@pytest.mark.parametrize(("language", "title"), BOOKS)
def test_terms_are_those_of_the_rulebook(language: str, title: str) -> None:
    """Each term of the glossary is used by the words of its game; where two are given, one of them is."""
    assert unsaid(terms(language, title), language, f"{title}.ftl", "shofar.ftl") == {}
    assert unsaid(GLOSSARY[language][title].get(RULES, {}), language, f"rules/{title}.ftl") == {}


@pytest.mark.parametrize("title", shofar.titles())
def test_translations_of_a_rulebook_have_the_same_terms(title: str) -> None:
    assert len({frozenset(terms(language, title)) for language, one in BOOKS if one == title}) == 1


@pytest.mark.parametrize(("language", "title"), BOOKS)
def test_a_noun_is_called_as_in_the_rulebook(language: str, title: str) -> None:
    """Where English calls a thing by a term of the glossary, the other language has the rulebook's word in that very
    place: a term that stands elsewhere in the file would hide another word for it here."""
    known = terms(language, title)
    wrong, found = [], 0
    own = survey.entries(language, f"{title}.ftl")
    for file in ("shofar.ftl", f"{title}.ftl"):
        for key in (one for one in survey.entries(language, file) if file != "shofar.ftl" or one not in own):
            term = survey.said(ENGLISH, file, key, "", 1) if key.startswith(NAMING) else ""
            stems = known.get(term) or known.get(term.lower()) or ()
            said = survey.said(language, file, key, "", 1).lower() if stems else ""
            found += bool(stems)
            if stems and not any(stem in said for stem in stems):
                wrong.append((key, term, said))
    assert wrong == [] and found > 4
