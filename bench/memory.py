"""Memory of the server with many tables: python bench/memory.py --stored 10000 --open 1000

Fills a database with games in the middle, three titles in turn; opens as many of them as asked, each as its player
sees it; tells what the process holds before and after, and how far it is from its bound (rooms kept in memory).
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import httpx
import psutil
from sqlalchemy import Connection

import shofar
from shofar.engine.promise import promise
from shofar.web.http import secret
from shofar.web.store.model import MOVE, OVER, PERSON, PLAYING, EventRow, HolderRow, Person, SeatRow, TableRow
from shofar.web.store.store import Store, now
from tests.web.server import Server

MOVES: Final = 120  # of a game
PLAYERS: Final = 4


def game(title: str, host: str) -> tuple[TableRow, list[SeatRow], list[EventRow]]:
    """A table of this title in the middle of its game, without a name yet."""
    seed, rng, at = "a seed of the benchmark", random.Random(title), now()
    found = shofar.new(title, players=PLAYERS, seed=seed)
    told = found.listen()
    options = shofar.title(title).settle(PLAYERS, {})
    events = [EventRow("", 1, "start", None, "", None, "", at)]
    while len(events) <= MOVES and found.seat is not None:
        seat, move = found.seat, rng.choice(found.moves)
        told.clear()
        found.play(move)
        promised = promise(found, told, len(events))
        events.append(EventRow("", len(events) + 1, MOVE, seat, move.text, None, promised, at))
    row = TableRow(
        id="", title=title, players=PLAYERS, options=json.dumps(options), rules=shofar.title(title).version,
        box=shofar.box(title).digest, overlay=None, seed=seed, start=None, origin="new", state=PLAYING, note="",
        listed=1, host=host, again="", clock="", seconds=0, made=at, changed=at, version=len(events),
        serial=len(events), moves=len(events) - 1, turn=found.seat, since=at, bot=0, thinker="", lease=0, result="",
    )  # fmt: skip
    return row, [SeatRow("", seat, PERSON, f"P{seat}", seen=at) for seat in range(PLAYERS)], events


Made = tuple[TableRow, list[SeatRow], list[EventRow]]


def put(store: Store, made: Made, table: str, state: str, host: str, c: Connection) -> None:
    row, seats, events = made
    store.add_table(c, replace(row, id=table, state=state), [replace(seat, table_id=table) for seat in seats])
    store.add_events(c, [replace(event, table_id=table) for event in events])
    store.hold(c, HolderRow(table, 0, host))


def fill(address: str, stored: int, playing: int) -> tuple[str, list[str]]:
    """The cookie of the host, and the tables that are being played."""
    store = Store(address)
    given = secret.person_secret()
    host = Person(secret.person_id(), secret.hashed(given), "Host", made=now())
    store.write("", lambda c: store.add_person(c, host)).result()
    games = [game(title, host.id) for title in shofar.titles()]
    tables = [secret.table_id() for _ in range(stored)]
    for number, table in enumerate(tables):
        state = PLAYING if number < playing else OVER
        made = partial(put, store, games[number % len(games)], table, state, host.id)
        store.write(table, made).result()
    store.close()
    return f"{host.id}.{given}", tables[:playing]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--stored", type=int, default=10_000)
    parser.add_argument("--open", type=int, default=1_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        cookie, tables = fill(f"{folder}/shofar.db", given.stored, given.open)
        with Server(f"{folder}/shofar.db", "--no-limits", fresh=True) as server:
            assert server.process is not None
            process = psutil.Process(server.process.pid)
            before = process.memory_info().rss / 1e6
            with httpx.Client(base_url=server.url, cookies={"shofar": cookie}, timeout=60) as client:
                for table in tables:
                    client.get(f"/table/{table}", headers={"Accept": "text/html"}).raise_for_status()
                after = process.memory_info().rss / 1e6
                rooms = next(
                    line for line in client.get("/metrics").text.splitlines() if line.startswith("shofar_rooms{")
                )
    kept = int(float(rooms.split()[-1]))
    print(f"{given.stored:,} stored: {before:,.0f} MB; {given.open:,} open: {after:,.0f} MB with {kept:,} rooms")
    print(f"a room in the middle of its game: {(after - before) / max(1, kept) * 1000:,.0f} kB")


if __name__ == "__main__":
    main()
