"""The laboratory, lower half: books, artifacts with cauldrons and slots, tiles to place, objectives."""

from __future__ import annotations

from typing import Final

from shofar.games.golem.views import Objective, Sheet
from shofar.web.boards.golem.cards import book_words
from shofar.web.boards.golem.common import (
    ARTIFACTS,
    COLUMNS,
    View,
    development,
    marble,
    menorah,
    meter,
    note,
    said,
    shown,
    size_of,
)  # fmt: skip
from shofar.web.html import Element, Node, b, button, div, h3, i, li, ol, section, span
from shofar.web.look import FORM, Look
from shofar.web.pages.pieces import css, icon, tip
from shofar.web.panels import panel

SLOTTED: Final = (
    "dev_art_gold_marble", "dev_art_gold_build", "dev_art_grey_knowledge", "dev_art_grey_clay", "dev_art_grey_coin",
)  # fmt: skip
BIG: Final = (
    ("artifact_developments", "dev_art_menorah", "yellow", "coin"),
    ("study_developments", "dev_study_menorah", "blue", "knowledge"),
)
SIDES: Final = ("a", "b")
TWICE: Final = "immediate_twice"
KIND_ICONS: Final = {
    "red_student": ("student", "t-red"), "yellow_student": ("student", "t-yellow"),
    "blue_student": ("student", "t-blue"),
    "created": ("golem-create", ""), "gold": ("ingot", ""), "developments": ("development", ""), "study": ("study", ""),
    "books": ("book", "t-grey"), "killed": ("golem-kill", ""),
}  # fmt: skip


# --- books --------------------------------------------------------------------------------------------------------


@panel
def columns(view: View, look: Look, sheet: Sheet, own: bool) -> Element:
    name = look.text("board-books")
    limit = sheet["limit"]
    deep = max([limit, *(len(books) for books in sheet["columns"].values())])
    return section(class_=f"columns-of deep-{deep}", aria_label=name)[
        h3(".label")[name, note(look.text("board-limit-note", n=limit))],
        ol[[_column(view, look, sheet, column, limit, own) for column in COLUMNS]],
    ]


@panel
def _column(view: View, look: Look, sheet: Sheet, column: str, limit: int, own: bool) -> Element:
    books = sheet["columns"][column]
    words = look.text("board-column-of", n=column, books=len(books), limit=limit)
    return li(".col", aria_label=words)[
        foot(look, _tile(column) in sheet["developments"], _tile(column), own),
        [_spine(view, look, book, f"{column}.{at}", own) for at, book in enumerate(books, 1)],
        [span(".spine.free") for _free in range(limit - len(books))],
    ]


def foot(look: Look, done: bool, tile: str, own: bool) -> Element:
    """The development of a column; `done` if it is made."""
    face = look.printed["study_developments"][tile]
    name = look.words.name(tile, look.title)
    doubled = face.word("effect") == TWICE
    about = look.text("board-twice") if doubled else look.text("board-added", effect=said(look, face.word("effect")))
    children = [
        span(".effect.tiny")[icon("at-once"), span(".w")["×2"]] if doubled else shown(face.word("effect"), "tiny"),
        menorah("blue", face.number("menorahs")),
        span(".done")[icon("check")] if done else span(".cost.num")[str(face.number("cost")), icon("knowledge")],
        tip(name, about),
    ]
    return development(look, tile, own and not done, children, css("dev", "foot", done=done), f"{name}. {about}")


def _tile(column: str) -> str:
    return f"dev_study_col{column}"


def _spine(view: View, look: Look, book: str, shelf: str, own: bool) -> Element:
    face = look.printed["books"][book]
    name = look.words.name(book, look.title)
    children = [icon("book"), shown(face.word("activation"), "tiny"), tip(name, book_words(look, face))]
    label = f"{name}. {book_words(look, face)}"
    if own:
        return look.choices.thing(
            f"read {shelf}", *children, css=f"spine t-{face.word('colour')}", label=label, data_piece=f"b-{book}"
        )
    return div(class_=f"spine t-{face.word('colour')}", role="group", aria_label=label, tabindex="-1")[children]


