"""Deadlock and stall (N13)."""

import random
from typing import Any

import pytest

from tests.games.nehemiah.table import bench, column, dealt, decides, mover, moves, news, points, supply, table
from tests.rules import rule

pytestmark = pytest.mark.both

IDLE: dict[str, Any] = dict.fromkeys(("red", "blue", "green", "yellow"), "supply 0")


@rule("N13.1", "N13.2")
def test_as_many_passes_in_a_row_as_players_bring_new_columns() -> None:
    game = table(
        3,
        leaders=True,
        red="bench 7",
        blue="bench 7",
        green="supply 0",
        column_1="*:green/x * * *",
        column_3="*:green/x * * *",
        deal="wood_1 wood_2 gold_2 gate gold_3 wall_1 wall_2 gate",
        auto=False,
    )
    kept = column(game, 3)
    game.listen()
    game.play("pass", "pass")
    assert "deadlock" not in [line[0] for line in news(game)]
    game.play("pass")
    assert [line[0] for line in news(game)].count("deadlock") == 1
    assert column(game, 1) == "wood_1 wood_2 gold_2 gate"
    assert column(game, 2) == "gold_3 wall_1 wall_2 gate"
    assert column(game, 3) == kept
    assert supply(game, "green") == 1
    assert (mover(game), game.passes, game.quiet) == ("red", 0, 0)


@rule("N13.1")
def test_an_action_breaks_the_row() -> None:
    game = table(3, leaders=True, passes=2, red="bench 7", blue="bench 7", auto=False, to_move="green")
    game.play("place 1")
    assert game.passes == 0
    game.play("pass", "pass")
    assert column(game, 1).count(":") == 1


@rule("N13.1", "N12.4.2")
def test_a_leader_instead_of_the_action_breaks_the_row_one_before_a_pass_does_not() -> None:
    game = table(leaders="borrow_worker:red", passes=2, red="bench 6", column_1="gate:blue * * *")
    game.play("call borrow_worker")
    assert game.passes == 0
    game = table(leaders="tired_columns:red", passes=2, red="supply 0", column_3="*:red/x * * *", auto=False)
    game.play("call tired_columns", "pass")
    assert game.passes == 3


@rule("N13.3")
@pytest.mark.parametrize("round", [1, 2])
def test_a_deadlock_can_end_the_round(round: int) -> None:
    game = table(
        leaders=True,
        round=round,
        deck=0,
        passes=3,
        auto=False,
        column_1="*:blue/x * * *",
        green="supply 0 wall 1",
        red="supply 0",
        blue="supply 0",
        yellow="supply 0",
    )
    game.play("pass")
    assert game.round == round
    assert [game.kit.deck_of[card] for card in game.card[0:8]] == [round] * 8
    assert points(game, "green") == {"wall": 6}
    assert [bench(game, colour) for colour in IDLE] == [0] * 4
    assert (game.question, decides(game), mover(game)) == ("choose leader", "blue", "blue")


@rule("N13.3")
def test_a_deadlock_in_round_three_triggers_the_end() -> None:
    game = table(leaders=True, round=3, deck=4, passes=3, turn=40, auto=False, **IDLE)
    last = set(game.deck)
    game.play("pass")
    assert (set(game.card[0:4]), column(game, 2)) == (last, "empty")
    assert game.last_turn == 47
    game = table(leaders=True, round=3, deck=0, passes=3, turn=40, auto=False, **IDLE)
    game.play("pass")
    assert (column(game, 1), column(game, 2), game.last_turn) == ("empty", "empty", 47)


@rule("N13.4")
def test_sixty_turns_without_a_replaced_column() -> None:
    game = table(quiet=58, deal="wood_1 wood_2 gold_2 gate gold_3 wall_1 wall_2 gate", column_1="*:blue *:green/x * *")
    game.listen()
    game.play("place 3")
    assert (game.quiet, column(game, 1).count(":")) == (59, 2)
    game.play("place 3")
    assert ("stall", 1, 60, 0, 0) in news(game)
    assert column(game, 1) == "wood_1 wood_2 gold_2 gate"
    assert column(game, 2) == "gold_3 wall_1 wall_2 gate"
    assert (supply(game, "blue"), supply(game, "green"), game.quiet) == (5, 6, 0)
    assert mover(game) == "green"


@rule("N13.4", "N13.3")
def test_a_stall_can_end_the_round_and_trigger_the_end() -> None:
    game = table(quiet=59, deck=4)
    game.play("place 3")
    assert (game.round, game.kit.deck_of[game.card[0]], game.kit.deck_of[game.card[4]]) == (1, 0, 1)
    game = table(quiet=59, deck=0, round=3, turn=42, to_move="green")
    game.play("place 3")
    assert (column(game, 1), column(game, 2), game.last_turn) == ("empty", "empty", 47)


@rule("N13.5")
def test_a_replaced_column_sets_the_counters_back() -> None:
    game = table(quiet=59, passes=0, column_3="* * * gate:red")
    before = column(game, 1)
    game.play("activate 3.4")
    assert (game.quiet, column(game, 1)) == (0, before)
    game.play("place 1")
    assert game.quiet == 1
    # A pass whose turn replaces a column does not count: the worker was swapped to row 4 before the action.
    game = table(
        leaders="swap_any_workers:red", passes=3, quiet=20, red="supply 0", column_3="*:red/x * * *:blue", auto=False
    )
    game.play("call swap_any_workers", "pick 3.1", "pick 3.4", "pass")
    assert ":" not in column(game, 3)
    assert (game.passes, game.quiet, mover(game)) == (0, 0, "blue")


@rule("N13.6")
@pytest.mark.parametrize("players", [3, 4])
def test_without_leaders_three_or_four_players_are_never_in_a_deadlock(players: int) -> None:
    for seed in range(15):
        game = dealt(players, seed)
        told = game.listen()
        rng = random.Random(seed)
        while not game.over:
            game.apply(rng.choice(game.legal()))
        assert not any(game.rules.title.kinds[line[0]].key == "deadlock" for line in told)


@rule("N13.6")
def test_two_players_can_be_in_a_deadlock() -> None:
    game = table(
        2,
        auto=False,
        column_1="*:red/x *:blue/x *:red/x *",
        column_2="*:red/x *:blue/x *:red/x *",
        column_3="*:red/x *:blue/x *:red/x *",
        column_4="*:blue/x *:blue/x *:blue/x *",
    )
    assert (moves(game), game.rules.title.check(game)) == (["pass"], [])
    game.play("pass", "pass")
    assert [column(game, number).count(":") for number in range(1, 6)] == [0, 0, 3, 3, 0]
    assert game.supply == [4, 2]
    assert moves(game, "place") == ["1", "2", "3", "4", "5"]
