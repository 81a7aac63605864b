"""HTTP with two limits that the library leaves to a proxy: how long the head of a request is, and how long it takes.

And with three short ways for what is done thousands of times in a second. They stand in the scope of a request, beside
the usual ones: a body that came with its head, an answer that is sent whole, a piece of a stream that is sent at once.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable
from functools import partial
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

HEAD: Final = 65_536  # bytes of the address and the headers of a request
SECONDS: Final = 30.0  # in which they have to arrive
BODY: Final = "shofar.body"  # in the scope: the whole body, if it came with the head
REPLY: Final = "shofar.reply"  # sends a whole answer: `Protocol.reply`
PUSH: Final = "shofar.push"  # sends a piece of an answer that has begun: `Protocol.push`
UNSEEN: Final = re.compile(rb"[\x00-\x08\x0a-\x1f\x7f]")  # what could begin another header
SPECIAL: Final = frozenset({b"connection", b"transfer-encoding"})  # they change how an answer is written

Pairs = Iterable[tuple[bytes, bytes]]


class Protocol(HttpToolsProtocol):
    """A connection that keeps nobody's endless headers, and does not wait for them."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._open = True  # a head is awaited, or has come in part
        self._whole = False  # nobody can have read of the body yet
        self._head = 0  # bytes of a head that is not complete
        self._waits: asyncio.TimerHandle | None = None  # for the end of a head

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._whole = False
        if self._open:
            self._head += len(data)
            if self._head > HEAD:
                self._rest()
                self.send_400_response("That is too much: the head of a request has at most 64 kB.")
            elif self._waits is None:
                self._wait()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._open, self._head = True, 0
        if self._waits is not None:
            self._wait()

    def on_headers_complete(self) -> None:
        self._rest()
        self._whole = True
        super().on_headers_complete()
        scope: Any = self.scope
        scope[REPLY], scope[PUSH] = partial(self.reply, self.cycle), self.push

    def on_message_complete(self) -> None:
        super().on_message_complete()
        if self._whole:
            scope: Any = self.scope
            scope[BODY] = bytes(self.cycle.body)

    def reply(self, cycle: RequestResponseCycle, status: int, headers: Pairs, common: bytes, body: bytes) -> bool:
        """Send a whole answer at once. `common` are headers as they are written. False if it has to go the usual way:
        the reader is slow, or it is an answer of another kind."""
        if cycle.response_started or cycle.disconnected or self.flow.write_paused or cycle.scope["method"] == "HEAD":
            return False
        head, length = [STATUS_LINE[status]], None
        for name, value in (*cycle.default_headers, *headers):
            if name in SPECIAL or UNSEEN.search(value):
                return False
            if name == b"content-length":
                length = int(value)
            head += (name, b": ", value, b"\r\n")
        if length != len(body):
            return False
        head += (common, b"\r\n" if cycle.keep_alive else b"connection: close\r\n\r\n", body)
        self.transport.write(b"".join(head))
        cycle.response_started = cycle.response_complete = True
        cycle.message_event.set()
        if not cycle.keep_alive:
            self.transport.close()
        cycle.on_response()
        return True

    def push(self, piece: bytes) -> bool:
        """Send a piece of an answer without a length, now. False if it has to wait: the reader is slow, or gone."""
        if self.flow.write_paused or self.transport.is_closing():
            return False
        self.transport.write(b"%x\r\n%b\r\n" % (len(piece), piece))
        return True

    def _wait(self) -> None:
        if self._waits is not None:
            self._waits.cancel()
        self._waits = self.loop.call_later(SECONDS, self.transport.close)

    def _rest(self) -> None:
        if self._waits is not None:
            self._waits.cancel()
        self._waits, self._head, self._open = None, 0, False
