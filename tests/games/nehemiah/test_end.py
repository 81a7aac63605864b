"""The end of the game (N9)."""

from typing import Any

import pytest

from tests.games.nehemiah.endings import after_the_last_turn, trigger
from tests.games.nehemiah.table import column, cubes, decides, moves, points, purse, supply, table
from tests.rules import rule

pytestmark = pytest.mark.both


@rule("N9.1")
def test_the_turn_of_the_trigger_is_finished_as_usual() -> None:
    game = table(
        round=3, deck=0, leaders="swap_any_workers:red", column_1="* * * gold_2:red", column_2="*:red *:blue * *"
    )
    game.play("activate 1.4", "take")
    assert game.last_turn == -1
    game.play("done")
    assert (game.last_turn, column(game, 1), decides(game)) == (27, "empty", "blue")


@rule("N9.2")
def test_later_columns_become_empty_places_too() -> None:
    game = trigger(column_2="*:red/x *:green * gold_2:blue")
    assert column(game, 1) == "empty"
    game.play("activate 2.4", "skip")
    assert column(game, 2) == "empty"
    assert (supply(game, "red"), supply(game, "blue"), supply(game, "green")) == (6, 6, 6)
    assert moves(game, "place") == ["3", "4", "5"]


@rule("N9.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_cycle_is_completed_and_everybody_has_one_more_turn(players: int) -> None:
    for turn in range(12, 12 + players):
        game = trigger(players, turn)
        assert game.last_turn == players * (turn // players + 2) - 1
        assert game.view(None)["turns_left"] == game.last_turn - game.turn


@rule("N9.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_have_had_equally_many_turns(players: int) -> None:
    for turn in range(12, 12 + players):
        game = trigger(players, turn)
        extra = [0] * players
        while not game.over:
            now = game.turn
            extra[now % players] += 1
            while not game.over and game.turn == now:
                game.play(next((move for move in game.moves if move.verb in ("skip", "stop")), game.moves[0]))
        at = turn % players
        assert extra == [1] * (at + 1) + [2] * (players - at - 1)
        assert (game.turn + 1) % players == 0


@rule("N9.5")
def test_in_extra_turns_passing_has_no_consequence() -> None:
    said: dict[str, Any] = {"red": "supply 0", "blue": "supply 0", "green": "supply 0", "yellow": "supply 0"}
    game = table(
        round=3,
        deck=0,
        turn=40,
        last_turn=47,
        passes=3,
        quiet=99,
        column_2="empty",
        auto=False,
        column_1="*:red/x *:blue/x * *",
        column_3="*:green/x *:yellow/x * *",
        **said,
    )
    for _ in range(7):
        game.play("pass")
    assert column(game, 1).count(":") == 2
    game.play("pass")
    assert game.over


@rule("N9.6")
def test_the_boards_are_scored_a_third_time_and_no_cube_goes_back() -> None:
    game = after_the_last_turn(red="wall 2", blue="wall 1 guard 1")
    assert game.over
    assert (points(game, "red"), points(game, "blue")) == ({"wall": 3}, {"wall": 1, "guard": 3})
    assert (cubes(game, "red"), game.scorings) == ({"wall": 2}, 3)


@rule("N9.6", "N12.8.1")
def test_leaders_are_asked_before_the_last_scoring() -> None:
    turn = 39
    game = table(
        2, start="blue", turn=turn, last_turn=turn, round=3, leaders="shift_cube:red", red="wall 2", blue="wall 1"
    )
    game.play("place 5", "neutral 1")
    assert (decides(game), game.question) == ("red", "before scoring")
    game.play("call shift_cube", "shift red wall guard")
    assert game.over
    assert points(game, "red") == {"guard": 3}  # on the wall both have one cube


@rule("N9.7")
def test_gates_count() -> None:
    game = after_the_last_turn(gates="red blue red red blue red blue red")
    assert points(game, "red") == {"gates": 2 + 3 + 3 + 4 + 4}
    assert points(game, "blue") == {"gates": 2 + 3 + 4}


@rule("N9.8")
def test_sets_of_one_kind_are_sold() -> None:
    game = after_the_last_turn(red="wood 8 gold 7", blue="wood 2 gold 1")
    assert points(game, "red") == {"goods": 2 + 3}
    assert purse(game, "red") == {"wood": 2, "gold": 1}
    assert (points(game, "blue"), purse(game, "blue")) == ({}, {"wood": 2, "gold": 1})


@rule("N9.9")
@pytest.mark.parametrize(
    ("red", "blue", "ranks"),
    [
        ("vp 5", "vp 4 wood 2 gold 1", [1, 2]),
        ("vp 4 wood 2", "vp 4 wood 1 gold 1", [1, 2]),
        ("vp 4 wood 1", "vp 4 wood 1 gold 1", [2, 1]),
        ("vp 4 wood 1", "vp 3 wood 4", [1, 1]),  # after the sale both have 4 points and 1 wood
        ("vp 4 wood 2", "vp 3 wood 3 gold 1", [1, 2]),
    ],
)
def test_points_then_wood_then_gold(red: str, blue: str, ranks: list[int]) -> None:
    game = after_the_last_turn(red=red, blue=blue)
    assert game.ranks == ranks


@rule("N9.10")
def test_only_the_first_empty_place_fixes_the_last_turn() -> None:
    game = trigger(turn=43, column_2="* * * gold_2:red")  # the last seat of a cycle
    assert game.last_turn == 47
    game.play("activate 2.4", "skip")  # turn 44 would give 51
    assert (column(game, 2), game.last_turn) == ("empty", 47)
