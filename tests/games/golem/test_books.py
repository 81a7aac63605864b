"""Every book's immediate and activation bonus, the library, columns, and objectives drawn by effects."""

from typing import Any

import pytest

import shofar
from tests.games.golem.table import (
    books,
    change,
    do,
    gold,
    golems,
    library,
    marble,
    options,
    purse,
    seen,
    status,
    students,
    table,
)  # fmt: skip
from tests.rules import rule

pytestmark = pytest.mark.both

# number: cost, immediate (moves, change), activation (moves, change)
BOOKS = {
    1: (1, ([], {"clay": 2}), ([], {"clay": 1})),
    2: (2, ([], {"clay": 1, "red": 1}), (["choose 1"], {"clay": 1})),
    3: (2, ([], {"clay": 3}), (["pay"], {"clay": -1, "vp": 2})),
    4: (3, (["track +2"], {"track": 2, "vp": 1}), ([], {"clay": 2})),
    5: (3, (["kill red.1", "bury cem_1"], {"killed": 1, "track": -1, "vp": 5}), (["pay"], {"clay": -2, "vp": 4})),
    6: (4, ([], {"clay": 4}), ([], {"red": 1})),
    7: (5, ([], {"clay": 2, "vp": 2}), ([], {"clay": 1, "vp": 1})),
    8: (6, ([], {"vp": 5}), (["choose 2"], {"vp": 2})),
    9: (1, ([], {"knowledge": 1}), (["pay"], {"knowledge": -1, "study": 1})),
    10: (2, ([], {"study": 1}), ([], {"knowledge": 1})),
    11: (2, ([], {"knowledge": 1, "blue": 1}), (["choose 2"], {"coin": 1})),
    12: (2, ([], {"knowledge": 3}), (["pay"], {"knowledge": -1, "vp": 2})),
    13: (3, ([], {"study": 1, "knowledge": 1}), ([], {"blue": 1})),
    14: (4, ([], {"vp": 3}), ([], {"knowledge": 2})),
    15: (5, ([], {"study": 2}), (["pay"], {"knowledge": -1, "vp": 3})),
    16: (6, ([], {"knowledge": 3, "vp": 2}), ([], {"study": 1})),
    17: (1, ([], {"vp": 1}), (["choose 3"], {"knowledge": 1})),
    18: (2, (["student yellow"], {"yellow": 1, "vp": 1}), ([], {"vp": 1})),
    19: (3, ([], {"vp": 4}), (["pay", "student red"], {"coin": -1, "red": 1})),
    20: (3, ([], {"red": 1, "blue": 1, "vp": 1}), (["choose 1"], {"vp": 1})),
    21: (4, ([], {"vp": 3}), (["student blue"], {"blue": 1})),
    22: (5, ([], {"vp": 4}), ([], {"vp": 2})),
    23: (5, (["student red", "student red"], {"red": 2}), (["pay"], {"clay": -1, "vp": 3})),
    24: (7, (["student blue"], {"vp": 5, "blue": 1}), ([], {"vp": 2})),
    25: (1, ([], {"coin": 2}), ([], {"coin": 1})),
    26: (2, ([], {"coin": 1, "yellow": 1}), (["choose 2"], {"clay": 1})),
    27: (2, ([], {"coin": 3}), (["pay"], {"coin": -2, "vp": 3})),
    28: (3, (["gold a4"], {"gold": 1}), ([], {"coin": 1})),
    29: (3, ([], {"coin": 2, "vp": 1}), ([], {"yellow": 1})),
    30: (4, ([], {"coin": 4}), (["pay", "gold a4"], {"coin": -2, "gold": 1})),
    31: (5, (["gold a4"], {"gold": 1, "vp": 1}), ([], {"coin": 2})),
    32: (6, (["gold a4"], {"gold": 1, "vp": 2}), (["pay", "gold a4"], {"coin": -1, "gold": 1})),
    33: (0, ([], {"vp": 3}), (["choose 2"], {"coin": 1})),
    34: (0, (["gold a4"], {"gold": 1}), ([], {"vp": 1})),
    35: (0, ([], {"study": 1, "coin": 1}), (["pay"], {"coin": -1, "study": 1})),
    36: (0, (["kill red.1", "bury cem_5"], {"killed": 1, "track": -1, "knowledge": 3}), ([], {"vp": 2})),
    37: (0, (["choose 3"], {"knowledge": 3}), ([], {"vp": 1})),
    38: (0, (["track -2"], {"track": -2, "vp": 1}), (["student yellow"], {"yellow": 1})),
}
COLOURS = ["red"] * 8 + ["blue"] * 8 + ["green"] * 8 + ["yellow"] * 8 + ["black"] * 6
STOCK: dict[str, Any] = {"clay": 5, "coin": 5, "knowledge": 20, "students": (3, 3, 3), "golems": "red.1"}


