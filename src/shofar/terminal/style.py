"""What the terminal can show: colour, Unicode, how wide it is."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from typing import Final, TextIO

from shofar.readers.lexicon import ENGLISH

CODES: Final = {
    "bold": "1", "dim": "2", "underline": "4", "reverse": "7",
    "black": "90", "red": "91", "green": "92", "yellow": "93", "blue": "94", "purple": "95", "turquoise": "96",
    "white": "97", "orange": "33", "brown": "33", "grey": "37",
}  # fmt: skip
MARKS: Final = ("●", "■", "▲", "◆")  # a seat is a mark as well as a colour
ASCII_MARKS: Final = ("o", "#", "^", "%")
PIPE_WIDTH: Final = 100
CLEAR: Final = "\x1b[3J\x1b[2J\x1b[H"  # the scrollback too: the next person must not find it there
SCROLL: Final = "\n" * 100  # all that a dumb terminal can do


class Style:
    """How to write to one stream."""

    def __init__(
        self,
        colour: bool = False,
        unicode: bool = True,
        width: int = PIPE_WIDTH,
        clear: str = "",
        language: str = ENGLISH,
    ) -> None:
        self.colour: Final = colour
        self.unicode: Final = unicode
        self.width: Final = width
        self.clear: Final = clear  # what empties the screen; nothing in a pipe
        self.language: Final = language  # of the letters that stand for colours

    def within(self, width: int) -> Style:
        """The same where there is less room."""
        return Style(self.colour, self.unicode, width, self.clear, self.language)

    def paint(self, text: str, *looks: str) -> str:
        """The text in these looks (names of CODES), plain where the terminal has no colour."""
        codes = ";".join(CODES[look] for look in looks if look)
        return f"\x1b[{codes}m{text}\x1b[0m" if self.colour and codes and text else text

    def mark(self, seat: int) -> str:
        """The sign of a seat."""
        return (MARKS if self.unicode else ASCII_MARKS)[seat]

    def player(self, seat: int, colour: str, text: str = "") -> str:
        """A seat's sign, and a text after it, in the colour of the seat."""
        return self.paint(f"{self.mark(seat)} {text}".rstrip(), colour if colour in CODES else "", "bold")

    def pick(self, unicode: str, ascii_: str) -> str:
        """The first where the terminal has Unicode, else the second."""
        return unicode if self.unicode else ascii_


def style_of(stream: TextIO, environ: Mapping[str, str] = os.environ, language: str = ENGLISH) -> Style:
    """The style for a stream: no colour in pipes, on dumb terminals, or if NO_COLOR asks for none."""
    terminal = stream.isatty()
    dumb = environ.get("TERM", "dumb") == "dumb"
    colour = terminal and not dumb and not environ.get("NO_COLOR")
    clear = "" if not terminal else SCROLL if dumb else CLEAR
    width = shutil.get_terminal_size((PIPE_WIDTH, 40)).columns if terminal or "COLUMNS" in environ else PIPE_WIDTH
    return Style(colour, _speaks_unicode(stream), max(40, width), clear, language)


def _speaks_unicode(stream: TextIO) -> bool:
    try:
        "●▦→│".encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
