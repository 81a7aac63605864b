"""The boards, one package per title. README.md says how one is made.

`boards/<title>/` has a `BOARD`, its style (board.css), its picture for the shelf (art.svg), and the icons that only it
needs (icons.svg)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from shofar import games
from shofar.engine.errors import BadBox
from shofar.engine.face import THEMES
from shofar.engine.views import AnyView
from shofar.readers.lexicon import ENGLISH, lexicon
from shofar.web.html import Node
from shofar.web.look import MARKS, Look

V = TypeVar("V")  # the view of the title
Tab = tuple[str, str, str]  # id, icon, key of the words
FOLDER: Final = Path(__file__).parent
STATIC: Final = FOLDER.parent / "static"
DATA: Final = ("board.css", "art.svg")
WORDS: Final = ("title", "about", "time", "kind")  # what home says of a title, in its own words file


def _nothing(view: AnyView, look: Look) -> None:
    return None


def _verb(move: str) -> str:
    return move.split(" ", 1)[0]


def _alone(move: str) -> str:
    return ""


def _never(move: str) -> bool:
    return False


def _not_yet(view: AnyView) -> bool:
    return False


def _nowhere(view: AnyView, look: Look) -> tuple[str, ...]:
    return ()


def _no_face(look: Look, section: str, row: str) -> None:
    return None


def _by_place(move: str, view: AnyView, look: Look) -> str:
    return look.words.move(look.title, move)


def _no_tip(move: str, view: AnyView, look: Look) -> tuple[str, str]:
    return look.choices.words[move], ""


@dataclass(frozen=True)
class Board(Generic[V]):
    """The parts of a title's table page: pure functions of a view."""

    board: Callable[[V, Look], Node]  # goes into <section class="board">
    mine: Callable[[V, Look], Node]  # own goods, in the dock left of the prompt; only if look.seat is not None
    rival: Callable[[V, Look, int], Node]  # one seat in the rail, below its name
    facts: Callable[[V, Look], Node]  # in the bar after the title: rounds, turn order
    option: Callable[[str, V, Look], Node]  # what an option of the dock shows after its words; None = nothing
    tell: Callable[[str, V, Look], tuple[str, str]] = _no_tip  # the move in words, then its costs and causes
    later: Callable[[str, V, Look], str] = _by_place  # a move that comes later in a turn, in words
    asks: Callable[[V, Look], str | None] = _nothing  # the prompt, where the board knows more of the moment
    where: Callable[[V, Look], tuple[str, ...]] = (
        _nowhere  # above the prompt: where in the turn one is, outermost first
    )
    opened: Callable[[V], bool] = _not_yet  # whether that names what the turn began with
    tally: Callable[[V, Look], Node] = _nothing  # beside the prompt: what this turn still has to spend
    desk: Callable[[V, Look], Node] = _nothing  # a player board at the head of the rail
    group: Callable[[str], str] = _verb  # which row of the dock an option belongs to: label `group-<key>`
    rows: tuple[str, ...] = ()  # the groups in the order in which they are shown; others come after them
    near: Callable[[str], bool] = _never  # whether a move that cannot be paid is shown all the same
    run: Callable[[str], str] = _alone  # what options that hang together share, "" if nothing
    face: Callable[[Look, str, str], Node] = _no_face  # a component of the box as it lies on the table, or None
    tabs: tuple[Tab, ...] = ()  # extra tabs on phones and views of the rail


@cache
def of(title: str) -> Board[Any]:
    """The board of a title."""
    name = f"{__name__}.{title}"
    if find_spec(name) is None:
        raise _fault(title, f"there is no package boards/{title}", "docs/add-a-game.md says how a board is made")
    found = getattr(import_module(name), "BOARD", None)
    if not isinstance(found, Board):
        raise _fault(title, f"boards/{title} has no BOARD", "an instance of shofar.web.boards.Board is expected")
    return found


def data(title: str, name: str) -> str:
    """A file beside a title's board."""
    file = FOLDER / title / name
    if not file.is_file():
        raise _fault(title, f"boards/{title}/{name} is not there", "docs/add-a-game.md says what belongs to a board")
    return file.read_text(encoding="utf-8")


@cache
def sprite() -> str:
    """The icons of all pages: the common ones and those of each title."""
    files = [STATIC / "icons.svg", *(FOLDER / title / "icons.svg" for title in games.NAMES)]
    symbols = [line for file in files if file.is_file() for line in file.read_text(encoding="utf-8").split("\n")]
    return "\n".join(
        ['<svg xmlns="http://www.w3.org/2000/svg">', *(s for s in symbols if s[:7] == "<symbol"), "</svg>\n"]
    )


@cache
def accents() -> str:
    """A style sheet that gives each title its colour."""
    rules: list[str] = []
    for title in games.NAMES:
        light, dark = (games.face(title).accent[theme] for theme in THEMES)
        rules.append(f".game-{title} {{ --accent: {light}; }}")
        rules.append(f'[data-theme="dark"] .game-{title} {{ --accent: {dark}; }}')
    return "\n".join(rules) + "\n"


def check() -> None:
    """Every title can be shown, or one sentence says what is missing: before the first page, not in the middle."""
    games.check()
    icons = set(re.findall(r'<symbol id="i-([^"]+)"', sprite()))
    for title in games.NAMES:
        of(title)
        for name in DATA:
            data(title, name)
        face = games.face(title)
        if face.emblem not in icons:
            raise _fault(
                title, f"face.toml names the emblem '{face.emblem}'", "one of the icons of the pages is expected"
            )
        unknown = [colour for colour in face.colours if colour not in MARKS]
        if unknown:
            raise _fault(title, f"face.toml names the colour '{unknown[0]}'", f"the colours are {', '.join(MARKS)}")
        words = lexicon(ENGLISH, title)
        missing = [key for key in WORDS if not words.has(key)]
        if missing:
            raise _fault(title, f"locale/{ENGLISH}/{title}.ftl has no '{missing[0]}'", "home shows it")


def _fault(title: str, found: str, remedy: str) -> BadBox:
    return BadBox("bad-board", f"the pages cannot show {title}: {found}; {remedy}", title=title)
