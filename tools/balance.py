"""What docs/balance.md is made of: games of one bot with itself, and what they show about the values of a box.

    python tools/balance.py golem --players 3 --games 1000 --bot hard
    python tools/balance.py ezra --players 1 --games 200 --option solo=B --box mine.toml

Told are scores, wins by seat and by place in the first turn order (where the title draws one), points by source, what
the title counts beside points (its figures), and how often each source was the largest of the winner among those named
with --among (a name may be a sum: walls+gates).
"""

import argparse
import multiprocessing
from collections import Counter
from collections.abc import Sequence
from typing import Any

import shofar
from shofar import bots
from shofar.bots.arena import Result, run, schedule
from shofar.bots.statistics import share, spread


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", choices=shofar.titles())
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=200, help="%(default)s")
    parser.add_argument("--bot", default="hard", choices=bots.names(), help="%(default)s")
    parser.add_argument("--seed", default="balance", help="%(default)s")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--box", help="an owner's values instead of those of the package")
    parser.add_argument("--among", nargs="+", default=[], metavar="SOURCE", help="sources that are compared")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count(), help="processes (%(default)s)")
    told = parser.parse_args()
    options = chosen(told.title, told.option)
    matches = schedule(told.title, [told.bot] * told.players, told.games, told.seed, options, told.box, rotate=False)
    results = list(run(matches, told.jobs))
    print(f"{told.title}, {told.players} players, {len(results)} games of {told.bot}")
    for name, text in [*points(results), *wins(results, told, options), *largest(results, told.among)]:
        print(f"  {name:32}{text}")


def chosen(title: str, given: Sequence[str]) -> dict[str, Any]:
    """Options as the title knows them: their values are texts or truths."""
    known = {
        option.name: {str(value).lower(): value for value in option.values} for option in shofar.title(title).options
    }
    pairs = [text.partition("=") for text in given]
    return {name: known.get(name, {}).get(value.lower(), value) for name, _, value in pairs}


def points(results: Sequence[Result]) -> list[tuple[str, str]]:
    """Means over the seats that bots play, and over those of an automatic opponent."""
    rows: list[tuple[str, str]] = []
    for who in sorted({bot for result in results for bot in result.bots}):
        at = [(result, seat) for result in results for seat, bot in enumerate(result.bots) if bot == who]
        scores = spread([result.scores[seat] for result, seat in at])
        rows.append(
            (f"{who}: score", f"{scores.mean:.1f} ({scores.quarter:g} / {scores.median:g} / {scores.three_quarters:g})")
        )
        for name, tables in (("points", [r.sources[s] for r, s in at]), ("figure", [r.figures[s] for r, s in at])):
            rows += [
                (f"{who}: {name} {key}", f"{spread([table[key] for table in tables]).mean:.1f}") for key in tables[0]
            ]
    best = spread([max(result.scores) for result in results])
    return [*rows, ("best score of a game", f"{best.mean:.1f}")]


def wins(results: Sequence[Result], told: argparse.Namespace, options: dict[str, Any]) -> list[tuple[str, str]]:
    """By seat, and by place in the first turn order of titles that have one."""
    count = len(results)
    seats = range(len(results[0].scores))
    rows = [
        (f"wins of seat {seat + 1}", percent(sum(result.wins()[seat] for result in results), count)) for seat in seats
    ]
    orders = [first_order(told, result.seed, options) for result in results]
    if not all(orders):
        return rows
    return rows + [
        (
            f"wins of place {place + 1}",
            percent(sum(r.wins()[o[place]] for r, o in zip(results, orders, strict=True)), count),
        )
        for place in range(told.players)
    ]


def first_order(told: argparse.Namespace, seed: str, options: dict[str, Any]) -> list[int]:
    """The seats as the deal puts them in order; empty where a title keeps no order."""
    game = shofar.new(told.title, told.players, seed, options, told.box)
    return list(getattr(game, "order", []))


def largest(results: Sequence[Result], among: Sequence[str]) -> list[tuple[str, str]]:
    """How often each of these sources was the largest of whoever won; a person who lost to an opponent has none."""
    found: Counter[str] = Counter()
    for result in results:
        winner = result.ranks.index(1)
        if among and result.bots[winner] != "opponent":
            sources = result.sources[winner]
            found[max(among, key=lambda name: sum(sources[part] for part in name.split("+")))] += 1
    return [(f"largest of the winner: {name}", percent(found[name], found.total())) for name in among]


def percent(won: float, of: int) -> str:
    part = share(won, of)
    return f"{100 * part.part:.1f} % ({100 * part.low:.1f}-{100 * part.high:.1f})"


if __name__ == "__main__":
    main()
