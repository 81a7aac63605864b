"""The worked examples of the specification, with exactly its numbers."""

import pytest

import shofar
from shofar.games.golem.table import Golem
from tests.games.golem.table import (
    books,
    dealt,
    developed,
    do,
    gold,
    golems,
    lay_tile,
    library,
    marble,
    open_tiles,
    options,
    palace,
    purse,
    sit,
    start_hand,
    students,
    table,
    tray,
)  # fmt: skip
from tests.rules import rule

pytestmark = pytest.mark.both


def refused(game: Golem, move: str) -> str:
    why = shofar.explain_illegal(game, move)
    assert why is not None
    return why.key


@rule("EX-1", "G2.7", "G2.8", "G2.12")
def test_movement() -> None:
    game = table(track=4, golems="red.1 yellow.1.lying", auto=False)
    palace(game, 43, 39, 41, 46)
    do(game, "movement", "step red.1", "step yellow.1.lying", "step yellow.2")
    assert game.seat == 0, "a division of three steps is not the end"
    assert "done" not in options(game)
    game.play("step yellow.3")
    assert golems(game) == ["red.2", "yellow.4"]
    assert game.over
    assert purse(game) == {"vp": 10}


@rule("EX-2", "G2.9")
@pytest.mark.parametrize(
    ("move", "left"), [("knowledge", {"knowledge": 1, "vp": 4}), ("vp", {"knowledge": 6, "vp": -1})]
)
def test_entry(move: str, left: dict[str, int]) -> None:
    game = do(table(knowledge=6, vp=4, golems="yellow.9"), "walk", value=1)
    assert options(game) == {"enter knowledge", "enter vp"}
    game.play(f"enter {move}")
    assert purse(game) == left
    assert golems(game) == ["yellow.10"]


@rule("EX-2", "G2.9")
def test_entry_with_too_little_knowledge_costs_points() -> None:
    game = do(table(knowledge=4, vp=4, golems="yellow.9", auto=False), "walk", "step yellow.9", value=1)
    assert options(game) == {"enter vp"}
    assert refused(game, "enter knowledge") == "no-knowledge"


@rule("EX-3", "G3.3")
def test_value() -> None:
    game = table()
    tray(game, golem="white red")
    do(game, "turn", "take golem white")
    assert purse(game)["clay"] == 2
    assert game.value(1) == 1


@rule("EX-4", "G3.4", "G4.1.2")
def test_black_marble() -> None:
    game = table(students=(7, 1, 2))
    marble(game, "mirror", 1, "students red.blue", colour="black")
    assert students(game) == (8, 1, 3)
    assert game.token == [0, -1, -1]
    assert game.menorahs(0, 0) == 1
    sit(game, 1, students=(7, 1, 1))
    do(game, "student red +1", seat=1)
    assert students(game, 1) == (8, 1, 1)
    assert game.menorahs(1, 0) == 0


@rule("EX-5", "G3.7", "G3.10")
def test_work() -> None:
    game = table(knowledge=2, golems="red.1 yellow.1 blue.1")
    marble(game, "work", 3, "work 3", "activate red.1", "activate yellow.1", "activate blue.1")
    assert purse(game) == {"clay": 2, "coin": 2, "knowledge": 2, "vp": 10}
    assert golems(game) == ["blue.1.lying", "red.1.lying", "yellow.1.lying"]
    game = table(knowledge=1, golems="red.1 yellow.1 blue.1")
    marble(game, "work", 3)
    assert options(game) == {"work 0", "work 1", "work 2"}
    assert refused(game, "work 3") == "no-knowledge"
    game.play("work 2")
    assert purse(game) == {"knowledge": 1, "vp": 10}


