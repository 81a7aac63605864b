"""Help beside the board: what belongs to the open question first, then the quick reference; a search through all rules
and components. The panel takes the rail's place; without a script it is a page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from markupsafe import Markup

import shofar
from shofar.guides.quick import PART, Quick, Row, quick
from shofar.readers.icons import symbol
from shofar.readers.lexicon import lexicon
from shofar.readers.reference import Rule, reference
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
    fragment,
    h2,
    h3,
    header,
    kbd,
    label,
    li,
    main,
    ol,
    p,
    section,
    span,
    summary,
    table,
    tbody,
    td,
    th,
    tr,
    ul,
)
from shofar.web.html import input as field
from shofar.web.pages.keys import TABLE
from shofar.web.pages.layout import Guest, page, skip
from shofar.web.pages.pieces import effect, heard, icon, sign
from shofar.web.pages.rules import number, said

KEPT: Final = 32


def place(guest: Guest, table_id: str) -> Element:
    """Where the script shows the panel. It is the visitor's own: a page that is pushed leaves it as it is."""
    return aside(
        "#help.help", hidden=True, data_own=True, data_help=f"/table/{table_id}/help", aria_label=guest.text("help")
    )


def opener(guest: Guest, table_id: str, css: str) -> Element:
    """What opens the panel: a button with its key in the bar, a tab on phones."""
    bar = "btn" in css
    words = guest.text("help")
    return a(
        class_=css, href=f"/table/{table_id}/help", data_help_open=True, data_key="/" if bar else None,
        aria_label=words, title=words if bar else None,
    )[icon("rules"), span[words], kbd["/"] if bar else None]  # fmt: skip


def panel(guest: Guest, title: str, question: str, moves: Sequence[str]) -> Element:
    """The panel itself."""
    found = quick(title)
    return fragment[
        header[
            h2[guest.text("help")],
            button(".btn.quiet.icon", type="button", data_help_close=True, aria_label=guest.text("help-close"))[
                icon("close")
            ],
            label(".find")[
                span(".vh")[guest.text("help-search")],
                icon("zoom"),
                field(type="search", placeholder=guest.text("help-search"), autocomplete="off", data_help_find=True),
            ],
        ],
        div(".scroll", tabindex="0")[
            _now(guest, title, question, found.rules(moves)),
            div(".quicks")[_quicks(guest, title, found, moves)],
            _entries(title, guest.words.language),
            p(".nothing", hidden=True, data_help_none=True)[guest.text("help-none")],
        ],
        div(".foot")[
            a(".btn", href=f"/rules/{title}")[icon("rules"), guest.text("help-all-rules")],
            a(".btn", href=f"/box/{title}")[icon("card"), guest.text("help-box")],
        ],
    ]


def whole(guest: Guest, title: str, table_id: str, question: str, moves: Sequence[str]) -> Element:
    """The same as a page, for whoever has no script."""
    return page(
        guest,
        guest.text("help"),
        [
            skip(guest),
            main("#main.help-page")[
                a(".btn", href=f"/table/{table_id}")[guest.text("back-to-table")],
                aside(".help", aria_label=guest.text("help"))[panel(guest, title, question, moves)],
            ],
        ],
        css=f"site-page game-{title} {title}",
        styles=("table", "help", f"boards/{title}"),
    )


# --- for the open question ------------------------------------------------------------------------------------------


def _now(guest: Guest, title: str, question: str, rules: Sequence[str]) -> Node:
    known = reference(title, guest.words.language)
    found = [rule for one in rules if (rule := known.rule(one)) is not None]
    if not found:
        return None
    return section(".now-box", data_help_now=True)[
        span(".label")[guest.text("help-now")],
        h3[question],
        ol(".hl")[[_line(guest, title, rule) for rule in found]],
    ]


def _line(guest: Guest, title: str, rule: Rule) -> Element:
    return li[div[said(guest, title, rule.text)], number(rule.number, title)]


# --- the quick reference ----------------------------------------------------------------------------------------------


def _quicks(guest: Guest, title: str, found: Quick, moves: Sequence[str]) -> list[Node]:
    costs = _rows(guest, title, "cost", found.costs, moves)
    scoring = _rows(guest, title, "score", found.scoring, moves)
    things = ul(".keys")[[_thing(guest, title, one) for one in found.things]]
    keys = ul(".keys")[[li[[kbd[one] for one in names], guest.text(f"key-{word}")] for names, word in TABLE]]
    return [
        _folded(guest, "costs", "pay", costs, opened=True) if found.costs else None,
        _folded(guest, "icons", "eye", things) if found.things else None,
        _folded(guest, "scoring", "vp", scoring) if found.scoring else None,
        _folded(guest, "keys", "settings", keys),
    ]


def _folded(guest: Guest, name: str, sign_name: str, inside: Node, opened: bool = False) -> Element:
    return details(".quick", open=opened)[
        summary[icon(sign_name, "i-20"), guest.text(f"help-{name}"), icon("chevron", "fold")], div[inside]
    ]


def _rows(guest: Guest, title: str, kind: str, rows: Sequence[Row], moves: Sequence[str]) -> Element:
    words = lexicon(guest.words.language, title, guest.words.strict, PART)
    return table(".cost-t")[
        tbody[
            [
                tr(class_="cur" if row.lit(moves) else None)[
                    th(scope="row")[words.say(f"{kind}-{row.key}")],
                    td[effect(row.effect, title, size="small"), heard(guest.words.effect(row.effect, title))],
                ]
                for row in rows
            ]
        ]
    ]


def _thing(guest: Guest, title: str, thing: str) -> Element:
    name = guest.text("log-points", n=2) if thing == "vp" else guest.words.noun(thing, 2, title)
    return li[sign(symbol(thing, title)), name]


# --- what the search looks through -----------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def _entries(title: str, language: str) -> Markup:
    """Every rule and every component: the same for everybody who reads a language."""
    guest = Guest(Words(language))
    rules = [_rule(guest, title, rule) for rule in reference(title, language).rules()]
    return Markup(str(ol(".hl.entries", hidden=True, data_help_entries=True)[rules, _components(guest, title)]))


def _rule(guest: Guest, title: str, rule: Rule) -> Element:
    return li(data_entry=rule.number)[
        div[said(guest, title, rule.text), div(".reason")[said(guest, title, rule.reading)] if rule.reading else None],
        number(rule.number, title),
    ]


def _components(guest: Guest, title: str) -> list[Element]:
    box, words = shofar.box(title), guest.words
    found: dict[str, str] = {}
    for name, rows in box.values.items():
        for row in rows:
            sentence = words.component(box, name, row)
            if sentence:
                found.setdefault(words.name(row, title), sentence)
    return [li[div[b[name], " ", sentence]] for name, sentence in found.items()]
