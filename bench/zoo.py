"""PettingZoo's agents at random: how many steps they make in a second. The peer is its own hanabi, which plays
OpenSpiel's; it runs in the environment of the peers, beside what it needs."""

import json
import random
import subprocess
import sys
import warnings
from collections.abc import Callable
from typing import Any

import peers
from measure import rate

SECONDS = 0.4
NEEDED = ("open_spiel", "gymnasium", "pettingzoo", "shimmy")


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


def measure_hanabi() -> float:
    """Steps per second; 0, and a sentence, if it cannot be had here."""
    trouble = next(filter(None, (peers.install(name, pin) for name, pin in peers.pins(NEEDED))), "")
    if not trouble:
        done = subprocess.run([str(peers.PYTHON), __file__], capture_output=True, text=True, check=False)
        trouble = peers.last_line(done.stderr) if done.returncode else ""
    if trouble:
        print(f"PettingZoo's hanabi was not measured: {trouble}")
        return 0.0
    return float(json.loads(done.stdout))


def main() -> int:
    warnings.simplefilter("ignore")
    from pettingzoo.classic import hanabi_v5

    json.dump(rate(agents(hanabi_v5.env(players=2)), SECONDS), sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
