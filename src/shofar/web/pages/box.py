"""The box of a title: every component as it is drawn in play, where each value comes from, an owner's own values."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from markupsafe import Markup

import shofar
from shofar.engine.box import SOURCES, Box, Section, Value
from shofar.readers.words import Words
from shofar.web import boards
from shofar.web.html import (
    Element,
    Node,
    a,
    article,
    aside,
    b,
    button,
    caption,
    code,
    div,
    h1,
    h2,
    h3,
    header,
    ins,
    label,
    li,
    main,
    ol,
    p,
    section,
    small,
    span,
    table,
    tbody,
    td,
    textarea,
    th,
    thead,
    tr,
    ul,
)
from shofar.web.html import input as field
from shofar.web.look import Look
from shofar.web.pages.drawings import cell, component, looking, row_name, source_mark, values
from shofar.web.pages.layout import Guest, bar, hidden, page, post, skip
from shofar.web.pages.pieces import icon
from shofar.web.pages.rules import finder, switch
from shofar.web.tables.boxes import MOST
from shofar.web.tables.owned import Difference, Mistake, Reading

KEPT: Final = 32  # drawn boxes: of each title in each language
OURS: Final = SOURCES[:4]  # sources of the titles' own boxes
COPIES: Final = "copies"


def box(guest: Guest, title: str, reading: Reading | None = None) -> Element:
    """The page; with what was made of an owner's text."""
    heading = guest.text("box-of", title=guest.words.title(title))
    return page(
        guest,
        heading,
        [
            skip(guest),
            bar(guest, "box"),
            main(".box-page", id="main")[
                header[div[h1[heading], p[guest.text("box-lead")]], switch(guest, title, "box")],
                div(".comps")[
                    _filters(guest, title),
                    _components(title, guest.words.language),
                    p(".nothing", hidden=True, data_none=True)[guest.text("box-none")],
                ],
                _own(guest, title, reading),
            ],
        ],
        css=f"site-page game-{title} {title} reference-page",
        styles=("pages", f"boards/{title}", "learn"),
        scripts=("learn",),
    )


# --- filters -------------------------------------------------------------------------------------------------------


def _filters(guest: Guest, title: str) -> Element:
    """Search and chips. They need the script, which shows them."""
    return div(".tools-of")[
        div(".panel.filters", hidden=True, data_chips=True)[
            finder(guest, guest.text("box-search")),
            span(".hits", role="status", data_hits=guest.text("found", n="#")),
            _chip("source", "", guest.text("box-all"), pressed=True),
            [_chip("source", source, source_mark(guest, source)) for source in OURS],
        ],
        div(".panel.filters", hidden=True, data_chips=True, role="group", aria_label=guest.text("box-sections"))[
            [
                _chip(
                    "section",
                    one.name,
                    [guest.words.text(f"section-{one.name}", title), small[str(len(one.rows))]],
                    pressed=not at,
                )
                for at, one in enumerate(ordered(title))
            ],
            _chip("section", "", guest.text("box-everything")),
        ],
    ]


def _chip(kind: str, value: str, words: Node, pressed: bool = False) -> Element:
    return button(
        ".fchip", type="button", data_filter=kind, data_value=value, aria_pressed="true" if pressed else "false"
    )[words]


@lru_cache(maxsize=KEPT)
def ordered(title: str) -> tuple[Section, ...]:
    """The sections: first what can be taken in the hand, then tables of numbers."""
    look = looking(title, Words())
    sections = shofar.title(title).sections
    return tuple(sorted(sections, key=lambda one: not _drawable(look, one)))


def _drawable(look: Look, one: Section) -> bool:
    """Whether the board has a drawing of its rows."""
    return boards.of(look.title).face(look, one.name, one.rows[0]) is not None


# --- components ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def _components(title: str, language: str) -> Markup:
    """All of them: the same for everybody who reads a language."""
    guest = Guest(Words(language))
    look = looking(title, guest.words)
    return Markup("").join(str(_section(look, guest, one)) for one in ordered(title))


def _section(look: Look, guest: Guest, one: Section) -> Element:
    found = shofar.box(look.title)
    name = look.text(f"section-{one.name}")
    drawn = _drawable(look, one)
    return section(id=one.name, data_chapter=True, aria_label=name)[
        h2[name, small[str(len(one.rows))]],
        div(".comp-grid")[[_component(look, guest, found, one, row) for row in one.rows]]
        if drawn
        else _table(look, guest, found, one),
    ]


def _table(look: Look, guest: Guest, found: Box, one: Section) -> Element:
    """Numbers are a table; each value wears its source."""
    sources = {source for row in one.rows for source in _sources(found, one, row)}
    marks = [li[source_mark(guest, source)] for source in OURS if source in sources]
    told = {"data_section": one.name, "data_sources": " ".join(sorted(sources))}
    return div(".comp.wide", data_entry=look.text(f"section-{one.name}"), **told)[
        values(look, guest, one.name), ul(".marks")[marks]
    ]


