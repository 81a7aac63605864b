"""What the page says of an option before it is chosen: the price and what it brings, by the rules."""

from __future__ import annotations

import re
from typing import Any

from shofar.web.boards.ezra import BOARD as EZRA
from shofar.web.boards.golem import BOARD
from shofar.web.html import div
from tests.games.ezra import table as ezra
from tests.games.golem import table as golem
from tests.web.test_board_ezra import look_at, told
from tests.web.test_board_golem import look_of

COINS = re.compile(r'−(\d+)<svg[^>]*><use href="[^"]*#i-coin"')  # a price in the picture language of the page


AMOUNTS = re.compile(r'class="amount">(\d*)<svg[^>]*><use href="[^"]*#i-([\w-]+)"')


def shown_rewards(game: Any, move: str) -> list[tuple[str, str]]:
    """What the picture of an option of Ezra shows behind its price."""
    option = str(div[EZRA.option(move, *look_at(game, 0))])
    return AMOUNTS.findall(option.split("#i-pay", 1)[1])


def shown_price(game: Any, move: str) -> list[int]:
    option = str(div[BOARD.option(move, game.view(0), look_of(game, 0))])
    return [int(coins) for coins in COINS.findall(option)]


def test_a_tent_says_the_reward_of_every_space_that_it_enters() -> None:
    """E3.7.12: from space 0 the tent enters 1 (2 silver), then 2 (the orange blessing)."""
    game = ezra.table(3, auto=False)
    ezra.begun(game, "torah", 6)
    one, two = told(game)["tent 1"][1], told(game)["tent 2"][1]
    assert "2 silver" in one and "orange blessing" not in one
    assert "2 silver" in two and "orange blessing" in two
    assert shown_rewards(game, "tent 2") == [("2", "silver"), ("", "blessing")]
    game.tents[0] = 2
    assert shown_rewards(game, "tent 1") == [("2", "food")]
    assert "2 food" in told(game)["tent 1"][1], "that of space 3"


def test_the_last_marker_of_a_column_says_the_bonus_of_the_column() -> None:
    """E3.10.6: two markers stand on 2, the third comes from 1: 2 silver; with it on 2 nobody reaches a column."""
    game = ezra.table(3, auto=False)
    ezra.blessings(game, 0, 1, 2, 2)
    ezra.gain(game, "1 wild blessing")
    options = told(game)
    assert "2 silver" in options["bless orange"][1]
    assert "silver" not in options["bless purple"][1] + options["bless red"][1]


def test_the_mirror_says_its_prices() -> None:
    """G3.14: 1 coin to copy a row, 3 for a step of study; the game takes what the page says."""
    for move, price in (("copy work", 1), ("study", 3)):
        game = golem.table(2, coin=5)
        golem.marble(game, "mirror", 2, colour="red")
        assert shown_price(game, move) == [price]
        game.play(move)
        assert golem.purse(game)["coin"] == 5 - price
