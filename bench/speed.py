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
from collections.abc import Iterable
from statistics import median
from time import perf_counter
from typing import Any

from measure import NOTE, RUNS, one_run, rate, share, table

SECONDS = 0.4  # of one short run
SAMPLE = 12  # positions in mid-game, games for the memory
DECISIONS = 60  # of which all moves are forecast

Figures = dict[str, float]
Titles = dict[str, dict[str, Figures]]  # title -> "mix" or number of players -> figures
HEAD = [
    "", "real choices/s", "all asked/s", "games/s", "choices/game", "clones/s", "clone us", "digest us",
    "forecast us", "slowest", "clone kB", "game kB",
]  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", action="append", help="only this title; may be given several times")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.child:
        json.dump(measure_titles(options.title or []), sys.stdout)
        return 0
    print(NOTE)
    for build in ("pure", "compiled"):
        print(report(measure_build(build, options.title or [])))
    return 0


def measure_build(build: str, titles: list[str]) -> Titles:
    """Title -> "mix" or number of players -> figures; empty when there is no such build."""
    command = [sys.executable, __file__, "--child", *(f"--title={title}" for title in titles)]
    environment = {**os.environ, "SHOFAR_PURE": "1" if build == "pure" else "0"}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    answer: dict[str, Any] = json.loads(done.stdout)
    if answer["build"] != build:
        print(f"The {build} build was not measured: {answer['reason']}")
        return {}
    print(f"\n{build}: had a core {answer['share']:.0%} of the time")
    found: Titles = answer["titles"]
    return found


def report(titles: Titles) -> str:
    rows = [
        [f"{title}, {players}", *cells(figures)]
        for title, counts in titles.items()
        for players, figures in counts.items()
    ]
    return table(HEAD, rows) if rows else ""


def cells(figures: Figures) -> list[str]:
    return [
        f"{figures['real']:,.0f}",
        f"{figures['asked']:,.0f}",
        f"{figures['games']:,.0f}",
        f"{figures['length']:,.0f}",
        f"{1e6 / figures['clone_us']:,.0f}",
        f"{figures['clone_us']:.2f}",
        f"{figures['digest_us']:.1f}",
        f"{figures['forecast_us']:.1f}",
        f"{figures['forecast_us_slowest']:.0f}",
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
        figures = measure_title(name, counts)
        found[name] = {**figures, "mix": mix(list(figures.values()))}
    build = "compiled" if shofar.compiled else "pure"
    return {"build": build, "reason": reason, "titles": found, "share": share()}


class Tally:
    """Decisions and games of one kind of play, in short runs."""

    def __init__(self, name: str, players: int, auto: bool) -> None:
        self.name = name
        self.players = players
        self.auto = auto
        self.chance = random.Random(f"{name}/{players}")
        self.moves = 0
        self.games = 0
        self.rates: list[float] = []

    def play(self) -> int:
        moves = walk(self.name, self.players, self.chance, self.auto)[1]
        self.moves += moves
        self.games += 1
        return moves

    def run(self) -> None:
        self.rates.append(one_run(self.play, SECONDS))

    @property
    def length(self) -> float:
        return self.moves / self.games


def measure_title(name: str, counts: Iterable[int]) -> dict[str, Figures]:
    """All player counts take turns, so that a disturbance of the machine hits none of them alone."""
    tallies = [(Tally(name, players, True), Tally(name, players, False)) for players in counts]
    for pair in tallies:
        for tally in pair:
            tally.play()  # warm up: rules built, caches filled
    for _ in range(RUNS):
        for pair in tallies:
            for tally in pair:
                tally.run()
    return {f"{real.players} players": figures_of(real, asked) for real, asked in tallies}


def figures_of(real: Tally, asked: Tally) -> Figures:
    positions = [middle(real) for _ in range(SAMPLE)]
    bytes_of_game, bytes_of_clone = memory(real)

    def clone_all() -> int:
        for position in positions:
            position.clone()
        return len(positions)

    def digest_all() -> int:
        for position in positions:
            position.digest()
        return len(positions)

    speed = median(real.rates)
    forecasts = [forecast_us(middle(real)) for _ in range(DECISIONS)]
    return {
        "real": speed,
        "length": real.length,
        "games": speed / real.length,
        "asked": median(asked.rates),
        "asked_length": asked.length,
        "clone_us": 1e6 / rate(clone_all, SECONDS / 4),
        "digest_us": 1e6 / rate(digest_all, SECONDS / 4),
        "forecast_us": median(forecasts),
        "forecast_us_slowest": max(forecasts),
        "game_bytes": bytes_of_game,
        "clone_bytes": bytes_of_clone,
    }


def forecast_us(position: Any) -> float:
    """How long the forecasts of all moves of a decision take, at its best of three."""
    times = []
    for _ in range(3):
        began = perf_counter()
        for move in position.legal():
            position.forecast(move)
        times.append(perf_counter() - began)
    return 1e6 * min(times)


def middle(tally: Tally) -> Any:
    """A position between a quarter and three quarters of a game."""
    stop = tally.length * (0.25 + 0.5 * tally.chance.random())
    return walk(tally.name, tally.players, tally.chance, True, stop)[0]


def walk(name: str, players: int, chance: random.Random, auto: bool, stop: float = float("inf")) -> tuple[Any, int]:
    """One random game, as an agent would play it, perhaps not to its end; and the number of decisions.

    With `auto` these are real choices: a move that waits for the player as the only one is none."""
    import shofar

    draw = chance.random
    game = shofar.new(name, players=players, seed=chance.getrandbits(64), auto=auto)
    decisions = 0
    while game.seat is not None and decisions < stop:
        ids = game.legal()
        game.apply(ids[int(draw() * len(ids))])
        decisions += len(ids) > 1 or not auto
    return game, decisions


def memory(tally: Tally) -> tuple[float, float]:
    """Bytes of a finished game with its history, and of a clone of it."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    games = [walk(tally.name, tally.players, tally.chance, True)[0] for _ in range(SAMPLE)]
    between = tracemalloc.get_traced_memory()[0]
    clones = [game.clone() for game in games for _ in range(10)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (between - before) / len(games), (after - between) / len(clones)


def mix(counts: list[Figures]) -> Figures:
    """The figures for playing with every number of players in turn, one game each."""
    seconds = sum(figures["length"] / figures["real"] for figures in counts)
    asked_seconds = sum(figures["asked_length"] / figures["asked"] for figures in counts)
    length = sum(figures["length"] for figures in counts)
    asked_length = sum(figures["asked_length"] for figures in counts)

    def mean(key: str) -> float:
        return sum(figures[key] for figures in counts) / len(counts)

    return {
        "real": length / seconds,
        "asked": asked_length / asked_seconds,
        "asked_length": asked_length / len(counts),
        "length": length / len(counts),
        "games": len(counts) / seconds,
        "clone_us": mean("clone_us"),
        "digest_us": mean("digest_us"),
        "forecast_us": mean("forecast_us"),
        "forecast_us_slowest": max(figures["forecast_us_slowest"] for figures in counts),
        "game_bytes": max(figures["game_bytes"] for figures in counts),
        "clone_bytes": max(figures["clone_bytes"] for figures in counts),
    }


if __name__ == "__main__":
    sys.exit(main())
