"""Kill -9 under load: no confirmed move may be lost, no game corrupted.

    python -m tests.web.soak --database postgresql --kills 1000

Some people play as fast as they can, each writing down what the server has confirmed: moves, and what they do beside
(`soak_deeds`: undos, hand-overs, talk, clocks that run out). What has expired is removed all the time. Meanwhile
workers, or all of them with their supervisor, are killed at random moments. What a client does not hear it sends again,
with the same key. In the end all that was confirmed must be in the database, as it was confirmed, once; and every game
must replay to its digests.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import httpx
import psutil

from shofar.web.store.store import Store
from shofar.web.store.upkeep import trouble_of
from tests.web.postgres import Postgres
from tests.web.server import PATIENCE, Browser, Server
from tests.web.soak_deeds import CLOCKS, LIMIT, SEATS, Deeds, Remover

PLAYERS = 5
JSON = {"Accept": "application/json"}


class Player(threading.Thread):
    """Plays all seats of a table, one game after the other, and remembers what was confirmed.

    It has two connections and uses either: they often end at different workers, which must know of each other's moves.
    """

    def __init__(self, soak: Soak, number: int) -> None:
        super().__init__(daemon=True)
        self.soak = soak
        self.rng = random.Random(number)
        self.tables: list[Deeds] = []
        self.again = 0  # requests that had to be sent again
        self.trouble = ""

    def run(self) -> None:
        first, second = Browser(self.soak.server.url), Browser(self.soak.server.url)
        second.client.cookies = first.client.cookies.jar  # one browser
        self.clients = (first.client, second.client)
        try:
            while not self.soak.over.is_set():
                self.game()
        except Exception as error:
            self.trouble = repr(error)
            self.soak.confirm()
        finally:
            first.close()
            second.close()

    def game(self) -> None:
        """One that nobody will ever play, and one that is played; with a clock it is left in the middle."""
        self.soak.remover.abandoned.append(self._new("title=nehemiah&seat0=me&seat1=invited"))
        clock = self.rng.choice(CLOCKS)
        deeds = Deeds(self, self._new(f"{SEATS}&clock={clock}"), clock)
        self.tables.append(deeds)
        state = self.send("GET", f"/table/{deeds.table}").json()
        while state["state"] == "playing" and not self.soak.over.is_set():
            state = deeds.step(state)
            if clock and len(deeds.confirmed) > LIMIT:
                return

    def _new(self, body: str) -> str:
        """A table. The key makes sure that there is one, however often it is asked for."""
        made = self.send("POST", "/new", f"{body}&key=n{self.rng.getrandbits(60)}")
        return made.headers["location"].rsplit("/")[-1]

    def send(self, method: str, path: str, body: str = "") -> httpx.Response:
        """Send until there is an answer. A server that is away answers with an error or not at all."""
        headers = JSON | ({"Content-Type": "application/x-www-form-urlencoded"} if body else {})
        while True:
            client = self.rng.choice(self.clients)
            try:
                answer = client.request(method, path, content=body, headers=headers, follow_redirects=False)
                if answer.status_code < 500:
                    return answer
            except httpx.TransportError:
                pass
            self.again += 1
            self.soak.up.wait(PATIENCE)


class Soak:
    """The server, its players and the one who kills."""

    def __init__(
        self, address: str, workers: int, kills: int, seed: int = 1, told: Callable[[int], None] = lambda _: None
    ) -> None:
        """`told` hears how many kills were made, after each."""
        self.told = told
        self.address = address
        self.workers = workers
        self.kills = kills
        self.rng = random.Random(seed)
        self.over = threading.Event()
        self.up = threading.Event()  # there is a server to talk to
        self.made = 0  # kills so far
        self._count = 0
        self._counted = threading.Condition()
        self.players: list[Player] = []
        self.remover = Remover(self)
        self.server = Server(address, "--no-limits", "--workers", str(workers))

    def confirm(self) -> None:
        with self._counted:
            self._count += 1
            self._counted.notify_all()

    def run(self) -> dict[str, int]:
        """Returns what happened; raises AssertionError if a promise was broken."""
        self.server.start()
        self.up.set()
        self.players = players = [Player(self, number) for number in range(PLAYERS)]
        for thread in (*players, self.remover):
            thread.start()
        try:
            while self.made < self.kills:
                self._wait(self.rng.randrange(1, 30))
                self._kill()
                self.told(self.made)
            self._wait(20)
        finally:
            self.over.set()
            self.up.set()
            for thread in (*players, self.remover):
                thread.join()
            self.server.kill()
        assert self._well(), self._troubles()
        return self.check(players)

    def _wait(self, moves: int) -> None:
        """Until some more moves were confirmed: a moment that is in no step with the server."""
        with self._counted:
            goal = self._count + moves
            self._counted.wait_for(lambda: self._count >= goal or not self._well(), timeout=PATIENCE)
        assert self._well(), self._troubles()
        assert self._count >= goal, "nothing was confirmed for minutes"

    def _well(self) -> bool:
        return not any(self._troubles())

    def _troubles(self) -> list[str]:
        return [*[player.trouble for player in self.players], self.remover.trouble]

    def _kill(self) -> None:
        process = self.server.process
        assert process is not None
        workers = [child for child in psutil.Process(process.pid).children() if alive(child)]
        if self.workers > 1 and workers and self.rng.random() < 0.8:
            self.rng.choice(workers).kill()
            self.made += 1
            return
        self.up.clear()
        self.server.kill()
        self.made += 1
        self.server.start()
        self.up.set()

    def check(self, players: list[Player]) -> dict[str, int]:
        store = Store(self.address)
        stored, kinds = 0, Counter[str]()
        try:
            for player in players:
                for deeds in player.tables:
                    stored += deeds.check(store)
                    kinds.update(kind for kind, _ in deeds.confirmed.values())
            self.remover.check(store)
            troubles = {table: trouble for table in store.all_tables() if (trouble := trouble_of(store, table))}
            assert not troubles, troubles
        finally:
            store.close()
        again = sum(player.again for player in players)
        beside = {"removed": len(self.remover.removed), "not removed": self.remover.tried, "sent again": again}
        return {"kills": self.made, "confirmed": kinds["move"], "stored": stored} | kinds | beside


def alive(process: psutil.Process) -> bool:
    """A worker that can be killed: not one that was, and that its supervisor has not replaced yet."""
    try:
        return bool(process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def progress(made: int, kills: int) -> None:
    if made % max(1, kills // 20) == 0:
        print(f"{made:,} of {kills:,} kills", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    postgres = Postgres() if given.database == "postgresql" else None
    with tempfile.TemporaryDirectory() as folder:
        if postgres:
            postgres.start()
        address = postgres.create("soak") if postgres else str(Path(folder) / "shofar.db")
        try:
            soak = Soak(address, given.workers, given.kills, given.seed, lambda made: progress(made, given.kills))
            print(given.database, json.dumps(soak.run()))
        except AssertionError as error:
            sys.exit(f"{given.database}: {error}")
        finally:
            if postgres:
                postgres.remove()


if __name__ == "__main__":
    main()
