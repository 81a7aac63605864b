"""Shapes of text: padding that knows colours, boxes, blocks side by side, tables, effects as glyphs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from textwrap import wrap as wrap_words
from typing import Final

from rich.cells import cell_len

from shofar.engine.printed import Face, Value
from shofar.readers.form import formed
from shofar.readers.icons import Group, Icon, Mark, Row, Token, glyphs, icons
from shofar.readers.words import Words
from shofar.terminal.style import Style

RECONSTRUCTED: Final = "reconstructed"
COLOURS: Final = re.compile(r"\x1b\[[0-9;]*m")
GAP: Final = "  "  # between the columns of a table
READABLE: Final = 16  # cells that a column with a heading keeps
FRAMES: Final = {"pay": ("", ""), "choice": ("(", ")"), "may": ("[", "]")}


def plain(text: str) -> str:
    """The text without colours."""
    return COLOURS.sub("", text)


def width(text: str) -> int:
    """How many cells the text takes."""
    return cell_len(plain(text))


def pad(text: str, to: int, align: str = "<") -> str:
    """The text filled up with spaces: `<` left, `>` right, `^` centred."""
    gap = max(0, to - width(text))
    left = {"<": 0, ">": gap, "^": gap // 2}[align]
    return " " * left + text + " " * (gap - left)


def cut(text: str, to: int, style: Style) -> str:
    """The text without its end if it is too long; only for text without colours."""
    if width(text) <= to:
        return text
    dots = style.pick("…", ".")
    while text and width(text) > to - 1:
        text = text[:-1]
    return text.rstrip() + dots


def wrap(text: str, to: int, indent: str = "") -> list[str]:
    """The text in lines; only for text without colours."""
    return wrap_words(text, max(to, 8), subsequent_indent=indent) or [""]


def block(lines: Sequence[str], to: int = 0) -> list[str]:
    """Lines of equal width."""
    widest = max([to, *(width(line) for line in lines)])
    return [pad(line, widest) for line in lines]


def beside(*blocks: Sequence[str], gap: str = "  ") -> list[str]:
    """Blocks side by side, their tops level."""
    height = max(len(lines) for lines in blocks)
    filled = [block([*lines, *[""] * (height - len(lines))]) for lines in blocks if lines]
    return [gap.join(row).rstrip() for row in zip(*filled, strict=True)]


def flow(blocks: Sequence[Sequence[str]], style: Style, gap: str = "  ") -> list[str]:
    """Blocks side by side, in as many rows as the width of the terminal asks for."""
    lines: list[str] = []
    row: list[Sequence[str]] = []
    taken = 0
    for each in blocks:
        wide = max((width(line) for line in each), default=0)
        if row and taken + len(gap) + wide > style.width:
            lines += beside(*row, gap=gap)
            row, taken = [], 0
        taken += wide + (len(gap) if row else 0)
        row.append(each)
    return lines + (beside(*row, gap=gap) if row else [])


def facts(parts: Sequence[str], style: Style) -> list[str]:
    """Short facts in a row with dots between them, in as many lines as they need."""
    dot = style.pick(" · ", " | ")
    lines: list[str] = []
    for part in parts:
        if lines and width(lines[-1] + dot + part) <= style.width:
            lines[-1] += dot + part
        elif width(part) > style.width and plain(part) == part:
            lines += wrap(part, style.width, "  ")
        else:
            lines.append(part)
    return lines


def frame(lines: Sequence[str], style: Style, heading: str = "", to: int = 0, look: str = "") -> list[str]:
    """Lines in a box, with a heading in its upper edge."""
    corners = style.pick("╭╮╰╯─│", "++++-|")
    inner = block(lines, max(to, width(heading) + 2 if heading else 0))
    wide = width(inner[0]) if inner else 0
    top = f"{corners[4]} {heading} " if heading else ""
    top += corners[4] * (wide + 2 - width(top))
    side = style.paint(corners[5], look)
    return [
        style.paint(corners[0], look) + _edge(top, heading, style, look) + style.paint(corners[1], look),
        *[f"{side} {line} {side}" for line in inner],
        style.paint(corners[2] + corners[4] * (wide + 2) + corners[3], look),
    ]


def _edge(top: str, heading: str, style: Style, look: str) -> str:
    if not heading or not look:
        return top
    before, after = top.split(heading, 1)
    return style.paint(before, look) + heading + style.paint(after, look)


def table(
    rows: Sequence[Sequence[str]], style: Style, head: Sequence[str] = (), right: Sequence[int] = ()
) -> list[str]:
    """Rows in columns; wide columns are wrapped to fit the width. `right` names the columns of numbers.

    What does not fit even so is written row by row, each value behind the heading of its column."""
    cells = [list(row) for row in ([head, *rows] if head else rows)]
    if not cells:
        return []
    widths = _shrunk(cells, style.width, bool(head))
    if head and sum(widths) + len(GAP) * (len(widths) - 1) > style.width:
        return _stacked(rows, style, head)
    lines: list[str] = []
    for number, row in enumerate(cells):
        shown = _wrapped(row, widths, right)
        if head and number == 0:
            line = style.pick("─", "-") * min(style.width, max(width(each) for each in shown))
            shown = [*[style.paint(each, "bold") for each in shown], line]
        lines += shown
    return lines


def _shrunk(cells: Sequence[Sequence[str]], to: int, headed: bool) -> list[int]:
    """The widths of the columns: long headings give way, then the widest, until all fit; but no word is broken.

    What stands below a heading keeps a readable width."""
    columns = list(zip(*cells, strict=True))
    widths = [max(width(cell) for cell in column) for column in columns]
    words = [max(_longest_word(cell) for cell in column) for column in columns]
    below = [max((width(cell) for cell in column[headed:]), default=0) for column in columns]
    floor = READABLE if headed else 0
    least = [max(word, min(floor, wide)) for word, wide in zip(words, below, strict=True)]
    over = sum(widths) + len(GAP) * (len(widths) - 1) - to
    for _ in range(over):
        able = [(wide > below[at], wide, -at) for at, wide in enumerate(widths) if wide > least[at]]
        if not able:
            break
        widths[-max(able)[2]] -= 1
    return widths


def _longest_word(cell: str) -> int:
    """How narrow a cell can get; one with colours stays as it is."""
    return width(cell) if plain(cell) != cell else max((width(word) for word in cell.split()), default=0)


def _wrapped(row: Sequence[str], widths: Sequence[int], right: Sequence[int]) -> list[str]:
    """A row in as many lines as its fullest cell needs."""
    parts = [
        [cell] if width(cell) <= wide or plain(cell) != cell else wrap_words(cell, max(wide, 1))
        for cell, wide in zip(row, widths, strict=True)
    ]
    lines = []
    for number in range(max(len(part) for part in parts)):
        texts = [part[number] if number < len(part) else "" for part in parts]
        padded = [pad(text, widths[at], ">" if at in right else "<") for at, text in enumerate(texts)]
        lines.append(GAP.join(padded).rstrip())
    return lines


def _stacked(rows: Sequence[Sequence[str]], style: Style, head: Sequence[str]) -> list[str]:
    """Each row as a paragraph under its first cell."""
    lines: list[str] = []
    for row in rows:
        named = [f"{name}: {cell}" if name else cell for name, cell in zip(head[1:], row[1:], strict=True) if cell]
        lines.append(style.paint(f"{head[0]} {row[0]}".strip(), "bold"))
        lines += [f"  {line}" for line in facts(named, style.within(style.width - 2))]
    return lines


# --- what is printed ----------------------------------------------------------------------------------------


def mark(style: Style) -> str:
    """Stands behind a value that is not known from a printed copy."""
    return style.pick("°", "~")


def doubt(face: Face, style: Style, *names: str) -> str:
    """The mark if one of these values of a component is reconstructed, else nothing."""
    return mark(style) if any(face.source(name) == RECONSTRUCTED for name in names if name in face) else ""


def doubts(faces: Iterable[Face], style: Style, *names: str) -> str:
    """The mark of a heading if one of these values of several components is reconstructed."""
    return mark(style) if any(doubt(face, style, *names) for face in faces) else ""


def listed(value: Value) -> str:
    """A printed value as text: of a list one after the other."""
    return " ".join(str(each) for each in value) if isinstance(value, list) else str(value)


# --- effects ------------------------------------------------------------------------------------------------


def effect(text: str, title: str, style: Style) -> str:
    """An effect as a row of glyphs."""
    return row(icons(text, title), title, style)


def row(tokens: Row, title: str, style: Style) -> str:
    """A row of icons as glyphs; numbers of neighbours are kept apart."""
    text = ""
    for token in tokens:
        part = _token(token, title, style)
        text += " " + part if text and part[0].isdigit() and text[-1] not in "([/>→" else part
    return text


def glyph(name: str, style: Style) -> str:
    """The glyph of an icon."""
    return glyphs()[name][0 if style.unicode else 1]


@cache
def letter(colour: str, title: str, language: str) -> str:
    """A colour where there is room for hardly more than a letter."""
    noun = Words(language).noun(colour, 1, title)
    short = formed(noun, "letter")
    return str(short) if short != noun else colour[0]


def tinted(colour: str, title: str, style: Style) -> str:
    """The mark behind an icon of this colour, for those who do not see it."""
    return f"'{letter(colour, title, style.language)}"


def _token(token: Token, title: str, style: Style) -> str:
    if isinstance(token, Icon):
        count = token.count if style.unicode else token.count.replace("±", "+-").replace("−", "-")
        foot = glyph(token.on, style) if token.on else ""
        tint = style.paint(glyph(token.name, style), token.tint) if token.tint else glyph(token.name, style)
        return count + tint + foot + (tinted(token.tint, title, style) if token.tint else "")
    if isinstance(token, Mark):
        return token.text.replace("–", style.pick("–", "-")) or glyph(token.name, style)
    assert isinstance(token, Group)
    opening, closing = FRAMES[token.frame]
    return opening + row(token.row, title, style) + closing
