"""What options say beforehand, with the numbers of the specification's examples. Red, blue, green are seats 0, 1, 2."""

from __future__ import annotations

import pytest

import shofar
from shofar.readers.forecast import said
from shofar.readers.words import Words
from tests.games.nehemiah.table import table
from tests.rules import rule

pytestmark = pytest.mark.both

RED, BLUE, GREEN = 0, 1, 2
BANK = -1
EXAMPLE = "wood_1:red/x gold_2:blue/x wall_1:red wood_1"
WORDS = Words("en", ["Anna", "Ben", "Cara"], strict=True)


@rule("N4.1", "N4.2")
def test_placing_takes_a_worker_and_brings_nothing_yet() -> None:
    game = table(red="wood 1 gold 1", column_1=EXAMPLE)
    forecast = game.forecast("place 1")
    assert (forecast.paid(), forecast.gained(), forecast.ends) == ({"worker": 1}, {}, "turn")
    assert forecast.vain is not None
    assert forecast.vain.key == "only-placed"


@rule("EX-3", "N5.5")
def test_the_fee_of_a_card_above_and_who_gets_it() -> None:
    """EX-3: to Blue for his card, to the bank for the own one."""
    game = table(red="wood 1 gold 1", column_1=EXAMPLE)
    game.play("activate 1.3", "take")
    others, own = game.forecast("use 1.2"), game.forecast("use 1.1")
    assert (others.payees(), others.gained(), others.gained(BLUE)) == ({BLUE: {"gold": 1}}, {"gold": 2}, {"gold": 1})
    assert (own.payees(), own.gained()) == ({BANK: {"gold": 1}}, {"wood": 1})


@rule("EX-28", "N10.6")
def test_the_fee_for_a_neutral_worker_goes_to_the_bank() -> None:
    game = table(2, to_move="blue", blue="gold 1", column_1="wood_1:green/x * gold_2:blue *")
    game.play("activate 1.3", "take")
    assert game.forecast("use 1.1").payees() == {BANK: {"gold": 1}}


@rule("EX-22", "N5.11")
def test_a_card_that_fee_and_price_make_too_dear_has_both_as_its_price() -> None:
    """EX-22: 1 for Blue and 2 for the card."""
    game = table(red="gold 2", column_1="temple_2:blue/x wood_1:blue/x vp_1:red gold_2")
    game.play("activate 1.3", "take")
    forecast = game.forecast("use 1.1")
    assert forecast.refused is not None
    assert forecast.refused.key == "fee-and-price"
    assert (forecast.paid(), forecast.payees()) == ({"gold": 3}, {BANK: {"gold": 2}, BLUE: {"gold": 1}})


@rule("EX-9", "N6.1.2")
def test_an_activation_whose_card_cannot_be_paid_says_so() -> None:
    """EX-9: temple_2 takes 2 gold."""
    game = table(red="gold 1", column_1="temple_2:red wood_1:red gold_2 wall_1")
    forecast = game.forecast("activate 1.1")
    assert forecast.vain is not None
    assert forecast.vain.key == "no-gold"
    assert game.forecast("activate 1.2").vain is None


@rule("EX-32", "N12.9.1")
def test_a_leader_adds_to_what_a_card_brings() -> None:
    """EX-32: wood_supply costs 1 gold and gives 3 wood, with the leader 4."""
    game = table(red="gold 1", column_1="wood_supply:red gold_2 wood_1 wall_1", leaders="wood_bonus:red")
    game.play("activate 1.1")
    forecast = game.forecast("take")
    assert (forecast.paid(), forecast.gained()) == ({"gold": 1}, {"wood": 4})


@rule("N7.1", "N7.5")
def test_a_column_that_will_be_swept_is_told_with_the_workers_who_go_home() -> None:
    game = table(red="wood 0 gold 0", column_1="wood_1:red/x gold_2:blue/x wall_1:red/x wood_2:red")
    game.play("activate 1.4")
    forecast = game.forecast("take")
    assert (forecast.gained(), forecast.after.gained(), forecast.after.gained(BLUE)) == (
        {"wood": 2}, {"worker": 3}, {"worker": 1},
    )  # fmt: skip
    assert forecast.hidden, "new cards are dealt"
    assert forecast.next is None
    assert "Column 1 is swept away" in said(WORDS, game.rules, forecast)


@rule("EX-41", "N11.7")
def test_a_bid_with_all_workers_says_what_that_means() -> None:
    game = shofar.new("nehemiah", players=2, seed=1, options={"leaders": True, "start": "1"})
    game.play(game.moves[0])
    bids = [game.forecast(f"bid {workers}") for workers in (5, 6)]
    assert [forecast.vain and forecast.vain.key for forecast in bids] == [None, "all-away"]
    assert bids[0].progress == (1, 3)


@rule("EX-29", "N11.5")
def test_what_others_have_bid_is_not_told() -> None:
    game = shofar.new("nehemiah", players=3, seed=1, options={"leaders": True, "start": "1"})
    game.play(game.moves[0], "bid 1", "bid 1", "bid 1", "bid 0", "bid 2", "bid 1", "bid 1", "bid 0")
    forecast = game.forecast("bid 2")
    assert (forecast.hidden, forecast.next, forecast.flows, forecast.after.flows) == (True, None, [], [])


def test_a_bill_in_words() -> None:
    game = table(red="wood 1 gold 1", column_1=EXAMPLE)
    game.play("activate 1.3", "take")
    assert said(WORDS, game.rules, game.forecast("use 1.2")).startswith("Costs 1 gold, paid to Ben. Brings 2 gold.")
    assert said(WORDS, game.rules, game.forecast("stop")) == "This ends the turn."
