"""The altar track with prophets and markers, and the judgement of the week below it."""

from __future__ import annotations

from typing import Any, Final

from shofar.web.boards.ezra.common import BANDS, View, said, shown
from shofar.web.html import Element, Node, b, div, h2, header, li, ol, section, span
from shofar.web.look import Look
from shofar.web.pages.pieces import css, emblem, icon, tip

LAST: Final = 20


def altar(view: View, look: Look) -> Element:
    week = view["altar"]["weeks"][max(view["round"], 1) - 1]
    steps = list(view["printed"]["altar"].values())
    ends = (0, week["zechariah"], week["haggai"] + 1, LAST + 1)
    return section(".altar", aria_label=look.text("board-altar"))[
        header[
            icon("altar"),
            h2[look.text("board-altar")],
            span(".lead", tabindex="-1")[
                look.text("board-first"),
                shown("1 worker"),
                tip(look.text("board-altar"), look.text("board-leader")),
            ],
        ],
        ol(".track")[[_step(view, look, week, at, step) for at, step in enumerate(steps)]],
        div(".judgement")[[_band(view, look, week, at, ends[at], ends[at + 1]) for at in range(len(BANDS))]],
        look.mark("altar"),
    ]


def _step(view: View, look: Look, week: dict[str, Any], at: int, step: dict[str, Any]) -> Element:
    tokens = [seat for seat in _order(view) if view["boards"][seat]["altar"] == at]
    names = [look.sitting(seat).name for seat in tokens]
    golden = look.text("board-golden") if step["golden"] else ""
    return li(class_=css("step", golden=step["golden"]), tabindex="-1", data_walk=True)[
        _seer(look, "zechariah", "grey") if week["zechariah"] == at and not tokens else None,
        _seer(look, "haggai", "white") if week["haggai"] == at and not tokens else None,
        span(
            class_=css("heap", crowd=len(tokens) > 2),
            role="img",
            aria_label=look.text("board-on-altar", names=", ".join(names), n=at),
        )[
            _seer(look, "zechariah", "grey") if week["zechariah"] == at else None,
            _seer(look, "haggai", "white") if week["haggai"] == at else None,
            [_token(view, look, seat) for seat in tokens],
        ]
        if tokens
        else None,
        span(".what")[b[str(at)], shown(step["reward"])],
        tip(look.text("board-altar-space", n=at), " ".join([golden, said(look, step["reward"])]).strip()),
    ]


def _order(view: View) -> list[int]:
    """Seats in the order of a stack: who lies below is ahead."""
    colours = [board["colour"] for board in view["boards"]]
    return [colours.index(colour) for colour in view["altar"]["ahead"]]


def _token(view: View, look: Look, seat: int) -> Element:
    sitting = look.sitting(seat)
    moved = look.before is not None and look.before["boards"][seat]["altar"] != view["boards"][seat]["altar"]
    return span(
        class_=css("token", sitting.tint, moved=moved and seat != look.seat),
        data_piece=f"altar-{sitting.colour}",
        aria_hidden="true",
    )[icon(f"em-{sitting.mark}")]


def _seer(look: Look, name: str, tint: str) -> Element:
    return span(class_=f"seer t-{tint}", data_piece=name, title=look.text(f"board-{name}"))[
        icon("prophet", label=look.text(f"board-{name}"))
    ]


def _band(view: View, look: Look, week: dict[str, Any], at: int, first: int, last: int) -> Node:
    if first >= last:
        return None
    effect = week["cells"][at]
    name = look.text(f"board-band-{BANDS[at]}")
    here = [look.sitting(board["seat"]) for board in view["boards"] if board["judged"] == BANDS[at]]
    return span(class_=f"band {BANDS[at]} from-{first + 1} to-{last + 1}", tabindex="-1")[
        span(".band-name")[name],
        shown(effect),
        [emblem(one.colour, one.name) for one in here],
        tip(name, said(look, effect)),
    ]
