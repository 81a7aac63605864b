"""The application: addresses, guard, static files."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from shofar.readers.lexicon import ENGLISH
from shofar.web.errors import StoreError
from shofar.web.guard import Guard
from shofar.web.pages.layout import error as error_page
from shofar.web.people import Visitor
from shofar.web.routes import home, operate, table
from shofar.web.routes.common import guest, html, visitor
from shofar.web.service import Service
from shofar.web.settings import Settings

STATIC: Final = Path(str(files("shofar.web").joinpath("static")))
TABLE: Final = "/table/{table:str}"

ACTS: Final = {
    "move": table.acting(table.move), "undo": table.acting(table.undo), "consent": table.acting(table.consent),
    "chat": table.acting(table.chat), "start": table.acting(table.start), "seat": table.acting(table.seat),
    "hand": table.acting(table.hand), "return": table.acting(table.come_back), "join": table.join,
    "leave": table.leave, "again": table.again, "on": table.play_on, "link": table.new_link, "revoke": table.revoke,
}  # fmt: skip


class Files(StaticFiles):
    """Static files, kept by browsers: their addresses carry the version."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "public, max-age=3600"
        return response


def routes() -> list[BaseRoute]:
    found: list[BaseRoute] = [
        Route(f"{TABLE}/{{act:str}}", act, methods=["POST"]),
        Route("/", home.home),
        Route("/play", home.play_now, methods=["POST"]),
        Route("/new", home.new_table, methods=["GET"]),
        Route("/new", home.make_table, methods=["POST"]),
        Route("/open", home.open_page, methods=["GET"]),
        Route("/open", home.open_record, methods=["POST"]),
        Route("/me", home.me, methods=["GET"]),
        Route("/me", home.change_me, methods=["POST"]),
        Route("/health", operate.health),
        Route("/metrics", operate.metrics),
        Route("/gallery", operate.kit),
        Route("/gallery/{title:str}", operate.board),
        Route(TABLE, table.page),
        Route(f"{TABLE}/stream", table.stream),
        Route(f"{TABLE}/end", table.end),
        Route(f"{TABLE}/replay", table.replay_page),
        Route(f"{TABLE}/record", table.record),
        Route(f"{TABLE}/why", table.why),
        Route(f"{TABLE}/hint", table.hint),
        Route(f"{TABLE}/links", home.links),
    ]
    for kind in ("join", "seat", "watch"):
        found.append(Route(f"/{kind}/{{secret:str}}", home.landing, methods=["GET"]))
        found.append(Route(f"/{kind}/{{secret:str}}", home.accept, methods=["POST"]))
    found.append(Mount("/static", GZipMiddleware(Files(directory=STATIC), compresslevel=5), name="static"))
    return found


async def act(request: Request) -> Response:
    """What people do at a table."""
    found = ACTS.get(request.path_params["act"])
    if found is None:
        raise HTTPException(404)
    return await found(request)


def create(settings: Settings) -> Starlette:
    """The application of one worker."""
    service = Service(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await service.start()
        yield
        await service.stop()

    middleware = [
        Middleware(Guard, settings=settings, metrics=service.metrics, error_page=_error),
    ]
    app = Starlette(
        routes=routes(), middleware=middleware, lifespan=lifespan, exception_handlers={HTTPException: _http}
    )
    app.state.service = service
    return app


async def _error(request: Request, status: int, sentence: str) -> Response:
    try:
        who = await visitor(request)
    except StoreError:  # the page must be shown without the database too
        who = Visitor(None, "", "", "", ENGLISH)
    return html(error_page(guest(who), status, sentence), status)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    sentence = {404: "There is nothing at this address.", 405: "That cannot be done here."}.get(
        error.status_code, "That is not possible."
    )
    if "text/html" in request.headers.get("accept", ""):
        return await _error(request, error.status_code, sentence)
    return PlainTextResponse(sentence, error.status_code)
