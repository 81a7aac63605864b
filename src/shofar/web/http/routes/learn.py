"""Learning: the rules of a title, its examples as tables to play on, its box with an owner's values."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

import shofar
from shofar import examples, games
from shofar.engine.errors import BadRequest
from shofar.readers.reference import reference
from shofar.web.errors import NotFound
from shofar.web.html import Element
from shofar.web.http import secret
from shofar.web.http.routes.common import form, go, guest, html, service, visitor
from shofar.web.pages import box as box_page
from shofar.web.pages import lobby
from shofar.web.pages import rules as rules_page
from shofar.web.pages.layout import Guest
from shofar.web.store.model import EXAMPLE
from shofar.web.tables import owned
from shofar.web.tables.boxes import MOST
from shofar.web.tables.deeds import Plan, Sitter


def title_of(request: Request) -> str:
    """The title of the address."""
    name = str(request.path_params["title"])
    if name not in shofar.titles():
        raise NotFound("unknown-title", f"the games here are {', '.join(shofar.titles())}")
    return name


async def first_rules(request: Request) -> Response:
    return RedirectResponse(f"/rules/{games.NAMES[0]}", 303)


async def rules(request: Request) -> Response:
    name = title_of(request)
    who = guest(await visitor(request))
    return html(await service(request).keeper.aside.run(_rules, who, name))  # the first of a language takes a second


def _rules(who: Guest, title: str) -> Element:
    return rules_page.rules(who, reference(title, who.words.language))


async def first_box(request: Request) -> Response:
    return RedirectResponse(f"/box/{games.NAMES[0]}", 303)


async def box(request: Request) -> Response:
    name = title_of(request)
    who = guest(await visitor(request))
    return html(await service(request).keeper.aside.run(box_page.box, who, name))


async def template(request: Request) -> Response:
    """A file to fill in: what is reconstructed."""
    name, who = title_of(request), guest(await visitor(request))
    text = owned.template(name, who.text("own-template-head", title=who.words.title(name)))
    told = {"content-disposition": f'attachment; filename="shofar-{name}.toml"'}
    return PlainTextResponse(text, headers=told)


async def check_box(request: Request) -> Response:
    """An owner's values: their mistakes, and what they would change."""
    name, text = title_of(request), await _own_text(request)
    who, aside = guest(await visitor(request)), service(request).keeper.aside
    reading = await aside.run(owned.read, name, text)
    return html(await aside.run(box_page.box, who, name, reading))


async def use_box(request: Request) -> Response:
    """A new table with an owner's values."""
    name, text = title_of(request), await _own_text(request)
    return html(lobby.new_table(guest(await visitor(request)), shofar.title(name), text))


async def _own_text(request: Request) -> str:
    """The text of a form; letters may become three bytes each in it."""
    given = await form(request, service(request).settings.limits.form + MOST * 3)
    return given.text("box", MOST).replace("\r\n", "\n")


async def open_example(request: Request) -> Response:
    """A table of its own at the position of an example, against bots."""
    name, given = title_of(request), await form(request)
    number = given.text("example", 20)
    try:
        told = examples.example(name, number)
        start = await service(request).keeper.aside.run(_position, name, number)
    except BadRequest as error:
        raise NotFound(error.key, str(error)) from None
    who = await service(request).people.greet(await visitor(request))
    assert who.person
    key = given.key()
    plan = Plan(
        name, tuple(Sitter("me" if seat == told["seat"] else "bot") for seat in range(told["players"])),
        told.get("options", {}), start=start, origin=f"{EXAMPLE}{number}",
        id=secret.table_id_of(who.secret, f"{key} {number}") if key else "",
    )  # fmt: skip
    table = await service(request).tables.make(who.person, who.secret, plan)
    return go(request, f"/table/{table}", who)


def _position(title: str, number: str) -> dict[str, object]:
    return examples.game(title, number).position()
