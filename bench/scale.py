"""How many live tables one worker carries: the number is doubled until 1 move of 100 takes too long.

    python bench/scale.py [--pages] [--title TITLE] [--database postgresql] [--seconds 6] [--from 50] [--to 1600]

Four people sit at each table, each with a stream of their own; a table makes a move every two seconds. Told are for
each number of tables: moves per second, the latency until all four have heard of a move, processor time of the server,
its memory, and what a stream is sent for a move. The client runs on the same machine. A stream is a file: for more
than some two hundred tables `ulimit -n` has to allow them.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final

import load
from measure import table

LATE: Final = 50.0  # milliseconds
HEAD: Final = ["tables", "viewers", "moves/s", "p50 ms", "p99 ms", "server us/move", "server MB", "bytes sent"]


def main() -> None:
    usual = load.Load(busy=0, seconds=6)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pages", action="store_true", help="streams carry pages, as browsers get them")
    parser.add_argument("--title", choices=load.TITLES, default=usual.title)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--seconds", type=float, default=usual.seconds)
    parser.add_argument("--from", type=int, default=50, dest="first")
    parser.add_argument("--to", type=int, default=1_600, dest="last")
    given = parser.parse_args()
    asked = usual._replace(pages=given.pages, title=given.title, seconds=given.seconds)
    rows: list[list[str]] = []
    tables, late = given.first, False
    while tables <= given.last and not late:
        try:
            (found,) = load.measure(given.database, 1, asked._replace(tables=tables)).values()
        except load.Silence as error:
            sys.exit(f"{table(HEAD, rows)}\nThe load test broke off with {tables} tables: {error}.")
        late = found["p99 ms"] >= LATE
        rows.append(row(tables, found))
        print(f"{tables} tables: p99 {found['p99 ms']:,.0f} ms", file=sys.stderr, flush=True)
        tables *= 2
    print(table(HEAD, rows))


def row(tables: int, found: load.Figures) -> list[str]:
    names = ("moves/s", "p50 ms", "p99 ms", "server us/move", "server MB")
    sent = f"{found['median kB'] * 1000:,.0f}"
    return [str(tables), str(tables * load.PEOPLE), *[f"{found[name]:,.0f}" for name in names], sent]


if __name__ == "__main__":
    main()
