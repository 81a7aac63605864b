"""The altar track with prophets and markers, and the judgement of the week below it."""

from __future__ import annotations

from typing import Final

from shofar.engine.printed import Face
from shofar.web.boards.ezra.common import BANDS, View, said, shown, week_of
from shofar.web.html import Element, Node, b, div, h2, header, li, ol, section, span
from shofar.web.look import Look
from shofar.web.pages.pieces import css, emblem, icon, tip
from shofar.web.panels import panel
from shofar.web.seen import asked

LAST: Final = 20


@panel
def altar(view: View, look: Look) -> Element:
    week = week_of(view, look)
    steps = list(look.printed["altar"].values())
    ends = (0, week.number("zechariah"), week.number("haggai") + 1, LAST + 1)
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


def _step(view: View, look: Look, week: Face, at: int, step: Face) -> Element:
    tokens = [seat for seat in _order(view) if view["boards"][seat]["altar"] == at]
    names = [look.sitting(seat).name for seat in tokens]
    golden = look.text("board-golden") if step.flag("golden") else ""
    return li(class_=css("step", golden=step.flag("golden")), tabindex="-1", data_walk=True)[
        _seer(look, "zechariah", "grey") if week.number("zechariah") == at and not tokens else None,
        _seer(look, "haggai", "white") if week.number("haggai") == at and not tokens else None,
        span(
            class_=css("heap", crowd=len(tokens) > 2),
            role="img",
            aria_label=look.text("board-on-altar", names=", ".join(names), n=at),
        )[
            _seer(look, "zechariah", "grey") if week.number("zechariah") == at else None,
            _seer(look, "haggai", "white") if week.number("haggai") == at else None,
            [_token(view, look, seat) for seat in tokens],
        ]
        if tokens
        else None,
        span(".what")[b[str(at)], shown(step.word("reward"))],
        tip(look.text("board-altar-space", n=at), " ".join([golden, said(look, step.word("reward"))]).strip()),
    ]


def _order(view: View) -> list[int]:
    """Seats in the order of a stack: who lies below is ahead."""
    colours = [board["colour"] for board in view["boards"]]
    return [colours.index(colour) for colour in view["altar"]["ahead"]]


def _token(view: View, look: Look, seat: int) -> Element:
    sitting = look.sitting(seat)
    return span(
        class_=css("token", sitting.tint, moved=_moved(view, look, seat)),
        data_piece=f"altar-{sitting.colour}",
        aria_hidden="true",
    )[icon(f"em-{sitting.mark}")]


@asked
def _moved(view: View, look: Look, seat: int) -> bool:
    """It has come here since the viewer's last move."""
    earlier: View | None = look.before
    now = view["boards"][seat]["altar"]
    return earlier is not None and earlier["boards"][seat]["altar"] != now and seat != look.seat


def _seer(look: Look, name: str, tint: str) -> Element:
    return span(class_=f"seer t-{tint}", data_piece=name, title=look.text(f"board-{name}"))[
        icon("prophet", label=look.text(f"board-{name}"))
    ]


def _band(view: View, look: Look, week: Face, at: int, first: int, last: int) -> Node:
    if first >= last:
        return None
    effect = week.word(BANDS[at])
    name = look.text(f"board-band-{BANDS[at]}")
    here = [look.sitting(board["seat"]) for board in view["boards"] if board["judged"] == BANDS[at]]
    return span(class_=f"band {BANDS[at]} from-{first + 1} to-{last + 1}", tabindex="-1")[
        span(".band-name")[name],
        shown(effect),
        [emblem(one.colour, one.name) for one in here],
        tip(name, said(look, effect)),
    ]
