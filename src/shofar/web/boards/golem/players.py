"""Rounds and phases in the bar, the own goods in the dock, the others in the rail."""

from __future__ import annotations

from typing import Final

from shofar.games.golem.views import Sheet
from shofar.web.boards.golem.common import (
    ARTIFACTS,
    COLUMNS,
    DISTRICTS,
    GOODS,
    ROMAN,
    View,
    goods_of,
    rabbi,
    size_of,
    sockets,
)
from shofar.web.boards.golem.shelves import objective
from shofar.web.html import Element, Node, b, div, label, li, nav, ol, small, span
from shofar.web.look import Look, Sitting
from shofar.web.pages.pieces import css, emblem, fact, heard, icon, join, rounds, tip
from shofar.web.panels import panel
from shofar.web.seen import asked

ROUNDS: Final = ROMAN[:4]
PHASES: Final = ("refresh", "movement", "actions", "turn_order", "influence", "income", "control")
MARBLES: Final = 2  # a player takes in a round
SWITCH: Final = (
    ("board", "district", "board-view-table", ""),
    ("lab", "flask", "tab-lab", "mid-only"),
    ("players", "people", "board-view-players", ""),
    ("log", "log", "tab-log", ""),
)
MOVES_OF_GOODS: Final = ("gain", "spend", "enter")


# --- the bar ------------------------------------------------------------------------------------------------------


def facts(view: View, look: Look) -> Node:
    now = len(ROUNDS) if view["over"] else max(0, view["round"] - 1)
    shown = look.text("board-round-of", round=ROUNDS[min(now, len(ROUNDS) - 1)], rounds=ROUNDS[-1])
    return join(
        span(".rounds-of")[rounds(ROUNDS, now if view["round"] else -1, shown), look.mark("rounds")],
        _phases(view, look),
        _order(view, look),
        _switch(look),
    )


def _phases(view: View, look: Look) -> Element:
    if view["phase"] not in PHASES:
        return ol(".phases.wide-only")[li(aria_current="step")[look.text("board-phase", phase=view["phase"])]]
    now = PHASES.index(view["phase"])
    return ol(".phases.wide-only", aria_label=look.text("board-phase", phase=view["phase"]))[
        [
            li(aria_current="step")[f"{at + 1} ", look.text("board-phase", phase=phase)]
            if at == now
            else li(class_="done" if at < now else None)
            for at, phase in enumerate(PHASES)
        ]
    ]


def _order(view: View, look: Look) -> Element:
    return ol(".order", aria_label=look.text("board-turn-order"))[
        [_place(view, look, look.sitting(seat), view["seats"][seat]) for seat in view["order"]]
    ]


def _place(view: View, look: Look, sitting: Sitting, sheet: Sheet) -> Element:
    deciding = sitting.seat == view["deciding"]
    return li(
        class_="out" if sheet["waiting"] else None,
        aria_current="true" if deciding else None,
        title=look.text("board-page-passed") if sheet["waiting"] else None,
    )[emblem(sitting.colour, sitting.name)]


def _switch(look: Look) -> Element:
    """The faces of the rail on wide windows."""
    return nav(".views.wide-only", aria_label=look.text("views"))[
        [
            label(for_=f"v-{id}", class_=css or None)[
                icon(symbol, "t-grey" if symbol == "district" else ""), look.text(key)
            ]
            for id, symbol, key, css in SWITCH
        ]
    ]


# --- the viewer ---------------------------------------------------------------------------------------------------


def mine(view: View, look: Look) -> Node:
    me = look.me
    if me is None:
        return None
    sheet = view["seats"][me.seat]
    return [
        div(".top")[emblem(me.colour), look.text("board-you"), _left(view, look, sheet)],
        div(".goods")[[_good(look, good, _held(view, sheet, good)) for good in (*GOODS, "vp")]],
        div(".ahead")[_income(look, sheet), _control(look, sheet)],
    ]


def _left(view: View, look: Look, sheet: Sheet) -> Node:
    """What is still to do in the action phase."""
    if view["phase"] != "actions":
        return None
    marbles = MARBLES - len(sheet["marbles"])
    return span(".chip", title=look.text("board-left-about"))[
        [icon("marble", "t-grey"), span(".num")[str(marbles)]] if marbles else None,
        "+" if marbles and not sheet["rabbi"] else None,
        icon("rabbi") if not sheet["rabbi"] else None,
        span[look.text("board-left")]
        if marbles or not sheet["rabbi"]
        else [icon("check"), look.text("board-finished")],
    ]


def _held(view: View, sheet: Sheet, good: str) -> int:
    """Points are those on the track, at the end all of them."""
    return sum(sheet["points"].values()) if good == "vp" and view["over"] else goods_of(sheet)[good]


def _good(look: Look, good: str, number: int) -> Element:
    move = next((f"{verb} {good}" for verb in MOVES_OF_GOODS if f"{verb} {good}" in look.choices), None)
    children = [b(".num")[icon(good), str(number)], small[look.text("board-good", good=good)]]
    style = css("good", changed=_changed(look, good, number))
    if move is None:
        return div(class_=style)[children]
    return look.choices.thing(move, *children, css=style, label=look.text("board-good", good=good))


@asked
def _changed(look: Look, good: str, number: int) -> bool:
    """The viewer had another number of these after their last move."""
    earlier: View | None = look.before
    if not earlier or look.seat is None:
        return False
    return goods_of(earlier["seats"][look.seat])[good] != number


