"""The end of a game: its page, and what that is drawn from."""

from __future__ import annotations

import json
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from shofar import games
from shofar.engine.game import Game
from shofar.web import boards, story
from shofar.web import scene as scenes
from shofar.web.course import Course, course
from shofar.web.http.routes.common import go, guest, html, look_back, room, scene, service, visitor
from shofar.web.look import Look
from shofar.web.pages import end as end_page
from shofar.web.pages import review as review_page
from shofar.web.tables.reviews import Turn
from shofar.web.tables.rooms import Room

AGAIN: Final = 2  # seconds after which a page asks again


async def end(request: Request) -> Response:
    who = await visitor(request)
    found = await room(request, who)
    if found.game is None or not found.game.over:
        return go(request, f"/table/{found.row.id}")
    told = await service(request).keeper.aside.run(course, json.dumps(found.record()))
    secret_still = await service(request).branches.secret_still(found, who.id)
    game = found.game
    made = scene(request, found, who, None)
    seconds = (found.steps[-1].at - found.steps[0].at) // 1000 if found.steps else 0
    result = end_page.Result(
        table=found.row.id, title=found.row.title, look=made.look, held=made.held, scores=tuple(game.scores),
        ranks=tuple(game.ranks), breakdowns=tuple(game.breakdown(seat) for seat in range(len(game.scores))),
        course=told, turns=_turns(found, who.language, told), moves=len(found.steps),
        minutes=max(1, round(seconds / 60)), again=found.row.again,
        deal=_deal(found, made.look, who.id), record=not secret_still, same_deal_as=found.row.same_deal_as,
        kept=made.kept, solo=_solo(found, who.language, game), others=_opponents(found, who.language, game),
    )  # fmt: skip
    return html(end_page.end(result, guest(who)))


async def review(request: Request) -> Response:
    """The game looked back on; while it is worked out, how far that is, and the page asks again by itself."""
    who = await visitor(request)
    found = await room(request, who)
    if found.game is None or not found.game.over:
        return go(request, f"/table/{found.row.id}")
    made = await service(request).reviews.of(found)
    if isinstance(made, float):
        name = guest(who).words.title(found.row.title)
        answer = html(review_page.waiting(found.row.title, name, made, guest(who)))
        answer.headers["refresh"] = str(AGAIN)
        return answer
    told = await service(request).keeper.aside.run(course, json.dumps(found.record()))
    shown = scene(request, found, who, None)
    seats = shown.held or tuple(range(found.row.players))
    turning = [
        review_page.Told(turn, _said(found, who.language, turn), moment) for turn, moment in review_page.turning(made)
    ]
    costly = [
        review_page.Told(
            turn, _said(found, who.language, turn), better=await _better(request, found, who.language, turn)
        )
        for turn in review_page.costliest(made, seats)
    ]
    ends = (*told.parts, len(found.steps))
    parts = [(end, scenes.words_for(who.language, ()).text("course-part", found.row.title, n=n))
             for n, end in enumerate(ends, 1)]  # fmt: skip
    page = review_page.Page(
        found.row.id, found.row.title, shown.look, shown.held, made, len(found.steps), tuple(parts), tuple(turning),
        tuple(costly),
    )  # fmt: skip
    return html(review_page.page(page, guest(who)))


def _said(found: Room, language: str, turn: Turn) -> str:
    """What the log says of a turn."""
    return story.turn_of(found, language, range(turn.step + 1, turn.step + turn.moves + 1), turn.seat)


async def _better(request: Request, found: Room, language: str, turn: Turn) -> tuple[str, ...]:
    """The moves of the better turn, as its seat saw the table before it."""
    await look_back(request, found, turn.step - 1, turn.step)
    made = scenes.replayed(found, "", language, turn.seat, turn.step)
    later = boards.of(found.row.title).later
    return tuple(later(move, made.view, made.look) for move in turn.better)


def _deal(found: Room, look: Look, person: str) -> end_page.Deal | None:
    """Who wishes the same deal again; that is for those who sat down."""
    mine, people = frozenset(found.owned_by(person)), found.of_people()
    if found.row.start is not None or not mine:
        return None
    others = people - mine
    wishing, missing = ((look.sitting(seat).name for seat in sorted(seats))
                        for seats in (others & found.wishes, people - found.wishes))  # fmt: skip
    return end_page.Deal(tuple(wishing), tuple(missing), mine <= found.wishes, not others)


def _turns(found: Room, language: str, told: Course) -> tuple[end_page.Turning, ...]:
    """The turning points, with what the log says of each."""
    return tuple(
        end_page.Turning(
            one, story.said_of(found, language, one.step, one.seat), _part(found, language, told, one.step)
        )
        for one in told.moments
    )


def _part(found: Room, language: str, told: Course, step: int) -> str:
    n = 1 + sum(end < step for end in told.parts)
    return scenes.words_for(language, ()).text("course-part", found.row.title, n=n)


def _solo(found: Room, language: str, game: Game, value: object = None) -> str:
    """Against whom one player has played alone; empty if it was no such game."""
    option = games.face(found.row.title).solo
    if not option or game.rules.players > 1:
        return ""
    side = game.rules.options[option] if value is None else value
    return scenes.words_for(language, ()).text("solo-name", found.row.title, side=str(side))


def _opponents(found: Room, language: str, game: Game) -> tuple[tuple[str, str], ...]:
    """The other opponents that one player may have."""
    name = games.face(found.row.title).solo
    if not _solo(found, language, game):
        return ()
    values = next((one.values for one in game.rules.title.options if one.name == name), ())
    others = [value for value in values if value != game.rules.options.get(name)]
    return tuple((str(value), _solo(found, language, game, value)) for value in others)
