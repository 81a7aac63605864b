"""Serving: one worker in this process, or a small supervisor over several."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
from dataclasses import asdict
from typing import Any, Final

import uvicorn

from shofar.web.app import create
from shofar.web.errors import WebError
from shofar.web.live import Hub
from shofar.web.settings import Limits, Mail, Settings

GRACE: Final = 8  # seconds that open requests have when the server stops
CONFIG: Final = "SHOFAR_WORKER"

log = logging.getLogger("shofar")


class Lines(logging.Formatter):
    """Log lines as JSON: one object per line, no secrets, no seeds."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"), "level": record.levelname.lower(),
            "from": record.name, "text": record.getMessage(),
        }  # fmt: skip
        line |= getattr(record, "facts", {})
        if hasattr(record, "detail"):
            line["detail"] = record.detail
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


def set_up_logs(access: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("shofar.access").setLevel(logging.INFO if access else logging.WARNING)
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.WARNING)


class Server(uvicorn.Server):
    """Ends the streams first: they would keep a graceful stop waiting."""

    hub: Hub | None = None

    def handle_exit(self, sig: int, frame: Any) -> None:
        if self.hub is not None:
            self.hub.stop()
        super().handle_exit(sig, frame)
        self._captured_signals.clear()  # it was heard: a polite stop is a success


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


def run(settings: Settings, sock: socket.socket, access: bool = True) -> None:
    """One worker, until it is told to stop."""
    set_up_logs(access)
    app = create(settings)
    config = uvicorn.Config(
        app, log_config=None, access_log=False, lifespan="on", timeout_graceful_shutdown=GRACE, proxy_headers=True,
        server_header=False, loop="uvloop", http="httptools", timeout_keep_alive=75,
    )  # fmt: skip
    server = Server(config)
    server.hub = app.state.service.hub
    asyncio.set_event_loop_policy(None)
    server.run(sockets=[sock])


# --- several workers ------------------------------------------------------------------------------------------------


def supervise(settings: Settings, sock: socket.socket, access: bool = True) -> None:
    """Start the workers, replace those that die, stop them all when told to."""
    stopping = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stopping.set())
    workers = [_worker(settings, sock, access) for _ in range(settings.workers)]
    while not stopping.wait(0.2):
        for at, worker in enumerate(workers):
            if worker.poll() is not None:
                log.warning("a worker has ended with %s; another takes its place", worker.returncode)
                stopping.wait(0.2)
                workers[at] = _worker(settings, sock, access)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        try:
            worker.wait(GRACE + 4)
        except subprocess.TimeoutExpired:
            worker.kill()


def _worker(settings: Settings, sock: socket.socket, access: bool) -> subprocess.Popen[bytes]:
    """A worker process. The pipe to its input tells it when the supervisor is gone, however that went."""
    given = json.dumps(asdict(settings) | {"fd": sock.fileno(), "access": access})
    return subprocess.Popen(
        [sys.executable, "-m", "shofar.web.serve"], env=os.environ | {CONFIG: given}, pass_fds=[sock.fileno()],
        stdin=subprocess.PIPE,
    )  # fmt: skip


def main() -> None:
    """A worker of `supervise`."""
    given = json.loads(os.environ.pop(CONFIG))
    fd, access = given.pop("fd"), given.pop("access")
    settings = Settings(**given | {"mail": Mail(**given["mail"]), "limits": Limits(**given["limits"])})
    threading.Thread(target=_follow_supervisor, daemon=True).start()
    run(settings, socket.socket(fileno=fd), access)


def _follow_supervisor() -> None:
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
