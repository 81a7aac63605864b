"""The environments pass the tests of the libraries they are made for, and play what the engine plays."""

from __future__ import annotations

import os
import pickle
import random
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, cast

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import shofar
from shofar.env import arrays, features, gymnasium, pettingzoo, vector
from shofar.env.extras import CHECKOUT, needed
from tests.playing import Setup, sample, seen_afresh, setups

ALL = os.environ.get("SHOFAR_ENV") == "all"  # as in `make soak`
STRESS = 1000 if ALL else 3  # games
SETUPS = [
    setup
    for title in shofar.titles()
    for setup in (setups(title) if ALL else [pair[0] for pair in sample(title, 2, seed=8)])
]
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning",  # a dict with the mask is meant
    "ignore:Observation is not a NumPy array:UserWarning",
)
every = pytest.mark.parametrize("setup", SETUPS, ids=str)
titles = pytest.mark.parametrize("title", shofar.titles())


def zoo(setup: Setup, **more: Any) -> Any:
    title, players, options = setup
    return pettingzoo.env(title, players, options=options, **more)


def chosen(mask: Any, chance: random.Random) -> int:
    return int(chance.choice(np.flatnonzero(mask)))


# --- PettingZoo ---------------------------------------------------------------------------------------------


@every
def test_pettingzoo_takes_it_for_an_environment(setup: Setup) -> None:
    api_test(zoo(setup), num_cycles=200)
    seed_test(lambda: zoo(setup), num_cycles=30)


@every
def test_games_of_agents_are_games_of_the_engine(setup: Setup) -> None:
    """Whole random games: the agent that is asked, what it sees and may do, and what it is given at the end."""
    made, chance = zoo(setup), random.Random(5)
    for seed in range(STRESS):
        made.reset(seed=seed)
        game = made.unwrapped.game.clone()
        given: dict[str, float] = {}
        for agent in made.agent_iter():
            seen, reward, over, _, info = made.last()
            if over:
                given[agent] = reward
                made.step(None)
                continue
            assert agent == f"seat_{game.seat}"
            assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(game.legal())
            assert (info["action_mask"] == seen["action_mask"]).all()
            assert seen["observation"].tolist() == seen_afresh(game, game.decider)
            move = chosen(seen["action_mask"], chance)
            made.step(move)
            game.apply(move)
        assert game.over
        first = [f"seat_{seat}" for seat in range(game.players) if game.ranks[seat] == 1]
        assert given.keys() == set(made.possible_agents)
        assert all(given[agent] == max(given.values()) for agent in first)


@pytest.mark.parametrize(
    ("reward", "expected"), [("rank", [0.0, 1.0, -1.0]), ("win", [0.0, 1.0, 0.0]), ("difference", [-4.0, 4.0, -9.0])]
)
def test_what_is_given_for_a_game(reward: str, expected: list[float]) -> None:
    class Ended:
        scores = [30, 34, 25]
        ranks = [2, 1, 3]

    from shofar.env.rewards import reward_of

    assert reward_of(reward)(Ended()) == expected  # type: ignore[arg-type]


def test_those_who_share_places_share_what_they_are_given() -> None:
    class Ended:
        ranks = [1, 1, 3]

    from shofar.env.rewards import by_rank, by_win

    assert by_rank(Ended()) == [0.5, 0.5, -1.0]  # type: ignore[arg-type]
    assert by_win(Ended()) == [0.5, 0.5, 0.0]  # type: ignore[arg-type]


def test_a_move_that_is_not_possible_ends_the_game_for_the_worse() -> None:
    made = zoo((shofar.titles()[0], 2, {}))
    made.reset(seed=1)
    agent = made.agent_selection
    mask = made.observe(agent)["action_mask"]
    made.step(int(np.flatnonzero(mask == 0)[0]))
    assert made.terminations == {"seat_0": True, "seat_1": True}
    assert made.rewards[agent] == -1


@titles
def test_the_table_is_drawn_as_text_and_as_a_picture(title: str) -> None:
    made = zoo((title, 2, {}), render_mode="ansi")
    made.reset(seed=1)
    text = made.render()
    assert len(text.split("\n")) > 10
    drawn = zoo((title, 2, {}), render_mode="rgb_array")
    drawn.reset(seed=1)
    image = drawn.render()
    assert image.dtype == np.uint8 and image.shape[2] == 3
    assert image.shape[0] > 10 * len(text.split("\n")) * 0.8
    assert len(np.unique(image.reshape(-1, 3), axis=0)) > 3  # paper, ink and colours
    made.step(chosen(made.observe(made.agent_selection)["action_mask"], random.Random(1)))
    assert made.render() != text


