"""Another worker takes the place of one that answers: the socket stays open, no request is lost, games go on."""

from __future__ import annotations

import os
import signal
import threading
from pathlib import Path

import httpx
import psutil

from tests.web.server import PATIENCE, Browser, Server


def workers(server: Server) -> set[int]:
    assert server.process is not None
    return {child.pid for child in psutil.Process(server.process.pid).children()}


def renew(server: Server) -> None:
    """Ask for it, and wait until the worker of before is gone."""
    assert server.process is not None
    before = [psutil.Process(pid) for pid in workers(server)]
    os.kill(server.process.pid, signal.SIGUSR1)
    psutil.wait_procs(before)


class Asking(threading.Thread):
    """A visitor who asks without a pause, each time over a new connection, and keeps what went wrong."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = f"{url}/health"
        self.enough = threading.Event()
        self.asked = 0
        self.lost: list[str] = []

    def run(self) -> None:
        while not self.enough.is_set():
            self.asked += 1
            try:
                status = httpx.get(self.url, timeout=PATIENCE).status_code
                self.lost += [] if status == 200 else [str(status)]
            except httpx.TransportError as error:
                self.lost.append(repr(error))


def test_a_replaced_worker_loses_no_request(tmp_path: Path) -> None:
    """With interpreters of their own, as in production: the program may be another by then."""
    with Server(str(tmp_path / "x.db"), "--supervised", fresh=True) as server:
        asking = Asking(server.url)
        asking.start()
        before = workers(server)
        renew(server)
        asking.enough.set()
        asking.join()
        assert workers(server).isdisjoint(before)
        assert asking.asked > 1 and asking.lost == []
        assert server.stop() == 0


def test_a_game_against_bots_goes_on_with_the_next_worker(tmp_path: Path) -> None:
    with Server(str(tmp_path / "x.db"), "--supervised") as server:
        visitor = Browser(server.url)
        table = visitor.play_now()
        before = visitor.table(table).version
        renew(server)
        page = visitor.table(table)
        assert page.version >= before
        while not page.moves:  # the bots decide first
            page = visitor.table(table)
        fields = {name: page.hidden(name) for name in ("at", "key")}
        assert visitor.post(f"/table/{table}/move", move=page.moves[0], **fields).status_code == 200
        assert visitor.table(table).version > page.version
        visitor.close()


def test_a_worker_that_cannot_be_replaced_goes_on(tmp_path: Path) -> None:
    """The program of tomorrow may be broken: that of today answers until it is mended."""
    database, log = tmp_path / "x.db", tmp_path / "log"
    with Server(str(database), "--supervised", log=log) as server:
        before = workers(server)
        aside = database.with_suffix(".aside")
        for suffix in ("", "-wal", "-shm"):
            Path(f"{database}{suffix}").rename(f"{aside}{suffix}")
        database.write_text("certainly no database, but long enough to be taken for one" * 20)
        assert server.process is not None
        os.kill(server.process.pid, signal.SIGUSR1)
        while "could not be replaced" not in log.read_text(encoding="utf-8"):
            assert httpx.get(f"{server.url}/static/theme.js").status_code == 200  # needs no database
        assert workers(server) == before
