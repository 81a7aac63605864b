"""The rules of a title: overview, chapters, search; the words come from readers/reference.py."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final

from markupsafe import Markup

import shofar
from shofar.readers.form import formed
from shofar.readers.prose import BOLD, NAME, RULE, Block, Span
from shofar.readers.reference import Chapter, Example, Line, Reference, Rule, reference
from shofar.readers.words import Words
from shofar.web.html import (
    Element,
    Node,
    a,
    aside,
    b,
    button,
    details,
    div,
    h1,
    h2,
    h3,
    h4,
    header,
    kbd,
    label,
    li,
    main,
    nav,
    ol,
    p,
    section,
    small,
    span,
    summary,
    table,
    tbody,
    td,
    tr,
    ul,
)
from shofar.web.html import input as field
from shofar.web.http.secret import client_key
from shofar.web.look import Look
from shofar.web.pages.drawings import drawing, icons, looking
from shofar.web.pages.layout import Guest, bar, hidden, page, post, skip
from shofar.web.pages.pieces import icon

TOP: Final = "top"
OPENS: Final = "open-example"  # the form of all buttons that open an example
KEPT: Final = 32  # drawn chapters: of each title in each language


def rules(guest: Guest, found: Reference) -> Element:
    """The page."""
    title = found.title
    heading = guest.text("rules-of", title=guest.words.title(title))
    return page(
        guest,
        heading,
        [
            skip(guest),
            bar(guest, "rules"),
            main(".ref", id="main")[
                _contents(guest, found),
                div(".ref-main")[
                    div(".top", id=TOP)[
                        _head(guest, found, heading), _overview(guest, found) if found.overview else None
                    ],
                    _chapters(guest, found),
                    p(".nothing", hidden=True, data_none=True)[guest.text("rules-none")],
                    post(f"/rules/{title}/open", hidden("key", client_key()), live=False, id=OPENS),
                ],
            ],
        ],
        css=f"site-page game-{title} {title} reference-page",
        styles=("pages", f"boards/{title}", "learn"),
        scripts=("learn",),
    )


def _head(guest: Guest, found: Reference, heading: str) -> Element:
    return header[
        h1[heading],
        p[found.overview.about] if found.overview else None,
        a(".btn", href=f"/box/{found.title}")[icon("card"), guest.text("to-box")],
    ]


# --- beside the text ------------------------------------------------------------------------------------------------


def switch(guest: Guest, title: str, where: str) -> Element:
    """From one title to the next."""
    return nav(".switch", aria_label=guest.text("games"))[
        [
            a(href=f"/{where}/{one}", aria_current="page" if one == title else None)[short(guest, one)]
            for one in shofar.titles()
        ]
    ]


def short(guest: Guest, title: str) -> str:
    """A title's name where there is little room."""
    return guest.words.text("short", title) if guest.words.has("short", title) else guest.words.title(title)


def finder(guest: Guest, what: str) -> Element:
    """The search. It needs the script, which shows it."""
    return label(".find", hidden=True, data_finder=True)[
        span(".vh")[what],
        icon("zoom"),
        field(type="search", placeholder=what, data_find=True, autocomplete="off"),
        kbd["/"],
    ]


def _contents(guest: Guest, found: Reference) -> Element:
    return aside(".toc", aria_label=guest.text("rules-chapters"))[
        switch(guest, found.title, "rules"),
        finder(guest, guest.text("rules-search")),
        span(".hits", role="status", data_hits=guest.text("found", n="#")),
        nav(".chapters", aria_label=guest.text("rules-chapters"))[
            a(href=f"#{TOP}")[b, guest.text("rules-overview"), small] if found.overview else None,
            [
                a(href=f"#{one.id}")[b[one.number], one.name, small[str(len(one.rules)) if one.rules else ""]]
                for one in found.chapters
                if one.name
            ],
        ],
        label(".only")[field("#ours", type="checkbox"), guest.text("rules-only-ours")],
    ]


# --- the overview -----------------------------------------------------------------------------------------------------


