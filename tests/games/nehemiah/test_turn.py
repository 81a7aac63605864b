"""The turn: its steps, what must be done and when a player passes (N1, N3)."""

from typing import Any

import pytest

from tests.games.nehemiah.table import column, decides, due, mover, moves, news, points, purse, supply, table, why
from tests.rules import rule

pytestmark = pytest.mark.both

THREE = "*:blue/x *:green/x *:yellow/x "


@rule("N1.5")
def test_a_single_answer_is_given_by_the_program() -> None:
    said: dict[str, Any] = {"red": "supply 0", "column_1": "gold_2:red * * *"}
    game = table(auto=False, **said)
    assert moves(game) == ["activate 1.1"]
    game = table(**said)
    assert moves(game) == ["take", "skip"]


@rule("N1.7", "N6.5.2")
def test_this_turn_ends_with_the_turn() -> None:
    game = table(2, column_1="wood_1:red * * *", column_2="refresh:red * * *")
    game.play("activate 1.1")
    assert game.view(0)["columns"][0]["cards"][0]["fresh"]
    game.play("skip")
    game.play("place 3", "neutral 4")
    assert not game.view(0)["columns"][0]["cards"][0]["fresh"]
    game.play("activate 2.1", "take")  # the worker of the turn before is the only one to stand up
    assert column(game, 1).split()[0] == "wood_1:red"


@rule("N3.1")
def test_a_pass_counts_as_a_turn() -> None:
    game = table(3, leaders=True, red="bench 7", auto=False, turn=30)
    game.play("pass")
    assert (game.turn, mover(game)) == (31, "blue")


@rule("N3.2")
def test_the_steps_of_a_turn_in_order() -> None:
    game = table(
        leaders="tired_columns:blue move_worker:red swap_any_workers:red rearrange_column:yellow",
        deal="wood_1 wood_2 gold_2 gate",
        column_1="*:blue/x *:green * gold_2:red",
        column_2="* *:red * *",
        blue="gold 1",
    )
    steps = [(decides(game), game.question)]
    game.play("wait")  # blue, before red's turn
    steps.append((decides(game), game.question))
    game.play("call move_worker", "pick 2.2", "put 2.3", "activate 1.4", "take", "stop")
    steps.append((decides(game), game.question))
    assert due(game) == [1]
    game.play("done")
    steps.append((decides(game), game.question))
    game.play("wait")  # blue, before the column is replaced
    steps.append((decides(game), game.question))
    assert column(game, 1) == "wood_1 wood_2 gold_2 gate"
    game.play("wait")
    steps.append((decides(game), mover(game)))
    assert steps == [
        ("blue", "before turn"),
        ("red", "action"),
        ("red", "after action"),
        ("blue", "column due"),
        ("yellow", "new column"),
        ("blue", "blue"),
    ]


@rule("N3.2")
def test_a_replaced_column_a_new_round_and_its_auction_belong_to_the_end_of_the_turn() -> None:
    game = table(leaders=True, deck=0, column_1="* * * gold_2:red")
    game.listen()
    game.play("activate 1.4", "skip")
    told = [line[0] for line in news(game)]
    assert told.index("column-swept") < told.index("round-ended") < told.index("card-dealt")
    assert told.index("card-dealt") < told.index("income") < told.index("leader-revealed")
    assert "turn" not in told
    assert (mover(game), decides(game)) == ("blue", "blue")


@rule("N3.3")
def test_placing_and_activating_are_a_free_choice() -> None:
    game = table(column_1="*:red *:blue *:red/x *")
    assert moves(game) == ["place 1", "place 2", "place 3", "place 4", "place 5", "activate 1.1"]


@rule("N3.3")
def test_without_a_ready_worker_one_must_place() -> None:
    game = table(column_1="*:red/x * * *")
    assert all(move.startswith("place") for move in moves(game))
    assert why(game, "activate 1.1") == ("not-ready", "N5.1")
    assert why(game, "pass") == ("must-act", "N3.4")


@rule("N3.3")
def test_without_a_worker_or_without_room_one_must_activate() -> None:
    game = table(red="supply 0", auto=False, column_1="*:red * * *")
    assert moves(game) == ["activate 1.1"]
    assert why(game, "place 2") == ("no-worker", "N4.1")
    game = table(
        auto=False,
        red="supply 2",
        column_1=THREE + "*:blue",
        column_2=THREE + "*:green",
        column_3=THREE + "*:yellow",
        column_4="*:red *:red/x *:red/x *:green",
        column_5="*:red/x *:blue *:green *:yellow",
    )
    assert moves(game) == ["activate 4.1"]
    assert why(game, "place 4") == ("no-room", "N4.1")


@rule("N3.3", "N12.6.4")
def test_a_leader_may_stand_in_for_the_compulsory_action() -> None:
    game = table(leaders="borrow_worker:red", red="supply 0", auto=False, column_1="*:red *:blue * *")
    assert moves(game) == ["activate 1.1", "call borrow_worker"]


@rule("N3.4")
def test_who_can_do_nothing_passes_and_nobody_else() -> None:
    game = table(red="supply 0", auto=False, column_1="*:red/x * * *")
    assert moves(game) == ["pass"]
    game.listen()
    game.play("pass")
    assert ("passed", 0, 0, 0, 0) in news(game)
    assert decides(game) == "blue"
    assert "pass" not in moves(game)


@rule("N1.3", "N1.4")
def test_costs_come_first_and_nobody_owes() -> None:
    game = table(red="gold 1", column_1="wood_supply:red * * *", column_2="wood_supply:red/x gold_2:red * *")
    poor = table(red="gold 0", column_1="wood_supply:red * * *")
    poor.play("activate 1.1")
    assert (decides(poor), purse(poor, "red")) == ("blue", {"wood": 0, "gold": 0})
    game.listen()
    game.play("activate 1.1", "take")
    told = [line[0] for line in news(game)]
    assert told.index("paid") < told.index("gained")
    assert purse(game, "red") == {"wood": 3, "gold": 0}


@rule("N1.4")
def test_missing_cubes_do_not_forbid_a_card() -> None:
    game = table(red="wood 2 wall 4 temple 6", column_1="wall_2:red * * *")
    game.play("activate 1.1", "take", "none")
    assert (points(game, "red"), supply(game, "red")) == ({}, 5)
    assert purse(game, "red")["wood"] == 0
    assert game.on[0] == 5  # one from the supply, the other left out
