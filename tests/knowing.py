"""What a step teaches, found without asking the engine's door.

What a viewer cannot see is dealt anew, many times, and the step is made again in each of these worlds. A world in which
no choice of the mover would have led to what the viewer saw is one that the viewer can rule out from now on: it has
learnt something. If there is none, it has not.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import shofar
from shofar import undo
from shofar.engine.game import SPECTATOR
from shofar.engine.view import heard
from tests.playing import Setup, start

MANY = 500  # worlds that must all agree before somebody who is said to have learnt something is held not to have

Sight = tuple[dict[str, Any], list[tuple[int, ...]]]


@dataclass(frozen=True)
class Made:
    """A step as `shofar.undo` reads it."""

    seat: int
    taught: int


@dataclass(frozen=True)
class Moment:
    """A step of a game: the position before, the move, and the position after."""

    before: shofar.Game
    move: int
    after: shofar.Game

    def __str__(self) -> str:
        move = self.after.rules.title.catalogue.moves[self.move].text
        return f"seat {self.before.seat}, {self.before.question}: {move} ({len(self.after.history())} moves)"

    @property
    def viewers(self) -> list[int | None]:
        return [*range(self.after.players), None]

    def taught(self, viewer: int | None) -> bool:
        """What the engine says."""
        return bool(self.after.taught >> (SPECTATOR if viewer is None else viewer) & 1)

    @property
    def free(self) -> bool:
        """What the verdict on undo says."""
        assert self.before.seat is not None
        return undo.verdict([Made(self.before.seat, self.after.taught)], self.before.seat).free


def moments(setup: Setup, seed: int) -> Iterator[Moment]:
    """The steps of a random game."""
    game = start(setup, seed)
    rng = random.Random(seed)
    while game.seat is not None:
        before, move = game.clone(), rng.choice(game.legal())
        game.listen().clear()
        game.apply(move)
        yield Moment(before, move, game)


def sight(game: shofar.Game, viewer: int | None) -> Sight:
    """All that a viewer has of a step: the view with its moves, and the log."""
    return game.view(viewer), [entry for entry in game.listen() if heard(game.rules, entry, viewer)]


def learns(moment: Moment, viewer: int | None, worlds: int, rng: random.Random) -> bool:
    """True if one of so many worlds can be ruled out after the step."""
    saw = sight(moment.after, viewer)
    return any(not _fits(moment, viewer, saw, rng) for _ in range(worlds))


def _fits(moment: Moment, viewer: int | None, saw: Sight, rng: random.Random) -> bool:
    """True if in another world behind the same view the mover could have shown the viewer the same."""
    world = moment.before.determinized(viewer, rng)
    own = viewer is not None and viewer == moment.before.seat
    moves = [moment.move] if own else sorted(world.legal(), key=lambda move: move != moment.move)
    return any(sight(_after(world, move), viewer) == saw for move in moves)


def _after(world: shofar.Game, move: int) -> shofar.Game:
    game = world.clone()
    game.listen()
    game.apply(move)
    return game


def disagreement(moment: Moment, viewer: int | None, worlds: int, rng: random.Random) -> str:
    """Where the engine's door and the worlds do not say the same; empty if they do."""
    said = moment.taught(viewer)
    found = learns(moment, viewer, MANY if said else worlds, rng)
    return "" if said == found else f"{moment}: the door says {said} of viewer {viewer}, {worlds} worlds say {found}"
