"""The ledger of a forecast: what is paid and gained, until the seat it is for would learn something."""

from __future__ import annotations

from typing import Final

Flow = tuple[int, int, int, int]  # seat, good, amount (below 0: paid), the other seat, or one of these
SUPPLY: Final = -1
LOST: Final = -2  # nobody asked for it: it is wasted


class Unknown(Exception):
    """What comes next depends on what the seat cannot know."""


class Ledger:
    """Kept by a clone that plays a move on trial."""

    def __init__(self, viewer: int) -> None:
        self.viewer: Final = viewer
        self.flows: Final[list[Flow]] = []
        self.settled = -1  # how many flows there were when all that the move began was done; -1 before
        self.told = -1  # and how many news

    def add(self, seat: int, good: int, amount: int, other: int) -> None:
        if amount:
            self.flows.append((seat, good, amount, other))

    def settle(self, told: int) -> None:
        """All that the move began is done; what comes now is what the order of play does thereupon."""
        self.settled, self.told = len(self.flows), told

    def learn(self, viewers: int) -> None:
        """These would learn something now."""
        if viewers >> self.viewer & 1:
            raise Unknown
