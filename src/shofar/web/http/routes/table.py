"""A table: its page, its stream, and everything people do there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

import shofar
from shofar.readers.forecast import price
from shofar.web import scene as scenes
from shofar.web.errors import Conflict, Refused, WebError
from shofar.web.http import secret
from shofar.web.http.people import Visitor
from shofar.web.http.routes.common import (
    LATER,
    SCRIPT,
    Form,
    form,
    go,
    guest,
    html,
    kept,
    look_back,
    query_number,
    room,
    scene,
    service,
    shown,
    visitor,
)  # fmt: skip
from shofar.web.http.routes.home import address
from shofar.web.http.tongue import header
from shofar.web.live.notes import note
from shofar.web.live.push import Push, answer
from shofar.web.pages import help as helping
from shofar.web.pages import hint as hints
from shofar.web.pages import lobby, replay, table
from shofar.web.pages.dock import question_of
from shofar.web.panels import Panel, alone
from shofar.web.scene import Scene
from shofar.web.store.model import LOBBY, OVER, STOPPED, Person
from shofar.web.store.upkeep import effective
from shofar.web.tables.deeds import may_watch
from shofar.web.tables.rooms import Room

FOR_GOOD: Final = {"cache-control": "private, max-age=86400, immutable"}
READ: Final = "read"  # the cookie that says which summary was read; the page's script writes it too


# --- pages ------------------------------------------------------------------------------------------------------


def wants_json(request: Request) -> bool:
    """Programs say so: they get the state as data."""
    return header(request, b"accept") == "application/json"


class Told:
    """A note as an answer."""

    def __init__(self, note: str) -> None:
        self._body: Final = note.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = [(b"content-length", b"%d" % len(self._body)), (b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": self._body})


def state(found: Room, who: Visitor, seat: int | None = None, view: bool = False) -> dict[str, object]:
    """A table for programs: what notes tell, and what this visitor sees."""
    held = found.held_by(who.id)
    made: dict[str, object] = {"table": found.row.id} | json.loads(note(found, tuple(held)))
    if view and found.game is not None:
        made["printed"] = f"/table/{found.row.id}/printed"
        made["view"] = found.game.view(seat if seat in held else held[0] if held else None)
    return made


async def page(request: Request) -> Response:
    who = await visitor(request)
    found = await room(request, who)
    if wants_json(request):
        return JSONResponse(state(found, who, shown(request), view=True))
    if found.state == LOBBY:
        invitation = await _invitation(request, found, who)
        return html(lobby.lobby(scene(request, found, who, None), guest(who), invitation, found.row.host == who.id))
    if "later" in request.query_params:
        response = go(request, f"/table/{found.row.id}")
        response.set_cookie(LATER, "1", max_age=365 * 86_400, samesite="lax", path="/")
        return response
    read = query_number(request, "read", 0, len(found.steps))
    if read is not None:
        return _mark_read(request, found, read)
    made = _unread(request, scene(request, found, who, shown(request)))
    return html(table.whole(made, guest(who), drawn(request, found, made, who)))


def drawn(request: Request, found: Room, made: Scene, who: Visitor) -> Panel:
    """A page of the game as panels; what was drawn of it before is not drawn again."""
    memory = service(request).hub.memories.of(found.row.id, found.row.box)
    return memory.page(table.inner, made, guest(who))


def _mark_read(request: Request, found: Room, step: int) -> Response:
    """A summary was read: remembered by this browser, for this table."""
    response = go(request, f"/table/{found.row.id}")
    response.set_cookie(READ, str(step), max_age=30 * 86_400, samesite="lax", path=f"/table/{found.row.id}")
    return response


def _unread(request: Request, made: Scene) -> Scene:
    """Without the summary that was read. What comes by a stream has it: there the script knows."""
    read = request.cookies.get(READ, "")
    sheet = made.story.sheet
    if sheet is None or not (read.isascii() and read.isdigit() and len(read) < 9 and int(read) >= sheet.step):
        return made
    return replace(made, story=replace(made.story, sheet=None))


def inner(request: Request, found: Room, who: Visitor, seat: int | None, invitation: str = "") -> Panel:
    """What a page of this table shows now."""
    made = scene(request, found, who, seat)
    if found.state == LOBBY:
        return alone(str(lobby.lobby_inner(made, guest(who), invitation, found.row.host == who.id)))
    return drawn(request, found, made, who)


async def _invitation(request: Request, found: Room, who: Visitor) -> str:
    """The link to send, if it was this visitor who made it."""
    if not who.person or not (found.row.host == who.id or found.held_by(who.id)):
        return ""
    for link in await asyncio.to_thread(service(request).store.links, found.row.id):
        given = secret.link_secret(who.secret, link.kind, found.row.id, link.seat, link.made)
        if link.kind == "join" and secret.hashed(given) == link.hash:
            return address(request, "join", given)
    return ""


async def replay_page(request: Request) -> Response:
    who = await visitor(request)
    found = await room(request, who)
    if found.state == LOBBY:
        return go(request, f"/table/{found.row.id}")
    step = query_number(request, "step", 0, len(found.steps))
    step = len(found.steps) if step is None else step
    await look_back(request, found, step - 1, step)
    made = scenes.replayed(found, who.id, who.language, shown(request), step)
    made = replace(made, kept=kept(request, found, who.language))
    if "better" in request.query_params and found.state == OVER:
        made = await _pointed(request, found, made)
    if SCRIPT in request.headers:
        return html(replay.inner(made, guest(who)))
    return html(replay.whole(made, guest(who)))


async def _pointed(request: Request, found: Room, made: Scene) -> Scene:
    """With the better turn that the review of this game has for this moment, if there is one."""
    known = await service(request).reviews.kept(found)
    turns = known.turns if known else ()
    turn = next((one for one in turns if one.step == made.step and one.better), None)
    return scenes.pointing(made, turn.better, turn.loss) if turn else made


async def then(request: Request) -> Response:
    """The table after a turn of others, for a page that shows them one after the other."""
    who = await visitor(request)
    found = await room(request, who, fresh=False)
    step = query_number(request, "step", 0, len(found.steps))
    if step is None or found.game is None:
        raise Conflict("no-position", "the game cannot be shown from there")
    before = scenes.turn_before(found, who.id, who.language, shown(request), step)
    await look_back(request, found, before, step - 1, step)
    made = scenes.passed(found, who.id, who.language, shown(request), step)
    return html(Markup(drawn(request, found, made, who).whole()))


async def record(request: Request) -> Response:
    """The record of a game that is over for good: it contains the seed. One that was stopped may go on."""
    who = await visitor(request)
    found = await room(request, who)
    if found.state == STOPPED:
        raise Refused("may-go-on", "this game was stopped and may go on: its record contains what is hidden")
    if found.state != OVER:
        raise Refused("still-running", "the record can be saved when the game is over: it contains what is hidden")
    if await service(request).branches.secret_still(found, who.id):
        raise Refused("same-deal", "the deal of this game is being played again: its record can be saved after that")
    document = await asyncio.to_thread(_record, request, found)
    name = f'attachment; filename="shofar-{found.row.title}-{found.row.id}.json"'
    return JSONResponse(document, headers={"content-disposition": name})


def _record(request: Request, found: Room) -> dict[str, object]:
    """Also of a game that this program cannot replay: from its rows."""
    if found.game is not None:
        return found.record()
    return found.opening() | {"moves": effective(service(request).store, found.row.id)}


async def printed(request: Request) -> Response:
    """What stands on the components of this table: asked for once, it never changes while the game is played."""
    found = await room(request, await visitor(request))
    if found.game is None:
        raise Refused("not-begun", "the game has not begun: nothing lies on this table yet")
    return JSONResponse(shofar.printed(found.game.rules).document(), headers=FOR_GOOD)


async def why(request: Request) -> Response:
    """Why a move is not possible now, with the rule's number."""
    who = await visitor(request)
    found = await room(request, who)
    move = request.query_params.get("move", "")[:100]
    game = found.game
    if game is None or game.seat is None or game.seat not in found.held_by(who.id):
        raise Conflict("not-your-turn", "it is not your turn to decide")
    await service(request).tables.trials.why(found, move)
    forecast = game.forecast(move)
    because = forecast.refused
    words = scenes.words_for(who.language, tuple(found.names))
    if because is None:
        return PlainTextResponse(words.text("why-possible"))
    reason = words.why(found.row.title, because, words.move(found.row.title, because.move))
    said = f"{reason} {price(words, game.rules, forecast)}".rstrip()
    leads = {"x-rule": f"/rules/{found.row.title}#{because.rule}"} if because.rule else None
    return PlainTextResponse(said, headers=leads)


