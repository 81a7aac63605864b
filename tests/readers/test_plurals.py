"""After a number stands the form that the language wants there: of every noun, in every text that counts."""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from shofar.readers import lexicon, survey
from shofar.readers.lexicon import ENGLISH
from tests.readers.variants import Chosen, variants

LISTED = tomllib.loads((Path(__file__).parent / "plurals.toml").read_text(encoding="utf-8"))
# What a language has not got yet is empty.
FORMS = {
    one: {key: LISTED.get(one, {}).get(key, []) for key in ("forms", "nouns", "apart")} for one in lexicon.languages()
}
GRAMMAR = ("zero", "one", "two", "few", "many", "other")  # in the order of the grammars
NOUNS = "noun-"
Paradigm = tuple[str, ...]  # a noun in one case, after each of survey.NUMBERS

ERRORS = ("errors.ftl", "box.ftl")  # in English they only recognise the sentences that the errors themselves say
PEOPLE = frozenset({"seat", "name", "names"})
languages = pytest.mark.parametrize("language", lexicon.languages())


class Counts(Visitor):
    """True if something in an entry depends on how many there are."""

    def __init__(self) -> None:
        self.found = False

    def visit_VariableReference(self, _node: ftl.VariableReference) -> None:
        self.found = True


def counts(entry: ftl.Message) -> bool:
    counting = Counts()
    counting.visit(entry)
    return counting.found


class Choices(Visitor):
    """True if something is chosen by a number."""

    def __init__(self) -> None:
        self.found = False

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        chosen = node.selector
        self.found |= isinstance(chosen, ftl.VariableReference) and chosen.id.name == "n"


def chooses(pattern: ftl.Pattern) -> bool:
    choices = Choices()
    choices.visit(pattern)
    return choices.found


def said(language: str, file: str, key: str, attribute: str, chosen: Chosen = ()) -> Paradigm:
    """A text with each number, somebody's name where a person is meant, and what decides between its variants."""
    words = survey.reader(language, file)
    people = {one: "Ada" for one in words.variables(key) if one.partition("-")[0] in PEOPLE}
    numbers = [dict.fromkeys(words.variables(key), number) | people | dict(chosen) for number in survey.NUMBERS]
    return tuple(words.say(key, given, attribute) for given in numbers)


@cache
def categories(language: str) -> tuple[str, ...]:
    """What a language distinguishes after these numbers."""
    used = set(map(Locale.parse(language).plural_form, survey.NUMBERS))
    return tuple(one for one in GRAMMAR if one in used)


def written(language: str) -> Iterator[Paradigm]:
    """The forms that `plurals.toml` lists: one form for each category of the language, in the order of its grammar."""
    rule = Locale.parse(language).plural_form
    for line in FORMS[language]["forms"]:
        forms = [form.strip() for form in line.split("|")]
        by_category = dict(zip(categories(language), forms, strict=True))
        yield tuple(by_category[rule(number)] for number in survey.NUMBERS)


@cache
def paradigms(language: str) -> frozenset[Paradigm]:
    """The forms declared at the nouns, and those of what is counted without being a noun of its own."""
    declared = {
        said(language, file, key, attribute)
        for file in survey.files(language)
        for key, entry in survey.entries(language, file).items()
        if key.startswith(NOUNS) and counts(entry)
        for attribute, _ in survey.patterns(entry)
    }
    return frozenset({*written(language), *(one for one in declared if len(set(one)) > 1)})


@cache
def known(language: str) -> tuple[str, ...]:
    """Every form of a counted thing, the longest first."""
    return tuple(sorted({form for paradigm in paradigms(language) for form in paradigm}, key=len, reverse=True))


def counted(language: str, text: str, number: int) -> list[str]:
    """What stands after the number, each time it is said."""
    after = [text[found.end() :] for found in re.finditer(rf"(?<![\w.,:/-]){number} (?=[^\W\d])", text)]
    return [_first(language, rest) for rest in after]


def _first(language: str, rest: str) -> str:
    plain = rest.replace("*", "")
    whole = next((one for one in known(language) if re.match(rf"{re.escape(one)}(?!\w)", plain)), "")
    return whole or re.match(r"\w*", plain)[0]


def fits(language: str, things: list[str | None]) -> bool:
    """True if what stands after the numbers is one thing in one case all through."""
    if not {*things} & {*known(language)} and not _bends(language, things):
        return True  # the number belongs to something else: row 2 of the Temple
    return any(
        all(one is None or one == form for one, form in zip(things, paradigm, strict=True))
        for paradigm in paradigms(language)
    )


