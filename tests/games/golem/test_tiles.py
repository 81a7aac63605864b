"""Every action tile, district tile, printed section, character, cemetery space and starting tile does what it says.

Each row says what the seat has, what it plays, and all that has changed afterwards."""

from typing import Any

import pytest

from tests.games.golem.table import (
    STANDS,
    change,
    do,
    golems,
    lay_tile,
    library,
    open_tiles,
    options,
    palace,
    sit,
    start_hand,
    status,
    table,
)  # fmt: skip
from tests.rules import rule

pytestmark = pytest.mark.both

ACTIONS: dict[str, Any] = {
    "act_01": [
        ({"students": (2, 3, 4)}, ["student yellow"], {"yellow": 1, "vp": 2}),
        ({"students": (2, 3, 4)}, ["done"], {"vp": 2}),
    ],
    "act_02": [
        ({"gold": {"a1": 1, "a2": 1}, "tile": "art_2a"}, ["gold a2"], {"gold": 1, "vp": 2 + 2}),
        ({"gold": {"a1": 1}}, ["done"], {"vp": 1}),
    ],
    "act_03": [
        ({}, ["create red", "step red.1"], {"created": 1, "track": 2}),
        ({"golems": "red.4"}, ["done", "back red.4"], {"clay": 3}),
    ],
    "act_04": [({"knowledge": 1}, ["buy 2 1"], {"knowledge": -1, "books": 1, "vp": 4 + 2})],
    "act_05": [
        (
            {"golems": "red.4 cem_1 cem_open"},
            ["kill red.4", "bury cem_7"],
            {"killed": 1, "track": -1, "coin": 3, "vp": 3, "clay": 3},
        ),
        ({"golems": "red.4 cem_1"}, ["done"], {"vp": 1, "clay": 1}),
    ],
    "act_06": [
        ({"track": 5}, ["track +1"], {"track": 1, "vp": 3, "knowledge": 3}),
        ({"track": 4}, ["track -1"], {"track": -1, "vp": 1, "knowledge": 1}),
        ({"track": 4}, ["done"], {"vp": 2, "knowledge": 2}),
    ],
    "act_07": [
        ({"golems": "red.1"}, ["done", "activate red.1"], {"clay": 2}),
        ({"golems": "yellow.6 red.1"}, ["step yellow.6", "done", "activate yellow.7"], {}),
    ],
    "act_08": [({"golems": "red.2 blue.2"}, ["back red.2", "back blue.2", "activate blue.1"], {"knowledge": 2})],
    "act_09": [({"columns": ("01 02", "25")}, ["read 1.2", "choose 2"], {"study": 1, "knowledge": 1})],
    "act_10": [({"golems": "blue.1.lying"}, ["activate blue.1"], {"knowledge": 2})],
    "act_11": [
        ({}, ["keep obj_60"], {"clay": 1, "coin": 1, "knowledge": 1, "objectives": 1}),
        ({}, ["done"], {"clay": 1, "coin": 1, "knowledge": 1}),
    ],
    "act_12": [
        (
            {"clay": 1, "coin": 1, "knowledge": 1},
            ["develop dev_golem_right_arm", "spend clay", "spend coin"],
            {"clay": -1, "coin": -1, "knowledge": -1, "developments": 1},
        ),
        (
            {"clay": 2, "coin": 2},
            ["develop dev_study_track", "spend clay", "spend coin"],
            {"clay": -1, "coin": -1, "developments": 1},
        ),
        (
            {"clay": 2, "tile": "art_1a"},
            ["develop dev_art_gold_marble", "fit a4.2 b"],
            {"clay": -2, "developments": 1},
        ),
    ],
    "bottom": [
        ({}, ["gain clay", "gain knowledge"], {"clay": 1, "knowledge": 1}),
        ({}, ["gain coin", "gain coin"], {"coin": 2}),
    ],
}


@rule("G3.16", "G3.17", "G3.18", "G0.2", "G4.8.1")
@pytest.mark.parametrize(
    ("tile", "case"), [(tile, case) for tile, cases in ACTIONS.items() for case in cases], ids=lambda x: str(x)[:40]
)
def test_action_tiles(tile: str, case: tuple[dict[str, Any], list[str], dict[str, int]]) -> None:
    given, moves, expected = case
    game = table(**given)
    library(game, 9, 22, 1, 17, 25)
    open_tiles(game, "act_01", "act_02", "act_03") if tile == "bottom" else open_tiles(game, tile)
    before = status(game)
    if tile == "act_11":
        game.stacked = [60 - 51, 62 - 51]
    do(game, "turn", f"rabbi {tile}", *moves)
    assert game.over
    assert change(before, status(game)) == expected


