"""Components of the box as they lie on the table, for the rules and the box page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from shofar.games.ezra.views import Board, Tile
from shofar.web.boards.ezra.common import Workers, flags, scored, shown, spot_name, vp
from shofar.web.boards.ezra.own import wall_card
from shofar.web.boards.ezra.players import focus, scheme
from shofar.web.boards.ezra.tiles import tile
from shofar.web.boards.ezra.torah import POINT, hero_card, scroll_icons
from shofar.web.html import Element, Node, b, div, h3, span
from shofar.web.look import Look
from shofar.web.pages.pieces import icon

TILES: Final = ("guards", "labourers", "farmers", "traders", "elders")
# As much of a player's board as tiles look at, with nobody on it.
EMPTY: Final = cast(Board, {"seat": -1, "colour": "red", "farmers": 0, "labourers": 0, "traders": [], "elders": []})


def face(look: Look, section: str, row: str) -> Node:
    """A card or tile; nothing for tables of numbers."""
    if section in TILES:
        found = cast(Tile, {"kind": section, "id": row, "flipped": False})
        return div(".tiles-of")[tile(look, EMPTY, found, Workers())]
    made = FACES.get(section)
    return made(look, row) if made else None


def _character(look: Look, row: str) -> Element:
    found = look.printed["characters"][row]
    sells = found.words("sell")
    gate = look.text("board-sells") if sells else spot_name(look, f"g_{found.word('gate')}")
    return div(".pcard")[
        h3[look.words.name(row, look.title)],
        flags(look, row),
        span(".tgate")[icon("gate"), gate],
        [span(".trade")[shown(text)] for text in sells or [found.word("upper"), found.word("lower")]],
        span(".score")[icon("sabbath", "op when"), scored(found.word("scoring"))],
    ]


def _gate(look: Look, row: str) -> Element:
    """A gate card; a corner gate has neither reward nor points."""
    card = look.printed["gates"].get(row)
    found = card or look.printed["corners"][row]
    reward = span(".link")[icon("at-once"), shown(card.word("reward"))] if card else None
    return div(class_="slot gate card-gate" if card else "slot gate corner")[
        b(".gname")[spot_name(look, row)],
        span(".line.low")[reward, span(".link")[icon("connection"), shown(found.word("connection"))]],
        vp(card.number("vp")) if card else None,
    ]


def _scroll(look: Look, row: str) -> Element:
    found = look.printed["scrolls"][row]
    once = span(".once")[icon("vp")] if found.word("now") == POINT else None
    return div(class_=f"tile {row.split('_', maxsplit=1)[0]}")[scroll_icons(look, found), once]


FACES: Final[dict[str, Callable[[Look, str], Node]]] = {
    "characters": _character,
    "heroes": hero_card,
    "gates": _gate,
    "corners": _gate,
    "walls": lambda look, row: wall_card(look, "wall", row),
    "scrolls": _scroll,
    "focus": focus,
    "schemes": scheme,
}
