"""The worked examples of the rules from EX-19 on, with exactly their numbers."""

from typing import Any

import pytest

from shofar.games.nehemiah.table import Nehemiah
from tests.games.nehemiah.endings import after_the_last_turn, play_out, trigger
from tests.games.nehemiah.table import (
    at,
    bench,
    column,
    cubes,
    dealt,
    decides,
    due,
    leaders_of,
    mover,
    moves,
    points,
    purse,
    supply,
    table,
    worker,
)
from tests.rules import rule

pytestmark = pytest.mark.both


@rule("EX-19")
def test_a_card_used_through_use_cards_is_used_for_the_activation() -> None:
    game = table(red="gold 3", column_1="wood_2:blue/x gold_2:green/x * use_cards:red")
    game.play("activate 1.4", "take", "use 1.1", "stop")
    assert purse(game, "red") == {"wood": 2, "gold": 2}
    assert purse(game, "blue")["gold"] == 1
    assert (game.question, moves(game)) == ("cards above", ["use 1.2", "stop"])


@rule("EX-20")
def test_use_cards_cannot_choose_use_cards_but_a_ready_workers_card() -> None:
    game = table(
        red="gold 2",
        round=3,
        auto=False,
        column_1="use_cards:green/x * * *",
        column_2="gold_3:blue * * *",
        column_3="use_cards:red * * *",
    )
    game.play("activate 3.1", "take")
    assert moves(game) == ["use 2.1"]
    game.play("use 2.1")
    assert purse(game, "red")["gold"] == 2 - 1 + 3
    assert purse(game, "blue")["gold"] == 1
    assert worker(game, "2.1") == "blue"


@rule("EX-21")
def test_the_fee_must_be_in_hand() -> None:
    start = table(column_1="gold_3:blue/x gold_2:red * *")
    game = start.clone()
    game.play("activate 1.2", "skip")
    assert decides(game) == "blue"  # nothing was offered
    game = start.clone()
    game.play("activate 1.2", "take")
    assert moves(game) == ["use 1.1", "stop"]


@rule("EX-22")
def test_fee_and_cost_together() -> None:
    game = table(red="gold 2", column_1="temple_2:blue/x temple_1:blue/x vp_1:red *")
    game.play("activate 1.3", "take")
    assert moves(game) == ["use 1.2", "stop"]
    game.play("use 1.2")
    assert (purse(game, "red")["gold"], purse(game, "blue")["gold"]) == (0, 1)
    assert cubes(game, "red") == {"temple": 1}


@rule("EX-23")
def test_whom_refresh_may_stand_up() -> None:
    game = table(column_1="*:red/x * * *", column_2="* *:red/x * *", column_3="refresh:red * * *")
    game.play("activate 3.1", "take")
    assert moves(game) == ["refresh 1.1", "refresh 2.2"]
    one = game.clone()
    one.play("refresh 1.1", "stop")
    assert (worker(one, "1.1"), worker(one, "2.2")) == ("red", "red/x")
    game.play("refresh 2.2", "refresh 1.1")
    assert (worker(game, "1.1"), worker(game, "2.2"), worker(game, "3.1")) == ("red", "red", "red/x")
    above = table(red="gold 1", auto=False, column_3="refresh:red/x wood_1:red * *")
    above.play("activate 3.2", "skip", "use 3.1")
    assert moves(above) == ["refresh 3.1"]
    above.play("refresh 3.1")
    assert (worker(above, "3.1"), worker(above, "3.2")) == ("red", "red/x")


@rule("EX-24")
def test_a_ready_worker_on_row_four_is_replaced() -> None:
    game = table(red="supply 1", auto=False, column_1="replace_worker:red * * *", column_3="* * * *:blue")
    blue = supply(game, "blue")
    game.play("activate 1.1", "take", "replace 3.4")
    assert worker(game, "3.4") == "red"
    assert (supply(game, "red"), supply(game, "blue")) == (0, blue + 1)
    assert due(game) == []


