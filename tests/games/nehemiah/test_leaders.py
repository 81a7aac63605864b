"""Leaders: their windows and what each does (N12)."""

from typing import Any

import pytest

from shofar.games.nehemiah.table import Nehemiah
from tests.games.nehemiah.table import (
    column,
    decides,
    leaders_of,
    mover,
    moves,
    news,
    points,
    purse,
    supply,
    table,
    why,
    worker,
)
from tests.rules import rule

pytestmark = pytest.mark.both

ALL = (
    "shift_cube",
    "rearrange_column",
    "extra_worker",
    "tired_columns",
    "swap_any_workers",
    "move_worker",
    "place_two",
    "activate_two",
    "borrow_worker",
    "direct_turn",
    "wood_bonus",
    "gold_bonus",
)
BUSY = {"column_1": "*:red *:red/x *:blue *:blue", "column_2": "*:green *:red/x * *"}  # everything would have an effect


def owning_all(colour: str, **said: Any) -> Nehemiah:
    return table(leaders=" ".join(f"{leader}:{colour}" for leader in ALL), **(BUSY | said))


@rule("N12.1")
def test_the_windows_of_each_leader() -> None:
    game = owning_all("red", to_move="blue")
    assert game.question == "before turn"
    assert moves(game, "call") == ["extra_worker", "tired_columns", "direct_turn"]
    assert why(game, "call move_worker") == ("not-in-window", "N12.1")
    game = owning_all("red")
    assert set(moves(game, "call")) == {
        "extra_worker",
        "tired_columns",
        "swap_any_workers",
        "move_worker",
        "place_two",
        "activate_two",
        "borrow_worker",
    }
    game.play("place 5")
    assert game.question == "after action"
    assert set(moves(game, "call")) == {"swap_any_workers", "move_worker"}
    game = owning_all("red", deck=0, column_3="* * * gold_2:red", red="wall 1")
    game.play("activate 3.4", "skip")
    assert game.question == "after action"  # a column is due
    assert set(moves(game, "call")) == {"swap_any_workers", "move_worker", "extra_worker", "tired_columns"}
    game.play("done")
    assert (game.question, set(moves(game, "call"))) == (
        "before scoring",
        {"shift_cube", "extra_worker", "tired_columns"},
    )


@rule("N12.1.1")
def test_nobody_is_asked_in_vain() -> None:
    game = table(
        to_move="blue", leaders="tired_columns:red extra_worker:green direct_turn:yellow", green="bench 6", auto=False
    )
    assert (decides(game), game.question) == ("yellow", "before turn")  # red and green have nothing to use
    assert why(game, "call tired_columns") == ("not-yours", "N12.1.1")


@rule("N12.1.2", "N15")
def test_between_the_action_and_the_replacement_others_are_asked_in_order() -> None:
    game = table(leaders="tired_columns:green extra_worker:blue", column_1="*:green/x * * gold_2:red")
    game.play("wait", "wait", "activate 1.4", "skip")
    asked = []
    while game.question == "column due":
        asked.append((decides(game), moves(game)))
        game.play("wait")
    assert asked == [
        ("blue", ["call extra_worker", "wait", "hold"]),
        ("green", ["call tired_columns", "wait", "hold"]),
    ]
    assert ":" not in column(game, 1)
    assert (mover(game), decides(game), game.question) == ("blue", "blue", "action")  # green's worker is gone


@rule("N12.1.2")
def test_only_leaders_of_any_moment_and_only_before_a_column_is_replaced() -> None:
    said: dict[str, Any] = {
        "column_1": "*:blue/x * * gold_2:red",
        "leaders": "tired_columns:blue direct_turn:green move_worker:blue",
    }
    game = table(**said)
    game.play("wait", "wait", "activate 1.4", "skip")
    assert (decides(game), moves(game)) == ("blue", ["call tired_columns", "wait", "hold"])
    assert why(game, "call move_worker") == ("not-in-window", "N12.1")
    placed = table(**said)
    placed.play("wait", "wait", "place 2")
    assert (mover(placed), placed.question) == ("blue", "before turn")  # no column is due