def _overview(guest: Guest, found: Reference) -> Element:
    over = found.overview
    assert over is not None
    return div(".over")[
        section[
            _over_head("flag", guest.text("over-head-goal"), over.goal.rule),
            said(guest, found.title, over.goal.text),
            _over_head("history", guest.text("over-head-round"), over.round.rule),
            ol(".phases")[
                [
                    li(class_="big" if n == over.big else None)[icons(one.icons), _inline(guest, found.title, one.text)]
                    for n, one in enumerate(over.phases, 1)
                ]
            ],
            said(guest, found.title, over.round.text),
        ],
        section[
            _over_head("vp", guest.text("over-head-points"), over.points_rule),
            table(".points")[
                tbody[[tr[td[icons(one.icons)], td[_inline(guest, found.title, one.text)]] for one in over.points]]
            ],
        ],
        section[
            _over_head("play", guest.text("over-head-turn"), over.turn_rule),
            ol(".five")[[_turn_line(guest, found.title, one) for one in over.turn]],
        ],
        section[
            _over_head("hint", guest.text("over-head-twist"), over.twist.rule),
            said(guest, found.title, over.twist.text),
            _over_head("end-game", guest.text("over-head-end"), over.end.rule),
            said(guest, found.title, over.end.text),
        ],
    ]


def _over_head(sign: str, words: str, rule: str) -> Element:
    return h2[icon(sign, "i-20"), words, number(rule)]


def _turn_line(guest: Guest, title: str, line: Line) -> Element:
    return li[span[_inline(guest, title, line.text)], number(line.rule)]


# --- chapters -------------------------------------------------------------------------------------------------------


def number(rule: str, title: str = "") -> Element:
    """A rule's number, which is its link; from another page with the title."""
    return a(".no", href=f"/rules/{title}#{rule}" if title else f"#{rule}")[rule]


def _chapters(guest: Guest, found: Reference) -> Markup:
    """All chapters: the same for everybody who reads a language."""
    return _drawn(found.title, guest.words.language)


@lru_cache(maxsize=KEPT)
def _drawn(title: str, language: str) -> Markup:
    guest = Guest(Words(language))
    look = looking(title, guest.words)
    return Markup("").join(str(_chapter(look, guest, one)) for one in reference(title, language).chapters)


def _chapter(look: Look, guest: Guest, chapter: Chapter) -> Element:
    return section(".chap", id=chapter.id or None, data_chapter=True)[
        h2[b[chapter.number], chapter.name] if chapter.name else None,
        div(".lead")[said(guest, look.title, chapter.lead)] if chapter.lead else None,
        [_rule(look, guest, one) for one in chapter.rules],
    ]


def _rule(look: Look, guest: Guest, rule: Rule) -> list[Node]:
    drawn = [drawing(look, guest, one) for one in rule.drawn]
    return [
        h3(data_heading=True)[rule.heading] if rule.heading else None,
        div(class_=f"rule{' decided' if rule.reading else ''}", id=rule.number, data_entry=rule.number)[
            number(rule.number),
            div(".text")[said(guest, look.title, rule.text)],
            _reading(guest, look.title, rule) if rule.reading else None,
            div(".draw")[drawn] if drawn else None,
        ],
        [_example(guest, look.title, one) for one in rule.examples],
    ]


def _reading(guest: Guest, title: str, rule: Rule) -> Element:
    """What our reading decided, with the reason."""
    return details(".ours")[
        summary(aria_label=guest.words.labelled(guest.text("our-reading"), rule.number))[
            icon("why"), guest.text("our-reading")
        ],
        div(".reason")[said(guest, title, rule.reading)],
    ]


def _example(guest: Guest, title: str, example: Example) -> Element:
    name = guest.text("example", name=example.name)
    return section(".example", id=example.number, aria_label=name, data_example=True)[
        div[h4[icon("zoom", "i-16"), name], said(guest, title, example.text)],
        button(
            ".btn.primary", type="submit", form=OPENS, name="example", value=example.number,
            aria_label=guest.words.labelled(guest.text("open-position"), example.name),
        )[icon("play"), guest.text("open-position")]
        if example.playable
        else None,
    ]  # fmt: skip


# --- words ----------------------------------------------------------------------------------------------------------


def said(guest: Guest, title: str, blocks: Sequence[Block]) -> list[Node]:
    return list(_blocks(guest, title, blocks))


def _blocks(guest: Guest, title: str, blocks: Sequence[Block]) -> Iterator[Node]:
    for entry, found in groupby(blocks, lambda block: block.entry):
        lines = [_spans(guest, title, block.spans) for block in found]
        if entry:
            yield ul[[li[line] for line in lines]]
        else:
            yield [p[line] for line in lines]


def _inline(guest: Guest, title: str, blocks: Sequence[Block]) -> list[Node]:
    return [_spans(guest, title, block.spans) for block in blocks]


def _spans(guest: Guest, title: str, spans: Sequence[Span]) -> list[Node]:
    return [_span(guest, title, one) for one in spans]


def _span(guest: Guest, title: str, one: Span) -> Node:
    if one.kind == BOLD:
        return b[one.text]
    if one.kind == NAME:
        return b[formed(guest.words.name(one.text, title), one.form)]
    return number(one.text) if one.kind == RULE else one.text
