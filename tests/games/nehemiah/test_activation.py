"""Activating a worker and using cards for a fee (N5)."""

from typing import Any

import pytest

from shofar.games.nehemiah.reasons import NO_GOLD
from tests.games.nehemiah.table import (
    at,
    column,
    cubes,
    decides,
    due,
    moves,
    news,
    purse,
    table,
    why,
    worker,
)
from tests.rules import rule

pytestmark = pytest.mark.both


@rule("N5.1")
def test_the_worker_is_exhausted_before_anything_else() -> None:
    game = table(column_1="gold_2:red * * *")
    game.play("activate 1.1")
    assert (worker(game, "1.1"), game.question) == ("red/x", "activated card")
    assert purse(game, "red")["gold"] == 0


@rule("N5.1")
def test_only_own_ready_workers_can_be_activated() -> None:
    game = table(column_1="*:red *:blue *:red/x *")
    assert moves(game, "activate") == ["1.1"]
    assert why(game, "activate 1.2") == ("not-own", "N5.1")
    assert why(game, "activate 1.3") == ("not-ready", "N5.1")
    assert why(game, "activate 1.4") == ("unoccupied", "N5.1")


@rule("N5.2")
def test_row_four_makes_the_column_due_even_if_nothing_is_used() -> None:
    game = table(column_1="* * * gold_2:red", column_2="* * gold_2:red *")
    other = game.clone()
    game.play("activate 1.4")
    assert due(game) == [1]
    other.play("activate 2.3")
    assert due(other) == []


@rule("N5.3")
def test_the_activated_card_comes_first_and_never_again() -> None:
    game = table(red="gold 2", column_1="wood_1:blue/x gold_2:red * *")
    game.play("activate 1.2")
    assert moves(game) == ["take", "skip"]
    assert why(game, "use 1.1") == ("not-yet", "N5.4")
    game.play("skip", "use 1.1")
    assert decides(game) == "blue"
    assert purse(game, "red") == {"wood": 1, "gold": 1}


@rule("N5.4")
def test_above_means_same_column_exhausted_and_not_used() -> None:
    game = table(
        red="gold 5", column_1="wood_1:blue/x wood_1:red * *", column_2="wood_1:blue/x gold_2:green wall_1 wood_2:red"
    )
    game.play("activate 2.4", "skip")
    assert moves(game) == ["use 2.1", "stop"]
    assert why(game, "use 2.2") == ("not-exhausted", "N5.4")
    assert why(game, "use 2.3") == ("no-worker-there", "N5.4")
    assert why(game, "use 1.1") == ("other-column", "N5.4")


@rule("N5.4", "N5.8")
def test_cards_above_in_any_order_each_once() -> None:
    said: dict[str, Any] = {"red": "gold 4", "column_1": "wood_1:blue/x wood_2:green/x wood_1:red/x gold_2:red"}
    for order in (("1.1", "1.2", "1.3"), ("1.3", "1.1", "1.2"), ("1.2", "1.3", "1.1")):
        game = table(**said)
        game.play("activate 1.4", "skip")
        for place in order:
            game.play(f"use {place}")
            if game.question == "cards above":
                assert why(game, f"use {place}") == ("used", "N5.8")
        assert purse(game, "red") == {"wood": 4, "gold": 1}
        assert decides(game) == "blue"


@rule("N5.5")
def test_the_fee_goes_to_the_other_player_or_to_the_bank() -> None:
    game = table(2, red="gold 3", column_1="wood_1:blue/x wood_1:red/x wood_2:green/x gold_2:red")
    game.listen()
    game.play("activate 1.4", "skip", "use 1.1", "use 1.2", "use 1.3")
    assert purse(game, "red") == {"wood": 4, "gold": 0}
    assert purse(game, "blue")["gold"] == 1
    assert [line[2] for line in news(game) if line[0] == "fee"] == [1, -1, -1]


@rule("N5.5")
def test_the_fee_is_paid_before_the_cards_own_cost() -> None:
    game = table(red="gold 2", column_1="wood_supply:blue/x gold_2:red * *")
    game.listen()
    game.play("activate 1.2", "skip", "use 1.1")
    told = [line[0] for line in news(game)]
    assert told.index("fee") < told.index("paid") < told.index("gained")
    assert purse(game, "red") == {"wood": 3, "gold": 0}
    assert purse(game, "blue")["gold"] == 1


@rule("N5.6")
def test_the_worker_above_stays_as_it_is() -> None:
    game = table(red="gold 1", column_1="wood_1:blue/x gold_2:red * *")
    game.play("activate 1.2", "skip", "use 1.1")
    assert worker(game, "1.1") == "blue/x"


@rule("N5.7")
def test_declining_leaves_the_cards_above_open() -> None:
    game = table(red="gold 1", column_1="wood_1:blue/x gold_2:red * *")
    game.play("activate 1.2", "skip")
    assert moves(game) == ["use 1.1", "stop"]


@rule("N5.7")
def test_a_card_that_cannot_be_used_leaves_the_cards_above_open() -> None:
    game = table(red="gold 1", column_1="wood_1:blue/x gate:red * *")
    game.play("activate 1.2")
    assert moves(game) == ["use 1.1", "stop"]


@rule("N5.8")
def test_the_activated_card_cannot_be_used_again_through_use_cards() -> None:
    game = table(red="gold 4", column_1="use_cards:blue/x gold_2:red * *", column_2="wood_1:green * * *")
    game.play("activate 1.2", "take", "use 1.1")
    assert decides(game) == "blue"  # 2.1 was the only target left and is done
    assert purse(game, "red") == {"wood": 1, "gold": 4 + 2 - 1 - 1}


