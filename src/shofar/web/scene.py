"""A scene: all that a table page shows to one viewer, worked out from a room. Pages only draw it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

import shofar
from shofar import games
from shofar.engine.game import Game, News
from shofar.engine.rules import Rules
from shofar.engine.views import View
from shofar.guides.condition import begins
from shofar.guides.course import Course
from shofar.guides.guide import LEARNER
from shofar.readers.lexicon import Lexicon, lexicon
from shofar.readers.sentence import capital
from shofar.readers.words import Words
from shofar.web.look import NOTHING, Choices, Look, Sitting
from shofar.web.store.model import BOT, OVER, PERSON, SeatRow, TableRow
from shofar.web.tables import undo
from shofar.web.tables.clocks import gone, time_left
from shofar.web.tables.lessons import follow
from shofar.web.tables.rooms import CHAT, SEAT, Request, Room

LINES: Final = 100  # of the log


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: news of a move, chat, or somebody who came or went."""

    step: int  # how many moves had been made: what the line links to
    kind: str  # news, divider, chat, seat, start or undo
    seat: int | None
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class Lesson:
    """What the guide of a guided game has to say."""

    course: Course
    facts: dict[str, Any]  # for its words
    show: str  # the move that it would show


@dataclass(frozen=True, slots=True)
class Scene:
    """What one viewer sees of a table."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    look: Look
    view: View | None  # None before the game and if it cannot be continued
    version: int
    serial: int
    step: int
    steps: int
    held: tuple[int, ...]  # the viewer's seats
    cover: int | None  # hot seat: the own seat that decides next, while another is shown
    lines: tuple[Line, ...]  # the newest first
    since: tuple[Line, ...]  # of others since the viewer's last move
    verdict: undo.Verdict | None
    asked: tuple[int, ...]  # who has to agree if it is not free
    request: Request | None
    gone: tuple[int, ...]  # seats that may be handed to a bot
    watching: int
    trouble: str
    lesson: Lesson | None = None
    kept: str = ""  # the day until which the table is kept, if nobody comes back to it

    @property
    def over(self) -> bool:
        return self.row.state == OVER

    @property
    def deciding(self) -> int | None:
        return None if self.view is None else self.view["deciding"]

    @property
    def mine(self) -> bool:
        """The viewer decides."""
        return bool(self.look.choices)


@lru_cache(maxsize=1024)
def words_for(language: str, names: tuple[str, ...]) -> Words:
    return Words(language, names)


@lru_cache(maxsize=50_000)
def _printed_news(words: Words, rules: Rules, entry: News, viewer: int | None) -> str | None:
    return words.news(rules, entry, viewer)


def news_words(words: Words, rules: Rules, entry: News, viewer: int | None) -> str | None:
    """A line of news. With a visitor's box it is not kept beyond its room: the rules would be kept with it."""
    printed = rules.box is shofar.box(rules.title.name)
    return _printed_news(words, rules, entry, viewer) if printed else words.news(rules, entry, viewer)


def scene(room: Room, person: str, language: str, shown: int | None, present: set[int], watching: int) -> Scene:
    """The table as it stands. `shown` is the seat a person with several has asked to see."""
    held = tuple(sorted(room.held_by(person)))
    seat, cover = _viewer(room, held, shown)
    game = room.game
    playing = room.playing and game is not None
    look = _look(room, game, seat, held, language, present, choose=playing and cover is None)
    lesson = _lesson(room, look) if seat == LEARNER else None
    if lesson is not None:
        look = _pointed(look, lesson)
    return Scene(
        row=room.row, seats=tuple(room.seats), look=look, view=room.view(seat),
        version=room.version, serial=room.serial, step=len(room.steps), steps=len(room.steps), held=held, cover=cover,
        lines=_lines(room, look, seat, len(room.steps)), since=_since(room, look, seat), lesson=lesson,
        verdict=undo.verdict(room, seat) if playing and seat is not None and room.steps else None,
        asked=tuple(undo.must_agree(room, seat)) if playing and seat is not None else (),
        request=room.request,
        gone=tuple(row.seat for row in room.seats if playing and row.kind == PERSON and row.seat not in held
                   and gone(room, row.seat, present)),
        watching=watching, trouble=room.trouble,
    )  # fmt: skip