@rule("EX-25")
def test_out_of_cubes() -> None:
    said: dict[str, Any] = {"red": "wood 2 wall 6 temple 3 guard 2", "column_1": "wall_2:red * * *"}
    game = table(**said)
    game.play("activate 1.1", "take")
    assert purse(game, "red")["wood"] == 0
    assert moves(game) == ["from temple", "from guard", "none"]
    left = game.clone()
    left.play("none", "none")
    assert cubes(left, "red") == {"wall": 6, "temple": 3, "guard": 2}
    game.play("from guard", "from guard")
    assert cubes(game, "red") == {"wall": 8, "temple": 3}
    one_left = table(red="wood 2 wall 5 temple 3 guard 2", column_1="wall_2:red * * *")
    one_left.play("activate 1.1", "take")
    assert cubes(one_left, "red") == {"wall": 6, "temple": 3, "guard": 2}
    one_left.play("from temple")
    assert cubes(one_left, "red") == {"wall": 7, "temple": 2, "guard": 2}
    assert decides(one_left) == "blue"


@rule("EX-26")
def test_forced_actions_and_the_forced_pass() -> None:
    game = table(red="supply 0", auto=False, column_2="* *:red * *")
    assert moves(game) == ["activate 2.2"]
    game = table(red="supply 2")
    assert moves(game) == [f"place {n}" for n in range(1, 6)]
    full = "*:blue/x *:green/x *:yellow/x "
    game = table(
        red="supply 2",
        auto=False,
        column_1=full + "*:blue",
        column_2=full + "*:green",
        column_3=full + "*:yellow",
        column_4="*:red/x *:red/x *:red/x *:green",
        column_5="*:red/x *:blue/x *:green/x *:yellow",
    )
    assert moves(game) == ["pass"]


@rule("EX-27")
def test_where_the_neutral_worker_may_go() -> None:
    columns: dict[str, Any] = {
        "column_2": "*:blue/x *:blue/x *:green/x *",
        "column_3": "*:blue/x * * *",
        "column_4": "*:blue *:red *:yellow/x *",
    }
    game = table(2, **columns)
    game.play("place 1")
    assert moves(game, "neutral") == ["3", "5"]
    game.play("neutral 3")
    assert worker(game, "3.2") == "green/x"
    three = "*:blue/x *:green/x *:yellow/x *"
    game = table(2, column_2=three, column_3=three, column_4=three, column_5="*:blue *:red *:yellow/x *:red")
    game.play("place 1")
    assert (decides(game), game.neutral[0]) == ("blue", 3)


@rule("EX-28")
def test_the_fee_for_a_neutral_worker() -> None:
    game = table(2, to_move="blue", blue="gold 1", column_1="wood_1:green/x * gold_2:blue *")
    game.play("activate 1.3", "skip", "use 1.1")
    assert purse(game, "blue") == {"wood": 1, "gold": 0}
    assert purse(game, "red") == {"wood": 0, "gold": 0}


def bid(game: Nehemiah, *bids: list[int] | tuple[int, ...]) -> None:
    """Bids of (workers, wood, gold) from the initiator on."""
    for three in bids:
        game.play(*[f"bid {amount}" for amount in three])


@rule("EX-29")
def test_a_tied_auction() -> None:
    game = table(
        3,
        turn=1,
        red="wood 3 gold 5",
        blue="wood 3 gold 5",
        green="wood 3 gold 5",
        auction="wood_bonus gold_bonus shift_cube place_two",
        auto=False,
    )
    assert decides(game) == "blue"
    game.play("offer wood_bonus")
    bid(game, (0, 2, 1), (1, 0, 2), (1, 1, 1))  # seats 1, 2, 0
    assert leaders_of(game, "red") == ["wood_bonus"]
    assert purse(game, "red") == {"wood": 2, "gold": 4}
    assert (supply(game, "red"), bench(game, "red")) == (6, 1)
    assert purse(game, "blue") == purse(game, "green") == {"wood": 3, "gold": 5}
    assert (bench(game, "blue"), bench(game, "green")) == (0, 0)


