"""Replacing columns (N7)."""

import pytest

from tests.games.nehemiah.table import column, decides, due, moves, news, points, supply, table, worker
from tests.rules import rule

pytestmark = pytest.mark.both


@rule("N7.1")
def test_a_due_column_stays_due() -> None:
    game = table(column_1="*:blue * * swap_workers:red")
    game.play("activate 1.4", "take")  # the only pair: blue comes to row 4, ready
    assert ":" not in column(game, 1)
    assert (supply(game, "red"), supply(game, "blue")) == (6, 6)


@rule("N7.1")
def test_a_replaced_worker_does_not_save_the_column() -> None:
    game = table(red="gold 1", column_1="replace_worker:red/x * *:blue wood_1:red", column_2="*:green * * *")
    game.play("activate 1.4", "skip", "use 1.1", "replace 1.3")
    assert ":" not in column(game, 1)


@rule("N7.2")
def test_what_else_is_in_the_column_does_not_matter() -> None:
    for rest in ("* * *", "*:blue *:green *", "*:blue/x * *:red"):
        game = table(column_1=f"{rest} gate:red")
        old = list(game.card[0:4])
        game.play("activate 1.4")
        assert set(old) <= set(game.discard)
        assert ":" not in column(game, 1)


@rule("N7.3")
def test_columns_are_replaced_after_the_whole_action() -> None:
    game = table(red="gold 2", column_1="wood_1:blue/x wood_2:blue/x * gold_2:red")
    game.play("activate 1.4", "take", "use 1.1")
    assert (due(game), worker(game, "1.4")) == ([1], "red/x")
    game.play("stop")
    assert (due(game), ":" in column(game, 1)) == ([], False)


@rule("N7.4", "N7.3")
def test_several_due_columns_are_replaced_from_left_to_right() -> None:
    game = table(
        deal="wood_1 wood_1 wood_2 wood_2 gold_2 gold_2 gold_2 gold_3",
        auto=False,
        column_2="*:blue/x * * *:green",
        column_4="* * * swap_workers:red",
    )
    game.listen()
    game.play("activate 4.4", "take", "swap 2.1 2.4")
    assert column(game, 2) == "wood_1 wood_1 wood_2 wood_2"
    assert column(game, 4) == "gold_2 gold_2 gold_2 gold_3"
    assert [line[2] for line in news(game) if line[0] == "column-swept"] == [1, 3]


@rule("N7.5")
def test_cards_are_discarded_workers_go_home_four_cards_come() -> None:
    game = table(
        2, deal="wood_1 wood_2 gold_2 gate", column_1="*:red/x *:green/x *:yellow/x gold_2:blue", to_move="blue"
    )
    old, deck, discard = list(game.card[0:4]), len(game.deck), len(game.discard)
    game.play("activate 1.4", "skip")
    assert game.discard[discard:] == old
    assert (len(game.deck), column(game, 1)) == (deck - 4, "wood_1 wood_2 gold_2 gate")
    assert (game.supply, game.neutral) == ([6, 6], [6, 6])


@rule("N7.6", "N12.7.1")
def test_then_the_owner_of_the_leader_for_new_columns_is_asked() -> None:
    game = table(leaders="rearrange_column:green", deal="wood_1 wood_2 gold_2 gate", column_1="* * * gold_2:red")
    game.play("activate 1.4", "skip")
    assert (decides(game), game.question) == ("green", "new column")
    assert moves(game) == [
        "swap 1.1 1.2",
        "swap 1.1 1.3",
        "swap 1.1 1.4",
        "swap 1.2 1.3",
        "swap 1.2 1.4",
        "swap 1.3 1.4",
        "wait",
    ]
    game.play("swap 1.1 1.4")
    assert column(game, 1) == "gate wood_2 gold_2 wood_1"


@rule("N7.7")
@pytest.mark.parametrize(("round", "after"), [(1, 1), (2, 2)])
def test_with_an_empty_deck_the_round_ends(round: int, after: int) -> None:
    game = table(round=round, deck=0, column_3="* * * gold_2:red")
    game.play("activate 3.4", "skip")
    assert game.round == after
    assert all(game.kit.deck_of[card] == after for card in game.card[8:12])


@rule("N7.7")
def test_in_round_three_the_place_stays_empty() -> None:
    game = table(round=3, deck=0, column_3="* * * gold_2:red", column_4="*:red/x * * *")
    game.play("activate 3.4", "skip")
    assert (column(game, 3), game.round, points(game, "red")) == ("empty", 2, {})
    assert game.last_turn > game.turn


@rule("N7.7")
def test_leftover_cards_of_a_customised_deck_are_discarded_unused() -> None:
    game = table(deck=3, column_3="* * * gold_2:red")
    leftover = set(game.deck)
    game.play("activate 3.4", "skip")
    assert game.round == 1
    assert leftover <= set(game.discard)
    game = table(round=3, deck=2, column_3="* * * gold_2:red")
    leftover = set(game.deck)
    game.play("activate 3.4", "skip")
    assert (column(game, 3), game.deck) == ("empty", [])
    assert leftover <= set(game.discard)
    assert game.rules.title.check(game) == []