def added(*changes: dict[str, int]) -> dict[str, int]:
    total: dict[str, int] = {}
    for one in changes:
        for name, amount in one.items():
            total[name] = total.get(name, 0) + amount
    return {name: amount for name, amount in total.items() if amount}


@rule("G4.7.1", "G4.7.2", "G4.7.5", "G4.7.6", "G0.5")
@pytest.mark.parametrize("number", BOOKS)
def test_books(number: int) -> None:
    cost, (now, gained), (later, again) = BOOKS[number]
    game = table(**STOCK)
    others = [other for other in (1, 9, 17, 25, 33, 2) if other != number][:4]
    library(game, *others[:1], number, *others[1:])  # second space: 1 more
    before = status(game)
    black = COLOURS[number - 1] == "black"
    do(game, "buy_book -0", "buy 2 4", *(["retreat blue"] if black else []), *now, *later)
    assert game.over
    paid = {"knowledge": -cost - 1, "blue": -1} if black else {"knowledge": -cost - 1}
    assert change(before, status(game)) == added(paid, {"books": 1}, gained, again)
    assert books(game, 4) == [number]


@rule("G4.7.1", "G4.7.2")
def test_the_library_shows_what_each_book_costs_where_it_lies() -> None:
    game = table(**STOCK)
    library(game, 1, 9, 33, 17, 25)  # the third one is black; spaces cost 0, 1, 1, 2, 3 more
    assert [book["price"] for book in game.view(0)["library"]] == [
        BOOKS[1][0], BOOKS[9][0] + 1, 1, BOOKS[17][0] + 2, BOOKS[25][0] + 3,
    ]  # fmt: skip


@rule("G4.7.8")
@pytest.mark.parametrize("number", BOOKS)
def test_book_activation(number: int) -> None:
    _, _, (moves, expected) = BOOKS[number]
    game = table(columns=("", f"{number:02}"), **STOCK)
    before = status(game)
    do(game, "book_activation 1", "read 2.1", *moves)
    assert game.over
    assert change(before, status(game)) == expected


@rule("G0.2")
@pytest.mark.parametrize("number", [number for number, (_, now, _) in BOOKS.items() if now[0]])
def test_what_is_asked_in_an_immediate_bonus_can_be_declined(number: int) -> None:
    game = table(**STOCK)
    library(game, number)
    do(game, "buy_book -0", "buy 1 1")
    if COLOURS[number - 1] == "black":
        game.play("retreat red")
    while not game.over:
        game.play("done")


@rule("G4.7.4")
def test_the_library_is_refilled_before_the_bonus() -> None:
    game = table(knowledge=9)
    library(game, 1, 2, 21, 3, 4)
    game.stacked = [30]
    do(game, "buy_book -0", "buy 3 1")
    assert [book + 1 for book in game.library] == [1, 2, 3, 4, 31]
    assert game.question == "student any +1", "the activation comes now"


@rule("G4.7.4")
def test_with_an_empty_deck_the_right_spaces_stay_empty() -> None:
    game = table(knowledge=9)
    library(game, 1, 2, 3)
    game.book_deck = []
    do(game, "buy_book -0", "buy 2 1")
    game.play("done")
    assert [book + 1 for book in game.library] == [1, 3]


@rule("G4.7.6", "G0.5")
def test_a_column_acts_from_the_bottom_up() -> None:
    game = table(study=6, knowledge=9, built="study_col4", columns=("", "", "", "19 17"))
    library(game, 23, 1)
    do(game, "buy_book -0", "buy 1 4", "student red", "student red")
    assert game.question == "1 gold", "the column tile first"
    game.play("gold a4")
    assert game.question == "(1 clay | 1 coin | 1 knowledge)", "19 cannot be paid, 17 is next"
    game.play("choose 1")
    assert game.question == "pay 1 clay -> 3 vp", "the new book last"
    game.play("pay")
    assert purse(game) == {"knowledge": 4, "vp": 13}


@rule("G4.7.6", "G4.7.8")
def test_the_log_names_every_book_that_acts() -> None:
    game = table(study=6, knowledge=9, columns=("10 14",))
    library(game, 9, 1)
    told = game.listen()
    do(game, "buy_book -0", "buy 1 1", "done")
    do(game, "book_activation 1", "read 1.2")
    number = [kind.key for kind in game.rules.title.kinds].index("read")
    assert [entry[2] + 1 for entry in told if entry[0] == number] == [10, 14, 9, 14]


@rule("G4.7.6", "G4.5.7")
def test_the_first_book_of_a_column_sets_off_the_golden_tile() -> None:
    for column, coins in ((1, 1), (2, 0)):
        game = table(
            tile="art_2a", gold={"a3": 3}, built="art_gold_build:a3.2:a", knowledge=9, study=3, columns=("", "01")
        )
        library(game, 34, 3)
        game.student[0] = 3
        do(game, "buy_book -0", f"buy 1 {column}", "done")
        assert game.study[0] == 3 + coins, "art_2a a3 gives study +1"


