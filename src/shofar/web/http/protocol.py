"""HTTP with two limits that the library leaves to a proxy: how long the head of a request is, and how long it takes."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD: Final = 65_536  # bytes of the address and the headers of a request
SECONDS: Final = 30.0  # in which they have to arrive


class Protocol(HttpToolsProtocol):
    """A connection that keeps nobody's endless headers, and does not wait for them."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
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
        if self._waits is not None:
            self._head += len(data)
            if self._head > HEAD:
                self._rest()
                self.send_400_response("That is too much: the head of a request has at most 64 kB.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        self._rest()
        super().on_headers_complete()

    def _wait(self) -> None:
        self._rest()
        self._waits = self.loop.call_later(SECONDS, self.transport.close)

    def _rest(self) -> None:
        if self._waits is not None:
            self._waits.cancel()
        self._waits, self._head = None, 0
