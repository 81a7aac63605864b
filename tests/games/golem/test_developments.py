"""Developments, artifacts and gold."""

from pathlib import Path
from typing import Any

import pytest

import shofar
from shofar.games.golem.moves import GOODS
from shofar.games.golem.news import GAINED
from tests.games.golem.table import (
    change,
    dealt,
    developed,
    do,
    gold,
    golems,
    library,
    marble,
    options,
    palace,
    purse,
    sit,
    status,
    students,
    table,
)  # fmt: skip
from tests.rules import rule

pytestmark = pytest.mark.both

COSTS = {
    "golem_torso": ("clay", 3, 1), "golem_right_leg": ("clay", 3, 1), "golem_left_leg": ("clay", 4, 1),
    "golem_left_arm": ("clay", 4, 1), "golem_right_arm": ("clay", 6, 1), "golem_head": ("clay", 8, 3),
    "study_col1": ("knowledge", 3, 1), "study_col2": ("knowledge", 3, 1), "study_col3": ("knowledge", 4, 1),
    "study_col4": ("knowledge", 5, 1), "study_track": ("knowledge", 5, 1), "study_menorah": ("knowledge", 8, 3),
    "art_menorah": ("coin", 8, 3),
}  # fmt: skip
DISTRICT = {"clay": 0, "coin": 1, "knowledge": 2}  # of the menorahs


@rule("G4.6.1", "G4.6.3", "G4.6.4", "G5.7", "G6.3")
@pytest.mark.parametrize("name", COSTS)
def test_cost_and_menorahs(name: str) -> None:
    good, cost, menorahs = COSTS[name]
    given: dict[str, Any] = {good: cost}
    game = table(**given)
    do(game, "develop any -0", f"develop dev_{name}")
    assert game.over
    assert purse(game) == {"vp": 10}
    assert game.menorahs(0, DISTRICT[good]) == menorahs
    assert game.developments(0) == 1
    given = {good: cost - 1}
    poor = table(**given)
    do(poor, "develop any -0")
    assert f"develop dev_{name}" not in options(poor)
    do(game, "develop any -8")
    assert shofar.explain_illegal(game, f"develop dev_{name}").key == "developed"


@rule("G4.6.1")
def test_a_kind_of_development_is_meant() -> None:
    game = table(clay=9, coin=9, knowledge=9)
    do(game, "develop golem -0")
    assert {move.split("_")[1] for move in options(game) - {"done"}} == {"golem"}
    assert shofar.explain_illegal(game, "develop dev_study_col1").key == "wrong-kind"
    do(game, "develop study -0")
    assert {move.split("_")[1] for move in options(game) - {"done"}} == {"study"}
    do(game, "develop artifact -0")
    assert {move.split("_")[1] for move in options(game) - {"done"}} == {"art"}


@rule("G4.6.2")
def test_a_discount_never_converts_the_payment() -> None:
    game = table(coin=9, knowledge=9)
    do(game, "develop golem -3")
    assert options(game) == {"develop dev_golem_torso", "develop dev_golem_right_leg", "done"}


@rule("G5.7", "G0.2")
def test_the_development_of_phase_6_may_be_declined() -> None:
    game = do(table(clay=3), "develop any -0", "done")
    assert developed(game) == []


# --- golem developments ---------------------------------------------------------------------------------------


@rule("G5.8", "G0.11")
def test_torso() -> None:
    game = table(knowledge=9, golems="red.9 blue.2 yellow.5", students=(1, 4, 1), built="golem_torso")
    do(game, "control")
    assert purse(game)["knowledge"] == 9 - 2 - 1 - 1


@rule("G2.7", "G0.11")
@pytest.mark.parametrize(("choice", "place"), [("use", "red.4"), ("ignore", "red.2")])
def test_right_leg(choice: str, place: str) -> None:
    game = table(golems="red.1", built="golem_right_leg")
    palace(game, 43, 39, 41, 46)
    do(game, "movement")
    assert options(game) == {"use", "ignore"}
    game.play(choice)
    assert golems(game) == [place]


