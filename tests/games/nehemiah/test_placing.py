"""Placing workers (N4)."""

import pytest

from tests.games.nehemiah.table import column, decides, due, moves, supply, table, why, worker
from tests.rules import rule

pytestmark = pytest.mark.both


@rule("N4.1")
def test_a_worker_of_the_supply_goes_to_a_column_with_room() -> None:
    game = table(column_1="*:blue *:blue *:green *:green")
    assert moves(game, "place") == ["2", "3", "4", "5"]
    assert why(game, "place 1") == ("no-room", "N4.1")
    game.play("place 2")
    assert (worker(game, "2.1"), supply(game, "red")) == ("red", 5)


@rule("N4.2")
def test_gaps_are_filled_first() -> None:
    game = table(column_1="*:blue * *:green *")
    game.play("place 1")
    assert worker(game, "1.2") == "red"
    game.play("place 1")
    assert worker(game, "1.4") == "blue"


@rule("N4.3")
def test_a_card_holds_one_worker() -> None:
    game = table(column_1="place_any:red *:blue * *")
    game.play("activate 1.1", "take")
    assert "1.2" not in moves(game, "put")
    assert why(game, "put 1.2") == ("occupied", "N4.3")


@rule("N4.4")
def test_a_player_may_fill_a_column() -> None:
    game = table(column_1="*:red *:red *:red *")
    game.play("place 1")
    assert [worker(game, f"1.{row}") for row in range(1, 5)] == ["red"] * 4


@rule("N4.5")
def test_placing_on_row_four_makes_nothing_due() -> None:
    game = table(column_1="*:red/x *:blue/x *:green/x *")
    before = column(game, 1)
    game.play("place 1")
    assert due(game) == []
    assert column(game, 1) == before + ":red"


@rule("N4.6")
def test_with_two_players_a_neutral_worker_follows() -> None:
    game = table(2)
    game.play("place 1")
    assert (decides(game), moves(game)) == ("red", ["neutral 2", "neutral 3", "neutral 4", "neutral 5"])
    game.play("neutral 4")
    assert (worker(game, "4.1"), decides(game)) == ("green/x", "blue")


@rule("N4.7")
def test_an_empty_place_cannot_be_chosen() -> None:
    game = table(round=3, deck=0, turn=60, last_turn=67, column_2="empty")
    assert moves(game, "place") == ["1", "3", "4", "5"]
    assert why(game, "place 2") == ("empty-place", "N4.7")
    two = table(2, round=3, deck=0, turn=60, last_turn=63, column_2="empty")
    two.play("place 1")
    assert moves(two, "neutral") == ["3", "4", "5"]
    assert why(two, "neutral 2") == ("empty-place", "N4.7")
