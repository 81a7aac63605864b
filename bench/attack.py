"""One visitor who wants everything: what another notices of it, and whether memory has an end. `make soak`.

    python bench/attack.py --seconds 8
    python bench/attack.py --only pages,boxes
    python bench/attack.py --requests 100000          (memory only)

A server with its usual limits. A visitor plays, move after move: reads the page of a large game, makes a move; and at
another table waits for bots. First in quiet, then beside each attack, which comes from another address, from a process
of its own. Told are the medians, their ratio to those in quiet, and the slowest. The attacker runs on the same machine
and gives way to the others (nice): it stands for one that is elsewhere.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import psutil

import shofar
from measure import table
from tests.web.server import Server

VISITOR: Final = "192.0.2.1"
ATTACKER: Final = "198.51.100.7"
PACE: Final = 0.12  # seconds between two rounds of the visitor: a person may write twenty times a second
ANSWER: Final = 0.01  # seconds between two looks whether the bots have played
REFUSED: Final = 0.1  # seconds after which somebody who was too fast tries again
PREPARED: Final = 120.0  # seconds in which an attack has to begin
OK: Final = 200
SEE_OTHER: Final = 303
TOO_MANY: Final = 429
COOKIE: Final = "set-cookie: "  # an answer may set several
BEGUN: Final = "begun"

Answer = tuple[int, dict[str, str], bytes]
CONNECTIONS: Final = 20
TITLE: Final = "ezra"
WITHIN: Final = 3.0  # times the quiet median
ORIGINS: Final = 200  # addresses that the requests of the memory test come from
BOXES: Final = 500

FACES: Final = list(shofar.box("nehemiah").rows("faces"))
BRANCHING: Final = "[counts.players_2]\ngold = 20\n[faces]\n" + "".join(
    f'{face} = {{ effect = "1..2 use(card)" }}\n' for face in FACES if not face.startswith("gold")
)


class Client:
    """A connection with cookies that speaks just enough HTTP."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self.cookie = ""
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    def like(self) -> Client:
        """Another connection of the same visitor."""
        other = Client(self.port, self.address)
        other.cookie = self.cookie
        return other

    async def get(self, path: str, accept: str = "text/html") -> Answer:
        return await self.ask("GET", path, accept, b"", "")

    async def post(self, path: str, **fields: object) -> Answer:
        body = urlencode(fields).encode()
        return await self.ask("POST", path, "application/json", body, "application/x-www-form-urlencoded")

    async def ask(self, method: str, path: str, accept: str, body: bytes, kind: str) -> Answer:
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        writer.write(self.head(method, path, accept, body, kind) + body)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        found = await reader.readexactly(int(headers.get("content-length", "0")))
        given = [line[len(COOKIE) :] for line in head if line.lower().startswith(COOKIE)]
        self.cookie = next((one.split(";")[0] for one in given if one.startswith("shofar=")), self.cookie)
        if headers.get("connection") == "close":
            self.streams = None
        return int(head[0].split()[1]), headers, found

    def head(self, method: str, path: str, accept: str, body: bytes, kind: str) -> bytes:
        lines = [
            f"{method} {path} HTTP/1.1", f"Host: localhost:{self.port}", f"Origin: http://localhost:{self.port}",
            f"X-Forwarded-For: {self.address}", f"Accept: {accept}", f"Cookie: {self.cookie}", "Accept-Encoding: gzip",
            f"Content-Type: {kind}", f"Content-Length: {len(body)}",
        ]  # fmt: skip
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    async def state(self, name: str) -> dict[str, Any]:
        while True:
            status, _, body = await self.get(f"/table/{name}", "application/json")
            if status == OK:
                found: dict[str, Any] = json.loads(body)
                return found
            await _patience(status, f"/table/{name}", body)

    async def made(self, *seats: str, **more: Any) -> str:
        """A table, as soon as one may be made."""
        while True:
            status, headers, body = await self.new(*seats, **more)
            if status == SEE_OTHER:
                return headers["location"].rsplit("/", 1)[-1]
            await _patience(status, "/new", body)

    async def new(self, *seats: str, title: str = TITLE, **more: object) -> Answer:
        fields = {f"seat{at}": kind for at, kind in enumerate(seats)}
        return await self.post("/new", title=title, name="Anna", **fields, **more)

    async def move(self, name: str, rng: random.Random) -> dict[str, Any]:
        """A random move at a table where this visitor decides; the state before it."""
        state = await self.state(name)
        if state["moves"]:
            await self.post(f"/table/{name}/move", at=state["at"], move=rng.choice(state["moves"]))
        return state


