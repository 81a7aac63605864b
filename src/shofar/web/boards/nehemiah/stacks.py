"""The stack of gates and the deck, with what happens when it is empty."""

from __future__ import annotations

from typing import Final

from shofar.games.nehemiah.views import NehemiahView
from shofar.web.html import Element, Node, div, h2, p, section, span
from shofar.web.look import Look
from shofar.web.pages.pieces import css, heard, icon, tip
from shofar.web.panels import panel
from shofar.web.seen import asked

ROMAN: Final = ("I", "II", "III")


@panel
def gates(view: NehemiahView, look: Look) -> Element:
    """The gates that are left, from the top of the stack."""
    left, taken = view["gates"]["left"], len(view["gates"]["taken"])
    words = look.text("board-gate-next" if left else "board-gate-none")
    return section(class_=css("stack", moved=_moved(look, taken)), aria_label=words)[
        span(class_=css("pile", "arched", none=not left), data_piece=f"gate-{taken + 1}" if left else None)[
            str(left[0]) if left else icon("gate")
        ],
        h2[words],
        _rest(look, left[1:], taken + 2) if left[1:] else None,
        look.mark("gates"),
        tip(words, look.text("board-gate-about")) if left else None,
    ]


@asked
def _moved(look: Look, taken: int) -> bool:
    """Gates were taken since the viewer's last move."""
    earlier: NehemiahView | None = look.before
    return earlier is not None and len(earlier["gates"]["taken"]) != taken


def _rest(look: Look, values: list[int], first: int) -> Element:
    return div(".rest")[
        heard(look.text("board-gate-then", list=", ".join(str(value) for value in values))),
        [gate_token(value, first + at) for at, value in enumerate(values)],
    ]


def gate_token(value: int, number: int, label: str = "") -> Element:
    """A gate by its worth; `number` is its place in the stack, from 1."""
    return span(".gate-token", title=label or None, data_piece=f"gate-{number}", aria_hidden=None if label else "true")[
        str(value)
    ]


@panel
def deck(view: NehemiahView, look: Look) -> Element:
    """The deck of the round, and what its end brings."""
    heading, then = _coming(view, look)
    faces = view["deck"]["faces"]
    return section(class_=css("stack", "deck", last=view["turns_left"] is not None), aria_label=heading, tabindex="-1")[
        span(class_=css("pile", none=not view["deck"]["left"]))[ROMAN[view["round"] - 1]],
        h2[heading],
        p[then],
        look.mark("deck"),
        tip(heading, _holds(look, faces)) if faces else None,
    ]


def _coming(view: NehemiahView, look: Look) -> tuple[str, str]:
    if view["over"]:
        return look.text("board-over"), _won(view, look)
    left = view["turns_left"]
    if left is not None:
        return look.text("board-last-turns", n=left), look.text("board-turns-after", n=left)
    return look.text("board-cards-left", n=view["deck"]["left"]), _then(view, look)


def _then(view: NehemiahView, look: Look) -> str:
    """N7.7, N8: a place that could not be filled has ended the round."""
    columns = view["deck"]["columns"]
    if not columns and not all(column["cards"] for column in view["columns"]):
        return look.text("board-deck-now")
    return look.text("board-deck-ends" if view["round"] == len(ROMAN) else "board-deck-scores", columns=columns)


def _won(view: NehemiahView, look: Look) -> str:
    winners, scores = view["winners"] or [], view["scores"] or []
    names = [look.sitting(seat).name for seat in winners]
    you = str(look.seat in winners and look.me is not None and look.me.you).lower()
    points = scores[winners[0]]
    return look.text("board-winner", count=len(names), name=", ".join(names), points=points, you=you)


def _holds(look: Look, faces: dict[str, int]) -> Node:
    """N17: what the deck is made of is public, its order is not."""
    counted = [
        look.text("board-counted", n=count, name=look.words.name(face, look.title)) for face, count in faces.items()
    ]
    return f"{look.text('board-deck-holds', list=', '.join(counted))} {look.text('board-deck-unknown')}"
