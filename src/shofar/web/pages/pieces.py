"""The smallest parts of pages: icons, emblems, effects as rows of icons, tooltips, things with a name that travels."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup, escape

from shofar.readers.icons import Group, Icon, Mark, Row, icons
from shofar.web.html import Element, Node, div, fragment, li, ol, small, span
from shofar.web.html import b as bold
from shofar.web.look import MARKS, Sitting

SPRITE: Final = "/static/icons.svg"
WIDE: Final = 4  # icons in a row from which they are drawn smaller
CROWDED: Final = 6  # the same for icons and their numbers


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
    drawn, numbers = _count(row), _numbers(row)
    if drawn == 1:
        return "solo"
    return "wide" if drawn >= WIDE or drawn + numbers >= CROWDED else ""


def _count(row: Row) -> int:
    return sum(_count(token.row) if isinstance(token, Group) else isinstance(token, Icon) for token in row)


def _numbers(row: Row) -> int:
    """How many icons have a number before them."""
    return sum(
        _numbers(token.row) if isinstance(token, Group) else isinstance(token, Icon) and token.count != ""
        for token in row
    )


def _tokens(row: Row) -> Markup:
    return Markup("").join(_token(token) for token in row)


def _token(token: Icon | Mark | Group) -> Markup:
    if isinstance(token, Group):
        return Markup(f'<span class="{token.frame}">{_tokens(token.row)}</span>')
    if isinstance(token, Mark):
        if token.text:
            return Markup(f'<span class="amount">{escape(token.text)}</span>')
        return icon(token.name, "op per" if token.name == "per" else "op")
    drawn = sign(token)
    if token.on and token.name == "cube":  # a cube is a mark on the picture of its board
        drawn = Markup(f'<span class="cube-on">{icon(token.on)}</span>')
    elif token.on:
        drawn = Markup(f'<span class="footed">{drawn}{icon(token.on, "foot")}</span>')
    return Markup(f'<span class="amount">{escape(token.count)}{drawn}</span>')


def sign(token: Icon) -> Markup:
    """The symbol of a thing in the colour of the game."""
    return icon(token.name, f"t-{token.tint}" if token.tint else "")


def tip(name: str, *body: Node, id: str | None = None) -> Element:
    """What a thing is and does, in words: the last child of the thing. The script shows it where there is room, on
    hover, focus and long press."""
    return span(".tip", id=id)[bold[name], body]


def amount(number: int | str, name: str, label: str = "") -> Element:
    """A number with its icon, for facts and logs."""
    return span(".n", title=label or None)[str(number), icon(name)]


def names(**travels: str) -> dict[str, Any]:
    """Attributes of an element that travels: names(piece="w-red-1")."""
    return {f"data-{key}": value for key, value in travels.items()}


def join(*nodes: Node) -> Node:
    return fragment[nodes]


# --- what every board is made of --------------------------------------------------------------------------------


def css(*names: str, **states: bool) -> str:
    """Classes as one word list: css("card", "k-wood", moved=True, last=False)."""
    return " ".join([*names, *(name.replace("_", "-") for name, holds in states.items() if holds)])


def heard(text: str) -> Element:
    """Words for screen readers, where the page shows a picture."""
    return span(".vh")[text]


@lru_cache(maxsize=64)
def engraving(name: str) -> Markup:
    """A symbol as the watermark of a card or panel."""
    return Markup(
        f'<svg class="engraving" viewBox="0 0 24 24" aria-hidden="true"><use href="{SPRITE}#i-{escape(name)}"/></svg>'
    )


@lru_cache(maxsize=1024)
def subject(text: str, title: str) -> str:
    """The icon that stands for an effect: what it gives in the end, or the place where that lies."""
    found = [token for token in icons(text, title) if isinstance(token, Icon)]
    return (found[-1].on or found[-1].name) if found else ""


def fact(name: str, number: int | str, label: str) -> Element:
    """A number with its icon in a player's panel."""
    return span(".fact", title=label)[icon(name), span(".num")[str(number)], heard(label)]


def good(name: str, number: int | str, words: str, *more: Node, css: str = "") -> Element:
    """One of the own goods in the dock."""
    return div(class_=f"good {css}".strip(), title=None if more else f"{number} {words}")[
        bold(".num")[icon(name), str(number)], small[words], more
    ]


def ghost(colour: str, exhausted: bool = False) -> Element:
    """A worker where it would stand."""
    return span(".ghost")[worker(colour, exhausted)]


def brief(*nodes: Node) -> Element:
    """What an option of the dock shows instead of its words; the words stay for screen readers."""
    return span(".brief")[nodes]


def rounds(names: Sequence[str], now: int, label: str) -> Element:
    """The rounds of a game in the bar; `now` counts from 0 and is past the last one when the game is over."""
    steps = [
        li(class_="done" if at < now else None, aria_current="step" if at == now else None)[name]
        for at, name in enumerate(names)
    ]
    return ol(".rounds", aria_label=label)[steps]


def order(sittings: Sequence[Sitting], now: int | None, label: str) -> Element:
    """The turn order in the bar; `now` is the seat whose turn it is."""
    steps = [li(aria_current="true" if one.seat == now else None)[emblem(one.colour, one.name)] for one in sittings]
    return ol(".order", aria_label=label)[steps]
