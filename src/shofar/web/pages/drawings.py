"""What is drawn beside rules and in the box: components by the board's own code, values with their source, icons.

A drawing is a line of a title's `reference.toml`:

    pieces faces wood_1 wood_2       components of a section of the box
    values work                      the values of a section; rows and columns may be named
    effect pay 1 gold -> 3 wood      an effect as icons
    icons marble:red then student    single icons, with a tint; numbers and words as they are
    row study marble:red             icons in a frame, the number of those after the first behind them
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import shofar
from shofar.engine.box import Box, Section, Value
from shofar.engine.errors import BadBox, BadEffect
from shofar.engine.printed import Printed
from shofar.readers.lexicon import MissingWords, slug
from shofar.readers.words import Words
from shofar.web import boards
from shofar.web.html import Element, Node, b, code, div, li, span, table, tbody, td, th, thead, tr, ul
from shofar.web.look import Look
from shofar.web.pages.layout import Guest
from shofar.web.pages.pieces import effect, heard, icon

RECONSTRUCTED: Final = "reconstructed"
OPERATORS: Final = ("times", "per", "then", "or", "and", "pay")
NONE: Final = "none"
Wanted = tuple[str, ...]


def drawing(look: Look, guest: Guest, line: str) -> Node:
    """What a line of the layout asks for."""
    kind, _, rest = line.partition(" ")
    made = KINDS.get(kind)
    if made is None:
        raise BadBox("bad-reference", f"{look.title}: '{line}' is no drawing; expected one of {', '.join(KINDS)}")
    return made(look, guest, rest)


# --- icons -----------------------------------------------------------------------------------------------------------


def icons(line: str) -> Element:
    """`wall:red times gate`: icons with tints, signs between them, numbers."""
    return span(".effect.small", aria_hidden="true")[[_icon(word) for word in line.split()]]


def _icon(word: str) -> Node:
    name, _, tint = word.partition(":")
    if name.isdigit() or name == "-":
        return span(".amount")["–" if name == "-" else name]
    if name in OPERATORS:
        return icon(name, "op per" if name == "per" else "op")
    css = f"t-{tint}" if tint in TINTS else f"p-{tint}" if tint else ""
    return icon(name, css)


TINTS: Final = ("red", "yellow", "blue", "white", "black", "grey", "orange", "purple", "green")


def _icons(look: Look, guest: Guest, rest: str) -> Node:
    return span(".strip")[icons(rest)]


def _row(look: Look, guest: Guest, rest: str) -> Node:
    first, *others = rest.split()
    return span(".strip")[icons(" ".join((first, *others))), b[str(len(others))]]


def _effect(look: Look, guest: Guest, rest: str) -> Node:
    return span(".strip")[effect(rest, look.title, size="small"), heard(guest.words.effect(rest, look.title))]


# --- components ------------------------------------------------------------------------------------------------------


def _pieces(look: Look, guest: Guest, rest: str) -> Node:
    name, *rows = rest.split()
    box = shofar.box(look.title)
    return ul(".pieces")[[li[component(look, guest, box, section_of(look.title, name), row)] for row in rows]]


def looking(title: str, words: Words) -> Look:
    """Somebody who looks at the components, at no table."""
    return Look(title, words, (), printed=Printed(shofar.box(title), {}))


def section_of(title: str, name: str) -> Section:
    """A section of a title's box."""
    found = next((one for one in shofar.title(title).sections if one.name == name), None)
    if found is None:
        raise BadBox("bad-reference", f"the box of {title} has no section '{name}'")
    return found


def component(look: Look, guest: Guest, box: Box, section: Section, row: str) -> Element:
    """A component as the board draws it, else its values on a card; with its sentence for who cannot see it."""
    drawn = boards.of(look.title).face(look, section.name, row)
    said = guest.words.component(box, section.name, row)
    name = row_name(look, section.name, row)
    return div(".piece-of", role="img", aria_label=f"{name}. {said}".strip())[
        div(".drawn-face", aria_hidden="true", inert=True)[
            drawn if drawn is not None else card(look, box, section, row)
        ]
    ]


def card(look: Look, box: Box, section: Section, row: str) -> Element:
    """The values of a component, one below the other."""
    values = box.row(section.name, row)
    cells = [(name, cell(look, section, name, values[name])) for name in section.columns if name in values]
    shown = [(name, one) for name, one in cells if one is not None]
    return div(".cc")[
        b[row_name(look, section.name, row)],
        [div[_label(look, name) if _bare(section, name) else None, one] for name, one in shown],
    ]


def _bare(section: Section, column: str) -> bool:
    """A number says nothing without its label; icons do."""
    found = section.columns[column]
    return bool(found.one_of) or found.kind not in ("str", "strs")


