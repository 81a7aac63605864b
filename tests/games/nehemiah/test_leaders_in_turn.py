"""Leaders in the own turn, with new columns and before scoring (N12.4 to N12.9)."""

from typing import Any

import pytest

from tests.games.nehemiah.table import (
    column,
    cubes,
    decides,
    due,
    leaders_of,
    mover,
    moves,
    points,
    purse,
    supply,
    table,
    why,
    worker,
)
from tests.rules import rule

pytestmark = pytest.mark.both


@rule("N12.4.1")
def test_the_menu_is_built_again_after_each_use() -> None:
    game = table(leaders="extra_worker:red tired_columns:red", column_1="*:red/x * * *")
    assert moves(game)[-2:] == ["call extra_worker", "call tired_columns"]
    game.play("call extra_worker", "place 3")
    assert (decides(game), moves(game)[-1]) == ("red", "call tired_columns")
    assert "activate 3.1" in moves(game)  # the new worker can be used at once
    game.play("call tired_columns", "activate 3.1")
    assert points(game, "red") == {"leaders": 1}


@rule("N12.4.2")
def test_without_a_plain_action_leaders_and_passing_are_a_free_choice() -> None:
    game = table(
        leaders="borrow_worker:red tired_columns:red swap_any_workers:red",
        red="supply 0",
        column_1="*:red/x *:blue * *",
    )
    assert moves(game) == ["call tired_columns", "call swap_any_workers", "call borrow_worker", "pass"]
    game.play("call tired_columns", "pass")
    assert points(game, "red") == {"leaders": 1}
    possible = table(leaders="borrow_worker:red", red="supply 1", column_1="*:red/x *:blue * *")
    assert "pass" not in moves(possible)


@rule("N12.4.3")
def test_swap_any_workers_reaches_across_columns_and_makes_due() -> None:
    game = table(2, leaders="swap_any_workers:red", column_1="*:red/x *:green/x * *", column_3="* * * *:blue")
    game.play("call swap_any_workers")
    assert moves(game) == ["pick 1.1", "pick 1.2", "pick 3.4"]
    game.play("pick 1.1")
    assert why(game, "pick 1.1") == ("same-worker", "N12.4.3")
    game.play("pick 3.4")
    assert (worker(game, "1.1"), worker(game, "3.4"), due(game)) == ("blue", "red/x", [3])
    assert (decides(game), game.question) == ("red", "action")  # replaced in step 5 of this turn
    game.play("place 2", "neutral 4")
    assert ":" not in column(game, 3)


@rule("N12.4.3")
def test_swap_any_workers_makes_due_whichever_worker_is_named_first() -> None:
    game = table(leaders="swap_any_workers:red", column_1="*:red/x *:green * *", column_3="* * * *:blue")
    game.play("call swap_any_workers", "pick 3.4", "pick 1.1")
    assert (worker(game, "1.1"), worker(game, "3.4"), due(game)) == ("blue", "red/x", [3])


@rule("N12.4.3", "N6.8.4")
def test_swap_any_workers_needs_two_that_differ() -> None:
    game = table(leaders="swap_any_workers:red", column_1="*:blue *:blue * *", column_3="* *:blue * *")
    assert "call swap_any_workers" not in moves(game)
    assert why(game, "call swap_any_workers") == ("no-effect", "N12.9.4")
    game = table(leaders="swap_any_workers:red", column_1="*:blue *:blue/x * *", column_3="* *:blue * *")
    game.play("call swap_any_workers", "pick 1.1")  # the only partner is 1.2
    assert [worker(game, place) for place in ("1.1", "1.2", "3.2")] == ["blue/x", "blue", "blue"]


@rule("N12.4.4", "N16")
def test_move_worker_reaches_any_unoccupied_card() -> None:
    game = table(leaders="move_worker:red", column_1="*:red *:red/x * *", column_3="*:red *:blue * *")
    game.play("call move_worker")
    assert moves(game) == ["pick 1.1", "pick 3.1"]
    game.play("pick 1.1")
    taken = {"1.1", "1.2", "3.1", "3.2"}
    assert set(moves(game, "put")) == {f"{c}.{r}" for c in range(1, 6) for r in range(1, 5)} - taken
    game.play("put 4.4")
    assert (worker(game, "1.1"), worker(game, "4.4"), due(game)) == ("", "red", [])
    assert "activate 4.4" in moves(game)


