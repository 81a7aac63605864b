"""How fast other engines play at random on this machine: catanatron and OpenSpiel, through Python as an agent would.

They are installed into build/peers-venv, an environment of their own; one that cannot be installed is left out.
"""

import argparse
import json
import random
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path
from typing import Any

from measure import NOTE, rate, share, table

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "build" / "peers-venv"
PYTHON = HOME / "bin" / "python"
SECONDS = 0.8
MODULES = {"catanatron": "catanatron", "open_spiel": "pyspiel"}

Figures = dict[str, float]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--child", choices=MODULES, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        json.dump({"peers": CHILDREN[options.child](), "share": share()}, sys.stdout)
        return 0
    print(NOTE)
    print(report(measure_peers()))
    return 0


def measure_peers() -> dict[str, Figures]:
    """Peer -> real choices, all decisions and copies per second."""
    found: dict[str, Figures] = {}
    for name, pin in pins(tuple(MODULES)):
        trouble = install(name, pin)
        if not trouble:
            done = subprocess.run([str(PYTHON), __file__, "--child", name], capture_output=True, text=True, check=False)
            trouble = last_line(done.stderr) if done.returncode else ""
        if trouble:
            print(f"{name} was not measured: {trouble}")
        else:
            answer = json.loads(done.stdout)
            found |= answer["peers"]
            print(f"{name}: had a core {answer['share']:.0%} of the time")
    return found


def pins(names: tuple[str, ...]) -> list[tuple[str, str]]:
    """These with their versions, as requirements/peers.txt has them."""
    lines = (ROOT / "requirements" / "peers.txt").read_text(encoding="utf-8").splitlines()
    named = [(line.partition("==")[0].strip(), line) for line in lines]
    return [(name, line) for name, line in named if name in names]


def install(name: str, pin: str) -> str:
    """Why it cannot be used, in one line; nothing when it can."""
    if not PYTHON.exists():
        venv.create(HOME, with_pip=True)
    if subprocess.run(
        [str(PYTHON), "-c", f"import {MODULES.get(name, name)}"], capture_output=True, check=False
    ).returncode:
        command = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", pin]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            return last_line(done.stderr)
    return ""


def last_line(text: str) -> str:
    lines = [line for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "no reason given"


def report(peers: dict[str, Figures]) -> str:
    rows = [
        [name, *(f"{figures[key]:,.0f}" for key in ("real", "all", "copies", "games"))]
        for name, figures in peers.items()
    ]
    return table(["", "real choices/s", "all decisions/s", "copies/s", "games/s"], rows)


# --- in the process that measures -------------------------------------------------------------------------------


def figures(play: Callable[[], tuple[int, int]], copy: Callable[[], int]) -> Figures:
    """From a function that plays a game (decisions, real choices) and one that makes copies of positions."""
    games = 0
    everything = 0
    real = 0

    def counted() -> int:
        nonlocal games, everything, real
        asked, choices = play()
        games, everything, real = games + 1, everything + asked, real + choices
        return asked

    counted()
    speed = rate(counted, SECONDS)
    return {
        "all": speed,
        "real": speed * real / everything,
        "games": speed * games / everything,
        "copies": rate(copy, SECONDS / 4),
    }


def measure_catanatron() -> dict[str, Figures]:
    from catanatron import Color, Game, RandomPlayer

    chance = random.Random(1)
    limit = 1000  # turns, as in the engine's own play()

    def walk(stop: float) -> tuple[Any, int, int]:
        game = Game([RandomPlayer(color) for color in Color], seed=chance.getrandbits(32))
        asked = choices = 0
        while game.winning_color() is None and game.state.num_turns < limit and asked < stop:
            actions = game.state.playable_actions
            choices += len(actions) > 1
            asked += 1
            game.execute(actions[int(chance.random() * len(actions))])
        return game, asked, choices

    def play() -> tuple[int, int]:
        _, asked, choices = walk(float("inf"))
        return asked, choices

    positions = [walk(100 + 400 * chance.random())[0] for _ in range(12)]

    def copy() -> int:
        for position in positions:
            position.copy()
        return len(positions)

    return {"catanatron": figures(play, copy)}


def measure_open_spiel() -> dict[str, Figures]:
    return {f"OpenSpiel {name}": measure_spiel(name) for name in ("backgammon", "chess", "gin_rummy")}


def measure_spiel(name: str) -> Figures:
    import pyspiel

    chance = random.Random(1)
    rules = pyspiel.load_game(name)

    def walk(stop: float) -> tuple[Any, int, int]:
        state = rules.new_initial_state()
        asked = choices = 0
        while not state.is_terminal() and asked < stop:
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            actions = state.legal_actions()
            choices += len(actions) > 1
            asked += 1
            state.apply_action(actions[int(chance.random() * len(actions))])
        return state, asked, choices

    def play() -> tuple[int, int]:
        _, asked, choices = walk(float("inf"))
        return asked, choices

    positions = [walk(20 + 40 * chance.random())[0] for _ in range(12)]

    def copy() -> int:
        for position in positions:
            position.clone()
        return len(positions)

    return figures(play, copy)


CHILDREN = {"catanatron": measure_catanatron, "open_spiel": measure_open_spiel}

if __name__ == "__main__":
    sys.exit(main())