@rule("EX-30")
def test_auctions_with_empty_bids_and_an_even_tie() -> None:
    start = table(
        3,
        turn=1,
        red="wood 1 gold 1",
        blue="wood 1 gold 1",
        green="wood 1 gold 1",
        auction="wood_bonus gold_bonus shift_cube place_two",
        auto=False,
    )
    start.play("offer wood_bonus")
    game = start.clone()
    bid(game, (0, 0, 0), (0, 0, 0), (0, 0, 0))
    assert leaders_of(game, "blue") == ["wood_bonus"]
    assert purse(game, "blue") == {"wood": 1, "gold": 1}
    game = start.clone()
    bid(game, (0, 0, 0), (0, 1, 1), (0, 1, 1))
    assert leaders_of(game, "green") == ["wood_bonus"]


@rule("EX-31")
def test_the_most_a_labour_levy_can_take() -> None:
    game = table(
        red="wood 1 gold 2 supply 4", auction="labour_levy wood_bonus gold_bonus shift_cube place_two", auto=False
    )
    game.play("offer labour_levy")
    bid(game, (0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0))
    benched = bench(game, "red")
    assert moves(game, "levy") == ["0", "1"]
    game.play("levy 1")
    assert moves(game, "levy") == ["0", "1", "2"]
    game.play("levy 2")
    assert points(game, "red") == {"leaders": 6}
    assert (supply(game, "red"), bench(game, "red") - benched) == (1, 3)
    assert purse(game, "red") == {"wood": 0, "gold": 0}


@rule("EX-32")
def test_the_wood_bonus() -> None:
    game = table(
        red="gold 1",
        blue="gold 1",
        leaders="wood_bonus:red",
        column_1="wood_supply:red * * *",
        column_2="wood_1:red/x gold_2:blue * *",
    )
    game.play("activate 1.1", "take")
    assert purse(game, "red") == {"wood": 4, "gold": 0}
    game.play("activate 2.2", "skip", "use 2.1")
    assert purse(game, "blue") == {"wood": 1, "gold": 0}
    assert purse(game, "red") == {"wood": 4, "gold": 1}


@rule("EX-33")
def test_tired_columns_before_the_replacement() -> None:
    game = table(
        leaders="tired_columns:red", column_1="*:red/x * * *", column_2="*:red/x * * *", column_3="* * * gold_2:red"
    )
    game.play("activate 3.4", "skip")
    after = game.clone()
    game.play("call tired_columns")
    assert points(game, "red") == {"leaders": 3}
    after.play("done", "call tired_columns")  # before blue's turn
    assert points(after, "red") == {"leaders": 2}


@rule("EX-34")
def test_a_directed_turn() -> None:
    game = table(
        to_move="blue",
        blue="wood 1 gold 2",
        leaders="direct_turn:red",
        column_1="* guard_1:blue * *",
        column_4="gold_3:green/x * * wood_1:blue",
    )
    assert decides(game) == "red"
    game.play("call direct_turn")
    assert decides(game) == "red"
    assert moves(game, "activate") == ["1.2", "4.4"]
    game.play("activate 4.4")
    assert (decides(game), worker(game, "4.4")) == ("blue", "blue/x")
    game.play("take", "use 4.1")
    assert purse(game, "blue") == {"wood": 2, "gold": 4}
    assert ":" not in column(game, 4)
    assert mover(game) == "green"


