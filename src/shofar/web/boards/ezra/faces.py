"""Components of the box as they lie on the table, for the rules and the box page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shofar.web.boards.ezra.common import View, Workers, flags, scored, shown, spot_name, vp
from shofar.web.boards.ezra.own import wall_card
from shofar.web.boards.ezra.players import focus, scheme
from shofar.web.boards.ezra.tiles import tile
from shofar.web.boards.ezra.torah import POINT, hero_card, scroll_icons
from shofar.web.html import Element, Node, b, div, h3, span
from shofar.web.look import Look
from shofar.web.pages.pieces import icon

TILES: Final = ("guards", "labourers", "farmers", "traders", "elders")
# A player's board with nobody on it.
EMPTY: Final[dict[str, Any]] = {
    "seat": -1, "colour": "red", "farmers": 0, "labourers": 0, "traders": (), "elders": (),
}  # fmt: skip


def face(look: Look, view: View, section: str, row: str) -> Node:
    """A card or tile; nothing for tables of numbers."""
    if section in TILES:
        found = {"kind": section, "id": row, "flipped": False}
        return div(".tiles-of")[tile(view, look, EMPTY, found, Workers())]
    made = FACES.get(section)
    return made(look, view, row) if made else None


def _character(look: Look, view: View, row: str) -> Element:
    printed = view["printed"]["characters"][row]
    gate = look.text("board-sells") if printed["sell"] else spot_name(look, f"g_{printed['gate']}")
    offers = printed["sell"] or [printed["upper"], printed["lower"]]
    return div(".pcard")[
        h3[look.words.name(row, look.title)],
        flags(view, row),
        span(".tgate")[icon("gate"), gate],
        [span(".trade")[shown(text)] for text in offers],
        span(".score")[icon("sabbath", "op when"), scored(printed["scoring"])],
    ]


def _gate(look: Look, view: View, row: str) -> Element:
    printed = view["printed"]["gates"].get(row) or view["printed"]["corners"][row]
    link = span(".link")[icon("connection"), shown(printed["connection"])]
    reward = span(".link")[icon("at-once"), shown(printed["reward"])] if "reward" in printed else None
    return div(class_="slot gate card-gate" if reward else "slot gate corner")[
        b(".gname")[spot_name(look, row)],
        span(".line.low")[reward, link],
        vp(printed["vp"]) if reward else None,
    ]


def _scroll(look: Look, view: View, row: str) -> Element:
    printed = view["printed"]["scrolls"][row]
    return div(class_=f"tile {row.split('_', maxsplit=1)[0]}")[
        scroll_icons(view, printed), span(".once")[icon("vp")] if printed["now"] == POINT else None
    ]


FACES: Final[dict[str, Callable[[Look, View, str], Node]]] = {
    "characters": _character,
    "heroes": lambda look, view, row: hero_card(view, look, row),
    "gates": _gate,
    "corners": _gate,
    "walls": lambda look, view, row: wall_card(view, look, "wall", row),
    "scrolls": _scroll,
    "focus": lambda look, view, row: focus(view, look, row),
    "schemes": lambda look, view, row: scheme(view, look, row),
}
