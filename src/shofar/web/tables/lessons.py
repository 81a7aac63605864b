"""Guided games: a table to learn at, the buttons of the guide, and where its learner is.

A learner has one table per title. Where they are follows from the events of the table, like everything else.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any, Final

from shofar.engine.game import Game
from shofar.engine.promise import promise
from shofar.guides.course import ANSWER, DEEDS, NEXT, SHOW, SKIP, WAIT, Course
from shofar.guides.guide import KINDS, LEARNER, Guide, guide, set_up, told
from shofar.readers.words import Words
from shofar.web.errors import Conflict, NotFound, Refused, TooMany, WebError
from shofar.web.http import secret
from shofar.web.store.model import GUIDE, OVER, SET, STOPPED, Person
from shofar.web.store.store import now
from shofar.web.tables.deeds import Plan, Sitter, Tables
from shofar.web.tables.keeper import Draft, Keeper
from shofar.web.tables.positions import RECENT
from shofar.web.tables.rooms import COACH, Followed, Remark, Room, Step

OF_STEP: Final = (NEXT, SKIP, SHOW, WAIT)
AGAIN: Final = "set"  # the table as a step needs it; after it the step, or nothing for the one that is open


class Lessons:
    """Makes tables to learn at, and takes the buttons of the guide."""

    def __init__(self, keeper: Keeper, tables: Tables) -> None:
        self.keeper: Final = keeper
        self.tables: Final = tables

    async def begin(self, person: Person, secret_text: str, title: str, words: Words, kind: str = GUIDE) -> str:
        """The table where this person learns a title, or solves its puzzles: the one there is, or a new one."""
        made = found(title, kind)
        table = table_of(secret_text, title, kind)
        try:
            room = await self.keeper.room(table)
        except NotFound:
            return await self._make(person, secret_text, made, table, words)
        course = follow(room)
        if room.state in (STOPPED, OVER) or course is None or course.over:  # there is nothing to go on with
            await self.tables.quota.demand_bytes(person)
            await self.keeper.change(table, None, lambda room: self._counted(room, _set(room, made, 0)))
        return table

    async def _make(self, person: Person, secret_text: str, made: Guide, table: str, words: Words) -> str:
        rivals = [words.text(f"coach-rival-{number}", "") for number in range(1, made.players)]
        sitters = (Sitter("me"), *(Sitter("bot", name) for name in rivals))
        start = set_up(made, 0).position()
        plan = Plan(made.title, sitters, _options(start), start=start, origin=made.kind, id=table)
        return await self.tables.make(person, secret_text, plan)

    async def progress(self, person: str) -> dict[str, Course]:
        """Where somebody is in the guides they have begun, by title."""
        rows = await asyncio.to_thread(self.tables.store.guided, person) if person else []
        rooms = [await self.keeper.readable(row.id) for row in rows]
        courses = {room.row.title: follow(room) for room in rooms if room is not None}
        return {title: course for title, course in courses.items() if course is not None}

    async def press(self, table: str, person: Person, text: str, key: str | None) -> Room:
        """A button of the guide."""

        def draft(room: Room) -> Draft | None:
            course = follow(room)
            if course is None:
                raise Conflict("no-guide", "there is no guide at this table")
            if LEARNER not in room.held_by(person.id):
                raise Refused("not-yours", "that is not your seat")
            return self._counted(room, _pressed(room, course, text))

        if text.partition(" ")[0] in (AGAIN, SKIP):
            await self.tables.quota.demand_bytes(person)
        return await self.keeper.change(table, key, draft)

    def _counted(self, room: Room, draft: Draft | None) -> Draft | None:
        """A table keeps every position that it was set to: not without end."""
        made = sum(remark.kind == SET for remark in room.remarks)
        if draft is not None and draft.kind == SET and made >= self.tables.limits.sets:
            raise TooMany("many-sets", "this table was set up anew often enough: play on from here")
        return draft


def _pressed(room: Room, course: Course, text: str) -> Draft | None:
    """A button of the step that it names: pressed twice, it is no button of the next one."""
    word, _, rest = text.partition(" ")
    if word in OF_STEP and rest in {step.key for step in course.guide.steps}:
        text, rest, other = word, "", course.finished or rest != course.step.key
        if other:
            return None
    steps = course.guide.steps
    keys = [step.key for step in steps]
    if word == AGAIN and (not rest or rest in keys):
        return _set(room, course.guide, keys.index(rest) if rest else min(course.at, len(steps) - 1))
    if word == SKIP and not course.finished and not course.at_hand:
        return _set(room, course.guide, course.at + 1)
    known = not course.finished and rest in course.step.answers if word == ANSWER else word in DEEDS and not rest
    if not known:
        raise WebError("bad-deed", f"the guide knows no '{text[:40]}'")
    return Draft(COACH, LEARNER, text)


def _set(room: Room, made: Guide, step: int) -> Draft:
    """The table as a step of the guide begins."""
    game = set_up(made, step)
    document = game.position()
    values = room.summary(game) | {"serial": room.version + 1, "moves": 0, "since": now(), "note": ""}
    values |= {"rules": document["rules"], "box": document["box"]}
    return Draft(SET, LEARNER, f"{made.steps[step].key} {json.dumps(document)}", promise(game, (), 0), values=values)


def table_of(secret_text: str, title: str, kind: str) -> str:
    """The name of the table where somebody learns a title: there is one."""
    return secret.table_id_of(secret_text, f"{kind}/{title}")


def found(title: str, kind: str = GUIDE) -> Guide:
    made = guide(title, kind) if kind in KINDS else None
    if made is None:
        raise NotFound("no-guide", "there is no guided game of this title")
    return made


def _options(document: dict[str, Any]) -> dict[str, Any]:
    chosen: dict[str, Any] = document["options"]
    return chosen


# --- following ----------------------------------------------------------------------------------------------------


def follow(room: Room) -> Course | None:
    """Where the learner is; None if this is no guided game, or it cannot be played here."""
    made = guide(room.row.title, room.row.origin) if room.row.guided else None
    if made is None or room.game is None:
        return None
    if room.lesson is None:
        room.lesson = _begun(room, made)
    if room.lesson is not None and room.lesson.n < room.version:
        _go_on(room, room.lesson)
    return room.lesson.course if room.lesson else None


def line(room: Room) -> str:
    """The move of a rival who plays along; empty if there is none."""
    course = follow(room)
    move = course.following if course is not None and not course.over else ""
    legal = room.game is not None and any(one.text == move for one in room.game.moves)
    return move if legal else ""


def _begun(room: Room, made: Guide) -> Followed | None:
    opening = room.at(0)
    if opening is None:
        return None
    set_last = next((remark for remark in reversed(room.remarks) if remark.kind == SET), None)
    keys = [step.key for step in made.steps]
    step = keys.index(set_last.text) if set_last is not None and set_last.text in keys else 0
    return Followed(Course(made, made.about(opening), step), set_last.n if set_last is not None else 0, 0)


def _go_on(room: Room, lesson: Followed) -> None:
    """Take in what has happened since, in the order of events."""
    moves = room.steps[lesson.moves :]
    pressed = [one for one in room.remarks if one.kind == COACH and one.n > lesson.n]
    games = _games(room, lesson.moves)
    events: list[Step | Remark] = [*moves, *pressed]
    for event in sorted(events, key=_number):
        if isinstance(event, Remark):
            lesson.course.deed(event.text)
        else:
            _take(lesson.course, event, next(games))
    lesson.n, lesson.moves = room.version, len(room.steps)


def _number(event: Step | Remark) -> int:
    return event.n


def _take(course: Course, step: Step, game: Game) -> None:
    facts = course.facts if course.over else course.guide.about(game, step.move if step.seat == LEARNER else "")
    course.move(step.seat, step.move, told(game, step.news), facts)


def _games(room: Room, first: int) -> Iterator[Game]:
    """The game after each further move. Many of them are played through once; the last few are there."""
    if len(room.steps) - first <= RECENT:
        yield from (game for at in range(first, len(room.steps)) if (game := room.at(at + 1)) is not None)
        return
    opening = room.at(first)
    assert opening is not None
    game = opening.clone()
    for step in room.steps[first:]:
        game.play(step.move)
        yield game
