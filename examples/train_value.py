"""Train a value for Nehemiah by self-play and watch it overtake the greedy bot: `python examples/train_value.py`.

A turn is a sequence of small decisions. Values from the middle of a turn mislead, so the agent walks through whole
turns in a copy of the game and compares only where they end, with a small network that foretells the final difference
in points. It learns from games of the greedy bot first, then from its own. docs/train.md explains it step by step.
"""

from __future__ import annotations

import argparse
import json
import random
import signal
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

import shofar
from shofar import bots, env

TITLE = "nehemiah"
PLAYERS = 2
SPOTS = env.features(TITLE)["face"].size
FACES = len(env.features(TITLE)["face"].words)
HIDDEN = 48
LOOKS = 250  # positions that are looked at in one turn, at most
SCALE = 20.0  # points: what the network calls 1
TAUGHT = (0.04, 0.12, 0.35, 1.0)  # how much of the teacher's games is seen in the first rounds
NUMBERS = (  # what may be chosen: how many it is else, the least, what it is
    ("first", 700, round(1 / TAUGHT[0]), "games of the greedy bot to begin with"),
    ("rounds", 6, 0, "rounds of self-play"),
    ("games", 300, 1, "games of each round"),
    ("tests", 40, 1, "deals against the greedy bot after each"),
    ("jobs", 2, 1, "processes"),
)
STRAY = 0.06  # how often a turn is chosen at random while learning

Rows = np.ndarray[Any, np.dtype[np.uint8]]
Floats = np.ndarray[Any, np.dtype[np.float32]]


# --- what the network sees: named slices of the observation, put together ------------------------------------------


def inputs(rows: Rows) -> Floats:
    """From observations to inputs: for each face, whose ready and tired workers stand on it, and in which row; where
    everybody stands on the boards; goods and points. Once for every stage of the game."""
    part = env.features(TITLE).parts(rows.astype(np.float32))
    face, worker, tired = part["face"], part["worker"], part["tired"]
    on_face = (face[:, :, None] == np.arange(1, FACES + 1)).astype(np.float32)
    blocks = [part["gates_left"] / 8, part["turns_left"] / 8, part["column_due"]]
    for owner in (1, 2):
        stands = (worker == owner).astype(np.float32)
        blocks.append(np.einsum("ns,nsf->nf", stands * (1 - tired), on_face))
        blocks.append(np.einsum("ns,nsf->nf", stands * tired, on_face) / 2)
        blocks.append(stands.reshape(len(rows), -1, 4).sum(axis=1) / 2)
    for name in ("wood", "gold", "supply", "cubes", "gates", "points"):
        own, other = part[f"own.{name}"] / 10, part[f"next.{name}"] / 10
        blocks += [own, other, np.sqrt(own), np.sqrt(other)]
    ahead = part["own.influence"] - part["next.influence"]
    blocks += [np.tanh(ahead / scale) for scale in (1.0, 3.0)]
    blocks += [part["own.influence"] / 5, part["next.influence"] / 5, (part["own.influence"] > 0).astype(np.float32)]
    blocks.append((part["decides"] == np.arange(0, 3)).astype(np.float32))
    plain = np.concatenate(blocks, axis=1)
    stage = (part["scorings"] == np.arange(3)).astype(np.float32)
    return np.concatenate([plain, *[plain * stage[:, at : at + 1] for at in range(3)], stage], axis=1)


class Network:
    """One hidden layer, and a straight way past it; learns with Adam."""

    def __init__(self, size: int, chance: np.random.Generator) -> None:
        self.weights: dict[str, Floats] = {
            "hidden": (chance.standard_normal((size, HIDDEN)) * (0.5 / np.sqrt(size))).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "out": np.zeros((HIDDEN, 1), np.float32),
            "straight": np.zeros((size, 1), np.float32),
            "level": np.zeros(1, np.float32),
        }
        self.means = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.steps = 0

    def __call__(self, seen: Floats) -> Floats:
        w = self.weights
        found: Floats = (np.tanh(seen @ w["hidden"] + w["bias"]) @ w["out"] + seen @ w["straight"] + w["level"])[:, 0]
        return found

    def learn(self, seen: Floats, wanted: Floats, rate: float) -> float:
        """One step towards what was wanted; the mean square error before it."""
        w = self.weights
        inner = np.tanh(seen @ w["hidden"] + w["bias"])
        error = (inner @ w["out"] + seen @ w["straight"] + w["level"])[:, 0] - wanted
        slope = (2 * error / len(error))[:, None]
        back = (slope @ w["out"].T) * (1 - inner * inner)
        slopes = {
            "hidden": seen.T @ back, "bias": back.sum(axis=0), "out": inner.T @ slope, "straight": seen.T @ slope,
            "level": slope.sum(axis=0),
        }  # fmt: skip
        self.steps += 1
        for name, slope_here in slopes.items():
            first, second = self.means[name]
            change = slope_here + 1e-4 * w[name]
            first += 0.1 * (change - first)
            second += 0.001 * (change * change - second)
            step = first / (1 - 0.9**self.steps) / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)
            w[name] -= (rate * step).astype(np.float32)
        return float((error * error).mean())


