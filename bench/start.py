"""How long the server takes to answer after a start: python bench/start.py --tables 10000 --undos 500

Fills a database with open games in the middle, as another program has left them: nothing was examined yet. Tells how
long it takes until the server answers, until it shows one of the tables, and until it shows a table that has taken
many moves back, beside one of as many moves that has taken none.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import httpx

import shofar
from memory import fill, game, put
from shofar.web.http import secret
from shofar.web.store.model import MOVE, PLAYING, UNDO, EventRow
from shofar.web.store.store import Store, now
from tests.web.server import Server

HTML: Final = {"Accept": "text/html"}
TIMES: Final = 3  # starts, of which the best is told


def with_undos(address: str, host: str, undos: int) -> list[str]:
    """A table that was only played, for the others to find everything warm; one whose last move was taken back and made
    again so often; and one more of the first kind."""
    store = Store(address)
    row, seats, events = game("ezra", host)
    *_, last = events
    more = list(events)
    for _ in range(undos):
        n = len(more) + 1
        more.append(EventRow("", n, UNDO, last.seat, str(row.moves - 1), None, "", now()))
        more.append(replace(last, n=n + 1))
    made = []
    for rows in (events, more, events):
        table = secret.table_id()
        whole = replace(row, version=len(rows), serial=len(rows))
        store.write(table, lambda c, t=table, w=whole, r=rows: put(store, (w, seats, r), t, PLAYING, host, c)).result()  # type: ignore[misc]
        made.append(table)
    store.close()
    assert sum(event.kind == MOVE for event in more) == len(events) - 1 + undos
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--undos", type=int, default=500)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        address = str(Path(folder) / "shofar.db")
        cookie, tables = fill(address, given.tables, given.tables)
        pages = [tables[len(tables) // 2], *with_undos(address, cookie.partition(".")[0], given.undos)]
        found = [_start(address, cookie, pages) for _ in range(TIMES)]
    health, first, _, many, none = (min(times) for times in zip(*found, strict=True))
    print(f"{'compiled' if shofar.compiled else 'pure'}, {given.tables:,} open tables: answers after {health:.2f} s")
    print(f"first page of one of them: {first * 1000:,.0f} ms")
    print(f"{given.undos} undos: {many * 1000:,.0f} ms, none: {none * 1000:,.0f} ms, ratio {many / none:.2f}")


def _start(address: str, cookie: str, tables: list[str]) -> list[float]:
    """Seconds to the first answer, then to each of these pages."""
    began = perf_counter()
    with Server(address, "--no-limits", fresh=True) as server:
        found = [perf_counter() - began]
        with httpx.Client(base_url=server.url, cookies={"shofar": cookie}, headers=HTML, timeout=600) as client:
            client.get("/").raise_for_status()
            for table in tables:
                began = perf_counter()
                client.get(f"/table/{table}").raise_for_status()
                found.append(perf_counter() - began)
    return found


if __name__ == "__main__":
    main()
