"""A hint: whole turns that can be played, each beginning otherwise, the best first, and the same whatever is hidden."""

from random import Random

import pytest

import shofar
from shofar.bots.advice import MOST, advise


def asked(title: str, players: int = 3) -> shofar.Game:
    """A table where somebody has a real choice."""
    game, rng = shofar.new(title, players, "advice"), Random(1)
    while len(game.legal()) < 4 or len(game.history()) < 30:
        game.apply(rng.choice(game.legal()))
    return game


@pytest.mark.both
@pytest.mark.parametrize("title", shofar.titles())
def test_the_best_turns_begin_otherwise_and_can_be_played(title: str) -> None:
    game = asked(title)
    found = advise(game, Random(2))
    firsts = [one.clicks[0] for one in found]
    assert 1 <= len(found) <= MOST and len(set(firsts)) == len(firsts)
    assert all(first in game.legal() for first in firsts)
    assert [one.gain for one in found] == sorted((one.gain for one in found), reverse=True)
    assert all(abs(change) > 0 for one in found for _, change in one.reasons)


@pytest.mark.parametrize("title", shofar.titles())
def test_a_hint_depends_on_nothing_that_its_seat_cannot_see(title: str) -> None:
    game = asked(title)
    told = [one.clicks for one in advise(game, Random(2))]
    other = game.determinized(game.decider, Random(7))
    assert [one.clicks for one in advise(other, Random(2))] == told
