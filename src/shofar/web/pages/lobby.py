"""Before the game: the form for a new table, the table that waits for people, links, and what a link leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shofar import games
from shofar.engine.title import Option, Title
from shofar.web.html import (  # fmt: skip
    Element,
    Node,
    a,
    button,
    code,
    details,
    div,
    fieldset,
    form,
    h1,
    h2,
    label,
    legend,
    li,
    ol,
    option,
    p,
    section,
    select,
    small,
    span,
    summary,
    textarea,
)
from shofar.web.html import input as field
from shofar.web.http.secret import client_key
from shofar.web.pages.layout import Guest, bar, hidden, page, post, site, skip
from shofar.web.pages.pieces import emblem, icon
from shofar.web.scene import Scene
from shofar.web.thinking.bots import LEVELS, USUAL

SEATS = ("me", "bot", "invited", "here")


def new_table(guest: Guest, title: Title) -> Element:
    """The form for a new table."""
    name = guest.words.title(title.name)
    return site(
        guest,
        guest.text("new-table-of", title=name),
        section(class_=f"panel form game-{title.name}")[
            h1[guest.text("new-table-of", title=name)],
            post(
                "/new",
                hidden("title", title.name),
                hidden("key", client_key()),
                _name(guest),
                _seats(guest, title),
                _options(guest, title),
                _more(guest),
                _box(guest),
                div(".row")[
                    button(".btn.primary", type="submit")[icon("play"), guest.text("make-table")],
                    a(".btn.quiet", href="/")[guest.text("cancel")],
                ],
                live=False,
            ),
        ],
    )


def _box(guest: Guest) -> Element:
    """An owner's own values, laid over the box of the title."""
    return details(".own-box")[
        summary[guest.text("own-box")],
        p(".hint")[guest.text("own-box-hint")],
        label(".line")[span[guest.text("own-box-file")], field(type="file", accept=".toml", data_fill="box")],
        textarea("#box", name="box", rows="6", spellcheck="false", aria_label=guest.text("own-box")),
    ]


def _name(guest: Guest) -> Element:
    return label(".line")[
        span[guest.text("your-name")],
        field(name="name", value=guest.name, maxlength="24", autocomplete="nickname", placeholder=guest.text("guest")),
    ]


def _seats(guest: Guest, title: Title) -> Element:
    most, least = max(title.players), min(title.players)
    return fieldset(".seating")[
        legend[guest.text("seats")],
        p(".hint")[guest.text("seats-hint", least=least, most=most)],
        ol(".seats")[[_seat(guest, title.name, seat, least) for seat in range(most)]],
    ]


def _seat(guest: Guest, title: str, seat: int, least: int) -> Element:
    kinds = SEATS if seat else ("me", "bot", "invited")
    usual = "me" if seat == 0 else "bot" if seat < max(least, 3) else "none"
    choices: list[str] = [*kinds, "none"] if seat >= least else list(kinds)
    return li[
        emblem(games.face(title).colours[seat]),
        select(name=f"seat{seat}", aria_label=guest.text("seat-n", n=seat + 1))[
            [option(value=kind, selected=kind == usual)[guest.text(f"sit-{kind}")] for kind in choices]
        ],
        select(name=f"level{seat}", aria_label=guest.text("level-of", n=seat + 1))[
            [option(value=level, selected=level == USUAL)[guest.text(f"choose-{level}")] for level in LEVELS]
        ],
        field(
            name=f"name{seat}",
            maxlength="24",
            placeholder=guest.text("name-here"),
            aria_label=guest.text("name-of", n=seat + 1),
        )
        if seat
        else None,
    ]


def _options(guest: Guest, title: Title) -> Node:
    if not title.options:
        return None
    return fieldset(".options")[
        legend[guest.text("options")], [_option(guest, title.name, one) for one in title.options]
    ]


def _option(guest: Guest, title: str, one: Option) -> Element:
    words = guest.words
    help = words.option_help(one.name, title)
    return label(".line")[
        span[words.option(one.name, title), small[help] if help else None],
        select(name=f"option-{one.name}")[
            [option(value=str(at))[words.option_value(one.name, value, title)] for at, value in enumerate(one.values)]
        ],
    ]


