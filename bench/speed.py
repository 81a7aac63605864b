"""How fast the titles play at random through the integer interface, in plain Python and compiled.

`python bench/speed.py` prints a table per build; each build is measured in a process of its own.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tracemalloc
from typing import Any

from measure import one_run, rate, table

SECONDS = 0.4  # of one short run
SAMPLE = 12  # positions in mid-game, games for the memory

Figures = dict[str, float]
HEAD = [
    "", "real choices/s", "all asked/s", "games/s", "choices/game", "clones/s", "clone us", "digest us", "clone kB",
    "game kB",
]  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", action="append", help="only this title; may be given several times")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        json.dump(measure_titles(options.title or []), sys.stdout)
        return 0
    for build in ("pure", "compiled"):
        print(report(build, measure_build(build, options.title or [])))
    return 0


def measure_build(build: str, titles: list[str]) -> dict[str, dict[str, Figures]]:
    """Title -> "mix" or number of players -> figures; empty when there is no such build."""
    command = [sys.executable, __file__, "--child", *(f"--title={title}" for title in titles)]
    environment = {**os.environ, "SHOFAR_PURE": "1" if build == "pure" else "0"}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    answer: dict[str, Any] = json.loads(done.stdout)
    if answer["build"] != build:
        print(f"The {build} build was not measured: {answer['reason']}")
        return {}
    found: dict[str, dict[str, Figures]] = answer["titles"]
    return found


def report(build: str, titles: dict[str, dict[str, Figures]]) -> str:
    rows = [
        [f"{title}, {players}", *cells(figures)]
        for title, counts in titles.items()
        for players, figures in counts.items()
    ]
    return f"\n{build}\n{table(HEAD, rows)}" if rows else ""


def cells(figures: Figures) -> list[str]:
    return [
        f"{figures['real']:,.0f}",
        f"{figures['asked']:,.0f}",
        f"{figures['games']:,.0f}",
        f"{figures['length']:,.0f}",
        f"{figures['clones']:,.0f}",
        f"{1e6 / figures['clones']:.2f}",
        f"{figures['digest_us']:.1f}",
        f"{figures['clone_bytes'] / 1000:.1f}",
        f"{figures['game_bytes'] / 1000:.1f}",
    ]


# --- in the process that measures -------------------------------------------------------------------------------


def measure_titles(titles: list[str]) -> dict[str, Any]:
    import shofar
    from shofar.compiled import reason

    found = {}
    for name in titles or shofar.titles():
        try:
            counts = shofar.title(name).players
        except ModuleNotFoundError as error:
            print(f"{name}: left out ({error})", file=sys.stderr)
            continue
        figures = {f"{players} players": measure(name, players) for players in counts}
        found[name] = {**figures, "mix": mix(list(figures.values()))}
    return {"build": "compiled" if shofar.compiled else "pure", "reason": reason, "titles": found}


def measure(name: str, players: int) -> Figures:
    chance = random.Random(f"{name}/{players}")
    one_run(lambda: play(name, players, chance), SECONDS)  # warm up: rules built, caches filled
    games = 0
    moves = 0

    def counted() -> int:
        nonlocal games, moves
        played = play(name, players, chance)
        games += 1
        moves += played
        return played

    real = rate(counted, SECONDS)
    asked = rate(lambda: play(name, players, chance, auto=False), SECONDS)
    length = moves / games
    positions = [middle(name, players, chance, length) for _ in range(SAMPLE)]
    bytes_of_game, bytes_of_clone = memory(name, players, chance)

    def clone_all() -> int:
        for position in positions:
            position.clone()
        return len(positions)

    def digest_all() -> int:
        for position in positions:
            position.digest()
        return len(positions)

    return {
        "real": real,
        "asked": asked,
        "length": length,
        "games": real / length,
        "clones": rate(clone_all, SECONDS / 4),
        "digest_us": 1e6 / rate(digest_all, SECONDS / 4),
        "game_bytes": bytes_of_game,
        "clone_bytes": bytes_of_clone,
    }


def play(name: str, players: int, chance: random.Random, auto: bool = True, stop: float = float("inf")) -> int:
    """One random game, as an agent would play it; returns the number of decisions."""
    return walk(name, players, chance, auto, stop)[1]


def middle(name: str, players: int, chance: random.Random, length: float) -> Any:
    return walk(name, players, chance, True, length * (0.25 + 0.5 * chance.random()))[0]


def walk(name: str, players: int, chance: random.Random, auto: bool, stop: float) -> tuple[Any, int]:
    import shofar

    draw = chance.random
    game = shofar.new(name, players=players, seed=chance.getrandbits(64), auto=auto)
    decisions = 0
    while game.seat is not None and decisions < stop:
        ids = game.legal()
        game.apply(ids[int(draw() * len(ids))])
        decisions += 1
    return game, decisions


def memory(name: str, players: int, chance: random.Random) -> tuple[float, float]:
    """Bytes of a finished game with its history, and of a clone of it."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    games = [walk(name, players, chance, True, float("inf"))[0] for _ in range(SAMPLE)]
    between = tracemalloc.get_traced_memory()[0]
    clones = [game.clone() for game in games for _ in range(10)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (between - before) / len(games), (after - between) / len(clones)


def mix(counts: list[Figures]) -> Figures:
    """The figures for playing with every number of players in turn, one game each."""
    games = sum(1 / figures["games"] for figures in counts)
    asked = sum(figures["length"] / figures["asked"] for figures in counts)
    length = sum(figures["length"] for figures in counts)

    def mean(key: str) -> float:
        return sum(figures[key] for figures in counts) / len(counts)

    return {
        "real": length / games,
        "asked": length / asked,
        "length": length / len(counts),
        "games": len(counts) / games,
        "clones": len(counts) / sum(1 / figures["clones"] for figures in counts),
        "digest_us": mean("digest_us"),
        "game_bytes": max(figures["game_bytes"] for figures in counts),
        "clone_bytes": max(figures["clone_bytes"] for figures in counts),
    }


if __name__ == "__main__":
    sys.exit(main())
