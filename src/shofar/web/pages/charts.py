"""Charts as SVG: the score of each seat by source, and the points in the course of the game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from markupsafe import Markup, escape

from shofar.web.look import MARKS
from shofar.web.pages.pieces import SPRITE

# A source of points is a colour and a pattern. Each is a tile: its size and the marks on it.
PATTERNS: Final = (
    ("wall", 14, 10, '<path d="M0 .5h14M0 5.5h14M4 .5v5M11 5.5v5" stroke="var(--edge)" opacity=".34"/>'),
    ("temple", 7, 10, '<path d="M2 0v10" stroke="var(--edge)" stroke-width="1.2" opacity=".3"/>'),
    ("guard", 8, 8, '<path d="M-2 10 10-2M-2 2 2-2M6 10l4-4" stroke="var(--edge)" stroke-width="1.2" opacity=".3"/>'),
    ("gates", 10, 10, '<path d="M1.5 10V6.5a3.5 3.5 0 0 1 7 0V10" fill="none" stroke="var(--edge)" opacity=".34"/>'),
    ("cards", 8, 8, ""),
    ("sold", 8, 8, '<circle cx="4" cy="4" r="1.3" fill="var(--edge)" opacity=".36"/>'),
    ("altar", 8, 8, '<path d="M0 4h8" stroke="var(--edge)" stroke-width="1.2" opacity=".3"/>'),
    ("torah", 9, 9, '<path d="M4.5 1v7M1 4.5h7" stroke="var(--edge)" opacity=".34"/>'),
    ("clay", 8, 8, '<path d="M-2-2 10 10M-2 6l4 4M6-2l4 4" stroke="var(--edge)" stroke-width="1.2" opacity=".3"/>'),
    ("study", 10, 10, '<path d="M5 1.5 8.5 5 5 8.5 1.5 5z" fill="var(--edge)" opacity=".22"/>'),
)
DASHES: Final = ("", "7 4", "2 4", "10 3 2 3")
THIN: Final = 2.2  # percent of the width: a number would cover its neighbours


def patterns() -> Markup:
    """The definitions that the bars fill themselves with; once per page."""
    tiles = "".join(
        f'<pattern id="s-{at}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">'
        f'<rect width="{width}" height="{height}" fill="var(--s-{name})"/>{marks}</pattern>'
        for at, (name, width, height, marks) in enumerate(PATTERNS)
    )
    return Markup(f'<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>{tiles}</defs></svg>')


def swatch(at: int) -> Markup:
    return Markup(
        '<svg class="sw" aria-hidden="true"><rect width="100%" height="100%" rx="3" '
        f'fill="url(#s-{at % len(PATTERNS)})" '
        'stroke="var(--edge)"/></svg>'
    )


def bars(parts: Sequence[tuple[str, int]], most: int, label: str) -> Markup:
    """One seat's score as a bar: (name, points) by source, as a share of the best score."""
    drawn, at = [], 0.0
    for number, (name, points) in enumerate(parts):
        if points <= 0:
            continue
        width = 100 * points / max(most, 1)
        middle = at + width / 2
        thin = ' class="thin"' if width < THIN else ""
        drawn.append(
            f"<g{thin}><title>{escape(name)}: {points}</title>"
            f'<rect x="{at:.2f}%" y="1" width="{width:.2f}%" height="34" fill="url(#s-{number % len(PATTERNS)})" '
            f'stroke="var(--edge)" stroke-width="1.5"/>'
            f'<rect class="lab" x="{middle:.2f}%" y="9" width="20" height="18" rx="4" transform="translate(-10 0)"/>'
            f'<text x="{middle:.2f}%" y="22.5" text-anchor="middle">{points}</text></g>'
        )
        at += width
    if lost := sum(min(0, points) for _, points in parts):
        names = ", ".join(f"{name}: {points}" for name, points in parts if points < 0)
        drawn.append(
            f'<g class="lost"><title>{escape(names)}</title>'
            f'<text x="{at:.2f}%" y="22.5" dx="8">\u2212{-lost}</text></g>'
        )
    return Markup(f'<svg class="bars" role="img" aria-label="{escape(label)}">{"".join(drawn)}</svg>')


def course(series: Sequence[tuple[str, Sequence[int]]], label: str) -> Markup:
    """Points over the game: (colour, points after each of some moments) per seat."""
    top = max((value for _, values in series for value in values), default=0)
    bottom = min(0, min((value for _, values in series for value in values), default=0))
    step = next(step for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500) if (top - bottom) / step <= 5 or step == 500)
    high = max(step, -(-top // step) * step)
    low = bottom // step * step
    lines = [_rule(value, low, high) for value in range(low, high + 1, step)]
    ends = _spread([_y(values[-1] if values else 0, low, high) for _, values in series])
    for number, (colour, values) in enumerate(series):
        lines.append(_curve(colour, values, low, high, DASHES[number % len(DASHES)], ends[number]))
    return Markup(
        f'<svg class="line" viewBox="0 0 360 200" role="img" aria-label="{escape(label)}">{"".join(lines)}</svg>'
    )


def _y(value: float, low: int, high: int) -> float:
    return 180 - 165 * (value - low) / max(high - low, 1)


def _rule(value: int, low: int, high: int) -> str:
    y = _y(value, low, high)
    return (
        f'<path d="M34 {y:.1f}h284" stroke="var(--line)"/><text x="28" y="{y + 4:.1f}" text-anchor="end">{value}</text>'
    )


def _curve(colour: str, values: Sequence[int], low: int, high: int, dash: str, end: float) -> str:
    count = max(len(values) - 1, 1)
    points = [f"{34 + 284 * at / count:.1f} {_y(value, low, high):.1f}" for at, value in enumerate(values)]
    path = f"M{' L'.join(points)}" if points else "M34 180"
    return (
        f'<g class="p-{colour}"><path d="{path}" fill="none" stroke="var(--edge)" stroke-width="4.4" opacity=".28"/>'
        f'<path d="{path}" fill="none" stroke="var(--tint)" stroke-width="2.6" stroke-dasharray="{dash}"/>'
        f'<g transform="translate(326 {end - 8:.1f})"><rect width="16" height="16" rx="4" fill="var(--tint)" '
        f'stroke="var(--edge)" stroke-width="1.5"/><use href="{SPRITE}#i-em-{MARKS[colour]}" x="3" y="3" width="10" '
        'height="10"/></g></g>'
    )


def _spread(ends: Sequence[float]) -> list[float]:
    """Marks at the ends of lines, moved apart so that none covers another."""
    order = sorted(range(len(ends)), key=lambda at: ends[at])
    placed = list(ends)
    for before, after in pairwise(order):
        placed[after] = max(placed[after], placed[before] + 17)
    return placed
