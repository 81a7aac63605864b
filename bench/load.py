"""Load on the server: moves per second posted, stored durably and pushed to four streams per table, and their latency.

    python bench/load.py --database sqlite --tables 200 --seconds 10
    python bench/load.py --database postgresql --workers 2 --pages

Four people sit at every table, each with a cookie and an open stream of their own. Throughput: some tables post the
next move as soon as the last one was confirmed and has arrived on the four streams. Latency: all tables at the pace of
people (a move per table in two seconds); from the post to the last of the four streams. A stream carries the state as
data, as programs get it, with the moves of the one who decides; with `--pages` it carries the page, drawn for its
viewer and packed, as browsers get it.

The client runs on the same machine. Both sides' processor time per move is told, so that what the server costs can be
separated from what it costs to ask, and from what other programs do meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import statistics
import sys
import tempfile
import time
import zlib
from collections.abc import Awaitable, Callable
from contextlib import contextmanager
from html import unescape
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import urlencode

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import psutil
import uvloop

import shofar
from tests.web.postgres import Postgres
from tests.web.server import Server

T = TypeVar("T")
PEOPLE: Final = 4
ID: Final = re.compile(rb"event: (?:moved|page|panels)\nid: (\d+)(?:\.(\w+))?\n")
PLAY: Final = re.compile(r'<form id="play".*?name="at" value="(\d+)".*?</form>', re.S)
IDLE: Final = re.compile(r'<[^>]* data-p="(?:dock.choices|dock.dock)"')  # where the choices stand, or would
OPTION: Final = re.compile(r'<button class="option"[^>]*? value="([^"]*)"[^>]*? data-p="([^"]*)"')
NAMED: Final = re.compile(r' data-p="(options\.[^"]*)"')
TITLES: Final = tuple(shofar.titles())

PATIENCE: Final = 60.0  # seconds for an answer or an event: a server that takes longer has lost it

Figures = dict[str, float]


class Silence(Exception):
    """The server did not answer, or a stream did not bring what was played."""


async def heard(waited: Awaitable[T], missing: Callable[[], str]) -> T:
    """What was waited for, or a sentence that says what did not come."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await waited
    except TimeoutError:
        raise Silence(f"{missing()} in {PATIENCE:.0f} seconds") from None


