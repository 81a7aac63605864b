"""All benchmarks in one run, side by side, with the ratios and the targets: `make bench`."""

import argparse
import sys
from collections.abc import Iterator
from typing import NamedTuple

import envs
import load
import peers
import socket_peer
import speed
import viewer
from measure import NOTE, table


class Target(NamedTuple):
    """What is asked of a build: multiples of the peer's real choices, and microseconds."""

    times: float
    clone: float = 0
    forecast: float = 0  # of all moves of a decision, the slowest decision


PEER = "catanatron"
TARGETS = {"pure": Target(times=12), "compiled": Target(times=55, clone=5, forecast=200)}
P99 = 50  # milliseconds that 99 of 100 moves take, with 200 live tables (data) or 50 (pages)
# moves/s posted, stored and pushed to four streams, as a multiple of boardgame.io's, which stores nothing
RATIOS = {"sqlite": 1.2, "postgresql": 0.9}
PAGES = 300  # moves/s with four drawn pages per table, as the mean of the titles
TWO = 1.7  # times the moves/s of one worker that two make, each with a core and one left for the database
SENT = 2.0  # kB per viewer and move, the median, every title
VIEWER = 0.3  # milliseconds in which a changed page is drawn for one more viewer, the median
LOAD = load.Load(seconds=6)
DRAWN = LOAD._replace(pages=True, tables=50, busy=8)  # what one worker draws for browsers
SERVERS = (
    ("sqlite", 1, LOAD),
    ("postgresql", 1, LOAD),
    ("postgresql", 2, LOAD),
    *(("sqlite", 1, DRAWN._replace(title=title)) for title in load.TITLES),
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--engine", action="store_true", help="the engine and its peers only")
    options = parser.parse_args()
    print(NOTE)
    engine()
    if not options.engine:
        print(envs.report())
        print(servers())
    return 0


# --- the engine ---------------------------------------------------------------------------------------------------


def engine() -> None:
    others = peers.measure_peers()
    print(peers.report(others))
    builds = {build: speed.measure_build(build, []) for build in TARGETS}
    for build, found in builds.items():
        print(f"\n{build}\n{speed.report(found)}" if found else "")
    print(against_peers(builds, others))
    for build, found in builds.items():
        print(against_targets(build, found, others))


def against_peers(builds: dict[str, speed.Titles], others: dict[str, speed.Figures]) -> str:
    rows = [
        [f"{title}, {build}", *(f"{counts['mix']['real'] / other['real']:.1f}x" for other in others.values())]
        for build, found in builds.items()
        for title, counts in found.items()
    ]
    return "\nreal choices/s, as a multiple of the peer's\n" + table(["", *others], rows) if rows and others else ""


def against_targets(build: str, found: speed.Titles, others: dict[str, speed.Figures]) -> str:
    """Every title with every number of players against what is asked of this build."""
    rows = [
        [f"{title}, {players}: {what}", *cells]
        for title, counts in found.items()
        for players, figures in counts.items()
        for what, *cells in held(TARGETS[build], figures, others)
    ]
    return f"\ntargets, {build}\n" + table(["", "measured", "target", ""], rows) if rows else ""


def held(target: Target, figures: speed.Figures, others: dict[str, speed.Figures]) -> Iterator[list[str]]:
    if PEER in others:
        times = figures["real"] / others[PEER]["real"]
        yield [f"times {PEER}'s real choices", f"{times:.1f}x", f"{target.times}x", word(times >= target.times)]
    for name, key, limit in (
        ("clone, us", "clone_us", target.clone),
        ("all forecasts of the slowest decision, us", "forecast_us_slowest", target.forecast),
    ):
        if limit:
            yield [name, f"{figures[key]:.2f}", f"{limit}", word(figures[key] < limit)]


# --- the server ---------------------------------------------------------------------------------------------------


Found = dict[tuple[str, int, load.Load], dict[str, load.Figures]]


def servers() -> str:
    """The load test: our server with both databases, boardgame.io's beside it. Takes about five minutes."""
    found: Found = {}
    for asked in SERVERS:
        try:
            found[asked] = load.measure(*asked)
        except (load.Silence, OSError, RuntimeError, AssertionError) as error:
            print(f"{load.title(*asked)}: was not measured: {error}.", flush=True)
    peer = socket_peer.measure(LOAD.tables, LOAD.busy, LOAD.seconds, LOAD.pause)
    if isinstance(peer, str):
        print(peer)
    measured = {load.title(*asked): figures for asked, figures in found.items()}
    measured |= {} if isinstance(peer, str) else {"boardgame.io, in memory": peer}
    rows = [[name, *_figures(*one.values())] for name, one in measured.items()]
    head = ["", "moves/s", "server us", "client us", "p50 ms", "p99 ms"]
    said = "\nload: processor time of server and client per move; latency with live tables\n" + table(head, rows)
    print(said, flush=True)
    return _wanted(found, None if isinstance(peer, str) else peer)


def _figures(busy: load.Figures, live: load.Figures) -> list[str]:
    figures = (busy["moves/s"], busy["server us/move"], busy["client us/move"], live["p50 ms"], live["p99 ms"])
    return [f"{figure:,.0f}" for figure in figures]


def _wanted(found: Found, peer: dict[str, load.Figures] | None) -> str:
    """What is wanted of the server, and whether this run has it. What was not measured is not met."""
    rates = {asked: one["throughput"]["moves/s"] for asked, one in found.items()}
    live = {asked: one[f"{asked[2].tables} live tables"] for asked, one in found.items()}
    rows: list[list[str]] = []
    for kind, wanted in RATIOS.items():
        asked = (kind, 1, LOAD)
        times = rates[asked] / peer["throughput"]["moves/s"] if peer and asked in rates else None
        rows.append(_least(f"{kind}: times boardgame.io's moves/s", times, wanted, "x"))
        rows.append(_most(f"{kind}: p99 at {LOAD.tables} live tables, ms", live.get(asked, {}).get("p99 ms"), P99))
    one, two = (rates.get(("postgresql", workers, LOAD)) for workers in (1, 2))
    rows.append(
        _least("postgresql: two workers, times one (where cores allow)", two / one if one and two else None, TWO, "x")
    )
    drawn = {title: ("sqlite", 1, DRAWN._replace(title=title)) for title in load.TITLES}
    known = [rates[asked] for asked in drawn.values() if asked in rates]
    mean = sum(known) / len(known) if len(known) == len(drawn) else None
    rows.append(_least(f"pages: moves/s, mean of {', '.join(drawn)}", mean, PAGES))
    for title, asked in drawn.items():
        seen = live.get(asked, {})
        rows.append(_most(f"pages of {title}: p99 at {DRAWN.tables} live tables, ms", seen.get("p99 ms"), P99))
        rows.append(_most(f"pages of {title}: kB per viewer and move, median", seen.get("median kB"), SENT))
        rows.append(_most(f"pages of {title}: ms for one more viewer, median", viewer.measure(title), VIEWER))
    return "\nwanted of the server\n" + table(["", "measured", "target", ""], rows)


def _least(what: str, measured: float | None, wanted: float, unit: str = "") -> list[str]:
    return _row(what, measured, wanted, unit, measured is not None and measured >= wanted)


def _most(what: str, measured: float | None, wanted: float) -> list[str]:
    return _row(what, measured, wanted, "", measured is not None and measured <= wanted)


def _row(what: str, measured: float | None, wanted: float, unit: str, met: bool) -> list[str]:
    said = "not measured" if measured is None else f"{measured:,.{1 if wanted > 10 else 2}f}{unit}"
    return [what, said, f"{wanted:g}{unit}", word(met)]


def word(met: bool) -> str:
    return "met" if met else "missed"


if __name__ == "__main__":
    sys.exit(main())