def _label(look: Look, column: str) -> Element:
    return span(".of")[look.text(f"column-{column}")]


def row_name(look: Look, section: str, row: str) -> str:
    """What a row of the box is called; two sections may have rows of one name."""
    own = f"name-{section}-{row}"
    return look.text(own) if look.words.has(own, look.title) else look.words.name(row, look.title)


# --- values ----------------------------------------------------------------------------------------------------------


def cell(look: Look, section: Section, column: str, value: Value) -> Node:
    """A value as people read it: an effect as icons, a number, a word; None if there is nothing."""
    parts = value if isinstance(value, list) else [value]
    drawn = [_part(look, section, column, one) for one in parts]
    kept = [one for one in drawn if one is not None]
    return span(".cell-of")[[[one, " "] for one in kept]] if kept else None


def _part(look: Look, section: Section, column: str, value: int | str | bool) -> Node:
    if isinstance(value, bool):
        return look.text("yes" if value else "no")
    if isinstance(value, int):
        return str(value)
    if value in ("", NONE):
        return None
    if section.columns[column].one_of:
        return _word(look, value)
    return _effect_of(look, value)


def _effect_of(look: Look, text: str) -> Node:
    """An effect as icons; one that nobody understands, from an owner's box, as it was written."""
    try:
        return span[effect(text, look.title, size="small"), heard(look.words.effect(text, look.title))]
    except (BadEffect, MissingWords):
        return code[text]


def _word(look: Look, value: str) -> str:
    """One of the words that a box may say."""
    own = f"value-{slug(value)}"
    if look.words.has(own, look.title):
        return look.text(own)
    noun = f"noun-{slug(value)}"
    return (
        look.words.noun(value, 1, look.title)
        if look.words.has(noun, look.title)
        else look.words.name(value, look.title)
    )


def source_mark(guest: Guest, source: str) -> Element:
    """The shape of a source, and its name."""
    return span(class_=f"src s-{source}")[guest.text(f"provenance-{source}")]


def values(look: Look, guest: Guest, rest: str) -> Node:
    """The values of a section, each with its source."""
    name, *words = rest.split()
    section, box = section_of(look.title, name), shofar.box(look.title)
    rows = tuple(row for row in section.rows if row in words) or section.rows
    columns = tuple(one for one in section.columns if one in words) or tuple(section.columns)
    made = _list if len(columns) == 1 else _table
    return made(look, guest, box, section, rows, columns)


def _list(look: Look, guest: Guest, box: Box, section: Section, rows: Wanted, columns: Wanted) -> Node:
    """One value of each row, side by side."""
    (column,) = columns
    entries = [
        li(class_=_css(box, section, row, column), title=_title(guest, box, section, row, column))[
            span(".of")[row_name(look, section.name, row)], _value(look, guest, box, section, row, column)
        ]
        for row in rows
    ]
    label = look.words.labelled(look.text(f"section-{section.name}"), look.text(f"column-{column}"))
    return ul(".vals", aria_label=label)[entries]


def _table(look: Look, guest: Guest, box: Box, section: Section, rows: Wanted, columns: Wanted) -> Node:
    head = tr[
        th[heard(look.text(f"section-{section.name}"))],
        [th(scope="col")[look.text(f"column-{one}")] for one in columns],
    ]
    body = [
        tr[
            th(scope="row")[row_name(look, section.name, row)],
            [
                td(class_=_css(box, section, row, one), title=_title(guest, box, section, row, one))[
                    _value(look, guest, box, section, row, one)
                ]
                for one in columns
            ],
        ]
        for row in rows
    ]
    name = look.text(f"section-{section.name}")
    return div(".ladder-of", tabindex="0", role="region", aria_label=name)[table(".ladder")[thead[head], tbody[body]]]


def _value(look: Look, guest: Guest, box: Box, section: Section, row: str, column: str) -> Node:
    value = box.row(section.name, row).get(column, "")
    drawn = cell(look, section, column, value)
    ours = box.sources.get((section.name, row, column)) == RECONSTRUCTED
    return [
        drawn if drawn is not None else "–",
        heard(f" ({guest.text('provenance-reconstructed')})") if ours else None,
    ]


def _css(box: Box, section: Section, row: str, column: str) -> str | None:
    return "reco" if box.sources.get((section.name, row, column)) == RECONSTRUCTED else None


def _title(guest: Guest, box: Box, section: Section, row: str, column: str) -> str | None:
    source = box.sources.get((section.name, row, column))
    return guest.text(f"provenance-{source}") if source else None


KINDS: Final[dict[str, Callable[[Look, Guest, str], Node]]] = {
    "pieces": _pieces, "values": values, "effect": _effect, "icons": _icons, "row": _row,
}  # fmt: skip
