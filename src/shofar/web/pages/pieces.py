"""The smallest parts of pages: icons, emblems, effects as rows of icons, tooltips, things with a name that travels."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from htpy import Element, Node, fragment, span
from htpy import b as bold
from markupsafe import Markup, escape

from shofar.readers.icons import Group, Icon, Mark, Row, icons
from shofar.web.pages.look import MARKS, Sitting

SPRITE: Final = "/static/icons.svg"
WIDE: Final = 4  # icons in a row from which they are drawn smaller


@lru_cache(maxsize=2048)
def icon(name: str, css: str = "", label: str = "") -> Markup:
    """A symbol of the common set. Without a label it is decoration."""
    heard = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return Markup(f'<svg class="{escape(f"i {css}".strip())}" {heard}><use href="{SPRITE}#i-{escape(name)}"/></svg>')


@lru_cache(maxsize=2048)
def piece(name: str, colour: str, css: str, box: str = "6.5 6.8 11", moves: str = "") -> Markup:
    """A player's piece: the symbol with the mark of its colour on it. `box` is where the mark stands (x, y, size),
    `moves` the name under which it travels."""
    x, y, size = box.split()
    travels = f' data-piece="{escape(moves)}"' if moves else ""
    return Markup(
        f'<svg class="{escape(css)} p-{colour}" viewBox="0 0 24 24" aria-hidden="true"{travels}>'
        f'<use href="{SPRITE}#i-{escape(name)}"/>'
        f'<use href="{SPRITE}#i-em-{MARKS[colour]}" x="{x}" y="{y}" width="{size}" height="{size}"/></svg>'
    )


def cube(colour: str, moves: str = "") -> Markup:
    return piece("cube", colour, "cube", "6.5 6.8 11", moves)


def worker(colour: str, exhausted: bool = False, moves: str = "") -> Markup:
    if exhausted:
        return piece("worker-exhausted", colour, "worker exhausted", "13.6 12.6 8", moves)
    return piece("worker", colour, "worker ready", "8 12.6 8", moves)


@lru_cache(maxsize=64)
def emblem(colour: str, label: str = "") -> Markup:
    """The colour and mark of a player."""
    heard = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return Markup(
        f'<span class="emblem p-{colour}" {heard}>'
        f'<svg class="i"><use href="{SPRITE}#i-em-{MARKS[colour]}"/></svg></span>'
    )


def emblem_of(sitting: Sitting) -> Markup:
    return emblem(sitting.colour, sitting.name)


@lru_cache(maxsize=4096)
def effect(text: str, title: str, size: str = "") -> Markup:
    """An effect as a row of icons. `size` is small, tiny or mid; without it the number of icons decides."""
    row = icons(text, title)
    css = size or _size(row)
    return Markup(f'<span class="{f"effect {css}".strip()}" aria-hidden="true">{_tokens(row)}</span>')


def _size(row: Row) -> str:
    drawn = _count(row)
    if drawn == 1:
        return "solo"
    return "wide" if drawn >= WIDE else ""


def _count(row: Row) -> int:
    return sum(_count(token.row) if isinstance(token, Group) else isinstance(token, Icon) for token in row)


def _tokens(row: Row) -> Markup:
    return Markup("").join(_token(token) for token in row)


def _token(token: Icon | Mark | Group) -> Markup:
    if isinstance(token, Group):
        return Markup(f'<span class="{token.frame}">{_tokens(token.row)}</span>')
    if isinstance(token, Mark):
        if token.text:
            return Markup(f'<span class="amount">{escape(token.text)}</span>')
        return icon(token.name, f"op {token.name}")
    drawn = icon(token.on or token.name, f"t-{token.tint}" if token.tint else "")
    if token.on:
        drawn = Markup(f'<span class="{escape(token.name)}-on">{drawn}</span>')
    return Markup(f'<span class="amount">{escape(token.count)}{drawn}</span>')


def tip(name: str, *body: Node, below: bool = False) -> Element:
    """What a thing is and does, in words; shown on hover, focus and long press."""
    return span(class_=f"tip{' below' if below else ''}", role="tooltip")[bold[name], body]


def amount(number: int | str, name: str, label: str = "") -> Element:
    """A number with its icon, for facts and logs."""
    return span(".n", title=label or None)[str(number), icon(name)]


def names(**travels: str) -> dict[str, Any]:
    """Attributes of an element that travels: names(piece="w-red-1")."""
    return {f"data-{key}": value for key, value in travels.items()}


def join(*nodes: Node) -> Node:
    return fragment[nodes]
