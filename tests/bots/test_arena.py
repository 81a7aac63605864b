"""Many games: the same results on one core and on two, sums that add up, intervals that are Wilson's."""

import pytest

import shofar
from shofar.bots import arena
from shofar.bots.arena import Result
from shofar.bots.statistics import share, spread
from shofar.readers.words import Words

titles = pytest.mark.parametrize("title", shofar.titles())


def test_wilson_interval_by_the_book() -> None:
    """Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    for won, of, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        found = share(won, of)
        assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)


def test_quartiles() -> None:
    found = spread([4, 1, 3, 2, 5])
    assert (found.mean, found.least, found.quarter, found.median, found.three_quarters, found.most) == (
        3,
        1,
        2,
        3,
        4,
        5,
    )


def test_everybody_sits_everywhere() -> None:
    matches = arena.schedule("nehemiah", ["greedy", "random", "random"], 6, "s")
    assert [match.bots.index("greedy") for match in matches] == [0, 2, 1, 0, 2, 1]
    assert len({match.seed for match in matches}) == 6
    fixed = arena.schedule("nehemiah", ["greedy", "random", "random"], 4, "s", rotate=False)
    assert {match.bots for match in fixed} == {("greedy", "random", "random")}


@titles
def test_a_series_is_the_same_on_one_core_and_on_two(title: str) -> None:
    players = max(2, shofar.title(title).players[0])
    matches = arena.schedule(title, ["random"] * players, 16, "same")
    assert list(arena.run(matches, workers=1)) == list(arena.run(matches, workers=2))


def test_points_by_source_add_up_to_the_scores() -> None:
    for result in arena.run(arena.schedule("nehemiah", ["random"] * 4, 4, "sum"), workers=1):
        assert [sum(table.values()) for table in result.sources] == list(result.scores)


def result(bots: tuple[str, str], scores: tuple[int, int], ranks: tuple[int, int]) -> Result:
    sources = tuple({"gates": score - 1, "wall": 1} for score in scores)
    return Result(bots, "", scores, ranks, sources, tuple({"books": 2 * score} for score in scores), 100)


def test_a_summary_shares_a_tie_and_counts_by_seat_and_bot() -> None:
    summary = arena.summarize(
        [result(("a", "b"), (10, 5), (1, 2)), result(("b", "a"), (7, 7), (1, 1)), result(("a", "b"), (3, 9), (2, 1))]
    )
    assert [seat.won for seat in summary.seats] == [1.5, 1.5]
    a = summary.bots["a"]
    assert (a.wins.won, a.wins.of) == (1.5, 3)
    assert a.scores.mean == pytest.approx(20 / 3)
    assert a.sources == {"gates": pytest.approx(17 / 3), "wall": 1}
    assert (a.figures["books"].mean, a.figures["books"].median) == pytest.approx((40 / 3, 14))
    assert summary.scores.mean == pytest.approx(41 / 6)
    assert summary.winners.most == 10


def test_the_opponent_of_a_solo_game_has_a_record_of_its_own() -> None:
    (found,) = arena.run(arena.schedule("ezra", ["random"], 1, "solo", {"solo": "A"}), workers=1)
    assert found.bots == ("random", arena.OPPONENT)
    summary = arena.summarize([found])
    assert [summary.bots[bot].scores.mean for bot in found.bots] == list(found.scores)
    assert summary.bots["random"].wins.won + summary.bots[arena.OPPONENT].wins.won == 1
    assert summary.fair == 0.5


@titles
def test_every_title_counts_something_at_the_end_and_has_words_for_it(title: str) -> None:
    players = max(2, shofar.title(title).players[0])
    (found,) = arena.run(arena.schedule(title, ["random"] * players, 1, "figures"), workers=1)
    assert all(table for table in found.figures)
    words = Words(strict=True)
    assert all(words.text(f"figure-{name}", title) for name in found.figures[0])


def test_greedy_beats_random() -> None:
    """12 games: by chance a bot wins all of a third with p = 2e-6."""
    results = list(arena.run(arena.schedule("nehemiah", ["greedy", "random", "random"], 12, "strong"), workers=1))
    assert arena.summarize(results).bots["greedy"].wins.part > 0.8
