"""The end of the game: E3.15."""

import pytest

from shofar.games.ezra.names import END_SOURCES
from shofar.games.ezra.scoring import end_points
from shofar.games.ezra.table import Ezra
from tests.games.ezra.table import (
    R,
    T,
    altar,
    blessings,
    gate,
    give,
    hand,
    own,
    piles,
    sabbath,
    scribes,
    table,
    temple,
    variant,
    wall,
    workers,
)
from tests.rules import rule


def at_end(game: Ezra, seat: int = T) -> dict[str, int]:
    return dict(zip(END_SOURCES, end_points(game, seat), strict=True))


def finished(game: Ezra) -> Ezra:
    """Nothing is left but the end."""
    del game.stack[1:]
    game.advance()
    return game


@rule("E3.15.1", "EX-27")
def test_goods_become_silver() -> None:
    game = table(auto=False)
    give(game, T, gold=2, stone=1, food=1, cinder=3, silver=4)
    assert at_end(game)["silver"] == 3
    own(game, T, "gold_01", "4.0")
    assert at_end(game)["silver"] == 5


@rule("E3.15.1")
def test_wood_counts_two() -> None:
    game = table(auto=False)
    give(game, T, wood=2, silver=1)
    assert at_end(game)["silver"] == 1


@rule("E3.15.2", "EX-27")
def test_gold_01_counts_every_three_silver() -> None:
    game = table(auto=False)
    give(game, T, silver=14)
    assert at_end(game)["silver"] == 2
    own(game, T, "gold_01", "4.0")
    assert at_end(game)["silver"] == 4


@rule("E3.15.2")
def test_every_source_of_the_end() -> None:
    game = table(auto=False)
    variant(game, T, "guards_1", flipped=True)
    variant(game, T, "elders_1", flipped=True)
    altar(game, 4, 3, 0, 0)
    wall(game, "w01", T, "wc_01")
    wall(game, "w02", T, "wc_12")
    gate(game, "g_east", T)
    scribes(game, T="1.0 2.0 3.0 4.0")
    found = at_end(game)
    assert found["tiles"] == 4
    assert found["leader"] == 3
    assert found["walls"] == 1 + 3
    assert found["gates"] == 3
    assert found["scribes"] == 1 + 2 + 3 + 4
    assert at_end(game, R)["leader"] == 0


@rule("E3.15.3", "EX-54")
def test_a_tie_goes_by_the_altar_track() -> None:
    game = table(players=2, week=3, auto=False)
    altar(game, 12, 12)
    game.ahead = [R, T]  # red lies below turquoise
    game.points[0], game.points[13] = 81, 78
    finished(game)
    assert game.scores == [81, 81]
    assert game.ranks == [2, 1]


@rule("E3.15.3")
def test_the_full_ranking() -> None:
    game = table(players=3, week=3, auto=False)
    altar(game, 1, 2, 3)
    game.points[0], game.points[13], game.points[26] = 50, 50, 47
    finished(game)
    assert game.scores == [50, 50, 50]
    assert game.ranks == [3, 2, 1]


@rule("E3.15.4", "E3.13.7")
def test_the_third_sabbath_is_the_end() -> None:
    """Nothing of the rest follows it."""
    game = table(players=2, week=3, auto=False)
    game.play("trader 1")
    for seat in (T, R):
        workers(game, seat, idle=1)
        give(game, seat, food=9)
        piles(game, seat, "c_priest", "", "")
    altar(game, 9, 1)
    names = [entry.effect.text() for entry in game.stack]
    assert names[: names.index("sabbath_storage")] == ["end_of_game"]
    assert [step.text() for step in game.rules.nodes["game"].parts()] == [
        "gatekeepers", "week", "rest", "next_week", "week", "rest", "next_week", "week", "end_of_game",
    ]  # fmt: skip
    sabbath(game, T, R)
    game.play("tuck c_priest", "tuck c_priest")
    assert game.over
    assert (game.shofar, game.round, game.idle[T], game.traders[T]) == (T, 3, 1, 1)


@rule("E3.17.13")
@pytest.mark.parametrize(
    ("tile", "points"),
    [("gold_02", 2), ("gold_03", 4), ("gold_04", 1), ("gold_05", 2), ("gold_06", 4), ("gold_07", 4), ("gold_08", 5)],
)
def test_gold_tiles(tile: str, points: int) -> None:
    game = table(auto=False)
    scribes(game, T="1.0 1.1 2.0 3.0 4.1")
    game.scrolls_of[T] = 0
    own(game, T, tile, "4.0")  # six scribes now
    workers(game, T, levites=4)
    wall(game, "w01", T)
    wall(game, "w02", T)
    gate(game, "g_east", T)  # two gatekeepers with the corner
    temple(game, 8, 8, 2, 0, 0)
    hand(game, T, "c_perfumer")
    blessings(game, T, 2, 5, 3)
    assert at_end(game)["gold_scrolls"] == points


@rule("E3.17.13")
def test_gold_03_counts_the_main_board_only() -> None:
    """Levites, gatekeepers and scribes; nobody on the player board or in the supply."""
    game = table(auto=False)
    own(game, T, "gold_03", "4.0")  # a Levite, a gatekeeper, a scribe
    workers(game, T, farmers=3, labourers=3)
    game.traders[T], game.elders[T] = 15, 7
    assert at_end(game)["gold_scrolls"] == 1


@rule("E3.17.13")
def test_gold_08_scores_the_last_card_as_at_a_sabbath() -> None:
    game = table(week=3, auto=False)
    own(game, T, "gold_08", "4.0")
    hand(game, T, "c_reader")
    assert at_end(game)["gold_scrolls"] == 1 + 1
    piles(game, T, "c_priest", "", "")
    assert at_end(game)["gold_scrolls"] == 2


@rule("E3.15.2")
def test_the_breakdown_adds_up() -> None:
    game = table(players=2, week=3, auto=False)
    give(game, T, gold=5)
    wall(game, "w01", T, "wc_12")
    assert sum(game.breakdown(T).values()) == 10
    finished(game)
    assert sum(game.breakdown(T).values()) == game.scores[T] == 10 + 3 + 3


@rule("E3.15.2", "E3.17.13")
def test_what_the_end_would_bring_is_hidden_only_with_a_hand_that_scores() -> None:
    game = table(players=2, auto=False)
    own(game, R, "gold_04", "4.0")
    assert game.view(T)["boards"][R]["end_now"] == sum(end_points(game, R))
    own(game, R, "gold_08", "4.1")
    assert game.view(T)["boards"][R]["end_now"] is None
    assert game.view(R)["boards"][R]["end_now"] == sum(end_points(game, R))
