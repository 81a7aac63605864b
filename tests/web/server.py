"""A real server in a process of its own, and a visitor who talks to it over HTTP."""

from __future__ import annotations

import contextlib
import os
import random
import re
import signal
import socket
import subprocess
import sys
from html import unescape
from pathlib import Path
from types import TracebackType
from typing import Any
from urllib.parse import urlencode

import httpx
import psutil

from tests.nursery import Forked, Streams

READY = "Shofar is at "
MODULE = "shofar.web.run.command"
PATIENCE = 300  # seconds: a busy machine is slow, not wrong
DEALT = Path(__file__).parent / "dealt.py"
PACED = Path(__file__).parent / "paced.py"


def free_port() -> int:
    """For what has to know its port before it listens: one of those that the system gives to nobody who connects."""
    while True:
        port = random.SystemRandom().randrange(10_000, 32_000)
        with contextlib.suppress(OSError), socket.socket() as sock:
            sock.bind(("127.0.0.1", port))
            return port


class Server:
    """`shofar serve` on a port of its own."""

    def __init__(
        self,
        database: str,
        *arguments: str,
        port: int = 0,
        log: Path | None = None,
        dealt: bool = False,
        pace: float | None = None,
        fresh: bool = False,
    ) -> None:
        """With a file for its log it tells every request there; `dealt`: equal tables get equal deals; `pace`:
        seconds between two rounds over the tables; `fresh`: in an interpreter of its own, as it is in production."""
        script = DEALT if dealt else PACED if pace is not None else None
        self.fresh = fresh
        self.environment = os.environ | ({} if pace is None else {"SHOFAR_TEST_PACE": str(pace)})
        self.program = str(script or MODULE)
        self.log = log
        self.database = database
        self.arguments = arguments
        self.port = port  # if none is named, the one it gets when it starts
        self.process: subprocess.Popen[bytes] | Forked | None = None
        self.lines: list[str] = []

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self) -> Server:
        command = ["serve", "--port", str(self.port), "--database", self.database]
        command += [*([] if self.log else ["--quiet"]), *self.arguments]
        told, tell = os.pipe()
        with open(self.log or os.devnull, "w", encoding="utf-8") as log, open(os.devnull, "rb") as nothing:
            streams = (nothing.fileno(), tell, log.fileno())
            self.process = (self._fresh if self.fresh else self._forked)(command, streams)
        os.close(tell)
        self.told = open(told, encoding="utf-8")  # noqa: SIM115  until it has ended
        line = self.told.readline()
        assert line.startswith(READY)
        self.port = self.port or int(re.findall(r":(\d+)", line)[-1])
        self._wait_until_it_answers()
        return self

    def _forked(self, command: list[str], streams: Streams) -> Forked:
        return Forked(self.program, command, streams, self.environment)

    def _fresh(self, command: list[str], streams: Streams) -> subprocess.Popen[bytes]:
        program = [self.program] if self.program.endswith(".py") else ["-m", self.program]
        given, told, log = streams
        return subprocess.Popen(
            [sys.executable, *program, *command], stdin=given, stdout=told, stderr=log, start_new_session=True,
            env=self.environment,
        )  # fmt: skip

    def _wait_until_it_answers(self) -> None:
        """The socket listens before the workers do: a request waits in its queue until one of them is ready."""
        with httpx.Client(timeout=PATIENCE) as client:
            while True:
                try:
                    client.get(f"{self.url}/health")
                    return
                except httpx.TransportError:
                    assert self.process is not None and self.process.poll() is None, "the server has ended"

    def kill(self) -> None:
        """As if the machine had lost its power: the supervisor, its workers and their bots at once."""
        if self.process is not None:
            family = psutil.Process(self.process.pid).children(recursive=True)
            os.killpg(self.process.pid, signal.SIGKILL)
            self._reap()
            psutil.wait_procs(family)  # until the last of them is dead the port is taken

    def stop(self) -> int:
        """A polite stop; returns the exit code."""
        if self.process is None:
            return 0
        self.process.terminate()
        code = self.process.wait(PATIENCE)
        self._reap()
        return code

    def _reap(self) -> None:
        assert self.process is not None
        self.process.wait()
        self.told.close()
        self.process = None

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.kill()


class Browser:
    """A visitor without a screen: keeps cookies, fills in the forms of pages."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.client = httpx.Client(
            base_url=url, headers={"Origin": url, "Accept": "text/html"}, follow_redirects=True, timeout=PATIENCE
        )
        self.seen: list[str] = []  # every answer, to be searched for what must not be in it

    def get(self, path: str) -> httpx.Response:
        return self._keep(self.client.get(path))

    def post(self, path: str, headers: Any = None, **fields: object) -> httpx.Response:
        body = urlencode({name: str(value) for name, value in fields.items()})
        sent = {"Content-Type": "application/x-www-form-urlencoded"} | (headers or {})
        return self._keep(self.client.post(path, content=body, headers=sent))

    def _keep(self, answer: httpx.Response) -> httpx.Response:
        self.seen.append(f"{answer.headers}\n{answer.text}")
        return answer

    def close(self) -> None:
        self.client.close()

    # --- reading pages ------------------------------------------------------------------------------------------

    def play_now(self, title: str = "nehemiah") -> str:
        """A new game against bots; returns the table."""
        return self.post("/play", title=title).url.path.rsplit("/", 1)[-1]

    def table(self, table: str) -> Page:
        return Page(self.get(f"/table/{table}").text)


class Page:
    """What a table page offers."""

    def __init__(self, html: str) -> None:
        self.html = html

    @property
    def moves(self) -> list[str]:
        """The moves in the dock."""
        return [unescape(move) for move in re.findall(r'<button class="option"[^>]*? value="([^"]*)"', self.html)]

    @property
    def glowing(self) -> list[str]:
        """The moves on the board."""
        found = re.findall(r'<button class="[^"]*choosable[^"]*"[^>]*? value="([^"]*)"', self.html)
        return [unescape(move) for move in found]

    def hidden(self, name: str) -> str:
        found = re.search(rf'<form id="play".*?name="{name}" value="([^"]*)"', self.html, re.S)
        assert found, f"the page has no field {name}"
        return unescape(found[1])

    @property
    def version(self) -> int:
        found = re.search(r'data-version="(\d+)"', self.html)
        assert found
        return int(found[1])
