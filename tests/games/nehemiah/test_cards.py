"""What the twenty work cards do (N6)."""

from typing import Any

import pytest

from tests.games.nehemiah.table import (
    at,
    card,
    column,
    cubes,
    decides,
    due,
    moves,
    news,
    points,
    purse,
    supply,
    table,
    why,
    worker,
)
from tests.rules import rule

pytestmark = pytest.mark.both


@rule("N6.1.1")
@pytest.mark.parametrize("face", ["wood_1", "vp_1", "gold_3", "place_any", "place_workers"])
def test_nobody_is_forced_to_use_a_card(face: str) -> None:
    game = table(column_1=f"{face}:red * * *")
    game.play("activate 1.1")
    assert moves(game) == ["take", "skip"]
    game.play("skip")
    assert (purse(game, "red"), points(game, "red"), decides(game)) == ({"wood": 0, "gold": 0}, {}, "blue")


@rule("N6.2.1")
@pytest.mark.parametrize(
    ("face", "stock", "vp"),
    [
        ("wood_1", {"wood": 1, "gold": 0}, {}),
        ("wood_2", {"wood": 2, "gold": 0}, {}),
        ("gold_2", {"wood": 0, "gold": 2}, {}),
        ("gold_3", {"wood": 0, "gold": 3}, {}),
        ("vp_1", {"wood": 0, "gold": 0}, {"cards": 1}),
    ],
)
def test_income_cards_give_from_the_bank(face: str, stock: dict[str, int], vp: dict[str, int]) -> None:
    game = table(column_1=f"{face}:red * * *")
    game.play("activate 1.1", "take")
    assert (purse(game, "red"), points(game, "red")) == (stock, vp)


@rule("N6.2.2")
def test_wood_supply_gives_three_wood_for_one_gold() -> None:
    game = table(red="gold 3", column_1="wood_supply:red * * *")
    game.play("activate 1.1", "take")
    assert purse(game, "red") == {"wood": 3, "gold": 2}
    assert decides(game) == "blue"


@rule("N6.3.1")
@pytest.mark.parametrize(
    ("face", "wood", "gold", "board", "count"),
    [
        ("wall_1", 1, 0, "wall", 1),
        ("wall_2", 2, 0, "wall", 2),
        ("temple_1", 0, 1, "temple", 1),
        ("temple_2", 0, 2, "temple", 2),
        ("guard_1", 1, 1, "guard", 1),
        ("guard_2", 2, 2, "guard", 2),
    ],
)
def test_influence_is_paid_in_full(face: str, wood: int, gold: int, board: str, count: int) -> None:
    game = table(red=f"wood {wood} gold {gold} {board} 3", column_1=f"{face}:red * * *")
    game.play("activate 1.1", "take")
    assert (purse(game, "red"), cubes(game, "red")) == ({"wood": 0, "gold": 0}, {board: 3 + count})
    assert game.cubes[0] == 11 - 3 - count


@rule("N6.1.2")
@pytest.mark.parametrize(
    ("face", "stock"),
    [
        ("wall_2", "wood 1"),
        ("temple_2", "gold 1"),
        ("guard_1", "wood 1"),
        ("guard_1", "gold 1"),
        ("guard_2", "wood 2 gold 1"),
        ("guard_2", "wood 1 gold 2"),
        ("gate", "wood 1"),
        ("wood_supply", "wood 5"),
    ],
)
def test_cost_and_benefit_are_all_or_nothing(face: str, stock: str) -> None:
    game = table(red=stock, column_1=f"{face}:red * * *")
    before = purse(game, "red")
    game.play("activate 1.1")
    assert (decides(game), purse(game, "red"), cubes(game, "red")) == ("blue", before, {})


