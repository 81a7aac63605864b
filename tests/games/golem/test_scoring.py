"""Points: the six items of the end, objectives, invariants of the score."""

from typing import Any

import pytest

from tests.games.golem.table import do, sit, table
from tests.rules import rule

pytestmark = pytest.mark.both

# number: (state that just meets it, state that just does not, points)
GOLD = {
    6: ({"a4": 4, "a2": 2}, {"a4": 4, "a1": 1}),
    8: ({"a4": 4, "a3": 3, "a1": 1}, {"a4": 4, "a3": 3}),
    10: ({"a4": 4, "a3": 3, "a2": 2, "a1": 1}, {"a4": 4, "a3": 3, "a2": 2}),
}
TILES = (
    "golem_torso golem_right_leg golem_left_leg golem_left_arm golem_right_arm "
    "study_col1 study_col2 study_col3 study_col4"
)
SHELVES = ("01 02 03", "09 10 11", "17 18 19")


def street(at: int, section: int) -> dict[str, tuple[int, ...]]:
    return {"students": tuple(section if number == at else 1 for number in range(3))}


def some(words: str, count: int) -> str:
    return " ".join(words.split()[:count])


def shelves(count: int) -> tuple[str, ...]:
    numbers = " ".join(SHELVES).split()[:count]
    return tuple(" ".join(number for number in column.split() if number in numbers) for column in SHELVES)


OBJECTIVES: dict[int, tuple[dict[str, Any], dict[str, Any]]] = {}
for base, at in ((51, 0), (54, 2), (57, 1)):
    for step, section in enumerate((5, 7, 9)):
        OBJECTIVES[base + step] = (street(at, section), street(at, section - 1))
for step, count in enumerate((2, 3, 4)):
    made = "red.1 red.1" + " red.2" * count
    OBJECTIVES[60 + step] = ({"golems": made}, {"golems": made.removesuffix(" red.2")})
    dead = "cem_open " * count
    OBJECTIVES[75 + step] = ({"golems": dead}, {"golems": dead.removesuffix("cem_open ")})
for step, count in enumerate((6, 8, 10)):
    OBJECTIVES[63 + step] = ({"gold": GOLD[count][0]}, {"gold": GOLD[count][1]})
for step, count in enumerate((5, 7, 9)):
    OBJECTIVES[66 + step] = ({"built": some(TILES, count)}, {"built": some(TILES, count - 1)})
    OBJECTIVES[69 + step] = ({"study": count}, {"study": count - 1})
    OBJECTIVES[72 + step] = ({"columns": shelves(count)}, {"columns": shelves(count - 1)})


@rule("G6.2")
@pytest.mark.parametrize("number", sorted(OBJECTIVES))
def test_objectives(number: int) -> None:
    meets, fails = OBJECTIVES[number]
    points = (2, 4, 6)[(number - 51) % 3]
    for given, expected in ((meets, points), (fails, 0)):
        game = table(objectives=(number,), **given)
        assert game.breakdown(0)["objectives"] == 0, "secret until the end"
        do(game, "game_over")
        assert game.breakdown(0)["objectives"] == expected


def test_all_27_are_there() -> None:
    assert sorted(OBJECTIVES) == list(range(51, 78))


@rule("G6.2")
@pytest.mark.parametrize(("kinds", "bonus"), [(1, 0), (2, 2), (3, 5), (4, 9), (5, 9)])
def test_the_set_bonus_counts_kinds(kinds: int, bonus: int) -> None:
    game = table(students=(5, 5, 5), study=5, gold={"a4": 4, "a2": 2}, objectives=(51, 54, 57, 69, 63)[:kinds])
    do(game, "game_over")
    assert game.breakdown(0)["objectives"] == 2 * kinds + bonus


@rule("G6.2")
def test_two_cards_of_a_kind_count_once_for_the_set() -> None:
    game = table(students=(7, 1, 1), objectives=(51, 52))
    do(game, "game_over")
    assert game.breakdown(0)["objectives"] == 2 + 4


@rule("G6.2", "G6.3")
def test_the_three_products() -> None:
    game = table(
        golems="red.1 red.1 red.1 cem_1 red.1", gold={"a1": 1, "a2": 2}, columns=("01 02", "", "17"),
        built="golem_head golem_torso art_menorah study_menorah study_col1",
    )  # fmt: skip
    game.token = [0, 1, 0]
    do(game, "game_over")
    points = game.breakdown(0)
    assert points["golems"] == 3 * (3 + 1 + 1)
    assert points["artifacts"] == 2 * 3
    assert points["columns"] == 2 * (3 + 1 + 1)


@rule("G6.2")
@pytest.mark.parametrize(("position", "points"), [(0, 0), (7, 0), (8, 4), (9, 7), (10, 11)])
def test_the_top_of_the_study_track(position: int, points: int) -> None:
    game = table(study=position)
    assert game.breakdown(0)["study"] == points


@rule("G6.2")
@pytest.mark.parametrize(("held", "points"), [((2, 1, 1), 0), ((2, 2, 1), 1), ((4, 4, 1), 1), ((0, 10, 0), 2)])
def test_a_point_for_five_resources_of_all_kinds_together(held: tuple[int, ...], points: int) -> None:
    clay, coin, knowledge = held
    game = table(clay=clay, coin=coin, knowledge=knowledge)
    assert game.breakdown(0)["resources"] == points


@rule("G6.2")
def test_the_score_is_the_sum_of_the_breakdown() -> None:
    game = table(vp=-3, study=9)
    sit(game, 1, vp=20)
    do(game, "game_over")
    assert game.scores == [4, 20]
    assert game.ranks == [2, 1]


@rule("G6.2")
def test_a_product_is_at_most_36() -> None:
    names = "golem_torso golem_right_leg golem_left_leg golem_left_arm golem_right_arm golem_head"
    game = table(golems="red.1 red.1 red.1 red.1 red.1 red.1", built=names)
    game.token[0] = 0
    assert game.breakdown(0)["golems"] == 36


@rule("G6.2")
def test_the_log_names_where_the_points_come_from() -> None:
    game = table(vp=20, clay=7, coin=4, study=9, golems="red.1 red.1 red.1", built="golem_head")
    game.phase = 7
    told = game.listen()
    do(game, "game_over")
    scored = {kind.key: number for number, kind in enumerate(game.rules.title.kinds)}["scored"]
    names = game.rules.names["source"]
    points = {names[entry[2]]: entry[3] for entry in told if entry[:2] == (scored, 0)}
    assert points == game.breakdown(0)
    assert points == {
        "track": 20, "golems": 3, "artifacts": 0, "columns": 0, "study": 7, "objectives": 0, "resources": 2,
    }  # fmt: skip
