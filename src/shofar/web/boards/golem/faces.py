"""Components of the box as they lie on the table, for the rules and the box page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shofar.web.boards.golem.cards import BLACK, halves
from shofar.web.boards.golem.common import marble, parts, shown, size_of
from shofar.web.boards.golem.draft import slots, start
from shofar.web.boards.golem.lab import PARTS, part
from shofar.web.boards.golem.shelves import BIG, big, foot, objective, waiting
from shofar.web.html import Node, b, div, header, li, ol, span
from shofar.web.look import Look
from shofar.web.pages.pieces import icon

COLUMN: Final = "dev_study_col"
DENSE: Final = 5  # symbols of a district tile from which they are drawn smaller


def face(look: Look, section: str, row: str) -> Node:
    """A card or tile; nothing for tables of numbers."""
    made = FACES.get(section)
    return made(look, row) if made else None


def _action(look: Look, row: str) -> Node:
    return div(".act")[span(".spot")[icon("rabbi")], shown(look.printed["actions"][row].word("effect"), "small")]


def _character(look: Look, row: str) -> Node:
    found = look.printed["characters"][row]
    return div(".char")[
        header[b[found.word("deck")], span(".need")[[marble(colour) for colour in found.words("marbles")]]],
        span(".deal-row")[shown(f"pay {found.number('coin')} coin -> {found.word('effect')}", "small")],
        span(".foot-row")[span(".steps.num")[f"+{found.number('steps')}", icon("golem-move")]],
    ]


def _district(look: Look, section: str, row: str) -> Node:
    text = look.printed[section][row].word("effect")
    return div(class_=f"section t-{row.split('_')[1]}")[
        span(".dt")[shown(text, "small dense" if parts(text) >= DENSE else "small")]
    ]


def _grave(look: Look, row: str) -> Node:
    return div(".cemetery")[div(".grave")[shown(look.printed["cemetery"][row].word("effect"), "small")]]


def _book(look: Look, row: str) -> Node:
    found = look.printed["books"][row]
    price = shown("student any -1", "small") if found.word("colour") == BLACK else None
    cost = None if price else span(".cost.num")[str(found.number("cost")), icon("knowledge")]
    return div(class_=f"book t-{found.word('colour')}")[header[icon("book"), price, cost], halves(found)]


def _golem_part(look: Look, row: str) -> Node:
    (found,) = [one for one in PARTS if one[0] == row]
    return div(".devs")[ol[li[part(look, False, False, *found)]]]


def _study(look: Look, row: str) -> Node:
    return div(".col")[foot(look, False, row, False)] if row.startswith(COLUMN) else _large(look, row)


def _artifact_part(look: Look, row: str) -> Node:
    if look.printed["artifact_developments"][row].word("kind") == "big":
        return _large(look, row)
    return div(".loose")[waiting(look, row, False, False)]


def _large(look: Look, row: str) -> Node:
    found = next((one for one in BIG if one[1] == row), None)
    return div(".loose")[big(look, *found, False)] if found else None


def _artifact(look: Look, row: str) -> Node:
    found, size = look.printed["artifact_tiles"][row], size_of(look, row.rsplit("_", 1)[1])
    pots = span(".pots")[icon("cauldron"), [span(".place") for _free in range(size)]]
    return div(".artifacts")[
        div(".art")[span(".pot")[pots, shown(found.word("income"), "tiny")], slots(found.words("slots"))]
    ]


FACES: Final[dict[str, Callable[[Look, str], Node]]] = {
    "actions": _action,
    "characters": _character,
    "district_tiles": lambda look, row: _district(look, "district_tiles", row),
    "printed_sections": lambda look, row: _district(look, "printed_sections", row),
    "cemetery": _grave,
    "books": _book,
    "golem_developments": _golem_part,
    "study_developments": _study,
    "artifact_developments": _artifact_part,
    "artifact_tiles": _artifact,
    "objectives": lambda look, row: div(".objectives")[objective(look, row, "")],
    "starting_tiles": lambda look, row: div(".starts")[start(look, row, False)],
}
