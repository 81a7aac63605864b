"""What every address needs: the visitor, the form, the answer."""

from __future__ import annotations

import asyncio
import gzip
import re
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final
from urllib.parse import parse_qsl

from babel.dates import format_date
from markupsafe import Markup
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.types import Receive, Scope, Send

import shofar
from shofar.web import scene as scenes
from shofar.web.errors import NotFound, TooLarge, TooSlow, WebError
from shofar.web.html import Element
from shofar.web.http.people import Visitor
from shofar.web.http.protocol import BODY
from shofar.web.http.tongue import LANGUAGES, header
from shofar.web.pages.layout import Guest
from shofar.web.run.service import Service
from shofar.web.scene import Scene
from shofar.web.store.model import PLAYING, RECORD
from shofar.web.store.retention import kept_until
from shofar.web.tables.deeds import may_watch
from shofar.web.tables.rooms import Room

FIELDS: Final = 80
WORTH: Final = 1_500  # bytes
SECONDS: Final = 60.0  # in which a body has to arrive
LATER: Final = "unnamed"  # the cookie of somebody who would rather have no name; the page's script writes it too
KEY: Final = re.compile(r"[\w-]+")
SCRIPT: Final = "x-shofar"  # the header of requests that the page's script makes: answered with the inner page


def service(request: Request) -> Service:
    found = request.app.service
    assert isinstance(found, Service)
    return found


async def visitor(request: Request) -> Visitor:
    return await service(request).people.visitor(request)


def guest(visitor: Visitor) -> Guest:
    words = scenes.words_for(visitor.language, ())
    name = visitor.person.name if visitor.person else ""
    return Guest(words, name, visitor.theme, LANGUAGES, shofar.__version__, visitor.place)


class Form:
    """A posted form: fields by name, each read as what it must be."""

    def __init__(self, fields: dict[str, str]) -> None:
        self._fields: Final = fields

    def text(self, name: str, most: int = 200) -> str:
        value = self._fields.get(name, "")
        if len(value) > most:
            raise TooLarge("long-field", f"'{name}' is too long: at most {most} letters")
        return value

    def name(self, name: str, most: int) -> str:
        """A name: one line, printable, trimmed."""
        value = " ".join(self.text(name, 200).split())
        return "".join(letter for letter in value if letter.isprintable())[:most]

    def number(self, name: str, least: int = 0, most: int = 10_000_000) -> int:
        value = self.maybe(name, least, most)
        if value is None:
            raise WebError("bad-number", f"'{name}' must be a number")
        return value

    def maybe(self, name: str, least: int = 0, most: int = 10_000_000) -> int | None:
        value = self._fields.get(name, "")
        if not value:
            return None
        if not value.isascii() or not value.isdigit() or len(value) > 10 or not least <= int(value) <= most:
            raise WebError("bad-number", f"'{name}' must be a number")
        return int(value)

    def key(self) -> str | None:
        """The client's key, if it gave one."""
        value = self.text("key", 40)
        if value and not KEY.fullmatch(value):
            raise WebError("bad-key", "'key' must be letters and digits")
        return value or None


async def body(request: Request, most: int) -> bytes:
    """The body, read only as far as it may be long, and for as long as that may take."""
    read = bytearray()
    try:
        async with asyncio.timeout(SECONDS):
            async for part in request.stream():
                read += part
                if len(read) > most:
                    raise TooLarge("large-body", f"that is too much: at most {most:,} bytes")
    except ClientDisconnect:
        raise TooSlow("gone", "this was not sent to its end") from None
    except TimeoutError:
        raise TooSlow("slow-body", "this took too long to arrive; nothing was changed") from None
    return bytes(read)


