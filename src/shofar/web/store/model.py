"""What the rows are, typed."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"
STOPPED: Final = "stopped"  # this program cannot continue it: other rules or another box

RECORD: Final = "record"  # the origin of a table that shows a record somebody opened: nobody plays there

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"

GUIDE: Final = "guide"  # the origin of a table where somebody learns the game
PUZZLES: Final = "puzzles"  # and of one where somebody solves its puzzles
EXAMPLE: Final = "example "  # how the origin of a table begins that was opened from the rules; the number follows
SAME: Final = "same "  # how the origin of a rematch with the same deal begins; the table before follows

MOVE: Final = "move"
SET: Final = "set"  # a guided game goes on from another position; text: the step of the guide, and the position
UNDO: Final = "undo"  # text: how many moves remain, and why it was more than a free one


@dataclass(frozen=True, slots=True)
class Person:
    """A browser that has done something; there are no accounts."""

    id: str
    hash: str
    name: str
    language: str = "en"
    email: str = ""
    hook: str = ""
    made: int = 0
    confirmed: int = 0  # when the e-mail address was confirmed; 0: it gets no letters
    asked: int = 0  # when a letter that asks for it was last sent
    token: str = ""  # the hash of what that letter contains
    expires: int = 0
    seen: int = 0  # when they last did something, to the day


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table: what its game starts from, and what lists and clocks need to know without replaying it."""

    id: str
    title: str
    players: int
    options: str
    rules: str
    box: str
    overlay: str | None
    seed: str
    start: str | None
    origin: str
    state: str
    note: str
    listed: int
    host: str
    again: str
    clock: str
    seconds: int
    made: int
    changed: int
    version: int  # the number of its last event
    serial: int  # the number of its last move or undo: names the decision that is open
    moves: int
    turn: int | None
    since: int
    bot: int  # 1 if a bot decides
    thinker: str
    lease: int
    result: str
    patience: int = 0  # without a clock: seconds of silence after which a person counts as gone; 0: never
    deal: str = ""  # the same for tables whose hidden things come in the same order
    checked: str = ""  # the program that replayed it last and agreed, or stopped it
    stage: int = 0  # the part of the game, from 1; 0 before the first, or if it was not written down

    @property
    def chosen(self) -> dict[str, Any]:
        """The options."""
        found = json.loads(self.options)
        assert isinstance(found, dict)
        return found

    @property
    def guided(self) -> bool:
        """The table of a guided game, or of puzzles: what it starts from is ours."""
        return self.origin in (GUIDE, PUZZLES)

    @property
    def same_deal_as(self) -> str:
        """The table whose deal is played again here, with everybody's consent; empty if it is a fresh one."""
        return self.origin.removeprefix(SAME) if self.origin.startswith(SAME) else ""

    @property
    def example(self) -> str:
        """The example of the rules in whose position the game began; empty if it began otherwise."""
        return self.origin.removeprefix(EXAMPLE) if self.origin.startswith(EXAMPLE) else ""


@dataclass(frozen=True, slots=True)
class SeatRow:
    table_id: str
    seat: int
    kind: str
    name: str
    level: str = ""
    handed: int = 0  # 1 if a bot plays for a person who is gone
    bank: int = 0  # milliseconds left
    told: int = 0  # the serial of the last turn its person was sent a notice for
    seen: int = 0  # when its person was last heard of: a page, a request, a move


@dataclass(frozen=True, slots=True)
class EventRow:
    """Something that happened at a table. Never changed, never removed."""

    table_id: str
    n: int
    kind: str
    seat: int | None
    text: str
    key: str | None
    digest: str
    at: int


@dataclass(frozen=True, slots=True)
class LinkRow:
    hash: str
    table_id: str
    seat: int | None
    kind: str  # join, seat or watch
    made: int
    revoked: int | None = None
    maker: str = ""


@dataclass(frozen=True, slots=True)
class HolderRow:
    """A person who may act for a seat, or watch. Who sat down there themself came through no link."""

    table_id: str
    seat: int
    person: str
    via: str = ""  # the hash of the link; `again`: brought along from the game before
    device: str = ""
    came: int = 0
    seen: int = 0


def kept_by(undo: str) -> int:
    """How many moves an undo leaves, by its text."""
    return int(undo.split(" ", 1)[0])
