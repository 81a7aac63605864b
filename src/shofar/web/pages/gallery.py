"""Components, icons and states on one page, and boards at any moment: for those who draw and those who test."""

from __future__ import annotations

from collections.abc import Sequence

from shofar.readers.icons import glyphs
from shofar.web.html import Element, a, button, div, h1, h2, li, p, section, small, span, ul
from shofar.web.look import MARKS, Choices
from shofar.web.pages import charts, table
from shofar.web.pages.layout import Guest, page, site
from shofar.web.pages.pieces import cube, emblem, icon, tip, worker
from shofar.web.scene import Scene

SOURCES = 20  # of points, more than there are colours


def kit(guest: Guest, titles: Sequence[str]) -> Element:
    return site(
        guest,
        guest.text("gallery"),
        [
            charts.patterns(SOURCES),
            h1[guest.text("gallery")],
            section(".panel.block")[
                h2[guest.text("games")],
                ul(".row")[[li[a(".btn", href=f"/gallery/{name}")[guest.words.title(name)]] for name in titles]],
            ],
            _states(guest),
            _players(guest),
            _charts(guest),
            _icons(guest),
        ],
    )


def _states(guest: Guest) -> Element:
    choices = Choices(("one",), {"one": guest.text("choices")})
    return section(".panel.block")[
        h2[guest.text("gallery-states")],
        div(".row.kit")[
            choices.thing("one", span["choosable"], css="card sample", label="choosable"),
            choices.thing(
                "two", span["at rest"], tip("at rest", "why not?"), css="card sample", label="at rest", tabindex="0"
            ),
            div(".card.sample.chosen")["chosen"],
            div(".card.sample.not-now")[span["not now"]],
            div(".card.sample.moved")["moved"],
            button(".btn.primary")["primary"],
            button(".btn")["plain"],
            button(".btn.quiet")["quiet"],
            button(".btn", aria_disabled="true")["disabled"],
            span(".chip")["chip"],
            span(".chip.turn")["turn"],
        ],
    ]


def _players(guest: Guest) -> Element:
    return section(".panel.block")[
        h2[guest.text("gallery-players")],
        div(".row.kit")[
            [
                span(".sample")[
                    emblem(colour, colour), worker(colour), worker(colour, True), cube(colour), small[colour]
                ]
                for colour in MARKS
            ]
        ],
    ]


def _charts(guest: Guest) -> Element:
    parts = [(f"source {at}", at + 1) for at in range(SOURCES)]
    return section(".panel.block")[
        h2[guest.text("gallery-charts")],
        charts.bars([*parts, ("lost", -9)], 9, sum(points for _, points in parts), "bars"),
        charts.course([("red", (0, 2, 5, 9)), ("blue", (0, 1, 6, 8)), ("green", (0, 0, 3, 8))], "course"),
        p[[charts.swatch(at) for at in range(SOURCES)]],
    ]


def _icons(guest: Guest) -> Element:
    return section(".panel.block")[
        h2[guest.text("gallery-icons")],
        ul(".icons")[[li[icon(name, "i-32 t-clay"), icon(name, "i-16 t-clay"), small[name]] for name in glyphs()]],
    ]


def board(scene: Scene, guest: Guest) -> Element:
    """A table page of a random game; its choices lead nowhere."""
    return page(
        guest,
        guest.words.title(scene.row.title),
        table.inner(scene, guest),
        css=table.body_class(scene),
        styles=table.styles(scene.row.title),
    )