@rule("N6.3.2")
def test_the_last_cube_is_used_first_and_then_another_board_may_help() -> None:
    game = table(red="wood 2 gold 2 wall 4 temple 4 guard 2", column_1="guard_2:red * * *")
    game.play("activate 1.1", "take")
    assert cubes(game, "red")["guard"] == 3
    assert moves(game) == ["from wall", "from temple", "none"]
    game.play("from wall")
    assert cubes(game, "red") == {"wall": 3, "temple": 4, "guard": 4}


@rule("N6.3.2")
def test_a_cube_may_be_left_out_and_the_next_still_be_moved() -> None:
    game = table(red="gold 2 wall 6 temple 5", column_1="temple_2:red * * *")
    game.listen()
    game.play("activate 1.1", "take", "none", "from wall")
    assert cubes(game, "red") == {"wall": 5, "temple": 6}
    told = [line for line in news(game) if line[0].startswith("cube")]
    assert told == [("cube-left-out", 0, 1, 1, 0), ("cube-moved", 0, 0, 1, 0)]


@rule("N6.3.2", "N6.3.3")
def test_without_a_cube_elsewhere_the_missing_one_is_left_out_and_all_hear_it() -> None:
    game = table(red="wood 2 wall 10", column_1="wall_2:red * * *")
    game.listen()
    game.play("activate 1.1", "take")
    assert (decides(game), cubes(game, "red")) == ("blue", {"wall": 11})
    told = [line for line in news(game) if line[0].startswith("cube")]
    assert told == [("cube", 0, 0, 1, 0), ("cube-left-out", 0, 0, 1, 0)]


@rule("N6.3.3")
def test_no_cube_is_taken_from_its_own_board() -> None:
    game = table(red="wood 1 wall 6 temple 5", column_1="wall_1:red * * *")
    game.play("activate 1.1", "take")
    assert moves(game) == ["from temple", "none"]
    assert why(game, "from guard") == ("no-cube-there", "N6.3.2")
    assert why(game, "from wall") == ("same-board", "N6.3.3")


@rule("N6.3.4", "N6.3.5")
def test_with_all_cubes_on_the_board_the_card_is_useless() -> None:
    game = table(red="wood 2 wall 11", column_1="wall_2:red * * *")
    game.play("activate 1.1")
    assert decides(game) == "blue"
    game = table(red="wood 2 wall 10", column_1="wall_2:red * * *")
    game.play("activate 1.1", "take")  # one cube is enough for the card; there is nobody to ask about the other
    assert (decides(game), cubes(game, "red")) == ("blue", {"wall": 11})
    above = table(red="wood 2 gold 3 wall 11", column_1="wall_2:blue/x temple_1:green/x gold_2:red *")
    above.play("activate 1.3", "skip")
    assert why(above, "use 1.1") == ("no-cube", "N6.3.4")


@rule("N6.4.1")
def test_the_top_gate_for_two_wood() -> None:
    game = table(red="wood 2", gates="blue blue", column_1="gate:red * * *")
    game.play("activate 1.1", "take")
    assert purse(game, "red")["wood"] == 0
    assert points(game, "red") == {"gates": 3}  # the third of the stack
    assert game.view(None)["gates"]["left"] == [3, 3, 4, 4, 4]


@rule("N6.4.2")
def test_without_a_gate_the_card_cannot_be_used() -> None:
    taken = "blue " * 8
    game = table(red="wood 2 gold 2", gates=taken, column_1="gate:blue/x wood_1:green/x gold_2:red *")
    game.play("activate 1.3", "skip")
    assert moves(game, "use") == ["1.2"]
    assert why(game, "use 1.1") == ("no-gate", "N6.4.2")


