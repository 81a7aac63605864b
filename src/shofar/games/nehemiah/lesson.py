"""What the guided game asks about a table, and names in its words: facts of a view."""

from __future__ import annotations

from typing import Final

from shofar.games.nehemiah.views import NehemiahView, Space

Facts = dict[str, int | str]

LAST: Final = "4"  # the row that sweeps


def facts(view: NehemiahView, seat: int, move: str) -> Facts:
    """Facts for one seat, after a move of its own if there was one."""
    me = view["seats"][seat]
    colour: str = me["colour"]
    own = [card for card in _cards(view) if card["worker"] == colour]
    ready = [card for card in own if not card["exhausted"]]
    first = view["columns"][0]["next"]
    return {
        "wood": me["wood"], "gold": me["gold"], "home": me["supply"],
        "out": len(own), "ready": len(ready), "low": sum(card["space"].endswith(LAST) for card in ready),
        "reach": sum(_above(view, card) for card in ready),
        "usable": sum(text.startswith("use ") for text in view["moves"]),
        "busy": int(view["active"] is not None and view["mover"] == seat),
        "free": int(first[2]) if first else 0,  # the row that is free in the first column
        "cubes": sum(board["cubes"][seat] for board in view["boards"]),
        "now": sum(board["if_scored_now"][seat] for board in view["boards"]),
        "gates": len(me["gates"]), "gate": view["gates"]["left"][0] if view["gates"]["left"] else 0,
        "worth": me["gates"][-1] if me["gates"] else 0,
        "cards": view["deck"]["left"], "columns": view["deck"]["columns"], "round": view["round"],
        "mine": int(view["mover"] == seat and not view["over"]), "over": int(view["over"]),
        "card": _placed(view, colour, move),
        **{f"points_{other}": _from_boards(view, other) for other in range(view["players"])},
    }  # fmt: skip


def _cards(view: NehemiahView) -> list[Space]:
    return [card for column in view["columns"] for card in column["cards"]]


def _above(view: NehemiahView, card: Space) -> int:
    """Cards above a worker that it could use for a coin."""
    column, row = (int(part) for part in card["space"].split("."))
    return sum(bool(other["exhausted"]) for other in view["columns"][column - 1]["cards"][: row - 1])


def _placed(view: NehemiahView, colour: str, move: str) -> str:
    """The face of the card on which the worker stands who was just placed."""
    verb, _, column = move.partition(" ")
    if verb != "place":
        return "none"
    cards = view["columns"][int(column) - 1]["cards"]
    return next((card["face"] for card in reversed(cards) if card["worker"] == colour), "none")


def _from_boards(view: NehemiahView, seat: int) -> int:
    points = view["seats"][seat]["points"]
    return sum(points[board["name"]] for board in view["boards"])
