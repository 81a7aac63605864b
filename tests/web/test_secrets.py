"""A shared screen is passed on only where somebody there has something to hide."""

from __future__ import annotations

import random
from typing import Any

import pytest

from shofar.web.secrets import open_to_all
from shofar.web.tables.rooms import Room
from shofar.web.tables.samples import deal, go_on

# Screens are open or not (N17.2); bids are sealed; objectives and hands of cards are held by who was dealt them.
TABLES: tuple[tuple[str, dict[str, Any], bool], ...] = (
    ("nehemiah", {}, True),
    ("nehemiah", {"screens": "strict"}, False),
    ("golem", {}, False),
    ("ezra", {}, False),
)


def rooms(title: str, options: dict[str, Any]) -> Room:
    """A game in its middle."""
    room, rng = deal(title, 2, 3, options), random.Random(3)
    for _ in range(40):
        assert room.game is not None
        go_on(room, rng.choice(room.game.moves).text)
    return room


@pytest.mark.parametrize(("title", "options", "open_"), TABLES)
def test_a_screen_is_passed_on_where_there_is_a_secret(title: str, options: dict[str, Any], open_: bool) -> None:
    assert open_to_all(rooms(title, options), [0, 1]) is open_


def test_sealed_bids_are_a_secret() -> None:
    room = deal("nehemiah", 2, 3, {"leaders": True})
    assert room.game is not None
    while not room.game.question.startswith("bid"):
        go_on(room, room.game.moves[0].text)
    assert open_to_all(room, [0, 1])
    go_on(room, "bid 1")
    assert not open_to_all(room, [0, 1])
