"""The log: a block per turn under its player's name and colour, lines across it, chat, who came and went."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache

from shofar.readers.chronicle import ASIDE, PART, TURN
from shofar.readers.words import Words
from shofar.web.html import Element, Node, a, b, details, fragment, header, li, ol, p, small, span, summary, time
from shofar.web.look import Look
from shofar.web.pages.layout import Guest
from shofar.web.pages.pieces import emblem, icon
from shofar.web.pages.told import Names, names, only, opening, plain, seats, told
from shofar.web.panels import panel
from shofar.web.story import Block, Story


@panel
def turns(look: Look, guest: Guest, story: Story, table: str) -> Element:
    """The log, the newest block first."""
    return ol(".turns", aria_live="polite", tabindex="0")[
        [_stack(look, guest, story, table, first) for first in story.stacks]
    ]


@panel
def _stack(look: Look, guest: Guest, story: Story, table: str, first: int) -> Node:
    """Blocks of the log that were told one after the other: most stay as they are, whatever is told later."""
    called = names(look)
    return [_one(look, guest, one, called, table) for one in story.stacks[first]]


def block(look: Look, guest: Guest, one: Block, table: str = "") -> Element:
    """A block; with a table it links to the position after it."""
    return _one(look, guest, one, names(look), table)


def _one(look: Look, guest: Guest, one: Block, called: Names, table: str) -> Element:
    """Drawn with the names of those whom it is about: others are no business of it, and what is not said of the viewer
    is the same for everybody."""
    return _drawn(look, guest.words, one, only(called, _about(one)), _own(look, one), table, one.n)


@lru_cache(maxsize=4096)
def _about(one: Block) -> frozenset[int | None]:
    """The seats that a block names."""
    texts = [*(text for _, text in one.told.lines), *(text for fold in one.told.folds for text in fold.lines)]
    return frozenset({one.seat, *(seat for seat, _ in one.told.lines)}).union(*map(seats, texts))


def _own(look: Look, one: Block) -> bool:
    return one.seat is not None and look.sitting(one.seat).you


def spoken(look: Look, one: Block) -> str:
    """A turn in a line of text."""
    called = names(look)
    return look.words.row(
        plain(text if seat is None else look.words.labelled(called[seat][1], text), called)
        for seat, text in one.told.lines
    )


@panel
def _drawn(look: Look, words: Words, one: Block, called: Names, own: bool, table: str, n: int) -> Element:
    title = look.title
    if one.kind == PART:
        return li(".divider")[one.told.lines[0][1]]
    if one.kind not in (TURN, ASIDE):
        return li(class_=one.kind)[_remark(words, one, called, own), _when(words, one, table)]
    folds = _folds(title, words, one, called)
    headed = one.seat is not None or one.told.head or one.told.lines  # else the fold itself is the heading
    return li(id=f"{'log' if table else 'since'}-{one.n}", class_=_classes(one, called, own))[
        header[_head(words, one, called, own) if headed else folds, _when(words, one, table)],
        _lines(title, words, one.told.lines, called),
        folds if headed else None,
    ]


@lru_cache(maxsize=1024)
def _lines(title: str, words: Words, lines: tuple[tuple[int | None, str], ...], called: Names) -> Element:
    """What is said in a block: the same wherever the block stands."""
    return fragment[[p[_who(words, called, seat), told(text, title, words, called)] for seat, text in lines]]


def _folds(title: str, words: Words, one: Block, called: Names) -> list[Element]:
    return [
        details(".fold")[
            summary[icon("chevron"), fold.name], [p[told(text, title, words, called)] for text in fold.lines]
        ]
        for fold in one.told.folds
    ]


def _classes(one: Block, called: Names, own: bool) -> str:
    if one.seat is None:
        return "turn sum"
    return f"turn p-{called[one.seat][0]}{' own' if own else ''}"


def _head(words: Words, one: Block, called: Names, own: bool) -> Node:
    if one.seat is None:
        return [icon("flag"), b[one.told.head]]
    colour, name = called[one.seat]
    return [emblem(colour), b[words.text("you-act") if own else name], small[one.told.head] if one.told.head else None]


def _who(words: Words, called: Names, seat: int | None) -> Node:
    if seat is None:
        return None
    colour, name = called[seat]
    return [span(".named")[emblem(colour), " ", b[words.labelled(opening(name, words), "").rstrip()]], " "]


def _when(words: Words, one: Block, table: str) -> Node:
    if not table:
        return None
    return a(href=f"/table/{table}/replay?step={one.step}", title=words.text("show-step", n=one.step))[stamp(one.at)]


def _remark(words: Words, one: Block, called: Names, own: bool) -> Node:
    colour, name = called[one.seat] if one.seat is not None else ("", "")
    who = words.text("you-act") if own else name
    mark: Node = emblem(colour) if colour else icon("flag")
    if one.kind == "chat" and name:
        return [mark, span[b[who], ": ", one.text]]
    key, about = _key(one)
    return [mark, span[words.text(key, name=about or name, own="yes" if own else "no")]]


def _key(one: Block) -> tuple[str, str]:
    """The key of the words, and who it is about if not the seat."""
    word, _, rest = one.text.partition(" ")
    if one.kind == "seat" or (word and one.kind == "start"):
        return f"log-{one.kind}-{word}", rest
    return (f"log-undo-{rest}" if one.kind == "undo" and rest else f"log-{one.kind}"), ""


def stamp(at: int, dated: bool = False) -> Element:
    """A time, with its day if that matters: the script shows it in the visitor's own zone."""
    moment = datetime.fromtimestamp(at / 1000, UTC)
    shown = moment.strftime("%Y-%m-%d %H:%M" if dated else "%H:%M")
    return time(datetime=moment.isoformat(timespec="seconds"), data_local="day" if dated else True)[shown]
