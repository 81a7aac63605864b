"""Before the game: the form for a new table, the table that waits for people, a record to open."""

from __future__ import annotations

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
from shofar.web.pages.layout import LONGEST_NAME, Guest, bar, hidden, name_field, page, post, site, skip
from shofar.web.pages.pieces import emblem, icon
from shofar.web.pages.terms import duration, terms
from shofar.web.scene import Scene
from shofar.web.store.model import SeatRow
from shofar.web.tables.clocks import PATIENCE
from shofar.web.tables.fit import offered
from shofar.web.thinking.bots import LEVELS, USUAL, level

SEATS = ("me", "bot", "invited", "here")


def new_table(guest: Guest, title: Title, overlay: str = "", fit: str = "") -> Element:
    """The form for a new table; `overlay` are an owner's values that it is opened with, `fit` the level suggested."""
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
                name_field(guest),
                _seats(guest, title, fit),
                _options(guest, title),
                _more(guest),
                _box(guest, overlay),
                div(".row")[
                    button(".btn.primary", type="submit")[icon("play"), guest.text("make-table")],
                    a(".btn.quiet", href="/")[guest.text("cancel")],
                ],
                live=False,
            ),
        ],
    )


def _box(guest: Guest, overlay: str) -> Element:
    """An owner's own values, laid over the box of the title."""
    return details(".own-box", open=bool(overlay))[
        summary[guest.text("own-box")],
        p(".hint")[guest.text("own-box-hint")],
        label(".line")[span[guest.text("own-box-file")], field(type="file", accept=".toml", data_fill="box")],
        textarea("#box", name="box", rows="6", spellcheck="false", aria_label=guest.text("own-box"))[overlay],
    ]


def _seats(guest: Guest, title: Title, fit: str) -> Element:
    most, least = max(title.players), min(title.players)
    return fieldset(".seating")[
        legend[guest.text("seats")],
        p(".hint")[guest.text("seats-hint", least=least, most=most)],
        p(".hint")[guest.text("level-fit", level=guest.text(f"level-{fit}"))] if fit else None,
        ol(".seats")[[_seat(guest, title.name, seat, least, fit) for seat in range(most)]],
    ]


def _seat(guest: Guest, title: str, seat: int, least: int, fit: str) -> Element:
    kinds = SEATS if seat else ("me", "bot", "invited")
    usual = "me" if seat == 0 else "bot" if seat < max(least, 3) else "none"
    choices: list[str] = [*kinds, "none"] if seat >= least else list(kinds)
    return li[
        emblem(games.face(title).colours[seat]),
        select(name=f"seat{seat}", aria_label=guest.text("seat-n", n=seat + 1))[
            [option(value=kind, selected=kind == usual)[guest.text(f"sit-{kind}")] for kind in choices]
        ],
        select(name=f"level{seat}", aria_label=guest.text("level-of", n=seat + 1))[
            [option(value=name, selected=name == offered(fit))[guest.text(f"choose-{name}")] for name in LEVELS]
        ],
        field(
            name=f"name{seat}",
            maxlength=str(LONGEST_NAME),
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
            span[guest.text("clock"), small[guest.text("clock-hint")]],
            select(name="clock")[[option(value=value)[guest.text(f"clock-{key}")] for value, key in CLOCKS]],
        ],
        label(".line")[
            span[guest.text("patience"), small[guest.text("patience-hint")]],
            select(name="patience")[
                [
                    option(value=str(seconds), selected=seconds == PATIENCE)[
                        duration(guest, seconds) if seconds else guest.text("patience-never")
                    ]
                    for seconds in SILENCES
                ]
            ],
        ],
    ]


CLOCKS = (
    ("", "none"), ("turn:60", "turn-minute"), ("turn:300", "turn-five"), ("turn:86400", "turn-day"),
    ("turn:259200", "turn-three-days"), ("bank:1200", "bank-twenty"), ("bank:3600", "bank-hour"),
)  # fmt: skip


SILENCES = (600, 3_600, 86_400, 0)  # seconds


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
                p(".hint")[guest.text("kept-until", date=scene.kept)] if scene.kept else None,
                ol(".seats")[[_sitter(scene, guest, seat, host) for seat in range(len(scene.seats))]],
                _invite(guest, invitation) if free and invitation else None,
                terms(scene.row, guest),
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
                            maxlength=str(LONGEST_NAME),
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
    who = guest.text("seat-open") if row.kind == "open" else sitting.given
    about = guest.text("you") if seat in scene.held else ""
    if row.kind == "bot":
        about = guest.text("kind-bot", level=guest.text(f"level-{level(row.level)}"))
    changes = (("bot", "bot"), ("open", "link"), ("here", "person"))
    taken = row.kind == "person" and seat not in scene.held
    return li[
        emblem(sitting.colour),
        span(".grow")[who, " ", small[about]],
        [
            post(
                f"/table/{scene.row.id}/seat",
                hidden("seat", seat), hidden("kind", kind), hidden("key", client_key()),
                _level(guest, row) if kind == "bot" else None,
                button(".btn.quiet", type="submit")[
                    icon("close" if taken else symbol), guest.text(_giving(kind, row, taken))
                ],
            )
            for kind, symbol in changes
            if host and kind not in {row.kind} - {"bot"} and not (kind == "here" and row.kind == "person")
            and (kind == "open" or not taken)
        ],
    ]  # fmt: skip


def _giving(kind: str, row: SeatRow, taken: bool) -> str:
    if taken:
        return "give-removed"
    return "give-level" if kind == row.kind else f"give-{kind}"


def _level(guest: Guest, row: SeatRow) -> Element:
    """How strong the bot on a seat is, or would be."""
    now = level(row.level) if row.kind == "bot" else USUAL
    return select(name="level", aria_label=guest.text("level-of", n=row.seat + 1))[
        [option(value=name, selected=name == now)[guest.text(f"level-{name}")] for name in LEVELS]
    ]


def _invite(guest: Guest, address: str) -> Element:
    return div(".invite")[
        h2[guest.text("invite")],
        p(".hint")[guest.text("invite-hint")],
        div(".row")[
            code("#invitation")[address],
            button(".btn", type="button", data_copy="invitation")[icon("link"), guest.text("copy")],
        ],
    ]


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
