"""Serving: one worker in this process, or a small supervisor over one or several.

A supervisor imports nothing of the application: it starts quickly and has little that could go wrong. It holds the
socket. At SIGUSR1 it has others take the place of its workers, one after the other: the program may be another by then.
"""

from __future__ import annotations

import json
import logging
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from dataclasses import asdict, replace
from typing import Final

from shofar.web.errors import WebError
from shofar.web.run.settings import Settings

GRACE: Final = 12  # seconds that a worker has to stop: its open requests have eight
TROUBLE: Final = 2  # the exit code of a worker that cannot start; it has said why
LOOK: Final = 0.2  # seconds between two looks at the workers
PAUSE: Final = 2.0  # seconds before a worker that could not start is tried again
CONFIG: Final = "SHOFAR_WORKER"  # the environment variable with a worker's settings

log = logging.getLogger("shofar")


def serve(settings: Settings, sock: socket.socket, access: bool = True, supervised: bool = False) -> int:
    """Answer on this socket until told to stop; returns the exit code."""
    if supervised or settings.workers > 1:
        return Supervisor(settings, sock, access).run()
    from shofar.web.run import worker

    worker.run(settings, sock, access)
    return 0


def listen(settings: Settings) -> socket.socket:
    """The socket that all workers accept from."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.host, settings.port))
    except OSError as error:
        found.close()
        raise WebError("no-port", f"cannot listen on {settings.host}:{settings.port}: {error.strerror}") from None
    found.listen(2048)
    return found


class Supervisor:
    """Starts the workers, replaces those that die, stops them all when told to, or when they cannot even start."""

    def __init__(self, settings: Settings, sock: socket.socket, access: bool) -> None:
        self._folder: Final = tempfile.mkdtemp(prefix="shofar-")  # readable by its owner only
        self._settings: Final = replace(settings, metrics_folder=self._folder)
        self._sock: Final = sock
        self._access: Final = access
        self._answered = False  # one of them, once: before that, who cannot start never could
        self._stopping: Final = threading.Event()
        self._renewing: Final = threading.Event()
        self._workers: Final[list[Worker]] = []
        self._retired: Final[list[Worker]] = []

    def run(self) -> int:
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, lambda *_: self._stopping.set())
        signal.signal(signal.SIGUSR1, lambda *_: self._renewing.set())
        self._workers.extend(self._start(number) for number in range(self._settings.workers))
        code = 0
        while not code and not self._stopping.wait(LOOK):
            code = self._replace_dead()
            if self._renewing.is_set():
                self._renewing.clear()
                self._renew()
            self._bury()
        end([*self._workers, *self._retired])
        shutil.rmtree(self._folder, ignore_errors=True)
        return code

    def _start(self, number: int) -> Worker:
        return Worker(replace(self._settings, worker=number), self._sock, self._access)

    def _replace_dead(self) -> int:
        """The exit code if there is no point in going on, else 0."""
        self._answered = self._answered or any(worker.answers() for worker in self._workers)
        for at, worker in enumerate(self._workers):
            code = worker.ended()
            if code is None:
                continue
            if code == TROUBLE and not self._answered:
                return TROUBLE
            log.warning("a worker has ended with %s; another takes its place", code)
            worker.forget()
            self._stopping.wait(PAUSE if code == TROUBLE else LOOK)
            self._workers[at] = self._start(at)
        return 0

    def _renew(self) -> None:
        """Each worker stops when the one in its place answers, so that somebody always does."""
        for at, old in enumerate(self._workers):
            fresh = self._start(at)
            while not fresh.answers() and fresh.ended() is None and not self._stopping.wait(LOOK):
                pass
            if not fresh.answers():
                log.warning("a worker could not be replaced; it goes on")
                end([fresh])
                return
            self._workers[at] = fresh
            self._retired.append(old)
            old.process.terminate()

    def _bury(self) -> None:
        for worker in [worker for worker in self._retired if worker.ended() is not None]:
            worker.forget()
            self._retired.remove(worker)


class Worker:
    """A worker process. The pipe to its input tells it when the supervisor is gone, however that went; on another one
    it says when it answers."""

    def __init__(self, settings: Settings, sock: socket.socket, access: bool) -> None:
        self._told, tell = os.pipe()
        given = json.dumps(asdict(settings) | {"fd": sock.fileno(), "access": access, "tell": tell})
        self.process: Final = subprocess.Popen(
            [sys.executable, "-m", "shofar.web.run.worker"], env=os.environ | {CONFIG: given},
            pass_fds=[sock.fileno(), tell], stdin=subprocess.PIPE,
        )  # fmt: skip
        os.close(tell)
        self._answers = False

    def answers(self) -> bool:
        """Whether it has said so: a byte. The end of the pipe is a worker that ended before."""
        if not self._answers and select.select([self._told], [], [], 0)[0]:
            self._answers = bool(os.read(self._told, 1))
        return self._answers

    def ended(self) -> int | None:
        return self.process.poll()

    def forget(self) -> None:
        os.close(self._told)
        assert self.process.stdin
        self.process.stdin.close()


def end(workers: list[Worker]) -> None:
    """Have them stop politely, and make them if they do not."""
    for worker in workers:
        worker.process.terminate()
    for worker in workers:
        try:
            worker.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            worker.process.kill()
            worker.process.wait()
        worker.forget()