@rule("N6.5.1", "N6.1.3")
def test_refresh_stands_up_one_or_two() -> None:
    game = table(column_1="*:red/x *:red/x *:red/x *", column_2="refresh:red * * *")
    game.play("activate 2.1", "take")
    assert moves(game) == ["refresh 1.1", "refresh 1.2", "refresh 1.3"]
    assert why(game, "stop") == ("first-needed", "N6.1.3")
    game.play("refresh 1.1")
    assert moves(game) == ["refresh 1.2", "refresh 1.3", "stop"]
    one = game.clone()
    one.play("stop")
    assert [worker(one, f"1.{row}") for row in (1, 2, 3)] == ["red", "red/x", "red/x"]
    game.play("refresh 1.3")
    assert [worker(game, f"1.{row}") for row in (1, 2, 3)] == ["red", "red/x", "red"]
    assert decides(game) == "blue"


@rule("N6.5.2")
def test_the_worker_just_exhausted_stays_down() -> None:
    game = table(column_1="refresh:red * * *")
    game.play("activate 1.1")
    assert decides(game) == "blue"  # no target: the card is not offered
    game = table(column_1="refresh:red *:red/x * *", auto=False)
    game.play("activate 1.1", "take")
    assert moves(game) == ["refresh 1.2"]
    assert why(game, "refresh 1.1") == ("this-turn", "N6.5.2")


@rule("N6.5.2")
def test_being_exhausted_in_this_turn_travels_with_the_worker() -> None:
    game = table(
        2,
        red="gold 4",
        auto=False,
        column_1="refresh:blue/x swap_workers:green/x wood_1:red *",
        column_2="*:red/x * * *",
    )
    game.play("activate 1.3", "skip", "use 1.2", "swap 1.1 1.3")
    assert worker(game, "1.1") == "red/x"
    game.play("use 1.1")
    assert moves(game) == ["refresh 2.1"]
    assert why(game, "refresh 1.1") == ("this-turn", "N6.5.2")


@rule("N6.5.3", "N10.6")
def test_only_own_workers_can_be_refreshed() -> None:
    game = table(2, column_1="*:blue/x *:green/x *:red/x *:red", column_2="refresh:red * * *", auto=False)
    game.play("activate 2.1", "take")
    assert moves(game) == ["refresh 1.3"]
    assert why(game, "refresh 1.1") == ("others-worker", "N6.5.1")
    assert why(game, "refresh 1.2") == ("neutral-worker", "N10.6")
    assert why(game, "refresh 1.4") == ("not-exhausted", "N6.5.1")


@rule("N6.6.1")
def test_place_workers_places_one_or_two_by_the_usual_rule() -> None:
    game = table(column_1="place_workers:red * *:blue *")
    game.play("activate 1.1", "take", "place 1")
    assert worker(game, "1.2") == "red"
    assert moves(game) == ["place 1", "place 2", "place 3", "place 4", "place 5", "stop"]
    one = game.clone()
    one.play("stop")
    assert (supply(one, "red"), decides(one)) == (4, "blue")
    game.play("place 1")
    assert (worker(game, "1.4"), supply(game, "red"), decides(game)) == ("red", 3, "blue")


@rule("N6.6.1", "N1.4")
def test_place_workers_needs_a_worker_and_places_what_there_is() -> None:
    game = table(red="supply 0", column_1="place_workers:red * * *")
    assert decides(game) == "blue"  # the only worker was activated and had nothing to offer
    game = table(red="supply 1", column_1="place_workers:red * * *")
    game.play("activate 1.1", "take", "place 2")
    assert (supply(game, "red"), decides(game)) == (0, "blue")


@rule("N6.6.2")
def test_place_any_reaches_every_unoccupied_card() -> None:
    game = table(column_1="place_any:red *:blue * *")
    game.play("activate 1.1", "take")
    taken = {"1.1", "1.2"}
    everywhere = {f"{c}.{r}" for c in range(1, 6) for r in range(1, 5)}
    assert set(moves(game, "put")) == everywhere - taken
    game.play("put 5.4")
    assert (worker(game, "5.4"), due(game)) == ("red", [])


@rule("N6.6.2", "N1.4")
def test_place_any_needs_a_worker() -> None:
    game = table(red="supply 0", auto=False, column_1="place_any:red * * *")
    game.play("activate 1.1")
    assert decides(game) == "blue"