@rule("EX-6", "G3.11", "G4.2.1", "G4.2.2")
def test_golem() -> None:
    game = table(clay=2, golems="red.1 blue.1")
    marble(game, "golem", 4)
    assert purse(game)["clay"] == 6
    assert {"create red", "create yellow", "create blue"} <= options(game)
    game.play("develop dev_golem_torso")
    assert "create red" not in options(game), "red would cost 6"
    game.play("create yellow")
    assert purse(game) == {"vp": 10}
    assert golems(game) == ["blue.1", "red.1", "yellow.1"]
    assert game.track[0] == 5
    assert game.menorahs(0, 0) == 1


@rule("EX-7", "G3.12", "G4.5.2", "G4.5.4")
def test_artifacts() -> None:
    game = table(coin=3, tile="art_4a", gold={"a4": 3})
    marble(game, "artifacts", 2, "develop dev_art_grey_clay", "fit a4.1 a", "gold a4")
    assert purse(game) == {"clay": 2, "vp": 13}
    assert game.study[0] == 1
    assert game.menorahs(0, 1) == 1
    assert game.completed(0) == 1


@rule("EX-8", "G3.13", "G4.7.1", "G4.7.4", "G4.7.6")
def test_study() -> None:
    game = table(knowledge=2)
    library(game, 9, 1, 17, 25, 33)
    game.stacked = [2 - 1]
    marble(game, "study", 2, "develop dev_study_col2", "buy 1 2", "pay")
    assert purse(game) == {"vp": 12}
    assert game.study[0] == 1
    assert game.menorahs(0, 2) == 1
    assert books(game, 2) == [9]
    assert [book + 1 for book in game.library] == [1, 17, 25, 33, 2]


@rule("EX-9", "G3.16", "G5.1")
def test_rabbis() -> None:
    game = table(players=4)
    open_tiles(game, "act_11", "act_10", "act_09", "act_08", "act_07")
    denis, svetlana, julia, semyon = range(4)
    for seat, tile in ((denis, "act_11"), (semyon, "act_09"), (svetlana, "bottom"), (julia, "bottom")):
        do(game, "turn", f"rabbi {tile}", seat=seat)
    do(game, "turn_order")
    assert game.order == [denis, semyon, svetlana, julia]
    assert game.rabbi == [-1] * 4


@rule("EX-10", "G3.19", "G3.20", "G3.21", "G3.22", "G3.23", "G3.24", "G3.25")
def test_passing() -> None:
    game = table(players=4)
    svetlana, denis, third, fourth = range(4)
    for seat, marbles in ((svetlana, "red"), (denis, "blue"), (third, "yellow yellow"), (fourth, "blue white")):
        sit(game, seat, marbles=marbles)
    game.rabbi = [0, 1, 2, -1]
    tray(game, mirror="white white white", work="red red black", golem="yellow blue")
    assert sum(game.tray) + 6 == 14
    do(game, "turns", "pass", "pass")
    assert game.pass_tile == [0, 1, -1, -1]
    assert game.seat == fourth
    assert "pass" not in options(game), "two marbles are taken"
    game.play("rabbi bottom", "gain clay", "gain clay")
    assert (game.question, game.seat) == ("set_aside", svetlana)
    game.play("aside mirror white")
    assert [game.aside, sum(game.tray), game.passing] == [[3], 7, 1]
    assert game.seat == svetlana
    game.play("pass")
    assert game.pass_tile == [0, 1, -1, -1], "she keeps tile 1"
    assert game.seat == denis
    take(game)
    assert game.pass_tile == [0, -1, -1, -1], "tile 2 is back"
    assert (game.question, game.seat) == ("set_aside", svetlana)
    red = next(move for move in game.moves if move.text.endswith(" red"))
    game.play(red)
    assert sorted(game.aside) == [0, 3]
    assert (game.question, game.seat, game.passing) == ("turn", svetlana, 2)
    assert "pass" not in options(game)
    assert refused(game, "pass") == "last-pass"
    take(game)
    assert game.pass_tile == [-1] * 4
    assert sum(game.tray) == 14 - 8 - 2 == 4
    assert game.over


def take(game: Golem) -> None:
    """Take any marble and do as little as possible with it."""
    seat = game.seat
    game.play(next(move for move in game.moves if move.verb == "take"))
    while game.seat == seat and game.question not in ("turn", "set_aside"):
        game.play("done" if "done" in options(game) else game.moves[0])


