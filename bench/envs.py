"""How fast the environments step at random, in the build there is: PettingZoo, many games at once, one observation.

`python bench/envs.py` prints a table, and PettingZoo's own connect_four beside it, if it can be played here. All are
measured in one process, by its processor time."""

import random
import sys
import warnings
from collections.abc import Callable
from typing import Any

import shofar
from measure import NOTE, rate, share, table
from shofar.compiled import reason

SECONDS = 0.4
COUNT = 64  # games at once
# steps/s of PettingZoo, and of many games at once; microseconds of an observation
ZOO, MANY, OBSERVED = 30_000, 150_000, 10

Figures = dict[str, float]


def main() -> int:
    print(NOTE)
    print(report())
    return 0


def report() -> str:
    warnings.simplefilter("ignore")
    if not shofar.compiled:
        print(f"The environments are measured in plain Python: {reason}")
    found = {name: measure(name) for name in shofar.titles()}
    rows = [
        [name, f"{one['zoo']:,.0f}", f"{one['many']:,.0f}", f"{one['chosen']:,.0f}", f"{one['observe']:.1f}", word(one)]
        for name, one in found.items()
    ]
    peer = connect_four()
    rows += [["PettingZoo connect_four", f"{peer:,.0f}", "", "", "", ""]] if peer else []
    head = ["2 players", "PettingZoo steps/s", f"{COUNT} at once, steps/s", "moves chosen too", "observation us"]
    title = f"\nenvironments: had a core {share():.0%} of the time"
    return f"{title}\n{table([*head, f'{ZOO:,}, {MANY:,}, {OBSERVED} us'], rows)}"


def word(one: Figures) -> str:
    met = [one["zoo"] >= ZOO, one["many"] >= MANY, one["observe"] <= OBSERVED]
    return ", ".join("met" if each else "missed" for each in met)


def measure(name: str) -> Figures:
    from shofar.env import pettingzoo

    many, chosen, observe = at_once(name)
    return {"zoo": rate(agents(pettingzoo.env(name, 2)), SECONDS), "many": many, "chosen": chosen, "observe": observe}


def agents(made: Any) -> Callable[[], int]:
    """A game of agents that move at random."""
    import numpy as np

    chance = random.Random(1)

    def play() -> int:
        made.reset(seed=chance.getrandbits(30))
        steps = 0
        for _agent in made.agent_iter():
            seen, _, over, cut, _ = made.last()
            if over or cut:
                made.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            made.step(int(legal[int(chance.random() * len(legal))]))
            steps += 1
        return steps

    return play


def at_once(name: str) -> tuple[float, float, float]:
    """Steps of the environment alone, with random moves chosen by numpy, and the microseconds of an observation."""
    import time

    import numpy as np

    from shofar.env import vector

    games = vector.env(name, 2, COUNT, seed=1)
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
    many = (games.steps - before) / inside
    positions, observe = games.games, games.table.observe

    def look() -> int:
        for game in positions:
            observe(game, game.decider)
        return COUNT

    return many, chosen, 1e6 / rate(look, SECONDS / 4)


def connect_four() -> float:
    """PettingZoo's own environment with the least of a game in it: what the library itself takes."""
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError as error:
        print(f"PettingZoo's connect_four was not measured: {error}")
        return 0.0
    return rate(agents(connect_four_v3.env()), SECONDS)


if __name__ == "__main__":
    sys.exit(main())
