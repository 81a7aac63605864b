"""The laboratory, upper half: sockets, products of the end, both tracks, golem developments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shofar.engine.printed import Face
from shofar.games.golem.views import Sheet
from shofar.web.boards.golem.common import View, desk_seat, development, menorah, note, rabbi, said, shown, sockets
from shofar.web.boards.golem.draft import choosing_tile, draft
from shofar.web.boards.golem.shelves import artifacts, columns, loose, objectives
from shofar.web.html import Element, Node, div, h2, h3, header, li, ol, section, small, span
from shofar.web.look import Look
from shofar.web.pages.pieces import css, emblem, icon, tip
from shofar.web.panels import panel

# From the left of the upper row: as the golem of the board is drawn.
PARTS: Final = (
    ("dev_golem_head", "part-head", False),
    ("dev_golem_right_arm", "part-arm", False),
    ("dev_golem_left_arm", "part-arm", True),
    ("dev_golem_torso", "part-torso", False),
    ("dev_golem_right_leg", "part-leg", False),
    ("dev_golem_left_leg", "part-leg", True),
)


@panel
def desk(view: View, look: Look) -> Element:
    """The laboratory of the viewer, or of who decides."""
    seat = desk_seat(view, look)
    sitting, sheet = look.sitting(seat), view["seats"][seat]
    own = seat == look.seat
    crowded = own and choosing_tile(view, sheet)  # the tiles on offer take the room
    title = look.text("board-lab") if own else look.text("board-lab-of", name=sitting.name)
    return section(f"#lab.lab.panel.{sitting.tint}", aria_label=title)[
        header(".lab-top")[
            emblem(sitting.colour),
            h2[title],
            sockets(view, look, seat, travels=own),  # a spectator sees them in the rail as well
            _hand(look, sheet, sitting.colour, own),
            _products(look, sheet),
        ],
        draft(view, look, seat) if own else None,
        div(".tracks")[_study(view, look, sheet, own, sitting.colour), _golems(view, look, sheet, own, sitting.colour)],
        _parts(view, look, sheet, own),
        None if crowded else columns(view, look, sheet, own),
        artifacts(view, look, sheet, own),
        None if crowded else loose(view, look, sheet, own),
        objectives(view, look, sheet, own),
        look.mark("lab"),
    ]


def _hand(look: Look, sheet: Sheet, colour: str, own: bool) -> Node:
    return None if sheet["rabbi"] else span(".hand", title=look.text("board-rabbi-in-hand"))[rabbi(colour, own)]


def _products(look: Look, sheet: Sheet) -> Element:
    """G6.2: what the three products of the end are worth as things stand."""
    columns = sum(1 for books in sheet["columns"].values() if books)
    entries = (
        ("golem", sheet["created"], "red", "golems"),
        ("artifact", len(sheet["completed"]), "yellow", "artifacts"),
        ("book", columns, "blue", "columns"),
    )
    return span(".products")[
        [
            span(title=look.text(f"board-product-{source}", points=sheet["points"][source]))[
                str(count), icon(symbol, "t-grey" if symbol == "book" else ""), "×",
                str(sheet["menorahs"][colour]), span(class_=f"men t-{colour}")[icon("menorah")],
            ]
            for symbol, count, colour, source in entries
        ]
    ]  # fmt: skip


# --- tracks -------------------------------------------------------------------------------------------------------


@panel
def _study(view: View, look: Look, sheet: Sheet, own: bool, colour: str) -> Element:
    rows = list(look.printed["study_track"].values())
    developed = sheet["study_developed"]
    side = "developed_" if developed else ""
    tile = look.printed["study_developments"]["dev_study_track"]
    heading: list[Node] = [
        icon("study"),
        look.text("board-study"),
        note(look.text("board-limit", n=sheet["limit"])),
        shown(rows[sheet["study"]].word(f"{side}income"), "tiny"),
    ]
    built = span(".built", title=look.text("board-developed"))[icon("check"), menorah("blue", tile.number("menorahs"))]
    price = _track_tile(look, tile, sheet["study"], own)
    limits = [row.number(f"{side}limit") for row in rows]
    cells = [
        _cell(str(at), at == sheet["study"], _edge(limits, at), f"k-study-{colour}", colour) for at in range(len(rows))
    ]
    points = " ".join(
        look.text("board-study-end", at=at, n=row.number("vp")) for at, row in enumerate(rows) if row.number("vp")
    )
    words = look.text("board-study-track", at=sheet["study"], limit=sheet["limit"])
    return section(".track.study", aria_label=words, tabindex="-1")[
        h3[heading, built if developed else price],
        ol[[li(class_=one[0])[one[1]] for one in cells]],
        tip(words, points),
    ]


def flip_words(look: Look, at: int) -> str:
    """What the other side of the study track is to somebody who stands there."""
    there = list(look.printed["study_track"].values())[at]
    income = said(look, there.word("developed_income"))
    return look.text("board-flip", limit=there.number("developed_limit"), income=income)


def _track_tile(look: Look, tile: Face, at: int, own: bool) -> Node:
    """The development that turns the study track over."""
    drawn: list[Node] = [
        menorah("blue", tile.number("menorahs")),
        span(".cost.num")[str(tile.number("cost")), icon("knowledge")],
    ]
    if not own:
        return span(".left")[drawn]
    return look.choices.thing("develop dev_study_track", drawn, css="dev flip-tile", label=flip_words(look, at))


@panel
def _golems(view: View, look: Look, sheet: Sheet, own: bool, colour: str) -> Element:
    rows = list(look.printed["golem_track"].values())
    at = sheet["golem_track"]
    levels = [row.number("level") for row in rows]
    cells = [_space(look, space, at, levels, own, colour) for space in range(1, len(rows) + 1)]
    words = look.text("board-golem-track", at=at, level=sheet["level"], steps=rows[at - 1].number("steps"))
    return section(".track.golems", aria_label=words, tabindex="-1")[
        h3[
            icon("track"),
            look.text("board-golem-levels"),
            note(look.text("board-level", n=sheet["level"])),
            shown(rows[at - 1].word("income"), "tiny"),
            span(".left", title=look.text("board-golems-left"))[str(sheet["golems_left"]), icon("golem-create")],
        ],
        ol[cells],
        tip(words, said(look, rows[at - 1].word("income"))),
    ]


def _space(look: Look, space: int, at: int, levels: list[int], own: bool, colour: str) -> Element:
    name, cell = _cell(str(space), space == at, _edge(levels, space - 1), f"k-golem-{colour}", colour)
    move = f"track {space - at:+d}"
    if own and move in look.choices:
        return li(class_=name)[look.choices.thing(move, cell, css="cell")]
    return li(class_=name)[cell]


def _edge(values: list[int], at: int) -> str:
    """The number at the first space that has it."""
    return str(values[at]) if at == 0 or values[at] != values[at - 1] else ""


def _cell(number: str, here: bool, edge: str, travels: str, colour: str) -> tuple[str, Node]:
    marker = span(".marker", data_piece=travels)[emblem(colour)] if here else None
    return css(edge=bool(edge), here=here), [marker, span(".num")["" if here else number], small(".num")[edge]]


# --- golem developments -------------------------------------------------------------------------------------------


@panel
def _parts(view: View, look: Look, sheet: Sheet, own: bool) -> Element:
    name = look.text("board-golem-developments")
    return section(".devs", aria_label=name)[
        h3(".label")[name], ol[[li[part(look, one[0] in sheet["developments"], own, *one)] for one in PARTS]]
    ]


def part(look: Look, done: bool, own: bool, tile: str, symbol: str, flip: bool) -> Element:
    """A part of the golem; `done` if it is developed."""
    face = look.printed["golem_developments"][tile]
    name = look.words.name(tile, look.title)
    about = look.words.about(tile, look.title) or look.text(f"board-power-{face.word('power')}")
    return development(
        look,
        tile,
        own and not done,
        [
            span(class_=css("part", flip=flip))[icon(symbol)],
            span(".done")[icon("check")] if done else span(".cost.num")[str(face.number("cost")), icon("clay")],
            span(".effect.tiny")[POWERS[face.word("power")]()],
            menorah("red", face.number("menorahs")),
            tip(name, about),
        ],
        css("dev", done=done),
        f"{name}. {about}",
    )


POWERS: Final[dict[str, Callable[[], Node]]] = {
    "control_most_2": lambda: [icon("control"), span(".w")["≤ 2"]],
    "ignore_steps": lambda: icon("ignore-steps"),
    "created_works": lambda: [span(".amount")["+1", icon("golem-move")], icon("golem-activate")],
    "bury_twice": lambda: [icon("cemetery"), span(".w")["×2"]],
    "work_more": lambda: [icon("work"), span(".amount")["+1", icon("golem-activate")]],
    "none": lambda: span(".w")["–"],
}
