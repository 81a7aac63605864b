"""The city map with the tents, and the prices of clearing and building."""

from __future__ import annotations

from markupsafe import Markup

from shofar.web.boards.ezra.common import View, good, listed, said, shown
from shofar.web.html import Element, Node, b, h2, header, li, ol, p, section, span
from shofar.web.look import Look
from shofar.web.pages.pieces import SPRITE, css, heard, icon, tip
from shofar.web.panels import panel


@panel
def tents(view: View, look: Look) -> Element:
    spaces = look.printed["tents"].values()
    return section(".plate.map", aria_label=look.text("board-tents"))[
        header[icon("city-map"), h2[look.text("board-tents")]],
        ol(".loop")[
            [_space(view, look, at, space.word("reward")) for at, space in enumerate(spaces)],
            li(".fares")[[_fare(view, look, number) for number in (1, 2, 3, 4)]],
        ],
        look.mark("tents"),
    ]


@panel
def _space(view: View, look: Look, at: int, reward: str) -> Element:
    here = [board for board in view["boards"] if board["tent"] == at]
    names = ", ".join(look.sitting(board["seat"]).name for board in here)
    return li(class_=css(f"t-{at}", start=at == 0, here=bool(here)), tabindex="-1", data_walk=True)[
        shown(reward),
        span(".camp")[[_tent(board["colour"]) for board in here]] if here else None,
        heard(look.text("board-tents-here", names=names)) if here else None,
        tip(
            look.text("board-tent-space", n=at),
            f"{said(look, reward)} ",
            look.text("board-tents-here", names=names) if here else None,
        ),
    ]


def _tent(colour: str) -> Markup:
    return Markup(
        f'<svg class="tent p-{colour}" viewBox="0 0 24 24" aria-hidden="true" data-piece="tent-{colour}">'
        f'<use href="{SPRITE}#i-tent"/></svg>'
    )


def _fare(view: View, look: Look, number: int) -> Node:
    face = look.printed["tent_moves"][f"tent_move_{number}"]
    price = f"{face.number('blue')} blue banner" + ("; 1 res" if face.flag("cube") else "")
    label = look.text("board-fare", n=number)
    about = look.text("board-costs", list=listed(look, price))
    return look.choices.thing(
        f"tent {number}",
        b[str(number)],
        shown(price),
        tip(label, about),
        css="fare",
        label=f"{label} {about}",
        tabindex=None if f"tent {number}" in look.choices else "-1",
    )


@panel
def legend(view: View, look: Look) -> Element:
    board = look.printed["board"]
    clear = {name: board[f"clear_{name}"].number("value") for name in ("cinder", "stone", "wood", "gold")}
    instead = board["banners_for_stone"].number("value")
    return p(".legend")[
        span[icon("rubble"), look.text("board-clear-price")],
        [shown(f"pay {number} grey banner -> 1 {name}") for name, number in clear.items()],
        span(".sep")[look.text("board-instead"), good("stone"), look.text("board-or"), good("wood")],
        shown(f"({instead} grey banner | 1 gold)"),
    ]
