"""Components of the box as they lie on the table, for the rules and the box page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shofar.web.boards.golem.cards import BLACK, halves
from shofar.web.boards.golem.common import View, marble, parts, shown
from shofar.web.boards.golem.draft import slots, start
from shofar.web.boards.golem.lab import PARTS, part
from shofar.web.boards.golem.shelves import BIG, big, foot, objective, waiting
from shofar.web.html import Node, b, div, header, li, ol, span
from shofar.web.look import Look
from shofar.web.pages.pieces import icon

NOTHING: Final[dict[str, Any]] = {"developments": ()}  # a player's sheet at the beginning
COLUMN: Final = "dev_study_col"
DENSE: Final = 5  # symbols of a district tile from which they are drawn smaller

Face = dict[str, Any]


def face(look: Look, view: View, section: str, row: str) -> Node:
    """A card or tile; nothing for tables of numbers."""
    made = FACES.get(section)
    return made(look, view, row) if made else None


def _action(look: Look, view: View, row: str) -> Node:
    return div(".act")[span(".spot")[icon("rabbi")], shown(_printed(view, "actions", row)["effect"], "small")]


def _character(look: Look, view: View, row: str) -> Node:
    found = _printed(view, "characters", row)
    return div(".char")[
        header[b[found["deck"]], span(".need")[[marble(colour) for colour in found["marbles"]]]],
        span(".deal-row")[shown(f"pay {found['coin']} coin -> {found['effect']}", "small")],
        span(".foot-row")[span(".steps.num")[f"+{found['steps']}", icon("golem-move")]],
    ]


def _district(look: Look, view: View, section: str, row: str) -> Node:
    text = _printed(view, section, row)["effect"]
    return div(class_=f"section t-{row.split('_')[1]}")[
        span(".dt")[shown(text, "small dense" if parts(text) >= DENSE else "small")]
    ]


def _grave(look: Look, view: View, row: str) -> Node:
    text = _printed(view, "cemetery", row)["effect"]
    return div(".cemetery")[div(".grave")[shown(text, "small")]]


def _book(look: Look, view: View, row: str) -> Node:
    found = _printed(view, "books", row)
    price = shown("student any -1", "small") if found["colour"] == BLACK else None
    cost = None if price else span(".cost.num")[str(found["cost"]), icon("knowledge")]
    return div(class_=f"book t-{found['colour']}")[header[icon("book"), price, cost], halves(found)]


def _golem_part(look: Look, view: View, row: str) -> Node:
    (found,) = [one for one in PARTS if one[0] == row]
    return div(".devs")[ol[li[part(view, look, NOTHING, False, *found)]]]


def _study(look: Look, view: View, row: str) -> Node:
    if row.startswith(COLUMN):
        return div(".col")[foot(view, look, NOTHING, row.removeprefix(COLUMN), False)]
    return _large(look, view, row)


def _artifact_part(look: Look, view: View, row: str) -> Node:
    if _printed(view, "artifact_developments", row)["kind"] != "big":
        return div(".loose")[waiting({**view, "fitting": None}, look, row, False)]
    return _large(look, view, row)


def _large(look: Look, view: View, row: str) -> Node:
    found = next((one for one in BIG if one[1] == row), None)
    return div(".loose")[big(view, look, *found, False)] if found else None


def _artifact(look: Look, view: View, row: str) -> Node:
    found, size = _printed(view, "artifact_tiles", row), view["printed"]["cauldrons"][row.rsplit("_", 1)[1]]["gold"]
    return div(".artifacts")[
        div(".art")[
            span(".pot")[
                span(".pots")[icon("cauldron"), [span(".place") for _free in range(size)]],
                shown(found["income"], "tiny"),
            ],
            slots(found["slots"]),
        ]
    ]


def _printed(view: View, section: str, row: str) -> Face:
    found: Face = view["printed"][section][row]
    return found


FACES: Final[dict[str, Callable[[Look, View, str], Node]]] = {
    "actions": _action,
    "characters": _character,
    "district_tiles": lambda look, view, row: _district(look, view, "district_tiles", row),
    "printed_sections": lambda look, view, row: _district(look, view, "printed_sections", row),
    "cemetery": _grave,
    "books": _book,
    "golem_developments": _golem_part,
    "study_developments": _study,
    "artifact_developments": _artifact_part,
    "artifact_tiles": _artifact,
    "objectives": lambda look, view, row: div(".objectives")[objective(view, look, row, "")],
    "starting_tiles": lambda look, view, row: div(".starts")[start(view, look, row, False)],
}
