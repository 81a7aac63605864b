"""What a table tells a viewer of its past: the log as blocks, what happened since their last turn, summaries."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from shofar.engine.rules import Rules
from shofar.games import telling
from shofar.readers.chronicle import PART, TURN, Chronicle, Stretch
from shofar.readers.deeds import Told, marked, told
from shofar.readers.summary import Sheet, sheet
from shofar.web.tables.rooms import CHAT, SEAT, Remark, Room

NOTHING: Final = Told("", ())
BLOCKS: Final = 40  # of the log
STACK: Final = 4  # blocks
TOP: Final = -1  # where remarks lie that no turn has followed yet
REMARKS: Final = (CHAT, SEAT, "undo", "start")


@dataclass(frozen=True, slots=True)
class Block:
    """A block of the log: a turn, what is nobody's turn, a line across; or chat, or somebody who came or went."""

    kind: str  # turn, aside, part; chat, seat, start or undo
    step: int  # how many moves had been made: what the block links to
    seat: int | None
    at: int
    told: Told = NOTHING
    n: int = -1  # its number in the course of the game; of a remark, less than nothing
    text: str = ""  # of a remark

    def __hash__(self) -> int:
        """By where it stands: its words are many, and asked for with every page."""
        return hash((self.kind, self.step, self.n))


@dataclass(frozen=True, slots=True)
class Story:
    """The past of a table, for one viewer."""

    stacks: dict[int, tuple[Block, ...]]  # the blocks of the log, the newest first, some on each stack
    since: tuple[Block, ...]  # of others since the viewer's last turn, in order; it stays until the turn is over
    sheet: Sheet | None  # the newest summary

    @property
    def blocks(self) -> tuple[Block, ...]:
        """The log, the newest block first."""
        return tuple(block for stack in self.stacks.values() for block in stack)

    @property
    def newest(self) -> Block | None:
        """The newest block. The others are not looked at for it."""
        for at in self.stacks:
            return self.stacks[at][0]
        return None

    @property
    def ends(self) -> tuple[int, ...]:
        """The steps after which somebody's turn was over since then."""
        return tuple(sorted({block.step for block in self.since}))


def chronicle(room: Room) -> Chronicle:
    """The course of the game in this room, as far as it has come."""
    assert room.game is not None
    return room.course(room.game)


def story(room: Room, language: str, viewer: int | None, step: int) -> Story:
    """The past after this many moves."""
    if room.game is None:
        return Story(_stacked(_remark(remark) for remark in reversed(_remarks(room, step))), (), None)
    course = chronicle(room)
    stretches = course.until(step)
    return Story(
        _stacked(_blocks(room, language, viewer, stretches, step)),
        tuple(_others(room, language, viewer, stretches)),
        _sheet(room, language, viewer, course, step),
    )


def of_step(room: Room, language: str, viewer: int | None, step: int) -> tuple[Block, ...]:
    """What one move has told."""
    if room.game is None or not step:
        return ()
    parts = (one.of(step) for one in chronicle(room).stretches if one.first <= step <= one.last and one.kind != PART)
    return tuple(_worded(room, language, viewer, parts))


