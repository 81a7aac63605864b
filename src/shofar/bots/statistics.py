"""Shares with 95 % intervals, and the spread of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Final

Z: Final = 1.959964  # 95 % of a normal distribution lie within


@dataclass(frozen=True)
class Share:
    """A part of a number of trials, with the interval that holds the true share in 95 of 100 cases."""

    won: float
    of: int
    low: float
    high: float

    @property
    def part(self) -> float:
        return self.won / self.of if self.of else 0.0


@dataclass(frozen=True)
class Spread:
    """Mean, extremes and quartiles."""

    mean: float
    least: float
    quarter: float
    median: float
    three_quarters: float
    most: float


def share(won: float, of: int) -> Share:
    """Wilson's interval: it stays sound for few trials and for shares near 0 and 1."""
    if not of:
        return Share(0.0, 0, 0.0, 1.0)
    part, square = won / of, Z * Z
    middle = (part + square / (2 * of)) / (1 + square / of)
    half = Z / (1 + square / of) * sqrt(part * (1 - part) / of + square / (4 * of * of))
    return Share(won, of, max(0.0, middle - half), min(1.0, middle + half))


def spread(numbers: Sequence[float]) -> Spread:
    """The spread of at least one number; quartiles by linear interpolation."""
    ordered = sorted(numbers)
    return Spread(fmean(ordered), ordered[0], _at(ordered, 0.25), _at(ordered, 0.5), _at(ordered, 0.75), ordered[-1])


def _at(ordered: Sequence[float], part: float) -> float:
    place = part * (len(ordered) - 1)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)
