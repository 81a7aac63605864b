"""For the operator: health and metrics; and the gallery for those who draw."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import random
from collections.abc import Mapping
from dataclasses import replace
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
from shofar.web.store.model import BOT, LOBBY, MOVE, PERSON, PLAYING, EventRow, SeatRow, TableRow
from shofar.web.tables import rooms
from shofar.web.tables.rooms import Room


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
    return html(gallery.kit(guest(await visitor(request)), shofar.titles()))


async def board(request: Request) -> Response:
    """A board at a moment of a random game: `?step=40&players=3&seat=0&seed=7`."""
    title = _title(request.path_params["title"])
    players = query_number(request, "players", min(title.players), max(title.players)) or title.players[-1]
    step = query_number(request, "step", 0, 5_000)
    seed = query_number(request, "seed", 0, 10_000) or 7
    seat = query_number(request, "seat", 0, players - 1)
    options = {
        option.name: option.values[at]
        for option in title.options
        if (at := query_number(request, option.name, 0, len(option.values) - 1)) is not None
    }
    room = await asyncio.to_thread(sample, title.name, players, 40 if step is None else step, seed, options)
    deciding = room.game.seat if room.game else None
    shown = seat if seat is not None else deciding
    room.holders = {shown: {"gallery"}} if shown is not None else {}
    who = await visitor(request)
    return html(gallery.board(scenes.scene(room, "gallery", who.language, shown, set(), 0), guest(who)))


def sample(title: str, players: int, steps: int, seed: int, options: Mapping[str, object]) -> Room:
    """A room of a random game, not stored anywhere."""
    row = TableRow(
        id="gallery", title=title, players=players, options="{}", rules=shofar.title(title).version,
        box=shofar.box(title).digest, overlay=None, seed=str(seed), start=None, origin="gallery", state=LOBBY, note="",
        listed=1, host="", again="", clock="", seconds=0, made=0, changed=0, version=0, serial=0, moves=0, turn=None,
        since=0, bot=0, thinker="", lease=0, result="",
    )  # fmt: skip
    row = replace(row, options=json.dumps(shofar.title(title).settle(players, dict(options))))
    seats = [SeatRow("gallery", 0, PERSON, "Tomek")]
    seats += [
        SeatRow("gallery", seat, BOT, name, "greedy")
        for seat, name in zip(range(1, players), ("Hanna", "Ezer", "Zuzia"), strict=False)
    ]
    room = Room(row, seats, ())
    room.fold([EventRow("gallery", 1, rooms.START, None, "", None, "", 0)])
    rng = random.Random(seed)
    for n in range(2, steps + 2):
        if room.game is None or room.game.seat is None:
            break
        move = rng.choice(room.game.moves).text
        room.fold([EventRow("gallery", n, MOVE, room.game.seat, move, None, "", n * 1000)])
    room.row = replace(room.row, state=PLAYING if room.game and not room.game.over else room.row.state)
    room.seats = [replace(one, kind=PERSON) for one in room.seats]
    return room
