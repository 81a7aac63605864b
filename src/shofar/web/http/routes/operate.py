"""For the operator: health and metrics; and the gallery for those who draw."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from hmac import compare_digest

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

import shofar
from shofar.web import scene as scenes
from shofar.web.errors import StoreError
from shofar.web.http.routes.common import guest, html, query_number, service, visitor
from shofar.web.http.routes.home import _title
from shofar.web.pages import gallery
from shofar.web.tables.rooms import Room
from shofar.web.tables.samples import sample

STEPS = 600  # of a random game in the gallery


async def health(request: Request) -> Response:
    """Whether this worker can do its work: its database answers and takes writes."""
    try:
        await service(request).health.check()
    except StoreError as error:
        return JSONResponse({"ok": False, "reason": str(error)}, 503)
    return JSONResponse({"ok": True, "version": shofar.__version__, "compiled": shofar.compiled})


async def metrics(request: Request) -> Response:
    """For this machine, and for whoever has the operator's token."""
    owner = service(request)
    if not _from_here(request) and not _has_token(request, owner.settings.metrics_token):
        raise HTTPException(404)
    return PlainTextResponse(owner.metrics.text())


def _from_here(request: Request) -> bool:
    """A proxy on this machine is here too, but whoever it speaks for is not."""
    if "x-forwarded-for" in request.headers or "forwarded" in request.headers or request.client is None:
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def _has_token(request: Request, token: str) -> bool:
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    return bool(token) and compare_digest(given.encode(), token.encode())


async def kit(request: Request) -> Response:
    _demand_gallery(request)
    return html(gallery.kit(guest(await visitor(request)), shofar.titles()))


def _demand_gallery(request: Request) -> None:
    """It is for those who draw: on a server that people play on there is none."""
    if not service(request).settings.gallery:
        raise HTTPException(404)


async def board(request: Request) -> Response:
    """A board at a moment of a random game: `?step=40&players=3&seat=0&seed=7`."""
    _demand_gallery(request)
    title = _title(request.path_params["title"])
    players = query_number(request, "players", min(title.players), max(title.players)) or title.players[-1]
    step = query_number(request, "step", 0, STEPS)
    seed = query_number(request, "seed", 0, 10_000) or 7
    seat = query_number(request, "seat", 0, players - 1)
    options = tuple(
        (option.name, option.values[at])
        for option in title.options
        if (at := query_number(request, option.name, 0, len(option.values) - 1)) is not None
    )
    aside = service(request).keeper.aside
    room = await aside.run(_sample, title.name, players, 40 if step is None else step, seed, options)
    deciding = room.game.seat if room.game else None
    shown = seat if seat is not None else deciding
    who = await visitor(request)
    room.holders = {shown: {"gallery"}} if shown is not None else {}
    return html(gallery.board(scenes.scene(room, "gallery", who.language, shown, set(), 0), guest(who)))


@lru_cache(maxsize=64)
def _sample(title: str, players: int, steps: int, seed: int, options: tuple[tuple[str, object], ...]) -> Room:
    return sample(title, players, steps, seed, dict(options))
