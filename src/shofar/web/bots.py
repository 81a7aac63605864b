"""The bots a table can seat. They see what their seat may see: they search in reshuffled copies only."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Final

from shofar.engine.game import Game

LEVELS: Final = ("steady", "hasty")  # the first is the default
NAMES: Final = ("Ezer", "Zuzia", "Hanna", "Baruch", "Miriam", "Shemaiah")
SECONDS: Final = 0.3
DEPTH: Final = 40  # decisions looked ahead at random


def choose(game: Game, level: str, rng: random.Random, seconds: float = SECONDS) -> str:
    """The move of a bot of this level, in notation."""
    seat = game.seat
    assert seat is not None
    return _CHOOSERS[level](game, seat, rng, seconds)


def _hasty(game: Game, seat: int, rng: random.Random, seconds: float) -> str:
    return rng.choice(game.moves).text


def _steady(game: Game, seat: int, rng: random.Random, seconds: float) -> str:
    """Tries every move in many reshuffled copies, goes on at random for a while, and keeps what scores best."""
    moves = game.legal()
    totals = dict.fromkeys(moves, 0.0)
    rounds = 0
    end = time.monotonic() + seconds
    while len(moves) > 1 and (rounds < 2 or time.monotonic() < end):
        rounds += 1
        world = game.determinized(seat, rng)
        for move in moves:
            if move in world.legal():
                totals[move] += _outlook(world.clone(), move, seat, rng)
    best = max(totals, key=lambda move: totals[move])
    return game.rules.title.catalogue[best].text


def _outlook(world: Game, move: int, seat: int, rng: random.Random) -> float:
    world.apply(move)
    for _ in range(DEPTH):
        if world.over:
            break
        world.apply(rng.choice(world.legal()))
    scores = world.scores
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - (max(others) if others else 0)


_CHOOSERS: Final[dict[str, Callable[[Game, int, random.Random, float], str]]] = {"hasty": _hasty, "steady": _steady}
