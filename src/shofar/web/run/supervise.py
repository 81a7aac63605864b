"""Serving: one worker in this process, or a small supervisor over several.

A supervisor imports nothing of the application: it starts quickly and has little that could go wrong.
"""

from __future__ import annotations

import json
import logging
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import asdict, replace
from typing import Final

from shofar.web.errors import WebError
from shofar.web.run.settings import Settings

GRACE: Final = 12  # seconds that a worker has to stop: its open requests have eight
TROUBLE: Final = 2  # the exit code of a worker that cannot start; it has said why
SETTLED: Final = 20.0  # seconds: who cannot start before that never could, later the database may have gone away
PAUSE: Final = 2.0  # seconds before a worker that could not start is tried again
CONFIG: Final = "SHOFAR_WORKER"  # the environment variable with a worker's settings

log = logging.getLogger("shofar")


def serve(settings: Settings, sock: socket.socket, access: bool = True) -> int:
    """Answer on this socket until told to stop; returns the exit code."""
    if settings.workers > 1:
        return supervise(settings, sock, access)
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


def supervise(settings: Settings, sock: socket.socket, access: bool = True) -> int:
    """Start the workers, replace those that die, stop them all when told to, or when they cannot even start."""
    began, code = time.monotonic(), 0
    stopping = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stopping.set())
    folder = tempfile.mkdtemp(prefix="shofar-")  # readable by its owner only
    numbered = [replace(settings, worker=number, metrics_folder=folder) for number in range(settings.workers)]
    workers = [_worker(one, sock, access) for one in numbered]
    while not stopping.wait(0.2):
        for at, worker in enumerate(workers):
            if worker.poll() is not None:
                if worker.returncode == TROUBLE and time.monotonic() - began < SETTLED:
                    code = TROUBLE
                    stopping.set()
                    break
                log.warning("a worker has ended with %s; another takes its place", worker.returncode)
                stopping.wait(PAUSE if worker.returncode == TROUBLE else 0.2)
                workers[at] = _worker(numbered[at], sock, access)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        try:
            worker.wait(GRACE)
        except subprocess.TimeoutExpired:
            worker.kill()
    shutil.rmtree(folder, ignore_errors=True)
    return code


def _worker(settings: Settings, sock: socket.socket, access: bool) -> subprocess.Popen[bytes]:
    """A worker process. The pipe to its input tells it when the supervisor is gone, however that went."""
    given = json.dumps(asdict(settings) | {"fd": sock.fileno(), "access": access})
    return subprocess.Popen(
        [sys.executable, "-m", "shofar.web.run.worker"], env=os.environ | {CONFIG: given}, pass_fds=[sock.fileno()],
        stdin=subprocess.PIPE,
    )  # fmt: skip