def stops(room: Room) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The steps after which a turn was over, and those after which a part of the game was."""
    if room.game is None:
        return (), ()
    stretches = [one for one in chronicle(room).stretches if one.entries]
    turns = {one.last for one in stretches if (one.kind != PART and one.last > one.first) or one.began is None}
    return tuple(sorted(turns)), tuple(chronicle(room).ends())


def said_of(room: Room, language: str, step: int, seat: int) -> str:
    """What the log says of points of a seat at one move, without what counts at the end only."""
    lines = _lines_of(room, language, range(step, step + 1), seat)
    points = "|".join({marked(language).text("log-points", n=n) for n in (1, 2, 5)})
    scored = re.compile(rf"\d ({points})\b")
    for about in (seat, None):  # what an opponent without a person scores is told of nobody
        found = [text for text in _lines_of(room, language, range(step, step + 1), about) if scored.search(text)]
        if found:
            return "; ".join(found)
    return "; ".join(lines[:1])


def turn_of(room: Room, language: str, steps: range, seat: int) -> str:
    """What the log says of a whole turn of a seat, likewise: what belongs together in a sentence."""
    return "; ".join(_lines_of(room, language, steps, seat))


def _lines_of(room: Room, language: str, steps: range, seat: int | None) -> list[str]:
    assert room.game is not None
    final = {one.kind for plan in telling(room.row.title).summaries for one in plan.columns if one.final}
    kinds = [kind.key for kind in room.game.rules.title.kinds]
    parts = (one.within(steps).but(lambda news: kinds[news[0]] in final) for one in chronicle(room).stretches)
    return [
        text
        for one in _worded(room, language, None, (part for part in parts if part.entries and part.kind != PART))
        for about, text in one.told.lines
        if (one.seat if about is None else about) == seat
    ]


def _sheet(room: Room, language: str, viewer: int | None, course: Chronicle, step: int) -> Sheet | None:
    """The newest summary. It is worded once: it stays until the next one."""
    found = course.summaries(step)
    if not found:
        return None
    assert room.game is not None
    window, key = found[-1], (language, viewer, found[-1][0].name, found[-1][1])
    known = room.sheets.get(key)
    if known is None:
        known = room.sheets[key] = sheet(language, room.game.rules, window, viewer)
    return known


def _stacked(blocks: Iterable[Block]) -> dict[int, tuple[Block, ...]]:
    """By their number in the course of the game: what was told long ago stays on its stack."""
    found: dict[int, list[Block]] = {}
    at = TOP
    for block in blocks:
        at = block.n // STACK if block.n >= 0 else at
        found.setdefault(at, []).append(block)
    return {at: tuple(stack) for at, stack in found.items()}


# --- the log ------------------------------------------------------------------------------------------------------


def _blocks(room: Room, language: str, viewer: int | None, stretches: list[Stretch], step: int) -> Iterable[Block]:
    """The newest first. A remark stands above the turn in which it was made."""
    remarks, count = _remarks(room, step), 0
    heard = room.told.setdefault((language, viewer), {})
    for n in range(len(stretches) - 1, -1, -1):
        known = heard.get(n)
        same = known is not None and known[0] is stretches[n]
        block = known[1] if known and same else _block(room, language, viewer, stretches[n], n)
        if block is None:
            continue
        while remarks and remarks[-1].after >= block.step:
            yield _remark(remarks.pop())
        yield block
        count += 1
        if count == BLOCKS:
            return
    yield from (_remark(remark) for remark in reversed(remarks))


def _remarks(room: Room, step: int) -> list[Remark]:
    return [remark for remark in room.remarks if remark.after <= step and remark.kind in REMARKS]


def _remark(remark: Remark) -> Block:
    return Block(remark.kind, remark.after, remark.seat, remark.at, n=-remark.n, text=remark.text)


def _worded(room: Room, language: str, viewer: int | None, stretches: Iterable[Stretch]) -> Iterable[Block]:
    """With numbers of their own."""
    blocks = (_told(room, language, viewer, one, n) for n, one in enumerate(stretches))
    return (block for block in blocks if block is not None)


def _block(room: Room, language: str, viewer: int | None, stretch: Stretch, n: int) -> Block | None:
    """A stretch of the log. It stays as it was worded until more belongs to it, for all who may know the same of it."""
    heard = room.told.setdefault((language, viewer), {})
    found = heard.get(n)
    if found is None or found[0] is not stretch:
        assert room.game is not None
        known = room.told.setdefault((language, _ear(room.game.rules, stretch, viewer)), {})
        found = known.get(n)
        if found is None or found[0] is not stretch:
            found = known[n] = (stretch, _told(room, language, viewer, stretch, n))
        heard[n] = found
    return found[1]


def _ear(rules: Rules, stretch: Stretch, viewer: int | None) -> int | None:
    """The viewer if they have heard what others have not."""
    kinds = rules.title.kinds
    private = any(news[1] == viewer and kinds[news[0]].private for _, news in stretch.entries)
    return viewer if private else None


def _told(room: Room, language: str, viewer: int | None, stretch: Stretch, n: int) -> Block | None:
    """A stretch in words; None if it says nothing."""
    assert room.game is not None
    found = told(language, room.game.rules, stretch, viewer)
    at = room.steps[stretch.last - 1].at if 0 < stretch.last <= len(room.steps) else 0
    return Block(stretch.kind, stretch.last, stretch.seat, at, found, n=n) if found else None


# --- since your last turn -----------------------------------------------------------------------------------------


def _others(room: Room, language: str, viewer: int | None, stretches: list[Stretch]) -> Iterable[Block]:
    """What others did, numbered from the viewer's last turn on."""
    told = (_block(room, language, viewer, stretches[n], n) for n in _since(stretches, viewer))
    blocks = (block for block in told if block is not None and block.kind != PART)
    return (replace(block, n=n) for n, block in enumerate(blocks))


def _since(stretches: list[Stretch], viewer: int | None) -> range:
    """The stretches between the viewer's last turn and this one, which may be going on."""
    if viewer is None:
        return range(0)
    end = len(stretches)
    while end and _own(stretches[end - 1], viewer):
        end -= 1
    begin = end
    while begin and not _own(stretches[begin - 1], viewer):
        begin -= 1
    return range(begin, end)


def _own(stretch: Stretch, viewer: int) -> bool:
    return stretch.kind == TURN and stretch.seat == viewer