@rule("N6.6.3")
@pytest.mark.parametrize(("face", "answers"), [("place_any", ["put 1.2"]), ("place_workers", ["place 1", "stop"])])
def test_a_worker_placed_into_a_due_column_comes_home_again(face: str, answers: list[str]) -> None:
    game = table(column_1=f"* * * {face}:red")
    game.play("activate 1.4", "take", *answers)
    assert supply(game, "red") == 6
    assert ":" not in column(game, 1)


@rule("N6.6.4", "N10.4")
@pytest.mark.parametrize(("face", "answers"), [("place_any", ["put 3.3"]), ("place_workers", ["place 1", "place 2"])])
def test_no_neutral_worker_comes_with_a_card(face: str, answers: list[str]) -> None:
    game = table(2, column_1=f"{face}:red * * *")
    game.play("activate 1.1", "take", *answers)
    assert (decides(game), game.neutral) == ("blue", [6, 6])


@rule("N6.7.1")
@pytest.mark.parametrize(("place", "state"), [("2.1", "red"), ("2.2", "red/x")])
def test_replace_puts_an_own_worker_in_the_same_state(place: str, state: str) -> None:
    game = table(column_1="replace_worker:red * * *", column_2="*:blue *:green/x *:red *")
    game.play("activate 1.1", "take")
    assert moves(game, "replace") == ["2.1", "2.2"]
    assert why(game, "replace 2.3") == ("own-worker", "N6.7.1")
    game.play(f"replace {place}")
    assert worker(game, place) == state
    assert supply(game, "red") == 6 - 3
    assert supply(game, "blue" if place == "2.1" else "green") == 6


@rule("N6.7.2", "N10.6")
def test_replace_needs_a_worker_and_spares_neutral_ones() -> None:
    game = table(red="supply 0", column_1="replace_worker:red * * *", column_2="*:blue * * *")
    assert decides(game) == "blue"  # the only worker was activated and had nothing to offer
    game = table(2, auto=False, column_1="replace_worker:red * * *", column_2="*:blue *:yellow/x * *")
    game.play("activate 1.1", "take")
    assert moves(game) == ["replace 2.1"]
    assert why(game, "replace 2.2") == ("neutral-worker", "N10.6")
    game = table(2, auto=False, column_1="replace_worker:red * * *", column_2="*:green/x *:yellow/x * *")
    game.play("activate 1.1")
    assert decides(game) == "blue"


@rule("N6.7.3")
def test_a_worker_put_down_exhausted_counts_as_exhausted_in_this_turn() -> None:
    game = table(
        red="gold 4", round=3, column_1="refresh:red/x replace_worker:red * *", column_2="*:blue/x *:green/x * *"
    )
    game.play("activate 1.2", "take", "replace 2.1", "use 1.1")
    assert worker(game, "1.1") == "red"  # the only worker that could be refreshed
    assert worker(game, "2.1") == "red/x"


@rule("N6.8.1")
def test_any_two_workers_of_any_one_column_change_places() -> None:
    game = table(2, column_1="swap_workers:red * * *", column_3="*:blue/x *:green/x *:red *")
    game.play("activate 1.1", "take")
    assert moves(game, "swap") == ["3.1 3.2", "3.1 3.3", "3.2 3.3"]
    assert why(game, "swap 3.1 3.4") == ("no-worker-there", "N6.8.1")
    faces = [at(game, f"3.{row}").split(":")[0] for row in range(1, 5)]
    game.play("swap 3.1 3.3")
    assert [worker(game, f"3.{row}") for row in range(1, 5)] == ["red", "green/x", "blue/x", ""]
    assert [at(game, f"3.{row}").split(":")[0] for row in range(1, 5)] == faces