@rule("G4.2.3", "G7.2")
def test_left_leg() -> None:
    game = table(clay=3, built="golem_left_leg")
    do(game, "create -0", "create red")
    assert options(game) == {"step red.1", "done"}
    game.play("done")
    assert options(game) == {"activate red.1", "done"}, "the parts are independent"
    game.play("activate red.1")
    assert golems(game) == ["red.1"], "it stays standing"
    assert purse(game) == {"clay": 2, "vp": 10}


@rule("G4.6.3")
def test_left_arm() -> None:
    game = table(clay=4, golems="red.2")
    do(game, "develop any -0", "develop dev_golem_left_arm", "done")
    assert golems(game) == ["red.2"], "its kill may be declined"
    do(game, "kill", "kill red.2", "bury cem_7")
    assert purse(game) == {"coin": 6, "vp": 10}


@rule("G4.4.2")
def test_the_second_bonus_of_the_left_arm_has_choices_of_its_own() -> None:
    game = table(players=3, golems="red.2", built="golem_left_arm")
    do(game, "kill", "kill red.2", "bury cem_6", "student red", "done")
    assert students(game) == (2, 1, 1)
    assert purse(game) == {"vp": 12}


@rule("G4.6.3", "G3.8")
def test_right_arm() -> None:
    game = table(clay=6, golems="red.1 blue.1")
    do(game, "develop any -0", "develop dev_golem_right_arm", "activate red.1")
    assert purse(game) == {"clay": 2, "vp": 10}
    marble(game, "work", 1, "work 0", "activate blue.1")
    assert purse(game) == {"clay": 2, "knowledge": 2, "vp": 10}


@rule("G3.8")
def test_right_arm_in_a_work_action_copied_by_mirror() -> None:
    game = table(coin=1, golems="red.1 blue.1", built="golem_right_arm")
    marble(game, "mirror", 1, "copy work", "work 1", "activate red.1", "activate blue.1")
    assert purse(game) == {"clay": 2, "knowledge": 2, "vp": 10}


# --- study developments ---------------------------------------------------------------------------------------


@rule("G4.7.6")
@pytest.mark.parametrize(
    ("column", "moves", "expected"),
    [
        (1, [], {"coin": 1, "clay": 1, "vp": 4 + 2}),
        (2, [], {"vp": 2 + 4 + 2}),
        (3, [], {"vp": 4 + 4 + 2}),
        (4, ["gold a4"], {"gold": 1, "vp": 4 + 2}),
    ],
)
def test_column_tiles(column: int, moves: list[str], expected: dict[str, int]) -> None:
    game = table(knowledge=5, built=f"study_col{column}")
    library(game, 22)
    before = status(game)
    do(game, "buy_book -0", f"buy 1 {column}", *moves)
    assert game.over
    assert change(before, status(game)) == {**expected, "knowledge": -5, "books": 1}
    plain = table(knowledge=5, built=f"study_col{column}")
    library(plain, 22)
    do(plain, "buy_book -0", f"buy 1 {column % 4 + 1}")
    assert purse(plain) == {"vp": 16}, "only its own column"


STUDY_INCOME = [
    ({}, {"knowledge": 1}), ({"knowledge": 1}, {"knowledge": 2}), ({"knowledge": 1}, {"knowledge": 2}),
    ({"knowledge": 2}, {"knowledge": 2, "vp": 1}), ({"knowledge": 2}, {"knowledge": 2, "vp": 1}),
    ({"knowledge": 2}, {"knowledge": 3, "vp": 1}), ({"knowledge": 2, "vp": 1}, {"knowledge": 3, "vp": 1}),
    ({"knowledge": 3, "vp": 1}, {"knowledge": 3, "vp": 2}), ({"knowledge": 3, "vp": 1}, {"knowledge": 3, "vp": 3}),
    ({"knowledge": 3, "vp": 2}, {"knowledge": 4, "vp": 3}), ({"knowledge": 4, "vp": 2}, {"knowledge": 4, "vp": 4}),
]  # fmt: skip


@rule("G4.7.7", "G5.5")
@pytest.mark.parametrize("position", range(11))
def test_study_track_income_on_both_sides(position: int) -> None:
    for built, expected in zip(("", "study_track"), STUDY_INCOME[position], strict=True):
        game = table(study=position, built=built)
        before = status(game)
        do(game, "income")
        assert change(before, status(game)) == expected


