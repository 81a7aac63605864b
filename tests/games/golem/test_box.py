"""The box: every value with its source, overlays, and clear errors for what cannot be."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import shofar
from shofar.games.golem.moves import ROWS
from tests.games.golem.table import change, dealt, do, marble, options, purse, status, students, table
from tests.rules import rule

pytestmark = pytest.mark.both


@pytest.fixture
def overlay(tmp_path: Path) -> Callable[..., Any]:
    def write(text: str) -> Path:
        path = tmp_path / "mine.toml"
        path.write_text(text)
        return path

    return write


def refused(path: Path) -> str:
    with pytest.raises(shofar.BadBox) as error:
        dealt(players=2, seed=1, box=path)
    return str(error.value)


def test_the_components_are_all_there() -> None:
    box = shofar.box("golem")
    counts = {name: len(rows) for name, rows in box.values.items()}
    assert counts["actions"] == 12 + 1
    assert counts["characters"] == 12
    assert counts["district_tiles"] == 30
    assert counts["printed_sections"] == 9
    assert counts["books"] == 38
    assert counts["objectives"] == 27
    assert counts["starting_tiles"] == 18
    assert counts["artifact_tiles"] == 32
    assert counts["golem_developments"] + counts["study_developments"] + counts["artifact_developments"] == 18


@pytest.mark.parametrize(
    ("section", "row", "column", "source"),
    [
        ("marbles", "players_2", "white", "rulebook"), ("tray", "row", "capacity", "reconstructed"),
        ("actions", "act_05", "effect", "rulebook"), ("actions", "bottom", "effect", "reconstructed"),
        ("characters", "char_41", "coin", "rulebook"), ("characters", "char_41", "steps", "reconstructed"),
        ("district_tiles", "dt_red_6", "effect", "rulebook"), ("printed_sections", "dt_yellow_x", "entry", "example"),
        ("printed_sections", "dt_red_x", "entry", "reconstructed"), ("streets", "red_5", "income", "reconstructed"),
        ("cemetery", "cem_1", "effect", "reconstructed"), ("cemetery", "cem_open", "effect", "rulebook"),
        ("books", "book_09", "immediate", "example"), ("books", "book_09", "cost", "reconstructed"),
        ("golem_developments", "dev_golem_torso", "cost", "example"),
        ("golem_developments", "dev_golem_right_leg", "cost", "review"),
        ("golem_developments", "dev_golem_head", "menorahs", "rulebook"),
        ("artifact_developments", "dev_art_menorah", "cost", "rulebook"),
        ("artifact_tiles", "art_4a_a4", "income", "example"), ("objectives", "obj_64", "vp", "example"),
        ("objectives", "obj_51", "least", "rulebook"), ("objectives", "obj_53", "least", "reconstructed"),
        ("set_bonus", "kinds_4", "vp", "rulebook"), ("starting_tiles", "start_01", "effect", "reconstructed"),
        ("first_game_tiles", "red", "numbers", "rulebook"), ("first_game_sets", "set_1", "artifact", "reconstructed"),
        ("first_game_sets", "set_1", "golems", "rulebook"), ("work", "golems_4", "knowledge", "rulebook"),
        ("row_prices", "mirror_copy", "coin", "rulebook"), ("losses", "unpaid_golem", "vp", "rulebook"),
    ],
)  # fmt: skip
def test_sources(section: str, row: str, column: str, source: str) -> None:
    assert shofar.box("golem").source(section, row, column) == source


def test_an_overlay_changes_a_value_and_its_source(overlay: Callable[..., Any]) -> None:
    path = overlay('[cemetery]\ncem_1 = { effect = "7 vp" }\n')
    box = shofar.box("golem", path)
    assert box.source("cemetery", "cem_1", "effect") == "owner"
    assert box.source("cemetery", "cem_1", "players") == "reconstructed"
    game = table(box=path, golems="red.2")
    do(game, "kill", "kill red.2", "bury cem_1")
    assert purse(game) == {"vp": 17}


BAD = {
    '[books]\nbook_01 = { colour = "blue" }': "[books]: found \"7 rows with colour 'red'\", expected 8 of them",
    '[books]\nbook_33 = { cost = 2 }': "[books] book_33.cost: found 2, expected 0: a black book costs a student",
    '[characters]\nchar_39 = { deck = "IV" }': "found \"6 rows with deck 'I-III'\", expected 7 of them",
    '[first_game_tiles]\nred = { numbers = [1, 2, 4, 5, 7, 8, 8] }': "seven different numbers, rising",
    '[first_game_tiles]\nred = { numbers = [1, 2, 4, 5, 7, 8, 11] }': "up to 10",
    '[streets]\nred_7 = { income = "1 clay" }': "[streets] red_7.income: found '1 clay', expected never less",
    '[streets]\nred_7 = { income = "1 gold" }': "expected resources and points, like '2 clay; 1 vp', or 'none'",
    '[study_track]\nposition_4 = { limit = 1 }': "[study_track] position_4.limit: found 1, expected never less",
    '[district_tiles]\ndt_red_1 = { effect = "2 mud" }': "[district_tiles] dt_red_1.effect: found '2 mud'",
    '[district_tiles]\ndt_red_1 = { effect = "pay 2 vp -> 1 clay" }': "a payment: resources",
    '[district_tiles]\ndt_red_11 = { effect = "2 clay" }': "one of the rows",
    '[golem_developments]\ndev_golem_head = { power = "work_more" }': "2 rows with power 'work_more'",
    '[study_developments]\ndev_study_col3 = { effect = "1 vp" }': "exactly one of the columns",
    '[artifact_developments]\ndev_art_gold_marble = { a = "first_book" }': "each of red_marble",
    '[artifact_tiles]\nart_1a_a2 = { slots = ["grey 4", "gold 1", "gold 2"] }': "at most two slots like 'grey 3'",
    '[artifact_tiles]\nart_4a_a3 = { slots = ["gold 4", "grey 3"] }': "set_4.slot: found 'a3.1', expected a grey slot",
    '[artifact_tiles]\nart_4a_a3 = { slots = [] }': "set_4.slot: found 'a3.1', expected a grey slot of art_4a",
    '[work]\ngolems_5 = { knowledge = 9 }': "one of the rows golems_0",
    '[row_prices]\ngold_piece = { coin = -1 }': "gold_piece.coin: found -1, expected a whole number from 0",
    '[creation]\nnew_golem = { mud = 3 }': "one of the values clay, more, steps",
    '[tokens]\nmenorah_token = { section = 11 }': "[tokens] menorah_token.section: found 11",
    '[final_scoring]\nleft_resources = { each = 0 }': "a whole number from 1",
    '[books]\nbook_01 = { immediate = "may 1 gold" }': "all may be declined",
    '[books]\nbook_01 = { immediate = "income" }': "an effect of this title: one of",
    '[artifact_tiles]\nart_1a_a2 = { slots = ["silver 4"] }': "one of grey 0",
    '[actions]\nact_06 = { effect = "golem_track +-9" }': "golem_track with at most 3",
    '[first_game_sets]\nset_1 = { tiles = ["start_01", "start_03"] }': "each in one set only",
    '[cemetery]\ncem_open = { players = 3 }': "2: always open",
    '[books]\nbook_01 = { immediate = "student green +1" }': "student any or one of red, yellow, blue",
    '[books]\nbook_01 = { immediate = "1 vp per moon" }': "per something that is counted: golem_level",
}  # fmt: skip


@pytest.mark.parametrize("text", BAD)
def test_a_bad_overlay_is_refused_with_place_found_and_expected(text: str, overlay: Callable[..., Any]) -> None:
    assert BAD[text] in refused(overlay(text))


@rule("G0.11")
def test_a_power_may_sit_on_another_part(overlay: Callable[..., Any]) -> None:
    path = overlay(
        '[golem_developments]\ndev_golem_torso = { power = "none" }\ndev_golem_head = { power = "control_most_2" }\n'
    )
    for tile, left in (("golem_torso", 1), ("golem_head", 7)):
        game = table(box=path, knowledge=9, golems="red.9", built=tile)
        do(game, "control")
        assert purse(game)["knowledge"] == left


# --- prices and other numbers of the rules ------------------------------------------------------------------------


@rule("G3.7")
def test_an_overlaid_price_of_work(overlay: Callable[..., Any]) -> None:
    path = overlay("[work]\ngolems_2 = { knowledge = 6 }\n")
    game = marble(table(box=path, golems="red.1 red.2", knowledge=3), "work", 2)
    assert options(game) == {"work 0", "work 1"}
    assert shofar.explain_illegal(game, "work 2").key == "no-knowledge"
    game = marble(table(box=path, golems="red.1 red.2", knowledge=4), "work", 2)
    assert [game.forecast(f"work {count}").paid() for count in (1, 2)] == [{}, {"knowledge": 4}]
    game.play("work 2")
    assert "knowledge" not in purse(game)


@rule("G3.12", "G3.14")
def test_overlaid_prices_of_the_rows(overlay: Callable[..., Any]) -> None:
    path = overlay("[row_prices]\ngold_piece = { coin = 2 }\nmirror_copy = { coin = 3 }\nmirror_study = { coin = 4 }\n")
    game = marble(table(box=path), "artifacts", 2)
    assert game.forecast("gold a1").paid() == {"coin": 2}
    game.play("gold a1")
    assert "coin" not in purse(game)
    game = marble(table(box=path, coin=7), "mirror", 1)
    assert [game.forecast(f"copy {row}").paid() for row in ROWS[:4]] == [{"coin": 3}] * 4
    assert game.forecast("study").paid() == {"coin": 4}
    game.play("study", "copy golem")
    assert purse(game) == {"clay": 1, "vp": 10}


@rule("G4.2.1", "G4.2.2")
def test_an_overlaid_price_of_golems(overlay: Callable[..., Any]) -> None:
    path = overlay("[creation]\nnew_golem = { clay = 4, more = 1, steps = 3 }\n")
    game = do(table(box=path, golems="red.1", clay=5), "create -0", "create red")
    assert purse(game) == {"vp": 10}
    assert game.track[0] == 6


@rule("G5.8", "G5.9", "G2.11")
def test_overlaid_losses_and_limits(overlay: Callable[..., Any]) -> None:
    path = overlay(
        "[losses]\nstuck_golem = { vp = 2 }\nunpaid_golem = { vp = 3 }\n[control]\nlimited_control = { most = 4 }\n"
    )
    assert purse(do(table(box=path, golems="red.10"), "walk", value=3)) == {"vp": 8}
    game = table(box=path, golems="red.9")
    assert game.view(0)["seats"][0]["control"]["loss"] == 3
    assert purse(do(game, "control")) == {"vp": 7}
    assert purse(do(table(box=path, golems="red.9", built="golem_torso", knowledge=5), "control"))["knowledge"] == 1


@rule("G5.3", "G4.1.2", "G6.2", "G1.7")
def test_other_overlaid_numbers(overlay: Callable[..., Any]) -> None:
    path = overlay(
        "[influence]\nno_influence = { coin = 5 }\n[tokens]\nmenorah_token = { section = 3 }\n"
        "[final_scoring]\nleft_resources = { each = 2 }\n[start]\nstart_board = { vp = 7, golem_track = 4 }\n"
    )
    game = table(box=path, marbles="red yellow")
    assert shofar.printed(game.rules)["influence"]["no_influence"].number("coin") == 5
    do(game, "influence", "coins")
    assert purse(game)["coin"] == 5
    assert game.breakdown(0)["resources"] == 2
    do(game, "student red +2")
    assert game.token == [0, -1, -1]
    fresh = dealt(players=2, seed=1, box=path)
    assert (fresh.track, fresh.purse[3]) == ([4, 4], 7)


@rule("G4.5.4")
def test_an_overlaid_number_of_slots(overlay: Callable[..., Any]) -> None:
    path = overlay('[artifact_tiles]\nart_1a_a2 = { slots = ["grey 4", "gold 1"] }\nart_1a_a1 = { slots = [] }\n')
    game = do(table(box=path, tile="art_1a", coin=1), "develop artifact -0", "develop dev_art_gold_build")
    assert options(game) == {"fit a2.2 a", "fit a2.2 b"}
    game = do(table(box=path, tile="art_1a", coin=9), "fit -0", about=15)
    assert not {move for move in options(game) if move.startswith("fit a1")}


# --- auto_gains = false -----------------------------------------------------------------------------------------


@pytest.fixture
def asking(overlay: Callable[..., Any]) -> Path:
    return overlay("[settings]\nplay = { auto_gains = false }\n")


@rule("G0.4")
@pytest.mark.parametrize(
    ("effect", "given", "expected"),
    [
        ("2 clay", {}, {"clay": 2}),
        ("1 vp per golem_level", {"track": 6}, {"vp": 3}),
        ("study +1", {}, {"study": 1}),
        ("student red +1", {}, {"red": 1}),
        ("student_income all", {"students": (2, 4, 1)}, {"clay": 1, "coin": 2}),
    ],
)
def test_plain_gains_are_taken_without_asking_unless_the_box_wants_it(
    effect: str, given: dict[str, Any], expected: dict[str, int], asking: Path
) -> None:
    game = table(**given)
    before = status(game)
    do(game, effect)
    assert change(before, status(game)) == expected
    for move, gained in (("accept", expected), ("done", {})):
        game = table(box=asking, **given)
        before = status(game)
        do(game, effect)
        assert options(game) == {"accept", "done"}
        game.play(move)
        assert change(before, status(game)) == gained


@rule("G0.4", "G3.4")
def test_one_or_no_step_of_a_black_marble(asking: Path) -> None:
    game = table(box=asking)
    marble(game, "mirror", 1, colour="black")
    assert {"student red", "students red.blue", "done"} < options(game)
    game.play("student blue")
    assert students(game) == (1, 1, 2)


@rule("G5.5", "G5.6", "G0.4")
def test_the_order_of_income(asking: Path) -> None:
    game = table(box=asking, tile="art_2a", gold={"a3": 3}, study=2, students=(4, 1, 1))
    do(game, "income")
    assert options(game) == {
        "income a3", "income red", "income yellow", "income blue", "income study", "income golem", "done",
    }  # fmt: skip
    game.play("income study")
    assert purse(game)["knowledge"] == 1, "position 2 as it is now"
    game.play("income a3", "accept", "accept", "income red", "done")
    assert purse(game) == {"clay": 2, "knowledge": 1, "vp": 12}
    assert game.study[0] == 3


@rule("G0.4")
def test_a_street_that_gets_worse_is_allowed_when_gains_are_asked_for(overlay: Callable[..., Any]) -> None:
    path = overlay('[settings]\nplay = { auto_gains = false }\n[streets]\nred_7 = { income = "1 clay" }\n')
    game = dealt(players=2, seed=1, box=path)
    rng = random.Random(1)
    moves = 0
    while game.seat is not None:
        assert game.rules.title.check(game) == []
        game.apply(rng.choice(game.legal()))
        moves += 1
    assert moves < game.rules.title.bound


@rule("G0.4")
def test_starting_tiles_with_asked_gains(asking: Path) -> None:
    game = dealt(players=2, seed=2, box=asking)
    rng = random.Random(2)
    while game.question != "start_elements":
        game.apply(rng.choice(game.legal()))
    assert "done" in options(game)
    assert len(options(game)) > 5


@rule("G1.15", "G1.16", "G0.4")
def test_the_first_game_has_no_decisions_before_the_first_round_with_asked_gains_either(asking: Path) -> None:
    game = dealt(players=4, seed=1, options={"first_game": True}, box=asking)
    assert (game.round, game.phase, game.question) == (1, 2, "walk")
    assert [game.purse[seat * 4 : seat * 4 + 4] for seat in game.order] == [
        [2, 3, 2, 10], [3, 2, 2, 10], [3, 2, 2, 10], [3, 1, 2, 10],
    ]  # fmt: skip
    first, second, third, _ = game.order
    assert (students(game, first), students(game, second), game.study[third]) == ((1, 2, 1), (2, 1, 1), 1)
