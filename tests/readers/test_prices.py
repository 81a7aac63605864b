"""What a move costs and brings, of every good, with every number: what is counted has a form of its noun."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import shofar
from shofar.engine.forecast import Forecast, Told
from shofar.engine.ledger import LOST, SUPPLY, Flow
from shofar.engine.rules import Rules
from shofar.readers import forecast as forecasts
from shofar.readers import lexicon, survey
from shofar.readers.lexicon import slug
from shofar.readers.words import Words
from tests.readers.test_plurals import said
from tests.readers.test_spoken import foretold, sound

ME, OTHER = 0, 1
NUMBERS = [number for number in survey.NUMBERS if number]  # nothing is no price
NAMES = ("Q", "Q", "Q", "Q")

languages = pytest.mark.parametrize("language", lexicon.languages())
titles = pytest.mark.parametrize("title", shofar.titles())


def flows(good: int, n: int) -> dict[str, list[Flow]]:
    """Each way in which so many of a good can go from one to another."""
    return {
        "price": [(ME, good, -n, SUPPLY)],
        "price to": [(ME, good, -n, OTHER)],
        "gain": [(ME, good, n, SUPPLY)],
        "loss": [(ME, good, -n, LOST)],
        "other gains": [(OTHER, good, n, SUPPLY)],
        "other loses": [(OTHER, good, -n, SUPPLY)],
    }


def foretelling(like: Forecast, told: list[Flow], later: list[Flow]) -> Forecast:
    """A forecast of nothing but this, now or thereupon."""
    after = Told(ME, like.goods, later, [], False)
    return Forecast(like.move, ME, like.goods, told, [], False, after, None, None, "", None, (0, 0))


def bills(words: Words, rules: Rules, like: Forecast, good: int, n: int) -> Iterator[tuple[str, str]]:
    for what, flow in flows(good, n).items():
        yield what, forecasts.said(words, rules, foretelling(like, flow, []))
        yield f"{what}, later", forecasts.said(words, rules, foretelling(like, [], flow))
    missing = forecasts.amounts(words, rules.title.name, {like.goods[good]: n})
    yield "missing", words.text("forecast-short", rules.title.name, list=missing)


def declared(language: str, title: str, good: str) -> set[tuple[str, ...]]:
    """A good in each case, after each of the numbers, as its noun has it."""
    key = f"noun-{slug(good)}"
    file = next(one for one in (f"{title}.ftl", "shofar.ftl") if key in survey.entries(language, one))
    patterns = survey.patterns(survey.entries(language, file)[key])
    return {said(language, file, key, attribute)[-len(NUMBERS) :] for attribute, _ in patterns}


@languages
@titles
def test_every_price_gain_and_loss(language: str, title: str) -> None:
    words = Words(language, NAMES, strict=True)
    rules, like = foretold(title)[0]
    for good, name in enumerate(like.goods):
        told, forms = [dict(bills(words, rules, like, good, n)) for n in NUMBERS], declared(language, title, name)
        for what in told[0]:
            texts = [one[what] for one in told]
            assert all(map(sound, texts)), (name, what)
            for form in forms:
                counted = [f"{n} {thing}" for n, thing in zip(NUMBERS, form, strict=True)]
                if all(re.search(rf"\b{re.escape(one)}(?!\w)", text) for one, text in zip(counted, texts, strict=True)):
                    break
            else:
                pytest.fail(f"{name}, {what}: {texts}")


@titles
def test_goods_are_told_apart(title: str) -> None:
    """Two goods with one name would make one price of two."""
    rules, like = foretold(title)[0]
    for language in lexicon.languages():
        words = Words(language, NAMES, strict=True)
        said = [forecasts.price(words, rules, foretelling(like, [(ME, good, -2, SUPPLY)], []))
                for good in range(len(like.goods))]  # fmt: skip
        assert len({*said}) == len(said)