@rule("EX-35")
def test_two_activations_two_columns() -> None:
    said: dict[str, Any] = {
        "leaders": "activate_two:red",
        "column_1": "* * * gold_2:red",
        "column_2": "* * * wood_1:red",
        "column_3": "* * * *:blue",
    }
    game = table(deal="wood_1 wood_1 wood_2 gate gold_2 gold_2 gold_3 temple_1", **said)
    game.play("call activate_two", "activate 1.4", "take")
    assert due(game) == [1]
    game.play("activate 2.4")
    assert due(game) == [1, 2]
    game.play("take")
    assert column(game, 1) == "wood_1 wood_1 wood_2 gate"
    assert column(game, 2) == "gold_2 gold_2 gold_3 temple_1"
    assert purse(game, "red") == {"wood": 1, "gold": 2}
    game = table(deck=0, deal_next="vp_1 gate gold_2 gold_3 gate wood_1 wood_2 guard_2", **said)
    game.play("call activate_two", "activate 1.4", "take", "activate 2.4", "take")
    assert column(game, 1) == "vp_1 gate gold_2 gold_3"
    assert column(game, 2) == "gate wood_1 wood_2 guard_2"
    assert (game.round, game.question, decides(game)) == (1, "choose leader", "blue")


STUCK: dict[str, Any] = {
    "column_1": "*:red/x *:blue/x *:green/x *",
    "column_2": "*:red/x *:blue/x *:yellow/x *",
    "column_3": "*:red/x *:blue/x *:green/x *",
    "red": "supply 0",
    "blue": "supply 0",
    "green": "supply 0",
    "yellow": "supply 0",
}


@rule("EX-36")
def test_a_deadlock_with_and_without_a_round_end() -> None:
    game = table(leaders=True, to_move="green", auto=False, **STUCK)
    deck = len(game.deck)
    for colour in ("green", "yellow", "red", "blue"):
        assert (decides(game), moves(game)) == (colour, ["pass"])
        game.play("pass")
    assert len(game.deck) == deck - 8
    assert [supply(game, colour) for colour in ("red", "blue", "green", "yellow")] == [2, 2, 1, 1]
    assert decides(game) == "green"
    game = table(leaders=True, to_move="green", round=2, deck=4, auto=False, **STUCK)
    last = set(game.deck)
    game.play("pass", "pass", "pass", "pass")
    assert set(game.card[0:4]) == last
    assert all(game.kit.deck_of[card] == 2 for card in game.card[4:8])
    assert [bench(game, colour) for colour in ("red", "blue", "green", "yellow")] == [0, 0, 0, 0]
    assert (game.round, game.question, decides(game)) == (2, "choose leader", "green")


@rule("EX-37")
@pytest.mark.parametrize(("red", "ranks"), [("vp 30 wood 2", [2, 1]), ("vp 30 wood 2 gold 1", [1, 1])])
def test_ties_at_the_end(red: str, ranks: list[int]) -> None:
    game = after_the_last_turn(red=red, blue="vp 30 wood 2 gold 1")
    assert game.ranks == ranks


@rule("EX-38")
def test_a_column_replaced_with_rows_one_to_three_unoccupied() -> None:
    game = table(2, column_1="place_any:red * * *")
    game.play("activate 1.1", "take", "put 3.4")
    assert column(game, 3).count(":") == 1
    game.play("place 2", "neutral 4")
    old = list(game.card[8:12])
    game.play("activate 3.4", "skip")
    assert set(old) <= set(game.discard)


@rule("EX-39")
def test_no_gate_left() -> None:
    taken = "red red red red blue blue blue blue"
    game = table(red="wood 2", gates=taken, column_1="gate:red * * *")
    game.play("activate 1.1")
    assert decides(game) == "blue"  # the card was not offered
    game = table(gates=taken, auction="free_gate wood_bonus gold_bonus shift_cube place_two")
    game.play("offer free_gate")
    bid(game, *[[0]] * 4)  # nobody has wood or gold: only the workers are asked for
    assert game.gates.count(0) == 4
    assert leaders_of(game, "red") == []


@rule("EX-40")
def test_the_activated_card_moves_to_row_four() -> None:
    game = table(red="gold 1", column_1="wood_1:blue/x swap_cards:red gold_2:green/x wood_2")
    game.play("activate 1.2", "take", "swap 1.2 1.4")
    assert at(game, "1.4") == "swap_cards:red/x"
    assert due(game) == [1]
    assert moves(game, "use") == ["1.1", "1.3"]