@rule("G5.5")
@pytest.mark.parametrize("space", range(1, 13))
def test_golem_track(space: int) -> None:
    level = [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5][space - 1]
    game = table(track=space, golems="red.1")
    palace(game, 41, 39, 43, 46)  # one step
    assert game.level(0) == level
    do(game, "income")
    assert purse(game)["vp"] == 10 + [0, 1, 2, 3, 5][level - 1]
    do(game, "movement")
    assert golems(game) == [f"red.{1 + level + 1}"], "as many steps as the level, and the character's"


STREETS = {
    "red": [{}, {"clay": 1}, {"clay": 1}, {"clay": 2}, {"clay": 2}, {"clay": 2, "vp": 1}, {"clay": 2, "vp": 1},
            {"clay": 2, "vp": 2}, {"clay": 3, "vp": 2}, {"clay": 3, "vp": 4}],
    "yellow": [{}, {"coin": 1}, {"coin": 1}, {"coin": 2}, {"coin": 2}, {"coin": 3}, {"coin": 3},
               {"coin": 3, "vp": 1}, {"coin": 4, "vp": 1}, {"coin": 4, "vp": 3}],
    "blue": [{}, {"knowledge": 1}, {"knowledge": 1}, {"knowledge": 1, "vp": 1}, {"knowledge": 1, "vp": 1},
             {"knowledge": 2, "vp": 1}, {"knowledge": 2, "vp": 1}, {"knowledge": 3, "vp": 1},
             {"knowledge": 3, "vp": 2}, {"knowledge": 3, "vp": 4}],
}  # fmt: skip


@rule("G5.5", "G4.1.1")
@pytest.mark.parametrize("street", STREETS)
def test_streets(street: str) -> None:
    for section, expected in enumerate(STREETS[street], 1):
        game = table(students=tuple(section if name == street else 1 for name in ("red", "yellow", "blue")))
        before = status(game)
        do(game, "income")
        assert change(before, status(game)) == expected


# --- artifacts ------------------------------------------------------------------------------------------------

# side and artifact: income (what is asked, what is gained) and slots
ARTIFACTS: dict[str, Any] = {
    "art_1a": {
        "a4": (["student red"], {"red": 1, "vp": 3}, "grey 2, gold 5"),
        "a3": ([], {"coin": 2, "vp": 1}, "grey 3, gold 4"),
        "a2": ([], {"clay": 2}, "grey 4"), "a1": ([], {"knowledge": 1}, "grey 5, gold 3"),
    },
    "art_1b": {
        "a4": ([], {"knowledge": 3, "vp": 2}, "grey 2, grey 3"), "a3": ([], {"red": 1, "clay": 1}, "grey 3, gold 4"),
        "a2": ([], {"coin": 1, "vp": 1}, "grey 4, gold 4"), "a1": ([], {"clay": 1}, "gold 3"),
    },
    "art_2a": {
        "a4": ([], {"vp": 5}, "grey 2, gold 5"), "a3": ([], {"study": 1, "vp": 1}, "grey 3, gold 5"),
        "a2": ([], {"vp": 2}, "grey 4, gold 4"), "a1": ([], {"coin": 1}, "grey 5"),
    },
    "art_2b": {
        "a4": ([], {"clay": 2, "vp": 3}, "grey 2, gold 5"), "a3": ([], {"blue": 1, "knowledge": 1}, "grey 3, grey 4"),
        "a2": ([], {"knowledge": 2}, "gold 4"), "a1": ([], {"vp": 1}, "grey 5, gold 3"),
    },
    "art_3a": {
        "a4": ([], {"blue": 1, "vp": 3}, "grey 2, grey 3"), "a3": ([], {"knowledge": 2, "vp": 1}, "grey 3, gold 4"),
        "a2": ([], {"clay": 1, "coin": 1}, "grey 4, gold 4"), "a1": ([], {"vp": 1}, "gold 3"),
    },
    "art_3b": {
        "a4": ([], {"study": 1, "coin": 3}, "grey 2, gold 5"), "a3": ([], {"clay": 3}, "grey 3, gold 4"),
        "a2": ([], {"yellow": 1}, "grey 4"), "a1": ([], {"knowledge": 1}, "grey 5, gold 3"),
    },
    "art_4a": {
        "a4": ([], {"study": 1, "vp": 3}, "grey 2, gold 5"),
        "a3": (["student red"], {"red": 1, "vp": 1}, "grey 3, gold 4"),
        "a2": ([], {"knowledge": 1, "vp": 1}, "grey 4, gold 4"), "a1": ([], {"coin": 1}, "grey 5"),
    },
    "art_4b": {
        "a4": ([], {"coin": 4, "vp": 1}, "grey 2, grey 3"), "a3": ([], {"yellow": 1, "coin": 1}, "grey 3, gold 4"),
        "a2": ([], {"clay": 1, "vp": 1}, "grey 4, gold 4"), "a1": ([], {"clay": 1}, "gold 3"),
    },
}  # fmt: skip
GOLD = {"a1": 1, "a2": 2, "a3": 3, "a4": 4}
ALL_ARTIFACTS = [(side, artifact) for side in ARTIFACTS for artifact in GOLD]


