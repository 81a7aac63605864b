"""The application: addresses, guard, static files."""

from __future__ import annotations

import contextlib
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, Router
from starlette.types import ASGIApp, Receive, Scope, Send

from shofar.web.errors import StoreError, TooMany
from shofar.web.http.files import static
from shofar.web.http.guard import Guard
from shofar.web.http.people import Visitor
from shofar.web.http.routes import end, home, learn, operate, table
from shofar.web.http.routes.common import guest, html, visitor
from shofar.web.http.tongue import addressed, language_of
from shofar.web.live.mail import NO, YES
from shofar.web.pages.layout import error as error_page
from shofar.web.run.service import Service
from shofar.web.run.settings import Settings

TABLE: Final = "/table/{table:str}"

Endpoint = Callable[[Request], Awaitable[ASGIApp]]

ACTS: Final[dict[str, Endpoint]] = {
    "move": table.acting(table.move), "undo": table.acting(table.undo), "consent": table.acting(table.consent),
    "chat": table.acting(table.chat), "start": table.acting(table.start), "seat": table.acting(table.seat),
    "name": table.acting(table.rename), "hand": table.acting(table.hand), "return": table.acting(table.come_back),
    "coach": table.acting(table.coach), "join": table.join, "leave": table.leave, "again": table.again,
    "on": table.play_on, "link": table.new_link, "revoke": table.revoke,
}  # fmt: skip


class Address:
    """What answers at an address. Errors go up to the guard, which knows how to say them."""

    def __init__(self, endpoint: Endpoint) -> None:
        self._endpoint: Final = endpoint

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self._endpoint(Request(scope, receive, send))
        await response(scope, receive, send)


def _get(path: str, endpoint: Endpoint) -> Route:
    return Route(path, Address(endpoint), methods=["GET"])


def _post(path: str, endpoint: Endpoint) -> Route:
    return Route(path, Address(endpoint), methods=["POST"])


def routes() -> list[BaseRoute]:
    found: list[BaseRoute] = [
        _post(f"{TABLE}/{{act:str}}", act),  # `App` finds it before
        _get("/", home.home),
        _post("/play", home.play_now),
        _get("/learn/{title:str}", home.learn_page),
        _post("/learn", home.learn),
        _get("/new", home.new_table),
        _post("/new", home.make_table),
        _get("/open", home.open_page),
        _post("/open", home.open_record),
        _get("/rules", learn.first_rules),
        _get("/rules/{title:str}", learn.rules),
        _post("/rules/{title:str}/open", learn.open_example),
        _get("/box", learn.first_box),
        _get("/box/{title:str}", learn.box),
        _get("/box/{title:str}/template", learn.template),
        _post("/box/{title:str}", learn.check_box),
        _post("/box/{title:str}/use", learn.use_box),
        _get("/me", home.me),
        _post("/me", home.change_me),
        _post("/language", home.change_language),
        _get("/health", operate.health),
        _get("/metrics", operate.metrics),
        _get("/gallery", operate.kit),
        _get("/gallery/{title:str}", operate.board),
        _get(TABLE, table.page),
        _get(f"{TABLE}/stream", table.stream),
        _get(f"{TABLE}/end", end.end),
        _get(f"{TABLE}/review", end.review),
        _get(f"{TABLE}/replay", table.replay_page),
        _get(f"{TABLE}/then", table.then),
        _get(f"{TABLE}/record", table.record),
        _get(f"{TABLE}/printed", table.printed),
        _get(f"{TABLE}/why", table.why),
        _get(f"{TABLE}/hint", table.hint),
        _get(f"{TABLE}/help", table.help_page),
        _get(f"{TABLE}/links", home.links),
    ]
    found += [
        _get(f"{YES}/{{secret:str}}", home.confirm_page),
        _post(f"{YES}/{{secret:str}}", home.confirm),
        _get(f"{NO}/{{person:str}}/{{mark:str}}", home.stop_page),
        _post(f"{NO}/{{person:str}}/{{mark:str}}", home.stop),
    ]
    for kind in ("join", "seat", "watch"):
        found.append(_get(f"/{kind}/{{secret:str}}", home.landing))
        found.append(_post(f"/{kind}/{{secret:str}}", home.accept))
    found.append(_get("/static/{path:path}", static))
    return found


async def act(request: Request) -> ASGIApp:
    """What people do at a table."""
    found = ACTS.get(request.path_params["act"])
    if found is None:
        raise HTTPException(404)
    return await found(request)


ACT: Final = Address(act)
DONE: Final = re.compile(r"/table/(?P<table>[^/]+)/(?P<act>[^/]+)")


class App:
    """The application of one worker: the guard around the addresses."""

    def __init__(self, settings: Settings) -> None:
        self.service: Final = Service(settings)
        self._router: Final = Router(routes(), lifespan=self._life)
        self._guard: Final = Guard(self._find, settings, self.service.metrics, _error)
        if settings.strict:
            share = self._guard.share
            self.service.hub.paid, self.service.hub.owes = share.paid, share.owes
            self.service.hub.charge = share.spend_now
            self.service.keeper.aside.charge = share.spend_now

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["app"] = self
        await self._guard(addressed(scope), receive, send)

    async def _find(self, scope: Scope, receive: Receive, send: Send) -> None:
        """What people do at tables comes most often: it is found without a look through all addresses."""
        found = DONE.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        if found is None:
            await self._router(scope, receive, send)
        else:
            scope["path_params"] = found.groupdict()
            await ACT(scope, receive, send)

    @asynccontextmanager
    async def _life(self, _: object) -> AsyncIterator[None]:
        await self.service.start()
        yield
        await self.service.stop()


async def _error(request: Request, status: int, sentence: str) -> Response:
    who = Visitor(None, "", "", "", language_of(request))
    if status != TooMany.status:  # whoever asks too often is not looked up for it
        with contextlib.suppress(StoreError):  # the page must be shown without the database too
            who = await visitor(request)
    return html(error_page(guest(who), status, sentence), status)