def _component(look: Look, guest: Guest, found: Box, one: Section, row: str) -> Element:
    name = row_name(look, one.name, row)
    sources = _sources(found, one, row)
    return article(
        ".comp", data_entry=name, data_section=one.name, data_sources=" ".join(sources), id=f"{one.name}-{row}"
    )[
        component(look, guest, found, one, row),
        div(".txt")[
            h3[span(".nm")[name], _count(guest, found, row)],
            p(".said")[guest.words.component(found, one.name, row) or _numbers(look, found, one, row)],
            ul(".marks")[
                [li[source_mark(guest, source), " ", _columns(look, names)] for source, names in sources.items()]
            ],
        ],
    ]


def _numbers(look: Look, found: Box, one: Section, row: str) -> list[Node]:
    """The values of something without an effect."""
    told = [(name, cell(look, one, name, value)) for name, value in found.row(one.name, row).items()]
    return [[look.text(f"column-{name}"), ": ", value, " "] for name, value in told if value is not None]


def _sources(found: Box, one: Section, row: str) -> dict[str, list[str]]:
    """Which of a row's values come from where."""
    sources: dict[str, list[str]] = {}
    for column in one.columns:
        if column in found.row(one.name, row):
            sources.setdefault(found.source(one.name, row, column), []).append(column)
    return dict(sorted(sources.items(), key=lambda pair: SOURCES.index(pair[0])))


def _columns(look: Look, names: list[str]) -> str:
    return ", ".join(look.text(f"column-{name}") for name in names)


def _count(guest: Guest, found: Box, row: str) -> Node:
    """How many copies the box has, where it says so."""
    for rows in found.values.values():
        copies = rows.get(row, {}).get(COPIES)
        if isinstance(copies, list):
            return small[guest.text("box-copies", n=sum(int(one) for one in copies))]
    return None


# --- an owner's values ---------------------------------------------------------------------------------------------


def _own(guest: Guest, title: str, reading: Reading | None) -> Element:
    return aside(".own.panel", id="own", aria_label=guest.text("own-values"))[
        h2[guest.text("own-values")],
        p[guest.text("own-values-hint")],
        div(".steps-of")[
            a(".btn", href=f"/box/{title}/template", download=f"shofar-{title}.toml")[
                icon("download"), guest.text("own-template")
            ],
        ],
        post(
            f"/box/{title}",
            label(".line")[span[guest.text("own-box-file")], field(type="file", accept=".toml", data_fill="own-text")],
            textarea(
                "#own-text",
                name="box",
                rows="7",
                spellcheck="false",
                maxlength=str(MOST),
                aria_label=guest.text("own-text"),
            )[reading.text if reading else ""],
            button(".btn.primary", type="submit")[icon("check"), guest.text("own-check")],
            live=False,
        ),
        list(_found(guest, title, reading)) if reading else None,
    ]


def _found(guest: Guest, title: str, reading: Reading) -> Iterator[Node]:
    look = looking(title, guest.words)
    yield p(".fileline", role="status")[
        icon("card"), guest.text("own-found", values=len(reading.differences), mistakes=len(reading.mistakes))
    ]
    if reading.mistakes:
        yield section(".errs", aria_label=guest.text("own-mistakes", n=len(reading.mistakes)))[
            h3[icon("warning"), guest.text("own-mistakes", n=len(reading.mistakes))],
            ol[[_mistake(guest, one) for one in reading.mistakes]],
        ]
    if reading.differences:
        yield _differences(look, guest, reading)
    yield _use(guest, title, reading)


def _mistake(guest: Guest, one: Mistake) -> Element:
    facts = {name: guest.words.part(name, fact) for name, fact in one.facts.items()}
    return li[
        span(".ln")[guest.text("own-line", n=one.line) if one.line else guest.text("own-anywhere")],
        span[_coded(guest.text(f"own-bad-{one.key}", **facts))],
    ]


def _coded(sentence: str) -> list[Node]:
    """What stands in backticks is what was read, or what to write."""
    return [code[part] if at % 2 else part for at, part in enumerate(sentence.split("`"))]


def _differences(look: Look, guest: Guest, reading: Reading) -> Element:
    head = [th(scope="col")[guest.text(f"own-head-{key}")] for key in ("value", "here", "yours")]
    return div(".ladder-of", tabindex="0", role="region", aria_label=guest.text("own-changes"))[
        table(".diff")[
            caption[guest.text("own-changes")],
            thead[tr[head]],
            tbody[[_difference(look, one) for one in reading.differences]],
        ]
    ]


def _difference(look: Look, one: Difference) -> Element:
    name = f"{row_name(look, one.section.name, one.row)}, {look.text(f'column-{one.column}')}"
    return tr[
        th(scope="row")[name],
        td[_value(look, one, one.ours)],
        td[ins[_value(look, one, one.theirs)]],
    ]


def _value(look: Look, one: Difference, value: Value | None) -> Node:
    drawn = None if value is None else cell(look, one.section, one.column, value)
    return "–" if drawn is None else drawn


def _use(guest: Guest, title: str, reading: Reading) -> Node:
    """A table with these values; as long as there are mistakes, the reason why not."""
    if reading.mistakes or not reading.differences:
        why = guest.text("own-mend" if reading.mistakes else "own-same")
        return p(".cannot")[b[guest.text("own-use")], " ", why]
    return post(
        f"/box/{title}/use",
        hidden("box", reading.text),
        button(".btn.primary", type="submit")[icon("play"), guest.text("own-use")],
        live=False,
    )
