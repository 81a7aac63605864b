"""Bots choose legal moves, know only what their seat may know, and are reproducible."""

import os
import subprocess
import sys
from itertools import pairwise
from random import Random
from typing import Any
from zlib import crc32

import pytest

import shofar
from shofar import bots
from shofar.bots.greedy import Greedy
from shofar.bots.levels import USUAL, Level
from shofar.bots.planner import Planner
from shofar.bots.values import value_of
from shofar.engine.errors import BadRequest
from shofar.games.ezra.table import Ezra
from shofar.games.golem.marbles import BLACK
from shofar.games.golem.moves import COLOURS, PLACES
from shofar.games.golem.table import KNOWLEDGE, STANDING, Golem
from shofar.games.nehemiah.moves import LEADERS
from shofar.games.nehemiah.table import EMPTY, Nehemiah
from tests.games.golem import table as golem_table
from tests.games.nehemiah import table as nehemiah_table
from tests.playing import setups, start

titles = pytest.mark.parametrize("title", shofar.titles())
names = pytest.mark.parametrize("name", bots.names())
ENOUGH = 40  # moves


@names
@titles
def test_a_bot_plays_a_whole_game_of_legal_moves(title: str, name: str) -> None:
    game = start(setups(title)[-1], 5)
    bot, rng = bots.named(name), Random(1)
    for _ in range(game.rules.title.bound):
        if game.over:
            break
        move = bot.choose(game, rng)
        assert move in game.legal()
        game.apply(move)
        if name != "random" and len(game.history()) > ENOUGH:
            break  # a whole game is the arena's test
    assert game.over or len(game.history()) > ENOUGH


@titles
def test_every_level_answers_every_kind_of_question(title: str) -> None:
    """At the first choice of a game for every number of players and every option, alone too, and wherever the question
    is one that no game before has asked, in the middle of a turn as well."""
    quick = Level(**(USUAL["expert"] | {"beam": 3, "ends": 3, "sims": 4, "horizon": 1}))
    answered: set[str] = set()
    for setup in setups(title):
        game, rng, begun = start(setup, 3), Random(3), False
        while not game.over:
            if len(game.asked) > 1 and not (begun and game.question in answered):
                begun = True
                answered.add(game.question)
                for bot in [bots.named(name) for name in ("easy", "medium", "hard")] + [Planner("expert", quick)]:
                    assert bot.choose(game, Random(1)) in game.legal(), (setup, game.question)
            game.apply(rng.choice(game.legal()))


@names
@titles
def test_choosing_changes_nothing_and_repeats_with_the_same_randomness(title: str, name: str) -> None:
    game = start(setups(title)[0], 7)
    before = game.digest()
    first, second = (bots.named(name).choose(game, Random(3)) for _ in range(2))
    assert first == second
    assert game.digest() == before


@titles
def test_greedy_does_not_see_what_chance_will_bring(title: str) -> None:
    """With another generator the future differs and nothing else: the choice must not, even for a bot to whom
    every card on the table matters."""

    def looks(game: Ezra | Golem | Nehemiah, seat: int) -> float:
        return float(crc32(repr(game.sights(seat)).encode()))

    game = start(next(setup for setup in setups(title) if setup[1] > 1), 7)
    rng, bot = Random(5), Greedy(depth=1, value=looks)
    while not game.over and len(game.history()) < 40:
        other = game.clone()
        other.rng = type(game.rng)(b"another future", game.rng.count)
        assert bot.choose(game, Random(2)) == bot.choose(other, Random(2))
        game.apply(rng.choice(game.legal()))


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(BadRequest, match="there is no bot 'hal'; the bots are random, easy, medium, hard, expert"):
        bots.named("hal")


# --- Nehemiah's valuation: section 7 of the specification, by hand ---------------------------------------------


def nehemiah(**state: Any) -> Nehemiah:
    game = nehemiah_table.dealt(3, 1, {"start": "1"})
    for name, value in state.items():
        setattr(game, name, value)
    return game


def test_goods_are_worth_less_the_more_there_are() -> None:
    value = value_of("nehemiah")
    worths = [value(nehemiah(wood=[wood, 0, 0], gold=[0, 0, 0]), 0) for wood in range(9)]
    steps = [round(after - before, 6) for before, after in pairwise(worths)]
    assert steps == [1.1, 1.1, 1.1, 0.8, 0.8, 0.8, 0.5, 0.5]


def test_goods_fetch_their_price_in_the_last_turns() -> None:
    value = value_of("nehemiah")
    none = value(nehemiah(wood=[0, 0, 0], gold=[0, 0, 0], last_turn=99), 0)
    assert value(nehemiah(wood=[1, 0, 0], gold=[0, 0, 0], last_turn=99), 0) - none == pytest.approx(0.35)
    assert value(nehemiah(wood=[0, 0, 0], gold=[1, 0, 0], last_turn=99), 0) - none == pytest.approx(0.5)


def test_a_lead_on_a_board_counts_by_place_gap_and_scorings_to_come() -> None:
    value = value_of("nehemiah")
    nothing = value(nehemiah(), 0)
    # One cube against none twice, places 4/2/1: 1 + 1.5 * 2 / (1 + e^(-1/0.9)), three scorings to come: * 1.5
    expected = 1.5 * (1 + 1.5 * 2 * 0.752319)
    assert value(nehemiah(on=[1, 0, 0, 0, 0, 0, 0, 0, 0]), 0) - nothing == pytest.approx(expected, abs=1e-4)
    last = value(nehemiah(scorings=2), 0)
    assert value(nehemiah(on=[1, 0, 0, 0, 0, 0, 0, 0, 0], scorings=2), 0) - last == pytest.approx(
        expected / 1.5, abs=1e-4
    )


