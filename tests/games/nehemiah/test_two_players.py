"""Two players and the neutral workers (N10). Green are the neutral workers of red, yellow those of blue."""

import pytest

from tests.games.nehemiah.table import (
    column,
    decides,
    due,
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


@rule("N10.1")
def test_no_cubes_of_the_neutral_colours_exist() -> None:
    game = table(2)
    assert (len(game.cubes), len(game.on), game.neutral) == (2, 6, [6, 6])


@rule("N10.3")
def test_the_neutral_worker_lies_exhausted_on_the_first_free_card_of_another_column() -> None:
    game = table(2, column_2="*:blue * *:red *", column_3="*:red *:red/x *:blue/x *")
    game.play("place 1")
    assert moves(game) == ["neutral 2", "neutral 4", "neutral 5"]
    assert why(game, "neutral 1") == ("same-column", "N10.3")
    assert why(game, "neutral 3") == ("row-four", "N10.3")
    game.play("neutral 2")
    assert (worker(game, "2.2"), game.neutral) == ("green/x", [5, 6])


@rule("N10.3")
def test_a_full_column_is_not_available() -> None:
    game = table(2, column_2="*:blue *:red *:red *:blue")
    game.play("place 1")
    assert why(game, "neutral 2") == ("no-room", "N4.1")


@rule("N10.3")
def test_without_a_neutral_worker_none_is_placed() -> None:
    game = table(2, column_2="*:green/x *:green/x *:green/x *", column_3="*:green/x *:green/x *:green/x *")
    assert game.neutral == [0, 6]
    game.play("place 1")
    assert decides(game) == "blue"
    game.play("place 1", "neutral 4")
    assert worker(game, "4.1") == "yellow/x"


@rule("N10.4")
@pytest.mark.parametrize(
    ("leader", "answers"),
    [("extra_worker", ["call extra_worker", "place 3"]), ("place_two", ["call place_two", "place 3", "place 3"])],
)
def test_no_neutral_worker_comes_with_a_leader(leader: str, answers: list[str]) -> None:
    game = table(2, leaders=f"{leader}:red")
    game.play(*answers)
    assert (worker(game, "3.1"), game.neutral) == ("red", [6, 6])
    assert game.question != "neutral"


@rule("N10.4")
def test_no_neutral_worker_comes_with_replace_worker() -> None:
    game = table(2, column_1="replace_worker:red * * *", column_2="*:blue *:blue * *")
    game.play("activate 1.1", "take", "replace 2.1")
    assert (decides(game), game.neutral) == ("blue", [6, 6])


@rule("N10.5")
@pytest.mark.parametrize("neutral", ["green", "yellow"])
def test_the_fee_for_a_neutral_worker_goes_to_the_bank(neutral: str) -> None:
    game = table(2, red="gold 1", column_1=f"wood_1:{neutral}/x gold_2:red * *")
    game.play("activate 1.2", "skip", "use 1.1")
    assert (purse(game, "red"), purse(game, "blue")) == ({"wood": 1, "gold": 0}, {"wood": 0, "gold": 0})


@rule("N10.6", "N12.6.3")
def test_neutral_workers_are_nobodys() -> None:
    game = table(
        2,
        leaders="borrow_worker:red tired_columns:red",
        column_1="*:green/x *:blue * *",
        column_2="*:green/x * * *",
        column_3="*:red/x * * *",
        auto=False,
    )
    game.play("call tired_columns")
    assert points(game, "red") == {"leaders": 1}
    game.play("call borrow_worker")
    assert moves(game) == ["activate 1.2"]
    assert why(game, "activate 1.1") == ("neutral-worker", "N10.6")


@rule("N10.6", "N11.12")
def test_neutral_workers_cannot_be_bid() -> None:
    game = table(2, red="supply 2", auction="wood_bonus gold_bonus shift_cube")
    game.play("offer wood_bonus")
    assert moves(game, "bid") == ["0", "1", "2"]


@rule("N10.7")
def test_a_neutral_worker_swapped_to_row_four_makes_the_column_due() -> None:
    game = table(2, red="gold 1", column_1="wood_1:blue/x swap_workers:red * *", column_3="*:green/x *:red * *:blue")
    game.play("activate 1.2", "take", "swap 3.1 3.4")
    assert (due(game), worker(game, "3.4")) == ([3], "green/x")


@rule("N10.8", "N15")
def test_neutral_workers_go_home_to_the_holder_of_their_colour() -> None:
    game = table(2, column_1="*:green/x *:yellow/x *:green/x gold_2:red")
    assert game.neutral == [4, 5]
    game.play("activate 1.4", "skip")
    assert game.neutral == [6, 6]
    assert ":" not in column(game, 1)


@rule("N10.9")
def test_a_directed_placement_brings_a_neutral_worker_of_the_directed_player() -> None:
    game = table(2, to_move="blue", leaders="direct_turn:red")
    game.play("call direct_turn", "place 3")
    assert (worker(game, "3.1"), decides(game), game.question) == ("blue", "blue", "neutral")
    game.play("neutral 5")
    assert (worker(game, "5.1"), supply(game, "blue"), game.neutral) == ("yellow/x", 5, [6, 5])