def _bends(language: str, things: list[str | None]) -> bool:
    """True if words that nobody has declared change with the number as plurals do."""
    rule = Locale.parse(language).plural_form
    forms = {(rule(number), one) for number, one in zip(survey.NUMBERS, things, strict=True) if one is not None}
    return len({one for _, one in forms}) > 1 and len(forms) == len({category for category, _ in forms})


def columns(language: str, texts: Paradigm, chosen: Chosen = ()) -> Iterator[list[str | None]]:
    """The first, second ... thing that is counted, after each number; None where a number is told in another way, as
    that of a variant, which stands in every text."""
    numbers = [None if number in dict(chosen).values() else number for number in survey.NUMBERS]
    found = [[] if one is None else counted(language, text, one) for text, one in zip(texts, numbers, strict=True)]
    most = max(map(len, found), default=0)
    for at in range(most):
        yield [one[at] if len(one) == most else None for one in found]


@languages
def test_the_forms_after_a_number(language: str) -> None:
    wrong = [
        (file, key, attribute, chosen, things)
        for file in survey.files(language)
        if not (language == ENGLISH and file in ERRORS)
        for key, entry in survey.entries(language, file).items()
        if counts(entry)
        for attribute, _ in survey.patterns(entry)
        if f"{file}: {key}" not in FORMS[language]["apart"]
        for chosen in variants(language, file, key)
        for things in columns(language, said(language, file, key, attribute, chosen), chosen)
        if not fits(language, things)
    ]
    assert wrong == []


@cache
def declared(language: str) -> dict[str, list[str]]:
    """The forms at the nouns, as `plurals.toml` would write them, with the keys that have them."""
    rule = Locale.parse(language).plural_form
    found: defaultdict[str, list[str]] = defaultdict(list)
    for file in survey.files(language):
        for key, entry in survey.entries(language, file).items():
            for attribute, _ in survey.patterns(entry) if key.startswith(NOUNS) and counts(entry) else ():
                forms = said(language, file, key, attribute)
                by_category = {rule(number): form for number, form in zip(survey.NUMBERS, forms, strict=True)}
                if len(set(forms)) > 1:
                    found[" | ".join(by_category[one] for one in categories(language))].append(key)
    return found


@languages
def test_the_forms_of_nouns_are_those_of_the_grammar(language: str) -> None:
    """What all the other texts are compared with is written twice: a slip at a noun would be right everywhere."""
    assert {forms: keys for forms, keys in declared(language).items() if forms not in FORMS[language]["nouns"]} == {}
    assert [forms for forms in FORMS[language]["nouns"] if forms not in declared(language)] == []


@languages
def test_every_noun_has_the_forms_of_its_language(language: str) -> None:
    """A counted noun has one form for each category: the same word after 2 and 22, after 5, 12 and 112, and in Russian
    after 1 and 21."""
    rule = Locale.parse(language).plural_form
    for paradigm in paradigms(language):
        forms: dict[str, str] = {}
        for number, form in zip(survey.NUMBERS, paradigm, strict=True):
            assert forms.setdefault(rule(number), form) == form, paradigm


@languages
def test_a_noun_that_chooses_by_number_has_more_than_one_form(language: str) -> None:
    """Two forms that became the same would be no paradigm, and nothing would be compared with it."""
    idle = [
        (file, key, attribute)
        for file in survey.files(language)
        for key, entry in survey.entries(language, file).items()
        for attribute, pattern in survey.patterns(entry)
        if key.startswith(NOUNS) and chooses(pattern) and len(set(said(language, file, key, attribute))) == 1
    ]
    assert idle == []


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", "0 points|1 points|2 points|5 points|12 points|21 points|22 points|112 points"),
        ("pl", "0 bram|1 brama|2 bramy|5 bram|12 bram|21 brama|22 bramy|112 bram"),
        ("pl", "0 bram|1 brama|2 bram|5 bram|12 bram|21 bram|22 bram|112 bram"),
        ("ru", "0 победных очков|1 победное очко|2 победных очков|5 победных очков|12 победных очков|"
               "21 победное очко|22 победных очков|112 победных очков"),
        ("fr", "0 portes|1 porte|2 portes|5 portes|12 portes|21 portes|22 portes|112 portes"),
    ],
)  # fmt: skip
def test_a_wrong_form_is_found(language: str, texts: str) -> None:
    assert not all(fits(language, things) for things in columns(language, tuple(texts.split("|"))))