def _income(look: Look, sheet: Sheet) -> Node:
    amounts = [(number, good) for good, number in sheet["income"].items() if number]
    if not amounts:
        return None
    return span(".fact", title=look.text("board-income-about"))[
        icon("income"),
        look.text("board-income"),
        span(".effect.tiny")[[span(".amount")[str(number), icon(good)] for number, good in amounts]],
    ]


def _control(look: Look, sheet: Sheet) -> Node:
    control = sheet["control"]
    if not control["due"]:
        return None
    facts = {"due": control["due"], "held": control["knowledge"], "loss": control["loss"]}
    if not control["loss"]:
        return span(".fact", title=look.text("board-control-about", **facts))[
            icon("control"), span[look.text("board-control-due")], str(control["due"]), icon("knowledge")
        ]
    return span(".fact.warn", title=look.text("board-control-about", **facts))[
        icon("control"), span[look.text("board-control-short", **facts)], f"−{control['loss']}", icon("vp")
    ]


# --- the others ---------------------------------------------------------------------------------------------------


def rival(view: View, look: Look, seat: int) -> Node:
    sheet, sitting = view["seats"][seat], look.sitting(seat)
    if view["phase"] == "set_up":
        return span(".state")[span(".facts")[_goods(look, sheet), _hidden(look, sheet)]]
    return [
        span(".state")[
            _passed(look, sheet),
            span(".hand", title=look.text("board-rabbi-in-hand"))[rabbi(sitting.colour)]
            if not sheet["rabbi"] and view["phase"] == "actions"
            else None,
            sockets(view, look, seat),
            _points(view, look, sheet),
        ],
        div(".facts")[
            _goods(look, sheet),
            span(".sep"),
            span(".fact", title=look.text("board-created"))[
                icon("golem"), _number(sheet["created"], look.text("board-created"))
            ],
            fact("artifact", len(sheet["completed"]), look.text("board-completed")),
            fact("book", sum(len(books) for books in sheet["columns"].values()), look.text("board-books")),
            fact("development", len(sheet["developments"]), look.text("board-developments")),
            _hidden(look, sheet),
        ],
        _more(view, look, sheet),
    ]


def _number(number: int, words: str) -> Node:
    return [span(".num")[str(number)], heard(words)]


def _goods(look: Look, sheet: Sheet) -> Node:
    return [fact(good, sheet[good], look.text("board-good", good=good)) for good in GOODS]


def _passed(look: Look, sheet: Sheet) -> Node:
    if not sheet["pass_tile"]:
        return None
    return span(".chip.passed", title=look.text("board-pass-tile", n=sheet["pass_tile"]))[
        icon("pass"), str(sheet["pass_tile"])
    ]


def _points(view: View, look: Look, sheet: Sheet) -> Element:
    """Points on the track; at the end the sum. The tooltip adds what the table would give now."""
    sources = [
        look.text("board-source", name=look.words.source(key, look.title), n=points)
        for key, points in sheet["points"].items()
        if points
    ]
    return b(".vp.num", tabindex="-1")[
        str(_held(view, sheet, "vp")), icon("vp", label=look.text("board-good", good="vp")),
        tip(look.text("board-points-now", n=sum(sheet["points"].values())), ", ".join(sources)),
    ]  # fmt: skip


def _hidden(look: Look, sheet: Sheet) -> Node:
    words = look.text("board-objective-count")
    return span(".hidden-goods", title=words)[icon("lock"), str(sheet["objective_count"]), heard(words)]


@panel
def _more(view: View, look: Look, sheet: Sheet) -> Element:
    """The rest of a player's board, where there is room for it."""
    level = look.text("board-track-level", at=sheet["golem_track"], n=sheet["level"])
    return div(".more")[
        span(".row")[
            fact("study", sheet["study"], look.text("board-study")),
            fact("track", level, look.text("board-golem-levels")),
            fact("control", sheet["control"]["due"], look.text("board-control")),
            [
                span(class_=f"men t-{colour}")[icon("menorah"), str(sheet["menorahs"][colour])]
                for colour in DISTRICTS
            ],
        ],
        span(".row")[[_cauldron(look, sheet, artifact) for artifact in ARTIFACTS]],
        span(".row")[
            [_shelf(look, sheet["columns"][column]) for column in COLUMNS],
            span(".devs-of")[_developed(look, sheet)],
        ],
        ol(".shown")[[li[objective(look, one["objective"], "", one)] for one in sheet["objectives"]]]
        if "objectives" in sheet
        else None,
    ]  # fmt: skip


def _cauldron(look: Look, sheet: Sheet, artifact: str) -> Element:
    size, gold = size_of(look, artifact), sheet["gold"][artifact]
    return span(class_=css("pots", "mini", full=artifact in sheet["completed"]))[
        [span(".place.on")[icon("ingot")] for _piece in range(gold)], [span(".place") for _free in range(size - gold)]
    ]


def _shelf(look: Look, books: list[str]) -> Element:
    faces = look.printed["books"]
    return span(".mini-col")[[icon("book", f"t-{faces[book].word('colour')}") for book in books] or "–"]


def _developed(look: Look, sheet: Sheet) -> str:
    return ", ".join(look.words.name(tile, look.title) for tile in sheet["developments"])
