"""What lies in front of the viewer to choose from: packs and drawn objectives, artifact tiles, starting tiles."""

from __future__ import annotations

from typing import Final

from shofar.games.golem.views import Sheet
from shofar.web.boards.golem.common import ARTIFACTS, View, said, shown, size_of
from shofar.web.boards.golem.shelves import objective
from shofar.web.html import Element, Node, div, h3, li, ol, section, span
from shofar.web.look import Look
from shofar.web.pages.pieces import css, icon, tip

OBJECTIVES: Final = ("draft_pick", "return_objective")  # questions of the objective draft


def draft(view: View, look: Look, seat: int) -> Node:
    """Only in the set-up, and while objectives are drawn."""
    sheet = view["seats"][seat]
    return [
        _cards(view, look, "board-page-pack", sheet.get("pack", [])),
        _cards(view, look, "board-page-drawn", sheet.get("drawn", [])),
        _tiles(view, look) if choosing_tile(view, sheet) else None,
        _starting(view, look, sheet),
        _elements(view, look),
    ]


def choosing_tile(view: View, sheet: Sheet) -> bool:
    """G1.11: the artifact tiles come after the objectives."""
    return bool(view["offer"]) and sheet["artifact_tile"] is None and view["question"] not in OBJECTIVES


def _panel(name: str, css: str, *children: Node) -> Element:
    return section(class_=f"draft {css}", aria_label=name)[h3(".label")[name], ol[children]]


def _cards(view: View, look: Look, key: str, cards: list[str]) -> Node:
    if not cards:
        return None
    return _panel(look.text(key), "cards-of", [li[objective(look, card, f"keep {card}")] for card in cards])


def _tiles(view: View, look: Look) -> Element:
    return _panel(look.text("board-page-offer"), "offer", [li[_tile(view, look, side)] for side in view["offer"]])


def _tile(view: View, look: Look, side: str) -> Element:
    """An artifact tile as it lies: income and slots of its four artifacts."""
    rows = {artifact: look.printed["artifact_tiles"][f"{side}_{artifact}"] for artifact in ARTIFACTS}
    words = " ".join(said(look, row.word("income")) for row in rows.values())
    return look.choices.thing(
        f"tile {side}",
        [
            span(".art")[
                span(".pots")[_number(look, artifact), shown(row.word("income"), "tiny")], slots(row.words("slots"))
            ]
            for artifact, row in rows.items()
        ],
        css="offered",
        label=words,
    )


def _number(look: Look, artifact: str) -> Node:
    return [icon("cauldron"), span(".num")[str(size_of(look, artifact))]]


def slots(slots: list[str]) -> Element:
    return span(".slots")[
        [span(class_=f"slot {printed.split()[0]}")[printed.split()[1], icon("coin")] for printed in slots]
    ]


def _starting(view: View, look: Look, sheet: Sheet) -> Node:
    """The four dealt tiles; those chosen are ticked."""
    hand = sheet.get("starting_hand", [])
    if not hand or sheet["starting"]:
        return None
    picked = sheet["starting_picked"]
    return _panel(look.text("board-page-starting"), "starts", [li[start(look, tile, tile in picked)] for tile in hand])


def start(look: Look, tile: str, picked: bool) -> Element:
    text = look.printed["starting_tiles"][tile].word("effect")
    name = look.words.name(tile, look.title)
    return look.choices.thing(
        f"start {tile}", shown(text, "tiny"), tip(name, said(look, text)), css=css("start", chosen=picked),
        label=f"{name}. {said(look, text)}",
    )  # fmt: skip


def _elements(view: View, look: Look) -> Node:
    """What is still to be had of the two starting tiles, in an order of choice."""
    if not view["elements"]:
        return None
    return _panel(
        look.text("board-elements"),
        "starts",
        [
            li[look.choices.thing(move, div[shown(text, "small")], css="start", label=said(look, text))]
            for move, text in view["elements"].items()
        ],
    )
