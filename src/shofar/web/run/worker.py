"""One worker: the application on a socket, until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import signal
import socket
import sys
import threading
from typing import Any, Final

import uvicorn

from shofar.web.errors import StoreError, WebError
from shofar.web.http.app import App
from shofar.web.http.protocol import Protocol
from shofar.web.live.hub import Hub
from shofar.web.run.settings import Keep, Limits, Mail, Settings
from shofar.web.run.supervise import CONFIG, TROUBLE

GRACE: Final = 8  # seconds that open requests have when the server stops
SWITCH: Final = 0.001  # seconds that a thread which plays a game through may keep the event loop waiting
LAST_WORDS: Final = 0.4  # seconds in which those who had just connected can say what they want
# How many young things are looked through for garbage at once: 20,000 take some 20 ms, in which nobody is answered.
GARBAGE: Final = (5_000, 4, 100)


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
    """Ends the streams first: they would keep a graceful stop waiting. Says when it answers, if asked to."""

    hub: Hub | None = None
    tell: int | None = None  # a pipe

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.tell is not None and self.started:
            os.write(self.tell, b".")
            os.close(self.tell)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await asyncio.sleep(LAST_WORDS)
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: Any) -> None:
        if self.hub is not None:
            self.hub.stop()
        super().handle_exit(sig, frame)
        self._captured_signals.clear()  # it was heard: a polite stop is a success


def run(settings: Settings, sock: socket.socket, access: bool = True, tell: int | None = None) -> None:
    """One worker, until it is told to stop."""
    set_up_logs(access)
    sys.setswitchinterval(SWITCH)
    app = App(settings)
    gc.collect()
    gc.freeze()  # what was made so far stays: it need not be looked through again
    gc.set_threshold(*GARBAGE)
    config = uvicorn.Config(
        app, log_config=None, access_log=False, lifespan="on", timeout_graceful_shutdown=GRACE, proxy_headers=True,
        server_header=False, loop="uvloop", http=Protocol, ws="none", timeout_keep_alive=75,
    )  # fmt: skip
    server = Server(config)
    server.hub, server.tell = app.service.hub, tell
    asyncio.set_event_loop_policy(None)
    server.run(sockets=[sock])
    if server.lifespan.should_exit:
        raise StoreError("no-start", "the server could not start; the lines before this one say why")


def main() -> None:
    """A worker of `supervise`."""
    given = json.loads(os.environ.pop(CONFIG))
    fd, access, tell = given.pop("fd"), given.pop("access"), given.pop("tell")
    settings = Settings(
        **given | {"mail": Mail(**given["mail"]), "limits": Limits(**given["limits"]), "keep": Keep(**given["keep"])}
    )
    threading.Thread(target=_follow_supervisor, daemon=True).start()
    try:
        run(settings, socket.socket(fileno=fd), access, tell)
    except WebError as error:
        print(f"shofar: {error}", file=sys.stderr)
        sys.exit(TROUBLE)


def _follow_supervisor() -> None:
    while os.read(sys.stdin.fileno(), 1):  # not through the buffer: its lock would break the end of the process
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