@rule("EX-11", "G5.2", "G5.3")
def test_influence() -> None:
    game = table(coin=3, marbles="red blue", golems="red.1 yellow.1")
    palace(game, 41, 39, 43, 46)
    do(game, "influence", "influence")
    assert purse(game) == {"vp": 10}
    game.play("step red.1", "activate red.2", "activate yellow.1")
    assert golems(game) == ["red.2.lying", "yellow.1.lying"]
    game = table(coin=3, marbles="red blue")
    palace(game, 41, 39, 43, 46)
    do(game, "influence", "coins")
    assert purse(game) == {"coin": 6, "vp": 10}


@rule("EX-12", "G5.5", "G5.6", "G4.5.3")
def test_income() -> None:
    game = table(
        tile="art_2a", gold={"a1": 1, "a2": 2, "a3": 3}, built="art_grey_coin:a3.1:b", students=(1, 5, 1), study=2,
        track=7,
    )  # fmt: skip
    do(game, "income")
    assert purse(game) == {"coin": 4, "knowledge": 2, "vp": 10 + 6}
    assert game.study[0] == 3


@rule("EX-13", "G5.8")
def test_control() -> None:
    game = do(table(knowledge=5, golems="red.5", students=(3, 1, 1)), "control")
    assert purse(game) == {"knowledge": 3, "vp": 10}


@rule("EX-14", "G5.9")
def test_control_without_enough_knowledge() -> None:
    game = table(knowledge=3, golems="blue.3 red.4 yellow.2", students=(1, 2, 1))
    do(game, "control")
    assert purse(game) == {"vp": 10 - 5}


@rule("EX-15", "G6.2", "G6.3")
def test_final_scoring() -> None:
    game = table(
        vp=0, clay=3, coin=2, knowledge=4, gold={"a1": 1, "a2": 2, "a3": 3, "a4": 2}, tile="art_2a",
        golems="red.1 red.1 red.1 red.1", columns=("01", "09", "17"), study=7, objectives=(64, 67, 61),
        built="art_menorah art_gold_marble:a4.2:a art_gold_build:a3.2:a art_grey_clay:a4.1:a art_grey_coin:a3.1:a "
        "study_menorah study_col1 study_col2 golem_torso golem_right_leg",
    )  # fmt: skip
    do(game, "game_over")
    assert game.breakdown(0) == {
        "track": 0, "golems": 4, "artifacts": 21, "columns": 15, "study": 0, "objectives": 10, "resources": 1,
    }  # fmt: skip
    assert game.scores[0] == 51


SETS = {
    1: ({"clay": 2, "coin": 3, "knowledge": 2, "vp": 10}, (1, 2, 1), [1, 0, 0, 0], [], 0),
    2: ({"clay": 3, "coin": 2, "knowledge": 2, "vp": 10}, (2, 1, 1), [0, 0, 0, 0], ["dev_golem_left_leg"], 0),
    3: ({"clay": 3, "coin": 2, "knowledge": 2, "vp": 10}, (1, 1, 1), [0, 0, 0, 0], ["dev_study_col1"], 1),
    4: ({"clay": 3, "coin": 1, "knowledge": 2, "vp": 10}, (1, 1, 1), [0, 0, 1, 0], ["dev_art_grey_coin"], 0),
}


@rule("EX-16", "EX-17", "EX-18", "EX-19", "G1.15", "G1.16")
@pytest.mark.parametrize("number", SETS)
def test_first_game_sets(number: int) -> None:
    holdings, street, pieces, tiles, study = SETS[number]
    game = dealt(players=4, seed=5, options={"first_game": True})
    seat = game.order[number - 1]
    assert purse(game, seat) == holdings
    assert students(game, seat) == street
    assert gold(game, seat) == pieces
    assert developed(game, seat) == tiles
    assert game.study[seat] == study
    assert game.completed(seat) == (1 if number == 1 else 0)
    if number == 4:
        assert game.view(seat)["seats"][seat]["slots"] == {"a3.1": ["dev_art_grey_coin", "a"]}


