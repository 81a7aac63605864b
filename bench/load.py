"""Load on the server: moves per second posted, stored durably and pushed to four streams per table, and their latency.

    python bench/load.py --database sqlite --tables 200 --seconds 10
    python bench/load.py --database postgresql --workers 2

Two measures. Throughput: every table posts its next move as soon as the last one was confirmed and has arrived on its
four streams. Latency: 200 live tables at the pace of people (one move per table in two seconds); from the post to the
last of the four streams. The client runs on the same machine, so its work is part of what the figures cost.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import urlencode

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

import psutil  # type: ignore[import-untyped]

from web.postgres import Postgres
from web.server import Server

STREAMS = 4


class Line:
    """A connection that speaks just enough HTTP."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)

    async def ask(self, method: str, path: str, **fields: object) -> tuple[int, dict[str, str], bytes]:
        body = urlencode({name: str(value) for name, value in fields.items()}).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost:{self.port}\r\nOrigin: http://localhost:{self.port}\r\n"
        head += f"Accept: application/json\r\nCookie: {self.cookie}\r\n"
        if method == "POST":
            head += f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n"
        self.writer.write(head.encode() + b"\r\n" + body)
        return await self._answer()

    async def _answer(self) -> tuple[int, dict[str, str], bytes]:
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await self.reader.readexactly(int(headers.get("content-length", "0")))
        return int(head[0].split()[1]), headers, body


class Table:
    """A table that one client plays all seats of, with four streams that watch it."""

    def __init__(self, port: int, number: int) -> None:
        self.line = Line(port)
        self.port = port
        self.rng = random.Random(number)
        self.streams: list[asyncio.Task[None]] = []
        self.reached = [0] * STREAMS
        self.arrived = asyncio.Event()
        self.version = 0
        self.opened = 0

    async def start(self) -> None:
        await self.line.open()
        await self.new_game()
        for at in range(STREAMS):
            self.streams.append(asyncio.create_task(self._follow(at, self.table)))

    async def new_game(self) -> None:
        _, headers, _ = await self.line.ask("POST", "/new", title="nehemiah", seat0="me", seat1="here", seat2="here")
        if "set-cookie" in headers:
            self.line.cookie = headers["set-cookie"].split(";")[0]
        self.table = headers["location"].rsplit("/", 1)[-1]
        _, _, body = await self.line.ask("GET", f"/table/{self.table}")
        self.state = json.loads(body)

    async def _follow(self, at: int, table: str) -> None:
        line = Line(self.port)
        line.cookie = self.line.cookie
        await line.open()
        head = f"GET /table/{table}/stream?pages=0 HTTP/1.1\r\nHost: localhost:{self.port}\r\n"
        head += f"Cookie: {line.cookie}\r\n\r\n"
        line.writer.write(head.encode())
        while True:
            text = await line.reader.readline()
            if not text:
                return
            if text.startswith(b"id: "):
                self.reached[at] = int(text[4:])
                if min(self.reached) >= self.version:
                    self.arrived.set()

    async def move(self) -> float:
        """One move; returns the seconds until the last stream had it."""
        if not self.state["moves"]:
            await self.again()
        began = time.perf_counter()
        self.arrived.clear()
        status, _, body = await self.line.ask(
            "POST", f"/table/{self.table}/move", at=self.state["at"], move=self.rng.choice(self.state["moves"]),
            key=f"k{self.rng.getrandbits(48)}",
        )  # fmt: skip
        assert status == 200, body
        self.state = json.loads(body)
        self.version = self.state["version"]
        if min(self.reached) < self.version:
            self.arrived.clear()
            if min(self.reached) < self.version:
                await self.arrived.wait()
        return time.perf_counter() - began

    async def again(self) -> None:
        """The game is over: another one."""
        self.stop()
        self.reached = [0] * STREAMS
        self.version = 0
        await self.new_game()
        self.streams = [asyncio.create_task(self._follow(at, self.table)) for at in range(STREAMS)]

    def stop(self) -> None:
        for stream in self.streams:
            stream.cancel()
        self.streams = []


async def throughput(tables: list[Table], seconds: float) -> dict[str, float]:
    took: list[float] = []
    end = time.perf_counter() + seconds

    async def play(table: Table) -> None:
        while time.perf_counter() < end:
            took.append(await table.move())

    began = time.perf_counter()
    await asyncio.gather(*(play(table) for table in tables))
    return summary(took, time.perf_counter() - began)


async def latency(tables: list[Table], seconds: float, pause: float) -> dict[str, float]:
    took: list[float] = []
    end = time.perf_counter() + seconds

    async def play(table: Table) -> None:
        await asyncio.sleep(table.rng.random() * pause)
        while time.perf_counter() < end:
            took.append(await table.move())
            await asyncio.sleep(table.rng.uniform(0.5, 1.5) * pause)

    began = time.perf_counter()
    await asyncio.gather(*(play(table) for table in tables))
    return summary(took, time.perf_counter() - began)


def summary(took: list[float], seconds: float) -> dict[str, float]:
    cuts = statistics.quantiles(took, n=100)
    return {
        "moves": len(took), "moves/s": len(took) / seconds, "p50 ms": cuts[49] * 1e3, "p95 ms": cuts[94] * 1e3,
        "p99 ms": cuts[98] * 1e3, "max ms": max(took) * 1e3,
    }  # fmt: skip


def spent(process: int) -> float:
    """Seconds of processor time that the server and its children have used."""
    found = psutil.Process(process)
    times = [one.cpu_times() for one in (found, *found.children(recursive=True))]
    return float(sum(one.user + one.system for one in times))


async def run(port: int, process: int, given: argparse.Namespace) -> None:
    tables = [Table(port, number) for number in range(given.tables)]
    for table in tables:
        await table.start()
    busy = tables[: given.busy]
    before = spent(process)
    figures = await throughput(busy, given.seconds)
    figures["server cpu us/move"] = (spent(process) - before) / figures["moves"] * 1e6
    report("throughput", figures)
    report(f"latency, {given.tables} tables", await latency(tables, given.seconds, given.pause))
    for table in tables:
        table.stop()


def report(name: str, figures: dict[str, float]) -> None:
    print(f"{name:24}" + "  ".join(f"{key} {value:,.1f}" for key, value in figures.items()), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--busy", type=int, default=32, help="tables that post as fast as they can")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pause", type=float, default=2.0)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    postgres = Postgres() if given.database == "postgresql" else None
    with tempfile.TemporaryDirectory() as folder:
        if postgres:
            postgres.start()
            address = postgres.create("load")
        else:
            address = f"{folder}/shofar.db"
        try:
            print(f"{given.database}, {given.workers} worker(s), {given.tables} tables with {STREAMS} streams each")
            with Server(address, "--no-limits", "--workers", str(given.workers)) as server:
                assert server.process is not None
                asyncio.run(run(server.port, server.process.pid, given))
        finally:
            if postgres:
                postgres.remove()


if __name__ == "__main__":
    main()