@rule("N12.5.1")
def test_after_the_action_until_done() -> None:
    game = table(leaders="swap_any_workers:red move_worker:red", column_1="*:red *:blue * *")
    game.play("place 3")
    assert moves(game) == ["call swap_any_workers", "call move_worker", "done"]
    game.play("call move_worker", "pick 1.1", "put 5.3")
    assert moves(game) == ["call swap_any_workers", "done"]
    game.play("done")
    assert mover(game) == "blue"


@rule("N12.5.2")
def test_tired_columns_counts_a_due_column() -> None:
    game = table(leaders="tired_columns:red", column_1="* * * gate:red", column_2="*:red/x * * *")
    game.play("activate 1.4")
    assert game.question == "after action"
    game.play("call tired_columns")
    assert points(game, "red") == {"leaders": 2}


@rule("N12.5.3")
def test_no_second_window_after_the_columns_are_replaced() -> None:
    game = table(leaders="tired_columns:red", column_1="* * * gate:red", column_2="*:red/x * * *")
    game.play("activate 1.4", "done")
    assert (decides(game), game.question, mover(game)) == ("red", "before turn", "blue")


@rule("N12.5.4")
def test_the_window_also_follows_a_pass_and_a_directed_action() -> None:
    said: dict[str, Any] = {"column_1": "*:red/x *:blue * *", "leaders": "swap_any_workers:red borrow_worker:red"}
    game = table(red="supply 0", **said)
    passed = game.clone()
    passed.play("pass")
    assert (decides(passed), passed.question) == ("red", "after action")
    game.play("call borrow_worker")  # a single target
    while mover(game) == "red":
        assert game.question != "after action"
        game.play(game.moves[-1])
    game = table(to_move="blue", leaders="direct_turn:red move_worker:blue", column_1="gold_2:blue wood_1:blue * *")
    game.play("call direct_turn", "activate 1.1", "skip")
    assert (decides(game), game.question) == ("blue", "after action")


@rule("N12.6.1")
def test_place_two() -> None:
    game = table(2, leaders="place_two:red", column_3="*:blue * *:blue *")
    game.play("call place_two", "place 3")
    assert (worker(game, "3.2"), moves(game)[-1]) == ("red", "stop")
    one = game.clone()
    one.play("stop")
    assert (supply(one, "red"), mover(one)) == (5, "blue")
    game.play("place 3")
    assert (worker(game, "3.4"), supply(game, "red"), game.neutral, mover(game)) == ("red", 4, [6, 6], "blue")


@rule("N12.6.2")
def test_activate_two() -> None:
    game = table(
        leaders="activate_two:red",
        red="gold 1",
        column_1="gold_2:red * wood_1:red *",
        column_2="refresh:red * * *",
        column_4="wood_2:red/x * * *",
    )
    game.play("call activate_two", "activate 2.1", "take")  # 4.1 is the only one to stand up
    assert moves(game, "activate") == ["1.1", "1.3", "4.1"]
    game.play("activate 4.1", "take")  # refreshed by the first activation
    assert (purse(game, "red"), mover(game)) == ({"wood": 2, "gold": 1}, "blue")
    assert leaders_of(game, "red") == []


@rule("N12.6.2", "N5.8")
def test_each_of_the_two_is_an_activation_of_its_own() -> None:
    game = table(leaders="activate_two:red", red="gold 4", column_1="wood_1:blue/x gold_2:red gold_2:red *")
    game.play("call activate_two", "activate 1.2", "skip", "use 1.1")
    game.play("activate 1.3", "skip")
    assert moves(game) == ["use 1.1", "use 1.2", "stop"]  # 1.1 again, in the second activation
    game.play("use 1.1", "stop")
    assert (purse(game, "red"), purse(game, "blue")["gold"]) == ({"wood": 2, "gold": 2}, 2)


