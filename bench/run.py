"""All benchmarks in one run, side by side, with the ratios and the targets: `make bench`."""

import sys

import envs
import load
import peers
import socket_peer
import speed
from measure import NOTE, table

# build -> real choices/s as the mean of the titles, times catanatron, clone in microseconds
TARGETS = {"pure": (80_000, 6, 15), "compiled": (300_000, 20, 5)}
GAME_KB = 50
REFERENCE = 25_700  # decisions/s of catanatron on the machine that the targets were set on
# moves/s posted, stored and pushed to four streams; milliseconds that 99 of 100 take with 200 live tables
MOVES, P99 = 1_500, 50
LOAD = load.Load(seconds=6)
SERVERS = (
    ("sqlite", 1, LOAD),
    ("postgresql", 1, LOAD),
    ("postgresql", 2, LOAD),
    ("sqlite", 1, LOAD._replace(pages=True, tables=50, busy=8)),  # what one worker draws for browsers
)


def main() -> int:
    print(NOTE)
    others = peers.measure_peers()
    print(peers.report(others))
    builds = {}
    for build in TARGETS:
        builds[build] = {title: counts for title, counts in speed.measure_build(build, []).items() if counts}
        print(speed.report(builds[build]))
    mixes = {build: {title: counts["mix"] for title, counts in found.items()} for build, found in builds.items()}
    print(against_peers(mixes, others))
    print(against_targets(mixes, others))
    print(envs.report())
    print(servers())
    return 0


Mixes = dict[str, dict[str, speed.Figures]]


def mean(figures: dict[str, speed.Figures], key: str) -> float:
    return sum(each[key] for each in figures.values()) / len(figures)


def against_peers(mixes: Mixes, others: dict[str, speed.Figures]) -> str:
    rows = [
        [f"{title}, {build}", *(f"{figures['real'] / other['real']:.1f}x" for other in others.values())]
        for build, found in mixes.items()
        for title, figures in found.items()
    ]
    return "\nreal choices/s, as a multiple of the peer's\n" + table(["", *others], rows) if rows and others else ""


def against_targets(mixes: Mixes, others: dict[str, speed.Figures]) -> str:
    rows = []
    for build, found in mixes.items():
        if not found:
            continue
        choices, times, clone = TARGETS[build]
        real = mean(found, "real")
        worst_clone = max(1e6 / figures["clones"] for figures in found.values())
        worst_game = max(figures["game_bytes"] for figures in found.values()) / 1000
        names = f"mean of {', '.join(found)}"
        rows.append([f"{build}: real choices/s, {names}", f"{real:,.0f}", f"{choices:,}", word(real >= choices)])
        if "catanatron" in others:
            ratio = real / others["catanatron"]["real"]
            every = mean(found, "real") / others["catanatron"]["all"]
            rows.append(
                [f"{build}: times catanatron's real choices", f"{ratio:.1f}x", f"{times}x", word(ratio >= times)]
            )
            rows.append([f"{build}: times all of catanatron's decisions", f"{every:.1f}x", "", ""])
            there = every * REFERENCE
            rows.append([f"{build}: real choices/s where catanatron makes {REFERENCE:,}", f"{there:,.0f}", "", ""])
        rows.append([f"{build}: slowest clone, us", f"{worst_clone:.2f}", str(clone), word(worst_clone <= clone)])
        rows.append([f"{build}: largest game, kB", f"{worst_game:.1f}", str(GAME_KB), word(worst_game <= GAME_KB)])
    return "\ntargets\n" + table(["", "measured", "target", ""], rows) if rows else ""


def servers() -> str:
    """The load test: our server with both databases, boardgame.io's beside it. Takes about two minutes."""
    found = {}
    for kind, workers, asked in SERVERS:
        name = load.title(kind, workers, asked)
        try:
            found[name] = load.measure(kind, workers, asked)
        except load.Silence as error:
            print(f"{name}: was not measured: {error}.")
    peer = socket_peer.measure(LOAD.tables, LOAD.busy, LOAD.seconds, LOAD.pause)
    if isinstance(peer, str):
        print(peer)
    else:
        found["boardgame.io, in memory"] = peer
    rows = []
    for name, (busy, live) in ((name, one.values()) for name, one in found.items()):
        figures = (busy["moves/s"], busy["server us/move"], busy["client us/move"], live["p50 ms"], live["p99 ms"])
        met = busy["moves/s"] >= MOVES and live["p99 ms"] < P99
        rows.append([name, *(f"{figure:,.0f}" for figure in figures), word(met)])
    head = ["", "moves/s", "server us", "client us", "p50 ms", "p99 ms", f"{MOVES:,}/s, {P99} ms"]
    return "\nload: processor time of server and client per move; latency with live tables\n" + table(head, rows)


def word(met: bool) -> str:
    return "met" if met else "missed"


if __name__ == "__main__":
    sys.exit(main())
