"""What the guided game asks about a table, and names in its words: facts of a view."""

from __future__ import annotations

from typing import Final

from shofar.games.golem.views import GolemView

Facts = dict[str, int | str]

PHASES: Final = ("set_up", "refresh", "movement", "actions", "turn_order", "influence", "income", "control", "over")


def facts(view: GolemView, seat: int, move: str) -> Facts:
    """Facts for one seat, after a move of its own if there was one."""
    me = view["seats"][seat]
    asked = view["question"] if view["deciding"] == seat else ""
    verbs = [text.split(" ", 1)[0] for text in view["moves"]]
    return {
        "clay": me["clay"], "coin": me["coin"], "knowledge": me["knowledge"], "points": me["vp"],
        "goods": me["clay"] + me["coin"] + me["knowledge"],
        "golems": len(me["golems"]), "created": me["created"], "lying": sum(not g["standing"] for g in me["golems"]),
        "completed": len(me["completed"]), "gold": sum(me["gold"].values()),
        "books": sum(len(books) for books in me["columns"].values()), "study": me["study"],
        "due": me["control"]["due"], "red": me["menorahs"]["red"], "yellow": me["menorahs"]["yellow"],
        "blue": me["menorahs"]["blue"], "developments": len(me["developments"]),
        "marbles": len(me["marbles"]), "rabbi": int(me["rabbi"]),
        "round": view["round"], "phase": PHASES.index(view["phase"]), "over": int(view["over"]),
        "walking": int(asked == "walk"), "turn": int(asked == "turn"),
        "inside": int(asked not in ("", "turn", "walk")),  # in the middle of an action
        "creating": verbs.count("create"), "choosing": int("coins" in verbs),
        **{f"in_{row}": len(marbles) for row, marbles in view["tray"].items()},
    }  # fmt: skip
