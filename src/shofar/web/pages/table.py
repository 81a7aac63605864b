"""The page of a game in progress: bar, dock, board, rail, tabs on phones."""

from __future__ import annotations

from typing import Final

from shofar.web import boards
from shofar.web.html import (
    Element,
    Node,
    VoidElement,
    a,
    button,
    details,
    div,
    fieldset,
    h1,
    header,
    label,
    legend,
    main,
    nav,
    section,
    small,
    span,
    summary,
)
from shofar.web.html import input as field
from shofar.web.pages import coach, dock, help, keys, rail
from shofar.web.pages import summary as summary_page
from shofar.web.pages.layout import LONGEST_NAME, Guest, brand, language_form, once, page, post, skip, theme_button
from shofar.web.pages.pieces import emblem, icon
from shofar.web.panels import panel
from shofar.web.scene import Scene
from shofar.web.seen import asked

PACES: Final = ("off", "short", "long")
TABS: Final = (("board", "column", "tab-board"), ("players", "people", "tab-players"), ("log", "log", "tab-log"))


def whole(scene: Scene, guest: Guest, drawn: Node) -> Element:
    """The page as it is first loaded, around what was drawn of it; it follows its table."""
    return page(
        guest,
        heading(scene, guest),
        [drawn, keys.dialog_of(guest, keys.TABLE)],
        css=body_class(scene),
        styles=styles(scene.row.title),
        scripts=("help",),
        follow=f"/table/{scene.row.id}/stream?as={scene.look.seat if scene.look.seat is not None else ''}",
    )


def styles(title: str) -> tuple[str, ...]:
    """The style sheets of a page that shows the board of this title."""
    return ("table", "coach", "help", f"boards/{title}", "dock")


def body_class(scene: Scene) -> str:
    me = scene.look.me
    return f"game-{scene.row.title} {scene.row.title} table-page {me.tint if me else ''}".strip()


def heading(scene: Scene, guest: Guest) -> str:
    title = guest.words.title(scene.row.title)
    return guest.text("your-turn-title", title=title) if scene.mine or scene.cover is not None else title


@panel
def inner(scene: Scene, guest: Guest) -> Element:
    """What is pushed when the table changes."""
    return div(
        "#page",
        data_version=str(scene.version),
        data_kind="table",
        data_step=str(scene.step),
        data_ends=",".join(map(str, scene.ends)) if scene.held else None,
        data_heading=f"{heading(scene, guest)} - Shofar",
        data_turn=str(scene.serial) if scene.mine or scene.cover is not None else None,
    )[skip(guest, "choices"), _bar(scene, guest), _main(scene, guest)]


@panel
def _main(scene: Scene, guest: Guest) -> Element:
    return main("#main.table")[
        switches(scene),
        coach.coach(scene, guest),
        dock.dock(scene, guest),
        board(scene, guest),
        summary_page.panel(scene, guest),
        rail.rail(scene, guest),
        help.place(guest, scene.row.id),
        _views(scene, guest),
    ]


@asked
def _news(scene: Scene) -> int:
    return len(scene.story.since)


def switches(scene: Scene) -> list[VoidElement]:
    """What the tabs of phones switch."""
    return [
        field(
            ".view-radio", type="radio", name="view", id=f"v-{id}", checked=id == "board",
            aria_label=guest_text(scene, key),
        )
        for id, _, key in _tabs(scene.row.title)
    ]  # fmt: skip


@panel
def _views(scene: Scene, guest: Guest) -> Element:
    return views(scene, guest, _news(scene), help.opener(guest, scene.row.id, "help-tab"))


def views(scene: Scene, guest: Guest, news: int = 0, more: Node = None) -> Element:
    """On phones: what of the page is shown."""
    return nav(".tabs", aria_label=guest.text("views"))[
        [
            label(for_=f"v-{id}")[
                icon(symbol), guest_text(scene, key), span(".dot")[str(news)] if id == "log" and news else None
            ]
            for id, symbol, key in _tabs(scene.row.title)
        ],
        more,
    ]


def guest_text(scene: Scene, key: str) -> str:
    return scene.look.text(key)


def _tabs(title: str) -> tuple[tuple[str, str, str], ...]:
    return (TABS[0], *boards.of(title).tabs, *TABS[1:])


@panel
def board(scene: Scene, guest: Guest) -> Element:
    return section(".board", aria_label=guest.text("board"))[_laid(scene, guest)]


