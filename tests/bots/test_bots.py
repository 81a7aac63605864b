"""Bots choose legal moves, know only what their seat may know, and are reproducible."""

from itertools import pairwise
from random import Random
from zlib import crc32

import pytest

import shofar
from shofar import bots
from shofar.bots.greedy import Greedy
from shofar.bots.values import points, value_of
from shofar.engine.errors import BadRequest
from tests.playing import setups, start

titles = pytest.mark.parametrize("title", shofar.titles())
names = pytest.mark.parametrize("name", bots.names())


@names
@titles
def test_a_bot_plays_a_whole_game_of_legal_moves(title, name):
    game = start(setups(title)[-1], 5)
    bot, rng = bots.named(name), Random(1)
    for _ in range(game.rules.title.bound):
        if game.over:
            break
        move = bot.choose(game, rng)
        assert move in game.legal()
        game.apply(move)
        if name != "random" and len(game.history()) > 60:
            break  # enough: a whole game is the arena's test
    assert game.over or len(game.history()) > 60


@names
@titles
def test_choosing_changes_nothing_and_repeats_with_the_same_randomness(title, name):
    game = start(setups(title)[0], 7)
    before = game.digest()
    first, second = (bots.named(name).choose(game, Random(3)) for _ in range(2))
    assert first == second
    assert game.digest() == before


@titles
def test_greedy_does_not_see_what_chance_will_bring(title):
    """With another generator the future differs and nothing else: the choice must not, even for a bot to whom
    every card on the table matters."""

    def looks(game, seat):
        return float(crc32(repr(game.sights(seat)).encode()))

    game = start(next(setup for setup in setups(title) if setup[1] > 1), 7)
    rng, bot = Random(5), Greedy(depth=1, value=looks)
    while not game.over and len(game.history()) < 40:
        other = game.clone()
        other.rng = type(game.rng)(b"another future", game.rng.count)
        assert bot.choose(game, Random(2)) == bot.choose(other, Random(2))
        game.apply(rng.choice(game.legal()))


def test_an_unknown_bot_is_refused_by_name():
    with pytest.raises(BadRequest, match="there is no bot 'hal'; the bots are random, greedy"):
        bots.named("hal")


def test_a_title_without_a_valuation_counts_points():
    assert value_of("no_such_title") is points
    game = shofar.new("nehemiah", 3, seed=1)
    assert points(game, 0) == 0.0


# --- Nehemiah's valuation: section 7 of the specification, by hand ---------------------------------------------


def nehemiah(**state):
    game = shofar.new("nehemiah", 3, seed=1, options={"start": "1"})
    for name, value in state.items():
        setattr(game, name, value)
    return game


def test_goods_are_worth_less_the_more_there_are():
    value = value_of("nehemiah")
    worths = [value(nehemiah(wood=[wood, 0, 0], gold=[0, 0, 0]), 0) for wood in range(9)]
    steps = [round(after - before, 6) for before, after in pairwise(worths)]
    assert steps == [1.1, 1.1, 1.1, 0.8, 0.8, 0.8, 0.5, 0.5]


def test_goods_fetch_their_price_in_the_last_turns():
    value = value_of("nehemiah")
    none = value(nehemiah(wood=[0, 0, 0], gold=[0, 0, 0], last_turn=99), 0)
    assert value(nehemiah(wood=[1, 0, 0], gold=[0, 0, 0], last_turn=99), 0) - none == pytest.approx(0.35)
    assert value(nehemiah(wood=[0, 0, 0], gold=[1, 0, 0], last_turn=99), 0) - none == pytest.approx(0.5)


def test_a_lead_on_a_board_counts_by_place_gap_and_scorings_to_come():
    value = value_of("nehemiah")
    nothing = value(nehemiah(), 0)
    # One cube against none twice, places 4/2/1: 1 + 1.5 * 2 / (1 + e^(-1/0.9)), three scorings to come: * 1.5
    expected = 1.5 * (1 + 1.5 * 2 * 0.752319)
    assert value(nehemiah(on=[1, 0, 0, 0, 0, 0, 0, 0, 0]), 0) - nothing == pytest.approx(expected, abs=1e-4)
    last = value(nehemiah(scorings=2), 0)
    assert value(nehemiah(on=[1, 0, 0, 0, 0, 0, 0, 0, 0], scorings=2), 0) - last == pytest.approx(
        expected / 1.5, abs=1e-4
    )


def test_points_and_gates_count_in_full():
    value = value_of("nehemiah")
    assert value(nehemiah(card_vp=[3, 0, 0]), 0) - value(nehemiah(), 0) == pytest.approx(3)
    assert value(nehemiah(gates=[0, 1, 0]), 0) - value(nehemiah(), 0) == pytest.approx(2 + 3)  # gates of 2, 2, 3


def test_a_ready_worker_has_half_of_its_card_and_an_exhausted_one_nothing():
    value = value_of("nehemiah")
    game = nehemiah()
    alone = value(game, 0)
    game.card[0] = game.kit.card_ids.index("d1_gold_2_1")
    game.worker[0] = 0
    assert value(game, 0) - alone == pytest.approx(1.0)
    game.tired[0] = 1
    assert value(game, 0) == pytest.approx(alone)