def _more(guest: Guest) -> Element:
    return fieldset[
        legend[guest.text("more")],
        label(".line")[
            span[guest.text("who-sees")],
            select(name="listed")[option(value="0")[guest.text("private")], option(value="1")[guest.text("listed")]],
        ],
        label(".line")[
            span[guest.text("clock")],
            select(name="clock")[[option(value=value)[guest.text(f"clock-{key}")] for value, key in CLOCKS]],
        ],
    ]


CLOCKS = (
    ("", "none"), ("turn:60", "turn-minute"), ("turn:300", "turn-five"), ("turn:86400", "turn-day"),
    ("turn:259200", "turn-three-days"), ("bank:1200", "bank-twenty"), ("bank:3600", "bank-hour"),
)  # fmt: skip


def lobby(scene: Scene, guest: Guest, invitation: str, host: bool) -> Element:
    """A table that waits: who is here, who is missing, the link to send."""
    return page(
        guest,
        guest.words.title(scene.row.title),
        lobby_inner(scene, guest, invitation, host),
        styles=("pages",),
        follow=f"/table/{scene.row.id}/stream",
    )


def lobby_inner(scene: Scene, guest: Guest, invitation: str, host: bool) -> Element:
    table = scene.row.id
    free = [seat.seat for seat in scene.seats if seat.kind == "open"]
    name = guest.words.title(scene.row.title)
    return div("#page", data_version=str(scene.version), data_kind="lobby", data_heading=f"{name} - Shofar")[
        skip(guest),
        bar(guest),
        div("#main.home", role="main")[
            section(class_=f"panel form game-{scene.row.title}")[
                h1[guest.text("table-of", title=name)],
                p(".hint")[guest.text("state-lobby", free=len(free))],
                ol(".seats")[[_sitter(scene, guest, seat, host) for seat in range(len(scene.seats))]],
                _invite(guest, invitation) if free and invitation else None,
                _chosen(scene, guest),
                div(".row")[
                    post(
                        f"/table/{table}/start",
                        hidden("key", client_key()),
                        button(".btn.primary", type="submit", aria_disabled="true" if free else None)[
                            icon("play"), guest.text("start")
                        ],
                        live=False,
                    )
                    if scene.held or host
                    else None,
                    post(
                        f"/table/{table}/join",
                        field(
                            name="name",
                            maxlength="24",
                            value=guest.name,
                            placeholder=guest.text("your-name"),
                            aria_label=guest.text("your-name"),
                        ),
                        button(".btn.primary", type="submit")[icon("person"), guest.text("sit-down")],
                        live=False,
                    )
                    if not scene.held and free and scene.row.listed
                    else None,
                    post(
                        f"/table/{table}/leave",
                        hidden("key", client_key()),
                        button(".btn.quiet", type="submit")[icon("close"), guest.text("get-up")],
                        live=False,
                    )
                    if scene.held
                    else None,
                ],
            ],
        ],
    ]


def _sitter(scene: Scene, guest: Guest, seat: int, host: bool) -> Element:
    row = scene.seats[seat]
    sitting = scene.look.sitting(seat)
    who = guest.text("seat-open") if row.kind == "open" else sitting.name
    about = guest.text("you") if seat in scene.held else ""
    if row.kind == "bot":
        about = guest.text("kind-bot", level=guest.text(f"level-{row.level}"))
    changes = (("bot", "bot"), ("open", "link"), ("here", "person"))
    may = host and (row.kind != "person" or seat in scene.held)
    return li[
        emblem(sitting.colour),
        span(".grow")[who, " ", small[about]],
        [
            post(
                f"/table/{scene.row.id}/seat",
                hidden("seat", seat), hidden("kind", kind), hidden("level", USUAL), hidden("key", client_key()),
                button(".btn.quiet", type="submit")[icon(symbol), guest.text(f"give-{kind}")],
            )
            for kind, symbol in changes
            if may and kind != row.kind and not (kind == "here" and row.kind == "person")
        ],
    ]  # fmt: skip


def _invite(guest: Guest, address: str) -> Element:
    return div(".invite")[
        h2[guest.text("invite")],
        p(".hint")[guest.text("invite-hint")],
        div(".row")[
            code("#invitation")[address],
            button(".btn", type="button", data_copy="invitation")[icon("link"), guest.text("copy")],
        ],
    ]


