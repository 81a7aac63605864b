"""The hint: the moves that a bot likes best, what each is worth, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from shofar.web import boards
from shofar.web.html import Element, Node, b, div, li, ol, small, span
from shofar.web.pages.layout import Guest
from shofar.web.pages.pieces import css
from shofar.web.scene import Scene

FURTHER: Final = 3  # moves of a turn that are told beside the first


def hint(scene: Scene, guest: Guest, moves: Sequence[Mapping[str, Any]]) -> Element:
    """It plays nothing by itself: the options that it names are marked."""
    return div(".hint-box")[
        b[guest.text("hint-title")],
        ol[[_move(scene, guest, one, float(moves[0]["gain"])) for one in moves]],
        small[guest.text("hint-about")],
    ]


def named(scene: Scene, move: str) -> str:
    """A move as its option calls it."""
    assert scene.view is not None
    return boards.of(scene.row.title).tell(move, scene.view, scene.look)[0]


def _move(scene: Scene, guest: Guest, one: Mapping[str, Any], best: float) -> Element:
    gain = float(one["gain"])
    return li(data_move=one["move"])[
        span(".move")[named(scene, str(one["move"]))],
        _then(scene, guest, one["then"]),
        " ",
        span(".worth.num")[guest.words.tenths(gain, sign=True)],
        small[" ", guest.text("hint-less", n=guest.words.tenths(best - gain))] if best - gain >= 0.05 else None,
        span(".reasons")[[_reason(scene, name, float(change)) for name, change in one["reasons"]]],
    ]


def _then(scene: Scene, guest: Guest, moves: Sequence[str]) -> Node:
    """The rest of the turn, as far as it can be foreseen."""
    later = boards.of(scene.row.title).later
    told = [later(move, scene.view, scene.look) for move in moves[:FURTHER]] + ["…"] * (len(moves) > FURTHER)
    return small(".then")[" ", guest.text("hint-then", list=scene.look.words.row(told))] if told else None


def _reason(scene: Scene, name: str, change: float) -> Node:
    return span(class_=css("reason", against=change < 0))[
        scene.look.text(f"hint-part-{name}"), " ", scene.look.words.tenths(change, sign=True)
    ]
