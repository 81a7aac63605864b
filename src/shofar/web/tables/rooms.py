"""A table in memory, folded from its rows. Nothing here is the truth: a room can be forgotten and made again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from shofar.engine.errors import ShofarError
from shofar.engine.game import Game, News
from shofar.engine.views import View
from shofar.guides.course import Course
from shofar.readers.chronicle import Chronicle, Stretch
from shofar.readers.summary import Sheet
from shofar.web.store.model import (
    BOT,
    LOBBY,
    MOVE,
    OVER,
    PERSON,
    PLAYING,
    SET,
    STOPPED,
    UNDO,
    EventRow,
    HolderRow,
    SeatRow,
    TableRow,
    kept_by,
)
from shofar.web.tables import boxes
from shofar.web.tables.positions import Positions

T = TypeVar("T")

START: Final = "start"
ASK: Final = "ask"  # to undo; text: how many moves would remain
AGREE: Final = "agree"
DECLINE: Final = "decline"
CHAT: Final = "chat"
SEAT: Final = "seat"  # somebody came, went, was handed to a bot or came back; text: a word and a name
AGAIN: Final = "again"  # a rematch; text: the new table
WISH: Final = "wish"  # for a rematch with the same deal; text: the seats for which it is wished
COACH: Final = "coach"  # a button of the guide; text: which
STOP: Final = "stop"  # this program cannot continue the game; text: why
RESUME: Final = "resume"  # this one can


QUIET: Final = frozenset({CHAT, SEAT, AGAIN, WISH, COACH})  # these leave a request to undo as it is


@dataclass(frozen=True, slots=True)
class Step:
    """A move that counts: who made it, what it told the log, and who learnt something."""

    n: int
    seat: int
    move: str
    at: int
    news: tuple[News, ...]
    taught: int  # as `Game.taught`
    digest: str


@dataclass(frozen=True, slots=True)
class Remark:
    """A line between the moves: chat, or somebody who came or went."""

    n: int
    kind: str
    seat: int | None
    text: str
    at: int
    after: int  # how many moves had been made


@dataclass(frozen=True, slots=True)
class Request:
    """A wish to take moves back, waiting for the others."""

    seat: int
    keep: int
    agreed: frozenset[int]
    n: int  # of the event that it began with


@dataclass(slots=True)
class Followed:
    """Where the learner of a guided game is, by the events up to number `n`, among them `moves` moves."""

    course: Course
    n: int
    moves: int


class Room:
    """One table: its row, its seats, who holds them, its game as it stands, its steps and remarks."""

    def __init__(self, row: TableRow, seats: list[SeatRow], holders: Iterable[HolderRow]) -> None:
        self.row = row
        self.seats = seats
        self.holders: dict[int, set[str]] = {}
        self.owners: dict[int, set[str]] = {}  # those of them who sat down themselves, through no link
        self.start = row.start  # the position that the game began from, if it was no fresh deal
        self.game: Game | None = None
        self.positions = Positions()
        self.steps: list[Step] = []
        self.remarks: list[Remark] = []
        self.request: Request | None = None
        self.wishes: frozenset[int] = frozenset()  # seats that wish a rematch with the same deal
        self.trouble = ""  # why the game cannot be continued here
        self.broken = False  # it cannot even be replayed here
        self.last: dict[int, tuple[int, Game]] = {}  # the game as each seat left it, and after how many moves
        self.idle = 0  # moves on top of the steps that a later event takes back: they are counted, not played
        self.version = 0
        self.serial = 0
        self.used = 0.0  # when somebody last asked for it
        self.keys: set[str] = set()  # of the clients' writes: a repeated one is known by it
        self.now: dict[object, Any] = {}  # what was worked out about the game as it stands, for any viewer
        self.notes: Final[dict[object, str]] = {}  # for programs, by who gets them, as of version `noted`
        self.noted = -1
        self.lesson: Followed | None = None  # how far its guide has been followed
        self.left: dict[int, View] = {}  # what each seat saw when it had made its last move
        self.chronicle: Chronicle | None = None  # the course of the game as turns
        self.told: dict[object, dict[int, tuple[Stretch, Any]]] = {}  # the log as it was worded, by language and viewer
        self.sheets: dict[object, Sheet] = {}  # summaries as they were worded, likewise
        self.set_people(row, seats, holders)

    def set_people(self, row: TableRow, seats: list[SeatRow], holders: Iterable[HolderRow]) -> None:
        """Take over what may change without being part of the game. Who was heard of here may not be written yet."""
        heard, self.seats = self.seats, seats
        self.row = row
        self.note_seen(heard)
        self.holders = {seat.seat: set() for seat in seats}
        self.owners = {seat.seat: set() for seat in seats}
        for holder in holders:
            self.holders.setdefault(holder.seat, set()).add(holder.person)  # beyond the seats: who may watch
            if not holder.via:
                self.owners.setdefault(holder.seat, set()).add(holder.person)

    def note_seen(self, seats: Iterable[SeatRow]) -> None:
        """Take over when people were last seen, by whichever worker."""
        seen = {row.seat: row.seen for row in seats}
        self.seats = [replace(row, seen=max(row.seen, seen.get(row.seat, 0))) for row in self.seats]

    def note_heard(self, seats: Iterable[int], time: int) -> None:
        """The people of these seats were heard of just now."""
        for seat in seats:
            self.seats[seat] = replace(self.seats[seat], seen=max(time, self.seats[seat].seen))

    # --- folding --------------------------------------------------------------------------------------------

    def fold(self, events: Iterable[EventRow]) -> None:
        """Take events in, in order. Only the moves that count are played."""
        new = [event for event in events if event.n > self.version]
        idle = undone(new, len(self.steps))
        for event in new:
            if event.kind not in QUIET and event.kind not in (ASK, AGREE):
                self.request = None
            (_pass_over if event.n in idle else _FOLDS.get(event.kind, _remark))(self, event)
            self.version = event.n
            if event.key:
                self.keys.add(event.key)

    def lay(self, event: EventRow) -> None:
        """The game begins from the position of this event."""
        self.start = event.text.partition(" ")[2]
        found = json.loads(self.start)
        self.row = replace(self.row, rules=found["rules"], box=found["box"], note="")

    def begin(self) -> None:
        """Deal the game."""
        self.steps, self.last, self.positions, self.idle = [], {}, Positions(), 0
        self.lesson = None
        self.now.clear()
        self.left.clear()
        self.told.clear()
        self.sheets.clear()
        self.chronicle = None
        try:
            self.game = boxes.opening(self.opening())
            self.positions.keep(0, self.game)
        except Exception as error:
            self.game, self.trouble, self.broken = None, why_not(error), True

    def opening(self) -> dict[str, Any]:
        """Where the game begins, as a record without moves. It contains the seed."""
        row = self.row
        document: dict[str, Any] = {
            "shofar": 1, "title": row.title, "rules": row.rules, "box": row.box, "players": row.players,
            "options": row.chosen, "auto": True, "moves": [],
        }  # fmt: skip
        if row.overlay:
            document["overlay"] = row.overlay
        if self.start is not None:
            return document | {"start": json.loads(self.start)}
        if row.same_deal_as:
            document["same_deal_as"] = row.same_deal_as
        return document | {"seed": row.seed}

    def record(self) -> dict[str, Any]:
        """The whole record. It contains the seed: not for players of a running game."""
        return self.opening() | {"moves": [step.move for step in self.steps]}

    def trial(self, move: str) -> Game:
        """The game after this move, as a copy that has listened. Raises IllegalMove."""
        assert self.game is not None
        game = self.game.clone()
        game.listen()
        game.play(move)
        return game

    def take(self, event: EventRow, game: Game) -> None:
        """Go on to the game after a move that is stored."""
        assert self.game is not None and event.seat is not None
        news = tuple(game.news or ())
        self.steps.append(Step(event.n, event.seat, event.text, event.at, news, game.taught, event.digest))
        self.game = game
        self.positions.keep(len(self.steps), game)
        self.now.clear()
        self.last[event.seat] = (len(self.steps), game)
        self.left.pop(event.seat, None)
        self.version = self.serial = event.n
        self.request = None
        if event.key:
            self.keys.add(event.key)

    def at(self, count: int) -> Game | None:
        """The game after this many moves. It is kept: never play on with it."""
        if self.game is None or not 0 <= count <= len(self.steps):
            return None
        return self.game if count == len(self.steps) else self._from_kept(count)

    def _from_kept(self, count: int) -> Game | None:
        """The game after this many moves, from the nearest position that was kept."""
        positions, steps = self.positions, self.steps  # in this order: what is cut away has positions of its own
        found = positions.find(count)
        if found is None or found[0] == count:
            return found[1] if found else None
        game = found[1].clone()
        play_on(game, steps[found[0] : count])
        positions.note(count, game)
        return game

    def cut(self, keep: int) -> None:
        """Go back to the first moves: the game is as it was then."""
        self.now.clear()
        self.left.clear()
        self.lesson = None
        if self.broken:
            return
        self.steps, self.positions = self.steps[:keep], self.positions.first(keep)
        self.game = self._from_kept(keep)
        if self.game is not None:
            self.positions.put(keep, self.game)
        self.told.clear()
        self.sheets.clear()
        if self.chronicle is not None:
            self.chronicle.cut(keep)
        self._recall(keep)

    def _recall(self, keep: int) -> None:
        """What the seats left last, of those whose last move is gone."""
        for seat in [seat for seat, (count, _) in self.last.items() if count > keep]:
            count = next((at for at in range(keep, 0, -1) if self.steps[at - 1].seat == seat), 0)
            game = self._from_kept(count)
            if count and game is not None:
                self.last[seat] = (count, game)
            else:
                del self.last[seat]

    def update(self, values: dict[str, Any], event: EventRow) -> None:
        """The same change to the row in memory as was stored."""
        self.row = replace(self.row, **values, version=event.n, changed=event.at)

    def worked_out(self, what: object, work: Callable[[], T]) -> T:
        """Something about the game as it stands, worked out once however many look at it."""
        if what not in self.now:
            self.now[what] = work()
        found: T = self.now[what]
        return found

    def view(self, seat: int | None) -> View | None:
        """What a seat sees now. It is shared: never change it."""
        game = self.game
        return None if game is None else self.worked_out(("view", seat), lambda: game.view(seat))

    def left_at(self, seat: int | None) -> View | None:
        """What a seat saw just after its last move; None if that is now, or if it has made none."""
        if seat is None or seat not in self.last or self.last[seat][0] == len(self.steps):
            return None
        if seat not in self.left:
            self.left[seat] = self.last[seat][1].view(seat)
        return self.left[seat]

    # --- asking ---------------------------------------------------------------------------------------------

    @property
    def state(self) -> str:
        return self.row.state

    @property
    def foreign(self) -> bool:
        """True if the game began with something that a visitor brought: a box, or a position. What is played there is
        tried out elsewhere first, and never worked out on the event loop."""
        return bool(self.row.overlay) or (self.row.start is not None and not self.row.guided)

    @property
    def playing(self) -> bool:
        return self.row.state == PLAYING and self.game is not None

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def held_by(self, person: str) -> list[int]:
        """The seats of this person."""
        return [seat for seat, people in self.holders.items() if person in people and seat >= 0] if person else []

    def owned_by(self, person: str) -> list[int]:
        """The seats where this person sat down: other devices hold a seat only as long as they let them."""
        return [seat for seat, people in self.owners.items() if seat >= 0 and person and person in people]

    def of_people(self) -> frozenset[int]:
        """The seats of people, also of those for whom a bot plays."""
        return frozenset(seat.seat for seat in self.seats if seat.kind == PERSON or seat.handed)

    def people_but(self, seat: int) -> list[int]:
        """The other seats of people, also of those for whom a bot plays just now."""
        return [other.seat for other in self.seats if other.seat != seat and (other.kind == PERSON or other.handed)]

    def bot_decides(self) -> bool:
        game = self.game
        return self.playing and game is not None and game.seat is not None and self.seats[game.seat].kind == BOT

    def course(self, game: Game) -> Chronicle:
        """The course of the game as turns, as far as it has come."""
        if self.chronicle is None:
            self.chronicle = Chronicle.of(game.rules.title)
        self.chronicle.follow(self.steps)
        return self.chronicle

    def _stage(self, game: Game, keep: int | None, new: Iterable[News]) -> int:
        """The part of the game, the first until the news tell of another; 0 if it began in the middle. The row knows
        which it was, so that nobody reads the course of the game for one more move."""
        if keep is None and self.row.stage and self.row.version == self.version:
            return self._told(game, new) or self.row.stage
        part = self.course(game).part(len(self.steps) if keep is None else keep, new)
        return part or int(self.row.start is None)

    def _told(self, game: Game, new: Iterable[News]) -> int:
        """The part that the news tell of; 0 if they tell of none."""
        if self.chronicle is None:
            self.chronicle = Chronicle.of(game.rules.title)
        return self.chronicle.told(new)

    def summary(self, game: Game | None = None, keep: int | None = None, new: Iterable[News] = ()) -> dict[str, Any]:
        """What the table's row says about the game after a change: after as many moves as are kept, and what one more
        has told."""
        found = game or self.game
        assert found is not None
        over = found.over
        bot = found.seat is not None and self.seats[found.seat].kind == BOT
        result = json.dumps({"scores": found.scores, "ranks": found.ranks}) if over else ""
        return {"state": OVER if over else PLAYING, "turn": found.seat, "bot": int(bot), "result": result, "lease": 0,
                "stage": self._stage(found, keep, new)}  # fmt: skip


def play_on(game: Game, steps: Iterable[Step]) -> None:
    for step in steps:
        game.play(step.move)


def _start(room: Room, event: EventRow) -> None:
    room.row = replace(room.row, state=PLAYING)
    room.begin()
    room.serial = event.n
    _remark(room, event)


def _set(room: Room, event: EventRow) -> None:
    """Whatever was the matter with the game before: this is another one, of the program that set it."""
    room.lay(event)
    room.trouble, room.broken = "", False
    room.remarks = [replace(remark, after=0) for remark in room.remarks]
    _start(room, replace(event, text=event.text.partition(" ")[0]))


def _move(room: Room, event: EventRow) -> None:
    if room.game is None:
        return
    try:
        game = room.trial(event.text)
    except Exception as error:
        room.game, room.trouble, room.broken = None, why_not(error), True
        return
    room.take(event, game)
    if game.over:
        room.row = replace(room.row, state=OVER)


def _pass_over(room: Room, event: EventRow) -> None:
    """A move that is known to be taken back: the game need not go there."""
    room.idle += 1
    room.serial = event.n


def _undo(room: Room, event: EventRow) -> None:
    keep = kept_by(event.text)
    if keep < len(room.steps):
        room.cut(keep)
    room.idle = max(0, keep - len(room.steps))
    room.serial = event.n
    room.row = replace(room.row, state=PLAYING)
    # What was said stays said: it stands where the game has gone back to.
    room.remarks = [replace(one, after=keep) if one.after > keep else one for one in room.remarks]
    _remark(room, event)


def _ask(room: Room, event: EventRow) -> None:
    assert event.seat is not None
    room.request = Request(event.seat, int(event.text), frozenset(), event.n)
    _remark(room, event)


def _agree(room: Room, event: EventRow) -> None:
    if room.request is not None and event.seat is not None:
        room.request = replace(room.request, agreed=room.request.agreed | {event.seat})


def _wish(room: Room, event: EventRow) -> None:
    room.wishes |= {int(seat) for seat in event.text.split()}


def _stop(room: Room, event: EventRow) -> None:
    room.row = replace(room.row, state=STOPPED, note=event.text)
    room.game, room.trouble = None, event.text
    room.now.clear()
    _remark(room, event)


def _resume(room: Room, event: EventRow) -> None:
    room.row = replace(room.row, state=PLAYING, note="")
    if not room.broken:
        room.trouble = ""
        room.cut(len(room.steps))
    room.serial = event.n
    _remark(room, event)


def why_not(error: Exception) -> str:
    """Why a stored game cannot be replayed. Rows of another version may trip the engine up in any way: that must stop
    the one game, and not the server that looks at it."""
    return str(error) if isinstance(error, ShofarError) else f"it cannot be replayed here ({type(error).__name__})"


def undone(events: Iterable[EventRow], before: int) -> set[int]:
    """The numbers of those moves that a later one of these events takes back; `before` them there were some moves."""
    idle: set[int] = set()
    stack: list[int] = []
    for event in events:
        if event.kind in (START, SET):
            idle.update(stack)
            before, stack = 0, []
        elif event.kind == MOVE:
            stack.append(event.n)
        elif event.kind == UNDO:
            keep = max(0, kept_by(event.text) - before)
            idle.update(stack[keep:])
            del stack[keep:]
            before = min(before, kept_by(event.text))
    return idle


def _remark(room: Room, event: EventRow) -> None:
    if event.kind == CHAT and not event.text:
        return  # it was said too long ago: its words are gone
    room.remarks.append(Remark(event.n, event.kind, event.seat, event.text, event.at, len(room.steps) + room.idle))


_FOLDS: Final = {
    START: _start, SET: _set, MOVE: _move, UNDO: _undo, ASK: _ask, AGREE: _agree, STOP: _stop, RESUME: _resume,
    WISH: _wish,
}  # fmt: skip


def build(row: TableRow, seats: list[SeatRow], holders: Iterable[HolderRow], events: list[EventRow]) -> Room:
    """The room that the rows tell."""
    room = Room(replace(row, state=LOBBY), seats, holders)
    room.fold(events)
    room.row = replace(row, state=room.row.state)
    return room