@rule("N5.9", "N6.8.5")
def test_above_is_judged_by_present_positions() -> None:
    game = table(red="gold 2", column_1="wood_1:blue/x swap_cards:red gold_2:green/x *:blue")
    game.play("activate 1.2", "take", "swap 1.1 1.2")
    assert at(game, "1.1") == "swap_cards:red/x"
    assert decides(game) == "blue"  # nothing is above the activated card any more
    game = table(red="gold 2", column_1="wood_1:blue/x swap_cards:red gold_2:green/x *:blue")
    game.play("activate 1.2", "take", "swap 1.2 1.3")
    assert moves(game) == ["use 1.1", "use 1.2", "stop"]


@rule("N5.9", "N6.8.5")
def test_the_activated_card_stays_the_same_when_its_worker_is_swapped_away() -> None:
    game = table(red="gold 2", column_1="wood_1:blue swap_workers:red gold_2:green/x *")
    game.play("activate 1.2", "take", "swap 1.1 1.2")
    assert column(game, 1).startswith("wood_1:red/x swap_workers:blue gold_2:green/x")
    assert moves(game) == ["use 1.1", "stop"]  # above 1.2 still; its own worker now lies there
    game.play("use 1.1")
    assert purse(game, "red") == {"wood": 1, "gold": 1}
    assert purse(game, "blue")["gold"] == 0  # the fee for an own worker goes to the bank


@rule("N5.10")
def test_income_cannot_pay_its_own_fee() -> None:
    game = table(column_1="gold_3:blue/x wood_1:red * *")
    game.play("activate 1.2", "take")
    assert decides(game) == "blue"
    game = table(column_1="gold_3:blue/x wood_1:red * *", red="gold 1", auto=False)
    game.play("activate 1.2", "skip")
    assert moves(game) == ["use 1.1", "stop"]


@rule("N5.11")
@pytest.mark.parametrize(
    ("face", "poor", "rich", "reason"),
    [
        ("wood_supply", "gold 1", "gold 2", "fee-and-price"),
        ("wall_1", "gold 1", "gold 1 wood 1", "no-wood"),
        ("temple_2", "gold 2", "gold 3", "fee-and-price"),
        ("guard_1", "gold 1 wood 1", "gold 2 wood 1", "fee-and-price"),
        ("gate", "gold 1 wood 1", "gold 1 wood 2", "no-wood"),
        ("refresh", "", "gold 1", "no-fee"),
    ],
)
def test_no_fee_is_paid_for_nothing(face: str, poor: str, rich: str, reason: str) -> None:
    said: dict[str, Any] = {"column_1": f"{face}:blue/x wood_1:green/x vp_1:red *", "column_2": "*:red/x * * *"}
    game = table(red=poor, **said)
    game.play("activate 1.3", "skip")
    if game.question == "cards above":
        assert (moves(game, "use"), why(game, "use 1.1")[0]) == (["1.2"], reason)
    else:
        assert poor == ""
    game = table(red=rich, **said)
    game.play("activate 1.3", "skip")
    assert moves(game, "use") == ["1.1", "1.2"]


@rule("N5.12")
def test_the_player_stops_when_wanted() -> None:
    game = table(red="gold 3", column_1="wood_1:blue/x wood_2:green/x gold_2:red *")
    game.play("activate 1.3", "take", "use 1.2", "stop")
    assert (decides(game), purse(game, "red")) == ("blue", {"wood": 2, "gold": 4})
    assert cubes(game, "red") == {}


@rule("N5.13")
def test_a_declined_card_can_be_chosen_through_use_cards_once() -> None:
    game = table(red="gold 4", column_1="use_cards:blue/x gold_3:red * *", column_2="wood_1:green * * *")
    game.play("activate 1.2", "skip", "use 1.1")
    assert moves(game, "use") == ["1.2", "2.1"]
    game.play("use 1.2")
    assert moves(game) == ["use 2.1", "stop"]
    assert purse(game, "red")["gold"] == 4 - 1 - 1 + 3


@rule("N5.4")
def test_why_not_knows_what_a_person_points_at() -> None:
    game = table(red="gold 3", column_1="wood_1:blue/x gold_2:red wall_1:blue/x *:blue", column_2="wood_2:blue/x * * *")
    game.play("activate 1.2", "skip")
    assert moves(game) == ["use 1.1", "stop"]
    assert why(game, "use 1.3") == ("below", "N5.4")
    assert why(game, "use 2.1") == ("other-column", "N5.4")
    assert why(game, "use 1.2") == ("activated", "N5.3")
    assert why(game, "take") == ("own-first", "N5.3")


@rule("N6.1.2", "N5.3")
def test_an_activated_card_that_cannot_be_used_says_so() -> None:
    game = table(red="gold 1", column_1="gold_2:blue/x temple_2:red * *")
    game.listen()
    game.play("activate 1.2")
    assert ("unusable", 0, game.rules.names["face"].index("temple_2"), NO_GOLD, 0) in news(game)
    assert why(game, "take") == ("no-gold", "N6.1.2")
    game.play("use 1.1")
    assert purse(game, "red")["gold"] == 2
    used = table(red="gold 2", column_1="gold_2:blue/x gold_3:red * *")
    used.play("activate 1.2", "take")
    assert why(used, "take") == ("used", "N5.8")


@rule("N6.5.1", "N6.7.1")
def test_cards_without_a_worker_are_named_as_such() -> None:
    refresh = table(red="gold 1", column_1="refresh:red *:red/x *:red/x *")
    refresh.play("activate 1.1", "take")
    assert why(refresh, "refresh 1.4") == ("no-worker-there", "N6.5.1")
    replace = table(round=2, column_1="replace_worker:red *:blue *:blue *")
    replace.play("activate 1.1", "take")
    assert why(replace, "replace 1.4") == ("no-worker-there", "N6.7.1")