def test_points_and_gates_count_in_full() -> None:
    value = value_of("nehemiah")
    assert value(nehemiah(card_vp=[3, 0, 0]), 0) - value(nehemiah(), 0) == pytest.approx(3)
    assert value(nehemiah(gates=[0, 1, 0]), 0) - value(nehemiah(), 0) == pytest.approx(2 + 3)  # gates of 2, 2, 3


def test_a_ready_worker_has_half_of_its_card_and_an_exhausted_one_nothing() -> None:
    value = value_of("nehemiah")
    game = nehemiah()
    alone = value(game, 0)
    game.card[0] = game.kit.card_ids.index("d1_gold_2_1")
    game.worker[0] = 0
    assert value(game, 0) - alone == pytest.approx(1.0)
    game.tired[0] = 1
    assert value(game, 0) == pytest.approx(alone)


def test_a_sealed_bid_counts_as_far_as_it_wins() -> None:
    """One rival, who is beaten by a bid of nothing with 1 / (1 + e^(1.5 / 0.8)): the gate builder is worth 3."""
    game = nehemiah_table.dealt(2, 1, {"leaders": True})
    value = value_of("nehemiah")
    game.auctioned = EMPTY
    before = value(game, 0)
    game.auctioned = LEADERS.index("free_gate")
    assert value(game, 0) - before == pytest.approx(3 * 0.132964, abs=1e-4)
    game.bids = [1, 0, 0, -1, -1, -1]  # a worker: 1 / (1 + e^(0.5 / 0.8)), and it is missing for the round
    assert value(game, 0) - before == pytest.approx((3 - 1.2) * 0.348645, abs=1e-4)


def test_greedy_bids_by_what_a_leader_is_worth() -> None:
    """Section 7 of the specification: benching more than two workers is rarely wise."""
    rng, bot = Random(4), Greedy()
    game = shofar.new("nehemiah", 3, seed=9, options={"leaders": True})
    bids: list[int] = []
    while len(bids) < 9 * 3:
        move = bot.choose(game, rng)
        if game.question == "bid":
            bids.append(int(game.rules.title.catalogue.moves[move].args[0]))
        game.apply(move)
    sums = [sum(bids[at : at + 3]) for at in range(0, len(bids), 3)]
    assert max(bids[::3]) <= 2
    assert 0 < sum(sums) / len(sums) <= 4


# --- Golem's valuation --------------------------------------------------------------------------------------------


def golem() -> Golem:
    game = golem_table.dealt(3, 1, {"first_game": True})
    while game.question != "turn":
        game.apply(game.legal()[0])
    return game


def test_a_marble_that_may_still_match_the_character_is_worth_something_and_two_that_match_more() -> None:
    game, value = golem(), value_of("golem")
    first, second = (game.kit.pair[game.character() * 2 + n] for n in range(2))
    seat = game.seat
    worths = []
    for marbles in ((BLACK, -1), (first, -1), (first, BLACK), (first, second)):
        game.socket[seat * 2 : seat * 2 + 2] = marbles
        worths.append(value(game, seat))
    assert worths[0] == worths[2] < worths[1] < worths[3]


def test_every_step_towards_an_objective_counts_and_the_last_one_most() -> None:
    game, value = golem(), value_of("golem")
    seat = game.seat
    game.objective = [seat if card == 1 else 8 for card in range(len(game.objective))]  # the red student in VII
    game.round, game.phase = 4, 3
    game.token = [(seat + 1) % 3] * 3

    def gained(section: int) -> float:
        steps = []
        for at in (section - 1, section):
            game.student[seat * 3] = at
            steps.append(value(game, seat))
        return steps[1] - steps[0]

    assert gained(7) > gained(5) > 0


def test_greedy_pays_for_work_that_brings_more() -> None:
    """Three golems in X, where they bring 7 to 10 points each: the knowledge for all three is well spent (G3.7)."""
    game = golem()
    seat = game.seat
    game.golem[seat * 6 : seat * 6 + 6] = [
        *(STANDING + PLACES.index(f"{colour}.10") for colour in COLOURS[:3]),
        0,
        0,
        0,
    ]
    game.purse[seat * 4 + KNOWLEDGE] = 4
    game.push_about(game.rules.nodes["work"], seat, 1)
    game.advance()
    move = Greedy().choose(game, Random(1))
    assert game.rules.title.catalogue.moves[move].text == "work 3"


# --- the builds -----------------------------------------------------------------------------------------------------


@titles
def test_both_builds_choose_the_same(title: str) -> None:
    """Valuations are compiled: not a digit may differ, or games could not be repeated elsewhere."""
    code = f"""
import shofar
from random import Random
from shofar.bots.greedy import Greedy
from shofar.bots.levels import USUAL, Level
from shofar.bots.planner import Planner
game, rng, bot = shofar.new({title!r}, 2, 3), Random(1), Greedy(depth=2)
for _ in range(25):
    game.apply(bot.choose(game, rng))
planner = Planner("expert", Level(**(USUAL["expert"] | {{"beam": 4, "ends": 3, "sims": 4, "horizon": 1, "inner": 2}})))
for _ in range(8):
    print([(turn.clicks, turn.mean) for turn in planner.think(game, rng)][:3])
    game.apply(planner.choose(game, rng))
print(game.history())
"""
    played = [
        subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "SHOFAR_PURE": pure}, capture_output=True, check=True
        ).stdout
        for pure in ("", "1")
    ]
    assert played[0] == played[1]