# --- an agent: whole turns, compared where they end ------------------------------------------------------------------


class Agent:
    """A bot like any other: `choose` plays the rest of the turn that looked best when the turn began."""

    def __init__(self, network: Network, stray: float = 0.0) -> None:
        self.network = network
        self.stray = stray
        self.plan: list[int] = []

    def choose(self, game: shofar.Game, rng: random.Random) -> int:
        if not self.plan or self.plan[0] not in game.asked:
            self.plan = self.think(game, rng)
        return self.plan.pop(0)

    def think(self, game: shofar.Game, rng: random.Random) -> list[int]:
        seat = game.decider
        turns = whole_turns(game.determinized(seat, rng), seat)
        if rng.random() < self.stray:
            return list(rng.choice(turns)[0])
        rows = np.array([bytearray(env.observe(end, seat)) for _, end in turns], np.uint8)
        worth = self.network(inputs(rows))
        for at, (_, end) in enumerate(turns):
            if end.over:  # nothing is left to foretell
                worth[at] = difference(end, seat) / SCALE
        return list(turns[int(worth.argmax())][0])


def whole_turns(world: shofar.Game, seat: int) -> list[tuple[list[int], shofar.Game]]:
    """The turns that a seat can take, each with the game at its end; the first that are found, if they are many."""
    found: list[tuple[list[int], shofar.Game]] = []
    waiting: list[tuple[list[int], shofar.Game]] = [([], world)]
    looks = 0
    while waiting and (looks < LOOKS or not found):
        clicks, state = waiting.pop(0) if looks < LOOKS else waiting.pop()
        for move in state.asked:
            after = state.clone()
            after.apply(move)
            looks += 1
            (waiting if after.decider == seat else found).append(([*clicks, move], after))
    return found


def difference(game: shofar.Game, seat: int) -> float:
    scores = game.scores
    return float(scores[seat] - scores[1 - seat])


# --- playing and learning --------------------------------------------------------------------------------------------


def play(players: list[Any], seed: str, stray: float = 0.0) -> tuple[list[Rows], list[float], float]:
    """A game: what each seat saw where its turns ended, and the difference that it came to; and seat 0's."""
    game, rng = shofar.new(TITLE, PLAYERS, seed), random.Random(seed)
    seen: list[tuple[int, bytearray]] = []
    while not game.over:
        seat = game.decider
        move = rng.choice(game.legal()) if stray and rng.random() < stray else players[seat].choose(game, rng)
        game.apply(move)
        if game.decider != seat and not game.over:
            seen.append((seat, bytearray(env.observe(game, seat))))
    rows = [np.frombuffer(row, np.uint8) for _, row in seen]
    return rows, [difference(game, seat) for seat, _ in seen], difference(game, 0)


def greedy_games(seeds: list[str]) -> tuple[Rows, Floats]:
    """The teacher's games, some of whose moves are left to chance, so that it is seen what they cost."""
    return gathered([play([bots.named("greedy") for _ in range(2)], seed, 0.05)[:2] for seed in seeds])


def own_games(network: Network, seeds: list[str]) -> tuple[Rows, Floats]:
    return gathered([play([Agent(network, STRAY) for _ in range(2)], seed)[:2] for seed in seeds])


def gathered(games: list[tuple[list[Rows], list[float]]]) -> tuple[Rows, Floats]:
    rows = np.array([row for seen, _ in games for row in seen], np.uint8)
    return rows, np.array([came for _, ends in games for came in ends], np.float32)


def against_greedy(network: Network, seeds: list[str]) -> list[float]:
    """Differences to the greedy bot, on both seats of each deal."""
    found = []
    for seed in seeds:
        found.append(play([Agent(network), bots.named("greedy")], seed)[2])
        found.append(-play([bots.named("greedy"), Agent(network)], seed)[2])
    return found


