"""Charts as SVG: the score of each seat by source, and the points in the course of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from markupsafe import Markup, escape

from shofar.web.look import MARKS
from shofar.web.pages.pieces import SPRITE

# A source of points is a colour and a pattern: a tile with marks on it. There are more sources than colours, so the
# second time round a colour comes with another pattern.
COLOURS: Final = ("wall", "temple", "guard", "gates", "cards", "sold", "altar", "torah", "clay", "study")
TILES: Final = (
    (14, 10, '<path d="M0 .5h14M0 5.5h14M4 .5v5M11 5.5v5" stroke="var(--edge)" opacity=".34"/>'),
    (7, 10, '<path d="M2 0v10" stroke="var(--edge)" stroke-width="1.2" opacity=".3"/>'),
    (8, 8, '<path d="M-2 10 10-2M-2 2 2-2M6 10l4-4" stroke="var(--edge)" stroke-width="1.2" opacity=".3"/>'),
    (10, 10, '<path d="M1.5 10V6.5a3.5 3.5 0 0 1 7 0V10" fill="none" stroke="var(--edge)" opacity=".34"/>'),
    (8, 8, ""),
    (8, 8, '<circle cx="4" cy="4" r="1.3" fill="var(--edge)" opacity=".36"/>'),
    (8, 8, '<path d="M0 4h8" stroke="var(--edge)" stroke-width="1.2" opacity=".3"/>'),
    (9, 9, '<path d="M4.5 1v7M1 4.5h7" stroke="var(--edge)" opacity=".34"/>'),
    (8, 8, '<path d="M-2-2 10 10M-2 6l4 4M6-2l4 4" stroke="var(--edge)" stroke-width="1.2" opacity=".3"/>'),
    (10, 10, '<path d="M5 1.5 8.5 5 5 8.5 1.5 5z" fill="var(--edge)" opacity=".22"/>'),
)
SHIFT: Final = 3  # patterns from one round of the colours to the next
DASHES: Final = ("", "7 4", "2 4", "10 3 2 3")
LEFT, RIGHT, BOTTOM, HIGH = 34, 50, 190, 176  # around the field of a chart, and its height
WIDE: Final = {"wide": 296, "narrow": 190}  # its width, by the class of the chart: on a phone letters stay as large
LETTER: Final = 6.6  # of the names of parts, about
THIN: Final = 2.6  # percent of the width: a number would cover its neighbours


def look_of(source: int) -> tuple[str, tuple[int, int, str]]:
    """The colour and the pattern of a source; no two of them are alike."""
    again, at = divmod(source, len(COLOURS))
    return COLOURS[at], TILES[(at + SHIFT * again) % len(TILES)]


def patterns(count: int) -> Markup:
    """The definitions that the bars of so many sources fill themselves with; once per page."""
    tiles = "".join(_pattern(at, *look_of(at)) for at in range(count))
    return Markup(f'<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>{tiles}</defs></svg>')


def _pattern(at: int, colour: str, tile: tuple[int, int, str]) -> str:
    width, height, marks = tile
    return (
        f'<pattern id="s-{at}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">'
        f'<rect width="{width}" height="{height}" fill="var(--s-{colour})"/>{marks}</pattern>'
    )


def swatch(at: int) -> Markup:
    return Markup(
        f'<svg class="sw" aria-hidden="true"><rect width="100%" height="100%" rx="3" fill="url(#s-{at})" '
        'stroke="var(--edge)"/></svg>'
    )


def bars(parts: Sequence[tuple[str, int]], lost: int, gained: int, label: str) -> Markup:
    """One seat's score as a bar: (name, points) by source. Points lost stand left of the line for zero; `lost` and
    `gained` are the most that anybody has of either, so that all bars have one scale and hold all of it."""
    span = max(lost + gained, 1)
    zero = 100 * lost / span
    left, right, drawn = zero, zero, []
    for number, (name, points) in enumerate(parts):
        width = 100 * abs(points) / span
        if points > 0:
            drawn.append(_segment(number, name, points, right, width))
            right += width
        elif points < 0:
            left -= width
            drawn.append(_segment(number, name, points, left, width))
    line = f'<rect class="zero" x="{zero:.2f}%" y="-4" width="2" height="44"/>' if lost else ""
    return Markup(f'<svg class="bars" role="img" aria-label="{escape(label)}">{"".join(drawn)}{line}</svg>')


def _segment(number: int, name: str, points: int, at: float, width: float) -> str:
    middle, said = at + width / 2, str(points).replace("-", "\u2212")
    states = [*(["thin"] if width < THIN else []), *(["lost"] if points < 0 else [])]
    css = f' class="{" ".join(states)}"' if states else ""
    return (
        f"<g{css}><title>{escape(name)}: {said}</title>"
        f'<rect x="{at:.2f}%" y="1" width="{width:.2f}%" height="34" fill="url(#s-{number})" '
        f'stroke="var(--edge)" stroke-width="1.5"/>'
        f'<rect class="lab" x="{middle:.2f}%" y="9" width="22" height="18" rx="4" transform="translate(-11 0)"/>'
        f'<text x="{middle:.2f}%" y="22.5" text-anchor="middle">{said}</text></g>'
    )


@dataclass(frozen=True, slots=True)
class Scale:
    """Where a chart has its lines: a move across, points upwards."""

    low: int
    high: int
    last: int  # move
    wide: int

    def x(self, step: float) -> float:
        return LEFT + self.wide * step / max(self.last, 1)

    def y(self, value: float) -> float:
        return BOTTOM - HIGH * (value - self.low) / max(self.high - self.low, 1)


def course(
    series: Sequence[tuple[str, Sequence[int]]], label: str, parts: Sequence[tuple[int, str]] = (), jump: str = ""
) -> Markup:
    """The chart twice: for wide pages and for phones."""
    return Markup("").join(_course(series, label, parts, jump, css) for css in WIDE)


def _course(
    series: Sequence[tuple[str, Sequence[int]]], label: str, parts: Sequence[tuple[int, str]], jump: str, css: str
) -> Markup:
    """Points over the game: (colour, points after each move) per seat; (last move, name) per part. `jump` is where a
    click leads, with the move added."""
    top = max((value for _, values in series for value in values), default=0)
    bottom = min(0, min((value for _, values in series for value in values), default=0))
    step = next(step for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500) if (top - bottom) / step <= 5 or step == 500)
    last = max((len(values) - 1 for _, values in series), default=0)
    scale = Scale(bottom // step * step, max(step, -(-top // step) * step), last, WIDE[css])
    lines = [_rule(value, scale) for value in range(scale.low, scale.high + 1, step)] + list(_parts(parts, scale))
    ends = _spread([scale.y(values[-1] if values else 0) for _, values in series])
    for number, (colour, values) in enumerate(series):
        lines.append(_curve(colour, values, scale, DASHES[number % len(DASHES)], ends[number]))
    whole = LEFT + scale.wide + RIGHT
    field = f"{LEFT / whole:.4f} {scale.wide / whole:.4f}"  # where the script finds a move: both as shares of the width
    leads = f' data-jump="{escape(jump)}" data-last="{scale.last}" data-field="{field}"' if jump else ""
    return Markup(
        f'<svg class="line {css}" viewBox="0 0 {whole} 216" role="img" aria-label="{escape(label)}"{leads}>'
        f"{''.join(lines)}</svg>"
    )


def _parts(parts: Sequence[tuple[int, str]], scale: Scale) -> Iterator[str]:
    begun = 0
    for number, (end, name) in enumerate(parts, 1):
        x = scale.x(end)
        room = x - scale.x(begun)
        said = name if len(name) * LETTER <= room else str(number)  # a short part has its number only
        if end < scale.last:
            yield f'<path d="M{x:.1f} {BOTTOM - HIGH}V{BOTTOM}" stroke="var(--line-2)" stroke-dasharray="3 3"/>'
        yield f'<text x="{(scale.x(begun) + x) / 2:.1f}" y="{BOTTOM + 18}" text-anchor="middle">{escape(said)}</text>'
        begun = end


def _rule(value: int, scale: Scale) -> str:
    y = scale.y(value)
    return (
        f'<path d="M{LEFT} {y:.1f}h{scale.wide}" stroke="var(--line)"/>'
        f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{value}</text>'
    )


def _curve(colour: str, values: Sequence[int], scale: Scale, dash: str, end: float) -> str:
    path = "M" + " L".join(_corners(values, scale)) if values else f"M{LEFT} {BOTTOM}"
    last = str(values[-1] if values else 0).replace("-", "\u2212")
    return (
        f'<g class="p-{colour}"><path d="{path}" fill="none" stroke="var(--edge)" stroke-width="4.4" opacity=".28"/>'
        f'<path d="{path}" fill="none" stroke="var(--tint)" stroke-width="2.6" stroke-dasharray="{dash}"/>'
        f'<g transform="translate({LEFT + scale.wide + 6} {end - 8:.1f})"><rect width="16" height="16" rx="4" '
        f'fill="var(--tint)" stroke="var(--edge)" stroke-width="1.5"/>'
        f'<use href="{SPRITE}#i-em-{MARKS[colour]}" x="3" y="3" width="10" height="10"/>'
        f'<text class="endv" x="21" y="13">{last}</text></g></g>'
    )


def _corners(values: Sequence[int], scale: Scale) -> Iterator[str]:
    """The points of a line at which it changes, and both ends: what stays the same needs none between."""
    for at, value in enumerate(values):
        same = 0 < at < len(values) - 1 and values[at - 1] == value == values[at + 1]
        if not same:
            yield f"{scale.x(at):.1f} {scale.y(value):.1f}"


def _spread(ends: Sequence[float]) -> list[float]:
    """Marks at the ends of lines, moved apart so that none covers another."""
    order = sorted(range(len(ends)), key=lambda at: ends[at])
    placed = list(ends)
    for before, after in pairwise(order):
        placed[after] = max(placed[after], placed[before] + 17)
    return placed
