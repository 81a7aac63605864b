"""What a seat may expect to have at the end of the game, where a turn has ended."""

from __future__ import annotations

from functools import cache

from shofar.bots.values import Value, value_of


@cache
def expected_of(title: str) -> Value:
    """The expected final points of a seat: the title's valuation."""
    return value_of(title)
