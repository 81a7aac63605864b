"""The rules in another language say the same, rule by rule: the same numbers, components and marks of our readings."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast as ftl

from shofar.readers import survey
from shofar.readers.lexicon import ENGLISH
from tests.readers.test_translations import WHOLE

RULE = re.compile(r"\b(?:[NEG]\d+(?:\.\d+)*|EX-\d+[a-z]?)\b")
COMPONENT = re.compile(r"<(\w+)(?::\w+)?>")
FIGURE = re.compile(r"\d+|\b[IVX]{2,}\b|^- ", re.MULTILINE)  # and entries of a list
TRANSLATED = [(language, title) for language, titles in WHOLE.items() for title in sorted(titles)]


def facts(pattern: ftl.Pattern) -> Counter[str]:
    """What a text must have in every language."""
    text = "".join(one.value for one in pattern.elements if isinstance(one, ftl.TextElement))
    plain = COMPONENT.sub(" ", RULE.sub(" ", text))
    return Counter([*RULE.findall(text), *COMPONENT.findall(text), *FIGURE.findall(plain)])


def told(language: str, title: str) -> dict[str, Counter[str]]:
    """Each rule, reading, chapter and example."""
    return {
        f"{key}.{attribute}": facts(pattern)
        for key, entry in survey.entries(language, f"rules/{title}.ftl").items()
        for attribute, pattern in survey.patterns(entry)
    }


@pytest.mark.parametrize(("language", "title"), TRANSLATED)
def test_a_rule_says_the_same_in_every_language(language: str, title: str) -> None:
    own, english = told(language, title), told(ENGLISH, title)
    assert own.keys() == english.keys()
    assert {key: (own[key], found) for key, found in english.items() if own[key] != found} == {}
    assert len(english) > 300