@rule("G4.5.1", "G4.5.2", "G4.5.3")
@pytest.mark.parametrize(("side", "artifact"), ALL_ARTIFACTS)
def test_artifacts_give_their_income_when_completed_and_every_round(side: str, artifact: str) -> None:
    moves, expected, _ = ARTIFACTS[side][artifact]
    game = table(tile=side, gold={artifact: GOLD[artifact] - 1})
    before = status(game)
    do(game, "1 gold", f"gold {artifact}", *moves)
    assert game.over
    assert change(before, status(game)) == {**expected, "gold": 1}
    game = table(tile=side, gold={artifact: GOLD[artifact]})
    before = status(game)
    do(game, "artifact_income 1", f"income {artifact}", *moves)
    assert change(before, status(game)) == expected
    if artifact != "a1":
        game = table(tile=side)
        before = status(game)
        do(game, "1 gold", f"gold {artifact}")
        assert change(before, status(game)) == {"gold": 1}


@rule("G4.5.4")
@pytest.mark.parametrize(("side", "artifact"), ALL_ARTIFACTS)
def test_slots_and_their_prices(side: str, artifact: str) -> None:
    slots = ARTIFACTS[side][artifact][2].split(", ")
    for place, slot in enumerate(slots, 1):
        kind, cost = slot.split()
        tile = "dev_art_grey_clay" if kind == "grey" else "dev_art_gold_build"
        for coins in (int(cost), int(cost) - 1):
            game = table(tile=side, coin=coins)
            do(game, "fit -0", about=15 if kind == "grey" else 13)
            fits = {f"fit {artifact}.{place} a", f"fit {artifact}.{place} b"} <= options(game)
            assert fits == (coins == int(cost))
        game = table(tile=side, coin=int(cost))
        do(game, "develop artifact -0", f"develop {tile}", f"fit {artifact}.{place} b")
        assert purse(game) == {"vp": 10}
        assert game.view(0)["seats"][0]["slots"] == {f"{artifact}.{place}": [tile, "b"]}
    assert len(slots) == 2 or f"fit {artifact}.2 a" not in options(do(table(tile=side, coin=9), "fit -0", about=15))


GREY = {
    ("knowledge", "a"): {"knowledge": 2}, ("knowledge", "b"): {"knowledge": 1, "vp": 1}, ("clay", "a"): {"clay": 2},
    ("clay", "b"): {"clay": 1, "vp": 1}, ("coin", "a"): {"coin": 2}, ("coin", "b"): {"coin": 1, "vp": 1},
}  # fmt: skip


@rule("G4.5.5", "G4.5.2")
@pytest.mark.parametrize(("good", "side"), GREY)
def test_grey_tiles(good: str, side: str) -> None:
    game = table(tile="art_2a", coin=5, gold={"a1": 1})
    do(game, "develop artifact -0", f"develop dev_art_grey_{good}", f"fit a1.1 {side}")
    assert purse(game) == {"vp": 10}, "on a completed artifact: nothing at once"
    assert game.menorahs(0, 1) == 1
    before = status(game)
    do(game, "artifact_income 1", "income a1")
    expected = {"coin": 1}
    for name, amount in GREY[good, side].items():
        expected[name] = expected.get(name, 0) + amount
    assert change(before, status(game)) == expected