# --- artifacts ----------------------------------------------------------------------------------------------------


@panel
def artifacts(view: View, look: Look, sheet: Sheet, own: bool) -> Node:
    if sheet["artifact_tile"] is None:
        return None
    name = look.text("board-artifacts")
    return section(".artifacts", aria_label=name)[
        h3(".label")[name, note(look.text("board-artifacts-note"))],
        ol[[li[_artifact(view, look, sheet, artifact, own)] for artifact in ARTIFACTS]],
    ]


def _artifact(view: View, look: Look, sheet: Sheet, artifact: str, own: bool) -> Element:
    face = look.printed["artifact_tiles"][f"{sheet['artifact_tile']}_{artifact}"]
    size, gold = size_of(look, artifact), sheet["gold"][artifact]
    full = artifact in sheet["completed"]
    move = next((one for one in (f"income {artifact}", f"gold {artifact}") if one in look.choices), f"gold {artifact}")
    name = look.text("board-page-artifact", n=size)
    words = look.text("board-artifact-of", gold=gold, n=size, income=said(look, face.word("income")))
    pots: list[Node] = [
        icon("artifact" if full else "cauldron"),
        [span(".place.on")[icon("ingot")] for _piece in range(gold)],
        [span(".place") for _free in range(size - gold)],
    ]
    upper = [span(".pots")[pots], shown(face.word("income"), "tiny"), tip(name, words)]
    return div(class_=css("art", full=full), role="group", aria_label=f"{name}. {words}")[
        look.choices.thing(move, *upper, css="pot", label=words) if own else div(".pot")[upper],
        span(".slots")[
            [
                _slot(view, look, sheet, f"{artifact}.{at}", printed, own)
                for at, printed in enumerate(face.words("slots"), 1)
            ]
        ],
    ]


def _slot(view: View, look: Look, sheet: Sheet, slot: str, printed: str, own: bool) -> Element:
    kind, cost = printed.split()
    placed = sheet["slots"].get(slot)
    if placed is not None:
        tile, side = placed
        return span(class_=f"slot {kind} on", title=side_words(look, tile, side))[
            side_icons(look, tile, side), menorah("yellow", 1)
        ]
    moves = [(side, f"fit {slot} {side}") for side in SIDES]
    legal = [(side, move) for side, move in moves if move in look.choices] if own else []
    if legal and view["fitting"]:
        tile = view["fitting"]
        return span(class_=f"slot {kind} fits")[
            [
                button(
                    ".choosable", type="submit", form=FORM, name="move", value=move,
                    aria_label=look.choices.words.get(move), title=side_words(look, tile, side),
                )[side_icons(look, tile, side)]
                for side, move in legal
            ]
        ]  # fmt: skip
    return span(class_=f"slot {kind}", title=look.text("board-slot", kind=kind, n=int(cost)))[cost, icon("coin")]


# --- artifact developments that wait -----------------------------------------------------------------------------


@panel
def loose(view: View, look: Look, sheet: Sheet, own: bool) -> Node:
    tiles = [tile for tile in SLOTTED if tile not in sheet["developments"]]
    left = [entry for entry in BIG if entry[1] not in sheet["developments"]]
    name = look.text("board-loose")
    return section(".loose", aria_label=name)[
        h3(".label")[name],
        ol[
            [li[waiting(look, tile, tile == view["fitting"], own)] for tile in tiles],
            [li[big(look, *entry, own)] for entry in left],
            [li[_made(view, look, *entry)] for entry in BIG if entry not in left],
        ],
    ]


