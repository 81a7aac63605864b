"""What every view has. A title declares the rest in its own `views.py`."""

from __future__ import annotations

from typing import Any, TypedDict


class View(TypedDict):
    """What a seat, or a spectator, may see of a game and can change: plain values, ready for JSON."""

    title: str
    players: int
    options: dict[str, bool | int | str]
    seat: int | None  # whose view it is; None for a spectator
    deciding: int | None
    question: str
    moves: list[str]  # the deciding seat's only: they can give away what it holds
    over: bool


AnyView = Any  # that of a title which is known by its name only
