"""The end of a game: who won, the points by source as bars, their course, the table of sums."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shofar.web.html import (
    Element,
    Node,
    a,
    b,
    button,
    div,
    h1,
    h2,
    li,
    ol,
    p,
    section,
    small,
    span,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from shofar.web.http.secret import client_key
from shofar.web.look import Look, Sitting
from shofar.web.pages import charts
from shofar.web.pages.layout import Guest, hidden, post, site
from shofar.web.pages.pieces import emblem, icon


@dataclass(frozen=True, slots=True)
class Deal:
    """Who wishes a rematch with the same deal: everybody has to."""

    wishing: tuple[str, ...]  # names
    missing: tuple[str, ...]
    mine: bool  # the viewer wishes it
    alone: bool  # nobody else has to agree


@dataclass(frozen=True, slots=True)
class Result:
    """What the end page is drawn from."""

    table: str
    title: str
    look: Look
    held: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    breakdowns: tuple[dict[str, int], ...]
    course: tuple[tuple[int, ...], ...]  # points of each seat after some of the moves
    moves: int
    minutes: int
    again: str = ""
    deal: Deal | None = None  # None if there is no deal to repeat
    record: bool = True  # it may be saved
    same_deal_as: str = ""
    kept: str = ""

    @property
    def sources(self) -> list[str]:
        """The sources that gave anybody points."""
        names = list(dict.fromkeys(name for breakdown in self.breakdowns for name in breakdown))
        return [name for name in names if any(breakdown.get(name) for breakdown in self.breakdowns)]

    def order(self) -> list[Sitting]:
        return sorted(self.look.sittings, key=lambda sitting: (self.ranks[sitting.seat], sitting.seat))


def end(result: Result, guest: Guest) -> Element:
    return site(
        guest,
        verdict(result, guest),
        [
            charts.patterns(),
            _verdict(result, guest),
            _with_same_deal(result, result.deal, guest) if result.held and not result.again else None,
            _sheet(result, guest),
            div(".three")[_course(result, guest), _sums(result, guest), _facts(result, guest)],
        ],
        css=f"end game-{result.title}",
    )


def verdict(result: Result, guest: Guest) -> str:
    """Who won, in a line."""
    first = [sitting for sitting in result.look.sittings if result.ranks[sitting.seat] == 1]
    best = max(result.scores)
    others = [score for seat, score in enumerate(result.scores) if result.ranks[seat] > 1]
    second = max(others) if others else best
    if len(first) > 1:
        return guest.text("end-tie", names=guest.text("and").join(sitting.name for sitting in first), best=best)
    if first[0].seat in result.held and len(result.held) == 1:
        return guest.text("end-you-win", best=best, second=second)
    return guest.text("end-wins", name=first[0].name, best=best, second=second)


def _verdict(result: Result, guest: Guest) -> Element:
    words = guest.words
    return section(".verdict")[
        span(".seal")[icon("shofar")],
        div[
            p(".label")[
                guest.text(
                    "end-label",
                    title=words.title(result.title),
                    players=len(result.scores),
                    moves=result.moves,
                    minutes=result.minutes,
                )
            ],
            h1[verdict(result, guest)],
            _same(result, guest),
        ],
        div(".acts")[
            a(".btn.primary", href=f"/table/{result.again}")[icon("play"), guest.text("go-rematch")]
            if result.again
            else _again(result, guest.text("rematch"), "primary")
            if result.held
            else None,
            a(".btn", href=f"/table/{result.table}/replay")[icon("replay"), guest.text("replay")],
            a(".btn", href=f"/table/{result.table}/record", download=f"shofar-{result.table}.json")[
                icon("download"), guest.text("record")
            ]
            if result.record
            else None,
            a(".btn", href=f"/table/{result.table}")[icon("column"), guest.text("tab-board")],
            a(".btn.quiet", href="/")[icon("close"), guest.text("leave-page")],
        ],
    ]


def _same(result: Result, guest: Guest) -> Node:
    if not result.same_deal_as:
        return None
    return p(".label")[a(href=f"/table/{result.same_deal_as}")[guest.text("same-deal")]]


def _with_same_deal(result: Result, deal: Deal | None, guest: Guest) -> Node:
    """The same deal again: offered, wished for, or agreed to."""
    if deal is None:
        return None
    if deal.mine:
        return div(".panel.deal")[guest.text("same-deal-waits", names=guest.text("and").join(deal.missing))]
    names = guest.text("and").join(deal.wishing)
    return div(".panel.deal")[
        guest.text("same-deal-wished", names=names) if names else None,
        _again(result, guest.text("same-deal-agree" if names else "same-deal-ask"), same=True),
        None if deal.alone else small[guest.text("same-deal-hint")],
    ]


def _again(result: Result, words: str, css: str = "", same: bool = False) -> Element:
    return post(
        f"/table/{result.table}/again",
        hidden("key", client_key()),
        hidden("same_deal", "1") if same else None,
        button(class_=f"btn {css}".strip(), type="submit")[icon("play"), words],
        live=False,
    )


def _sheet(result: Result, guest: Guest) -> Element:
    words, sources = guest.words, result.sources
    most = max(*result.scores, 1)
    return section(".panel.sheet", aria_label=guest.text("final-scores"))[
        ul(".legend", aria_label=guest.text("sources"))[
            [li[charts.swatch(at), words.source(name, result.title)] for at, name in enumerate(sources)]
        ],
        ol(".scores")[[_score(result, guest, sitting, sources, most) for sitting in result.order()]],
    ]


def _score(result: Result, guest: Guest, sitting: Sitting, sources: Sequence[str], most: int) -> Element:
    seat = sitting.seat
    rank, total = result.ranks[seat], result.scores[seat]
    parts = [(guest.words.source(name, result.title), result.breakdowns[seat].get(name, 0)) for name in sources]
    spoken = ", ".join(f"{name} {points}" for name, points in parts)
    kind = guest.text("kind-bot", level=guest.text(f"level-{sitting.level}")) if sitting.kind == "bot" else ""
    return li(class_=f"score {sitting.tint}{' first' if rank == 1 else ''}")[
        span(".rank")[icon("crown", label=guest.text("winner")) if rank == 1 else str(rank)],
        emblem(sitting.colour),
        span(".who")[b[sitting.name], small[kind or (guest.text("you") if seat in result.held else "")]],
        charts.bars(parts, most, f"{spoken}; {guest.text('total')} {total}"),
        span(".total.num")[str(total)],
    ]


def _course(result: Result, guest: Guest) -> Element:
    series = [(sitting.colour, result.course[sitting.seat]) for sitting in result.look.sittings]
    return section(".panel.block")[h2[guest.text("course")], charts.course(series, guest.text("course"))]


def _sums(result: Result, guest: Guest) -> Element:
    sittings = result.look.sittings
    return section(".panel.block")[
        h2[guest.text("where-from")],
        table(".sums")[
            thead[tr[td, [th(scope="col")[emblem(one.colour), span(".vh")[one.name]] for one in sittings]]],
            tbody[
                [
                    tr[
                        th(scope="row")[guest.words.source(name, result.title)],
                        [td(".num")[str(result.breakdowns[one.seat].get(name, 0))] for one in sittings],
                    ]
                    for name in result.sources
                ],
                tr(".sum")[
                    th(scope="row")[guest.text("total")], [td(".num")[str(result.scores[one.seat])] for one in sittings]
                ],
            ],
        ],
    ]


def _facts(result: Result, guest: Guest) -> Element:
    return section(".panel.block")[
        h2[guest.text("turning-points")],
        ol(".moments")[
            [
                li[
                    emblem(result.look.sitting(seat).colour),
                    span[
                        a(href=f"/table/{result.table}/replay?step={step}")[
                            b[guest.text("end-scoring") if step == result.moves else guest.text("move-n", n=step)]
                        ],
                        " ",
                        guest.text("gained", name=result.look.sitting(seat).name, n=gain),
                    ],
                ]
                for step, seat, gain in moments(result)
            ]
        ],
        p(".hint")[guest.text("kept-until", date=result.kept)] if result.kept else None,
    ]


def moments(result: Result, most: int = 5) -> list[tuple[int, int, int]]:
    """The steps at which somebody gained most: (step, seat, points)."""
    found = []
    count = len(result.course[0]) - 1 if result.course else 0
    for at in range(1, count + 1):
        step = round(result.moves * at / count)
        for seat, values in enumerate(result.course):
            gain = values[at] - values[at - 1]
            if gain > 0:
                found.append((step, seat, gain))
    best = sorted(found, key=lambda entry: -entry[2])[:most]
    return sorted(best)
