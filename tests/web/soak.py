"""Kill -9 under load: no confirmed move may be lost, no game corrupted.

    python -m tests.web.soak --database postgresql --kills 1000

Some people play as fast as they can, each writing down what the server has confirmed. Meanwhile workers, or all of
them with their supervisor, are killed at random moments. What a client does not hear it sends again, with the same key.
In the end every confirmed move must be in the database, as it was confirmed, once; and every game must replay to its
digests.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path

import httpx
import psutil

from shofar.web.store.store import Store
from shofar.web.store.upkeep import trouble_of
from tests.web.postgres import Postgres
from tests.web.server import PATIENCE, Browser, Server

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
        self.confirmed: dict[str, dict[int, str]] = {}
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
        table = (
            self._send("POST", "/new", "title=nehemiah&seat0=me&seat1=here&seat2=here")
            .headers["location"]
            .rsplit("/")[-1]
        )
        state = self._send("GET", f"/table/{table}").json()
        kept = self.confirmed.setdefault(table, {})
        while state["moves"] and not self.soak.over.is_set():
            move = self.rng.choice(state["moves"])
            body = f"at={state['at']}&move={move.replace(' ', '+')}&key=k{self.rng.getrandbits(60)}"
            answer = self._send("POST", f"/table/{table}/move", body)
            assert answer.status_code == 200, f"{answer.status_code} {answer.text}"
            state = answer.json()
            kept[state["at"]] = move
            self.soak.confirm()

    def _send(self, method: str, path: str, body: str = "") -> httpx.Response:
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
        for player in players:
            player.start()
        try:
            while self.made < self.kills:
                self._wait(self.rng.randrange(1, 30))
                self._kill()
                self.told(self.made)
            self._wait(20)
        finally:
            self.over.set()
            self.up.set()
            for player in players:
                player.join()
            self.server.kill()
        assert self._well(), [player.trouble for player in players]
        return self.check(players)

    def _wait(self, moves: int) -> None:
        """Until some more moves were confirmed: a moment that is in no step with the server."""
        with self._counted:
            goal = self._count + moves
            self._counted.wait_for(lambda: self._count >= goal or not self._well(), timeout=PATIENCE)
        assert self._well(), [player.trouble for player in self.players]
        assert self._count >= goal, "nothing was confirmed for minutes"

    def _well(self) -> bool:
        return not any(player.trouble for player in self.players)

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
        confirmed = stored = 0
        try:
            for player in players:
                for table, moves in player.confirmed.items():
                    rows = {event.n: event.text for event in store.events(table) if event.kind == "move"}
                    lost = {n: move for n, move in moves.items() if rows.get(n) != move}
                    assert not lost, f"table {table} has lost confirmed moves: {lost}"
                    assert len(rows) <= len(moves) + 1, f"table {table} has moves that nobody made"
                    confirmed += len(moves)
                    stored += len(rows)
            troubles = {table: trouble for table in store.all_tables() if (trouble := trouble_of(store, table))}
            assert not troubles, troubles
        finally:
            store.close()
        again = sum(player.again for player in players)
        return {"kills": self.made, "confirmed": confirmed, "stored": stored, "sent again": again}


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
