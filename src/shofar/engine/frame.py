"""Frames: which effect waits for which seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from shofar.engine.effect import Effect


class Frame:
    """An effect that waits for a seat, with a small remembered value. Never changed, so clones share it."""

    __slots__ = ("effect", "seat", "value")

    def __init__(self, effect: Effect[Any], seat: int, value: int) -> None:
        self.effect: Final = effect
        self.seat: Final = seat
        self.value: Final = value