@rule("G3.18")
def test_act_03_moves_the_golem_just_created() -> None:
    game = table()
    open_tiles(game, "act_03")
    do(game, "turn", "rabbi act_03", "create red", "step red.1")
    assert golems(game) == ["red.2"]


@rule("G3.18")
def test_act_07_activates_only_the_golem_it_moved_and_only_a_standing_one() -> None:
    game = table(golems="red.1 blue.1.lying yellow.6")
    open_tiles(game, "act_07")
    do(game, "turn", "rabbi act_07", "step yellow.6", "done")
    assert options(game) == {"activate yellow.7", "done"}
    game = table(golems="red.1 blue.1.lying")
    open_tiles(game, "act_07")
    do(game, "turn", "rabbi act_07", "done")
    assert options(game) == {"activate red.1", "done"}, "a lying one stays lying"
    game.play("done")
    assert game.quiet[0] == 1


@rule("G3.18")
def test_act_09_activates_a_book_and_not_its_column() -> None:
    game = table(columns=("01 01",), built="study_col1")
    do(game, "book_activation 1", "read 1.1")
    assert status(game)["clay"] == 1


DISTRICT_TILES: dict[tuple[str, int], Any] = {
    ("red", 1): [({}, [], {"clay": 2})],
    ("red", 2): [({"clay": 2}, ["create blue"], {"clay": -2, "created": 1, "track": 2}), ({"clay": 2}, ["done"], {})],
    ("red", 3): [({}, [], {"clay": 3})],
    ("red", 4): [({}, ["student blue"], {"blue": 1}), ({}, ["done"], {})],
    ("red", 5): [
        ({}, ["create yellow"], {"created": 1, "track": 2}),
        ({"clay": 3}, ["create red"], {"clay": -3, "created": 1, "track": 2}),
    ],
    ("red", 6): [
        ({"track": 6}, ["kill red.1.lying", "bury cem_open"], {"killed": 1, "track": -1, "vp": 2}),
        ({"track": 6}, ["done"], {"vp": 3}),
    ],
    ("red", 7): [({"clay": 3}, ["develop dev_golem_head"], {"clay": -3, "developments": 1}), ({}, ["done"], {})],
    ("red", 8): [
        ({"students": (2, 1, 1)}, ["pay"], {"red": -1, "vp": 4, "clay": 3}),
        ({"students": (2, 1, 1)}, ["done"], {}),
        ({}, [], {}),
    ],
    ("red", 9): [({"clay": 3}, ["pay"], {"clay": -3, "vp": 6}), ({"clay": 2}, [], {})],
    ("red", 10): [
        ({"clay": 4}, ["create red"], {"clay": -4, "created": 1, "track": 2, "vp": 2}),
        ({"clay": 4}, ["done"], {"vp": 1}),
    ],
    ("yellow", 1): [({}, [], {"coin": 2})],
    ("yellow", 2): [
        ({"coin": 1, "tile": "art_1a"}, ["develop dev_art_grey_clay", "fit a3.1 b"], {"coin": -1, "developments": 1}),
        ({"coin": 6}, ["develop dev_art_menorah"], {"coin": -6, "developments": 1}),
        ({"coin": 6}, ["done"], {}),
    ],
    ("yellow", 3): [
        ({"coin": 1}, ["pay", "gold a4"], {"coin": -1, "gold": 1}),
        ({"coin": 1}, ["pay", "done"], {"coin": -1}),
        ({}, [], {}),
    ],
    ("yellow", 4): [
        ({}, ["kill yellow.1.lying", "bury cem_1"], {"killed": 1, "track": -1, "vp": 5, "coin": 3}),
        ({}, ["done"], {"coin": 3}),
    ],
    ("yellow", 5): [
        ({"coin": 4}, ["pay", "choose 1", "student red"], {"coin": -4, "red": 2}),
        ({"coin": 4}, ["pay", "choose 2", "students red.blue"], {"coin": -4, "red": 1, "blue": 1}),
        ({"coin": 4}, ["done"], {}),
    ],
    ("yellow", 6): [({}, ["keep obj_61"], {"objectives": 1, "coin": 2}), ({}, ["done"], {"coin": 2})],
    ("yellow", 7): [({"students": (1, 3, 1)}, ["pay", "gold a3"], {"yellow": -1, "vp": 3, "gold": 1}), ({}, [], {})],
    ("yellow", 8): [({"coin": 5}, ["pay"], {"coin": -5, "vp": 7}), ({"coin": 4}, [], {})],
    ("yellow", 9): [
        ({"gold": {"a1": 1, "a3": 3}, "tile": "art_1a"}, ["income a3"], {"coin": 2, "vp": 1}),
        ({"gold": {"a1": 1, "a3": 3}, "tile": "art_1a"}, ["done"], {}),
        ({}, [], {}),
    ],
    ("yellow", 10): [({"students": (6, 8, 10)}, [], {"clay": 2, "coin": 3, "knowledge": 3, "vp": 1 + 1 + 4})],
    ("blue", 1): [({}, [], {"knowledge": 2})],
    ("blue", 2): [({"knowledge": 2}, ["pay"], {"knowledge": -2, "study": 1}), ({"knowledge": 2, "study": 10}, [], {})],
    ("blue", 3): [({}, [], {"knowledge": 3})],
    ("blue", 4): [({}, ["buy 1 4", "done"], {"books": 1, "knowledge": 1}), ({}, ["done"], {})],
    ("blue", 5): [({"students": (1, 1, 2)}, ["pay"], {"blue": -1, "vp": 3, "study": 1})],
    ("blue", 6): [({"knowledge": 4}, ["develop dev_study_menorah"], {"knowledge": -4, "developments": 1})],
    ("blue", 7): [
        ({"study": 1}, ["pay", "student red"], {"study": -1, "vp": 3, "red": 1}),
        ({"study": 1}, ["pay", "done"], {"study": -1, "vp": 3}),
        ({}, [], {}),
    ],
    ("blue", 8): [({"knowledge": 4}, ["pay"], {"knowledge": -4, "vp": 4, "study": 1})],
    ("blue", 9): [({"knowledge": 1}, ["buy 2 4"], {"knowledge": -1, "books": 1, "vp": 6})],
    ("blue", 10): [
        ({"columns": ("01 02", "14")}, ["read 1.1", "read 2.1", "done"], {"clay": 1, "knowledge": 2}),
        ({"columns": ("01 04", "14")}, ["read 1.1", "read 1.2", "read 2.1"], {"clay": 3, "knowledge": 2}),
        ({}, [], {}),
    ],
}