async def help_page(request: Request) -> Response:
    """Help for what this visitor may decide now: a part of the page for the script, a page of its own for others."""
    who = await visitor(request)
    found = await room(request, who)
    made = scene(request, found, who, shown(request))
    question = question_of(made, made.view) if made.view and made.mine else ""
    moves, reader = made.look.choices.moves, guest(who)
    if SCRIPT in request.headers:
        return html(helping.panel(reader, found.row.title, question, moves))
    return html(helping.whole(reader, found.row.title, found.row.id, question, moves))


async def hint(request: Request) -> Response:
    """What a bot would do here and why, for the one who decides. It looks at what that seat may know only."""
    who = await visitor(request)
    found = await room(request, who)
    game = found.game
    if game is None or game.seat is None or game.seat not in found.held_by(who.id):
        raise Conflict("not-your-turn", "it is not your turn to decide")
    seat = game.seat
    moves = await service(request).tables.trials.hint(found)
    made = scenes.scene(found, who.id, who.language, seat, set(), 0)
    if made.look.seat != seat or not all(one["move"] in made.look.choices for one in moves):
        raise Conflict("not-your-turn", "it is not your turn to decide")
    best = moves[0]["move"]
    text = made.look.words.text("hint-text", "", move=hints.named(made, best))
    return JSONResponse({"move": best, "text": text, "moves": moves, "html": str(hints.hint(made, guest(who), moves))})


