"""One visitor who wants everything: what another notices of it, and whether memory has an end. `make soak`.

    python bench/attack.py --seconds 8
    python bench/attack.py --only pages,boxes
    python bench/attack.py --requests 100000          (memory only)

A server with its usual limits. A visitor plays, move after move: reads the page of a large game, makes a move; and at
another table waits for bots. First in quiet, then beside each attack, which comes from another address, from a process
of its own. Told are the medians, their ratio to those in quiet, and the slowest. The attacker runs on the same machine
and gives way to the others (nice): it stands for one that is elsewhere.

All of it takes six to seven minutes on two quiet cores: half a minute for each attack with its quiet beside it, and
never more than eleven minutes. An attack beside which nothing could be measured is told, and the others go on.
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
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import psutil

import shofar
from client import OK, TITLE, Client, patience
from measure import table
from tests.web.server import Server

VISITOR: Final = "192.0.2.1"
ATTACKER: Final = "198.51.100.7"
PACE: Final = 0.12  # seconds between two rounds of the visitor: a person may write twenty times a second
ANSWER: Final = 0.01  # seconds between two looks whether the bots have played
PREPARED: Final = 120.0  # seconds in which an attack has to begin
PATIENCE: Final = 120.0  # seconds that are waited for the visitor beyond those of the measurement, and for any answer
BEGUN: Final = "begun"

Times = dict[str, list[float]]  # milliseconds, of what
CONNECTIONS: Final = 20
WITHIN: Final = 3.0  # times the quiet median
ORIGINS: Final = 200  # addresses that the requests of the memory test come from
BOXES: Final = 500

FACES: Final = list(shofar.box("nehemiah").rows("faces"))
BRANCHING: Final = "[counts.players_2]\ngold = 20\n[faces]\n" + "".join(
    f'{face} = {{ effect = "1..2 use(card)" }}\n' for face in FACES if not face.startswith("gold")
)


# --- the visitor ----------------------------------------------------------------------------------------------------


class Visitor:
    """Plays at two tables and notes how long it took."""

    def __init__(self, port: int) -> None:
        self.client = Client(port, VISITOR)
        self.rng = random.Random(1)
        self.table = self.bots = ""

    async def play(self, seconds: float) -> Times:
        end = time.perf_counter() + seconds
        found: Times = {"move": [], "bots": []}
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
            await patience(answer[0], f"/table/{name}/move", answer[2])
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


async def turns(client: Client) -> None:
    """The table after turns of others, as pages ask for it that show them one after the other."""
    name = await far(client, 60)
    rng = random.Random(5)
    lines = [client.like() for _ in range(CONNECTIONS)]
    await flood(CONNECTIONS, lambda n: lines[n].get(f"/table/{name}/then?step={rng.randrange(60)}"))


async def files(client: Client) -> None:
    """What every page takes along."""
    lines = [client.like() for _ in range(CONNECTIONS)]
    await flood(CONNECTIONS, lambda n: lines[n].get("/static/icons.svg"))


async def mistakes(client: Client) -> None:
    """Boxes that are only looked at, with thousands of mistakes."""
    text = "\n".join(f"[s{number}]" for number in range(5_000))
    lines = [client.like() for _ in range(CONNECTIONS)]
    await flood(CONNECTIONS, lambda n: lines[n].post("/box/nehemiah", box=text))


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
    "gallery": gallery, "pages": pages, "replays": replays, "turns": turns, "files": files, "hints": hints,
    "bots": bots, "streams": streams, "boxes": boxes, "mistakes": mistakes, "branching": branching,
    "records": records, "undos": undos,
}  # fmt: skip


async def attack(name: str, port: int) -> None:
    """In a process of its own, until it is ended."""
    os.nice(10)
    client = Client(port, ATTACKER)
    await client.post("/me", name="Eve")
    await ATTACKS[name](client)


# --- measuring ------------------------------------------------------------------------------------------------------


class NoFigure(Exception):
    """Why nothing was measured."""


def played(server: Server, seconds: float, beside: str) -> Times:
    """What the visitor notices for so long. One who gets no answer at all is no figure."""

    async def limited() -> Times:
        async with asyncio.timeout(seconds + PATIENCE):
            return await Visitor(server.port).play(seconds)

    try:
        return asyncio.run(limited())
    except TimeoutError:
        raise NoFigure(f"{beside} the visitor waited {PATIENCE:.0f} s longer than was measured: no answer") from None


def beside(server: Server, name: str, seconds: float) -> Times:
    """What the visitor notices while an attack goes on."""
    command = [sys.executable, __file__, "--attack", name, "--port", str(server.port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            _wait_until_begun(process, name)
            played(server, seconds / 4, f"beside '{name}'")  # until the attack has got going
            found = played(server, seconds, f"beside '{name}'")
            if process.poll() is not None:
                raise NoFigure(f"the attack '{name}' ended by itself, see above: nothing was measured beside it")
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
        raise NoFigure(f"the attack '{name}' has not begun within {PREPARED:.0f} s, or has ended: see above")


def attacks(names: list[str], seconds: float) -> int:
    rows, ratios, missing = [], {}, []
    for name in names:
        try:
            row, ratios[name] = measured(name, seconds)
        except NoFigure as error:
            missing.append(f"{name}: {error}")
            print(missing[-1], file=sys.stderr, flush=True)
            continue
        rows.append(row)
        print(" ".join(row), file=sys.stderr, flush=True)
    figures = ["attack ms", "slowest", "ratio"]
    print(table(["", "move: quiet ms", *figures, "bots: quiet ms", *figures, "MB"], rows))
    print(*missing, sep="\n", end="\n" if missing else "")
    over = [f"{name} {ratio:.1f}" for name, ratio in ratios.items() if ratio > WITHIN]
    worst = max(ratios.values(), default=0.0)
    said = f"missed by {', '.join(over)}" if over else "missed: figures are missing" if missing else "met"
    print(f"worst ratio of moves {worst:.1f}, wanted {WITHIN:.0f}: {said}")
    return int(bool(over or missing))


def measured(name: str, seconds: float) -> tuple[list[str], float]:
    """The row of an attack, and how many times as long as in quiet another visitor's move takes."""
    with tempfile.TemporaryDirectory() as folder, Server(str(Path(folder) / "shofar.db"), fresh=True) as server:
        played(server, seconds / 4, "in quiet")
        quiet = played(server, seconds, "in quiet")
        found = beside(server, name, seconds)
        size = rss(server)
    row, ratios = [name], []
    for what in ("move", "bots"):
        before, now = statistics.median(quiet[what]), statistics.median(found[what])
        ratios.append(now / before)
        row += [f"{before:.0f}", f"{now:.0f}", f"{max(found[what]):.0f}", f"{ratios[-1]:.1f}"]
    return [*row, f"{size:.0f}"], ratios[0]