@rule("EX-41")
def test_everything_bid_away() -> None:
    game = dealt(players=2, seed=5, options={"leaders": True, "start": "1"})
    everything_away = ("offer", "bid 6", "bid 0", "wait", "done", "levy 0")
    while game.turn == 0 and game.question in ("choose leader", "bid", "0..7 pay 1 worker, (1 wood | 1 gold) -> 2 vp"):
        texts = moves(game)
        game.play(next((text for want in everything_away for text in texts if text.startswith(want)), texts[0]))
    # With every question that has one answer answered, all four passes have been made by now.
    assert (game.round, game.turn) == (1, 4)
    assert len(game.deck) == 16
    assert all(game.kit.deck_of[card] == 1 for card in game.card[4:8])
    assert all(game.kit.deck_of[card] == 0 for card in game.card[0:4])
    assert [supply(game, colour) for colour in ("red", "blue")] == [6, 6]
    assert [points(game, colour) for colour in ("red", "blue")] == [{}, {}]
    assert [purse(game, colour) for colour in ("red", "blue")] == [{"wood": 4, "gold": 6}] * 2
    assert (game.question, decides(game)) == ("choose leader", "red")


@rule("EX-42")
def test_hold_ends_when_a_column_is_replaced() -> None:
    game = table(4, to_move="blue", leaders="extra_worker:red", column_1="* * * gold_2:green")
    assert (decides(game), game.question) == ("red", "before turn")
    game.play("hold", "place 2")
    assert decides(game) == "green"  # red was not asked
    game.play("activate 1.4", "skip")
    assert (decides(game), mover(game), game.question) == ("red", "yellow", "before turn")


@rule("EX-43")
def test_the_declined_card_through_use_cards() -> None:
    start = table(red="gold 2", auto=False, column_1="use_cards:blue/x wood_2:red * *")
    start.play("activate 1.2")
    game = start.clone()
    game.play("skip", "use 1.1")
    assert moves(game) == ["use 1.2"]
    game.play("use 1.2")
    assert purse(game, "red") == {"wood": 2, "gold": 0}
    assert purse(game, "blue")["gold"] == 1
    game = start.clone()
    game.play("take")
    assert decides(game) == "blue"  # without another target, 1.1 is not offered
    poor = table(red="gold 1", column_1="use_cards:blue/x wood_2:red * *")
    poor.play("activate 1.2", "skip")
    assert decides(poor) == "blue"


@rule("EX-44")
def test_a_second_failed_refill() -> None:
    game = trigger(3, 70, column_2="* * * gold_2:red")
    assert game.last_turn == 74
    game.play("place 3")  # turn 71, green
    game.play("activate 2.4", "skip")  # turn 72, red
    assert column(game, 2) == "empty"
    assert game.last_turn == 74
    assert [turn for turn, _ in play_out(game)] == [73, 74]


@rule("EX-45")
def test_any_moment_before_a_due_column_is_replaced() -> None:
    said: dict[str, Any] = {"column_1": "*:blue/x * * *", "column_3": "*:blue/x * * gold_2:red"}
    game = table(3, leaders="tired_columns:blue", **said)
    game.play("wait", "activate 3.4", "skip")
    assert (decides(game), game.question) == ("blue", "column due")
    waited = game.clone()
    game.play("call tired_columns")
    assert points(game, "blue") == {"leaders": 2}
    waited.play("wait", "place 2")  # blue's own turn; green's is next
    assert (decides(waited), mover(waited), waited.question) == ("blue", "green", "before turn")
    waited.play("call tired_columns")
    assert points(waited, "blue") == {"leaders": 1}


@rule("EX-46")
def test_a_leader_instead_of_the_action_is_the_only_thing() -> None:
    start = table(leaders="place_two:red move_worker:red", column_1="*:red * * *")
    moved = start.clone()
    moved.play("call move_worker", "put 5.3")
    assert "call place_two" not in moves(moved)
    start.play("call place_two", "place 2", "stop")
    assert mover(start) == "blue"
