"""The table of Jericho as text."""

from __future__ import annotations

from typing import Any

from shofar.engine.box import Box
from shofar.readers.words import Words
from shofar.terminal.style import Style


def draw(view: dict[str, Any], words: Words, style: Style) -> list[str]:
    return [words.text("board-wall", "jericho", n=view["wall"])]


def hint(view: dict[str, Any], words: Words, style: Style, move: str, box: Box) -> str:
    return ""
