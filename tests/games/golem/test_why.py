"""Why not: the reason names the rule that a player would look up at this question."""

from typing import Any

import pytest

import shofar
from shofar.games.golem.table import Golem
from tests.games.golem.table import do, library, marble, start_hand, table, tray
from tests.rules import rule

pytestmark = pytest.mark.both


def why(game: Golem, move: str) -> tuple[str, str]:
    found = shofar.explain_illegal(game, move)
    return found.key, found.rule


def keeping() -> Golem:
    game = table()
    game.stacked = [0, 1]
    return do(game, "objective 2 keep 1")


def picking() -> Golem:
    game = table()
    start_hand(game, 1, 2, 3, 4)
    return do(game, "start_pick")


def shelf() -> Golem:
    game = table(knowledge=1)
    library(game, 1, 24)
    return game


CASES: dict[str, Any] = {
    "a golem": (lambda: do(table(clay=3, golems="red.1"), "create -0"), "create red", "no-clay", "G4.2.1"),
    "a development": (lambda: do(table(clay=3), "develop any -0"), "develop dev_golem_head", "no-clay", "G4.6.1"),
    "a slot": (
        lambda: do(table(coin=2), "develop any -0", "develop dev_art_grey_clay"), "fit a1.1 a", "no-coin", "G4.5.4",
    ),
    "another kind in a row": (
        lambda: marble(table(clay=9), "golem", 3), "develop dev_study_track", "wrong-kind", "G4.6.1",
    ),
    "a full cauldron": (
        lambda: marble(table(gold={"a1": 1}, coin=1), "artifacts", 1), "gold a1", "cauldron-full", "G4.5.1",
    ),
    "the golem row": (lambda: marble(table(), "golem", 3), "develop dev_golem_head", "no-clay", "G3.11"),
    "the artifacts row": (
        lambda: marble(table(coin=8), "artifacts", 3, "gold a1"), "gold a2", "part-done", "G3.12",
    ),
    "the study row": (lambda: marble(table(), "study", 3), "develop dev_study_menorah", "no-knowledge", "G3.13"),
    "Mirror": (lambda: marble(table(coin=1), "mirror", 3), "study", "no-coin", "G3.14"),
    "Work": (
        lambda: marble(table(golems="red.1 red.2"), "work", 1), "work 2", "no-knowledge", "G3.7",
    ),
    "influence": (lambda: do(table(marbles="red yellow"), "influence"), "influence", "no-coin", "G5.3"),
    "a book": (lambda: do(shelf(), "buy_book -0"), "buy 2 1", "no-knowledge", "G4.7.1"),
    "no book": (lambda: do(shelf(), "buy_book -0"), "buy 5 1", "no-book", "G4.7.1"),
    "a shelf": (lambda: do(table(columns=("01",)), "book_activation 1"), "read 2.1", "no-book", "G4.7.8"),
    "a kill": (lambda: do(table(golems="red.1"), "kill"), "kill red.2", "no-golem", "G4.4.1"),
    "movement": (lambda: do(table(golems="red.1 red.3"), "walk", value=2), "step red.2", "no-golem", "G2.8"),
    "back in the movement": (
        lambda: do(table(golems="red.1 red.3"), "walk", value=2), "back red.3", "forward-only", "G2.8",
    ),
    "too far on the golem track": (lambda: do(table(), "golem_track +-1"), "track +3", "too-far", "G0.2"),
    "a lying golem": (
        lambda: do(table(golems="red.1 red.2.lying"), "activate 2"), "activate red.2", "lying", "G4.3.2",
    ),
    "the left leg works": (
        lambda: do(table(golems="blue.3", clay=9, built="golem_left_leg"), "create -0", "create red", "done"),
        "activate blue.3", "other-golem", "G4.2.3",
    ),
    "back": (lambda: do(table(golems="red.2"), "move_one 4 fwd"), "back red.2", "forward-only", "G3.18"),
    "the left leg": (
        lambda: do(table(golems="blue.3", clay=9, built="golem_left_leg"), "create -0", "create red"),
        "step blue.3", "other-golem", "G4.2.3",
    ),
    "a starting tile": (picking, "start start_09", "not-in-hand", "G1.12"),
    "a drawn objective": (keeping, "keep obj_60", "not-in-hand", "G4.8.1"),
}  # fmt: skip


@rule("G4.2.1", "G4.6.1", "G4.5.4", "G3.11", "G3.12", "G3.13", "G3.14", "G3.7", "G5.3", "G4.7.1", "G4.4.1", "G2.8")
@pytest.mark.parametrize("name", CASES)
def test_the_rule_is_that_of_the_question(name: str) -> None:
    make, move, key, number = CASES[name]
    assert why(make(), move) == (key, number)


LATER = {
    "develop dev_study_track": ("develop-later", "G4.6.1"), "create red": ("create-later", "G3.11"),
    "gold a1": ("gold-later", "G3.12"), "buy 1 1": ("buy-later", "G3.13"), "activate red.1": ("work-later", "G3.7"),
    "step red.1": ("walk-later", "G2.8"), "influence": ("influence-later", "G5.3"),
    "coins": ("influence-later", "G5.3"),
}  # fmt: skip


@rule("G3.1")
@pytest.mark.parametrize("move", LATER)
def test_a_turn_says_when_other_things_are_done(move: str) -> None:
    game = table(golems="red.1 red.2", clay=9, coin=9, knowledge=9)
    do(game, "turn")
    assert why(game, move) == LATER[move]


@rule("G3.19", "G3.24")
def test_passing_is_refused_after_both_marbles_and_in_the_last_pass_phase() -> None:
    game = table(marbles="red red")
    do(game, "turn")
    assert why(game, "pass") == ("no-pass", "G3.19")
    game = table(marbles="red")
    tray(game, work="red")
    game.passing = 2
    do(game, "turn")
    assert why(game, "pass") == ("last-pass", "G3.24")