@rule("EX-20")
@pytest.mark.parametrize(("which", "points"), [("red", 2), ("blue", 1)])
def test_leftmost_student(which: str, points: int) -> None:
    game = table(students=(1, 4, 2))
    open_tiles(game, "act_01", "act_02", "act_03")
    do(game, "turn", "rabbi act_01", f"student {which}")
    assert purse(game) == {"vp": 10 + points}


@rule("EX-21", "G2.10", "G2.11")
def test_stuck_golems() -> None:
    game = table(vp=12, golems="red.10 blue.10 yellow.9")
    do(game, "walk", value=6)
    assert purse(game) == {"vp": -8}
    assert golems(game) == ["blue.10", "red.10", "yellow.10"]


@rule("EX-22", "G4.4.2")
def test_doubled_cemetery() -> None:
    game = table(track=6, golems="red.3", built="golem_left_arm", tile="art_2a")
    do(game, "kill; 1 vp per golem_level", "kill red.3", "bury cem_3", "gold a4", "gold a3")
    assert game.track[0] == 5
    assert gold(game) == [0, 0, 1, 1]
    assert purse(game) == {"vp": 10 + 2 + 2}


@rule("EX-23", "G4.4.3")
def test_left_arm_itself() -> None:
    game = table(clay=4, golems="red.3 red.4")
    do(game, "golem_parts", "develop dev_golem_left_arm", "kill red.3", "bury cem_1")
    assert purse(game) == {"vp": 15}
    do(game, "kill", "kill red.4", "bury cem_5")
    assert purse(game) == {"vp": 15, "knowledge": 6}


@rule("EX-24", "G5.2")
@pytest.mark.parametrize(
    ("card", "marbles", "match"),
    [
        (45, "blue blue", True), (45, "blue white", True), (45, "white white", True), (45, "blue black", False),
        (45, "white red", False), (39, "white red", True), (39, "black white", False),
    ],
)  # fmt: skip
def test_marble_matching(card: int, marbles: str, match: bool) -> None:
    game = table(marbles=marbles)
    palace(game, card, 43, 41, 46)
    do(game, "influence")
    assert (options(game) == {"coins", "done"}) == match


@rule("EX-25", "G4.7.5")
def test_doubled_immediate() -> None:
    game = table(tile="art_2a", gold={"a2": 1}, built="study_col3", knowledge=3)
    library(game, 28, 1, 2, 3, 4)
    do(game, "buy_book -0", "buy 1 3", "gold a1", "gold a2")
    assert gold(game) == [1, 2, 0, 0]
    assert purse(game) == {"coin": 2, "vp": 12}


@rule("EX-25", "G4.7.5")
def test_a_black_book_is_not_doubled() -> None:
    game = table(tile="art_2a", built="study_col3", students=(2, 1, 1))
    library(game, 34, 1, 2, 3, 4)
    do(game, "buy_book -0", "buy 1 3", "gold a4")
    assert game.over, "gold is asked for once"
    assert sum(gold(game)) == 1
    game = table(built="study_col3", students=(2, 1, 1))
    library(game, 33, 1, 2, 3, 4)
    do(game, "buy_book -0", "buy 1 3", "done")
    assert purse(game) == {"vp": 10 + 3}, "book_33 gives its 3 points once"


@rule("EX-26", "G4.7.2")
def test_black_book_with_discount() -> None:
    game = table(students=(3, 1, 1))
    library(game, 24, 8, 16, 34, 32)
    do(game, "buy_book -3", "buy 4 1", "gold a4")
    assert students(game) == (2, 1, 1)
    assert purse(game) == {"vp": 11}
    game = table(knowledge=2)
    library(game, 24, 8, 16, 34, 32)
    do(game, "buy_book -3")
    assert game.over, "nothing can be bought with all students in I"
    do(game, "buy_book no_card_cost", "buy 4 1", "gold a4")
    assert purse(game) == {"vp": 11}
    assert students(game) == (1, 1, 1)


