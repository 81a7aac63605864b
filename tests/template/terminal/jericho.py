"""The table of Jericho as text."""

from __future__ import annotations

from shofar.engine.printed import Printed
from shofar.games.jericho.views import JerichoView
from shofar.readers.words import Words
from shofar.terminal.style import Style


def draw(view: JerichoView, printed: Printed, words: Words, style: Style) -> list[str]:
    return [words.text("board-wall", "jericho", n=view["wall"])]


def hint(view: JerichoView, printed: Printed, words: Words, style: Style, move: str) -> str:
    return ""
