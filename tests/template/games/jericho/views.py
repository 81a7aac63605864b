"""What a seat sees of Jericho, as types."""

from __future__ import annotations

from typing import TypedDict

from shofar.engine.views import View


class Sights(TypedDict):
    wall: int
    stones: list[int]


class JerichoView(View, Sights):
    """The whole view."""