async def form(request: Request, most: int = 0) -> Form:
    kind = header(request, b"content-type").split(";")[0].strip()
    if kind != "application/x-www-form-urlencoded":
        raise WebError("bad-form", "expected a form")
    most = most or service(request).settings.limits.form
    raw: bytes | None = request.scope.get(BODY)
    if raw is None or len(raw) > most:
        raw = await body(request, most)
    try:
        pairs = _pairs(raw.decode("utf-8"))
    except ValueError:
        raise WebError("bad-form", "this form cannot be read") from None
    return Form({name: value.replace("\x00", "") for name, value in pairs})


def _pairs(text: str) -> list[tuple[str, str]]:
    """The fields of a form. One without escapes, as a move mostly is, needs no more than to be cut."""
    if "%" in text or text.count("&") >= FIELDS:
        return parse_qsl(text, keep_blank_values=True, max_num_fields=FIELDS, errors="strict")
    cut = [part.partition("=") for part in text.replace("+", " ").split("&") if part]
    return [(name, value) for name, _, value in cut]


async def room(request: Request, visitor: Visitor, fresh: bool = True) -> Room:
    """The table of the address, if this visitor may see it."""
    keeper, table = service(request).keeper, request.path_params["table"]
    found = await keeper.room(table, fresh)
    if not fresh and not may_watch(found, visitor.id):
        found = await keeper.room(table)  # they may have come through another worker
    if not may_watch(found, visitor.id):
        raise NotFound("no-table", "there is no such table, or it is private and you have not been invited")
    service(request).presence.heard(found, visitor.id)
    return found


async def look_back(request: Request, found: Room, *steps: int) -> None:
    """Have the game played to these steps beside the event loop: there they are only drawn."""

    def play() -> None:
        for step in steps:
            found.at(max(0, step))

    await service(request).keeper.aside.run(play)


def shown(request: Request) -> int | None:
    """The seat that was asked for; -1 is a spectator's view."""
    value = request.query_params.get("as", "")
    if value in ("", "-1") or not value.isascii() or not value.isdigit() or len(value) > 2:
        return -1 if value == "-1" else None
    return int(value)


def scene(request: Request, found: Room, visitor: Visitor, seat: int | None) -> Scene:
    hub = service(request).hub
    table = found.row.id
    made = scenes.scene(found, visitor.id, visitor.language, seat, hub.present(table), hub.watching(table))
    return replace(made, kept=kept(request, found, visitor.language), unnamed=_unnamed(request, found, visitor))


def _unnamed(request: Request, found: Room, visitor: Visitor) -> bool:
    """Whether to ask for a name: once, of somebody who plays without one."""
    mine = found.owned_by(visitor.id)
    return len(mine) == 1 and not found.seats[mine[0]].name and LATER not in request.cookies


def kept(request: Request, found: Room, language: str) -> str:
    """The day until which a table is kept that nobody comes back to; empty while it is played, or if it is for ever."""
    played = found.state == PLAYING and found.row.origin != RECORD
    until = None if played else kept_until(found.row, service(request).settings.keep)
    return format_date(datetime.fromtimestamp(until / 1000, UTC), "long", language) if until else ""


class Packed(HTMLResponse):
    """HTML, packed if the browser can unpack it and it is worth it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if len(self.body) > WORTH and "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            self.body = gzip.compress(self.body, 5)
            self.headers["content-length"] = str(len(self.body))
            self.headers["content-encoding"] = "gzip"
        self.headers["vary"] = "accept-encoding, accept-language"
        await super().__call__(scope, receive, send)


def html(element: Element | Markup, status: int = 200) -> HTMLResponse:
    return Packed(str(element), status)


def go(request: Request, to: str, visitor: Visitor | None = None) -> Response:
    """See there. After a post, with the cookie if the visitor is new."""
    response = RedirectResponse(to, 303)
    if visitor is not None:
        service(request).people.remember(response, visitor)
    return response


def query_number(request: Request, name: str, least: int, most: int) -> int | None:
    value: Any = request.query_params.get(name, "")
    if not value or not value.isascii() or not value.isdigit() or len(value) > 9:
        return None
    return max(least, min(most, int(value)))
