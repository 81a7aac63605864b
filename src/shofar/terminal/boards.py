"""The boards by title: each `terminal/<title>.py` has `draw` and `hint`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from shofar.engine.errors import BadEffect, BadRequest
from shofar.engine.grammar import Phrase, parse
from shofar.engine.printed import Printed
from shofar.engine.views import AnyView
from shofar.readers.words import Words
from shofar.terminal.style import Style


class Board(Protocol):
    """What a title's module offers."""

    def draw(self, view: AnyView, printed: Printed, words: Words, style: Style) -> list[str]:
        """The table as lines."""

    def hint(self, view: AnyView, printed: Printed, words: Words, style: Style, move: str) -> str:
        """What a move is about beyond its own words: the card that lies there."""


def option_of(question: str, number: str) -> str:
    """What the n-th option of a question stands for: a choice within an effect; empty if there is none."""
    try:
        found = _choice(parse(question))
    except BadEffect:
        return ""
    return found.parts[int(number) - 1].text() if found and int(number) <= len(found.parts) else ""


def _choice(phrase: Phrase) -> Phrase | None:
    if phrase.kind == "choice":
        return phrase
    return next((found for part in phrase.parts if (found := _choice(part))), None)


def board_of(title: str) -> Board:
    """The board of a title."""
    name = f"shofar.terminal.{title}"
    if find_spec(name) is None:
        raise BadRequest("no-board", f"{title} cannot be played in the terminal yet", title=title)
    return cast(Board, import_module(name))
