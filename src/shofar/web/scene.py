"""A scene: all that a table page shows to one viewer, worked out from a room. Pages only draw it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

import shofar
from shofar import games
from shofar.engine.game import Game
from shofar.engine.views import View
from shofar.guides.course import Course
from shofar.guides.guide import LEARNER
from shofar.readers.lexicon import Lexicon, lexicon
from shofar.readers.sentence import capital
from shofar.readers.summary import Sheet
from shofar.readers.words import Words
from shofar.web.kinds import compared, looked_into
from shofar.web.look import NO_CHOICES, NOTHING, Choices, Look, Sitting
from shofar.web.pages.told import names, plain
from shofar.web.secrets import open_to_all
from shofar.web.store.model import BOT, OVER, PERSON, SeatRow, TableRow
from shofar.web.store.store import now
from shofar.web.story import Block, Story, of_step, stops, story
from shofar.web.tables import undo
from shofar.web.tables.clocks import gone, time_left
from shofar.web.tables.lessons import follow
from shofar.web.tables.rooms import Request, Room
from shofar.web.thinking.bots import level

AWAY: Final = 3_600_000  # milliseconds after which a learner is welcomed back


@dataclass(frozen=True, slots=True)
class Lesson:
    """What the guide of a guided game has to say."""

    course: Course
    facts: dict[str, Any]  # for its words
    show: str  # the move that it would show
    back: bool  # the learner had been away


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
    story: Story
    verdict: undo.Verdict | None
    asked: tuple[int, ...]  # who has to agree if it is not free
    request: Request | None
    gone: tuple[int, ...]  # seats that may be handed to a bot
    watching: int
    trouble: str
    answers: tuple[int, ...] = ()  # the viewer's seats that are asked whether somebody may take a move back
    undecided: tuple[int, ...] = ()  # the seats that have not said it yet
    wished: str = ""  # the move that would be taken back, as the log tells it to the viewer
    lesson: Lesson | None = None
    unnamed: bool = False  # the viewer has not said what to call them, nor that they would rather not
    passing: tuple[int, int] | None = None  # shown in passing: which of how many turns of others this is
    stops: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # of a replay: where turns and parts of the game end
    better: tuple[str, ...] = ()  # of a replay: the moves of a better turn, which are pointed at
    worth: float = 0.0  # by how many points it was better
    kept: str = ""  # the day until which the table is kept, if nobody comes back to it

    @property
    def apart(self) -> tuple[object, ...]:
        """What is the same on all pages of a table in a language."""
        return (self.look.words, self.look.printed)

    @property
    def viewer(self) -> int | None:
        return self.look.seat

    @property
    def over(self) -> bool:
        return self.row.state == OVER

    @property
    def deciding(self) -> int | None:
        return None if self.view is None else self.view["deciding"]

    @property
    def ends(self) -> tuple[int, ...]:
        """The steps after which a turn of others was over, since the viewer's last one."""
        since = self.story.since
        going_on = bool(since) and since[-1].seat is not None and since[-1].seat == self.deciding
        return tuple(end for end in self.story.ends if not (going_on and end == since[-1].step))

    @property
    def mine(self) -> bool:
        """The viewer decides."""
        return bool(self.look.choices)


looked_into(Scene, Story, TableRow)
compared(SeatRow, Block, Sheet, undo.Verdict, Request)


@lru_cache(maxsize=1024)
def words_for(language: str, names: tuple[str, ...]) -> Words:
    return Words(language, names)


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
        story=story(room, language, seat, len(room.steps)), lesson=lesson,
        verdict=undo.verdict(room, seat) if playing and seat is not None and room.steps else None,
        asked=tuple(undo.must_agree(room, seat)) if playing and seat is not None else (),
        request=room.request, answers=_answers(room, person, held), undecided=_undecided(room),
        wished=_wished(room, look),
        gone=tuple(row.seat for row in room.seats if playing and row.kind == PERSON and row.seat not in held
                   and gone(room, row.seat, present)),
        watching=watching, trouble=room.trouble,
    )  # fmt: skip


def _answers(room: Room, person: str, held: tuple[int, ...]) -> tuple[int, ...]:
    """For which of these seats this person has still to say whether a move may be taken back."""
    request = room.request
    if request is None:
        return ()
    return tuple(
        seat for seat in _undecided(room) if seat in held and undo.may_answer(room, person, seat, request.seat)
    )


def _undecided(room: Room) -> tuple[int, ...]:
    request = room.request
    if request is None:
        return ()
    return tuple(seat for seat in undo.must_agree(room, request.seat) if seat not in request.agreed)