@rule("G4.3.2", "G0.2", "G0.9", "G0.10")
@pytest.mark.parametrize(
    ("tile", "case"),
    [(tile, case) for tile, cases in DISTRICT_TILES.items() for case in cases],
    ids=lambda x: str(x)[:50],
)
def test_district_tiles(tile: tuple[str, int], case: tuple[dict[str, Any], list[str], dict[str, int]]) -> None:
    district, number = tile
    given, moves, expected = case
    game = table(golems=f"{district}.1", **given)
    lay_tile(game, district, 1, number)
    library(game, 9, 22, 1, 17, 25)
    if number == 6:
        game.stacked = [60 - 51, 61 - 51]
    before = status(game)
    do(game, "activate 1", f"activate {district}.1", *moves)
    assert game.over
    assert change(before, status(game)) == expected


def test_all_thirty_tiles_are_there() -> None:
    assert len(DISTRICT_TILES) == 30


PRINTED = {
    "red.8": ([], {"clay": 2, "vp": 4}),
    "red.9": (["student red"], {"red": 1, "vp": 5}),
    "red.10": ([], {"vp": 10}),
    "yellow.8": (["gold a4"], {"gold": 1, "vp": 3}),
    "yellow.9": ([], {"coin": 4, "vp": 4}),
    "yellow.10": (["gold a4"], {"gold": 1, "vp": 7}),
    "blue.8": ([], {"knowledge": 3, "vp": 3}),
    "blue.9": ([], {"study": 1, "vp": 5}),
    "blue.10": ([], {"study": 1, "vp": 8}),
}
ENTRIES = {8: 2, 9: 3, 10: 5}


