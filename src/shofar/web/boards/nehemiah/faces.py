"""Components of the box as they lie on the table, for the rules and the box page."""

from __future__ import annotations

from shofar.web.boards.nehemiah.columns import kind_of
from shofar.web.boards.nehemiah.columns import printed as on_card
from shofar.web.boards.nehemiah.leaders import printed as on_leader
from shofar.web.html import Node, div, span
from shofar.web.look import Look


def face(look: Look, section: str, row: str) -> Node:
    """A work card, a leader or a gate; nothing for tables of numbers."""
    found = look.printed[section][row]
    if section == "faces":
        text = found.word("effect")
        return div(class_=f"card {kind_of(look, text)}")[span(".spot.free"), on_card(look, row, text)]
    if section == "leaders":
        return div(".card.leader")[on_leader(look, row)]
    return span(".gate-token")[str(found.number("value"))] if section == "gates" else None