# --- the stream ---------------------------------------------------------------------------------------------------


async def stream(request: Request) -> Response:
    """What happens at the table, as it happens. The id of an event is the version: a page that comes back says what it
    has seen, and gets the present state if that is not the latest; with it stands the state of its panels, so that it
    gets those that differ. With `?pages=0` it is data, for programs."""
    who = await visitor(request)
    found = await room(request, who)
    if request.method == "HEAD":  # whoever asks for the head only would wait for the end of the stream
        return Response(media_type="text/event-stream")
    owner = service(request)
    seen = request.headers.get("last-event-id") or request.query_params.get("seen", "")
    seen, _, state = seen.partition(".")
    last = int(seen) if seen.isascii() and seen.isdigit() and len(seen) < 10 else -1
    packed = "gzip" in request.headers.get("accept-encoding", "")
    pages = request.query_params.get("pages") != "0"
    opened = owner.hub.open(found.row.id, who.mark, tuple(found.held_by(who.id)))
    owner.thinking.notice(found)  # bots that rested while nobody was here go on
    return Push(owner.hub, owner.keeper, opened, Follower(request, who, shown(request)), last, pages, packed, state)


class Follower:
    """Who follows a table, and what they see of it."""

    def __init__(self, request: Request, who: Visitor, seat: int | None) -> None:
        self._request: Final = request
        self._who: Final = who
        self._seat: Final = seat

    def may(self, found: Room) -> bool:
        return may_watch(found, self._who.id)

    def seats(self, found: Room) -> tuple[int, ...]:
        return tuple(found.held_by(self._who.id))

    def alike(self, found: Room) -> tuple[object, ...]:
        """Those without a seat see the same; a lobby differs for its host and those whom the host knows."""
        own = found.state == LOBBY or found.held_by(self._who.id)
        seat = self._seat if self._seat in found.held_by(self._who.id) else None
        return (self._who.id if own else "", seat, self._who.language)

    def note(self, found: Room, seats: tuple[int, ...]) -> str:
        return note(found, seats)

    async def draw(self, found: Room) -> Panel:
        invitation = await _invitation(self._request, found, self._who) if found.state == LOBBY else ""
        return inner(self._request, found, self._who, self._seat, invitation)


# --- doing ----------------------------------------------------------------------------------------------------------

Act = Callable[[Request, str, Person, Form], Awaitable[Room]]


def acting(act: Act) -> Callable[[Request], Awaitable[ASGIApp]]:
    """An address that changes a table. The page's script says which page it has (a state, in its header) and gets what
    has changed on it, or the new page, as an answer; others are sent there."""

    async def endpoint(request: Request) -> ASGIApp:
        given = await form(request)
        who = await visitor(request)
        before = await room(request, who, fresh=False)
        if who.person is None:
            raise Refused("nobody", "take a seat first")
        found = await act(request, before.row.id, who.person, given)
        if wants_json(request):
            return Told(note(found, tuple(found.held_by(who.id))))
        if SCRIPT in request.headers:
            viewer = Follower(request, who, given.maybe("as", 0, 9))
            return html(Markup(await answer(service(request).hub, found, viewer, request.headers[SCRIPT])))
        back = f"?as={given.maybe('as', 0, 9)}" if given.maybe("as", 0, 9) is not None else ""
        return go(request, f"/table/{found.row.id}{back}")

    return endpoint


async def move(request: Request, table: str, person: Person, given: Form) -> Room:
    owner = service(request)
    found = await owner.tables.play(table, person, given.number("at"), given.text("move", 100), given.key())
    owner.metrics.moves += 1
    return found