async def _patience(status: int, path: str, said: bytes) -> None:
    """What was too much at once may be asked again after a while; any other refusal is one for ever."""
    if status != TOO_MANY:
        raise ValueError(f"{path} answers {status}: {said[:200].decode(errors='replace')}")
    await asyncio.sleep(REFUSED)


# --- the visitor ----------------------------------------------------------------------------------------------------


class Visitor:
    """Plays at two tables and notes how long it took."""

    def __init__(self, port: int) -> None:
        self.client = Client(port, VISITOR)
        self.rng = random.Random(1)
        self.table = self.bots = ""

    async def play(self, seconds: float) -> dict[str, list[float]]:
        end = time.perf_counter() + seconds
        found: dict[str, list[float]] = {"move": [], "bots": []}
        while time.perf_counter() < end or not all(found.values()):
            found["move"].append(await self._move())
            found["bots"] += await self._round()
            await asyncio.sleep(PACE)
        return found

    async def _move(self) -> float:
        """Reading the page and making a move, in milliseconds."""
        while not self.table or not (state := await self.client.state(self.table))["moves"]:
            self.table = await self.client.made("me", "here", "here")
        began = time.perf_counter()
        read = await self.client.get(f"/table/{self.table}")
        made = await self.client.post(f"/table/{self.table}/move", at=state["at"], move=self.rng.choice(state["moves"]))
        assert (read[0], made[0]) == (OK, OK), (read[0], made)
        return (time.perf_counter() - began) * 1e3

    async def _round(self) -> list[float]:
        """From a move to the next decision, in milliseconds; nothing if no bot had to think between the two."""
        while not self.bots or not (state := await self.client.state(self.bots))["moves"]:
            if not self.bots or state["state"] != "playing":
                self.bots = await self.client.made("me", "bot", "bot", title="nehemiah")
        began, before = time.perf_counter(), state["at"]
        await self.client.post(f"/table/{self.bots}/move", at=before, move=self.rng.choice(state["moves"]))
        while state["state"] == "playing" and not (state := await self.client.state(self.bots))["moves"]:
            await asyncio.sleep(ANSWER)
        return [(time.perf_counter() - began) * 1e3] if state["at"] > before + 1 else []


# --- the attacks ----------------------------------------------------------------------------------------------------


def begun() -> None:
    """Tell the process that measures: all is prepared."""
    print(BEGUN, flush=True)


async def flood(clients: int, ask: Callable[[int], Awaitable[object]]) -> None:
    """Some connections that ask again and again."""
    begun()

    async def one(number: int) -> None:
        while True:
            await ask(number)

    await asyncio.gather(*(one(number) for number in range(clients)))


async def far(client: Client, steps: int) -> str:
    """A table of one's own, some moves into its game: those that were too fast are made again, or it stays where it
    is."""
    name = await client.made("me", "here", "here")
    rng = random.Random(5)
    for _ in range(steps):
        state = await client.state(name)
        move = {"at": state["at"], "move": rng.choice(state["moves"])}
        while (answer := await client.post(f"/table/{name}/move", **move))[0] != OK:
            await _patience(answer[0], f"/table/{name}/move", answer[2])
    return name


async def gallery(client: Client) -> None:
    lines = [client.like() for _ in range(CONNECTIONS)]
    await flood(CONNECTIONS, lambda n: lines[n].get(f"/gallery/{TITLE}?step=5000"))


async def pages(client: Client) -> None:
    name = await far(client, 60)
    lines = [client.like() for _ in range(CONNECTIONS)]
    await flood(CONNECTIONS, lambda n: lines[n].get(f"/table/{name}"))


async def replays(client: Client) -> None:
    name = await far(client, 150)
    rng = random.Random(5)
    lines = [client.like() for _ in range(CONNECTIONS)]
    await flood(CONNECTIONS, lambda n: lines[n].get(f"/table/{name}/replay?step={rng.randrange(150)}"))


