"""Requests that never end: their heads, their bodies."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from shofar.web.errors import TooLarge, TooSlow
from shofar.web.http import protocol
from shofar.web.http.protocol import AHEAD, BODY, HEAD, REPLY, Protocol
from shofar.web.http.routes import common
from tests.web.desk import run
from tests.web.server import PATIENCE


async def answer(scope: object, receive: object, send: object) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})  # type: ignore[operator]
    await send({"type": "http.response.body", "body": b"ok"})  # type: ignore[operator]


async def said(*pieces: bytes, then: Callable[[], None] = lambda: None, last: bytes = b"", app: Any = answer) -> bytes:
    """All that a connection says to these pieces, until it closes. When they have been answered something happens to
    the server, and a last piece is sent."""
    config = uvicorn.Config(app, lifespan="off", log_config=None)
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: Protocol(config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )  # fmt: skip
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    try:
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
        answered = await reader.readuntil(b"ok") if last else b""
        then()
        writer.write(last)
        return answered + await reader.read()
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()
        server.close()


def test_a_head_has_a_length() -> None:
    async def test() -> None:
        for start in (b"GET / HTTP/1.1\r\nHost: x\r\nX: ", b"GET /"):
            found = await said(start, b"y" * (HEAD + 10))
            assert found.startswith(b"HTTP/1.1 400") and b"too much" in found
        head = b"GET / HTTP/1.1\r\nHost: x\r\nX: %b\r\n\r\n"
        long = head % (b"y" * (HEAD // 2))
        last = b"GET / HTTP/1.0\r\n\r\n"
        assert (await said(long, long, long, last)).count(b"200 OK") == 4, "each head is counted by itself"
        body = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 200000\r\n\r\n" + b"z" * 200_000
        assert b"200 OK" in await said(body, last), "a body is no head"

    run(test)


@pytest.mark.parametrize("pieces", [(), (b"G",)])
def test_a_head_that_does_not_come_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, pieces: tuple[bytes, ...]
) -> None:
    """At the beginning of a connection. It would wait forever otherwise."""
    monkeypatch.setattr(protocol, "SECONDS", 0.05)

    async def test() -> None:
        assert await asyncio.wait_for(said(*pieces), PATIENCE) == b""

    run(test)


def test_the_next_head_is_not_waited_for_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "SECONDS", PATIENCE)

    async def test() -> None:
        hurry = partial(monkeypatch.setattr, protocol, "SECONDS", 0.05)
        found = said(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", then=hurry, last=b"GET / HT")
        assert (await asyncio.wait_for(found, PATIENCE)).count(b"200 OK") == 1

    run(test)


class Slow:
    """A request whose body comes in pieces, and then no more."""

    def __init__(self, *pieces: bytes) -> None:
        self._pieces = pieces

    async def stream(self) -> AsyncIterator[bytes]:
        for piece in self._pieces:
            yield piece
        await asyncio.Event().wait()


def test_a_body_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common, "SECONDS", 0.05)

    async def test() -> None:
        with pytest.raises(TooSlow, match="nothing was changed"):
            await common.body(Slow(b"abc"), 10)  # type: ignore[arg-type]
        with pytest.raises(TooLarge):
            await common.body(Slow(b"abc", b"def"), 5)  # type: ignore[arg-type]

    run(test)


async def echo(scope: Any, receive: object, send: object) -> None:
    """Answers with the body that came with the head, whole."""
    body = scope.get(BODY, b"it came later")
    headers = [(b"content-length", b"%d" % len(body))]
    assert scope[REPLY](200, headers, b"x-common: 1\r\n", body)


def test_answers_that_are_sent_whole_come_in_the_order_of_their_questions() -> None:
    async def test() -> None:
        one = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\none"
        two = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nConnection: close\r\n\r\ntwo"
        found = await said(one + two, app=echo)
        assert found.count(b"HTTP/1.1 200 OK") == 2 == found.count(b"x-common: 1\r\n")
        assert found.index(b"\r\n\r\none") < found.index(b"\r\n\r\ntwo")
        assert (
            b"connection: close" in found.partition(b"one")[2]
            and b"connection: close" not in found.partition(b"one")[0]
        )

    run(test)


def test_a_header_with_a_line_end_is_not_sent_whole() -> None:
    async def split(scope: Any, receive: object, send: object) -> None:
        bad = [(b"content-length", b"2"), (b"location", b"/\r\nset-cookie: a=b")]
        assert not scope[REPLY](200, bad, b"", b"no")
        assert not scope[REPLY](200, [(b"content-length", b"9")], b"", b"no"), "nor what is shorter than it says"
        await answer(scope, receive, send)

    async def test() -> None:
        found = await said(b"GET / HTTP/1.0\r\n\r\n", app=split)
        assert b"set-cookie" not in found and found.endswith(b"ok")

    run(test)


# --- what stands around a body, and what comes unasked ---------------------------------------------------------------

CHUNKED = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"


def test_what_comes_after_a_body_is_no_header() -> None:
    """A proxy has not seen it there: an address that is forwarded, for one."""
    seen: list[list[bytes]] = []

    async def note(scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass
        seen.append([name for name, _ in scope["headers"]])
        await answer(scope, receive, send)

    async def test() -> None:
        trailers = b"3\r\none\r\n0\r\nX-Forwarded-For: 192.0.2.9\r\nCookie: a=b\r\n\r\n"
        last = b"GET / HTTP/1.0\r\nX-Own: yes\r\n\r\n"
        assert (await said(CHUNKED + trailers + CHUNKED, trailers + last, app=note)).count(b"200 OK") == 3
        assert seen == [[b"host", b"transfer-encoding"]] * 2 + [[b"x-own"]]

    run(test)


@pytest.mark.parametrize("start", [b"0\r\nX: ", b"0\r\n" + b"X: y\r\n" * 10_000, b"3;x="])
@pytest.mark.parametrize("app", [answer, echo], ids=["answered", "whole"])
def test_what_stands_around_a_body_has_a_length(start: bytes, app: Any) -> None:
    async def test() -> None:
        with contextlib.suppress(
            ConnectionResetError
        ):  # closed while more was coming: so quickly that no word is heard
            found = await asyncio.wait_for(said(CHUNKED, start, b"y" * HEAD, app=app), PATIENCE)
            assert b"HTTP/1.1 400" in found and b"too much" in found

    run(test)


@pytest.mark.parametrize(
    "lines",
    [
        b"Content-Length: 2\r\nContent-Length: 3",
        b"Content-Length: 2\r\nTransfer-Encoding: chunked",
        b"Transfer-Encoding: chunked, identity",
        b"Content-Length : 2",
        b"Content-Length: +2",
        b"Content-Length: 2\r\n X: y\r\nA\x00: b",
        b"X: y\rContent-Length: 2",
    ],
)
def test_nobody_is_in_doubt_where_a_request_ends(lines: bytes) -> None:
    """Else a proxy may see one request where there are two."""

    async def test() -> None:
        with contextlib.suppress(ConnectionResetError):
            head = b"POST / HTTP/1.1\r\nHost: x\r\n" + lines + b"\r\n\r\n"
            found = await asyncio.wait_for(said(head + b"okGET / HTTP/1.0\r\n\r\n"), PATIENCE)
            assert found.startswith(b"HTTP/1.1 400") and b"200 OK" not in found

    run(test)


def test_a_body_in_many_pieces_is_no_head() -> None:
    async def test() -> None:
        found = await said(CHUNKED, b"1\r\nz\r\n" * 100_000, b"0\r\n\r\n", b"GET / HTTP/1.0\r\n\r\n")
        assert found.count(b"200 OK") == 2

    run(test)


@pytest.mark.parametrize("late", [b"", b"zz", b"zzz", b"zzz\r\n"], ids=["nothing", "some", "all", "more"])
def test_who_was_answered_early_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, late: bytes) -> None:
    """The answer does not need the body. Whatever comes of it then, the connection has an end."""
    monkeypatch.setattr(protocol, "SECONDS", 0.05)

    async def test() -> None:
        for app in (answer, reply_early):
            head = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\n"
            found = await asyncio.wait_for(said(head, last=late, app=app) if late else said(head, app=app), PATIENCE)
            assert found.count(b"200 OK") == 1

    run(test)


async def reply_early(scope: Any, receive: object, send: object) -> None:
    assert scope[REPLY](200, [(b"content-length", b"2")], b"", b"ok")


def test_empty_lines_are_no_request(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "SECONDS", PATIENCE)

    async def test() -> None:
        hurry = partial(monkeypatch.setattr, protocol, "SECONDS", 0.05)
        found = said(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", then=hurry, last=b"\r\n")
        assert (await asyncio.wait_for(found, PATIENCE)).count(b"200 OK") == 1

    run(test)


def test_few_requests_wait_on_a_connection() -> None:
    """While the first is being answered; else one connection fills the memory with what it has asked for."""
    asked: list[str] = []

    async def slow(scope: Any, receive: object, send: object) -> None:
        asked.append(scope["path"])
        await asyncio.Event().wait()

    async def test() -> None:
        one = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
        found = await asyncio.wait_for(said(one * 100, app=slow), PATIENCE)
        assert found.startswith(b"HTTP/1.1 400") and asked in ([], ["/"])
        found = await said(one * AHEAD + b"GET / HTTP/1.0\r\n\r\n")
        assert found.count(b"200 OK") == AHEAD + 1, "those that wait are answered"

    run(test)


@pytest.mark.parametrize("whole", [True, False])
def test_an_answer_that_nobody_takes_is_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch, whole: bool) -> None:
    monkeypatch.setattr(protocol, "TAKEN", 0.05)
    body = b"z" * 50_000_000  # more than the system keeps on the way

    async def large(scope: Any, receive: Any, send: Any) -> None:
        headers = [(b"content-length", b"%d" % len(body))]
        if whole:
            assert scope[REPLY](200, headers, b"", body)
        else:
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            await send({"type": "http.response.body", "body": body})

    async def test() -> None:
        lost = asyncio.Event()

        class Watched(Protocol):
            def connection_lost(self, exc: Exception | None) -> None:
                super().connection_lost(exc)
                lost.set()

        config = uvicorn.Config(large, lifespan="off", log_config=None)
        config.load()
        server = await asyncio.get_running_loop().create_server(
            lambda: Watched(config=config, server_state=ServerState(), app_state={}), "127.0.0.1", 0
        )
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname(), limit=1024)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        await asyncio.wait_for(lost.wait(), PATIENCE)
        with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
            await reader.readexactly(len(body))
        writer.close()
        server.close()

    run(test)
