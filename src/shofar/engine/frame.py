"""Frames: which effect waits for which seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from shofar.engine.effect import Effect


class Frame:
    """An effect that waits for a seat, and two small numbers it remembers. Never changed, so clones share it.

    `value` is the effect's own: how much of it is done, or what was picked first. `about` came with whoever began it:
    where it comes from, or which place or thing it is about."""

    __slots__ = ("about", "effect", "seat", "value")

    def __init__(self, effect: Effect[Any], seat: int, value: int, about: int = 0) -> None:
        self.effect: Final = effect
        self.seat: Final = seat
        self.value: Final = value
        self.about: Final = about