@rule("N12.6.2")
def test_the_second_activation_is_optional_and_the_first_worker_stays_down() -> None:
    game = table(leaders="activate_two:red", column_1="gold_2:red * * *", column_2="refresh:red * * *")
    game.play("call activate_two", "activate 1.1", "skip")
    assert moves(game) == ["activate 2.1", "stop"]
    stopped = game.clone()
    stopped.play("stop")
    assert mover(stopped) == "blue"
    game.play("activate 2.1")  # nobody can be refreshed: both were exhausted in this turn
    assert mover(game) == "blue"


@rule("N12.6.3")
def test_borrow_worker() -> None:
    game = table(
        leaders="borrow_worker:red",
        red="gold 3",
        column_1="wood_1:blue/x wood_2:green/x refresh:red/x gold_3:blue",
        column_2="*:red *:red/x * *",
    )
    game.play("call borrow_worker")  # 1.4 is the only ready worker of another player
    assert (worker(game, "1.4"), due(game), moves(game)) == ("blue/x", [1], ["take", "skip"])
    game.play("take")
    assert purse(game, "red")["gold"] == 6
    game.play("use 1.1", "use 1.2")
    assert (purse(game, "blue")["gold"], purse(game, "green")["gold"]) == (1, 1)
    game.play("use 1.3")
    assert moves(game, "refresh") == ["1.3", "2.2"]  # own means red's
    game.play("refresh 2.2", "stop")
    assert (purse(game, "red"), worker(game, "2.2")) == ({"wood": 3, "gold": 3}, "red")
    assert ":" not in column(game, 1)


@rule("N12.6.4")
def test_a_leader_instead_of_the_action_is_the_only_thing_but_for_any_moment() -> None:
    game = table(
        leaders="place_two:red activate_two:red tired_columns:red move_worker:red", column_1="*:red/x *:red * *"
    )
    game.play("call tired_columns", "call place_two", "place 2", "place 2")
    assert (mover(game), leaders_of(game, "red")) == ("blue", ["move_worker", "activate_two"])


@rule("N12.6.4")
def test_the_active_player_is_asked_first_about_a_column_due_after_such_a_leader() -> None:
    game = table(
        leaders="activate_two:red tired_columns:red extra_worker:blue",
        column_1="* * * gate:red",
        column_2="*:red/x * * *",
    )
    game.play("wait", "call activate_two")  # the only ready worker, on a card that cannot be used
    assert (decides(game), game.question, moves(game)) == ("red", "column due", ["call tired_columns", "wait", "hold"])
    game.play("call tired_columns")
    assert (decides(game), points(game, "red")) == ("blue", {"leaders": 2})


@rule("N12.6.4")
def test_leaders_of_any_moment_do_not_close_the_way_to_one_instead_of_the_action() -> None:
    game = table(leaders="place_two:red extra_worker:red swap_any_workers:red", column_1="*:red *:blue * *")
    game.play("call extra_worker", "place 2")
    assert "call place_two" in moves(game)
    game.play("call swap_any_workers", "pick 1.1")  # 1.2 is the only one that differs
    assert "call place_two" not in moves(game)
    assert why(game, "call place_two") == ("only-thing", "N12.6.4")


@rule("N12.7.1")
def test_rearrange_column_swaps_two_cards_of_exactly_the_new_column() -> None:
    game = table(leaders="rearrange_column:blue", deal="wood_1 wood_1 gold_2 gate", column_2="* * * gate:red")
    game.play("activate 2.4")
    assert (decides(game), moves(game)) == (
        "blue",
        ["swap 2.1 2.3", "swap 2.1 2.4", "swap 2.2 2.3", "swap 2.2 2.4", "swap 2.3 2.4", "wait"],
    )
    assert why(game, "swap 1.1 1.2") == ("not-new", "N12.7.1")
    assert why(game, "swap 2.1 2.2") == ("alike", "N6.8.4")
    waited = game.clone()
    waited.play("wait")
    assert leaders_of(waited, "blue") == ["rearrange_column"]
    game.play("swap 2.2 2.4")
    assert (column(game, 2), leaders_of(game, "blue")) == ("wood_1 gate gold_2 wood_1", [])


