"""The titles as games of OpenSpiel."""

from __future__ import annotations

import os

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import shofar
from shofar.env import openspiel
from tests.playing import Setup, sample, setups

ALL = os.environ.get("SHOFAR_ENV") == "all"
SETUPS = [
    setup
    for title in shofar.titles()
    for setup in (setups(title) if ALL else [pair[0] for pair in sample(title, 1, seed=9)])
]


def load(setup: Setup) -> pyspiel.Game:
    title, players, options = setup
    written = ";".join(f"{name}:{value}" for name, value in options.items())
    return pyspiel.load_game(openspiel.name_of(title), {"players": players, "options": written, "deals": 50})


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_its_own_random_simulation_passes(setup: Setup) -> None:
    pyspiel.random_sim_test(load(setup), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("title", shofar.titles())
def test_a_deal_and_its_moves_are_a_game_of_the_engine(title: str) -> None:
    state = load((title, 2, {})).new_initial_state()
    assert state.is_chance_node() and len(state.chance_outcomes()) == 50
    state.apply_action(7)
    game = shofar.new(title, 2, 7)
    copy = state.clone()
    while not state.is_terminal():
        assert state.current_player() == game.seat
        assert state.legal_actions() == sorted(game.legal())
        move = state.legal_actions()[-1]
        assert state.action_to_string(game.decider, move) == shofar.catalogue(title).moves[move].text
        state.apply_action(move)
        game.apply(move)
    assert game.over and not copy.is_terminal()
    assert max(state.returns()) == state.returns()[game.ranks.index(1)]


@pytest.mark.parametrize("title", shofar.titles())
def test_observations_have_the_features_by_name(title: str) -> None:
    game = load((title, 2, {}))
    state = game.new_initial_state()
    state.apply_action(0)
    seen = make_observation(game)
    seen.set_from(state, 1)
    assert seen.dict["players"] == [2]
    assert seen.tensor.shape == (shofar.env.features(title).size,)


def test_a_wrong_option_is_told() -> None:
    with pytest.raises(shofar.BadRequest, match="has no option 'dice'"):
        load((shofar.titles()[0], 2, {"dice": 6}))


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("deals", 0, "0 deals leave nothing"),
        ("players", 9, "not 9"),
        ("options", "dice", "'dice' is not an option"),
    ],
)
def test_wrong_parameters_are_told(name: str, value: int | str, sentence: str) -> None:
    with pytest.raises(shofar.BadRequest, match=sentence):
        pyspiel.load_game(openspiel.name_of(shofar.titles()[0]), {name: value})
