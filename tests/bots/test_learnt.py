"""What is learnt from games is added to the valuation, where a turn has ended."""

from __future__ import annotations

import tomllib
from importlib import import_module
from importlib.resources import files
from random import Random

import pytest

import shofar
from shofar.bots.learnt import FILE, STAGES, Learnt, expected_of, read
from shofar.bots.values import value_of
from shofar.engine.game import Game

TABLES = [(title, players) for title in shofar.titles() for players in shofar.title(title).players]


def positions(title: str, players: int) -> list[Game]:
    """Some of a random game, the last of them its end."""
    game, rng = shofar.new(title, players, "learnt"), Random(1)
    found = []
    while not game.over:
        if rng.random() < 0.05:
            found.append(game.clone())
        game.apply(rng.choice(game.legal()))
    return [*found, game]


@pytest.mark.both
@pytest.mark.parametrize("title, players", TABLES)
def test_a_finished_game_is_worth_its_score_and_every_position_has_all_features(title: str, players: int) -> None:
    module = import_module(f"shofar.games.{title}.features")
    *during, end = positions(title, players)
    for game in during:
        for seat in range(game.seats):
            assert len(module.features(game, seat)) == len(module.FEATURES)
        assert 0 <= module.stage(game) < STAGES
    assert [expected_of(title)(end, seat) for seat in range(end.seats)] == end.scores


TAUGHT = [title for title in shofar.titles() if (files(f"shofar.games.{title}") / FILE).is_file()]


@pytest.mark.parametrize("title", TAUGHT)
def test_shipped_weights_are_about_the_features_and_numbers_of_players_there_are(title: str) -> None:
    """Where games did not show that weights help, a number of players has none: the valuation judges alone."""
    module = import_module(f"shofar.games.{title}.features")
    file = files(f"shofar.games.{title}") / FILE
    weights = read(title, tomllib.loads(file.read_text(encoding="utf-8")), module.FEATURES)
    assert {2} <= {key // STAGES for key in weights} <= set(shofar.title(title).players)
    assert {len(row) for row in weights.values()} == {len(module.FEATURES) + 1}


@pytest.mark.both
def test_the_weights_of_a_stage_are_added_to_the_valuation() -> None:
    game = shofar.new("golem", 2, "learnt")
    value = value_of("golem")
    learnt = Learnt(value, lambda game: 3, lambda game, seat: [2.0, float(seat)], {2 * STAGES + 3: [0.5, 10.0, 100.0]})
    assert learnt.expected(game, 0) == value(game, 0) + 20.5
    assert learnt.expected(game, 1) == value(game, 1) + 120.5
    elsewhere = Learnt(value, lambda game: 4, lambda game, seat: [2.0, 1.0], learnt.weights)
    assert elsewhere.expected(game, 0) == value(game, 0)  # a stage without weights


def test_weights_of_other_features_are_not_used() -> None:
    with pytest.raises(ValueError, match="fit it anew"):
        read("golem", {"features": ["coins"], "fit": []}, ("coin",))
