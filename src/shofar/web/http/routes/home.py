"""The first page, new tables, records, the visitor's own page, links."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

import shofar
from shofar import games
from shofar.engine.title import Title
from shofar.guides.course import Course
from shofar.guides.guide import GUIDE, PUZZLES, guide
from shofar.readers.words import Words
from shofar.web import scene as scenes
from shofar.web.errors import NotFound, Refused, WebError
from shofar.web.http import secret
from shofar.web.http.people import YEAR, Visitor, device_of
from shofar.web.http.routes.common import Form, body, form, go, guest, html, room, scene, service, visitor
from shofar.web.http.tongue import COOKIE, spoken
from shofar.web.live.hooks import check_hook
from shofar.web.live.mail import NO, YES, is_stop
from shofar.web.pages import home as pages
from shofar.web.pages import links as links_page
from shofar.web.pages import lobby
from shofar.web.pages import me as me_page
from shofar.web.pages.dock import clock_text
from shofar.web.pages.layout import shared
from shofar.web.store import letters
from shofar.web.store.model import LOBBY, OVER, PERSON, PLAYING, RECORD, Person, SeatRow, TableRow
from shofar.web.store.store import now
from shofar.web.tables import lessons
from shofar.web.tables.boxes import MOST
from shofar.web.tables.clocks import PATIENCE, remaining
from shofar.web.tables.deeds import Plan, Sitter
from shofar.web.tables.fit import suggested
from shofar.web.thinking.bots import level

LOCAL: Final = re.compile(r"/(?:[\w.-][\w./-]*)?")  # an address of ours
LIVE = 30 * 60_000  # a table that changed within half an hour counts as live


async def home(request: Request) -> Response:
    who = await visitor(request)
    store = service(request).store

    def read() -> tuple[list[TableRow], list[TableRow], list[TableRow], dict[str, int], dict[str, list[SeatRow]]]:
        mine = store.mine(who.id, 12) if who.id else []
        waiting, playing = store.listed(LOBBY, 8), store.listed(PLAYING, 8)
        seats = store.seats_of([row.id for row in (*mine, *waiting, *playing)])
        return mine, waiting, playing, store.live_counts(now() - LIVE), seats

    mine, waiting, playing, live, seats = await asyncio.to_thread(read)
    held = {row.id: await _held(request, row, who) for row in mine}
    words = scenes.words_for(who.language, ())
    mine_entries = [entry(row, seats[row.id], held[row.id], words) for row in mine]
    mine_entries.sort(key=lambda one: not one.yours)
    ids = {row.id for row in mine}
    known = await service(request).lessons.progress(who.id)
    shelf = await asyncio.to_thread(
        lambda: [
            _shelved(request, who, name, live.get(name, 0), known.get(name))
            for name in shofar.titles()
            if _playable(name)
        ]
    )
    return html(
        pages.home(
            guest(who), shelf, mine_entries,
            [entry(row, seats[row.id], (), words) for row in waiting if row.id not in ids],
            [entry(row, seats[row.id], (), words) for row in playing if row.id not in ids],
        )
    )  # fmt: skip


def _progress(title: str, course: Course | None) -> pages.Progress | None:
    made = guide(title)
    if made is None:
        return None
    learnt = course is not None and course.learnt
    return pages.Progress(course.at + 1 if course else 0, made.lessons, learnt, guide(title, PUZZLES) is not None)


def _shelved(request: Request, who: Visitor, name: str, live: int, course: Course | None) -> pages.Game:
    """A title on the shelf: whom one may play alone, and whether the next game is the first one."""
    words, face = scenes.words_for(who.language, ()), games.face(name)
    values = next((option.values for option in shofar.title(name).options if option.name == face.solo), ())
    solo = tuple((str(value), words.text("solo-name", name, side=str(value))) for value in values)
    first, fit = _is_first(request, who, name), _suggested(request, who, name)
    return pages.Game(name, _players(name), live, solo=solo, first=first, guide=_progress(name, course), fit=fit)


def _suggested(request: Request, who: Visitor, name: str) -> str:
    """The level of bots that is fit for this visitor; nothing before there were two games."""
    return suggested(service(request).store, who.id, name) if who.id else ""


def _is_first(request: Request, who: Visitor, name: str) -> bool:
    """Whether this visitor has still to play the title for the first time, and it has a set-up for that."""
    return bool(games.face(name).first) and not (who.id and service(request).store.finished(who.id, name))


async def _held(request: Request, row: TableRow, who: Visitor) -> tuple[int, ...]:
    holders = await asyncio.to_thread(service(request).store.holders, row.id)
    return tuple(one.seat for one in holders if one.person == who.id)


def entry(row: TableRow, seats: list[SeatRow], held: tuple[int, ...], words: Words) -> pages.Entry:
    yours = row.state == PLAYING and row.turn in held and seats[row.turn or 0].kind == PERSON
    usual = games.face(row.title).decisions * max(2, row.players)
    turn = seats[row.turn].name if row.turn is not None and row.turn < len(seats) else ""
    left = ""
    if row.clock and row.state == PLAYING and row.turn is not None and seats[row.turn].kind == PERSON:
        left = clock_text(remaining(row, seats[row.turn], now()))
    names = tuple(seat.name for seat in seats if seat.seat not in held)
    free = sum(seat.kind == "open" for seat in seats)
    return pages.Entry(
        row.id, row.title, row.state, names, yours, turn, min(99, 100 * row.moves // usual), left, free, row.stage,
        row.changed, _result(row, seats, held, words),
    )  # fmt: skip


def _result(row: TableRow, seats: list[SeatRow], held: tuple[int, ...], words: Words) -> str:
    """How a game ended: for those who played, their place; for others, who won."""
    if not row.result or row.state != OVER:
        return ""
    found = json.loads(row.result)
    scores, ranks = found["scores"], found["ranks"]
    if len(held) == 1 and held[0] < len(ranks):
        place, points = ranks[held[0]], scores[held[0]]
        return words.text("result-won" if place == 1 else "result-place", place=place, n=len(ranks), points=points)
    first = ranks.index(1)
    name = seats[first].name if first < len(seats) and seats[first].name else words.seat(first, row.title)
    return words.text("result-of", name=name, points=scores[first])


def _playable(name: str) -> bool:
    """Titles whose game folder is here."""
    try:
        shofar.title(name)
    except ImportError:
        return False
    return True


def _title(name: str) -> Title:
    if name not in shofar.titles() or not _playable(name):
        raise WebError("unknown-title", f"the games here are {', '.join(shofar.titles())}")
    return shofar.title(name)


def _players(name: str) -> str:
    players = shofar.title(name).players
    return f"{min(players)}–{max(players)}"


async def play_now(request: Request) -> Response:
    """Me against bots, one click; or alone, against an opponent of the title."""
    given = await form(request)
    title = _title(given.text("title", 20))
    who = await service(request).people.greet(await visitor(request))
    first = await asyncio.to_thread(_is_first, request, who, title.name)
    solo = _opponent(title, given.text("solo", 20))
    chosen = level(given.text("level", 20))
    count = 1 if solo else 3 if 3 in title.players else title.players[-1]
    sitters = (Sitter("me"), *(Sitter("bot", level=chosen) for _ in range(count - 1)))
    options = solo or ({games.face(title.name).first: True} if first else {})
    assert who.person
    plan = Plan(title.name, sitters, options, id=_once(given, who))
    table = await service(request).tables.make(who.person, who.secret, plan)
    return go(request, f"/table/{table}", who)


async def learn_page(request: Request) -> Response:
    """The door to the guided game of a title, to be shared."""
    name, who = _title(str(request.path_params["title"])[:20]).name, await visitor(request)
    lessons.found(name, GUIDE)
    progress = await service(request).lessons.progress(who.id)
    return html(pages.door(guest(who), name, _progress(name, progress.get(name))))


async def learn(request: Request) -> Response:
    """The guided game of a title: begun, or taken up again."""
    given = await form(request)
    title = _title(given.text("title", 20))
    kind = given.text("kind", 20) or GUIDE
    lessons.found(title.name, kind)
    who = await service(request).people.greet(await visitor(request))
    assert who.person
    table = await service(request).lessons.begin(who.person, who.secret, title.name, guest(who).words, kind)
    return go(request, f"/table/{table}", who)


def _opponent(title: Title, wished: str) -> dict[str, Any]:
    """The option that chooses the opponent of one player alone; nothing if there is to be none."""
    name = games.face(title.name).solo
    values = next((option.values for option in title.options if option.name == name), ())
    if not wished:
        return {}
    for value in values:
        if str(value) == wished:
            return {name: value}
    raise WebError("bad-opponent", "choose one of the opponents that the game has for one player")


def _once(given: Form, who: Visitor) -> str:
    """The name of the table that this click makes."""
    key = given.key()
    return secret.table_id_of(who.secret, key) if key else ""


async def new_table(request: Request) -> Response:
    who = await visitor(request)
    title = _title(request.query_params.get("title", games.NAMES[0]))
    fit = await asyncio.to_thread(_suggested, request, who, title.name)
    return html(lobby.new_table(guest(who), title, fit=fit))


async def make_table(request: Request) -> Response:
    limits = service(request).settings.limits
    given = await form(request, limits.form + MOST * 3)  # letters may become three bytes each in a form
    title = _title(given.text("title", 20))
    name = given.name("name", limits.name)
    sitters = _sitters(given, title, name, limits.name)
    if len(sitters) not in title.players:
        raise WebError("bad-players", f"this game is for {_players(title.name)} players: choose that many seats")
    clock, _, seconds = given.text("clock", 20).partition(":")
    patience = given.maybe("patience")
    who = await service(request).people.greet(await visitor(request), name)
    assert who.person
    plan = Plan(
        title.name, sitters, _options(given, title), given.text("listed", 1) == "1", clock,
        int(seconds) if seconds.isascii() and seconds.isdigit() else 0, PATIENCE if patience is None else patience,
        overlay=given.text("box", MOST) or None,
        id=_once(given, who),
    )  # fmt: skip
    table = await service(request).tables.make(who.person, who.secret, plan)
    return go(request, f"/table/{table}", who)


def _sitters(given: Form, title: Title, name: str, most: int) -> tuple[Sitter, ...]:
    found = []
    for seat in range(max(title.players)):
        kind = given.text(f"seat{seat}", 10)
        if kind in ("", "none"):
            continue
        chosen = level(given.text(f"level{seat}", 20))
        called = name if kind == "me" else given.name(f"name{seat}", most)
        found.append(Sitter(kind, called if kind != "invited" else "", chosen))
    return tuple(found)


def _options(given: Form, title: Title) -> dict[str, Any]:
    chosen: dict[str, Any] = {}
    for option in title.options:
        at = given.maybe(f"option-{option.name}", 0, len(option.values) - 1)
        if at is not None:
            chosen[option.name] = option.values[at]
    return chosen


# --- records ------------------------------------------------------------------------------------------------------


async def open_page(request: Request) -> Response:
    return html(lobby.open_record(guest(await visitor(request))))


async def open_record(request: Request) -> Response:
    """A record as a form field, or as the body itself."""
    limits = service(request).settings.limits
    if request.headers.get("content-type", "").startswith("application/json"):
        raw = (await body(request, limits.upload)).decode("utf-8", "replace")
    else:
        raw = (await form(request, limits.upload * 2)).text("record", limits.upload)
    document = await service(request).keeper.aside.run(_document, raw)
    who = await service(request).people.greet(await visitor(request))
    assert who.person
    table = await service(request).branches.open_record(who.person, document)
    return go(request, f"/table/{table}/replay?step=0", who)


def _document(raw: str) -> Any:
    try:
        return json.loads(raw)
    except (ValueError, RecursionError):
        raise WebError("bad-record", "this is not a record: expected the file that Shofar saves") from None


# --- the visitor ----------------------------------------------------------------------------------------------------


async def me(request: Request) -> Response:
    who = await visitor(request)
    owner = service(request)
    person = await asyncio.to_thread(owner.store.person, who.id) if who.id else None  # it may be confirmed elsewhere
    return html(me_page.me(guest(who), person, bool(owner.settings.mail.host), now(), "saved" in request.query_params))


async def change_me(request: Request) -> Response:
    given = await form(request)
    owner = service(request)
    settings = owner.settings
    name = given.name("name", settings.limits.name)
    hook, email, language = given.text("hook"), given.name("email", 120), given.text("language", 5)
    if hook:
        check_hook(hook, settings.hook_ports, settings.private_hooks)
    if email and ("@" not in email or any(letter in email for letter in " ,;<>\"'\\")):
        raise WebError("bad-email", "that is not an e-mail address")
    who = await owner.people.greet(await visitor(request), name)
    known = language if language in guest(who).languages else who.language
    await _set_email(request, who, email)
    who = await owner.people.change(who, name=name, hook=hook, language=known)
    await _rename(request, who, name)
    return _spoken(go(request, "/me?saved=1", who), known)


async def change_language(request: Request) -> Response:
    """The switch in the bar: remembered by the browser, and for the letters of somebody we know."""
    given, who = await form(request), await visitor(request)
    language, to = spoken([given.text("language", 5)]), given.text("to")
    if who.person is not None and who.person.language != language:
        await service(request).people.change(who, language=language)
    return _spoken(go(request, shared(to, language) if LOCAL.fullmatch(to) else "/"), language)


def _spoken(response: Response, language: str) -> Response:
    response.set_cookie(COOKIE, language, max_age=YEAR, samesite="lax", path="/")
    return response


async def _rename(request: Request, who: Visitor, name: str) -> None:
    """Tables that wait or are played call the person by the new name."""
    owner = service(request)
    assert who.person
    for row in await asyncio.to_thread(owner.store.mine, who.id, 12) if name else ():
        if row.state in (LOBBY, PLAYING) and row.origin != RECORD:
            found = await owner.keeper.room(row.id)
            if len(found.owned_by(who.id)) == 1:
                await owner.tables.rename(row.id, who.person, name, None)


async def _set_email(request: Request, who: Visitor, email: str) -> bool:
    """Take over an address. A new one has confirmed nothing: it is asked. True if it has still to confirm."""
    owner = service(request)
    person = await asyncio.to_thread(owner.store.person, who.id)
    assert person is not None
    if email != person.email:
        reset = {"email": email, "confirmed": 0, "token": "", "expires": 0}
        person = (await owner.people.change(who, **reset)).person
        assert person is not None
    if not email or person.confirmed or not owner.settings.mail.host:
        return False
    await owner.notices.ask(person, who.address)
    return True


async def confirm_page(request: Request) -> Response:
    """Where the link of the letter leads that asks an address. Letters are looked at by programs: a button confirms."""
    who = await visitor(request)
    await _asker(request)
    return html(me_page.letter(guest(who), "letters-yes", f"{YES}/{request.path_params['secret']}"))


async def confirm(request: Request) -> Response:
    person = await _asker(request)
    store, token, time = service(request).store, secret.hashed(request.path_params["secret"]), now()
    if not await store.written(person.id, lambda c: letters.confirm(c, person.id, token, time)):
        raise _dead_letter()
    return html(me_page.letter(guest(await visitor(request)), "letters-confirmed"))


async def _asker(request: Request) -> Person:
    token = secret.hashed(request.path_params["secret"])
    person = await asyncio.to_thread(letters.asker, service(request).store, token, now())
    if person is None:
        raise _dead_letter()
    return person


def _dead_letter() -> NotFound:
    return NotFound("dead-link", "this link does not work (any more): save your address again to get a new letter")


async def stop_page(request: Request) -> Response:
    """Where the link leads that ends letters."""
    await _written_to(request)
    given = request.path_params
    return html(me_page.letter(guest(await visitor(request)), "letters-no", f"{NO}/{given['person']}/{given['mark']}"))


async def stop(request: Request) -> Response:
    """No more letters: one click, also from a program for mail. The link says whom it is about; no cookie is needed."""
    person = await _written_to(request)
    store = service(request).store
    forgotten = {"email": "", "confirmed": 0, "token": "", "expires": 0}
    await store.written(person.id, lambda c: store.change_person(c, person.id, **forgotten))
    service(request).people.forget(person.id)
    return html(me_page.letter(guest(await visitor(request)), "letters-stopped"))


async def _written_to(request: Request) -> Person:
    given = request.path_params
    person = await asyncio.to_thread(service(request).store.person, given["person"])
    if person is None or not is_stop(person, given["mark"]):
        raise NotFound("dead-link", "this link does not work (any more): there are no letters to end")
    return person


# --- links ------------------------------------------------------------------------------------------------------------


async def landing(request: Request) -> Response:
    link, found = await service(request).links.follow(request.path_params["secret"])
    return html(links_page.landing(guest(await visitor(request)), link.kind, request.url.path, found.row, found.seats))


async def accept(request: Request) -> Response:
    given = await form(request)
    name = given.name("name", service(request).settings.limits.name)
    await service(request).links.follow(request.path_params["secret"])
    who = await service(request).people.greet(await visitor(request), name)
    assert who.person
    device = device_of(request.headers.get("user-agent", ""))
    table = await service(request).links.accept(request.path_params["secret"], who.person, name, device)
    return go(request, f"/table/{table}", who)


async def links(request: Request) -> Response:
    """The links of a table, for its people. Their own are shown again: made from the secret in their cookie."""
    who = await visitor(request)
    found = await room(request, who)
    owned = found.owned_by(who.id)
    if not who.person or (not owned and found.row.host != who.id):
        raise Refused("not-yours", "only people who sit at the table see its links")
    given = await service(request).links.given(found, who.person, who.secret)
    made = scene(request, found, who, None)
    return html(
        links_page.links(
            made, guest(who), owned, given, lambda one: address(request, one.kind, one.secret) if one.secret else ""
        )
    )


def address(request: Request, kind: str, given: str) -> str:
    """A link as people send it. The host was checked: it is the public one, or this machine's."""
    base = service(request).settings.public_url or f"{request.url.scheme}://{request.url.netloc}"
    return f"{base}/{kind}/{given}"