def test_an_environment_travels_to_another_process() -> None:
    made = pettingzoo.raw_env(shofar.titles()[0], 2, reward="win")
    again = pickle.loads(pickle.dumps(made))
    again.reset(seed=3)
    made.reset(seed=3)
    assert again.game.digest() == made.game.digest()


# --- Gymnasium ----------------------------------------------------------------------------------------------


@every
def test_gymnasium_takes_it_for_an_environment(setup: Setup) -> None:
    title, players, options = setup
    made = gym.make(f"shofar/{title}-v1", players=players, options=options, bots="random")
    check_env(made.unwrapped, skip_render_check=True)


@titles
def test_an_agent_plays_against_bots(title: str) -> None:
    """It is always the agent that is asked, on every seat; at the end it is told how it stands."""
    made, chance, seats = gymnasium.env(title, 2, bots="random", reward="difference"), random.Random(3), set()
    for seed in range(8):
        seen, info = made.reset(seed=seed)
        seats.add(info["seat"])
        over = False
        while not over:
            assert made.game.seat == info["seat"]
            seen, reward, over, cut, info = made.step(chosen(seen["action_mask"], chance))
            assert made.observation_space.contains(seen) and not cut
            assert over or reward == 0
        own = info["seat"]
        assert reward == info["scores"][own] - info["scores"][1 - own]
    assert seats == {0, 1}


def test_a_move_that_is_not_possible_ends_the_episode() -> None:
    made = gymnasium.env(shofar.titles()[0], 2, bots="random", seat=0)
    seen, _ = made.reset(seed=1)
    _, reward, over, _, info = made.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


# --- many at once -------------------------------------------------------------------------------------------


@every
def test_many_games_at_once_are_the_games_one_by_one(setup: Setup) -> None:
    title, players, options = setup
    made, chance = vector.env(title, players, count=3, seed="v", options=options), random.Random(1)
    games = [shofar.new(title, players, f"v/{number}", options) for number in range(3)]
    begun, ended = 3, 0
    while ended < 4:
        for place, game in enumerate(games):
            assert made.seats[place] == game.seat
            assert made.observations[place].tolist() == seen_afresh(game, game.decider)
            assert np.flatnonzero(made.masks[place]).tolist() == sorted(game.legal())
        moves = np.array([chance.choice(game.legal()) for game in games])
        rewards, over = made.step(moves)
        for place, game in enumerate(games):
            game.apply(int(moves[place]))
            assert over[place] == game.over
            if game.over:
                assert rewards[place].argmax() == game.ranks.index(1) or game.ranks.count(1) > 1
                games[place] = shofar.new(title, players, f"v/{begun}", options)
                begun, ended = begun + 1, ended + 1


def test_a_wrong_move_in_one_game_changes_none() -> None:
    made = vector.env(shofar.titles()[0], 2, count=2, seed=1)
    before = [game.digest() for game in made.games]
    wrong = int(np.flatnonzero(made.masks[1] == 0)[0])
    with pytest.raises(shofar.IllegalMove, match=r"not among the legal ones of game 1: see masks\[1\]"):
        made.step([int(np.flatnonzero(made.masks[0])[0]), wrong])
    with pytest.raises(shofar.BadRequest, match="1 moves are given for 2 games"):
        made.step([wrong])
    legal = [game.legal()[0] for game in made.games]
    for moves in (None, 3, "ab", [legal], [[1], [2, 3]], [legal[0], 0.5], np.array(legal, float)):
        with pytest.raises(shofar.BadRequest, match="moves are 2 whole numbers, one for each game; not "):
            made.step(moves)
    assert [game.digest() for game in made.games] == before


@titles
def test_numbers_from_0_to_1_and_choices_spread_over_their_words(title: str) -> None:
    made = vector.env(title, 2, count=4, seed=1)
    scaled, spread = arrays.scaled(title, made.observations), arrays.spread(title, made.observations)
    assert scaled.min() >= 0 and scaled.max() <= 1 and scaled.shape == (4, features(title).size)
    every = features(title)
    width = sum(one.size * max(1, len(one.words)) for one in every)
    assert spread.shape == (4, width)
    numbers = sum(one.size for one in every if not one.words)
    first = next(one for one in every if one.words)  # each choice has at most one word
    assert (spread[:, numbers : numbers + len(first.words)].sum(axis=1) <= 1).all()
    assert spread[:, numbers:].sum() == sum(
        int((made.observations[:, one.start : one.stop] > 0).sum()) for one in every if one.words
    )


