"""A forecast tells what the move then does, and nothing that its seat cannot know."""

from __future__ import annotations

import doctest
import random
from pathlib import Path

import pytest

import shofar
from shofar.engine.forecast import Forecast
from shofar.engine.ledger import Ledger, Unknown
from tests.playing import Setup, playthrough, sample

pytestmark = pytest.mark.both

MANY = 60 if shofar.compiled else 12  # the same games, fewer of them where each takes longer
MOST = 6  # moves of a decision that are looked at
GAMES = [pair for title in shofar.titles() for pair in sample(title, MANY, seed=5)]


def named(pair: tuple[Setup, int]) -> str:
    (title, players, options), seed = pair
    return f"{title}-{players}-{'-'.join(str(value) for value in options.values())}-{seed}"


def test_the_examples_of_the_documentation_are_true() -> None:
    text = (Path(__file__).parent.parent / "docs" / "architecture.md").read_text(encoding="utf-8")
    examples = doctest.DocTestParser().get_doctest(text, {"shofar": shofar}, "architecture.md", "architecture.md", 0)
    assert len(examples.examples) > 5
    assert doctest.DocTestRunner().run(examples).failed == 0


games = pytest.mark.parametrize("pair", GAMES, ids=named)


def purses(game: shofar.Game) -> list[list[int]]:
    """What everybody holds, counted from the table."""
    return [list(game.holdings(seat)) for seat in range(game.seats)]


def differences(before: list[list[int]], after: list[list[int]]) -> list[list[int]]:
    return [[b - a for a, b in zip(one, other, strict=True)] for one, other in zip(before, after, strict=True)]


def told(forecast: Forecast, game: shofar.Game) -> list[list[int]]:
    moved = [(forecast.change(seat), forecast.after.change(seat)) for seat in range(game.seats)]
    return [[a + b for a, b in zip(own, after, strict=True)] for own, after in moved]


def until_unknown(game: shofar.Game, move: int) -> shofar.Game:
    """The table at the moment when the mover would learn something."""
    trial = game.clone()
    assert game.seat is not None
    trial.ledger = Ledger(game.seat)
    with pytest.raises(Unknown):
        trial.apply(move)
    return trial


@games
def test_what_is_paid_and_gained_is_what_then_happens_to_the_purses(pair: tuple[Setup, int]) -> None:
    rng = random.Random(pair[1])
    for game in playthrough(*pair):
        legal = game.legal()
        before, digest = purses(game), game.digest()
        for move in rng.sample(legal, min(MOST, len(legal))):
            forecast = game.forecast(move)
            played = until_unknown(game, move) if forecast.hidden else game.clone()
            if not forecast.hidden:
                played.apply(move)
            assert told(forecast, game) == differences(before, purses(played)), (game.question, forecast)
        assert game.digest() == digest  # a question never changes anything


@games
def test_who_is_asked_next_is_who_is_then_asked(pair: tuple[Setup, int]) -> None:
    rng = random.Random(pair[1])
    for game in playthrough(*pair):
        legal = game.legal()
        for move in rng.sample(legal, min(2, len(legal))):
            forecast, played = game.forecast(move), game.clone()
            played.apply(move)
            if forecast.next is not None:
                assert (forecast.next.seat, forecast.next.question) == (played.seat, played.question)
                assert forecast.next.options in (None, len(played.legal()))
                assert (forecast.next.options is None) == (played.seat != game.seat)
            else:
                assert forecast.hidden or played.over
            assert forecast.hidden or (forecast.ends == "game") == played.over


@games
def test_nothing_is_told_that_the_seat_cannot_know(pair: tuple[Setup, int]) -> None:
    """In every world that looks the same to the seat, its moves have the same forecasts."""
    rng = random.Random(pair[1])
    for game in playthrough(*pair):
        if game.seat is not None and rng.random() < 0.3:
            world = game.determinized(game.seat, rng)
            for move in rng.sample(game.legal(), min(2, len(game.legal()))):
                assert everything(game.forecast(move)) == everything(world.forecast(move)), game.question


def everything(forecast: Forecast) -> list[object]:
    after = forecast.next
    following = None if after is None else (after.seat, after.question, after.options, after.chain, after.progress)
    told = [part for one in (forecast, forecast.after) for part in (one.flows, one.news)]
    return [*told, forecast.hidden, forecast.ends, following, forecast.progress, str(forecast.vain)]


@games
def test_a_refused_move_has_its_reason_and_never_a_gain(pair: tuple[Setup, int]) -> None:
    rng = random.Random(pair[1])
    for game in playthrough(*pair):
        if game.seat is None or rng.random() > 0.2:
            continue
        frame = game.stack[-1]
        refused = [move for move in frame.effect.candidates(game, frame) if move not in game.legal()]
        for move in rng.sample(refused, min(MOST, len(refused))):
            digest, forecast = game.digest(), game.forecast(move)
            assert forecast.refused is not None
            assert forecast.refused.key == shofar.explain_illegal(game, forecast.move.text).key
            assert not forecast.gained() and forecast.next is None
            assert game.digest() == digest
