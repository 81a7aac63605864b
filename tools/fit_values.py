"""Learn what positions of a title are worth, from games of bots: plays, fits, writes learnt.toml of the title.

Round by round: the first games are those of medium, the next ones those of hard and of expert with the weights of the
round before. In some games some clicks are random, so that positions occur which no bot would choose. Where a turn has
ended, the features of every seat are noted, and in the end what it was worth. For each number of players and stage a
ridge regression then explains what the valuation missed: with few games it stays near the valuation.

    python tools/fit_values.py golem
    python tools/fit_values.py golem --games 400 --rounds medium hard --players 2
"""

import argparse
import json
import time
from collections.abc import Iterator
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
from shofar.bots.learnt import FILE
from shofar.bots.values import mark_of, value_of

ROOT = Path(__file__).resolve().parent.parent
ERRORS = (0.0, 0.0, 0.03, 0.1)  # the share of random clicks, game by game
STRENGTHS = (10.0, 100.0, 1000.0, 10000.0)  # of the pull towards the valuation
HELD_OUT = 5  # one game of so many only checks the fit
UNUSUAL = 0.25  # games with the other value of an option
DIGITS = 4
LEAST = 200  # positions; fewer teach nothing

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
class Sample:
    """A seat where a turn had ended: what was seen, what the valuation said, what it had in the end."""

    players: int
    stage: int
    game: int
    features: list[float]
    valued: float
    final: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="all titles if none is named")
    parser.add_argument(
        "--games", type=int, default=1000, help="of each number of players, in each round (%(default)s)"
    )
    parser.add_argument("--rounds", nargs="+", default=["medium", "hard", "expert"], help="who plays (%(default)s)")
    parser.add_argument("--players", nargs="+", type=int, help="only these numbers of players")
    parser.add_argument("--jobs", type=int, default=1, help="processes (%(default)s)")
    parser.add_argument("--seed", default="fit")
    wanted = parser.parse_args()
    for title in wanted.titles or shofar.titles():
        counts = wanted.players or list(shofar.title(title).players)
        for number, bot in enumerate(wanted.rounds):
            began = time.perf_counter()
            tasks = planned(title, counts, bot, f"{wanted.seed}/{number}", wanted.games)
            samples = list(played(tasks, wanted.jobs))
            write(title, samples, counts, f"{bot}, {wanted.games} games of each number of players")
            print(f"{title}, {bot}: {len(tasks)} games in {time.perf_counter() - began:.0f} s", flush=True)


def planned(title: str, counts: list[int], bot: str, seed: str, games: int) -> list[Task]:
    """The games of a round; options are drawn, so that each of them occurs."""
    rng = Random(seed)
    return [
        Task(title, players, bot, f"{seed}/{players}/{number}", drawn(title, rng))
        for players in counts
        for number in range(games)
    ]


def drawn(title: str, rng: Random) -> dict[str, Any]:
    """What can be played in two ways is played in the less usual one now and then."""
    options = [option for option in shofar.title(title).options if len(option.values) == 2]
    return {option.name: option.values[1] for option in options if rng.random() < UNUSUAL}


def played(tasks: list[Task], jobs: int) -> Iterator[Sample]:
    """Processes of this round only: they read the weights that the round before has written."""
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for number, samples in enumerate(pool.map(play, tasks, chunksize=4)):
            for players, stage, features, valued, final in samples:
                yield Sample(players, stage, number, features, valued, final)


