"""How fast the environments step at random, in the build there is: PettingZoo, many games at once, one observation.

`python bench/envs.py` prints a table, PettingZoo's own hanabi beside it, and which targets are met. A step is one
decision of one game. All are measured by processor time, ours in one process."""

import random
import sys
import time
import warnings

import shofar
import zoo
from measure import NOTE, rate, share, table
from shofar.compiled import reason

SECONDS = 0.2
COUNT = 64  # games at once
# steps/s of PettingZoo, and of many games at once; microseconds of an observation; times PettingZoo's hanabi
ZOO, MANY, OBSERVED, TIMES = 30_000, 150_000, 10, 8
HEAD = [
    "",
    "PettingZoo steps/s",
    f"{COUNT} at once, steps/s",
    "moves chosen too",
    "observation us",
    "of another game",
    f"{ZOO:,}, {MANY:,}, {OBSERVED} us",
]

Figures = dict[str, float]


def main() -> int:
    print(NOTE)
    print(report())
    return 0


def report() -> str:
    warnings.simplefilter("ignore")
    if not shofar.compiled:
        print(f"The environments are measured in plain Python: {reason}")
    found = {
        f"{name}, {players}": measure(name, players)
        for name in shofar.titles()
        for players in shofar.title(name).players
        if players > 1
    }
    rows = [
        [name, *(f"{one[key]:,.0f}" for key in ("zoo", "many", "chosen")), *observed(one), word(one)]
        for name, one in found.items()
    ]
    peer = zoo.measure_hanabi()
    rows += [["PettingZoo's hanabi, 2", f"{peer:,.0f}", "", "", "", "", against(found, peer)]] if peer else []
    title = f"\nenvironments, title and players: had a core {share():.0%} of the time"
    return f"{title}\n{table(HEAD, rows)}"


def observed(one: Figures) -> list[str]:
    return [f"{one['follow']:.1f}", f"{one['other']:.1f}"]


def word(one: Figures) -> str:
    met = [one["zoo"] >= ZOO, one["many"] >= MANY, max(one["follow"], one["other"]) <= OBSERVED]
    return ", ".join("met" if each else "missed" for each in met)


def against(found: dict[str, Figures], peer: float) -> str:
    times = min(one["zoo"] for one in found.values()) / peer
    return f"at least {times:.0f} times: {TIMES} {'met' if times >= TIMES else 'missed'}"


def measure(name: str, players: int) -> Figures:
    from shofar.env import pettingzoo

    steps = rate(zoo.agents(pettingzoo.env(name, players)), SECONDS)
    return {"zoo": steps, **at_once(name, players), **looks(name, players)}


def at_once(name: str, players: int) -> Figures:
    """Steps of the environment alone, and with random moves chosen by numpy."""
    import numpy as np

    from shofar.env import vector

    games = vector.env(name, players, COUNT, seed=1)
    chance = np.random.default_rng(1)
    inside = 0.0

    def step() -> int:
        nonlocal inside
        moves = (chance.random(games.masks.shape, np.float32) * games.masks).argmax(axis=1)
        began = time.process_time()
        games.step(moves)
        inside += time.process_time() - began
        return COUNT

    step()
    inside, before = 0.0, games.steps
    chosen = rate(step, SECONDS)
    return {"many": (games.steps - before) / inside, "chosen": chosen}


def looks(name: str, players: int) -> Figures:
    """Microseconds of an observation: of a game that is followed from decision to decision, and of one game after
    another, each at a point of its own."""
    chance = random.Random(1)
    games = [walk(name, players, chance) for _ in range(12)]
    others = [chance.choice(game) for game in games for _ in range(4)]
    chance.shuffle(others)
    return {"follow": look_at(name, players, games[0]), "other": look_at(name, players, others)}


def walk(name: str, players: int, chance: random.Random) -> list[shofar.Game]:
    """The decisions of a random game."""
    game = shofar.new(name, players, seed=chance.getrandbits(30))
    found = []
    while not game.over:
        found.append(game.clone())
        game.apply(chance.choice(game.legal()))
    return found


def look_at(name: str, players: int, positions: list[shofar.Game]) -> float:
    from shofar import env

    eyes = [env.eye(name) for _ in range(players)]

    def look() -> int:
        for game in positions:
            eyes[game.decider].look(game, game.decider)
        return len(positions)

    return 1e6 / rate(look, SECONDS / 2)


if __name__ == "__main__":
    sys.exit(main())