@rule("G4.5.5", "G0.5")
@pytest.mark.parametrize(("first", "second"), [("clay", "coin"), ("coin", "clay")])
def test_two_grey_tiles_on_one_artifact_give_in_the_order_of_their_slots(first: str, second: str) -> None:
    game = table(tile="art_1b", gold={"a4": 4}, built=f"art_grey_{first}:a4.1:a art_grey_{second}:a4.2:a")
    game.listen()
    do(game, "artifact_income 1", "income a4")
    told = [GOODS[entry[2]] for entry in game.news if entry[0] == GAINED]
    assert told == ["knowledge", "vp", first, second]


@rule("G4.5.6", "G4.5.7", "G3.5")
@pytest.mark.parametrize(("side", "colour"), [("a", "red"), ("b", "blue")])
def test_golden_tile_for_marbles(side: str, colour: str) -> None:
    for taken in ("red", "blue", "yellow", "white", "black"):
        game = table(tile="art_2a", gold={"a2": 2}, built=f"art_gold_marble:a2.2:{side}")
        marble(game, "mirror", 1, *(["students red.blue"] if taken == "black" else []), colour=taken)
        assert purse(game)["vp"] == (12 if taken == colour else 10)
    game = table(tile="art_2a", gold={"a2": 1}, built=f"art_gold_marble:a2.2:{side}")
    marble(game, "mirror", 1, colour=colour)
    assert purse(game)["vp"] == 10, "not completed"


@rule("G4.5.6", "G4.2.3")
@pytest.mark.parametrize(("side", "points"), [("a", 10), ("b", 12)])
def test_golden_tile_for_creating(side: str, points: int) -> None:
    game = table(tile="art_2a", gold={"a2": 2}, built=f"art_gold_build:a2.2:{side}", clay=3)
    do(game, "create -0", "create red")
    assert purse(game)["vp"] == points


@rule("G4.5.6")
def test_two_golden_tiles_on_artifacts_work_separately() -> None:
    game = table(tile="art_2a", gold={"a2": 2, "a4": 4}, built="art_gold_marble:a2.2:a art_gold_build:a4.2:b", clay=3)
    do(game, "create -0", "create red")
    assert purse(game)["vp"] == 15
    marble(game, "mirror", 1, colour="red")
    assert purse(game)["vp"] == 17


@rule("G4.5.8")
def test_an_artifact_with_gold_in_its_income_is_refused(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[artifact_tiles]\nart_1a_a4 = { income = "1 gold" }\n')
    with pytest.raises(shofar.BadBox, match=r"art_1a_a4.income: found '1 gold', expected only clay"):
        dealt(players=2, seed=1, box=mine)


@rule("G4.5.1", "G0.9")
def test_gold_without_a_place_is_lost() -> None:
    game = table(gold={"a1": 1, "a2": 2, "a3": 3, "a4": 4}, coin=9)
    do(game, "1 gold")
    assert game.over
    marble(game, "artifacts", 1)
    assert not any(move.startswith("gold") for move in options(game))
    do(game, "pay 1 coin -> 1 gold")
    assert game.over


@rule("G4.5.1", "G0.2")
def test_gold_may_be_declined() -> None:
    game = do(table(), "1 gold", "done")
    assert gold(game) == [0, 0, 0, 0]


@rule("G4.5.4")
def test_a_slot_holds_one_tile() -> None:
    game = table(tile="art_2a", coin=9, built="art_grey_clay:a4.1:a")
    do(game, "develop artifact -0", "develop dev_art_grey_coin")
    assert {move.split()[1] for move in options(game)} == {"a1.1", "a2.1", "a3.1"}
    assert shofar.explain_illegal(game, "fit a4.1 a").key == "slot-taken"
    assert shofar.explain_illegal(game, "fit a4.2 a").key == "wrong-slot"


@rule("G4.1.2")
def test_two_steps_through_viii_take_the_token_and_walking_back_keeps_it() -> None:
    game = table(students=(7, 2, 1))
    do(game, "student any +2", "student red")
    assert students(game) == (9, 2, 1)
    assert game.token[0] == 0
    game.student[0] = 7
    sit(game, 1, students=(7, 1, 1))
    do(game, "student red +1", seat=1)
    assert game.token[0] == 0