@rule("N12.7.1", "N12.9.4")
def test_rearrange_column_is_not_asked_for_four_equal_faces() -> None:
    game = table(leaders="rearrange_column:blue", deal="wood_1 wood_1 wood_1 wood_1", column_2="* * * gate:red")
    game.play("activate 2.4")
    assert (mover(game), game.question) == ("blue", "action")


@rule("N12.7.1", "N13.2")
def test_rearrange_column_after_a_deadlock() -> None:
    nothing: dict[str, Any] = dict.fromkeys(("red", "blue", "green", "yellow"), "bench 6")
    game = table(leaders="rearrange_column:blue", passes=3, auto=False, deal="wood_1 wood_2 gold_2 gate", **nothing)
    game.play("pass")
    assert (decides(game), game.question, column(game, 1)) == ("blue", "new column", "wood_1 wood_2 gold_2 gate")


@rule("N12.8.1")
def test_before_scoring_owners_are_asked_from_the_mover_on() -> None:
    game = table(
        to_move="green",
        deck=0,
        leaders="shift_cube:red extra_worker:blue tired_columns:yellow",
        red="wall 1",
        column_1="*:yellow/x * * *",
        column_3="* * * gate:green",
    )
    while game.question == "before turn":
        game.play("wait")
    game.play("activate 3.4")
    while game.question == "column due":
        game.play("wait")
    asked = []
    while game.question == "before scoring":
        asked.append(decides(game))
        game.play("wait")
    assert asked == ["yellow", "red", "blue"]


@rule("N12.8.1")
def test_at_the_game_end_from_the_starting_player_and_without_extra_worker() -> None:
    game = table(
        3,
        start="green",
        turn=41,
        last_turn=41,
        round=3,
        leaders="extra_worker:red tired_columns:red shift_cube:blue",
        column_1="*:red/x *:blue * *",
        red="wall 1",
    )
    while game.question == "before turn":
        game.play("wait")
    assert mover(game) == "blue"
    game.play("place 4")
    assert (decides(game), moves(game)) == ("red", ["call tired_columns", "wait"])  # green, red, blue
    game.play("call tired_columns")
    assert (decides(game), moves(game)) == ("blue", ["call shift_cube", "wait"])
    game.play("wait")
    assert game.over
    assert points(game, "red") == {"wall": 4, "leaders": 1}


@rule("N12.8.2")
def test_shift_cube_moves_a_cube_of_any_player() -> None:
    game = table(3, deck=0, leaders="shift_cube:blue", red="wall 2", blue="wall 1 guard 1", column_1="* * * gate:red")
    game.play("activate 1.4", "call shift_cube")
    assert set(moves(game, "shift")) == {
        "red wall temple",
        "red wall guard",
        "blue wall temple",
        "blue wall guard",
        "blue guard wall",
        "blue guard temple",
    }
    assert why(game, "shift red guard wall") == ("no-cube-there", "N12.8.2")
    game.play("shift red wall temple")
    assert points(game, "red") == {"wall": 3, "temple": 4}  # level on the wall: (4 + 2) / 2
    assert points(game, "blue") == {"wall": 3, "guard": 4}
    assert cubes(game, "red") == {}


@rule("N12.8.3")
def test_an_owner_is_asked_again_until_he_waits() -> None:
    game = table(
        deck=0,
        leaders="shift_cube:red extra_worker:red tired_columns:red",
        blue="wall 1",
        column_1="* * * gate:red",
        column_2="*:red/x * * *",
    )
    game.play("activate 1.4", "done")
    game.play("call tired_columns")
    assert (decides(game), moves(game)) == ("red", ["call shift_cube", "call extra_worker", "wait"])
    game.play("call extra_worker")
    assert moves(game, "place") == ["2", "3", "4", "5"]  # the column being replaced has no cards
    game.play("place 2")
    assert moves(game) == ["call shift_cube", "wait"]
    game.play("wait")
    assert game.question == "choose leader"


