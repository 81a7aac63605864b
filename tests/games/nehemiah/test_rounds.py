"""The end of a round and its scoring (N8)."""

import pytest

from shofar.games.nehemiah.moves import LEADERS
from shofar.games.nehemiah.scoring import board_points
from tests.games.nehemiah.endings import end_the_round
from tests.games.nehemiah.table import (
    bench,
    column,
    cubes,
    decides,
    leaders_of,
    mover,
    moves,
    news,
    points,
    purse,
    supply,
    table,
    worker,
)
from tests.rules import rule

pytestmark = pytest.mark.both


@rule("N8.1", "N8.2")
def test_leaders_come_before_the_boards_are_scored() -> None:
    game = end_the_round(leaders="shift_cube:blue", red="wall 1", blue="temple 1")
    assert (decides(game), game.question) == ("blue", "before scoring")
    assert points(game, "red") == {}
    game.play("wait")
    assert (points(game, "red"), points(game, "blue")) == ({"wall": 6}, {"temple": 6})


@rule("N8.2", "N8.3")
def test_each_board_is_scored_by_places() -> None:
    game = end_the_round(
        red="wall 3 temple 1", blue="wall 2 temple 4 guard 1", green="wall 1 temple 3", yellow="temple 2"
    )
    assert points(game, "red") == {"wall": 6}
    assert points(game, "blue") == {"wall": 4, "temple": 6, "guard": 6}
    assert points(game, "green") == {"wall": 2, "temple": 4}
    assert points(game, "yellow") == {"temple": 2}


@rule("N8.3", "N16")
@pytest.mark.parametrize(
    ("players", "tiered", "plain"), [(4, [6, 4, 2, 0], [6, 4, 2, 0]), (3, [4, 2, 1], [4, 2, 0]), (2, [3, 1], [2, 0])]
)
def test_the_score_rows(players: int, tiered: list[int], plain: list[int]) -> None:
    for rows, expected in (("tiered", tiered), ("plain", plain)):
        game = table(players, options={"score_rows": rows})
        assert game.kit.places == [expected] * 3
        assert board_points([9, 5, 3, 1][:players], expected) == expected


@rule("N8.4")
def test_without_a_cube_there_is_no_place() -> None:
    game = end_the_round(players=3, red="guard 1")
    assert [points(game, colour) for colour in ("red", "blue", "green")] == [{"guard": 4}, {}, {}]
    assert board_points([2, 1, 0], [4, 2, 1]) == [4, 2, 0]


@rule("N8.5", "N16")
def test_shared_points_are_rounded_up() -> None:
    assert board_points([2, 1, 1], [4, 2, 1]) == [4, 2, 2]
    assert board_points([1, 1, 1, 0], [6, 4, 3, 0]) == [5, 5, 5, 0]  # 13 / 3
    assert board_points([1, 1], [4, 3]) == [0, 0]  # N8.6 comes first
    assert board_points([3, 1, 1, 1], [6, 4, 2, 0]) == [6, 2, 2, 2]


@rule("N8.6")
def test_nobody_scores_where_all_are_equal() -> None:
    game = end_the_round(red="wall 2", blue="wall 2", green="wall 2", yellow="wall 2")
    assert [points(game, colour) for colour in ("red", "blue", "green", "yellow")] == [{}] * 4
    unequal = end_the_round(red="wall 2", blue="wall 2", green="wall 2")
    assert points(unequal, "red") == {"wall": 4}


@rule("N8.7", "N15")
def test_everybody_with_the_most_cubes_takes_one_back() -> None:
    game = end_the_round(
        red="wall 3 temple 1", blue="wall 3 temple 1", green="wall 1 temple 1", yellow="temple 1 guard 2"
    )
    assert [cubes(game, colour) for colour in ("red", "blue", "green", "yellow")] == [
        {"wall": 2},
        {"wall": 2},
        {"wall": 1},
        {"guard": 1},
    ]
    assert game.cubes == [11 - 2, 11 - 2, 11 - 1, 11 - 1]
    assert game.rules.title.check(game) == []


@rule("N8.8")
def test_leaders_are_discarded_and_the_bench_goes_home() -> None:
    game = end_the_round(leaders="wood_bonus:blue place_two:green", blue="bench 2", green="bench 1")
    told = [line for line in news(game) if line[0] in ("leader-discarded", "bench-home")]
    assert told == [
        ("leader-discarded", 1, LEADERS.index("wood_bonus"), 0, 0),
        ("leader-discarded", 2, LEADERS.index("place_two"), 0, 0),
        ("bench-home", 1, 2, 0, 0),
        ("bench-home", 2, 1, 0, 0),
    ]
    assert (leaders_of(game, "blue"), leaders_of(game, "green")) == ([], [])
    assert (bench(game, "blue"), supply(game, "blue"), supply(game, "green")) == (0, 6, 6)
    assert game.kit.deck_of[game.card[0]] == 1


@rule("N8.8", "N12.7.1")
def test_further_due_columns_are_replaced_from_the_new_deck_without_a_window() -> None:
    game = table(
        leaders="rearrange_column:blue activate_two:red",
        deck=0,
        deal_next="wood_1 wood_2 gold_2 gate gold_3 wall_1 wall_2 gate",
        column_1="* * * gold_2:red",
        column_4="* * * gold_2:red",
        column_5="*:blue * * *",
    )
    game.listen()
    game.play("call activate_two", "activate 1.4", "skip", "activate 4.4", "skip")
    assert column(game, 1) == "wood_1 wood_2 gold_2 gate"
    assert column(game, 4) == "gold_3 wall_1 wall_2 gate"
    assert game.question == "choose leader"
    assert sum(1 for line in news(game) if line[0] == "round-ended") == 1


@rule("N7.6", "N8.8")
def test_a_column_dealt_before_the_round_ends_has_its_window() -> None:
    game = table(
        leaders="rearrange_column:blue activate_two:red",
        deck=4,
        deal="wood_1 wood_2 gold_2 gate",
        column_1="* * * gold_2:red",
        column_4="* * * gold_2:red",
    )
    game.play("call activate_two", "activate 1.4", "skip", "activate 4.4", "skip")
    assert (decides(game), game.question, game.round) == ("blue", "new column", 0)
    game.play("wait")
    assert (game.question, game.round) == ("choose leader", 1)


@rule("N8.9", "N11.3", "N11.11")
def test_income_then_the_auction_by_the_next_seat() -> None:
    game = end_the_round(leaders=True, red="wood 1", green="gold 2")
    assert purse(game, "red") == {"wood": 2, "gold": 1}
    assert purse(game, "green") == {"wood": 1, "gold": 3}
    assert (decides(game), game.question, mover(game)) == ("blue", "choose leader", "blue")


@rule("N8.9")
def test_without_leaders_there_is_no_income() -> None:
    game = end_the_round(red="wood 1")
    assert (purse(game, "red"), decides(game)) == ({"wood": 1, "gold": 0}, "blue")


@rule("N8.10")
def test_everything_else_stays() -> None:
    game = end_the_round(red="wood 3 gold 2 temple 1", blue="temple 2", column_2="*:red *:blue/x * *", gates="red")
    assert purse(game, "red") == {"wood": 3, "gold": 2}
    assert (worker(game, "2.1"), worker(game, "2.2")) == ("red", "blue/x")
    assert cubes(game, "red") == {"temple": 1}
    assert game.gates == [0]
    assert "place 1" in moves(game)