@rule("G4.3.2", "G2.9", "G4.3.4")
@pytest.mark.parametrize("place", PRINTED)
def test_printed_sections(place: str) -> None:
    moves, expected = PRINTED[place]
    game = table(golems=place)
    before = status(game)
    do(game, "activate 1", f"activate {place}", *moves)
    assert change(before, status(game)) == expected
    district, _, section = place.partition(".")
    game = table(golems=f"{district}.{int(section) - 1}")
    do(game, "move_one 1 either", f"step {district}.{int(section) - 1}")
    assert status(game)["vp"] == 10 - ENTRIES[int(section)]


CHARACTERS: dict[int, Any] = {
    39: ("red yellow", 4, {}, ["create red"], {"created": 1, "track": 2, "red": 1}),
    40: ("blue yellow", 3, {}, [], {"study": 2}),
    41: (
        "red blue",
        3,
        {"golems": "red.1 yellow.1"},
        ["done", "activate red.1", "activate yellow.1"],
        {"clay": 2, "coin": 2},
    ),
    42: ("yellow yellow", 3, {}, ["gold a4", "gold a4"], {"gold": 2}),
    43: ("red blue", 2, {"clay": 4}, ["develop dev_golem_head"], {"clay": -4, "developments": 1, "vp": 1}),
    44: ("red yellow", 3, {}, ["gold a3"], {"gold": 1, "yellow": 1}),
    45: ("blue blue", 3, {}, [], {"study": 1, "blue": 1}),
    46: ("blue yellow", 6, {"students": (4, 3, 5)}, [], {"vp": 9}),
    47: ("red blue", 5, {"built": "golem_torso golem_head study_col1"}, [], {"vp": 3}),
    48: ("red red", 4, {"track": 8}, [], {"vp": 12}),
    49: ("blue yellow", 6, {}, ["buy 1 1", "done"], {"vp": 4, "books": 1, "knowledge": 1}),
    50: (
        "red yellow",
        5,
        {"golems": "red.1 cem_open"},
        ["kill red.1", "bury cem_5"],
        {"killed": 1, "track": -1, "knowledge": 3, "vp": 4},
    ),
}
STEPS = {39: 2, 40: 3, 41: 1, 42: 2, 43: 2, 44: 1, 45: 3, 46: 2, 47: 2, 48: 3, 49: 2, 50: 3}


@rule("G5.3", "G5.4", "G2.1", "G2.7")
@pytest.mark.parametrize("number", CHARACTERS)
def test_characters(number: int) -> None:
    marbles, price, given, moves, expected = CHARACTERS[number]
    game = table(coin=price, marbles=marbles, **given)
    palace(game, number, 39, 40, 46)
    library(game, 9, 22, 1, 17, 25)
    before = status(game)
    do(game, "influence", "influence", *moves)
    assert game.over
    gained = {**expected, "coin": expected.get("coin", 0) - price}
    assert change(before, status(game)) == {name: amount for name, amount in gained.items() if amount}
    sit(game, 1, golems="red.1")
    do(game, "movement", seat=1)
    assert golems(game, 1) == [f"red.{1 + 1 + STEPS[number]}"], "one step of level 1 and those of the character"


@rule("G5.3")
def test_influence_needs_the_coins_and_may_be_declined() -> None:
    game = table(coin=2, marbles="red blue")
    palace(game, 41, 39, 43, 46)
    do(game, "influence")
    assert options(game) == {"coins", "done"}
    game.play("done")
    assert status(game)["coin"] == 2


@rule("G0.10", "G5.3")
def test_influence_may_be_paid_although_nothing_is_gained() -> None:
    game = table(coin=3, marbles="blue yellow", study=10)
    palace(game, 40, 39, 43, 46)
    do(game, "influence", "influence")
    assert status(game)["coin"] == 0


CEMETERY = {
    "cem_1": ([], {"vp": 5}),
    "cem_2": ([], {"study": 1, "vp": 2}),
    "cem_3": (["gold a4"], {"gold": 1, "vp": 1}),
    "cem_4": ([], {"vp": 3}),
    "cem_5": ([], {"knowledge": 3}),
    "cem_6": (["student red"], {"red": 1, "vp": 1}),
    "cem_7": ([], {"coin": 3}),
    "cem_8": ([], {"clay": 2, "vp": 1}),
    "cem_open": ([], {}),
}


