"""What games, servers and opponents say while they run, in every language: forecasts, errors, letters, explanations."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import shofar
from shofar.engine.errors import BadRecord, BadRequest
from shofar.engine.game import Game
from shofar.readers import forecast as forecasts
from shofar.readers import lexicon, survey
from shofar.readers.deeds import Marked
from shofar.readers.errors import FILES, WITHIN
from shofar.readers.lexicon import ENGLISH
from shofar.readers.sentence import capital
from shofar.readers.words import Words
from shofar.terminal import files
from tests.playing import playthrough, sample

LANGUAGES = [one for one in lexicon.languages() if one != ENGLISH]
FILLED = ("Q1", "Q2", "Q3", "Q4")
DECISIONS = 60  # of a game, at each of which one move is looked at
LETTERS = ("letter-ask-subject", "letter-ask", "letter-turn", "letter-stop")

languages = pytest.mark.parametrize("language", LANGUAGES)
titles = pytest.mark.parametrize("title", shofar.titles())


def sound(text: str) -> bool:
    """Nothing is left to be filled, and no two spaces meet."""
    return bool(text) and not re.search(r"\{|\}|\$|\?\?\?|  ", text)


@cache
def foretold(title: str) -> tuple[Any, ...]:
    """Moves of a random game with what is foretold of them."""
    found: list[Any] = []
    ((setup, seed),) = sample(title, 1, 3)
    rng = random.Random(seed)
    for game in playthrough(setup, seed):
        if game.seat is None or len(found) == DECISIONS:
            break
        found.append((game.rules, game.forecast(rng.choice(game.legal()))))
    return tuple(found)


@languages
@titles
def test_forecasts(language: str, title: str) -> None:
    words, english = Words(language, strict=True), Words(strict=True)
    for rules, forecast in foretold(title):
        said = forecasts.said(words, rules, forecast)
        assert sound(said) or not said
        assert bool(said) == bool(forecasts.said(english, rules, forecast))
        assert said != forecasts.said(english, rules, forecast) or not said


@pytest.mark.parametrize("language", lexicon.languages())
def test_what_comes_after_a_move_says_of_whom_it_speaks(language: str) -> None:
    """Several gain at a scoring: a sentence without a subject would be read as the one before it. Who moves is you."""
    words, named = Words(language, ("Anna", "Ben", "Ola", "Ida"), strict=True), 0
    you = words.labelled(words.text("you-act"), "")
    for rules, forecast in (one for title in shofar.titles() for one in foretold(title)):
        name = f"{words.seat(forecast.seat, rules.title.name)} "
        own = [words.news(rules, entry, forecast.seat) for entry in forecast.after.news if entry[1] == forecast.seat]
        told = next((one.text for one in forecasts.bill(words, rules, forecast) if one.kind == forecasts.AFTER), "")
        for line in (one for one in own if one and one.startswith(name)):
            assert capital(line.removeprefix(name)) not in told and line not in told
            named += you in told
    assert named


def errors() -> list[tuple[str, str]]:
    """Every error that somebody meets, and every part of one, as the code says it."""
    found = []
    for file in FILES:
        for key in survey.entries(ENGLISH, file):
            letters = sorted(survey.reader(ENGLISH, file).variables(key))
            given = dict(zip(letters, FILLED, strict=False))
            found.append((key, survey.reader(ENGLISH, file).say(key, given)))
    return found


@languages
def test_errors(language: str) -> None:
    """An error is found by its English sentence, and says in the other language what it was filled with."""
    words = Words(language, strict=True)
    for key, sentence in errors():
        family = re.sub(r"^error-|-\d+$", "", key)
        said = words.part(family, sentence) if family in WITHIN else words.error(BadRequest(family, sentence))
        assert sound(said) and said != sentence, key
        assert [one in said for one in FILLED] == [one in sentence for one in FILLED], key


@languages
def test_an_error_is_filled_with_names_only(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a sentence that the code puts in would stay English."""
    monkeypatch.setattr(files, "saves_folder", lambda: tmp_path)
    for title in ("", *shofar.titles()):
        with pytest.raises(BadRecord) as raised:
            files.newest(title)
        said = Words(language, strict=True).error(raised.value)
        assert sound(said) and str(tmp_path) in said and title in said and "no game" not in said


@languages
def test_letters(language: str) -> None:
    words, english = Words(language, strict=True), Words(strict=True)
    for key in LETTERS:
        given = dict.fromkeys(english.lexicon().variables(key), "Q1")
        said = words.text(key, **given)
        assert "{" not in said, key
        assert said != english.text(key, **given) or key == "letter-turn", key
        assert ("Q1" in said) == bool(given), key


@cache
def alone(title: str) -> tuple[Game, tuple[Any, ...]]:
    """A whole game against the opponent of one player, with its news."""
    game = shofar.new(title, players=1, seed=5)
    news, rng = game.listen(), random.Random(5)
    while game.seat is not None:
        game.apply(rng.choice(game.legal()))
    return game, tuple(dict.fromkeys(news))


@languages
@pytest.mark.parametrize("title", [one for one in shofar.titles() if 1 in shofar.title(one).players])
def test_the_opponent_of_one_player_explains_itself(language: str, title: str) -> None:
    game, news = alone(title)
    words, marked, english = Words(language, strict=True), Marked(language, strict=True), Words(strict=True)
    assert len(news) > 30
    for entry in news:
        line, deed = words.news(game, entry, 0), marked.deed(game.rules, entry, 0)
        assert line is None or sound(line), line
        assert line is None or line != english.news(game, entry, 0), line
        assert not deed or sound(deed), deed