@rule("N12.1.2", "N12.3.2")
def test_who_holds_is_not_asked_about_a_due_column() -> None:
    game = table(leaders="tired_columns:blue extra_worker:green", column_1="*:blue/x * * gold_2:red")
    game.play("hold", "wait", "activate 1.4", "skip")
    assert (decides(game), game.question) == ("green", "column due")
    game.play("hold")  # ends with the column that is replaced now
    assert (mover(game), decides(game), game.question) == ("blue", "green", "before turn")


@rule("N12.1.3")
def test_a_leader_is_used_once() -> None:
    game = table(leaders="tired_columns:red", column_1="*:red/x * * *")
    game.listen()
    game.play("call tired_columns")
    assert leaders_of(game, "red") == []
    assert "call tired_columns" not in moves(game)
    assert ("leader-used", 0, 8, 0, 0) in news(game)


@rule("N12.1.3")
def test_the_bonuses_stay_and_unused_leaders_last_to_the_end_of_the_round() -> None:
    game = table(
        2,
        leaders="wood_bonus:red place_two:red",
        deck=0,
        column_1="wood_1:red * * *",
        column_2="wood_1:red * * *",
        column_3="* * * gold_2:blue",
    )
    game.play("activate 1.1", "take", "place 4", "neutral 5")
    game.play("activate 2.1", "take")
    assert (purse(game, "red")["wood"], leaders_of(game, "red")) == (4, ["wood_bonus", "place_two"])
    game.play("activate 3.4", "skip")
    assert leaders_of(game, "red") == []


@rule("N12.3.1")
@pytest.mark.parametrize(
    ("turn", "order"),
    [(0, ["green", "yellow", "red"]), (1, ["blue", "yellow", "red"]), (41, ["blue", "yellow", "red"])],
)
def test_owners_are_asked_from_the_last_mover_on(turn: int, order: list[str]) -> None:
    # Blue begins. Before his first turn the order starts after him; before a turn of green, with blue.
    mover_now = "blue" if turn == 0 else "green"
    three = [colour for colour in ("blue", "green", "yellow", "red") if colour != mover_now]
    leaders = zip(("extra_worker", "tired_columns", "direct_turn"), three, strict=True)
    tired: dict[str, Any] = {"column_1": " ".join(f"*:{colour}/x" for colour in three) + " *"}
    game = table(start="blue", turn=turn, leaders=" ".join(f"{a}:{b}" for a, b in leaders), **tired)
    asked = []
    while game.question == "before turn":
        asked.append(decides(game))
        game.play("wait")
    assert (mover(game), asked) == (mover_now, order)


@rule("N12.3.2")
def test_an_owner_may_use_wait_or_hold_and_is_asked_again_after_a_use() -> None:
    game = table(to_move="blue", leaders="extra_worker:red tired_columns:red", column_1="*:red/x * * *")
    assert moves(game) == ["call extra_worker", "call tired_columns", "wait", "hold"]
    game.play("call tired_columns")
    assert (decides(game), moves(game)) == ("red", ["call extra_worker", "wait", "hold"])
    game.play("wait", "place 2")
    assert (decides(game), mover(game)) == ("red", "green")  # waiting is for one turn
    game.play("hold", "place 2", "place 2")
    assert (decides(game), mover(game)) == ("red", "red")  # nobody was asked before yellow's turn
    game.play("place 3")
    assert (decides(game), mover(game)) == ("red", "blue")  # his own turn has ended the hold


@rule("N12.3.3")
def test_extra_worker_places_one() -> None:
    game = table(to_move="blue", leaders="extra_worker:red", column_2="*:green * * *")
    game.play("call extra_worker", "place 2")
    assert (worker(game, "2.2"), supply(game, "red"), decides(game)) == ("red", 5, "blue")