def _wished(room: Room, look: Look) -> str:
    """The first of the moves that somebody would like to take back; nothing if this viewer may not know it."""
    request = room.request
    if request is None:
        return ""
    steps = range(request.keep + 1, len(room.steps) + 1)
    blocks = (one for step in steps for one in of_step(room, look.words.language, look.seat, step))
    lines = (
        text
        for one in blocks
        for about, text in one.told.lines
        if (one.seat if about is None else about) == request.seat
    )
    return plain(next(lines, ""), names(look))


def _lesson(room: Room, look: Look) -> Lesson | None:
    """The guide, if the viewer is its learner."""
    course = follow(room)
    if course is None or course.over:
        return None
    own = next((at for at in range(len(room.steps), 0, -1) if room.steps[at - 1].seat == look.seat), 0)
    deed = _deed(room, look, own)
    facts = {"deed": deed} | {name: _said(look, value) for name, value in course.facts.items()}
    back = bool(room.version) and now() - room.row.changed > AWAY
    return Lesson(course, facts, course.pointed(look.choices.moves), back)


def _deed(room: Room, look: Look, step: int) -> str:
    """What the log says of one move of the viewer's, as sentences."""
    lines = [text for block in of_step(room, look.words.language, look.seat, step) for _, text in block.told.lines]
    return " ".join(f"{capital(plain(text, names(look))).removesuffix('.')}." for text in lines)


def _said(look: Look, fact: int | str) -> int | str:
    """A fact as its words take it: components by their names."""
    return look.words.name(fact, look.title) if isinstance(fact, str) else fact


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
    pointed = Choices(own.moves, own.words, own.forecasts, own.bills, own.missing, marked)
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
        story=replace(story(room, language, seat, step), since=of_step(room, language, seat, step)),
        verdict=None, asked=(), request=None, gone=(), watching=0, trouble=room.trouble, stops=stops(room),
    )  # fmt: skip


def pointing(made: Scene, moves: tuple[str, ...], worth: float) -> Scene:
    """The same moment of a replay, with a turn to look at that would have been better."""
    look = replace(made.look, choices=Choices.pointed(moves))
    return replace(made, look=look, better=moves, worth=worth)


def passed(room: Room, person: str, language: str, shown: int | None, step: int) -> Scene:
    """The table as it stood after somebody's turn, in passing to the present: what has moved since the turn before."""
    seat, ends, place = _turns_of_others(room, person, language, shown, step)
    earlier = room.at(ends[place - 1]) if place > 0 else None
    before = earlier.view(seat) if earlier is not None else room.left_at(seat)
    made = replayed(room, person, language, -1 if seat is None else seat, step)
    return replace(
        made,
        look=replace(made.look, before=before),
        story=story(room, language, seat, step),
        passing=(place + 1, len(ends)),
    )


def turn_before(room: Room, person: str, language: str, shown: int | None, step: int) -> int:
    """The step after which the turn before was over, for a turn that is shown in passing; 0 if that is no step."""
    _, ends, place = _turns_of_others(room, person, language, shown, step)
    return ends[place - 1] if place > 0 else 0


def _turns_of_others(
    room: Room, person: str, language: str, shown: int | None, step: int
) -> tuple[int | None, tuple[int, ...], int]:
    """Whose view is shown, where the turns of others ended, and which of them is meant."""
    seat, _ = _viewer(room, tuple(sorted(room.held_by(person))), shown)
    ends = story(room, language, seat, len(room.steps)).ends
    return seat, ends, next((at for at, end in enumerate(ends) if end >= step), len(ends) - 1)


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
        return (deciding, None) if open_to_all(room, people) else (None, deciding)
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
    choices = room.worked_out(("choices", words), lambda: Choices.of(game, words)) if may and game else NO_CHOICES
    printed = shofar.printed(game.rules) if game else NOTHING
    return Look(title, words, sittings, seat, choices, room.left_at(seat), printed)


def _sitting(room: Room, words: Words, at: int, seat: int | None, held: tuple[int, ...], present: set[int]) -> Sitting:
    colour = games.face(room.row.title).colours[at]
    if at >= len(room.seats):
        name = words.seat(at, room.row.title)
        return Sitting(at, name, colour, "auto", given=name)
    row, given = room.seats[at], words.seat(at, room.row.title)
    you = at == seat and len(held) == 1  # of several people at one screen each has a name
    return Sitting(
        at, words.text("you-act") if you else given, colour, row.kind, level(row.level), you=you,
        here=row.kind == BOT or at in present or at in held, handed=bool(row.handed), left=time_left(room, at),
        given=given,
    )  # fmt: skip
