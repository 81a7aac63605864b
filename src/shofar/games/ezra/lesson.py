"""What the guided game asks about a table, and names in its words: facts of a view."""

from __future__ import annotations

from typing import Final

from shofar.games.ezra.views import EzraView

Facts = dict[str, int | str]

STAGES: Final = ("opening", "days", "preparation", "sabbath", "rest")
LAST_DAY: Final = 6


def facts(view: EzraView, seat: int, move: str) -> Facts:
    """Facts for one seat, after a move of its own if there was one."""
    me, turn = view["boards"][seat], view["turn"]
    own = view["active"] == seat
    return {
        **{good: number for good, number in me["goods"].items()},
        "need": me["food"]["need"], "idle": me["workers"]["idle"], "levites": me["workers"]["levites"],
        "gatekeepers": me["gatekeepers"], "scribes": me["scribes"], "walls": me["walls"], "tucked": len(me["tucked"]),
        "altar": me["altar"], "tent": me["tent"], "points": me["vp"], "stored": me["stored"], "drawn": len(me["drawn"]),
        "red": turn["pools"]["red"] if own else 0, "grey": turn["pools"]["grey"] if own else 0,
        "blue": turn["pools"]["blue"] if own else 0,
        "played": int(own and turn["card"] is not None), "acting": int(own and turn["action"] is not None),
        "round": view["round"], "day": view["day"], "left": LAST_DAY - view["day"],
        "stage": STAGES.index(view["stage"]), "over": int(view["over"]),
        "mine": int(own and view["stage"] == "days"), "asked": int(view["deciding"] == seat),
    }  # fmt: skip
