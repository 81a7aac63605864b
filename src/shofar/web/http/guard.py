"""What stands before every request: hosts, origins, rates, headers, a log without secrets, errors as sentences."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import lru_cache, partial
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from shofar.engine.errors import IllegalMove, ShofarError
from shofar.readers.sentence import capital
from shofar.readers.words import Words
from shofar.web.errors import NotFound, Refused, TooMany, WebError
from shofar.web.fair import LANE, OWN, lane_of
from shofar.web.http.protocol import REPLY
from shofar.web.http.share import Abreast, Metered, Share
from shofar.web.http.tongue import language_of
from shofar.web.run.metrics import Metrics
from shofar.web.run.settings import Settings

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
WRITTEN: Final = b"".join(b"%b: %b\r\n" % pair for pair in HEADERS)
NO_STORE: Final = (b"cache-control", b"no-store")
SECRET: Final = re.compile(r"/(join|seat|watch|mail/yes|mail/no)/[^?]+")
ONE_CLICK: Final = re.compile(r"^/mail/no/")  # posted by programs for mail; what it contains is all it needs
MAKES: Final = re.compile(r"^/(?:play|new|open|learn)$|/(?:on|again|open)$")  # what may leave a table behind
DEAR: Final = re.compile(
    r"^/gallery/|/(?:hint|replay|then|end|review|record)$"
)  # what is played through or thought about anew
FREE: Final = re.compile(r"^/health$")  # asked by those who watch over us, and cheap; files are packed anew each time
HOST: Final = re.compile(r"(?:\[(?P<six>[0-9a-f:.]+)\]|(?P<name>[0-9a-z.-]+))(?::\d{1,5})?")
NAME: Final = 300  # letters of a host: no name is longer
KEPT: Final = 20_000  # buckets
LONGEST: Final = 600  # letters of a sentence: it may quote what somebody sent
UNKNOWN: Final = {
    404: NotFound("nothing-there", "there is nothing at this address"),
    405: WebError("not-here", "that cannot be done here"),
}
IMPOSSIBLE: Final = WebError("impossible", "that is not possible")
BROKEN: Final = WebError("broken", "something went wrong here; nothing was changed")

log = logging.getLogger("shofar.access")

ErrorPage = Callable[[Request, int, str], Awaitable[Response]]


class Buckets:
    """Token buckets by the network of a visitor: a burst, then a steady rate."""

    def __init__(self, rate: float, times: float) -> None:
        self.rate: Final = rate
        self.burst: Final = rate * times
        self._full: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def take(self, who: str, time: float) -> bool:
        left, last = self._full.pop(who, (self.burst, time))
        left = min(self.burst, left + max(0.0, time - last) * self.rate)
        allowed = left >= 1
        self._full[who] = (left - 1 if allowed else left, time)
        if len(self._full) > KEPT:
            self._full.popitem(last=False)
        return allowed


class Answer:
    """An answer on its way out, with the headers that all have. It is sent whole if it comes in one piece."""

    __slots__ = ("_head", "_reply", "_send", "begun", "status")

    def __init__(self, scope: Scope, send: Send) -> None:
        self._send: Final = send
        self._reply: Final = scope.get(REPLY)
        self._head: Message | None = None  # waits for the first piece of the body
        self.status = 500
        self.begun = False

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = message["headers"]
            for name, _ in headers:
                if name == b"cache-control":
                    break
            else:
                headers.append(NO_STORE)
            self._head = message
            return
        head, self._head = self._head, None
        if head is not None:
            self.begun = True
            reply = None if message.get("more_body", False) else self._reply
            if reply is not None and reply(self.status, head["headers"], WRITTEN, message.get("body", b"")):
                return
            head["headers"] += HEADERS
            await self._send(head)
        await self._send(message)


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, error_page: ErrorPage) -> None:
        self.app: Final = app
        self.settings: Final = settings
        self.metrics: Final = metrics
        self.error_page: Final = error_page
        limits = settings.limits
        self.writes: Final = Buckets(limits.writes, 3)
        self.makes: Final = Buckets(limits.makes, 60)
        self.looks: Final = Buckets(limits.looks, 10)
        self.share: Final = Share(limits.share)
        self.abreast: Final = Abreast(limits.abreast, limits.waiting)
        self.own: Final = urlsplit(settings.public_url.lower()) if settings.public_url else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        lane = lane_of(client[0] if client else "")
        LANE.set(lane if self.settings.strict else OWN)
        if not self.settings.strict:
            await self._handle(scope, receive, send)
            return

        await Metered(self._handle(scope, receive, send), partial(self.share.spend_now, lane))

    async def _handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        answer = Answer(scope, send)
        try:
            if not self.settings.strict or FREE.search(scope["path"]):
                self._check(scope)
                await self.app(scope, receive, answer.send)
            else:
                await self._in_turn(scope, receive, answer.send)
        except Exception as error:
            if answer.begun:  # it is on its way: all that is left is to end it
                log.exception("an answer broke off")
                raise
            response = await self._answer(Request(scope, receive), error)
            await response(scope, receive, answer.send)
        finally:
            self._note(scope, answer.status, time.perf_counter() - began)

    async def _in_turn(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer when it is this address's turn: what it asked for before comes first, and has to be paid for. Also a
        refusal has its turn: saying no costs something too."""
        lane = LANE.get()
        async with AsyncExitStack() as place:
            await place.enter_async_context(self.abreast.place(lane))
            await self.share.paid(lane)
            await asyncio.sleep(0)  # whoever is ready now comes first
            self._check(scope)

            async def sending(message: Message) -> None:
                if message["type"] == "http.response.start":
                    await place.aclose()  # it is for working: what is sent, and for hours perhaps, needs none
                await send(message)

            await self.app(scope, receive, sending)

    def _check(self, scope: Scope) -> None:
        host, origin, site = "", "", "same-origin"
        for name, value in reversed(scope["headers"]):  # of several the first one counts
            if name == b"host":
                host = value.decode("latin-1")
            elif name == b"origin":
                origin = value.decode("latin-1")
            elif name == b"sec-fetch-site":
                site = value.decode("latin-1")
        if not self._known(host):
            raise Refused("unknown-host", "this server does not answer to that name")
        if scope["method"] in ("GET", "HEAD"):
            if DEAR.search(scope["path"]):
                self._ration(scope, self.looks)
            return
        own = self._own(origin, host, scope.get("scheme", "http")) and site in ("same-origin", "none")
        if not own and not ONE_CLICK.match(scope["path"]):
            raise Refused("foreign-origin", "this was sent from another site; nothing was changed")
        self._ration(scope, self.writes)
        if MAKES.search(scope["path"]):
            self._ration(scope, self.makes)

    def _ration(self, scope: Scope, buckets: Buckets) -> None:
        if not self.settings.strict:
            return
        client = scope.get("client")
        if not buckets.take(lane_of(client[0] if client else ""), time.monotonic()):
            raise TooMany("too-fast", "that was a lot at once: wait a moment")

    def _known(self, host: str) -> bool:
        """Names that are ours: the public one, else addresses and local names (against rebinding of foreign names)."""
        if len(host) > NAME:
            return False  # what was said of a name is remembered
        if self.own:
            return host.lower() == self.own.netloc or _local(host)
        return _local(host) or _name(host) == self.settings.host.lower()

    def _own(self, origin: str, host: str, scheme: str) -> bool:
        """Whether a page of ours has sent it: of the public address, or of the one that it was sent to."""
        if origin == f"{scheme}://{host.lower()}":
            return True
        try:
            found = urlsplit(origin)
        except ValueError:  # "http://["
            return False
        if self.own and (found.scheme, found.netloc) == (self.own.scheme, self.own.netloc):
            return True
        return found.scheme == scheme and found.netloc == host.lower()

    async def _answer(self, request: Request, error: Exception) -> Response:
        if isinstance(error, WebError):
            status = error.status
        elif isinstance(error, IllegalMove):
            status = 422
        elif isinstance(error, ShofarError):
            status = 400
        elif isinstance(error, HTTPException):
            known = UNKNOWN.get(error.status_code, IMPOSSIBLE)
            response = await self._say(request, error.status_code, known)
            response.headers.update(error.headers or {})
            return response
        else:
            self.metrics.errors += 1
            log.exception("unexpected error at %s", masked(request.scope["path"]))
            return await self._say(request, 500, BROKEN)
        return await self._say(request, status, error)

    async def _say(self, request: Request, status: int, error: ShofarError) -> Response:
        sentence = Words(language_of(request)).error(error)
        sentence = sentence if len(sentence) <= LONGEST else f"{sentence[: LONGEST - 4]} ..."
        sentence = capital(sentence)
        sentence = sentence.encode(errors="replace").decode()  # it may quote halves of letters
        sentence += "" if sentence.endswith((".", "?", "!")) else "."
        if "x-shofar" in request.headers or "text/html" not in request.headers.get("accept", ""):
            return PlainTextResponse(sentence, status)
        return await self.error_page(request, status, sentence)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        self.metrics.request(scope["method"], status, seconds)
        if not log.isEnabledFor(logging.INFO):
            return
        path = masked(scope["path"])
        facts: dict[str, Any] = {
            "method": scope["method"],
            "path": path,
            "status": status,
            "ms": round(seconds * 1e3, 1),
        }
        log.info("%s %s %s", scope["method"], path, status, extra={"facts": facts})


def masked(path: str) -> str:
    """The path without the secrets of links; control characters and length are kept out of the log too."""
    return re.sub(r"[^\x20-\x7e]", "?", SECRET.sub(r"/\1/...", path))[:200]


def _name(host: str) -> str:
    """The name or address in a Host header; empty if it is not one."""
    found = HOST.fullmatch(host.lower())
    return (found["name"] or found["six"]) if found else ""


@lru_cache(maxsize=1024)
def _local(host: str) -> bool:
    name = _name(host)
    if name == "localhost":
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