@rule("EX-27", "G4.2.1")
def test_creation_with_discount() -> None:
    game = table(clay=5, golems="red.2 red.3.lying")
    do(game, "create -4", "create red")
    assert purse(game) == {"vp": 10}
    game = table(clay=0, golems="red.2 red.3")
    do(game, "create -4")
    assert options(game) == {"create yellow", "create blue", "done"}
    game.play("create blue")
    assert purse(game) == {"vp": 10}


@rule("EX-28", "G3.9", "G4.2.3", "G7.2")
def test_created_while_working() -> None:
    game = table(clay=2, knowledge=1, golems="red.2 yellow.1", built="golem_left_leg")
    library(game, 9, 24, 23, 22, 21)
    marble(game, "work", 1, "work 1", "activate red.2", "create blue")
    assert purse(game) == {"knowledge": 1, "vp": 10}
    assert game.track[0] == 5
    game.play("step blue.1", "activate blue.2", "buy 1 1", "done")
    assert golems(game) == ["blue.2", "red.2.lying", "yellow.1"]
    assert game.over
    game = table(clay=2, golems="red.2", built="golem_left_leg")
    marble(game, "work", 3, "work 1", "activate red.2", "create blue", "done", "done")
    assert game.over, "the golem just created is not chosen"
    marble(game, "work", 1)
    assert options(game) == {"work 0", "work 1"}


@rule("EX-28", "G3.9")
def test_the_work_action_cannot_choose_the_golem_it_created() -> None:
    game = table(clay=2, golems="red.2 blue.2")
    marble(game, "work", 3, "work 2", "activate red.2", "create yellow")
    assert options(game) == {"activate blue.2", "done"}
    assert refused(game, "activate yellow.1") == "created-now"


@rule("EX-29", "G4.7.7")
def test_limit_drops() -> None:
    game = table(study=3, knowledge=20, columns=("01 02", "09 10"))
    library(game, 3, 11, 17, 25, 18)
    do(game, "pay study -1 -> 3 vp; student any +1", "pay", "student red")
    assert game.study[0] == 2
    assert books(game, 1) == [1, 2]
    do(game, "buy_book -0")
    assert options(game) == {"buy 3 3", "buy 3 4", "buy 4 3", "buy 4 4", "buy 5 3", "buy 5 4", "done"}
    assert refused(game, "buy 1 1") == "column-full"


@rule("EX-30", "G3.8")
def test_free_activation() -> None:
    for count in (0, 1):
        game = table(golems="red.1 yellow.1", built="golem_right_arm")
        marble(game, "work", 1)
        assert options(game) == {"work 0", "work 1"}
        game.play(f"work {count}", "activate red.1")
        if count:
            game.play("activate yellow.1")
        assert game.over
        assert purse(game) == ({"clay": 2, "coin": 2, "vp": 10} if count else {"clay": 2, "vp": 10})


@rule("EX-31", "G3.5", "G4.5.6", "G4.5.7")
def test_marble_trigger() -> None:
    game = table(tile="art_1a", gold={"a3": 3}, built="art_grey_clay:a3.1:a art_gold_marble:a3.2:a")
    marble(game, "artifacts", 3, "done", colour="red")
    assert students(game) == (2, 1, 1)
    assert purse(game) == {"clay": 2, "coin": 5, "vp": 11}
    game = table(tile="art_1a", gold={"a3": 2}, built="art_gold_marble:a3.2:a")
    marble(game, "artifacts", 3, "gold a3", "done", colour="red")
    assert purse(game) == {"coin": 2, "vp": 11}, "completed by this action's gold: its income once, no trigger"