async def hints(client: Client) -> None:
    name = await far(client, 60)
    lines = [client.like() for _ in range(CONNECTIONS)]
    await flood(CONNECTIONS, lambda n: lines[n].get(f"/table/{name}/hint"))


async def bots(client: Client) -> None:
    """Tables of bots among themselves, as many as there may be, looked at as often as that may be."""
    names = [await client.made("bot", "bot", "bot", "bot") for _ in range(75)]
    for name in names:
        await opened(client.like(), name)
    begun()
    await asyncio.Event().wait()


async def opened(client: Client, name: str) -> tuple[int, asyncio.StreamReader, asyncio.StreamWriter]:
    """A stream that is never read."""
    reader, writer = await asyncio.open_connection("127.0.0.1", client.port)
    writer.write(client.head("GET", f"/table/{name}/stream", "text/event-stream", b"", ""))
    status = int((await reader.readline()).split()[1])
    KEPT.append(writer)
    return status, reader, writer


KEPT: Final[list[asyncio.StreamWriter]] = []  # open as long as the attack lasts


async def streams(client: Client) -> None:
    """Five hundred at one table, by visitors of one address, and moves that reach them all."""
    name = await client.made("me", "here", "here", listed=1)
    for _ in range(22):
        guest = Client(client.port, client.address)
        await guest.post("/me", name="Ben")
        for _ in range(24):
            await opened(guest, name)
    rng = random.Random(5)
    begun()
    while True:
        await client.move(name, rng)


async def boxes(client: Client) -> None:
    """A new box with every request."""
    count = iter(range(10**9))
    lines = [client.like() for _ in range(8)]

    async def one(n: int) -> None:
        await lines[n].new("me", "here", title="nehemiah", box=own_box(next(count)))

    await flood(8, one)


def own_box(number: int) -> str:
    """Another box for every number."""
    row, amount = FACES[number % len(FACES)], number // len(FACES) % 900 + 3
    return f'[faces]\n{row} = {{ effect = "{amount} wood, {number % 89 + 1} gold" }}\n'


async def branching(client: Client) -> None:
    """A box whose effects branch without end."""
    lines = [client.like() for _ in range(4)]
    await flood(4, lambda n: lines[n].new("me", "here", title="nehemiah", box=BRANCHING))


async def records(client: Client) -> None:
    game, rng = shofar.new(TITLE, 4, 7), random.Random(7)
    while not game.over:
        game.play(rng.choice(game.moves))
    body = json.dumps(game.record()).encode()
    lines = [client.like() for _ in range(8)]
    await flood(8, lambda n: lines[n].ask("POST", "/open", "text/html", body, "application/json"))


async def undos(client: Client) -> None:
    """A move and its undo, again and again, at tables of one's own."""
    lines = [client.like() for _ in range(4)]
    names = [await far(client, 50) for _ in lines]
    rng = random.Random(5)

    async def one(n: int) -> None:
        state = await lines[n].move(names[n], rng)
        after = await lines[n].state(names[n])
        await lines[n].post(f"/table/{names[n]}/undo", at=after["at"], seat=state["deciding"])

    await flood(4, one)


ATTACKS: Final[dict[str, Callable[[Client], Awaitable[None]]]] = {
    "gallery": gallery, "pages": pages, "replays": replays, "hints": hints, "bots": bots, "streams": streams,
    "boxes": boxes, "branching": branching, "records": records, "undos": undos,
}  # fmt: skip


async def attack(name: str, port: int) -> None:
    """In a process of its own, until it is ended."""
    os.nice(10)
    client = Client(port, ATTACKER)
    await client.post("/me", name="Eve")
    await ATTACKS[name](client)


# --- measuring ------------------------------------------------------------------------------------------------------