def _chosen(scene: Scene, guest: Guest) -> Node:
    title = scene.row.title
    chosen = scene.row.chosen
    if not chosen:
        return None
    words = guest.words
    return p(".hint")[
        " · ".join(
            f"{words.option(name, title)}: {words.option_value(name, value, title)}" for name, value in chosen.items()
        )
    ]


def landing(guest: Guest, kind: str, address: str, title: str, names: Sequence[str], free: int) -> Element:
    """Where a link leads. Nothing happens before the button is pressed: previews of links must not sit down."""
    key = kind if kind != "join" or free else "watch"
    who = ", ".join(name for name in names if name)
    return site(
        guest,
        guest.words.title(title),
        section(class_=f"panel form game-{title}")[
            h1[guest.text(f"link-{key}", title=guest.words.title(title))],
            p(".hint")[guest.text("with", names=who)] if who else None,
            post(
                address,
                _name(guest) if key == "join" else None,
                div(".row")[button(".btn.primary", type="submit")[icon("play"), guest.text(f"link-{key}-do")]],
                live=False,
            ),
        ],
    )


def links(scene: Scene, guest: Guest, shown: dict[str, str]) -> Element:
    """The links of a table: for another device, for watchers; each can be made anew or revoked."""
    table = scene.row.id
    kinds = [("seat", seat) for seat in scene.held] + [("watch", None), ("join", None)]
    return site(
        guest,
        guest.text("links"),
        section(class_=f"panel form game-{scene.row.title}")[
            h1[guest.text("links")],
            [
                _link(scene, guest, kind, seat, shown.get(f"{kind}{'' if seat is None else seat}", ""))
                for kind, seat in kinds
            ],
            div(".row")[a(".btn", href=f"/table/{table}")[guest.text("back-to-table")]],
        ],
    )


def _link(scene: Scene, guest: Guest, kind: str, seat: int | None, address: str) -> Element:
    at = f"link-{kind}-{seat}"
    name = scene.look.sitting(seat).name if seat is not None else ""
    given: tuple[Any, ...] = (hidden("kind", kind), hidden("seat", "" if seat is None else seat))
    return div(".invite")[
        h2[guest.text(f"about-link-{kind}", name=name)],
        div(".row")[
            [code(id=at)[address], button(".btn", type="button", data_copy=at)[icon("link"), guest.text("copy")]]
            if address
            else None,
            post(
                f"/table/{scene.row.id}/link",
                given,
                button(".btn.quiet", type="submit")[guest.text("new-link")],
                live=False,
            ),
            post(
                f"/table/{scene.row.id}/revoke",
                given,
                button(".btn.quiet", type="submit")[guest.text("revoke")],
                live=False,
            )
            if address
            else None,
        ],
    ]


def me(guest: Guest, email: str, hook: str, mail: bool) -> Element:
    """What we know about a visitor: a name, and where to send a notice when it is their turn."""
    return site(
        guest,
        guest.text("about-me"),
        section(".panel.form")[
            h1[guest.text("about-me")],
            post(
                "/me",
                _name(guest),
                label(".line")[
                    span[guest.text("email"), small[guest.text("email-hint")]],
                    field(name="email", type="email", value=email, maxlength="120"),
                ]
                if mail
                else None,
                label(".line")[
                    span[guest.text("hook"), small[guest.text("hook-hint")]],
                    field(name="hook", type="url", value=hook, maxlength="200"),
                ],
                label(".line")[
                    span[guest.text("language")],
                    select(name="language")[
                        [
                            option(value=code_, selected=code_ == guest.words.language)[guest.text(f"language-{code_}")]
                            for code_ in guest.languages
                        ]
                    ],
                ],
                div(".row")[button(".btn.primary", type="submit")[icon("check"), guest.text("save")]],
                live=False,
            ),
        ],
    )


def open_record(guest: Guest) -> Element:
    """Open a record from a file or from pasted text."""
    return site(
        guest,
        guest.text("open-record"),
        section(".panel.form")[
            h1[guest.text("open-record")],
            p(".hint")[guest.text("open-hint")],
            form(method="post", action="/open")[
                label(".line")[
                    span[guest.text("record-file")],
                    field(type="file", accept=".json,application/json", data_fill="record"),
                ],
                textarea("#record", name="record", rows="10", aria_label=guest.text("record"), required=True),
                div(".row")[button(".btn.primary", type="submit")[icon("replay"), guest.text("open-it")]],
            ],
        ],
        here="open",
    )