def rss(server: Server) -> float:
    """Megabytes of the server's largest process: the worker."""
    assert server.process is not None
    family = [psutil.Process(server.process.pid), *psutil.Process(server.process.pid).children(recursive=True)]
    return float(max(one.memory_info().rss for one in family)) / 1e6


async def requests(port: int, many: int, told: Callable[[int], None]) -> None:
    """Pages, moves, replays and new tables from many addresses."""
    done, last = 0, time.monotonic()

    async def one(number: int) -> None:
        nonlocal done, last
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
            before, done, last = done, done + 7, time.monotonic()
            if before // 10_000 != done // 10_000:
                told(done)

    async def watch() -> None:
        while done < many:
            await asyncio.sleep(1)
            if time.monotonic() - last > PATIENCE:
                raise SystemExit(f"after {done:,} requests nothing was answered for {PATIENCE:.0f} s")

    await asyncio.gather(watch(), *(one(number) for number in range(16)))


async def upload(port: int, many: int, told: Callable[[int], None]) -> None:
    """Boxes, each another; from many addresses, so that none is too fast. A table is made with each and left."""
    for number in range(many):
        client = Client(port, f"10.1.{number % 200}.1")
        try:
            async with asyncio.timeout(PATIENCE):
                await client.new("me", "here", title="nehemiah", box=own_box(number))
        except TimeoutError:
            raise SystemExit(f"box {number} was not answered within {PATIENCE:.0f} s") from None
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
        return 0
    if given.requests:
        memory(given.requests, given.boxes)
        return 0
    names = given.only.split(",")
    unknown = sorted({*names} - {*ATTACKS})
    if unknown:
        parser.error(f"there is no attack '{unknown[0]}'; there are {', '.join(ATTACKS)}")
    return attacks(names, given.seconds)


if __name__ == "__main__":
    sys.exit(main())