async def undo(request: Request, table: str, person: Person, given: Form) -> Room:
    return await service(request).tables.take_back(
        table, person, given.number("seat", 0, 9), given.number("at"), given.key()
    )


async def consent(request: Request, table: str, person: Person, given: Form) -> Room:
    answer = given.text("answer", 5)
    if answer not in ("yes", "no"):
        raise WebError("bad-answer", "the answer is yes or no")
    return await service(request).tables.consent(
        table, person, given.number("seat", 0, 9), answer == "yes", given.key(), given.maybe("wish")
    )


async def chat(request: Request, table: str, person: Person, given: Form) -> Room:
    return await service(request).tables.chat(table, person, given.text("text", 2000), given.key())


async def coach(request: Request, table: str, person: Person, given: Form) -> Room:
    """A button of the guide."""
    return await service(request).lessons.press(table, person, given.text("do", 60), given.key())


async def start(request: Request, table: str, person: Person, given: Form) -> Room:
    return await service(request).tables.start(table, person, given.key())


async def seat(request: Request, table: str, person: Person, given: Form) -> Room:
    tables = service(request).tables
    return await tables.set_seat(
        table, person, given.number("seat", 0, 9), given.text("kind", 10), given.text("level", 20), given.key()
    )  # fmt: skip


async def rename(request: Request, table: str, person: Person, given: Form) -> Room:
    owner = service(request)
    name = given.name("name", owner.settings.limits.name)
    await owner.people.change(await visitor(request), name=name)
    return await owner.tables.rename(table, person, name, given.key())


async def hand(request: Request, table: str, person: Person, given: Form) -> Room:
    owner = service(request)
    return await owner.tables.hand(table, person, given.number("seat", 0, 9), given.key(), owner.hub.present(table))


async def come_back(request: Request, table: str, person: Person, given: Form) -> Room:
    return await service(request).tables.take_seat_back(table, person, given.number("seat", 0, 9), given.key())


async def join(request: Request) -> Response:
    """Sit down at a listed table."""
    given = await form(request)
    owner = service(request)
    name = given.name("name", owner.settings.limits.name)
    found = await room(request, await visitor(request))
    if not found.row.listed:
        raise Refused("not-listed", "this table is private: ask for an invitation")
    who = await owner.people.greet(await visitor(request), name)
    assert who.person
    await owner.tables.sit(found.row.id, who.person, name)
    return go(request, f"/table/{found.row.id}", who)


async def leave(request: Request) -> Response:
    given = await form(request)
    who = await visitor(request)
    found = await room(request, who)
    if who.person is not None:
        await service(request).tables.leave(found.row.id, who.person, given.key())
    return go(request, "/")


async def again(request: Request) -> Response:
    given = await form(request)
    who = await visitor(request)
    found = await room(request, who)
    if who.person is None:
        raise Refused("nobody", "take a seat first")
    same = given.text("same_deal", 1) == "1"
    made = await service(request).branches.again(found.row.id, who.person, who.secret, same, given.key())
    return go(request, f"/table/{made}" if made else f"/table/{found.row.id}/end")


async def play_on(request: Request) -> Response:
    """A table of one's own from a step of this one."""
    given = await form(request)
    owner = service(request)
    who = await visitor(request)
    found = await room(request, who)
    step = given.number("step", 0, 100_000)
    game = await owner.keeper.aside.run(found.at, step)
    if game is None or game.seat is None:
        raise Conflict("no-position", "the game cannot be played on from there")
    wished = given.maybe("as", 0, 9)
    held = found.held_by(who.id)
    viewer = held[0] if held else None
    seat = wished if wished is not None and wished < found.row.players else viewer if viewer is not None else game.seat
    who = await owner.people.greet(who)
    assert who.person
    made = await owner.branches.play_on(found, who.person, who.secret, viewer, step, seat, given.key())
    return go(request, f"/table/{made}", who)


async def new_link(request: Request) -> Response:
    given, who, found = await _link_form(request)
    assert who.person
    await service(request).links.link(found, who.person, who.secret, given.text("kind", 10), given.maybe("seat", 0, 9))
    return go(request, f"/table/{found.row.id}/links")


async def revoke(request: Request) -> Response:
    given, who, found = await _link_form(request)
    assert who.person
    await service(request).links.take_back(found, who.person, given.text("link", 64), given.maybe("seat", 0, 9))
    return go(request, f"/table/{found.row.id}/links")


async def _link_form(request: Request) -> tuple[Form, Visitor, Room]:
    given = await form(request)
    who = await visitor(request)
    found = await room(request, who)
    if who.person is None:
        raise Refused("nobody", "take a seat first")
    return given, who, found
