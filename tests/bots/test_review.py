"""A review finds what was given away, leaves good turns alone, and is the same every time."""

import json
from pathlib import Path
from random import Random

import pytest

import shofar
from shofar import bots
from shofar.bots.review import SLIGHT, review
from shofar.bots.turner import applied
from shofar.bots.values import mark_of, value_of
from tests.terminal.person import shofar_command

BEGUN = {"nehemiah": 90, "ezra": 60, "golem": 45}  # moves before the first turn that is looked at
TURNS = 12
NAMED = 3  # turns of a seat that are told


def played(title: str, players: int, moves: int) -> shofar.Game:
    """A game of good bots, some moves after its beginning, where a turn has just ended."""
    game, rng = shofar.new(title, players, "review"), Random(1)
    mover = [bots.named("medium") for _ in range(players)]
    while len(game.history()) < moves or len(game.asked) < 2:
        game.apply(mover[game.decider].choose(game, rng))
    seat = game.decider
    while game.decider == seat:
        game.apply(mover[seat].choose(game, rng))
    return game


def blunder(game: shofar.Game) -> None:
    """The deciding seat takes whatever looks worst, click by click, until its turn is over."""
    seat, value = game.decider, value_of(game.rules.title.name)
    while not game.over and game.decider == seat:
        game.apply(min(game.asked, key=lambda click: value(applied(game, click), seat)))


@pytest.mark.parametrize("title", shofar.titles())
def test_the_review_names_the_blunder_that_was_planted(title: str) -> None:
    game = played(title, 2, BEGUN[title])
    opening, rng, mover = game.clone(), Random(3), bots.named("hard")
    planted, seat = len(game.history()), game.decider
    blunder(game)
    turns, before = 0, game.decider
    while turns < TURNS and not game.over:
        game.apply(mover.choose(game, rng))
        turns += game.over or game.decider != before
        before = before if game.over else game.decider
    moves = list(game.history())[planted:]
    found = review(opening, moves, "4")
    costly = sorted((turn for turn in found.turns if turn.seat == seat), key=lambda turn: -turn.loss)
    assert 0 in [turn.step for turn in costly[:NAMED]]
    first = found.turns[0]
    assert first.loss >= SLIGHT and first.better and first.better != first.moves
    assert found.steps[-1] == len(moves) and len(found.expected) == len(found.turns) + 1


def test_luck_is_what_came_and_not_what_was_made_of_it() -> None:
    """Wall cards are drawn in the middle of a turn (E3.6.7): whichever of them is built, the draw was as lucky."""
    game, rng, mover = shofar.new("ezra", 2, "luck"), Random(1), bots.named("medium")
    begun, moves, mark = game.clone(), list[int](), mark_of("ezra")
    while not (moves and game.question == "choose_wall" and game.taught and len(game.asked) > 1):
        if mark(game) != mark(begun):
            begun, moves = game.clone(), []
        moves.append(mover.choose(game, rng))
        game.apply(moves[-1])
    lucks, ends = set(), set()
    for built in game.asked:
        after, more = game.clone(), [built]
        after.apply(built)
        while mark(after) == mark(begun):
            more.append(after.asked[0])
            after.apply(more[-1])
        lucks.add(review(begun.clone(), moves + more, "1").turns[0].luck)
        ends.add(value_of("ezra")(after, begun.decider))
    assert len(ends) > 1 and len(lucks) == 1


def test_the_same_record_has_the_same_review() -> None:
    game = played("nehemiah", 3, 20)
    opening, moves = shofar.opening(game.record()), list(game.history())
    first, second = (review(opening.clone(), moves, "1") for _ in range(2))
    assert [turn.loss for turn in first.turns] == [turn.loss for turn in second.turns]
    assert sum(len(turn.moves) for turn in first.turns) == len(moves)


def test_the_end_is_worth_what_was_scored_and_the_command_tells_it(tmp_path: Path) -> None:
    game, rng, mover = shofar.new("nehemiah", 2, "short"), Random(5), bots.named("random")
    while not game.over:
        game.apply(mover.choose(game, rng))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.record()), encoding="utf-8")
    seen = shofar_command("review", file)
    assert seen.code == 0, seen.err
    assert "Turning points" in seen.out and "Better:" in seen.out and f"{game.scores[0]:.1f}" in seen.out
