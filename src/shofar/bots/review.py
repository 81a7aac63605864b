"""A game looked back on: what each turn gave away against a better one that could be seen then, and what luck was.

A turn is compared with the best that the beam finds, both played on in the same possible worlds as its seat saw them.
The better one was chosen for doing well in some worlds, so what it is worth is told from others. What a seat learns in
the middle of its turn ends the comparison there: from then on it is luck, the difference between what was expected of
these clicks and where they led. Everything is in points, ahead of the best of the others."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import stdev
from typing import Final

from shofar.bots.learnt import expected_of
from shofar.bots.levels import Level, level_of
from shofar.bots.planner import Planner, diverse
from shofar.bots.turner import Turn, imagined, replayed
from shofar.engine.game import Game

LEVEL: Final = "expert"
RIVALS: Final = 2  # turns that the played one is compared with
WORLDS: Final = 4  # possible worlds in which the best of them is found
MEASURED: Final = 8  # others in which it is compared with the one that was played
SURE: Final = 1.5  # errors of the mean that a difference must have to be told
SLIGHT: Final = 0.5  # points that say nothing: two turns are as good as each other


class Looked:
    """A turn as it was played.

    step    moves made before it
    moves   its moves
    loss    points that the better turn was worth more; 0 if none was found
    better  the clicks of that turn
    luck    points that what was learnt in it brought, against what was to be expected"""

    __slots__ = ("better", "loss", "luck", "moves", "seat", "step")

    def __init__(self, step: int, seat: int, moves: list[int], loss: float, better: list[int], luck: float) -> None:
        self.step: Final = step
        self.seat: Final = seat
        self.moves: Final = moves
        self.loss: Final = loss
        self.better: Final = better
        self.luck: Final = luck


class Review:
    """All turns of a game, and what everybody could expect where each had ended: `steps` counts the moves there."""

    __slots__ = ("expected", "steps", "turns")

    def __init__(self) -> None:
        self.turns: Final[list[Looked]] = []
        self.steps: Final[list[int]] = []
        self.expected: Final[list[list[float]]] = []


def review(game: Game, moves: list[int], seed: str) -> Review:
    """Look at these moves from this position on; the game is played on."""
    found = Review()
    for _ in reviewing(game, moves, seed, found):
        pass
    return found


def reviewing(game: Game, moves: list[int], seed: str, found: Review, step: int = 0) -> Iterator[int]:
    """The same, turn by turn into `found`, with the number of each move that was looked at; from a later step on, if it
    was begun before: each turn has luck of its own, so pieces make the same review as the whole."""
    critic = Critic(game.rules.title.name)
    if not step:
        critic.note(found, game, 0)
    while step < len(moves):
        made = critic.look(found, game, moves, step, Random(f"{seed}/{step}"))
        critic.note(found, game, step + made)
        for _ in range(made):
            step += 1
            yield step


class Critic:
    """Judges turns of one title."""

    def __init__(self, title: str) -> None:
        usual = level_of(LEVEL, title)
        level = Level(usual.beam, usual.ends, usual.sims, usual.horizon, usual.width, 0, "lead", usual.learnt)
        self.expected: Final = expected_of(title)
        self.planner: Final = Planner(LEVEL, level)

    def note(self, found: Review, game: Game, step: int) -> None:
        """What everybody may expect now; when it is over, what they have."""
        found.steps.append(step)
        if game.over:
            found.expected.append([float(score) for score in game.scores])
        else:
            found.expected.append([self.expected(game, seat) for seat in range(game.seats)])

    def look(self, found: Review, game: Game, moves: list[int], step: int, rng: Random) -> int:
        """Look at the turn that begins here, and play it; returns how many moves it had."""
        turner = self.planner.turner_of(game)
        before, seat, began = game.clone(), game.decider, turner.mark(game)
        foreseen: list[int] = []  # clicks before the seat learnt something
        taught = False
        choice = False
        made = 0
        while step + made < len(moves) and not game.over and game.decider == seat and turner.mark(game) == began:
            if not taught:
                foreseen.append(moves[step + made])
                choice = choice or len(game.asked) > 1
            game.apply(moves[step + made])
            taught = taught or game.taught != 0
            made += 1
        loss, better = self._loss(before, seat, foreseen, rng) if choice else (0.0, list[int]())
        luck = self._luck(before, seat, foreseen, began, rng) if taught else 0.0
        found.turns.append(Looked(step, seat, moves[step : step + made], loss, better, luck))
        return made

    def _loss(self, game: Game, seat: int, clicks: list[int], rng: Random) -> tuple[float, list[int]]:
        """What a better turn would have been worth, and that turn."""
        turner = self.planner.turner_of(game)
        rivals = [turn for turn in turner.turns(imagined(game, seat, rng), seat) if turn.clicks != clicks]
        if not rivals:
            return 0.0, []
        rivals = diverse(rivals, RIVALS)[0]
        for _ in range(WORLDS):
            self.planner.play_on_all(game, seat, rivals, rng)
        best = max(rivals, key=_mean).clicks
        loss, error = self._difference(game, seat, Turn(clicks, [], 0.0), Turn(best, [], 0.0), rng)
        return (loss, best) if loss >= max(SLIGHT, SURE * error) else (0.0, [])

    def _difference(self, game: Game, seat: int, played: Turn, other: Turn, rng: Random) -> tuple[float, float]:
        """By how much another turn is better, over possible worlds, and the error of that."""
        differences: list[float] = []
        ahead = 0.0
        for _ in range(MEASURED):
            self.planner.play_on_all(game, seat, [played, other], rng)
            differences.append(other.total - played.total - ahead)
            ahead = other.total - played.total
        return ahead / MEASURED, stdev(differences) / sqrt(MEASURED)

    def _luck(self, before: Game, seat: int, clicks: list[int], began: int, rng: Random) -> float:
        """What these clicks led to, against the mean of what they lead to. All turns are ended alike, the one that was
        played as well: what its seat made of what it learnt is no luck."""
        hoped = 0.0
        for _ in range(WORLDS):
            hoped += self._led_to(imagined(before, seat, rng), seat, clicks, began)
        return self._led_to(before, seat, clicks, began) - hoped / WORLDS

    def _led_to(self, world: Game, seat: int, clicks: list[int], began: int) -> float:
        turner = self.planner.turner_of(world)
        return self.expected(turner.finished(replayed(world, clicks, seat), seat, began), seat)


def _mean(turn: Turn) -> float:
    return turn.mean
