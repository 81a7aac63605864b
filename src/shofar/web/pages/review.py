"""A finished game looked back on: what everybody could expect, where it turned, luck and choice, what cost most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from shofar.bots.moments import Moment, felt, turning_points, verdict
from shofar.web.html import (
    Element,
    Node,
    a,
    b,
    div,
    h1,
    h2,
    li,
    ol,
    p,
    progress,
    section,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)
from shofar.web.look import Look, Sitting
from shofar.web.pages import charts
from shofar.web.pages.layout import Guest, site
from shofar.web.pages.pieces import emblem, icon
from shofar.web.pages.told import names, told
from shofar.web.tables.reviews import Review, Turn

COSTLIEST: Final = 3  # turns of a seat


@dataclass(frozen=True, slots=True)
class Told:
    """A costly turn, or one at which the game turned, with what the log says of it."""

    turn: Turn
    text: str
    moment: Moment | None = None
    better: tuple[str, ...] = ()  # the moves of the better turn, in words


@dataclass(frozen=True, slots=True)
class Page:
    """What the page is drawn from."""

    table: str
    title: str
    look: Look
    held: tuple[int, ...]
    review: Review
    moves: int
    parts: tuple[tuple[int, str], ...]
    turning: tuple[Told, ...]
    costly: tuple[Told, ...]


def waiting(title: str, name: str, share: float, guest: Guest) -> Element:
    """While it is being worked out; the page asks again by itself."""
    percent = round(100 * share)
    return site(
        guest,
        guest.text("review-heading"),
        section(".panel.block.waiting")[
            h1[guest.text("review-heading")],
            p[name],
            progress(value=str(percent), max="100", aria_label=guest.text("review-working", n=percent)),
            p(".hint", role="status")[guest.text("review-working", n=percent)],
        ],
        css=f"end game-{title}",
    )


def costliest(review: Review, seats: Sequence[int]) -> list[Turn]:
    """The turns of these seats that gave most away, the worst first."""
    found = sorted((turn for turn in review.turns if turn.loss), key=lambda turn: (-turn.loss, turn.step))
    return [turn for seat in seats for turn in [one for one in found if one.seat == seat][:COSTLIEST]]


def turning(review: Review) -> list[tuple[Turn, Moment]]:
    """The turns at which the game turned."""
    moments = turning_points(review.expected, [turn.seat for turn in review.turns])
    return [(review.turns[moment.turn], moment) for moment in moments]


def page(made: Page, guest: Guest) -> Element:
    return site(
        guest,
        guest.text("review-heading"),
        [
            section(".verdict")[
                span(".seal")[icon("shofar")],
                div[h1[guest.text("review-heading")], p[guest.text("review-about")]],
                div(".acts")[
                    a(".btn", href=f"/table/{made.table}/end")[guest.text("review-result")],
                    a(".btn", href=f"/table/{made.table}/replay")[icon("replay"), guest.text("replay")],
                ],
            ],
            div(".three")[_chart(made, guest), _shares(made, guest)],
            _turning(made, guest),
            _turns(made, guest),
        ],
        css=f"end review game-{made.title}",
    )


def _chart(made: Page, guest: Guest) -> Element:
    series = [(one.colour, _by_move(made, one.seat)) for one in made.look.sittings]
    return section(".panel.block")[
        h2[guest.text("review-expected")],
        charts.course(series, guest.text("review-expected"), made.parts, f"/table/{made.table}/replay?step="),
        p(".hint")[guest.text("review-expected-hint")],
    ]


def _by_move(made: Page, seat: int) -> list[int]:
    """What the seat could expect after each move: as after the last turn that had ended."""
    found, at = list[int](), 0
    for step in range(made.moves + 1):
        while at + 1 < len(made.review.steps) and made.review.steps[at + 1] <= step:
            at += 1
        found.append(round(made.review.expected[at][seat]))
    return found


def _shares(made: Page, guest: Guest) -> Element:
    """Luck and choice of each seat, and a sentence about it."""
    rows = [_share(made, one, guest) for one in made.look.sittings if _own(made, one.seat)]
    head = thead[tr[[th(scope="col")[guest.text(f"review-{name}")] for name in ("who", "choice", "luck")]]]
    return section(".panel.block")[
        h2[guest.text("review-shares")],
        table(".sums")[head, tbody[rows]],
        p(".hint")[guest.text("review-shares-hint")],
    ]


def _own(made: Page, seat: int) -> list[Turn]:
    return [turn for turn in made.review.turns if turn.seat == seat]


def _share(made: Page, one: Sitting, guest: Guest) -> Element:
    turns = _own(made, one.seat)
    lost, luck = sum(turn.loss for turn in turns), sum(turn.luck for turn in turns)
    return tr[
        th(scope="row")[emblem(one.colour), " ", one.name, p(".hint")[_said(made, one.seat, guest)]],
        td[guest.words.tenths(-lost, sign=True)],
        td[guest.words.tenths(luck, sign=True)],
    ]


def _said(made: Page, seat: int, guest: Guest) -> str:
    """How the seat has played, and what luck did to it."""
    turns, final = _own(made, seat), made.review.expected[-1]
    behind, luck = max(final) - final[seat], sum(turn.luck for turn in turns)
    worst = max(turns, key=lambda turn: turn.loss)
    lost = guest.words.tenths(sum(turn.loss for turn in turns))
    said = guest.text(
        f"review-said-{verdict([turn.loss for turn in turns], behind)}",
        n=worst.step + 1, points=guest.words.tenths(worst.loss), lost=lost,
        behind=f"{behind:g}", count=sum(turn.loss > 0 for turn in turns), all=len(turns),
    )  # fmt: skip
    return (
        f"{said} {guest.text(f'review-said-{felt(luck)}', luck=guest.words.tenths(abs(luck)))}" if felt(luck) else said
    )


def _turning(made: Page, guest: Guest) -> Node:
    if not made.turning:
        return None
    return section(".panel.block")[
        h2[guest.text("review-turning")],
        ol(".moments")[[_moment(made, one, guest) for one in made.turning]],
        p(".hint")[guest.text("review-turning-hint")],
    ]


def _moment(made: Page, one: Told, guest: Guest) -> Element:
    turn, moment = one.turn, one.moment
    assert moment is not None
    who = made.look.sitting(turn.seat)
    said = [guest.text("review-turned", who=who.name, points=guest.words.tenths(moment.swing, sign=True))]
    said += [guest.text("review-turned-lead")] if moment.leads else []
    said += [guest.text("review-turned-luck", luck=guest.words.tenths(turn.luck, sign=True))] if turn.luck else []
    return li(class_=who.tint)[
        emblem(who.colour),
        div[
            _link(made, turn, guest),
            " ",
            b[guest.words.row(said)],
            p[told(one.text, made.title, guest.words, names(made.look))],
        ],
    ]


def _link(made: Page, turn: Turn, guest: Guest) -> Element:
    return a(href=f"/table/{made.table}/replay?step={turn.step}")[guest.text("review-move", n=turn.step + 1)]


def _turns(made: Page, guest: Guest) -> Element:
    return section(".panel.block")[
        h2[guest.text("review-costliest")],
        ol(".moments")[[_turn(made, one, guest) for one in made.costly]]
        if made.costly
        else p[guest.text("review-none")],
    ]


def _turn(made: Page, one: Told, guest: Guest) -> Element:
    turn, words = one.turn, guest.words
    who = made.look.sitting(turn.seat)
    return li(class_=who.tint)[
        emblem(who.colour),
        div[
            b[words.tenths(-turn.loss, sign=True)],
            " ",
            _link(made, turn, guest),
            _sentence(guest.text("review-played"), told(one.text, made.title, words, names(made.look))),
            _sentence(guest.text("review-better"), words.row(one.better)),
            a(".btn", href=f"/table/{made.table}/replay?step={turn.step}&as={turn.seat}&better=1")[
                icon("replay"), guest.text("review-on-board")
            ],
        ],
    ]


def _sentence(label: str, text: Node) -> Node:
    return p[b[label], " ", text] if text else None