@rule("N6.8.2")
def test_any_two_cards_of_any_one_column_change_places_with_their_workers() -> None:
    game = table(column_1="swap_cards:red * * *", column_3="wood_1:blue/x gold_2 wall_1:green wood_2")
    game.play("activate 1.1", "take", "swap 3.1 3.2")
    assert column(game, 3) == "gold_2 wood_1:blue/x wall_1:green wood_2"


@rule("N6.8.3")
def test_an_exhausted_worker_swapped_to_row_four_makes_the_column_due() -> None:
    game = table(red="gold 1", column_1="wood_1:blue/x swap_workers:red * *", column_3="*:blue/x *:green * *:red")
    ready = game.clone()
    game.play("activate 1.2", "take", "swap 3.1 3.4")
    assert due(game) == [3]
    ready.play("activate 1.2", "take", "swap 3.2 3.4")
    assert due(ready) == []


@rule("N6.8.4")
def test_alike_workers_are_not_swapped() -> None:
    game = table(column_1="swap_workers:red *:red/x * *", column_2="*:blue *:blue *:blue/x *", auto=False)
    game.play("activate 1.1", "take")
    # 1.1 was exhausted in this turn, 1.2 was not: they differ. 2.1 and 2.2 are the same.
    assert moves(game, "swap") == ["1.1 1.2", "2.1 2.3", "2.2 2.3"]
    assert why(game, "swap 2.1 2.2") == ("alike", "N6.8.4")
    none = table(column_1="swap_workers:red * * *", column_2="*:blue *:blue * *")
    none.play("activate 1.1")
    assert decides(none) == "blue"  # no pair: the card cannot be used


@rule("N6.8.4")
def test_neutral_workers_of_two_colours_differ() -> None:
    game = table(2, auto=False, column_1="swap_workers:red * * *", column_2="*:green/x *:yellow/x *:green/x *")
    game.play("activate 1.1", "take")
    assert moves(game, "swap") == ["2.1 2.2", "2.2 2.3"]


@rule("N6.8.4")
def test_alike_cards_are_not_swapped() -> None:
    game = table(column_1="swap_cards:red * * *", column_2="wood_1 wood_1 wood_1:blue wood_1:blue")
    game.play("activate 1.1", "take")
    assert [pair for pair in moves(game, "swap") if pair.startswith("2")] == [
        "2.1 2.3",
        "2.1 2.4",
        "2.2 2.3",
        "2.2 2.4",
    ]
    assert why(game, "swap 2.1 2.2") == ("alike", "N6.8.4")
    assert why(game, "swap 2.3 2.4") == ("alike", "N6.8.4")


@rule("N6.8.4", "N5.8")
def test_a_used_card_differs_from_its_twin() -> None:
    game = table(red="gold 4", column_1="wood_1:blue/x wood_1:blue/x swap_cards:green/x gold_2:red")
    game.play("activate 1.4", "skip")
    unused = game.clone()
    unused.play("use 1.3")
    assert "1.1 1.2" not in moves(unused, "swap")
    game.play("use 1.1", "use 1.3")
    assert "1.1 1.2" in moves(game, "swap")
    first = card(game, "1.1")
    game.play("swap 1.1 1.2")
    assert card(game, "1.2") == first
    assert moves(game) == ["use 1.1", "stop"]  # the twin, now in row 1, is still to be used


@rule("N6.8.4", "N12.6.2")
def test_the_activated_card_differs_from_a_twin_with_an_alike_worker() -> None:
    game = table(leaders="activate_two:red", red="gold 2", column_1="swap_cards:blue/x wood_1:red wood_1:red *")
    game.play("call activate_two", "activate 1.2", "skip", "stop")
    game.play("activate 1.3", "skip", "use 1.1")  # neither twin was used, both workers were exhausted in this turn
    assert "1.2 1.3" in moves(game, "swap")


@rule("N6.8.5")
def test_the_activated_card_differs_from_its_twin() -> None:
    game = table(round=2, column_1="swap_cards:red swap_cards * *", auto=False)
    game.play("activate 1.1", "take")
    assert "1.1 1.2" in moves(game, "swap")
    game.play("swap 1.1 1.2")
    assert [worker(game, "1.1"), worker(game, "1.2")] == ["", "red/x"]