@rule("G4.7.3")
def test_a_column_of_black_books_has_no_colour_yet() -> None:
    game = table(study=3, knowledge=20, columns=("33", "01"))
    library(game, 2, 9)
    do(game, "buy_book -0")
    assert options(game) == {"buy 1 2", "buy 2 1", "buy 2 3", "buy 2 4", "done"}


@rule("G4.7.2")
def test_only_a_student_beyond_section_i_can_pay_for_a_black_book() -> None:
    game = table(students=(1, 4, 1), auto=False)
    library(game, 33)
    do(game, "buy_book -0", "buy 1 1")
    assert options(game) == {"retreat yellow"}
    assert shofar.explain_illegal(game, "retreat red").key == "street-start"


@rule("G4.7.1")
def test_surcharges() -> None:
    for space, surcharge in enumerate((0, 1, 1, 2, 3), 1):
        game = table(knowledge=20)
        library(game, *[1, 9, 17, 25, 22][:5])
        game.library[space - 1], game.library[4] = game.library[4], game.library[space - 1]
        do(game, "buy_book -0", f"buy {space} 1")
        assert purse(game)["knowledge"] == 20 - 5 - surcharge


@rule("G4.7.1", "G4.6.2")
def test_a_discount_gives_no_change() -> None:
    game = table(knowledge=1)
    library(game, 17)
    do(game, "buy_book -5", "buy 1 1", "done")
    assert purse(game)["knowledge"] == 1


LIMITS = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4]
DEVELOPED_LIMITS = [2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 5]


@rule("G4.7.3", "G4.7.7")
@pytest.mark.parametrize(("built", "limits"), [("", LIMITS), ("study_track", DEVELOPED_LIMITS)])
def test_the_limit_of_a_column(built: str, limits: list[int]) -> None:
    for study, limit in enumerate(limits):
        for height in range(6):
            column = " ".join(f"{n:02}" for n in range(1, height + 1))
            game = table(study=study, knowledge=20, built=built, columns=(column, "09", "17", "25"))
            library(game, 8)
            do(game, "buy_book -0")
            assert ("buy 1 1" in options(game)) == (height < limit)


@rule("G4.8.1")
def test_objectives_are_drawn_from_under_the_deck_when_it_is_empty() -> None:
    game = table()
    game.objective = [1] * 25 + [9, 9]
    game.objective_bottom, game.returned_by = [26, 25], [1, 1]
    do(game, "objective 2 keep 1", "keep obj_77")
    assert game.objective[26] == 0
    assert game.objective_bottom == [25]
    assert game.returned_by == [0]


@rule("G4.8.1", "G0.2")
def test_drawn_objectives_that_are_declined_go_under_the_deck() -> None:
    game = table()
    game.stacked = [3, 4]
    do(game, "objective 2 keep 1", "done")
    assert game.objective.count(0) == 0
    assert game.view(0)["seats"][0]["drawn"] == []
    assert game.view(0)["seats"][0]["returned"] == ["obj_54", "obj_55"]


@rule("G4.8.1")
def test_one_objective_is_left() -> None:
    game = table()
    game.objective = [1] * 26 + [8]
    do(game, "objective 2 keep 1")
    assert options(game) == {"keep obj_77", "done"}
    game.objective = [1] * 27
    do(game, "objective 2 keep 1")
    assert game.over


@rule("G4.8.1")
def test_drawn_objectives_are_seen_by_their_owner_only() -> None:
    game = table()
    game.stacked = [3, 4]
    do(game, "objective 2 keep 1")
    assert game.view(0)["seats"][0]["drawn"] == ["obj_54", "obj_55"]
    assert "obj_54" not in seen(game, 1)
    game.play("keep obj_54")
    assert game.view(0)["seats"][0]["returned"] == ["obj_55"]
    assert game.view(1)["seats"][0]["objective_count"] == 1
    assert "obj_5" not in seen(game, 1)


@rule("G4.7.5")
def test_each_time_of_a_doubled_bonus_may_be_declined() -> None:
    game = table(tile="art_2a", built="study_col3", knowledge=3)
    library(game, 28)
    do(game, "buy_book -0", "buy 1 3", "done", "gold a4")
    assert sum(gold(game)) == 1


def test_a_kill_by_a_book() -> None:
    game = table(golems="red.3.lying", columns=("",), students=(2, 1, 1))
    library(game, 36)
    do(game, "buy_book -0", "buy 1 1", "kill red.3.lying", "bury cem_3", "done")
    assert golems(game) == ["cem_3"]
    assert students(game) == (1, 1, 1)
    assert purse(game)["vp"] == 10 + 1 + 2


def test_a_study_marble_without_knowledge_for_anything() -> None:
    game = table()
    library(game, 24, 8, 16, 32, 23)
    marble(game, "study", 1)
    assert game.over
    assert purse(game) == {"knowledge": 1, "vp": 10}
