"""What options say beforehand, with the numbers of the specification's examples."""

from __future__ import annotations

import pytest

from shofar.readers.forecast import said
from shofar.readers.words import Words
from tests.games.golem.table import do, library, marble, palace, table
from tests.rules import rule

pytestmark = pytest.mark.both

WORDS = Words("en", ["Denis", "Julia"], strict=True)


@rule("EX-2", "G2.9")
def test_the_price_of_entering_the_last_section() -> None:
    game = do(table(knowledge=6, vp=4, golems="yellow.9"), "walk", value=1)
    assert [game.forecast(f"enter {good}").paid() for good in ("knowledge", "vp")] == [{"knowledge": 5}, {"vp": 5}]


@rule("EX-5", "G3.7")
def test_the_price_of_work_less_the_value_of_the_row() -> None:
    """EX-5: three golems cost 5, at value 3 that is 2; with 1 knowledge it is refused, and says so with its price."""
    game = marble(table(knowledge=1, golems="red.1 yellow.1 blue.1"), "work", 3)
    assert game.forecast("work 2").paid() == {}
    forecast = game.forecast("work 3")
    assert forecast.refused is not None
    assert (forecast.refused.key, forecast.paid()) == ("no-knowledge", {"knowledge": 2})


@rule("EX-6", "G3.11", "G4.2.1")
def test_the_price_of_a_golem_rises_with_those_on_the_block() -> None:
    """EX-6: 3 clay in yellow, 6 in red or blue; the torso costs 3."""
    game = marble(table(clay=2, golems="red.1 blue.1"), "golem", 4)
    prices = [game.forecast(f"create {district}").paid()["clay"] for district in ("red", "yellow", "blue")]
    assert prices == [6, 3, 6]
    assert game.forecast("develop dev_golem_torso").paid() == {"clay": 3}


@rule("EX-7", "G3.12", "G4.5.2")
def test_gold_that_completes_an_artifact_brings_its_income() -> None:
    """EX-7: art_4a, a4 holds 3 gold; 3 coins complete it: study +1 and 3 points."""
    game = marble(table(coin=3, tile="art_4a", gold={"a4": 3}), "artifacts", 2)
    forecast = game.forecast("gold a4")
    assert (forecast.paid(), forecast.gained()) == ({"coin": 3}, {"vp": 3})
    told = said(WORDS, game.rules, forecast)
    assert "Completes artifact 4." in told
    assert "Comes to position 1 of the study track." in told


@rule("EX-11", "G5.3")
def test_influence_costs_coins_or_brings_them() -> None:
    game = table(coin=3, marbles="red blue")
    palace(game, 41, 39, 43, 46)
    do(game, "influence")
    assert (game.forecast("influence").paid(), game.forecast("coins").gained()) == ({"coin": 3}, {"coin": 3})


@rule("EX-8", "G4.7.1")
@pytest.mark.parametrize(
    ("book", "space", "bonus", "price"),
    [
        (9, 1, "-0", 1),
        (24, 1, "-0", 7),
        (24, 5, "-0", 10),
        (24, 5, "-3", 7),
        (24, 5, "no_card_cost", 3),
        (9, 1, "-3", 0),
    ],
)
def test_the_shown_price_of_a_book_is_card_and_space_less_the_discount(
    book: int, space: int, bonus: str, price: int
) -> None:
    """EX-8: book_09 in space 1 costs 1 + 0. book_24 costs 7, space 5 another 3."""
    game = table(knowledge=20, auto=False)
    library(game, *[book if at == space else at for at in range(1, 6)])
    forecast = do(game, f"buy_book {bonus}").forecast(f"buy {space} 1")
    assert forecast.paid() == ({"knowledge": price} if price else {})
    assert ("Costs" in said(WORDS, game.rules, forecast)) == bool(price)


@rule("EX-26", "G4.7.2")
def test_a_black_book_asks_for_a_student() -> None:
    """EX-26: with 3 off, book_34 in space 4 costs 2 - 3, not below 0, and a student's step back."""
    game = table(students=(3, 1, 1), auto=False)
    library(game, 1, 2, 3, 34)
    do(game, "buy_book -3")
    forecast = game.forecast("buy 4 1")
    assert forecast.paid() == {}
    assert forecast.next is not None
    assert (forecast.next.question, forecast.next.chain) == ("retreat", True)


@rule("EX-37", "G3.14")
def test_the_prices_of_the_mirror() -> None:
    game = marble(table(coin=4), "mirror", 3)
    copied = game.forecast("copy study")
    assert (copied.paid(), copied.gained()) == ({"coin": 1}, {"knowledge": 3})
    assert game.forecast("study").paid() == {"coin": 3}


@rule("EX-13", "EX-14", "G5.9")
def test_control_that_cannot_be_paid_is_foreseen_with_the_points_it_costs() -> None:
    """EX-14: 2 knowledge for blue, the last 1 is lost, 5 points for red."""
    game = table(knowledge=3, golems="blue.3 red.4 yellow.1", track=1)
    coming = game.outlook(0)
    assert (coming.paid(), coming.open, coming.hidden) == ({"knowledge": 3, "vp": 5}, False, False)


@rule("G3.16")
def test_resources_of_choice_are_counted() -> None:
    game = do(table(), "2 resource")
    assert (game.progress, game.forecast("gain clay").gained()) == ((1, 2), {"clay": 1})
    game.play("gain clay")
    assert game.progress == (2, 2)


@rule("G0.10")
def test_a_golem_that_works_in_vain_says_so() -> None:
    """Red II creates a golem for 1 clay less: without clay that can be chosen, but nothing comes of it."""
    game = marble(table(knowledge=9, golems="red.2", clay=0), "work", 3)
    game.play("work 1")
    forecast = game.forecast("activate red.2")
    assert forecast.vain is not None
    assert forecast.vain.key == "no-use"