class Line(asyncio.Protocol):
    """A connection for requests, one after the other, that speaks just enough HTTP."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.read = b""
        self.answer: asyncio.Future[tuple[int, dict[str, str], bytes]] | None = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    async def ask(self, method: str, path: str, state: str = "", **fields: object) -> tuple[int, dict[str, str], bytes]:
        body = urlencode(fields).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost:{self.port}\r\nOrigin: http://localhost:{self.port}\r\n"
        head += f"Accept: {'*/*' if state else 'application/json'}\r\nCookie: {self.cookie}\r\n"
        head += f"X-Shofar: {state}\r\n" if state else ""
        if method == "POST":
            head += f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n"
        loop = asyncio.get_running_loop()
        if self.transport.is_closing():  # it was quiet for too long
            await loop.create_connection(lambda: self, "127.0.0.1", self.port)
        self.answer = loop.create_future()
        self.transport.write(head.encode() + b"\r\n" + body)
        status, headers, found = await heard(self.answer, lambda: f"no answer to {method} {path}")
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].split(";")[0]
        return status, headers, found

    def connection_lost(self, _: Exception | None) -> None:
        if self.answer and not self.answer.done():
            self.answer.set_exception(Silence("the server closed a connection without an answer"))

    def data_received(self, data: bytes) -> None:
        self.read += data
        head, gap, body = self.read.partition(b"\r\n\r\n")
        if not gap:
            return
        first, *lines = head.decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        if len(body) >= int(headers.get("content-length", "0")) and self.answer:
            self.read = b""
            self.answer.set_result((int(first.split()[1]), headers, body))


class Ear(asyncio.Protocol):
    """A stream: hears which version has arrived, and what its person may do."""

    def __init__(self, port: int, cookie: str, table: str, pages: bool, heard: Callable[[], None]) -> None:
        self.request = (
            f"GET /table/{table}/stream{'' if pages else '?pages=0'} HTTP/1.1\r\nHost: localhost:{port}\r\n"
            f"Cookie: {cookie}\r\nAccept-Encoding: {'gzip' if pages else 'identity'}\r\n\r\n"
        ).encode()
        self.heard = heard
        self.version = -1
        self.read = b""  # of the answer
        self.text = b""  # of the stream
        self.begun = False
        self.bytes = 0
        self.last = b""  # event
        self.state = ""  # of the page
        self.decision = ""  # that is open for this person, and the names of its options
        self.offered: list[str] = []
        self.options: dict[str, str] = {}  # moves by name, as they were drawn
        self.sizes: list[int] = []  # bytes of the events
        self.unpack = zlib.decompressobj(31) if pages else None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self.read += data
        if not self.begun:
            _, gap, rest = self.read.partition(b"\r\n\r\n")
            if not gap:
                return
            self.begun, self.read = True, rest
        for chunk in self._chunks():
            self.text += self.unpack.decompress(chunk) if self.unpack else chunk
        *events, self.text = self.text.split(b"\n\n")
        for event in events:
            if number := ID.match(event):
                self.version, self.last = int(number[1]), event
                self.sizes.append(len(data))
                if self.unpack:
                    self.state = number[2].decode()
                    self._look(event.decode())
                self.heard()

    def _look(self, text: str) -> None:
        """What the page offers now: of the panels that were sent, or of the whole page."""
        self.options |= {name: unescape(move) for move, name in OPTION.findall(text)}
        if form := PLAY.search(text):
            self.decision, self.offered = form[1], NAMED.findall(form[0])
        elif IDLE.search(text):
            self.decision, self.offered = "", []

    def _chunks(self) -> list[bytes]:
        """The pieces that have arrived whole: a size in a line, then so many bytes and a line end."""
        found = []
        while b"\r\n" in self.read:
            size, _, rest = self.read.partition(b"\r\n")
            length = int(size, 16)
            if len(rest) < length + 2:
                break
            found.append(rest[:length])
            self.read = rest[length + 2 :]
        return found

    def choices(self) -> tuple[str, list[str]]:
        """The decision and its moves, from the note or from the page."""
        if self.unpack is None:
            state = json.loads(self.last.partition(b"data: ")[2])
            return str(state["at"]), state["moves"]
        return self.decision, [self.options[name] for name in self.offered if name in self.options]


class Table:
    """Four people at a table, each with a line and an ear of their own."""

    def __init__(self, port: int, number: int, pages: bool, title: str) -> None:
        self.port = port
        self.title = title
        self.pages = pages
        self.rng = random.Random(number)
        self.lines: list[Line] = []
        self.ears: list[Ear] = []
        self.arrived = asyncio.Event()
        self.version = 0

    async def start(self) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(PEOPLE):
            _, line = await loop.create_connection(lambda: Line(self.port), "127.0.0.1", self.port)
            self.lines.append(line)
        await self.new_game()

    async def new_game(self) -> None:
        seats = {f"seat{seat}": "invited" if seat else "me" for seat in range(PEOPLE)}
        _, headers, _ = await self.lines[0].ask("POST", "/new", title=self.title, listed="1", name="P0", **seats)
        self.table = headers["location"].rsplit("/", 1)[-1]
        for at, line in enumerate(self.lines[1:], 1):
            await line.ask("POST", f"/table/{self.table}/join", name=f"P{at}")
        _, _, body = await self.lines[0].ask("POST", f"/table/{self.table}/start")
        self.version = json.loads(body)["version"]
        self.arrived.clear()
        loop = asyncio.get_running_loop()
        # All ears stand in the list before the first connects: an event may arrive while the next one does.
        self.ears = [Ear(self.port, line.cookie, self.table, self.pages, self.hear) for line in self.lines]
        for ear in self.ears:
            await loop.create_connection(lambda ear=ear: ear, "127.0.0.1", self.port)  # type: ignore[misc]
        await self.all_have_heard()

    def hear(self) -> None:
        if all(ear.version >= self.version for ear in self.ears):
            self.arrived.set()

    async def all_have_heard(self) -> None:
        await heard(self.arrived.wait(), self._missing)

    def _missing(self) -> str:
        versions = ", ".join(str(ear.version) for ear in self.ears)
        return f"table {self.table} is at version {self.version}, its streams brought {versions} and nothing more"

    async def move(self) -> float:
        """One move; returns the seconds until the last stream had it."""
        found = [(line, *ear.choices(), ear.state) for line, ear in zip(self.lines, self.ears, strict=True)]
        deciding = [one for one in found if one[2]]
        if not deciding:  # the game is over
            self.stop()
            await self.new_game()
            return await self.move()
        line, at, moves, state = deciding[0]
        self.version += 1
        self.arrived.clear()
        began = time.perf_counter()
        status, _, answer = await line.ask(
            "POST", f"/table/{self.table}/move", state, at=at, move=self.rng.choice(moves), key=self.rng.getrandbits(48)
        )
        assert status == 200, answer
        await self.all_have_heard()
        return time.perf_counter() - began

    def stop(self) -> None:
        for ear in self.ears:
            ear.transport.abort()
        self.ears = []


# --- measuring ------------------------------------------------------------------------------------------------------


async def throughput(tables: list[Table], seconds: float) -> list[float]:
    took: list[float] = []
    end = time.perf_counter() + seconds

    async def play(table: Table) -> None:
        while time.perf_counter() < end:
            took.append(await table.move())

    await asyncio.gather(*(play(table) for table in tables))
    return took


async def latency(tables: list[Table], seconds: float, pause: float) -> list[float]:
    took: list[float] = []
    end = time.perf_counter() + seconds

    async def play(table: Table) -> None:
        await asyncio.sleep(table.rng.random() * pause)
        while time.perf_counter() < end:
            took.append(await table.move())
            await asyncio.sleep(table.rng.uniform(0.5, 1.5) * pause)

    await asyncio.gather(*(play(table) for table in tables))
    return took


class Costs:
    """Processor time of the server with its children, of a database of its own, and of this client."""

    def __init__(self, server: int, database: int | None) -> None:
        self.parts = {"server": server} | ({"database": database} if database else {})
        self.clock = time.perf_counter()
        self.before = self.now()

    def now(self) -> dict[str, float]:
        found = {name: spent(process) for name, process in self.parts.items()}
        return found | {"client": time.process_time()}

    def figures(self, took: list[float]) -> Figures:
        seconds = time.perf_counter() - self.clock
        cuts = statistics.quantiles(took, n=100)
        figures = {"moves": float(len(took)), "moves/s": len(took) / seconds}
        figures |= {"p50 ms": cuts[49] * 1e3, "p95 ms": cuts[94] * 1e3, "p99 ms": cuts[98] * 1e3}
        figures["server MB"] = sum(one.memory_info().rss for one in family(self.parts["server"])) / 1e6
        spent = {name: value - self.before[name] for name, value in self.now().items()}
        return figures | {f"{name} us/move": value / len(took) * 1e6 for name, value in spent.items()}


def spent(process: int) -> float:
    """Seconds of processor time of a process and its children."""
    total = 0.0
    for one in family(process):
        try:
            times = one.cpu_times()
        except psutil.NoSuchProcess:
            continue
        total += times.user + times.system
    return total


def family(process: int) -> list[psutil.Process]:
    """A process and its children."""
    found = psutil.Process(process)
    return [found, *found.children(recursive=True)]


@contextmanager
def database(kind: str) -> Any:
    """The address of an empty database, and the process that serves it if it has one."""
    with tempfile.TemporaryDirectory() as folder:
        if kind == "sqlite":
            yield f"{folder}/shofar.db", None
            return
        postgres = Postgres()
        postgres.start()
        assert postgres.process is not None
        try:
            yield postgres.create("load"), postgres.process.pid
        finally:
            postgres.remove()


class Load(NamedTuple):
    """What is asked of a server."""

    tables: int = 200
    busy: int = 32
    seconds: float = 10.0
    pause: float = 2.0
    pages: bool = False
    title: str = TITLES[0]


async def _measure(port: int, server: int, postgres: int | None, given: Load) -> dict[str, Figures]:
    tables = [Table(port, number, given.pages, given.title) for number in range(given.tables)]
    for table in tables:
        await table.start()
    costs = Costs(server, postgres)
    found = {}
    if given.busy:
        found["throughput"] = costs.figures(await throughput(tables[: given.busy], given.seconds))
    for ear in (ear for table in tables for ear in table.ears):
        ear.bytes, ear.sizes = 0, []
    costs = Costs(server, postgres)
    took = await latency(tables, given.seconds, given.pause)
    found[f"{given.tables} live tables"] = costs.figures(took)
    heard = sum(ear.bytes for table in tables for ear in table.ears)
    found[f"{given.tables} live tables"]["kB/move and stream"] = heard / len(took) / PEOPLE / 1000
    sizes = [size for table in tables for ear in table.ears for size in ear.sizes]
    found[f"{given.tables} live tables"]["median kB"] = statistics.median(sizes) / 1000
    for table in tables:
        table.stop()
    return found


def measure(kind: str, workers: int, given: Load) -> dict[str, Figures]:
    """Everything for one database: measure -> figures."""
    with (
        database(kind) as (address, postgres),
        Server(address, "--no-limits", "--workers", str(workers), fresh=True) as server,
    ):
        assert server.process is not None
        return uvloop.run(_measure(server.port, server.process.pid, postgres, given))


def report(name: str, found: dict[str, Figures]) -> str:
    lines = [name]
    for measured, figures in found.items():
        lines.append(f"  {measured:18}" + "  ".join(f"{key} {value:,.1f}" for key, value in figures.items()))
    return "\n".join(lines)


def main() -> None:
    usual = Load()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--tables", type=int, default=usual.tables)
    parser.add_argument("--busy", type=int, default=usual.busy, help="tables that post as fast as they can")
    parser.add_argument("--seconds", type=float, default=usual.seconds)
    parser.add_argument("--pause", type=float, default=usual.pause)
    parser.add_argument("--title", choices=TITLES, default=usual.title)
    parser.add_argument("--pages", action="store_true", help="streams carry pages, as browsers get them")
    given = vars(parser.parse_args())
    kind, workers = given.pop("database"), given.pop("workers")
    load = Load(**given)
    try:
        print(report(title(kind, workers, load), measure(kind, workers, load)))
    except Silence as error:
        sys.exit(f"The load test broke off: {error}.")


def title(kind: str, workers: int, load: Load) -> str:
    carried = "pages" if load.pages else "data"
    return f"{kind}, {workers} worker(s), {load.tables} tables of {load.title} with {PEOPLE} streams of {carried} each"


if __name__ == "__main__":
    main()
