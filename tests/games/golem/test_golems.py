"""Golems: creating, moving, activating, killing, and the phases that are theirs."""

import pytest

import shofar
from shofar.games.golem.news import IN_VAIN, READ
from shofar.games.golem.table import Golem
from tests.games.golem.table import (
    change,
    do,
    golems,
    lay_tile,
    marble,
    open_tiles,
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


def why(game: Golem, move: str) -> tuple[str, str]:
    found = shofar.explain_illegal(game, move)
    return found.key, found.rule


@rule("G2.6")
def test_each_player_makes_the_whole_movement_in_turn_order() -> None:
    game = table(golems="red.1 blue.1")
    sit(game, 1, golems="red.1 blue.1")
    game.order = [1, 0]
    palace(game, 43, 39, 41, 46)
    do(game, "movement in turn order")
    seats = []
    while not game.over:
        seats.append(game.seat)
        game.play(game.moves[0])
    assert seats == [1, 1, 1, 0, 0, 0]


@rule("G2.8", "G0.3")
def test_a_lying_golem_that_moves_stands_up_and_no_step_may_be_kept() -> None:
    game = table(golems="red.3.lying red.3", auto=False)
    do(game, "walk", value=2)
    assert options(game) == {"step red.3", "step red.3.lying"}
    game.play("step red.3.lying")
    assert golems(game) == ["red.3", "red.4"]
    assert why(game, "done")[0] == "not-asked"


@rule("G2.9")
def test_each_section_is_paid_for_separately() -> None:
    game = table(knowledge=2, golems="blue.7")
    do(game, "walk", "enter knowledge", value=3)
    assert golems(game) == ["blue.10"]
    assert purse(game) == {"vp": 10 - 3 - 5}


@rule("G2.10")
def test_a_golem_in_x_leaves_the_steps_to_others() -> None:
    game = table(golems="red.10 blue.1", auto=False)
    do(game, "walk", value=2)
    assert options(game) == {"step blue.1"}
    assert why(game, "step red.10") == ("block-end", "G2.10")


@rule("G2.11")
def test_steps_without_golems_are_lost_without_penalty() -> None:
    game = do(table(), "walk", value=4)
    assert game.over
    assert purse(game) == {"vp": 10}


@rule("G2.11", "G0.1")
def test_the_penalty_is_limited_by_the_golems_and_by_the_steps() -> None:
    assert purse(do(table(golems="red.10"), "walk", value=5)) == {"vp": 5}
    assert purse(do(table(golems="red.10 blue.10 yellow.10"), "walk", value=2)) == {}


@rule("G4.2.1")
def test_golems_cost_more_where_own_ones_are() -> None:
    game = table(clay=8, golems="red.2 red.7.lying blue.9 cem_1")
    sit(game, 1, golems="yellow.1 yellow.2")
    do(game, "create -0")
    assert options(game) == {"create yellow", "create blue", "done"}
    assert why(game, "create red") == ("no-clay", "G4.2.1")
    game.play("create blue")
    assert purse(game)["clay"] == 2


@rule("G4.2.1", "G4.2.4")
def test_four_golems_can_be_created() -> None:
    game = table(clay=60, golems="red.1 red.1")
    for count, district in enumerate(("blue", "yellow", "blue", "yellow"), 1):
        do(game, "create -0", f"create {district}")
        assert game.created(0) == count
    do(game, "create -0")
    assert game.over
    assert game.track[0] == 3 + 8
    do(game, "kill", "kill blue.1", "bury cem_open")
    assert game.created(0) == 4, "killing does not reduce it"


@rule("G4.2.2")
def test_a_new_golem_stands_on_section_i() -> None:
    game = do(table(clay=3), "create -0", "create yellow")
    assert golems(game) == ["yellow.1"]
    assert game.track[0] == 5


@rule("G4.3.1")
def test_golems_share_sections() -> None:
    game = table(golems="red.2 red.3")
    sit(game, 1, golems="red.3 red.3")
    do(game, "walk", "step red.2", value=1)
    assert golems(game) == ["red.3", "red.3"]
    do(game, "activate 2", "activate red.3", "done")
    assert golems(game) == ["red.3", "red.3.lying"]


@rule("G4.3.2")
def test_only_a_standing_golem_is_activated() -> None:
    game = table(golems="red.1.lying blue.1")
    do(game, "activate 2")
    assert options(game) == {"activate blue.1", "done"}
    assert why(game, "activate red.1") == ("lying", "G4.3.2")
    assert why(game, "activate yellow.1") == ("no-golem", "G4.3.2")


@rule("G4.3.3")
def test_moving_back_stands_a_golem_up_but_not_below_i() -> None:
    game = table(golems="red.1.lying blue.2.lying")
    do(game, "move_total 2 either")
    assert options(game) == {"step red.1.lying", "step blue.2.lying", "back blue.2.lying", "done"}
    assert why(game, "back red.1.lying") == ("block-start", "G4.3.3")
    game.play("back blue.2.lying", "done")
    assert golems(game) == ["blue.1", "red.1.lying"]


@rule("G3.18", "G4.3.4")
def test_steps_of_move_total_are_divided_and_mixed_and_back_costs_nothing() -> None:
    game = table(golems="blue.8 red.3")
    do(game, "move_total 2 either", "back blue.8", "step blue.7")
    assert golems(game) == ["blue.8", "red.3"]
    assert purse(game) == {"vp": 8}, "forward into VIII again costs 2"


@rule("G4.3.4")
def test_entry_is_due_by_whatever_effect() -> None:
    game = do(table(golems="red.8", knowledge=9), "move_one 4 fwd", "step red.8", "enter knowledge", "step red.9")
    game.play("enter knowledge")
    assert purse(game) == {"knowledge": 1, "vp": 10}


@rule("G3.18")
def test_move_one_goes_on_with_the_same_golem() -> None:
    game = do(table(golems="red.1 blue.1"), "move_one 4 fwd", "step red.1")
    assert options(game) == {"step red.2", "done"}
    assert why(game, "step blue.1")[0] == "other-golem"
    assert why(game, "back red.2")[0] == "forward-only"


@rule("G4.3.5")
def test_a_lying_golem_in_x_works_again_after_moving_back_or_in_place() -> None:
    game = do(table(golems="red.10.lying"), "activate 1")
    assert game.over
    do(game, "activate_keep", "activate red.10")
    assert purse(game)["vp"] == 20
    do(game, "move_one 1 either", "back red.10.lying")
    assert golems(game) == ["red.9"]


@rule("G4.4.1")
def test_the_golem_that_works_may_be_killed() -> None:
    game = table(golems="red.1")
    lay_tile(game, "red", 1, 6)
    do(game, "activate 1", "activate red.1", "kill red.1.lying", "bury cem_1")
    assert golems(game) == ["cem_1"]
    assert purse(game) == {"vp": 10 + 5 + 1}


@rule("G4.4.1", "G3.9")
def test_of_golems_alike_the_one_that_work_cannot_choose_is_killed() -> None:
    game = table(golems="red.1 red.2 red.6", clay=20, knowledge=20)
    lay_tile(game, "red", 6, 6)
    marble(game, "work", 3, "work 3", "activate red.2", "create red", "activate red.6", "kill red.1", "bury cem_open")
    assert options(game) == {"activate red.1", "done"}, "the golem that stood there before Work began"


@rule("G4.4.1", "G0.3")
def test_the_track_falls_with_a_kill_and_a_closed_or_taken_grave_is_refused() -> None:
    game = table(golems="red.1")
    sit(game, 1, golems="cem_1")
    do(game, "kill", "kill red.1")
    assert why(game, "bury cem_1") == ("grave-taken", "G4.4.1")
    assert why(game, "bury cem_2") == ("grave-closed", "G4.4.1")
    game.play("bury cem_open")
    assert game.track[0] == 2


@rule("G3.7", "G0.6")
def test_work_prices() -> None:
    for value in range(1, 6):
        game = table(knowledge=9, golems="red.1 red.1 red.1 red.1 red.1 red.1")
        marble(game, "work", value)
        assert options(game) == {f"work {n}" for n in range(5)}, "four golems at most, although six stand"
        for count, price in enumerate((0, 1, 3, 5, 8)):
            game = table(knowledge=9, golems="red.1 red.1 red.1 red.1")
            marble(game, "work", value, f"work {count}")
            assert purse(game)["knowledge"] == 9 - max(0, price - value)


@rule("G3.7")
def test_work_counts_standing_golems_and_may_stop_early_without_refund() -> None:
    game = table(knowledge=4, golems="red.1 red.2.lying blue.1")
    marble(game, "work", 1)
    assert options(game) == {"work 0", "work 1", "work 2"}
    assert why(game, "work 3") == ("too-few-golems", "G3.7")
    game.play("work 2", "activate red.1", "done")
    assert purse(game) == {"clay": 2, "knowledge": 2, "vp": 10}


@rule("G3.6")
def test_a_row_action_may_be_left_out() -> None:
    game = table(golems="red.1")
    marble(game, "work", 1, "work 0")
    assert game.over
    game = marble(table(clay=9, golems="red.1"), "golem", 1, "done")
    assert purse(game) == {"clay": 10, "vp": 10}


@rule("G3.8")
def test_the_free_activation_is_one_more_golem() -> None:
    game = table(knowledge=0, golems="red.1 blue.1 yellow.1", built="golem_right_arm")
    marble(game, "work", 3, "work 2", "activate red.1", "activate blue.1", "activate yellow.1")
    assert purse(game) == {"clay": 2, "coin": 2, "knowledge": 2, "vp": 10}


@rule("G3.9")
def test_the_right_arm_developed_during_work_may_activate_a_golem_created_during_it() -> None:
    game = table(clay=6, golems="red.5 red.2", auto=False)
    marble(game, "work", 3, "work 2", "activate red.2", "create blue", "activate red.5", "develop dev_golem_right_arm")
    assert "activate blue.1" in options(game)


@rule("G5.8")
def test_control_counts_golems_ahead_of_their_student_only() -> None:
    game = table(knowledge=9, golems="red.2 yellow.6.lying blue.9", students=(5, 4, 9))
    do(game, "control")
    assert purse(game) == {"knowledge": 7, "vp": 10}


@rule("G5.9", "G0.1", "G0.3")
def test_unpaid_golems_cost_points_below_zero() -> None:
    game = table(vp=3, knowledge=1, golems="red.3 red.4 red.5")
    do(game, "control")
    assert purse(game) == {"vp": 3 - 15}


@rule("G5.9")
def test_golems_are_paid_in_rising_order() -> None:
    game = table(knowledge=4, golems="red.5 blue.3 yellow.3")
    do(game, "control")
    assert purse(game) == {"vp": 5}, "2 and 2 are paid, 4 is not"


@rule("G5.8")
def test_no_control_is_for_one_round_and_all_golems() -> None:
    game = table(golems="red.9 blue.9")
    open_tiles(game, "act_07")
    do(game, "turn", "rabbi act_07", "done", "done")
    do(game, "control")
    assert purse(game) == {"vp": 10}
    do(game, "control")
    assert purse(game) == {}, "two unpaid golems"


@rule("G0.5", "G4.5.2")
def test_a_consequence_is_resolved_before_the_effect_goes_on() -> None:
    game = table(tile="art_1a", gold={"a4": 3}, golems="red.3", students=(7, 1, 1))
    do(game, "kill; 3 coin", "kill red.3", "bury cem_3", "gold a4")
    assert game.question == "student any +1", "the completed artifact's step comes before the cemetery's point"
    assert purse(game) == {"vp": 10}
    game.play("student red")
    assert students(game) == (8, 1, 1)
    assert game.token[0] == 0
    assert purse(game) == {"coin": 3, "vp": 10 + 3 + 1}


@rule("G0.9")
def test_what_does_not_fit_is_lost() -> None:
    game = table(students=(10, 10, 10), study=10)
    before = status(game)
    do(game, "student red +1")
    do(game, "student any +1")
    do(game, "students 2 different +1")
    do(game, "study +1")
    assert change(before, status(game)) == {}


@rule("G0.10")
def test_a_payment_for_nothing_is_not_offered() -> None:
    game = table(coin=9, students=(10, 10, 10))
    do(game, "pay 4 coin -> (student any +2 | students 2 different +1)")
    assert game.over
    game = table(knowledge=9, study=10)
    do(game, "pay 4 knowledge -> 4 vp; study +1")
    assert options(game) == {"pay", "done"}, "a part is still gained"


@rule("G4.1.3")
def test_a_student_on_i_cannot_pay() -> None:
    game = do(table(), "pay student red -1 -> 4 vp; 3 clay")
    assert game.over
    game = do(table(students=(2, 1, 1)), "pay student red -1 -> 4 vp; 3 clay", "pay")
    assert students(game) == (1, 1, 1)


@rule("G3.4")
def test_colours_of_marbles() -> None:
    for colour, expected in (("red", (2, 1, 1)), ("yellow", (1, 2, 1)), ("blue", (1, 1, 2)), ("white", (1, 1, 1))):
        assert students(marble(table(), "mirror", 1, colour=colour)) == expected


@rule("G3.4")
def test_black_is_two_different_students_even_if_one_step_is_lost() -> None:
    game = table(students=(10, 1, 1))
    marble(game, "mirror", 1, colour="black")
    assert options(game) == {"students red.yellow", "students red.blue", "students yellow.blue"}
    game.play("students red.blue")
    assert students(game) == (10, 1, 2)


@rule("G3.15")
def test_a_mirror_marble_without_coins() -> None:
    game = marble(table(), "mirror", 4, colour="blue")
    assert game.over
    assert students(game) == (1, 1, 2)


@rule("G3.14", "G0.10")
def test_mirror_offers_each_part_once_and_no_lost_step() -> None:
    game = table(coin=9, study=10)
    marble(game, "mirror", 2)
    assert options(game) == {"copy work", "copy golem", "copy artifacts", "copy study", "done"}
    assert why(game, "study") == ("study-end", "G0.9")
    game.play("copy golem")
    assert game.over
    assert purse(game) == {"clay": 2, "coin": 8, "vp": 10}
    game = marble(table(coin=9), "mirror", 2, "study")
    assert why(game, "study")[0] == "part-done"


@rule("G3.11", "G3.12", "G3.13")
def test_the_parts_of_a_row_come_in_free_order_and_once_each() -> None:
    game = marble(table(clay=20), "golem", 1, "create red")
    assert not any(move.startswith("create") for move in options(game))
    assert why(game, "create blue")[0] == "part-done"
    game.play("develop dev_golem_head")
    assert game.over
    game = marble(table(coin=20), "artifacts", 1, "gold a4", "develop dev_art_menorah")
    assert purse(game)["coin"] == 21 - 3 - 8
    assert game.over
    game = marble(table(knowledge=20), "study", 1, "buy 1 1")
    while game.question != "study_parts":
        game.play(game.moves[-1])
    assert all(move.startswith("develop") or move == "done" for move in options(game))
    game.play("develop dev_study_menorah")
    assert game.over


@rule("G0.2")
def test_the_gain_of_a_payment_may_be_taken_in_part() -> None:
    game = table(students=(1, 2, 1))
    do(game, "pay student yellow -1 -> 3 vp; 1 gold", "pay", "done")
    assert purse(game) == {"vp": 13}
    assert sum(game.gold) == 0


@rule("G0.10", "G4.3.2")
def test_the_log_says_when_nothing_of_a_section_can_be_had() -> None:
    for clay, told in ((2, 1), (3, 0)):
        game = table(golems="red.7", clay=clay)
        lay_tile(game, "red", 7, 9)  # pay 3 clay -> 6 vp
        news = game.listen()
        do(game, "activate 1", "activate red.7")
        assert [entry[0] for entry in news].count(IN_VAIN) == told
        assert options(game) == ({"pay", "done"} if clay == 3 else set())


@rule("G4.7.6")
def test_the_log_says_when_nothing_of_a_book_can_be_had() -> None:
    game = table(columns=("03",))  # pay 1 clay -> 2 vp
    news = game.listen()
    do(game, "book_activation 1", "read 1.1")
    assert [entry[0] for entry in news] == [READ, IN_VAIN]


@rule("G3.18", "G0.2")
def test_without_a_step_any_golem_works_whatever_moved_before() -> None:
    game = table(golems="red.1 blue.1")
    do(game, "move_one 1 fwd", "step red.1")
    do(game, "move_one 4 fwd; activate_moved", "done")
    assert {"activate red.2", "activate blue.1"} < options(game)