def beside(server: Server, name: str, seconds: float) -> dict[str, list[float]]:
    """What the visitor notices while an attack goes on."""
    command = [sys.executable, __file__, "--attack", name, "--port", str(server.port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            _wait_until_begun(process, name)
            asyncio.run(Visitor(server.port).play(seconds / 4))  # until the attack has got going
            found = asyncio.run(Visitor(server.port).play(seconds))
            if process.poll() is not None:
                raise SystemExit(f"the attack '{name}' ended by itself, see above: nothing was measured beside it")
            return found
        finally:
            process.kill()


def _wait_until_begun(process: subprocess.Popen[str], name: str) -> None:
    """An attack that ends, or that takes too long to begin, ends the waiting for its word."""
    assert process.stdout is not None
    limit = threading.Timer(PREPARED, process.kill)
    limit.start()
    word = process.stdout.readline().strip()
    limit.cancel()
    if word != BEGUN:
        raise SystemExit(f"the attack '{name}' has not begun within {PREPARED:.0f} s, or has ended: see above")


def attacks(names: list[str], seconds: float) -> int:
    rows, worst = [], 0.0
    for name in names:
        with tempfile.TemporaryDirectory() as folder, Server(str(Path(folder) / "shofar.db"), fresh=True) as server:
            asyncio.run(Visitor(server.port).play(seconds / 4))
            quiet = asyncio.run(Visitor(server.port).play(seconds))
            found = beside(server, name, seconds)
            rows.append([name])
            for what in ("move", "bots"):
                before, now = statistics.median(quiet[what]), statistics.median(found[what])
                rows[-1] += [f"{before:.0f}", f"{now:.0f}", f"{max(found[what]):.0f}", f"{now / before:.1f}"]
            worst = max(worst, statistics.median(found["move"]) / statistics.median(quiet["move"]))
            rows[-1].append(f"{rss(server):.0f}")
        print(" ".join(rows[-1]), file=sys.stderr, flush=True)
    figures = ["attack ms", "slowest", "ratio"]
    head = ["", "move: quiet ms", *figures, "bots: quiet ms", *figures, "MB"]
    print(table(head, rows))
    print(f"worst ratio of moves {worst:.1f}, wanted {WITHIN:.0f}: {'met' if worst <= WITHIN else 'missed'}")
    return int(worst > WITHIN)


def rss(server: Server) -> float:
    """Megabytes of the server's largest process: the worker."""
    assert server.process is not None
    family = [psutil.Process(server.process.pid), *psutil.Process(server.process.pid).children(recursive=True)]
    return float(max(one.memory_info().rss for one in family)) / 1e6


async def requests(port: int, many: int, told: Callable[[int], None]) -> None:
    """Pages, moves, replays and new tables from many addresses."""
    done = 0

    async def one(number: int) -> None:
        nonlocal done
        rng = random.Random(number)
        client = Client(port, f"10.0.{number}.1")
        await client.post("/me", name=f"visitor {number}")
        name = ""
        while done < many:
            client.address = f"10.0.{number}.{rng.randrange(ORIGINS // 10)}"
            for path in ("/", "/new?title=golem", f"/table/{name}", f"/table/{name}/replay?step={rng.randrange(60)}"):
                await client.get(path)
            if not name or not (await client.move(name, rng))["moves"] or rng.random() < 0.004:
                name = await client.made("me", "here", title=rng.choice(shofar.titles()))
            before, done = done, done + 7
            if before // 10_000 != done // 10_000:
                told(done)

    await asyncio.gather(*(one(number) for number in range(16)))


async def upload(port: int, many: int, told: Callable[[int], None]) -> None:
    """Boxes, each another; from many addresses, so that none is too fast. A table is made with each and left."""
    for number in range(many):
        client = Client(port, f"10.1.{number % 200}.1")
        await client.new("me", "here", title="nehemiah", box=own_box(number))
        if number % 50 == 0:
            told(number)


def memory(many: int, uploads: int) -> None:
    with tempfile.TemporaryDirectory() as folder, Server(str(Path(folder) / "shofar.db"), fresh=True) as server:

        def told(done: int) -> None:
            print(f"{done:>8,}: {rss(server):.0f} MB", flush=True)

        print("requests, and what the worker holds")
        asyncio.run(requests(server.port, many, told))
        print("boxes, and what the worker holds")
        asyncio.run(upload(server.port, uploads, told))
        told(uploads)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8.0, help="in quiet, and beside each attack")
    parser.add_argument("--only", default=",".join(ATTACKS), help="names of attacks")
    parser.add_argument("--requests", type=int, default=0, help="of the memory test")
    parser.add_argument("--boxes", type=int, default=BOXES, help="of the memory test")
    parser.add_argument("--attack", choices=ATTACKS, help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack:
        asyncio.run(attack(given.attack, given.port))
    if given.requests:
        memory(given.requests, given.boxes)
        return 0
    return attacks(given.only.split(","), given.seconds)


if __name__ == "__main__":
    sys.exit(main())
