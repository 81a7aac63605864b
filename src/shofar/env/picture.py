"""A table as text, and as a picture of that text: what people look at while an agent learns."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import shofar
from shofar.engine.game import Game
from shofar.env.extras import needed
from shofar.readers.lexicon import ENGLISH
from shofar.readers.words import Words
from shofar.terminal.boards import board_of
from shofar.terminal.style import Style

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

WIDTH: Final = 120
CELL: Final = (6, 11)  # of the letters that Pillow has inside, in pixels
EDGE: Final = 8
PAPER: Final = (24, 24, 27)
INK: Final = (228, 228, 231)
PAINTED: Final = re.compile(r"\x1b\[([\d;]*)m")
INKS: Final = {  # the codes of terminal/style.py
    "90": (113, 113, 122), "91": (248, 113, 113), "92": (74, 222, 128), "93": (250, 204, 21), "94": (96, 165, 250),
    "95": (192, 132, 252), "96": (45, 212, 191), "97": (250, 250, 250), "33": (251, 146, 60), "37": (161, 161, 170),
    "2": (161, 161, 170),
}  # fmt: skip

Ink = tuple[int, int, int]


def text(game: Game, seat: int | None, colour: bool = False, unicode: bool = True) -> str:
    """The table as a seat sees it; None is a spectator."""
    board = board_of(game.rules.title.name)
    style = Style(colour, unicode, WIDTH)
    return "\n".join(board.draw(game.view(seat), shofar.printed(game.rules), Words(ENGLISH), style))


def picture(game: Game, seat: int | None) -> NDArray[np.uint8]:
    """The same as an array of pixels: height, width, red, green and blue."""
    np = needed("numpy", "rl")
    image_module, draw_module = needed("PIL.Image", "rl"), needed("PIL.ImageDraw", "rl")
    font = needed("PIL.ImageFont", "rl").load_default_imagefont()
    lines = text(game, seat, colour=True, unicode=False).split("\n")
    width = max(len(PAINTED.sub("", line)) for line in lines)
    size = (2 * EDGE + CELL[0] * width, 2 * EDGE + CELL[1] * len(lines))
    image: Any = image_module.new("RGB", size, PAPER)
    drawing = draw_module.Draw(image)
    for number, line in enumerate(lines):
        at = EDGE
        for ink, part in _parts(line):
            drawing.text((at, EDGE + number * CELL[1]), part, fill=ink, font=font)
            at += CELL[0] * len(part)
    return np.asarray(image).copy()  # type: ignore[no-any-return]


def _parts(line: str) -> list[tuple[Ink, str]]:
    """A painted line as pieces of one colour."""
    pieces = PAINTED.split(line)
    found: list[tuple[Ink, str]] = [(INK, _latin(pieces[0]))]
    for codes, piece in zip(pieces[1::2], pieces[2::2], strict=True):
        ink = next((INKS[code] for code in codes.split(";") if code in INKS), INK)
        found.append((ink, _latin(piece)))
    return [(ink, piece) for ink, piece in found if piece]


def _latin(piece: str) -> str:
    return piece.encode("latin-1", "replace").decode("latin-1")
