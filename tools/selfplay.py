"""Games of bots that values are learnt from: the features of every seat wherever a turn has ended, and final points.

A series of games is a file in build/learn/, so that it can be fitted again without being played again."""

from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import shofar
from shofar import bots
from shofar.bots.levels import Level, numbers, told
from shofar.bots.planner import Planner
from shofar.bots.values import mark_of, value_of

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "learn"
ERRORS = (0.0, 0.0, 0.03, 0.1)  # the share of random clicks, game by game: positions that no bot would choose
BEAM = "beam"  # a player of rounds: expert, but its turns are judged where they end
NARROW = 6  # and few positions are kept: many games say more than good ones
UNUSUAL = 0.25  # games with the other value of an option

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Task:
    """A game to be played."""

    title: str
    players: int
    bot: str
    seed: str
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Series:
    """Positions of many games, in their order: `seen` by position, seat and feature; `valued` and `final` by position
    and seat; the number of the game and the stage by position."""

    seen: Array
    valued: Array
    final: Array
    game: NDArray[np.int64]
    stage: NDArray[np.int64]

    def save(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(
            path,
            seen=self.seen.astype(np.float32),
            valued=self.valued.astype(np.float32),
            final=self.final.astype(np.int16),
            game=self.game,
            stage=self.stage,
        )

    @classmethod
    def load(cls, path: Path) -> "Series":
        with np.load(path) as told:
            reals = [told[name].astype(np.float64) for name in ("seen", "valued", "final")]
            return cls(reals[0], reals[1], reals[2], told["game"], told["stage"])

    def at(self, chosen: NDArray[np.bool_]) -> "Series":
        """Some of the positions."""
        seen, valued, final = self.seen[chosen], self.valued[chosen], self.final[chosen]
        return Series(seen, valued, final, self.game[chosen], self.stage[chosen])

    @classmethod
    def joined(cls, parts: "Iterable[Series]") -> "Series":
        """Several series as one; games keep numbers of their own."""
        found = list(parts)
        ends = np.cumsum([0, *[int(part.game.max()) + 1 for part in found]])
        games = np.concatenate([part.game + first for part, first in zip(found, ends, strict=False)])
        columns = [
            np.concatenate([getattr(part, name) for part in found]) for name in ("seen", "valued", "final", "stage")
        ]
        return cls(columns[0], columns[1], columns[2], games, columns[3])


def kept(title: str, players: int, name: str) -> Path:
    """Where the games of a round are."""
    return KEPT / f"{title}-{players}-{name}.npz"


def planned(title: str, players: int, bot: str, seed: str, games: int) -> list[Task]:
    """The games of a round; options are drawn, so that each of them occurs."""
    rng = Random(f"{seed}/{players}")
    return [Task(title, players, bot, f"{seed}/{players}/{number}", drawn(title, rng)) for number in range(games)]


def drawn(title: str, rng: Random) -> dict[str, Any]:
    """What can be played in two ways is played in the less usual one now and then."""
    options = [option for option in shofar.title(title).options if len(option.values) == 2]
    return {option.name: option.values[1] for option in options if rng.random() < UNUSUAL}


def played(tasks: list[Task], jobs: int) -> Series:
    """Processes of this round only: they read the weights that the round before has written."""
    games: list[int] = []
    rows: list[Row] = []
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for number, found in enumerate(pool.map(play, tasks, chunksize=4)):
            rows += found
            games += [number] * len(found)
    columns = [np.array([row[at] for row in rows], dtype=np.float64) for at in range(3)]
    stages = np.array([row[3] for row in rows], dtype=np.int64)
    return Series(columns[0], columns[1], columns[2], np.array(games, dtype=np.int64), stages)


Row = tuple[list[list[float]], list[float], list[float], int]  # by seat: features, valuation, final points; the stage


def seated(bot: str, title: str) -> bots.Bot:
    """A level by its name, or the beam."""
    if bot != BEAM:
        return bots.named(bot)
    return Planner("expert", Level(**(numbers("expert", told(title)) | {"beam": NARROW, "sims": 0})))


def play(task: Task) -> list[Row]:
    """One game: a row wherever a turn has ended."""
    game = shofar.new(task.title, task.players, task.seed, task.options)
    rng = Random(f"bots/{task.seed}")
    error = rng.choice(ERRORS)
    players = [seated(task.bot, task.title) for _ in range(task.players)]
    module = import_module(f"shofar.games.{task.title}.features")
    mark, value, seats = mark_of(task.title), value_of(task.title), range(game.seats)
    found: list[tuple[list[list[float]], list[float], int]] = []
    now = mark(game)
    while not game.over:
        move = rng.choice(game.legal()) if rng.random() < error else players[game.decider].choose(game, rng)
        game.apply(move)
        if not game.over and mark(game) != now:
            now = mark(game)
            seen = [module.features(game, seat) for seat in seats]
            found.append((seen, [value(game, seat) for seat in seats], module.stage(game)))
    final = [float(score) for score in game.scores]
    return [(seen, valued, final, stage) for seen, valued, stage in found]
