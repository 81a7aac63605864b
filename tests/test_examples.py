"""The examples of the rules as positions: each opens, plays as its text says, and can be played to the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

import shofar
from shofar import examples

ALL = [(title, number) for title in shofar.titles() for number in examples.numbers(title)]
each = pytest.mark.parametrize(("title", "number"), ALL)


def test_there_are_examples_of_every_title() -> None:
    assert {title for title, _ in ALL} == set(shofar.titles())
    assert len(ALL) > 50


@each
def test_an_example_plays_as_it_is_told(title: str, number: str) -> None:
    told = examples.example(title, number)
    game: Any = examples.game(title, number)
    assert game.seat == told["seat"], "the reader decides first"
    game.play(*told["moves"])
    after = {(field, at): value for field, values in told.get("after", {}).items() for at, value in values.items()}
    assert {(field, at): getattr(game, field)[int(at)] for field, at in after} == after
    possible = {move.text for move in game.moves}
    assert set(told.get("can", ())) <= possible
    assert possible.isdisjoint(told.get("cannot", ()))


@each
def test_an_example_says_something_that_can_be_wrong(title: str, number: str) -> None:
    told = examples.example(title, number)
    assert any(told.get(key) for key in ("after", "can", "cannot"))


@each
def test_an_example_can_be_played_on(title: str, number: str) -> None:
    game, chance = examples.game(title, number), random.Random(number)
    for _ in range(60):
        if game.over:
            break
        game.apply(chance.choice(game.legal()))
    assert game.rules.title.check(game) == []


def test_an_example_that_is_none_is_refused_with_a_sentence() -> None:
    with pytest.raises(shofar.BadRequest, match="no example 'EX-999' to play"):
        examples.game(shofar.titles()[0], "EX-999")