def _lesson(room: Room, look: Look) -> Lesson | None:
    """The guide, if the viewer is its learner."""
    course = follow(room)
    if course is None or course.over:
        return None
    own = next((at for at in range(len(room.steps), 0, -1) if room.steps[at - 1].seat == look.seat), 0)
    deed = " ".join(line.text for line in _news(room, look, look.seat, own) if line.kind == "news") if own else ""
    facts = {"deed": deed} | {name: _said(look, value) for name, value in course.facts.items()}
    return Lesson(course, facts, "" if course.finished else _shown(look.choices.moves, course))


def _said(look: Look, fact: int | str) -> int | str:
    """A fact as its words take it: components by their names."""
    return look.words.name(fact, look.title) if isinstance(fact, str) else fact


def _shown(moves: tuple[str, ...], course: Course) -> str:
    """The move of the line while it is followed; else the first legal one of those that do what the step asks for."""
    ways = (course.following, *course.step.show) if course.step.show else ()
    return next((move for way in ways for move in moves if way and begins(move, way.split())), "")


def guide_words(look: Look, kind: str) -> Lexicon:
    """The words of the guide or of puzzles: a part of their own."""
    return lexicon(look.words.language, look.title, look.words.strict, kind)


def step_words(look: Look, lesson: Lesson, part: str) -> str:
    """What to do, why, or the tag: `.do`, or `.do-else` for a table that has left the line, if there is one."""
    key = f"guide-{lesson.course.step.key}"
    words = guide_words(look, lesson.course.guide.kind)
    other = f"{part}-else" if lesson.course.played < 0 and words.has_attribute(key, f"{part}-else") else part
    return words.say(key, lesson.facts, other) if words.has_attribute(key, other) else ""


def _pointed(look: Look, lesson: Lesson) -> Look:
    """The look with what the guide points at."""
    course = lesson.course
    if course.finished or course.waiting or course.lost or course.elsewhere:
        return look
    words = step_words(look, lesson, "tag")
    marked = {lesson.show: words} if lesson.show else {}
    places = {place: words if not marked and not at else "" for at, place in enumerate(course.step.marks)}
    own = look.choices
    pointed = Choices(own.moves, own.words, own.forecasts, own.bills, marked)
    return replace(look, choices=pointed, places=places)


def replayed(room: Room, person: str, language: str, shown: int | None, step: int) -> Scene:
    """The table as it stood after some moves, as this viewer may see it: after the end, any seat's view."""
    held = tuple(sorted(room.held_by(person)))
    seat = (
        shown if shown is not None and 0 <= shown < room.row.players and (room.state == OVER or shown in held) else None
    )
    seat = held[0] if seat is None and shown is None and held else seat
    before = _before(room, seat, step)
    game = room.at(step)
    look = replace(_look(room, game, seat, held, language, set(), choose=False), before=before)
    return Scene(
        row=room.row, seats=tuple(room.seats), look=look, view=_at_rest(_seen(game, seat)),
        version=room.version, serial=room.serial, step=step, steps=len(room.steps), held=held, cover=None,
        lines=_lines(room, look, seat, step), since=_of_step(room, look, seat, step),
        verdict=None, asked=(), request=None, gone=(), watching=0, trouble=room.trouble,
    )  # fmt: skip


def _before(room: Room, seat: int | None, step: int) -> View | None:
    """The view before this step: what differs from it is what the step has moved."""
    earlier = room.at(step - 1) if step else None
    return _seen(earlier, seat)


def _seen(game: Game | None, seat: int | None) -> View | None:
    return None if game is None else game.view(seat)


def _at_rest(view: View | None) -> View | None:
    """What may be chosen is no business of a replay."""
    return None if view is None else {**view, "moves": []}


def _viewer(room: Room, held: tuple[int, ...], shown: int | None) -> tuple[int | None, int | None]:
    """The seat whose view is shown, and whether it has to be covered because another person here decides."""
    if not held:
        return None, None
    people = [seat for seat in held if room.seats[seat].kind == PERSON]
    deciding = room.game.seat if room.game else None
    if len(people) < 2:
        return (people or list(held))[0], None
    if deciding in people and shown != deciding:
        return None, deciding
    return (shown if shown in people else None), None