@rule("G4.4.1", "G4.4.2")
@pytest.mark.parametrize("space", CEMETERY)
def test_cemetery(space: str) -> None:
    moves, expected = CEMETERY[space]
    game = table(players=4, golems="red.3.lying")
    before = status(game)
    do(game, "kill", "kill red.3.lying", f"bury {space}", *moves)
    assert change(before, status(game)) == {**expected, "killed": 1, "track": -1}
    assert golems(game) == [space]


@rule("G1.17", "G4.4.1")
@pytest.mark.parametrize(
    ("players", "spaces"),
    [
        (2, {"cem_1", "cem_3", "cem_5", "cem_7"}),
        (3, {"cem_1", "cem_2", "cem_3", "cem_5", "cem_6", "cem_7"}),
        (4, {f"cem_{n}" for n in range(1, 9)}),
    ],
)
def test_cemetery_by_player_count(players: int, spaces: set[str]) -> None:
    game = table(players=players, golems="red.3")
    do(game, "kill", "kill red.3")
    assert options(game) == {f"bury {space}" for space in (*spaces, "cem_open")}
    sit(game, 1, golems="cem_1 cem_open")
    do(game, "kill", "kill red.3")
    assert options(game) == {f"bury {space}" for space in (*spaces - {"cem_1"}, "cem_open")}


BASE = {"clay": 2, "coin": 2, "knowledge": 2}  # start_14 beside every other tile
STARTS = {
    1: ([], {"coin": 2, "clay": 1, "knowledge": 1, "yellow": 1}),
    2: (["gold a4"], {"gold": 1, "coin": 1, "clay": 1}),
    3: (["develop dev_golem_left_leg"], {"clay": 1, "coin": 1, "developments": 1}),
    4: ([], {"clay": 2, "coin": 1, "knowledge": 2, "red": 1}),
    5: (["develop dev_study_col3"], {"clay": 1, "coin": 1, "developments": 1}),
    6: ([], {"clay": 2, "coin": 1, "knowledge": 1, "study": 1}),
    7: (["develop dev_art_gold_build", "fit a1.2 a"], {"clay": 1, "coin": 1, "knowledge": 1, "developments": 1}),
    8: (["gold a3"], {"gold": 1, "clay": 2, "knowledge": 1}),
    9: ([], {"clay": 1, "coin": 1, "knowledge": 2, "blue": 1}),
    10: (["student red"], {"clay": 1, "coin": 2, "knowledge": 1, "red": 1}),
    11: ([], {"clay": 3, "knowledge": 3}),
    12: ([], {"coin": 3, "knowledge": 3}),
    13: ([], {"clay": 3, "coin": 3}),
    14: ([], {}),
    15: (["track +2"], {"clay": 2, "coin": 2, "knowledge": 1, "track": 2}),
    16: ([], {"clay": 1, "coin": 1, "knowledge": 1, "vp": 3}),
    17: (["students yellow.blue"], {"yellow": 1, "blue": 1, "coin": 1, "knowledge": 1}),
    18: (["develop dev_golem_left_arm"], {"clay": 1, "knowledge": 1, "developments": 1}),
}


@rule("G1.12", "G1.13")
@pytest.mark.parametrize("number", STARTS)
def test_starting_tiles(number: int) -> None:
    moves, expected = STARTS[number]
    other = 14 if number != 14 else 11
    game = table(tile="art_1a")
    start_hand(game, number, other, 1 if number != 1 else 2, 3 if number != 3 else 4)
    before = status(game)
    do(game, "start_pick", f"start start_{number:02}", f"start start_{other:02}", *moves)
    assert game.over
    both = dict(BASE if number != 14 else {"clay": 2 + 3, "coin": 2, "knowledge": 2 + 3})
    for name, amount in expected.items():
        both[name] = both.get(name, 0) + amount
    if number == 5:
        both["knowledge"] = 2 + 1 - 1  # column 3 costs 4, less 3
    assert change(before, status(game)) == both


@rule("G1.13", "G4.6.3")
def test_the_arms_of_a_starting_tile_have_nothing_to_act_on() -> None:
    game = table(golems="hand hand")
    start_hand(game, 18, 14, 1, 2)
    do(game, "start_pick", "start start_18", "start start_14", "develop dev_golem_right_arm")
    assert game.over
    assert STANDS[game.golem[0]] == "hand"