@rule("N12.9.1")
@pytest.mark.parametrize(("face", "wood"), [("wood_1", 2), ("wood_2", 3), ("wood_supply", 4)])
def test_wood_bonus_for_every_way_to_use_a_card(face: str, wood: int) -> None:
    own = table(leaders="wood_bonus:red", red="gold 1", column_1=f"{face}:red * * *")
    own.play("activate 1.1", "take")
    fee = table(2, leaders="wood_bonus:red", red="gold 2", column_1=f"{face}:green/x vp_1:red * *")
    fee.play("activate 1.2", "skip", "use 1.1")
    through = table(
        leaders="wood_bonus:red", red="gold 2", round=2, column_1="use_cards:red * * *", column_2=f"{face}:blue * * *"
    )
    through.play("activate 1.1", "take")
    borrowed = table(leaders="wood_bonus:red borrow_worker:red", red="gold 1", column_1=f"{face}:blue * * *")
    borrowed.play("call borrow_worker", "take")
    two = table(leaders="wood_bonus:red activate_two:red", red="gold 1", column_1=f"{face}:red * * *")
    two.play("call activate_two", "take")
    assert [purse(game, "red")["wood"] for game in (own, fee, through, borrowed, two)] == [wood] * 5


@rule("N12.9.1")
def test_a_bonus_is_never_called() -> None:
    game = table(leaders="wood_bonus:red gold_bonus:blue")
    assert why(game, "call wood_bonus") == ("works-by-itself", "N12.9.1")
    assert why(game, "call gold_bonus") == ("not-yours", "N12.1.1")


@rule("N12.9.2")
@pytest.mark.parametrize(("face", "gold"), [("gold_2", 3), ("gold_3", 4)])
def test_gold_bonus(face: str, gold: int) -> None:
    game = table(leaders="gold_bonus:red", column_1=f"{face}:red * * *")
    game.play("activate 1.1", "take")
    assert purse(game, "red")["gold"] == gold


@rule("N12.9.2")
def test_gold_bonus_does_not_raise_fees() -> None:
    game = table(to_move="blue", leaders="gold_bonus:red", blue="gold 1", column_1="wood_1:red/x vp_1:blue * *")
    game.play("activate 1.2", "skip", "use 1.1")
    assert purse(game, "red")["gold"] == 1


@rule("N12.9.3")
def test_only_the_owner_profits() -> None:
    game = table(
        to_move="blue",
        leaders="gold_bonus:red direct_turn:red",
        column_1="gold_3:blue * * *",
        blue="gold 1",
        column_2="gold_2:red/x wood_1:blue * *",
    )
    directed = game.clone()
    directed.play("call direct_turn", "activate 1.1", "take")
    assert (purse(directed, "blue")["gold"], purse(directed, "red")["gold"]) == (4, 0)
    game.play("wait", "activate 2.2", "skip", "use 2.1")
    assert (purse(game, "blue")["gold"], purse(game, "red")["gold"]) == (2, 1)


@rule("N12.9.4")
@pytest.mark.parametrize(
    ("leader", "idle", "works"),
    [
        ("extra_worker", {"red": "supply 0"}, {"red": "supply 1"}),
        ("place_two", {"red": "supply 0"}, {"red": "supply 1"}),
        ("tired_columns", {"column_1": "*:red *:blue/x * *"}, {"column_1": "*:red/x * * *"}),
        ("swap_any_workers", {"column_1": "*:red *:red * *"}, {"column_1": "*:red *:blue * *"}),
        ("move_worker", {"column_1": "*:red/x *:blue * *"}, {"column_1": "*:red * * *"}),
        ("activate_two", {"column_1": "*:red/x *:blue * *"}, {"column_1": "*:red * * *"}),
        ("borrow_worker", {"column_1": "*:red *:blue/x * *"}, {"column_1": "*:blue * * *"}),
    ],
)
def test_what_with_an_effect_means(leader: str, idle: dict[str, Any], works: dict[str, Any]) -> None:
    game = table(leaders=f"{leader}:red", auto=False, **idle)
    assert f"call {leader}" not in moves(game)
    assert why(game, f"call {leader}") == ("no-effect", "N12.9.4")
    assert f"call {leader}" in moves(table(leaders=f"{leader}:red", auto=False, **works))


@rule("N12.9.4")
def test_shift_cube_needs_a_cube() -> None:
    game = table(deck=0, leaders="shift_cube:red", column_1="* * * gate:red")
    game.play("activate 1.4")
    assert game.question == "choose leader"  # red was not asked