def _look(
    room: Room,
    game: Game | None,
    seat: int | None,
    held: tuple[int, ...],
    language: str,
    present: set[int],
    choose: bool,
) -> Look:
    title = room.row.title
    names = tuple(row.name for row in room.seats)
    words = words_for(language, names)
    count = len(game.scores) if game else len(room.seats)
    sittings = tuple(_sitting(room, words, at, seat, held, present) for at in range(count))
    may = choose and game is not None and seat is not None and seat == game.seat and room.seats[seat].kind == PERSON
    choices = room.worked_out(("choices", words), lambda: Choices.of(game, words)) if may and game else Choices()
    printed = shofar.printed(game.rules) if game else NOTHING
    return Look(title, words, sittings, seat, choices, room.left_at(seat), printed)


def _sitting(room: Room, words: Words, at: int, seat: int | None, held: tuple[int, ...], present: set[int]) -> Sitting:
    colour = games.face(room.row.title).colours[at]
    if at >= len(room.seats):
        return Sitting(at, words.seat(at, room.row.title), colour, "auto")
    row = room.seats[at]
    return Sitting(
        at, words.seat(at, room.row.title), colour, row.kind, row.level, you=at == seat,
        here=row.kind == BOT or at in present or at in held, handed=bool(row.handed), left=time_left(room, at),
    )  # fmt: skip


def _lines(room: Room, look: Look, viewer: int | None, step: int) -> tuple[Line, ...]:
    lines: list[Line] = []
    remarks = [
        remark for remark in room.remarks if remark.after <= step and remark.kind in (CHAT, SEAT, "undo", "start")
    ]
    for number in range(step, 0, -1):
        while remarks and remarks[-1].after >= number:
            remark = remarks.pop()
            lines.append(Line(remark.after, remark.kind, remark.seat, remark.text, remark.at))
        lines += reversed(_news(room, look, viewer, number))
        if len(lines) >= LINES:
            return tuple(lines)
    lines += [Line(remark.after, remark.kind, remark.seat, remark.text, remark.at) for remark in reversed(remarks)]
    return tuple(lines)


def _news(room: Room, look: Look, viewer: int | None, number: int) -> list[Line]:
    """The lines of a step. What was told is worded once."""
    told: list[list[Line]] = room.told.setdefault((look.words, viewer), [])
    while len(told) < number:
        told.append(_worded(room, look, viewer, len(told) + 1))
    return told[number - 1]


def _worded(room: Room, look: Look, viewer: int | None, number: int) -> list[Line]:
    """What a move brought about: one line for each who had a part in it, in the order of events."""
    step = room.steps[number - 1]
    assert room.game is not None
    rules = room.game.rules
    lines: list[Line] = []
    for entry in step.news:
        text = news_words(look.words, rules, entry, viewer)
        if text:
            kind = "divider" if rules.title.kinds[entry[0]].key in games.face(rules.title.name).parts else "news"
            line = Line(number, kind, entry[1] if entry[1] >= 0 else None, text, step.at)
            if kind == "news" and lines and (lines[-1].kind, lines[-1].seat) == (kind, line.seat):
                line = replace(line, text=f"{lines.pop().text} {_unnamed(look, line)}")
            lines.append(line)
    return lines


def _unnamed(look: Look, line: Line) -> str:
    """A further sentence about the same seat: its name is not said again."""
    name = f"{look.sitting(line.seat).name} " if line.seat is not None else ""
    return capital(line.text.removeprefix(name))


def _since(room: Room, look: Look, seat: int | None) -> tuple[Line, ...]:
    """What the others did since the viewer's last move, in order. An opponent of the game itself acts within it."""
    if seat is None or room.game is None:
        return ()
    first = len(room.steps)
    while first > 0 and room.steps[first - 1].seat != seat:
        first -= 1
    lines = [line for number in range(first + 1, len(room.steps) + 1) for line in _news(room, look, seat, number)]
    own = _news(room, look, seat, first) if first else []
    lines = [line for line in own if line.seat is not None and look.sitting(line.seat).kind == "auto"] + lines
    return tuple(line for line in lines if line.seat != seat and line.kind != "divider")[-12:]


def _of_step(room: Room, look: Look, seat: int | None, step: int) -> tuple[Line, ...]:
    lines = _news(room, look, seat, step) if step and room.game is not None else []
    return tuple(line for line in lines if line.kind != "divider")