@rule("EX-32", "G4.7.3")
def test_colours_of_columns() -> None:
    game = table(study=3, knowledge=20, students=(5, 5, 5), columns=("01 33", "09", "34", "17"))
    library(game, 25, 2, 35, 10, 18)
    do(game, "buy_book -0")
    found = options(game)
    assert {move for move in found if move.startswith("buy 1 ")} == {"buy 1 3"}
    assert not {move for move in found if move.startswith("buy 2 ")}
    assert {move for move in found if move.startswith("buy 3 ")} == {"buy 3 2", "buy 3 3", "buy 3 4"}
    assert refused(game, "buy 2 1") == "column-full"
    assert refused(game, "buy 2 3") == "column-colour"


@rule("EX-33", "G3.18", "G5.8")
def test_no_control() -> None:
    game = table(knowledge=2, golems="blue.4 red.5")
    open_tiles(game, "act_07", "act_02", "act_03")
    do(game, "turn", "rabbi act_07", "step blue.4", "step blue.5", "step blue.6", "step blue.7", "enter knowledge")
    game.play("activate blue.8")
    assert purse(game) == {"knowledge": 3, "vp": 13}
    assert golems(game) == ["blue.8.lying", "red.5"]
    do(game, "control")
    assert purse(game) == {"knowledge": 3, "vp": 13}
    do(game, "control")
    assert purse(game) == {"vp": 13 - 10}, "next round control is due again: 4 and 7 with 3 knowledge"


@rule("EX-34", "G6.4", "G6.5")
def test_tie() -> None:
    game = table(vp=93)
    sit(game, 1, vp=93)
    open_tiles(game, "act_10", "act_02", "act_04")
    do(game, "turn", "rabbi bottom", "gain clay", "gain clay", seat=0)
    do(game, "turn", "rabbi act_04", seat=1)
    do(game, "turn_order")
    game.purse[0] = 0
    do(game, "game_over")
    assert game.scores == [93, 93]
    assert game.ranks == [2, 1]
    game = table(vp=93)
    sit(game, 1, vp=93)
    for seat in (1, 0):
        do(game, "turn", "rabbi bottom", "gain clay", "gain clay", seat=seat)
    do(game, "turn_order")
    do(game, "game_over")
    assert game.ranks == [2, 1], "both on the bottom space: the left one wins"


@rule("EX-35", "G2.4")
def test_action_tiles_with_four_players() -> None:
    game = dealt(players=4, seed=3, options={"first_game": True})
    seen = [list(game.tiles)]
    sizes = [(len(game.tile_deck), len(game.tile_discard))]
    for number in (2, 3, 4):
        game.round = number
        do(game, "refresh")
        seen.append(list(game.tiles))
        sizes.append((len(game.tile_deck), len(game.tile_discard)))
    assert [len(tiles) for tiles in seen] == [5, 5, 5, 5]
    assert sizes == [(7, 0), (2, 5), (7, 0), (2, 5)]
    assert len({*seen[0], *seen[1], *seen[2][:2]}) == 12


@rule("EX-35", "G2.4")
@pytest.mark.parametrize(("players", "sizes"), [(2, [(6, 3), (3, 6), (0, 9)]), (3, [(4, 4), (0, 8), (8, 0)])])
def test_action_tiles_with_fewer_players(players: int, sizes: list[tuple[int, int]]) -> None:
    game = table(players=players)
    open_tiles(game, *[f"act_{n:02}" for n in range(1, players + 2)])
    for number, size in zip((2, 3, 4), sizes, strict=True):
        game.round = number
        do(game, "refresh")
        assert (len(game.tile_deck), len(game.tile_discard)) == size


@rule("EX-36", "G6.2")
def test_set_bonus() -> None:
    game = table(
        vp=0, gold={"a1": 1, "a2": 2, "a3": 3, "a4": 2}, study=5, golems="red.1 red.1 red.1 red.1",
        objectives=(63, 64, 69, 60),
    )  # fmt: skip
    do(game, "game_over")
    assert game.breakdown(0)["objectives"] == 15