@rule("N12.3.4")
def test_tired_columns_counts_columns_not_workers() -> None:
    game = table(
        to_move="blue",
        leaders="tired_columns:red",
        column_1="*:red/x *:red/x * *",
        column_2="*:red *:blue/x * *",
        column_5="* *:red/x * *",
    )
    game.play("call tired_columns")
    assert points(game, "red") == {"leaders": 2}


@rule("N12.3.5")
def test_the_director_chooses_among_the_plain_actions_only() -> None:
    game = table(
        to_move="blue", leaders="direct_turn:red place_two:blue move_worker:blue", column_1="gold_2:blue * * *"
    )
    game.play("call direct_turn")
    assert (decides(game), game.question) == ("red", "direct")
    assert moves(game) == ["place 1", "place 2", "place 3", "place 4", "place 5", "activate 1.1"]
    game.play("place 4")
    assert worker(game, "4.1") == "blue"


@rule("N12.3.5")
def test_direct_turn_needs_a_plain_action_to_decide() -> None:
    game = table(
        to_move="blue",
        leaders="direct_turn:red extra_worker:red borrow_worker:blue",
        blue="bench 6",
        column_1="*:red * * *",
    )
    assert (decides(game), moves(game)) == ("red", ["call extra_worker", "wait", "hold"])
    assert why(game, "call direct_turn") == ("no-plain-action", "N12.3.5")


@rule("N12.3.6")
def test_everything_else_is_the_directed_players() -> None:
    game = table(
        to_move="blue",
        blue="gold 1",
        leaders="direct_turn:red swap_any_workers:blue wood_bonus:blue",
        column_1="wood_1:green/x wood_2:blue * *",
        red="gold 3",
    )
    game.play("call direct_turn", "activate 1.2")
    assert (decides(game), moves(game)) == ("blue", ["take", "skip"])
    game.play("take", "use 1.1")
    assert purse(game, "blue") == {"wood": 5, "gold": 0}  # the bonus is his, too
    assert (purse(game, "green")["gold"], purse(game, "red")["gold"]) == (1, 3)
    assert (decides(game), game.question) == ("blue", "after action")
    game.play("done")
    assert mover(game) == "green"


@rule("N12.3.7")
def test_later_owners_can_make_the_directed_action_impossible() -> None:
    game = table(
        to_move="blue",
        leaders="direct_turn:red extra_worker:yellow",
        column_1="*:green/x *:green/x *:yellow/x *:yellow",
        column_2="*:blue/x *:blue/x *:blue/x *:green",
        column_3="*:red/x *:red/x *:red/x *:yellow",
        column_4="*:red/x *:green/x *:red/x *:red",
        column_5="*:yellow *:green *:blue/x *",
        auto=False,
    )
    assert (decides(game), game.question) == ("red", "before turn")
    game.listen()
    game.play("call direct_turn")
    assert (decides(game), game.question) == ("yellow", "before turn")  # still asked
    other = game.clone()
    game.play("call extra_worker", "place 5")  # the last free card
    assert ("direction-lost", 0, 1, 0, 0) in news(game)
    assert ("passed", 1, 0, 0, 0) in news(game)
    assert leaders_of(game, "red") == []
    assert mover(game) == "green"
    other.play("wait")
    assert (decides(other), moves(other)) == ("red", ["place 5"])


@rule("N12.3.8")
def test_owners_are_gone_through_once_and_judged_when_their_place_comes() -> None:
    # Red (who has just moved) has nothing to use while no exhausted worker of his lies anywhere.
    game = table(to_move="blue", leaders="tired_columns:green extra_worker:yellow", column_1="*:green/x * * *")
    assert decides(game) == "green"
    game.play("wait")
    assert decides(game) == "yellow"
    game.play("call extra_worker", "place 2")
    assert (decides(game), game.question) == ("blue", "action")  # green is not asked again
