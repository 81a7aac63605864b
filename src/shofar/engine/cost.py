"""A price: amounts of what a title's players pay with."""

from __future__ import annotations

from typing import Final


class Cost:
    """Amounts in the order of the title's list of what can be paid, and how a box writes them: `2 wood, 1 gold`."""

    __slots__ = ("amounts", "money", "words")

    def __init__(self, amounts: list[int], money: int, words: str) -> None:
        self.amounts: Final = amounts
        self.money: Final = money  # how much of it is the money that fees are paid with
        self.words: Final = words
