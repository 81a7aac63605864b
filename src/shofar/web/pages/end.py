"""The end of a game: who won, the points by source as bars, their course, the table of sums."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shofar.readers.sentence import capital
from shofar.web.course import Course, Moment
from shofar.web.html import (
    Element,
    Node,
    a,
    b,
    button,
    details,
    div,
    h1,
    h2,
    li,
    ol,
    p,
    section,
    small,
    span,
    summary,
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
from shofar.web.pages.summary import signed
from shofar.web.pages.told import names, told


@dataclass(frozen=True, slots=True)
class Deal:
    """Who wishes a rematch with the same deal: everybody has to."""

    wishing: tuple[str, ...]  # names
    missing: tuple[str, ...]
    mine: bool  # the viewer wishes it
    alone: bool  # nobody else has to agree


@dataclass(frozen=True, slots=True)
class Turning:
    """A turning point: what it was, and what the log says of it."""

    moment: Moment
    text: str
    part: str  # where in the game


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
    course: Course
    turns: tuple[Turning, ...]
    moves: int
    minutes: int
    again: str = ""
    deal: Deal | None = None  # None if there is no deal to repeat
    record: bool = True  # it may be saved
    same_deal_as: str = ""
    kept: str = ""
    solo: str = ""  # against whom one player has played alone, in the words of the title
    others: tuple[tuple[str, str], ...] = ()  # the other opponents for one player: value and words

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
            charts.patterns(len(result.sources)),
            _verdict(result, guest),
            _with_same_deal(result, result.deal, guest) if result.held and not result.again else None,
            _sheet(result, guest),
            div(".three")[_course(result, guest), _parts(result, guest), _facts(result, guest)],
            _sums(result, guest),
        ],
        css=f"end game-{result.title}",
    )


def verdict(result: Result, guest: Guest) -> str:
    """Who won, in a line."""
    first = [sitting for sitting in result.look.sittings if result.ranks[sitting.seat] == 1]
    best = max(result.scores)
    others = [score for seat, score in enumerate(result.scores) if result.ranks[seat] > 1]
    second = max(others) if others else best
    mine = len(result.held) == 1 and result.held[0] in [sitting.seat for sitting in first]
    if len(first) > 1:
        return guest.text(
            "end-tie", names=guest.text("and").join(_called(one, result, guest) for one in first), best=best
        )
    if result.solo:
        key = f"end-solo-{'won' if result.ranks[0] == 1 else 'lost'}{'' if result.held else '-other'}"
        return guest.text(key, name=result.look.sitting(0).given, solo=result.solo, best=best, second=second)
    if mine:
        return guest.text("end-you-win", best=best, second=second)
    return guest.text("end-wins", name=first[0].name, best=best, second=second)


def _called(sitting: Sitting, result: Result, guest: Guest) -> str:
    return guest.text("you-act") if result.held == (sitting.seat,) else sitting.given


def _verdict(result: Result, guest: Guest) -> Element:
    words = guest.words
    return section(".verdict")[
        span(".seal")[icon("shofar")],
        div[
            p(".label")[
                guest.text(
                    "end-label-solo" if result.solo else "end-label",
                    title=words.title(result.title),
                    players=len(result.scores),
                    solo=result.solo,
                    moves=result.moves,
                    minutes=result.minutes,
                )
            ],
            h1[verdict(result, guest)],
            p(".sub")[_sentence(result, guest), " ", _tie(result)],
            _same(result, guest),
        ],
        div(".acts")[
            a(".btn.primary", href=f"/table/{result.again}")[icon("play"), guest.text("go-rematch")]
            if result.again
            else _again(result, guest.text("rematch"), "primary")
            if result.held
            else None,
            [_other(result, value, name) for value, name in result.others] if result.held else None,
            a(".btn", href=f"/table/{result.table}/review")[icon("hint"), guest.text("review-heading")],
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


def _other(result: Result, value: str, name: str) -> Element:
    """The same game alone, against another opponent."""
    return post(
        "/play",
        hidden("title", result.title),
        hidden("solo", value),
        hidden("key", client_key()),
        button(".btn", type="submit")[capital(name)],
        live=False,
    )


def _sentence(result: Result, guest: Guest) -> str:
    """How it came about, in a line: where the winner stood before what counts at the end only."""
    final = next((row.points for row in result.course.rows if row.key == "final"), ())
    seat = result.ranks.index(1)
    if not final or not final[seat] or result.ranks.count(1) > 1:
        return ""
    before = [score - at_end for score, at_end in zip(result.scores, final, strict=True)]
    place = 1 + sum(points > before[seat] for points in before)
    key = "end-from-behind" if place > 1 else "end-from-ahead"
    own = "yes" if result.held == (seat,) else "no"
    return guest.text(key, name=result.look.sitting(seat).given, own=own, n=final[seat], place=place)


def _tie(result: Result) -> str:
    """What has decided between those with the same points, if they have different places."""
    places = set(zip(result.scores, result.ranks, strict=True))
    return result.look.text("tie-broken") if len(places) > len(set(result.scores)) else ""


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
    lost = max(-sum(min(0, points) for points in one.values()) for one in result.breakdowns)
    gained = max(sum(max(0, points) for points in one.values()) for one in result.breakdowns)
    return section(".panel.sheet", aria_label=guest.text("final-scores"))[
        ul(".legend", aria_label=guest.text("sources"))[
            [li[charts.swatch(at), words.source(name, result.title)] for at, name in enumerate(sources)]
        ],
        ol(".scores")[[_score(result, guest, sitting, sources, lost, gained) for sitting in result.order()]],
        p(".hint")[guest.text("bars-hint" if lost else "bars-hint-gained")],
    ]


def _score(result: Result, guest: Guest, sitting: Sitting, sources: Sequence[str], lost: int, gained: int) -> Element:
    seat = sitting.seat
    rank, total = result.ranks[seat], result.scores[seat]
    parts = [(guest.words.source(name, result.title), result.breakdowns[seat].get(name, 0)) for name in sources]
    spoken = ", ".join(f"{name} {points}" for name, points in parts)
    off = -sum(min(0, points) for _, points in parts)
    return li(class_=f"score {sitting.tint}{' won' if rank == 1 else ''}")[
        span(".rank")[icon("crown", label=guest.text("winner")) if rank == 1 else str(rank)],
        emblem(sitting.colour),
        span(".who")[b[_called(sitting, result, guest)], small[_kind(result, guest, sitting)]],
        charts.bars(parts, lost, gained, f"{spoken}; {guest.text('total')} {total}"),
        span(".total.num")[str(total), small[f"{total + off} \u2212 {off}"] if off else None],
    ]


def _kind(result: Result, guest: Guest, sitting: Sitting) -> str:
    if sitting.kind == "bot":
        return guest.text("kind-bot", level=guest.text(f"level-{sitting.level}"))
    if sitting.kind == "auto":
        return result.solo or guest.text("kind-auto")
    return sitting.given if result.held == (sitting.seat,) else guest.text("you") if sitting.seat in result.held else ""


def _course(result: Result, guest: Guest) -> Element:
    points, words = result.course.points, guest.words
    series = [(one.colour, [moment[one.seat] for moment in points]) for one in result.look.sittings]
    ends = (*result.course.parts, len(points) - 1)
    parts = [(end, words.text("course-part", result.title, n=n)) for n, end in enumerate(ends, 1)]
    jump = f"/table/{result.table}/replay?step="
    return section(".panel.block")[
        h2[guest.text("course")],
        charts.course(series, guest.text("course"), parts, jump),
        p(".hint")[guest.text("course-hint")],
    ]


def _parts(result: Result, guest: Guest) -> Element:
    """What each part of the game has brought."""
    return section(".panel.block")[
        h2[guest.text("by-part")],
        _table(
            result,
            guest,
            [(guest.words.text(f"course-{row.key}", result.title, n=row.n), row.points) for row in result.course.rows],
        ),
    ]


def _sums(result: Result, guest: Guest) -> Element:
    rows = [
        (guest.words.source(name, result.title), [one.get(name, 0) for one in result.breakdowns])
        for name in result.sources
    ]
    return details(".panel.block.where")[
        summary[icon("chevron"), h2[guest.text("where-from")]],
        _table(result, guest, rows),
        p(".hint")[guest.text("kept-until", date=result.kept)] if result.kept else None,
    ]


def _table(result: Result, guest: Guest, rows: Sequence[tuple[str, Sequence[int]]]) -> Element:
    """Points of everybody by row, and the total."""
    sittings = result.look.sittings
    people = [_called(one, result, guest) for one in sittings]
    return table(".sums")[
        thead[
            tr[
                td,
                [
                    th(scope="col")[emblem(one.colour), span(".vh")[name]]
                    for one, name in zip(sittings, people, strict=True)
                ],
            ]
        ],
        tbody[
            [tr[th(scope="row")[name], [_points(points[one.seat]) for one in sittings]] for name, points in rows],
            tr(".sum")[
                th(scope="row")[guest.text("total")], [td(".num")[str(result.scores[one.seat])] for one in sittings]
            ],
        ],
    ]


def _points(points: int) -> Element:
    return td(class_="num neg" if points < 0 else "num")[str(points).replace("-", "\u2212")]


def _facts(result: Result, guest: Guest) -> Element:
    return section(".panel.block")[
        h2[guest.text("turning-points")],
        ol(".moments")[[_turning(result, guest, one) for one in result.turns]]
        if result.turns
        else p(".hint")[guest.text("turning-none")],
    ]


def _turning(result: Result, guest: Guest, one: Turning) -> Element:
    moment = one.moment
    sitting = result.look.sitting(moment.seat)
    return li(class_=sitting.tint)[
        emblem(sitting.colour),
        span[
            a(href=f"/table/{result.table}/replay?step={moment.step}")[
                b[guest.text("turning-at", part=one.part, n=moment.step)]
            ],
            " ",
            guest.text("turning-of", name=_called(sitting, result, guest), points=signed(moment.points)),
            " ",
            told(one.text, result.title, guest.words, names(result.look)),
            " ",
            b(".leads")[guest.text("turning-lead")] if moment.leads else None,
        ],
    ]