@rule("N6.9.1")
def test_use_cards_uses_one_or_two_occupied_cards_anywhere() -> None:
    game = table(
        red="gold 3",
        column_1="use_cards:red * * *",
        column_2="wood_2:blue gold_2:green/x wood_1 *",
        column_4="* wood_1:red/x * *",
    )
    game.play("activate 1.1", "take")
    assert moves(game) == ["use 2.1", "use 2.2", "use 4.2"]
    assert why(game, "use 2.3") == ("no-worker-there", "N6.9.1")
    game.play("use 2.1")
    assert (purse(game, "red"), purse(game, "blue")["gold"]) == ({"wood": 2, "gold": 2}, 1)
    assert moves(game) == ["use 2.2", "use 4.2", "stop"]
    one = game.clone()
    one.play("stop")
    assert decides(one) == "blue"
    game.play("use 4.2")
    assert purse(game, "red") == {"wood": 3, "gold": 1}  # the fee for an own worker goes to the bank
    assert [worker(game, place) for place in ("2.1", "2.2", "4.2")] == ["blue", "green/x", "red/x"]
    assert decides(game) == "blue"


@rule("N6.9.2")
def test_use_cards_chooses_different_cards_and_never_use_cards() -> None:
    game = table(
        red="gold 3", round=3, auto=False, column_1="use_cards:red * * *", column_2="wood_2:blue use_cards:blue * *"
    )
    game.play("activate 1.1", "take")
    assert moves(game) == ["use 2.1"]
    assert why(game, "use 2.2") == ("use-cards", "N6.9.2")
    assert why(game, "use 1.1") == ("use-cards", "N6.9.2")
    game.play("use 2.1")
    assert decides(game) == "blue"  # 2.1 is used, nothing else is left


@rule("N6.9.3")
def test_cards_used_so_give_no_right_to_those_above() -> None:
    game = table(red="gold 4", column_1="use_cards:red * * *", column_2="wood_2:blue/x gold_2:green/x * *")
    game.play("activate 1.1", "take", "use 2.2", "stop")
    assert decides(game) == "blue"


@rule("N6.9.4")
def test_income_of_the_first_pays_for_the_second() -> None:
    game = table(red="gold 1", column_1="use_cards:red * * *", column_2="gold_2:blue temple_1:green * *")
    game.play("activate 1.1", "take")  # at first only gold_2 is affordable
    assert moves(game) == ["use 2.2", "stop"]
    game.play("use 2.2")
    assert (purse(game, "red")["gold"], cubes(game, "red")) == (0, {"temple": 1})
    assert (purse(game, "blue")["gold"], purse(game, "green")["gold"]) == (1, 1)


@rule("N6.9.5")
def test_without_a_target_use_cards_cannot_be_used() -> None:
    for stock, others in (
        ("gold 0", "wood_1:blue * * *"),
        ("gold 1", "temple_1:blue wall_1:green gate:blue *"),
        ("gold 5", "* * * *"),
    ):
        game = table(red=stock, column_1="use_cards:red * * *", column_2=others)
        game.play("activate 1.1")
        assert decides(game) == "blue"


@rule("N6.9.5", "N14")
def test_above_use_cards_both_fees_are_set_aside() -> None:
    said: dict[str, Any] = {"column_1": "use_cards:blue/x wood_1:red * *", "column_2": "temple_1:green * * *"}
    for gold, offered in ((1, False), (2, False), (3, True)):
        game = table(red=f"gold {gold}", **said)
        game.play("activate 1.2", "take")  # so that the activated card is no target
        assert (game.question == "cards above") == offered
    game.play("use 1.1")
    assert (purse(game, "red")["gold"], cubes(game, "red")) == (0, {"temple": 1})
