"""HTTP with limits that the library leaves to a proxy: how long the head of a request is, what may stand around its
body, how long all of that takes, and how many requests of a connection wait for the answer to the one before.

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

HEAD: Final = 65_536  # bytes of the address and the headers of a request; and of what stands around its body
CHUNK: Final = 12  # bytes that say how long a piece of a body is
AHEAD: Final = 16  # requests that may wait on a connection for the answer to the one before
SECONDS: Final = 30.0  # in which a head has to arrive, and whatever comes while nothing is being answered
TAKEN: Final = 60.0  # in which an answer has to be taken, or so much of it that there is room for more
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
        self._begun = False  # a request has come in part
        self._whole = False  # nobody can have read of the body yet
        self._piece = 0  # bytes that came just now, without those of a body
        self._beside = 0  # the same of a request that is not complete
        self._waits: asyncio.TimerHandle | None = None  # for the end of a head, or of what nobody asked for
        self._slow: asyncio.TimerHandle | None = None  # what was sent is not taken

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        self._taken()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """What was sent fills the memory, here and on the way, as long as nobody reads it."""
        super().pause_writing()
        self._taken()
        self._slow = self.loop.call_later(TAKEN, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._taken()

    def timeout_keep_alive_handler(self) -> None:
        self._end()

    def data_received(self, data: bytes) -> None:
        self._piece = len(data)
        super().data_received(data)
        self._whole = False
        if self.transport.is_closing():
            return
        if self._begun:
            self._beside = max(0, self._beside + self._piece)
            if self._beside > HEAD:
                self._rest()
                self.send_400_response("That is too much: the head of a request has at most 64 kB.")
                return
        if self._waits is None and (self._open or self._answered()):
            self._wait()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._open, self._begun, self._beside = True, True, 0
        if self._waits is not None:
            self._wait()

    def on_headers_complete(self) -> None:
        self._rest()
        self._whole = True
        super().on_headers_complete()
        if len(self.pipeline) > AHEAD:
            raise ValueError("too many requests wait on this connection")  # the library answers it, and closes
        scope: Any = self.scope
        scope[REPLY], scope[PUSH] = partial(self.reply, self.cycle), self.push
        self.headers = []  # what comes after a body is no header: nobody checks it, and a proxy has not seen it

    def on_chunk_header(self) -> None:
        self._piece -= CHUNK
        self.headers.clear()

    def on_body(self, body: bytes) -> None:
        self._piece -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._begun = False
        if self._whole:
            scope: Any = self.scope
            scope[BODY] = bytes(self.cycle.body)

    def on_response_complete(self) -> None:
        """Whoever was answered before all of the request had come is not waited for without end."""
        super().on_response_complete()
        if self._begun and self._waits is None and self._answered():
            self._wait()

    def _answered(self) -> bool:
        """Nothing is being answered: what comes now is asked for by nobody, but for another request."""
        return self.cycle is not None and self.cycle.response_complete

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
        self._waits = self.loop.call_later(SECONDS, self._end)

    def _rest(self) -> None:
        if self._waits is not None:
            self._waits.cancel()
        self._waits, self._open = None, False

    def _taken(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
        self._slow = None

    def _end(self) -> None:
        """Close the connection. What is still not taken is given up: closing would wait for it."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self.transport.close()