def waiting(look: Look, tile: str, fitting: bool, own: bool) -> Element:
    """An artifact development that is not placed yet; `fitting` while its slot is asked for."""
    face = look.printed["artifact_developments"][tile]
    name = look.words.name(tile, look.title)
    words = look.text("board-sides", first=side_words(look, tile, "a"), second=side_words(look, tile, "b"))
    drawn = span(".effect.tiny")[_side(face.word("a")), icon("or", "op"), _side(face.word("b"))]
    return development(
        look, tile, own, [drawn, tip(name, words)], css("slot", face.word("kind"), chosen=fitting), f"{name}. {words}"
    )


def big(look: Look, table: str, tile: str, colour: str, good: str, own: bool) -> Element:
    """A great tile: menorahs for a price."""
    face = look.printed[table][tile]
    name = look.words.name(tile, look.title)
    children: list[Node] = [
        menorah(colour, face.number("menorahs")),
        span(".cost.num")[str(face.number("cost")), icon(good)],
    ]
    return development(look, tile, own, children, "big", name)


def _made(view: View, look: Look, table: str, tile: str, colour: str, good: str) -> Element:
    face = look.printed[table][tile]
    return div(".big.done", role="group", aria_label=look.words.name(tile, look.title))[
        icon("check"), menorah(colour, face.number("menorahs"))
    ]


def side_words(look: Look, tile: str, side: str) -> str:
    """What one side of an artifact development does."""
    face = look.printed["artifact_developments"][tile]
    if face.word("kind") == "gold":
        return look.text("board-trigger", what=face.word(side))
    return look.text("board-grey", income=said(look, face.word(side)))


def side_icons(look: Look, tile: str, side: str) -> Node:
    return span(".effect.tiny", aria_hidden="true")[_side(look.printed["artifact_developments"][tile].word(side))]


def _side(text: str) -> Node:
    if text in TRIGGER_ICONS:
        return TRIGGER_ICONS[text]
    return shown(text, "tiny")


TRIGGER_ICONS: Final[dict[str, Node]] = {
    "red_marble": marble("red"),
    "blue_marble": marble("blue"),
    "first_book": icon("book", "t-grey"),
    "golem_created": icon("golem-create"),
}


# --- objectives ---------------------------------------------------------------------------------------------------


@panel
def objectives(view: View, look: Look, sheet: Sheet, own: bool) -> Node:
    held = sheet.get("objectives")
    if not held and not own:
        return None
    words = look.text("board-page-objectives" if own else "board-objectives-shown")
    return section(".objectives", aria_label=words)[
        span(".lock", title=words)[icon("lock" if own and view["phase"] != "over" else "eye")],
        ol[[li[_objective(view, look, one, own)] for one in held or ()]],
    ]


def _objective(view: View, look: Look, one: Objective, own: bool) -> Element:
    return objective(look, one["objective"], f"return {one['objective']}" if own else "", one)


def objective_words(look: Look, card: str) -> str:
    """What an objective wants and gives."""
    face = look.printed["objectives"][card]
    facts = {"a-kind": face.word("kind"), "a-least": face.number("least"), "a-vp": face.number("vp")}
    return look.text("board-objective", **facts)


def objective(look: Look, card: str, move: str, have: Objective | None = None) -> Element:
    """An objective; with what has been reached of it if that is known."""
    face = look.printed["objectives"][card]
    words = objective_words(look, card)
    reached = None if have is None else have["reached"]
    part = 0 if reached is None else min(100, 100 * reached // face.number("least"))
    symbol, tint = KIND_ICONS[face.word("kind")]
    children = [
        meter(part) if have is not None else None,
        icon(symbol, tint),
        span(".num")[
            None if reached is None else [str(reached), i["/"]],
            i[str(face.number("least"))] if have else str(face.number("least")),
        ],
        b(".num")[str(face.number("vp")), icon("vp")],
        tip(look.text("board-objective-name"), words),
    ]
    style = css("objective", met=bool(have and have["met"]))
    if move:
        return look.choices.thing(move, *children, css=style, label=words, data_piece=card)
    return div(class_=style, role="group", aria_label=words)[children]
