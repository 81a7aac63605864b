"""Puzzles: each is solved by its line, by nothing simpler, and where it says so, by nothing better."""

from __future__ import annotations

import pytest

import shofar
from shofar.engine.game import Game
from shofar.guides.condition import number
from shofar.guides.guide import LEARNER, PUZZLES, Guide, guide, set_up
from shofar.readers.lexicon import lexicon
from tests.guides.learner import Learner

TITLES = shofar.titles()
MOST = 3_000  # positions of one turn


@pytest.fixture(params=TITLES)
def made(request: pytest.FixtureRequest) -> Guide:
    found = guide(request.param, PUZZLES)
    assert found is not None
    return found


def test_there_is_a_handful_for_every_title_and_each_is_an_example_of_the_rules(made: Guide) -> None:
    assert len(made.steps) >= 3
    assert all(made.settings[step.setting].example for step in made.steps)


def test_all_tables_are_for_the_same_people(made: Guide) -> None:
    """A learner solves them at one table."""
    positions = [set_up(made, at).position() for at in range(len(made.steps))]
    assert {one["players"] for one in positions} == {made.players}
    assert all(one["options"] == positions[0]["options"] for one in positions)


def test_the_line_solves_each_and_the_answer_is_explained(made: Guide) -> None:
    for at, step in enumerate(made.steps):
        learner = Learner(made, at)
        while learner.course.at == at and not learner.course.finished:
            move = learner.shown()
            assert move, f"{step.key}: nothing to show among {learner.moves()}"
            learner.play(move)
            learner.rivals()
        assert [one.key for one in learner.course.said] == [f"guide-{step.key}-ok"], step.key
        assert learner.course.finished or learner.course.elsewhere


def test_not_every_way_solves_them_and_another_way_can_be_tried_again(made: Guide) -> None:
    for at, step in enumerate(made.steps):
        tried = []
        for pick in (0, -1):
            learner = Learner(made, at)
            for _ in range(12):
                if learner.course.lost or learner.course.at != at:
                    break
                learner.play(learner.moves()[pick])
                learner.rivals()
            tried.append(learner.course.lost and learner.course.at == at)
            if tried[-1]:
                learner.read()
        assert any(tried), step.key


def ends(game: Game, seen: set[str], made: Guide, fact: str) -> int:
    """The most of a fact that the learner can have at the end of this turn."""
    best = number(made.about(game), fact)
    if game.seat != LEARNER:
        return best
    assert len(seen) < MOST
    for move in game.moves:
        after = game.clone()
        after.play(move)
        if after.digest() not in seen:
            seen.add(after.digest())
            best = max(best, ends(after, seen, made, fact))
    return best


def test_nobody_can_do_better(made: Guide) -> None:
    """All that can be done in the turn is tried."""
    for at, step in enumerate(made.steps):
        if step.best:
            line = Learner(made, at)
            while line.course.at == at and line.decides:
                line.play(line.shown())
            reached = number(line.course.facts, step.best)
            assert ends(set_up(made, at), set(), made, step.best) == reached, step.key


def test_every_word_is_there(made: Guide) -> None:
    words = lexicon("en", made.title, True, PUZZLES)
    for step in made.steps:
        key = f"guide-{step.key}"
        assert all(words.has_attribute(key, part) for part in ("do", "why", "tag")), key
        assert words.has(f"{key}-ok") and words.has_attribute(f"{key}-lost", "do"), key
