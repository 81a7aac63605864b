"""The frame of every page."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from babel import Locale
from markupsafe import Markup

from shofar.readers.sentence import capital
from shofar.readers.words import Words
from shofar.web.html import (
    Element,
    Node,
    VoidElement,
    a,
    body,
    button,
    details,
    div,
    form,
    head,
    header,
    html,
    label,
    link,
    main,
    meta,
    nav,
    script,
    small,
    span,
    summary,
)
from shofar.web.html import input as field
from shofar.web.html import title as page_title
from shofar.web.kinds import fixed, looked_into
from shofar.web.pages.pieces import icon

STYLES: Final = ("tokens", "titles", "components", "shell")
ELSEWHERE: Final = ("box", "watch", "open")  # places that a phone's bar has no room for: other pages lead there
CONNECTION: Final = ("offline", "lost", "unsent", "safe", "trying", "again", "saved", "refused", "now", "close")
SHARED: Final = re.compile(r"/(?:rules|box|learn)/\w+")  # places whose address says the language
LONGEST_NAME: Final = 24
ENTERED: Final = 400  # the status of a form that cannot be used as it is


@dataclass(frozen=True, slots=True)
class Guest:
    """Who looks at a page: what the frame of every page needs."""

    words: Words
    name: str = ""
    theme: str = ""
    languages: tuple[str, ...] = ("en",)
    version: str = ""  # of the static files
    place: str = ""  # the address of the page, without a language

    @property
    def apart(self) -> tuple[object, ...]:
        """What is the same on the pages of a language."""
        return (self.words, self.languages, self.version)

    @property
    def viewer(self) -> str:
        return self.name

    def text(self, key: str, **facts: Any) -> str:
        return self.words.text(key, "", **facts)


looked_into(Guest)
fixed(Guest, "words", "languages", "version", "text")


def page(
    guest: Guest,
    heading: str,
    content: Node,
    *,
    css: str = "site-page",
    styles: Sequence[str] = (),
    scripts: Sequence[str] = (),
    follow: str = "",
) -> Element:
    """A whole page. `follow` is the address of the stream that keeps it up to date."""
    return html(lang=guest.words.language, data_theme=guest.theme or None)[
        head[
            meta(charset="utf-8"),
            meta(name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            meta(name="color-scheme", content="light dark"),
            page_title[f"{heading} - Shofar"],
            _others(guest),
            link(rel="icon", href="/static/icon.svg", type="image/svg+xml"),
            [link(rel="stylesheet", href=f"/static/{name}.css?{guest.version}") for name in (*STYLES, *styles)],
            script(src=f"/static/theme.js?{guest.version}"),
            [script(src=f"/static/{name}.js?{guest.version}", type="module") for name in ("shofar", *scripts)],
        ],
        body(class_=css, data_follow=follow or None, data_close=guest.text("close"))[
            content, _connection(guest) if follow else None
        ],
    ]


def shared(place: str, language: str) -> str:
    """The address of a place for somebody who is to read it in that language."""
    return f"/{language}{place}" if SHARED.fullmatch(place) else place


def _others(guest: Guest) -> Node:
    """Where the same is written in other languages."""
    if not SHARED.fullmatch(guest.place):
        return None
    known = [(code, shared(guest.place, code)) for code in guest.languages]
    return [link(rel="alternate", hreflang=code, href=to) for code, to in (*known, ("x-default", guest.place))]


def _connection(guest: Guest) -> Element:
    """The banner that says in words how the connection is. The script fills it; numbers stand in braces."""
    facts = {"n": "{n}", "s": "{s}"}
    texts = {f"data-{key}": guest.text(f"connection-{key}", **facts) for key in CONNECTION}
    return div("#connection.conn", texts, hidden=True, role="status")[
        icon("link"),
        span("#connection-text"),
        button("#connection-act.btn", type="button", hidden=True),
    ]


def site(guest: Guest, heading: str, content: Node, *, here: str = "", css: str = "home") -> Element:
    """A page around the tables: bar, then content."""
    return page(
        guest, heading, [skip(guest), bar(guest, here), main(id="main", class_=css)[content]], styles=("pages",)
    )


def skip(guest: Guest, to: str = "main") -> Element:
    return a(".skip", href=f"#{to}")[guest.text("skip")]


def brand(guest: Guest) -> Element:
    return a(".brand", href="/", aria_label=guest.text("brand"))[icon("shofar"), span["Shofar"]]


def bar(guest: Guest, here: str = "") -> Element:
    links = (
        ("play", "/"), ("mine", "/#my-games"), ("rules", "/rules"), ("box", "/box"), ("watch", "/#watch"),
        ("open", "/open"),
    )  # fmt: skip
    return header(".bar.site")[
        brand(guest),
        nav(aria_label=guest.text("nav"))[
            [
                a(class_="wide" if key in ELSEWHERE else None, href=to, aria_current="page" if key == here else None)[
                    guest.text(f"nav-{key}")
                ]
                for key, to in links
            ]
        ],
        span(".grow"),
        language_menu(guest),
        theme_button(guest),
        a(".chip.wide", href="/me")[icon("person"), guest.name or guest.text("guest")],
    ]


def endonym(language: str) -> str:
    """What a language calls itself."""
    return capital(Locale.parse(language).get_display_name(language) or language)


def language_menu(guest: Guest) -> Element:
    """The languages, each by its own name."""
    return details(".menu.tongues")[
        summary(".btn.quiet.icon", aria_label=guest.text("language"), title=guest.text("language"))[
            guest.words.language.upper()
        ],
        div(".menu-list.panel")[language_form(guest, guest.place)],
    ]


def language_form(guest: Guest, to: str) -> Element:
    """A button for each language; the page at `to` is shown in it."""
    return post(
        "/language",
        hidden("to", to),
        [
            button(
                ".btn.quiet",
                type="submit",
                name="language",
                value=code,
                lang=code,
                aria_pressed="true" if code == guest.words.language else "false",
            )[endonym(code)]
            for code in guest.languages
        ],
        live=False,
    )


def theme_button(guest: Guest) -> Element:
    return button(
        ".btn.quiet.icon",
        type="button",
        data_toggle_theme=True,
        aria_label=guest.text("theme"),
        title=guest.text("theme"),
    )[icon("moon")]


def post(action: str, *children: Node, live: bool = True, css: str = "", **attributes: Any) -> Element:
    """A form that changes something. `live` ones are sent by the script and answered with the new page."""
    return form(class_=css or None, method="post", action=action, data_live=live or None, **attributes)[children]


def name_field(guest: Guest) -> Element:
    return label(".line")[
        span[guest.text("your-name"), small[guest.text("name-hint", n=LONGEST_NAME)]],
        field(
            name="name",
            value=guest.name,
            maxlength=str(LONGEST_NAME),
            autocomplete="nickname",
            placeholder=guest.text("guest"),
        ),
    ]


def once() -> VoidElement:
    """The field of a table page's form that makes sending it twice harmless. Each viewer gets a key of their own when
    the page is sent (`panels.KEY`), or from the script."""
    return hidden("key", "")


def hidden(name: str, value: object) -> VoidElement:
    return field(type="hidden", name=name, value=str(value))


def error(guest: Guest, status: int, sentence: str) -> Element:
    """What a person sees when something is not possible."""
    return site(
        guest,
        guest.text("error-heading", status=status),
        div(".panel.notice")[
            icon("warning", "i-32"),
            div[
                Markup("<h1>{}</h1>").format(sentence),
                a(".btn.primary", href="/", data_back=True)[guest.text("back-form")] if status == ENTERED else None,
                a(".btn", href="/")[guest.text("back-home")],
            ],
        ],
    )