# --- what is wrong ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"players": 9}, "players, not 9"),
        ({"players": 2, "reward": "luck"}, "there is no reward 'luck'"),
        ({"players": 2, "options": {"dice": 1}}, "has no option 'dice'"),
        ({"players": 2, "render_mode": "hologram"}, "there is no render mode 'hologram'"),
    ],
)
def test_wrong_arguments_are_one_sentence(arguments: dict[str, Any], sentence: str) -> None:
    for module in (pettingzoo, gymnasium):
        with pytest.raises(shofar.BadRequest, match=sentence):
            module.env(shofar.titles()[0], **arguments)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"count": 0}, "0 games cannot be played at once; name at least 1"),
        ({"count": "many"}, "count is a whole number, not 'many'"),
        ({"count": True}, "count is a whole number, not True"),
        ({"count": 2, "players": 9}, "players, not 9"),
    ],
)
def test_wrong_arguments_of_many_games_are_one_sentence(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(shofar.BadRequest, match=sentence):
        vector.env(shofar.titles()[0], **{"players": 2, **arguments})


def test_the_rivals_of_an_agent_are_bots() -> None:
    title = shofar.titles()[0]
    for wrong in (3, None, [3, 3], [None, "random"]):
        with pytest.raises(shofar.BadRequest, match="a bot is a name, or something with a method choose, not "):
            gymnasium.env(title, 3, bots=cast(Any, wrong))
    with pytest.raises(shofar.BadRequest, match="1 bots are named for 2 other seats"):
        gymnasium.env(title, 3, bots=["random"])


def test_who_forgets_to_begin_is_told() -> None:
    title = shofar.titles()[0]
    agents, agent = pettingzoo.env(title, 2), gymnasium.env(title, 2)
    for forgotten in (agents.last, agents.render, lambda: agents.step(0), lambda: agent.step(0)):
        with pytest.raises(shofar.BadRequest, match=r"no game has begun: call reset\(\) first"):
            forgotten()


def test_what_is_no_move_and_no_agent_is_told() -> None:
    title = shofar.titles()[0]
    agents: Any = pettingzoo.env(title, 2)
    agent = gymnasium.env(title, 2)
    agents.reset(seed=1)
    agent.reset(seed=1)
    for move in ("pass", 0.5):
        for made in (agents, agent):
            with pytest.raises(shofar.BadRequest, match=f"a move is a whole number, not {move!r}"):
                made.step(move)
    with pytest.raises(shofar.BadRequest, match=r"there is no agent 'seat_2'.*; they are seat_0, seat_1"):
        agents.observe("seat_2")
    with pytest.raises(shofar.BadRequest, match="a seat is a whole number"):
        gymnasium.env(title, 2, seat="first")


@pytest.mark.parametrize(
    ("module", "package"), [("pettingzoo", "gymnasium"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")]
)
def test_a_missing_extra_is_told_with_the_command_that_helps(module: str, package: str) -> None:
    """In a checkout, which no index of packages knows: the file of what is tested."""
    blocked = f"import sys; sys.modules['{package}'] = None; import shofar.env.{module}"
    done = subprocess.run([sys.executable, "-c", blocked], capture_output=True, text=True, check=False)
    assert f"the package '{package}' is not installed" in done.stderr
    command = shlex.split(done.stderr.splitlines()[-1].partition("get it with: ")[2])
    assert command[:5] == [sys.executable, "-m", "pip", "install", "-r"]
    pinned = Path(command[5]).read_text(encoding="utf-8")
    assert {"pyspiel": "open_spiel"}.get(package, package) + "==" in pinned


@pytest.mark.parametrize("extra", ["rl", "openspiel", "ray", "data"])
def test_an_installed_shofar_gets_its_extra_by_name(
    extra: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shofar.env.extras.CHECKOUT", tmp_path)
    with pytest.raises(shofar.BadRequest, match=rf"-m pip install 'shofar\[{extra}\]'$"):
        needed("no_such_package", extra)
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["optional-dependencies"][extra]
