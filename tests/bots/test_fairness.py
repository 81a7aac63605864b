"""No bot knows more than its seat: whatever is hidden is dealt anew and the generator replaced, and every bot chooses
the same. A bot that cheats is found out by the same test."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import pytest

import shofar
from shofar import bots
from shofar.bots import turner
from shofar.bots.levels import USUAL, Level
from shofar.bots.planner import Planner
from shofar.engine.game import Game
from tests.playing import Setup, setups, start

T = TypeVar("T", bound=Callable[..., Any])

titles = pytest.mark.parametrize("title", shofar.titles())
SMALL = Level(**(USUAL["expert"] | {"beam": 3, "ends": 3, "sims": 4, "horizon": 1}))


def other_worlds(game: Game, seat: int) -> list[Game]:
    """The game as it is, and twice as it might be for all that the seat knows."""
    return [game, game.determinized(seat, "one"), game.determinized(seat, "another")]


def moments(setup: Setup, every: int, most: int) -> list[Game]:
    """Positions of a random game in which there is something to choose, from its beginning and from its middle."""
    game, rng = start(setup, 11), Random(4)
    found: list[Game] = []
    while not game.over and len(found) < most:
        if len(game.asked) > 1 and len(game.history()) % every == 0:
            found.append(game.clone())
        game.apply(rng.choice(game.legal()))
    return found


def with_secrets(title: str) -> Setup:
    """More than one player, and all options that hide something: the last of the set-ups has them."""
    return [setup for setup in setups(title) if setup[1] > 1][-1]


@titles
def test_every_level_chooses_the_same_whatever_is_hidden(title: str) -> None:
    for game in moments(with_secrets(title), every=7, most=5):
        for name in ("easy", "medium", "hard"):
            worlds = other_worlds(game, game.decider)
            assert len({bots.named(name).choose(world, Random(2)) for world in worlds}) == 1, (name, game)
        assert len({Planner("expert", SMALL).choose(w, Random(2)) for w in other_worlds(game, game.decider)}) == 1


@titles
def test_what_a_planner_thinks_is_the_same_to_the_last_digit(title: str) -> None:
    for game in moments(with_secrets(title), every=11, most=4):
        thoughts = []
        for world in other_worlds(game, game.decider):
            turns = Planner("expert", SMALL).think(world, Random(2))
            thoughts.append([(turn.clicks, turn.worth, turn.mean) for turn in turns])
        assert thoughts[0] == thoughts[1] == thoughts[2]


# Whoever thinks otherwise is a plain subclass, which a compiled class cannot have: these run in plain Python.
def plain(test: T) -> T:
    return pytest.mark.both(pytest.mark.skipif(shofar.compiled, reason="in plain Python only")(test))


class Cheat(Planner):
    """Looks at the game itself."""

    def think(self, game: Game, rng: Random) -> list[turner.Turn]:
        seat, found = game.decider, self.turner_of(game)
        turns = found.turns(game.clone(), seat)
        for turn in turns[: SMALL.ends]:
            end = found.finished(turner.replayed(game, turn.clicks, seat), seat, found.mark(game))
            turn.total, turn.worlds = found.worth(self._played_on(end), seat), 1
        return sorted(turns, key=lambda turn: -turn.mean)


@plain
@titles
def test_a_bot_that_looks_at_the_true_game_is_found_out(title: str) -> None:
    """The same comparison, with a planner that does not go through the door."""
    caught = 0
    for game in moments(with_secrets(title), every=5, most=8):
        thoughts = []
        for world in other_worlds(game, game.decider):
            turns = Cheat("expert", SMALL).think(world, Random(2))
            thoughts.append([(turn.clicks, turn.worth, turn.mean) for turn in turns])
        caught += not thoughts[0] == thoughts[1] == thoughts[2]
    assert caught


# --- plans -----------------------------------------------------------------------------------------------------------


class Counting(Planner):
    """Counts how often it thinks."""

    thoughts = 0

    def think(self, game: Game, rng: Random) -> list[turner.Turn]:
        self.thoughts += 1
        return super().think(game, rng)


@plain
@titles
def test_a_plan_is_kept_for_the_clicks_of_a_turn(title: str) -> None:
    game, rng = start(with_secrets(title), 3), Random(1)
    seats = [Counting("hard", SMALL) for _ in range(game.players)]
    chosen = 0
    while not game.over and len(game.history()) < 60:
        chosen += len(game.asked) > 1
        game.apply(seats[game.decider].choose(game, rng))
    assert sum(bot.thoughts for bot in seats) < 0.8 * chosen


@plain
def test_a_plan_is_dropped_when_something_unforeseen_happens() -> None:
    """Half-way through a turn somebody takes away what the plan was for: it thinks again, and its move is legal."""
    rng = Random(1)
    game = start(("golem", 2, {"first_game": True}), 3)
    bot = Counting("hard", SMALL)
    while not (bot.plan and game.question != "turn" and len(game.asked) > 1):
        move = bot.choose(game, rng)
        game.apply(move)
    expected, before = bot.plan[-1][0], bot.thoughts
    other = game.determinized(game.decider, 1)
    setattr(other, "purse", [amount + 3 for amount in getattr(other, "purse")])  # noqa: B009, B010
    assert bot.turner_of(other).key(other, other.decider) != expected
    assert bot.choose(other, rng) in other.legal()
    assert bot.thoughts == before + 1


@titles
def test_a_thought_looks_at_no_more_positions_than_its_numbers_allow(title: str) -> None:
    """The budget is counted, not timed: so many turns are played on, so often."""
    (game,) = moments(with_secrets(title), every=9, most=1)
    turns = Planner("expert", SMALL).think(game, Random(1))
    assert sum(turn.worlds for turn in turns) <= SMALL.sims + SMALL.ends
    assert sum(1 for turn in turns if turn.worlds) <= SMALL.ends