def _laid(scene: Scene, guest: Guest) -> Node:
    if scene.view is None:
        return div(".panel.notice")[scene.trouble or guest.text("state-lobby", free=0)]
    return boards.of(scene.row.title).board(scene.view, scene.look)


@panel
def _bar(scene: Scene, guest: Guest) -> Element:
    return header(".bar")[
        brand(guest),
        h1(".title")[guest.words.title(scene.row.title)],
        facts(scene),
        span(".grow"),
        a(
            ".chip.same-deal",
            href=f"/rules/{scene.row.title}#{scene.row.example}",
            target="rules",
            title=guest.text("example-back"),
        )[icon("zoom"), span[guest.text("example-of", number=scene.row.example)]]
        if scene.row.example
        else None,
        a(".chip.same-deal", href=f"/table/{scene.row.same_deal_as}", title=guest.text("same-deal-known"))[
            icon("replay"), span[guest.text("same-deal")]
        ]
        if scene.row.same_deal_as
        else None,
        span(".chip.wide-only")[icon("eye"), guest.text("watching", n=scene.watching)] if scene.watching else None,
        help.opener(guest, scene.row.id, "btn quiet wide-only"),
        _name(scene, guest),
        theme_button(guest),
        menu(scene, guest),
    ]


@panel
def facts(scene: Scene) -> Node:
    """Rounds, and whose turn it is."""
    return (boards.of(scene.row.title).facts(scene.view, scene.look) if scene.view else None) or _order(scene)


def _name(scene: Scene, guest: Guest) -> Node:
    """Somebody without a name is asked for one, once."""
    if not scene.unnamed:
        return None
    return details("#ask-name.menu")[
        summary(".btn.quiet")[icon("person"), span[guest.text("ask-name")]],
        div(".menu-list.panel")[
            post(
                f"/table/{scene.row.id}/name",
                once(),
                field(
                    name="name",
                    maxlength=str(LONGEST_NAME),
                    autocomplete="nickname",
                    required=True,
                    placeholder=guest.text("your-name"),
                    aria_label=guest.text("your-name"),
                ),
                button(".btn.primary", type="submit")[icon("check"), guest.text("save")],
            ),
            a(".btn.quiet", href=f"/table/{scene.row.id}?later=1", data_later=True)[icon("close"), guest.text("later")],
        ],
    ]


def _order(scene: Scene) -> Element:
    return div(".order")[
        [
            span(aria_current="true" if sitting.seat == scene.deciding else None)[emblem(sitting.colour, sitting.name)]
            for sitting in scene.look.sittings
        ]
    ]


def pace(guest: Guest) -> Element:
    """How long the turn of another is shown before the next; the script keeps it."""
    return fieldset(".seg.scripted")[
        legend[guest.text("pace")],
        [label[field(type="radio", name="pace", value=one), guest.text(f"pace-{one}")] for one in PACES],
    ]


@panel
def menu(scene: Scene, guest: Guest) -> Element:
    """What is seldom needed: links, sound, leaving."""
    table = scene.row.id
    return details(".menu")[
        summary(".btn.quiet.icon", aria_label=guest.text("menu"))[icon("menu")],
        div(".menu-list.panel")[
            a(".btn.quiet", href=f"/table/{table}/links")[icon("link"), guest.text("links")] if scene.held else None,
            a(".btn.quiet", href=f"/table/{table}/replay")[icon("replay"), guest.text("replay")],
            a(".btn.quiet", href=f"/table/{table}/record")[icon("download"), guest.text("record")]
            if scene.over
            else None,
            button(".btn.quiet.scripted", type="button", data_sound=True, aria_pressed="false")[
                icon("bell"), guest.text("sound")
            ],
            pace(guest) if scene.held else None,
            button(".btn.quiet.scripted.phone-only", type="button", data_toggle_theme=True)[
                icon("moon"), guest.text("theme")
            ],
            a(".btn.quiet", href="/me")[icon("person"), guest.text("about-me")],
            language_form(guest, f"/table/{table}"),
            button(".btn.quiet.scripted", type="button", data_keys=True)[icon("settings"), guest.text("keys")],
            post(
                f"/table/{table}/leave",
                once(),
                button(".btn.quiet", type="submit")[
                    icon("close"), span[guest.text("leave"), small[guest.text("leave-hint")]]
                ],
                live=False,
            )
            if scene.held and not scene.over
            else None,
        ],
    ]