def play(task: Task) -> list[tuple[int, int, list[float], float, float]]:
    """One game: a row for every seat wherever a turn has ended."""
    game = shofar.new(task.title, task.players, task.seed, task.options)
    rng = Random(f"bots/{task.seed}")
    error = rng.choice(ERRORS)
    players = [bots.named(task.bot) for _ in range(task.players)]
    module, mark, value = (
        import_module(f"shofar.games.{task.title}.features"),
        mark_of(task.title),
        value_of(task.title),
    )
    rows: list[tuple[int, int, int, list[float], float]] = []
    now = mark(game)
    while not game.over:
        move = rng.choice(game.legal()) if rng.random() < error else players[game.decider].choose(game, rng)
        game.apply(move)
        if not game.over and mark(game) != now:
            now, stage = mark(game), module.stage(game)
            for seat in range(game.seats):
                rows.append((seat, task.players, stage, module.features(game, seat), value(game, seat)))
    return [(count, stage, seen, valued, float(game.scores[seat])) for seat, count, stage, seen, valued in rows]


# --- the fit ----------------------------------------------------------------------------------------------------


def write(title: str, samples: list[Sample], counts: list[int], told: str) -> None:
    """The weights file; numbers of players that were not played keep what they had."""
    path = ROOT / "src" / "shofar" / "games" / title / FILE
    names = import_module(f"shofar.games.{title}.features").FEATURES
    lines = [f"# Written by tools/fit_values.py: {told}.", f"features = {json.dumps(list(names))}"]
    lines += kept(path, counts)
    for players in counts:
        for stage in sorted({sample.stage for sample in samples if sample.players == players}):
            chosen = [sample for sample in samples if sample.players == players and sample.stage == stage]
            if len(chosen) >= LEAST:
                lines += fitted(players, stage, chosen)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def kept(path: Path, counts: list[int]) -> list[str]:
    """Fits of other numbers of players, as they stand in the file."""
    if not path.exists():
        return []
    blocks = path.read_text(encoding="utf-8").split("\n\n")[1:]
    return ["\n" + block.rstrip("\n") for block in blocks if not any(f"players = {n}\n" in block for n in counts)]


def fitted(players: int, stage: int, samples: list[Sample]) -> list[str]:
    """One block of the file: the strength that explains games held out best, then all games with it."""
    seen = np.array([sample.features for sample in samples])
    valued = np.array([sample.valued for sample in samples])
    final = np.array([sample.final for sample in samples])
    held = np.array([sample.game % HELD_OUT == 0 for sample in samples])
    errors = {}
    for strength in STRENGTHS:
        bias, weights = ridge(seen[~held], final[~held] - valued[~held], strength)
        errors[strength] = float(np.mean((final - valued - bias - seen @ weights)[held] ** 2))
    best = min(errors, key=lambda strength: errors[strength])
    bias, weights = ridge(seen, final - valued, best)
    print(f"  {players} players, stage {stage}: {quality(final, valued, valued + bias + seen @ weights)}", flush=True)
    numbers = ", ".join(short(weight) for weight in weights)
    block = [
        "",
        "[[fit]]",
        f"players = {players}",
        f"stage = {stage}",
        f"bias = {short(bias)}",
        f"weights = [{numbers}]",
    ]
    return block


def ridge(seen: Array, missed: Array, strength: float) -> tuple[float, Array]:
    """Weights of the features for what the valuation missed, shrunk towards none; every feature on the same scale."""
    mean, scale = seen.mean(axis=0), seen.std(axis=0)
    varies = scale > 1e-9
    even = (seen[:, varies] - mean[varies]) / scale[varies]
    square = even.T @ even + strength * np.eye(even.shape[1])
    weights = np.zeros(seen.shape[1])
    weights[varies] = np.linalg.solve(square, even.T @ (missed - missed.mean())) / scale[varies]
    return float(missed.mean() - mean @ weights), weights


def quality(final: Array, valued: Array, expected: Array) -> str:
    """How well both foretell the final points."""
    before, after = (float(np.corrcoef(final, guess)[0, 1]) for guess in (valued, expected))
    off = [float(np.sqrt(np.mean((final - guess) ** 2))) for guess in (valued, expected)]
    return f"{len(final)} positions, correlation {before:.2f} -> {after:.2f}, error {off[0]:.1f} -> {off[1]:.1f}"


def short(number: float) -> str:
    return repr(round(float(number), DIGITS))


if __name__ == "__main__":
    main()
