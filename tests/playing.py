"""Random games for tests: every title, player count and option, from a seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import shofar
from shofar import env

Setup = tuple[str, int, dict[str, Any]]


def setups(title: str) -> list[Setup]:
    """Every player count with every combination of options."""
    return list(_setups(title))


@cache
def _setups(title: str) -> list[Setup]:
    """Found once per process: all rules of a title are made for it."""
    made = shofar.title(title)
    choices = [[(option.name, value) for value in option.values] for option in made.options]
    found: list[Setup] = []
    for players in made.players:
        for combination in product(*choices):
            options = dict(combination)
            try:
                made.rules(shofar.box(title), players, made.settle(players, options))
            except shofar.BadRequest:
                continue  # an option that this player count refuses, with a sentence of its own
            found.append((title, players, options))
    return found


def sample(title: str, count: int, seed: int = 0) -> list[tuple[Setup, int]]:
    """A number of set-ups, evenly over all, each with a seed."""
    rng = random.Random(f"{title}/{seed}")
    pool: list[Setup] = []
    while len(pool) < count:
        more = setups(title)
        rng.shuffle(more)
        pool += more
    return [(setup, rng.randrange(10**9)) for setup in pool[:count]]


def start(setup: Setup, seed: int, **more: Any) -> shofar.Game:
    title, players, options = setup
    return shofar.new(title, players=players, seed=seed, options=options, **more)


def seen_afresh(game: shofar.Game, seat: int) -> list[int]:
    """The observation of one who has looked at nothing before."""
    eye = env.eye(game.rules.title.name)
    eye.look(game, seat)
    return list(eye.row)


def playthrough(setup: Setup, seed: int, **more: Any) -> Iterator[shofar.Game]:
    """A random game, handed out at its start and after every move."""
    game = start(setup, seed, **more)
    rng = random.Random(seed)
    yield game
    while game.seat is not None:
        game.apply(rng.choice(game.legal()))
        yield game
