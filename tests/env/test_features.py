"""What an agent sees as numbers: never more than its seat may see, always within the ranges that are told."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

import shofar
from shofar import env
from shofar.engine.features import SEATS
from tests.playing import Setup, playthrough, sample, seen_afresh, start

pytestmark = pytest.mark.both

ALL = os.environ.get("SHOFAR_ENV") == "all"
MANY = (60 if ALL else 8) if shofar.compiled else 2
GAMES = [pair for title in shofar.titles() for pair in sample(title, MANY, seed=3)]


@pytest.mark.parametrize("pair", GAMES, ids=str)
def test_an_observation_is_as_told_and_depends_on_nothing_that_the_seat_cannot_see(pair: tuple[Setup, int]) -> None:
    features = env.features(pair[0][0])
    highest = features.highest
    chance = random.Random(pair[1])
    for number, game in enumerate(playthrough(*pair)):
        if number % 5 and not game.over:
            continue
        for seat in range(game.players):
            row = seen_afresh(game, seat)
            assert len(row) == features.size
            assert [place for place, most in enumerate(highest) if not 0 <= row[place] <= most] == []
            assert seen_afresh(game.determinized(seat, chance), seat) == row


@pytest.mark.parametrize("title", shofar.titles())
def test_who_looks_now_here_now_there_sees_what_one_sees_who_looks_afresh(title: str) -> None:
    """One eye for games of every kind, in turn, from every seat: nothing stays from what it looked at before."""
    eye, chance = env.eye(title), random.Random(6)
    games = [start(*pair) for pair in sample(title, 6, seed=4)]
    while games:
        game = chance.choice(games)
        for seat in range(game.players):
            eye.look(game, seat)
            assert list(eye.row) == seen_afresh(game, seat) == env.observe(game, seat)
        for _ in range(chance.randrange(12)):
            if not game.over:
                game.apply(chance.choice(game.legal()))
        games = [game for game in games if not game.over]


@pytest.mark.parametrize("title", shofar.titles())
def test_what_changes_for_a_seat_changes_its_observation(title: str) -> None:
    """Within ten decisions of a game everybody sees something else, and two seats never see the same."""
    game = start((title, 2, {}), 11)
    chance = random.Random(2)
    for _ in range(30):
        before = [env.observe(game, seat) for seat in range(2)]
        assert before[0] != before[1]
        for _ in range(10):
            if not game.over:
                game.apply(chance.choice(game.legal()))
        if not game.over:
            assert [env.observe(game, seat) for seat in range(2)] != before


@pytest.mark.parametrize("title", shofar.titles())
def test_features_have_names_shapes_and_places(title: str) -> None:
    features = env.features(title)
    assert [one.start for one in features] == [
        sum(past.size for past in features.all[:at]) for at in range(len(features))
    ]
    assert features.size == sum(one.size for one in features) == len(features.highest)
    own = [one.name.removeprefix("own.") for one in features if one.name.startswith("own.")]
    assert own
    for seat in SEATS:
        assert [one.name for one in features if one.name.startswith(f"{seat}.")] == [f"{seat}.{name}" for name in own]
    row = env.observe(start((title, 2, {}), 1), 0)
    parts = features.parts(row)
    assert parts["players"] == [2]
    assert [number for name in parts for number in parts[name]] == row
    absent = [number for name in parts if name.startswith("third.") for number in parts[name]]
    assert set(absent) == {0}


def test_banners_are_those_of_the_action_to_come() -> None:
    game: Any = start(("ezra", 3, {}), 5)
    chance = random.Random(1)
    while not game.over:
        for seat in range(3):
            shown = env.features("ezra").parts(env.observe(game, seat))["own_banners"]
            assert shown == [game.banner_pool(seat, colour) for colour in range(3)]
        game.apply(chance.choice(game.legal()))


def test_what_is_behind_a_screen_is_not_shown() -> None:
    """The one thing that a view hides although it could be counted."""
    name = "nehemiah"
    shown = start((name, 2, {"screens": "open"}), 4)
    hidden = start((name, 2, {"screens": "strict"}), 4)
    features = env.features(name)
    for own, other in (("own.gold", "next.gold"), ("own.wood", "next.wood")):
        assert features.parts(env.observe(shown, 0))[other][0] > 0
        assert features.parts(env.observe(hidden, 0))[other] == [0]
        assert features.parts(env.observe(hidden, 0))[own][0] > 0


def test_what_is_wrong_is_one_sentence() -> None:
    name = shofar.titles()[0]
    game = start((name, 2, {}), 1)
    with pytest.raises(shofar.BadRequest, match="there is no title 'chess'"):
        env.features("chess")
    with pytest.raises(shofar.BadRequest, match="there is no feature 'luck'"):
        env.features(name)["luck"]
    with pytest.raises(shofar.BadRequest, match="seats are 0 to 1"):
        env.observe(game, 2)
    with pytest.raises(shofar.BadRequest, match="there is no seat 'own'"):
        env.observe(game, "own")  # type: ignore[arg-type]
    with pytest.raises(shofar.BadRequest, match="the first argument is a game"):
        env.observe("game", 0)  # type: ignore[arg-type]
