"""A contest of bots, told: tables for people, a document for programs, a picture."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final
from xml.sax.saxutils import escape

from shofar.bots.arena import OPPONENT
from shofar.bots.ladder import Duel, Ladder, Rung
from shofar.bots.statistics import Share
from shofar.readers.words import Words
from shofar.terminal.layout import table, wrap
from shofar.terminal.style import Style

# The picture: a row for every bot, its share of victories as a bar with its interval, the rating beside it.
LEFT, WIDE, RIGHT, ROW, TOP = 110, 360, 190, 34, 46
STYLE: Final = (
    "text{font:14px system-ui,sans-serif;fill:#222}.g{stroke:#999;stroke-width:1}.b{fill:#8a6d3b}"
    ".i{stroke:#222;stroke-width:1.6;fill:none}.f{stroke:#222;stroke-dasharray:4 3}.p{fill:#fff}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.p{fill:#1b1b1b}.i,.f{stroke:#eee}.b{fill:#b08d57}}"
)


def ladder_lines(found: Ladder, title: str, players: int, words: Words, style: Style) -> list[str]:
    """In words and numbers."""
    said = words.text
    lines = [said("ui-arena-games", n=found.games, title=words.title(title), players=players), ""]
    head = [said(f"ui-arena-{key}") for key in ("bot", "rating", "wins")]
    head += ["95 %", *[said(f"ui-arena-{key}") for key in ("score", "decision", "turn", "slow")]]
    rows = [_rung(rung, words) for rung in found.rungs]
    lines += [*table(rows, style, head, right=range(1, len(head))), ""]
    head = [said("ui-arena-duel"), said("ui-arena-ahead"), "95 %", said("ui-arena-points")]
    rows = [_duel(duel, words) for duel in found.duels if _is_down(found, duel)]
    lines += [*table(rows, style, head, right=range(1, len(head))), ""]
    rows = [
        [f"{style.mark(at)} {words.seat(at, title)}", *_share(seat), str(at + 1), *_share(place)]
        for at, (seat, place) in enumerate(zip(found.seats, found.places, strict=True))
    ]
    head = [said("ui-sim-seats"), said("ui-sim-share"), "95 %", said("ui-arena-place"), said("ui-sim-share"), "95 %"]
    lines += table(rows, style, head, right=range(1, len(head)))
    return [*lines, *wrap(said("ui-arena-note", part=_percent(found.fair)), style.width)]


def ladder_document(found: Ladder) -> dict[str, Any]:
    """The same for programs."""
    return asdict(found)


def ladder_picture(found: Ladder, title: str, players: int, words: Words) -> str:
    """As SVG, for light and dark pages."""
    high = TOP + ROW * len(found.rungs) + 34
    whole = LEFT + WIDE + RIGHT
    heading = words.text("ui-arena-games", n=found.games, title=words.title(title), players=players)
    bars = "".join(_bar(rung, TOP + ROW * at, words) for at, rung in enumerate(found.rungs))
    bottom = TOP + ROW * len(found.rungs)
    lines = "".join(_line(percent, bottom) for percent in (0, 25, 50, 75, 100))
    fair = LEFT + WIDE * found.fair
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {high}" role="img" '
        f'aria-label="{_safe(heading)}">'
        f'<style>{STYLE}</style><rect class="p" width="{whole}" height="{high}"/>'
        f'<text x="12" y="24" font-weight="600">{_safe(heading)}</text>{lines}{bars}'
        f'<path class="f" d="M{fair:.1f} {TOP - 6}V{bottom}"/></svg>\n'
    )


def _line(percent: int, bottom: int) -> str:
    x = LEFT + WIDE * percent / 100
    return (
        f'<path class="g" d="M{x:.1f} {TOP - 6}V{bottom}"/>'
        f'<text x="{x:.1f}" y="{bottom + 20}" text-anchor="middle">{percent} %</text>'
    )


def _bar(rung: Rung, y: int, words: Words) -> str:
    low, part, high = (LEFT + WIDE * value for value in (rung.wins.low, rung.wins.part, rung.wins.high))
    middle = y + ROW / 2
    beside = words.text("ui-arena-rated", rating=f"{rung.rating.mu:.1f}", part=_percent(rung.wins.part))
    return (
        f'<text x="{LEFT - 10}" y="{middle + 5:.1f}" text-anchor="end">{_safe(_name(rung.name, words))}</text>'
        f'<rect class="b" x="{LEFT}" y="{y + 6}" width="{part - LEFT:.1f}" height="{ROW - 12}"/>'
        f'<path class="i" d="M{low:.1f} {middle - 6}v12M{low:.1f} {middle}H{high:.1f}M{high:.1f} {middle - 6}v12"/>'
        f'<text x="{LEFT + WIDE + 12}" y="{middle + 5:.1f}">{_safe(beside)}</text>'
    )


def _is_down(found: Ladder, duel: Duel) -> bool:
    """Each pair once: the better rated one first."""
    names = [rung.name for rung in found.rungs]
    return names.index(duel.first) < names.index(duel.second)


def _rung(rung: Rung, words: Words) -> list[str]:
    rating = f"{rung.rating.mu:.1f} ± {2 * rung.rating.sigma:.1f}"
    spent = rung.thinking
    times = [f"{1000 * each:.1f}" for each in (spent.decision, spent.turn, spent.slow)] if spent else ["", "", ""]
    return [_name(rung.name, words), rating, *_share(rung.wins), f"{rung.scores.mean:.1f}", *times]


def _duel(duel: Duel, words: Words) -> list[str]:
    pair = words.text("ui-arena-against", one=_name(duel.first, words), other=_name(duel.second, words))
    return [pair, *_share(duel.ahead), f"{duel.points:+.1f} ± {duel.within:.1f}"]


def _name(name: str, words: Words) -> str:
    return words.text("ui-sim-opponent") if name == OPPONENT else name


def _share(share: Share) -> list[str]:
    return [_percent(share.part), f"{_percent(share.low)} - {_percent(share.high)}"]


def _percent(part: float) -> str:
    return f"{100 * part:.1f} %"


def _safe(text: str) -> str:
    return escape(text, {'"': "&quot;"})
