"""The board of Golem: synagogue (what you may do), city (where it happens), laboratory (what you have)."""

from __future__ import annotations

from typing import Final

from shofar.games.golem.views import GolemView
from shofar.web.boards import Board
from shofar.web.boards.golem.cards import cemetery, library, palace
from shofar.web.boards.golem.city import city
from shofar.web.boards.golem.faces import face
from shofar.web.boards.golem.lab import desk
from shofar.web.boards.golem.options import ROWS, group, near, option, run
from shofar.web.boards.golem.players import facts, mine, rival
from shofar.web.boards.golem.spoken import tell, where
from shofar.web.boards.golem.synagogue import synagogue
from shofar.web.html import Element, Node, a, div, nav
from shofar.web.look import Look
from shofar.web.pages.pieces import css
from shofar.web.panels import panel

# Where the moves of a verb are chosen on the board, for the jumps on phones.
PLACES: Final = {
    "synagogue": ("take", "aside", "rabbi", "pass", "copy", "study"),
    "city": ("step", "back", "kill", "activate", "create", "student", "retreat", "bury"),
    "palace": ("influence", "coins"),
    "library": ("buy",),
}


def board(view: GolemView, look: Look) -> Node:
    return [
        _jumps(look),
        div(".parts")[
            synagogue(view, look),
            div("#city.town")[
                city(view, look),
                cemetery(view, look),
                div(".cards")[palace(view, look), library(view, look)],
            ],
        ],
    ]


@panel
def _jumps(look: Look) -> Element:
    """On phones: from part to part, with a glow where something can be chosen."""
    verbs = {move.split(" ", 1)[0] for move in look.choices.moves}
    return nav(".jumps.phone-only", aria_label=look.text("board-jump"))[
        [
            a(class_=css(has=bool(verbs.intersection(moves))) or None, href=f"#{place}")[look.text(f"board-{place}")]
            for place, moves in PLACES.items()
        ]
    ]


BOARD: Final = Board[GolemView](
    board=board,
    mine=mine,
    rival=rival,
    facts=facts,
    option=option,
    face=face,
    desk=desk,
    tell=tell,
    where=where,
    group=group,
    rows=ROWS,
    near=near,
    run=run,
    tabs=(("lab", "flask", "tab-lab"),),
)