def fit(
    network: Network, games: list[tuple[Rows, Floats]], passes: int, rate: float, chance: np.random.Generator
) -> float:
    seen = inputs(np.concatenate([rows for rows, _ in games]))
    wanted: Floats = (np.concatenate([came for _, came in games]) / SCALE).astype(np.float32)
    error = 0.0
    for _ in range(passes):
        order = chance.permutation(len(seen))
        batches = np.array_split(order, max(1, len(order) // 256))
        error = float(np.mean([network.learn(seen[batch], wanted[batch], rate) for batch in batches]))
    return error


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name, usual, least, about in NUMBERS:
        parser.add_argument(f"--{name}", type=at_least(least), default=usual, help=f"{about} (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--out", type=Path, default=Path("build/train"), help="where curve and weights go (%(default)s)"
    )
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(given.jobs, initializer=_deaf) as pool:
        try:
            train(given, pool)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            sys.exit(f"\nStopped. What the finished rounds have taught is in {given.out}.")


def at_least(least: int) -> Callable[[str], int]:
    """A whole number from this one on; anything else is told at once, not after the games."""

    def number(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from {least} on")
        return int(text)

    return number


def _deaf() -> None:
    """Ctrl-C reaches all processes: the one that gives out the work decides what becomes of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def train(given: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
    """Rounds with the teacher's games, more in each, then rounds with the agent's own."""
    chance = np.random.default_rng(given.seed)
    began = time.perf_counter()
    share = spread_over(given.jobs)
    network: Network | None = None
    memory: list[tuple[Rows, Floats]] = []
    curve: list[dict[str, Any]] = []
    played = 0
    for number in range(len(TAUGHT) + given.rounds):
        if number < len(TAUGHT):
            games = int(given.first * TAUGHT[number]) - played
            memory.append(joined(pool.map(greedy_games, share(f"first/{given.seed}/{number}", games))))
        else:
            games = given.games
            seeds = share(f"own/{given.seed}/{number}", games)
            memory.append(joined(pool.map(own_games, [network] * len(seeds), seeds)))
        played += games
        network = network or Network(inputs(memory[0][0][:1]).shape[1], chance)
        error = fit(network, memory[-8:], 4, 2e-3 / (1 + max(0, number - len(TAUGHT)) / 3), chance)
        tests = share(f"test/{number}", given.tests)
        found = [one for part in pool.map(against_greedy, [network] * len(tests), tests) for one in part]
        wins = sum(1.0 if one > 0 else 0.5 if one == 0 else 0.0 for one in found) / len(found)
        curve.append(
            {"games": played, "minutes": round((time.perf_counter() - began) / 60, 2), "wins": round(wins, 4),
             "tests": len(found), "difference": round(float(np.mean(found)), 2), "error": round(error, 4)}
        )  # fmt: skip
        print(json.dumps(curve[-1]), flush=True)
        np.savez(given.out / "weights.npz", **network.weights)  # type: ignore[arg-type]
        (given.out / "curve.json").write_text(json.dumps(curve, indent=1), encoding="utf-8")
        (given.out / "curve.svg").write_text(drawn(curve), encoding="utf-8")


def spread_over(jobs: int) -> Any:
    """Seeds of so many games, in a few portions for each process."""

    def share(name: str, count: int) -> list[list[str]]:
        seeds = [f"{name}/{number}" for number in range(count)]
        size = max(1, -(-count // (4 * jobs)))
        return [seeds[at : at + size] for at in range(0, count, size)]

    return share


def joined(parts: Any) -> tuple[Rows, Floats]:
    pairs = list(parts)
    return np.concatenate([rows for rows, _ in pairs]), np.concatenate([came for _, came in pairs])


def drawn(curve: list[dict[str, Any]]) -> str:
    """The learning curve: victories against the greedy bot, with 95 % intervals, over games played."""
    from shofar.bots.statistics import share

    width, height, left, bottom = 720, 360, 60, 40
    most = max(point["games"] for point in curve)

    def x(games: float) -> float:
        return left + float(width - left - 20) * games / float(most)

    def y(part: float) -> float:
        return height - bottom - (height - bottom - 30) * part

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        'font-size="12">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text x="{left}" y="18" font-size="14">Victories against the greedy bot (95 % intervals), '
        "by games played</text>",
    ]
    for part in (0, 0.25, 0.5, 0.75, 1):
        dash = ' stroke-dasharray="4 4"' if part == 0.5 else ""
        lines.append(f'<line x1="{left}" x2="{width - 20}" y1="{y(part):.1f}" y2="{y(part):.1f}" stroke="#ccc"{dash}/>')
        lines.append(f'<text x="{left - 8}" y="{y(part) + 4:.1f}" text-anchor="end">{part:.0%}</text>')
    for point in curve:
        interval = share(point["wins"] * point["tests"], point["tests"])
        at = x(point["games"])
        lines.append(
            f'<line x1="{at:.1f}" x2="{at:.1f}" y1="{y(interval.low):.1f}" y2="{y(interval.high):.1f}" stroke="#9bb"/>'
        )
        lines.append(f'<circle cx="{at:.1f}" cy="{y(point["wins"]):.1f}" r="3.5" fill="#066"/>')
        lines.append(f'<text x="{at:.1f}" y="{height - 20}" text-anchor="middle" fill="#666">{point["games"]:,}</text>')
    path = " ".join(f"{x(point['games']):.1f},{y(point['wins']):.1f}" for point in curve)
    lines.append(f'<polyline points="{path}" fill="none" stroke="#066" stroke-width="2"/>')
    return "\n".join([*lines, "</svg>", ""])


if __name__ == "__main__":
    main()