@rule("EX-37", "G3.14")
def test_mirror() -> None:
    game = table(coin=4)
    marble(game, "mirror", 3, "copy study")
    assert purse(game) == {"coin": 3, "knowledge": 3, "vp": 10}
    game.play("done", "study")
    assert purse(game) == {"knowledge": 3, "vp": 10}
    assert game.study[0] == 1
    game = table(coin=4)
    marble(game, "mirror", 3, "study", "copy study", "done")
    assert (purse(game), game.study[0]) == ({"knowledge": 3, "vp": 10}, 1)
    game = table(coin=3)
    marble(game, "mirror", 3, "copy study", "done")
    assert game.over, "2 coins are not enough for the step"
    game = table(coin=3)
    marble(game, "mirror", 3, "copy artifacts", "done")
    assert purse(game)["coin"] == 5
    game.play("study")
    assert purse(game)["coin"] == 2


@rule("EX-38", "G0.9")
def test_track_ends() -> None:
    game = do(table(track=12, clay=3), "create -0", "create red")
    assert game.track[0] == 12
    game = do(table(track=1, golems="red.2"), "kill", "kill red.2", "bury cem_open")
    assert game.track[0] == 1
    game = do(table(study=10, columns=("16",)), "book_activation 1", "read 1.1")
    assert game.study[0] == 10


@rule("EX-39", "G2.8", "G4.3.5")
def test_posture() -> None:
    game = table(golems="red.3.lying blue.1")
    do(game, "walk", "step blue.1", value=1)
    assert golems(game) == ["blue.2", "red.3.lying"]
    marble(game, "work", 5, "work 1")
    assert "activate red.3" not in options(game)
    assert refused(game, "activate red.3") == "lying"
    lay_tile(game, "red", 3, 1)
    do(game, "activate_keep", "activate red.3")
    assert purse(game) == {"clay": 2, "vp": 10}
    assert "red.3.lying" in golems(game)


@rule("EX-40", "G3.19")
def test_passing_is_refused() -> None:
    game = table(marbles="red blue")
    open_tiles(game, "act_01", "act_02", "act_03")
    game.rabbi[1] = 1
    do(game, "turn")
    assert options(game) == {"rabbi act_01", "rabbi act_03", "rabbi bottom"}
    assert refused(game, "pass") == "no-pass"


@rule("EX-41", "G3.8", "G3.9")
def test_right_arm_during_work() -> None:
    game = table(clay=1, golems="red.5 red.1 yellow.1")
    marble(game, "work", 1, "work 1", "activate red.5", "develop dev_golem_right_arm", "activate red.1")
    assert game.over
    assert purse(game) == {"clay": 2, "vp": 10}
    assert golems(game) == ["red.1.lying", "red.5.lying", "yellow.1"]


@rule("EX-42", "G1.12", "G1.13")
def test_order_of_starting_tiles() -> None:
    game = table(tile="art_2a")
    start_hand(game, 7, 8, 11, 12)
    do(game, "start_pick", "start start_07", "start start_08")
    assert purse(game) == {"clay": 3, "coin": 1, "knowledge": 2, "vp": 10}
    assert options(game) == {"element 4", "element 5", "done"}
    game.play("element 5", "gold a1")
    assert purse(game)["coin"] == 2
    game.play("develop dev_art_grey_coin", "fit a1.1 a")
    assert purse(game) == {"clay": 3, "knowledge": 2, "vp": 10}


@rule("EX-42", "G1.12")
def test_before_the_gold_the_slot_is_too_dear() -> None:
    game = table(tile="art_2a")
    start_hand(game, 7, 8, 11, 12)
    do(game, "start_pick", "start start_07", "start start_08", "element 4", "develop dev_art_grey_coin")
    assert "fit a1.1 a" not in options(game)
    assert refused(game, "fit a1.1 a") == "no-coin"


@rule("EX-43", "G2.5", "G4.7.4")
def test_short_library() -> None:
    game = table()
    game.library, game.book_deck, game.book_bottom = [0, 1, 2], [], []
    game.round = 2
    do(game, "refresh")
    assert game.library == [1, 2, 0]
    assert game.book_bottom == []
