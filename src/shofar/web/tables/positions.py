"""The game as it stood: what was played is kept for a while, so that going back is no replay."""

from __future__ import annotations

from typing import Final

from shofar.engine.game import Game

RECENT: Final = 8  # of the last positions each is kept
STRIDE: Final = 64  # of the older ones every so many: nothing is ever further away than that


class Positions:
    """Games after some numbers of moves. They are shared: never play one on."""

    def __init__(self) -> None:
        self._kept: Final[dict[int, Game]] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def keep(self, count: int, game: Game) -> None:
        """The game after this many moves; one that is old by now is dropped."""
        self.put(count, game)
        if (count - RECENT) % STRIDE:
            self._kept.pop(count - RECENT, None)

    def put(self, count: int, game: Game) -> None:
        """A position that was gone back to: what lies before it may be wanted next."""
        self._kept[count] = game

    def cut(self, count: int) -> None:
        """Forget what came after this many moves."""
        for at in [at for at in self._kept if at > count]:
            del self._kept[at]

    def find(self, count: int) -> tuple[int, Game] | None:
        """The nearest position that is not after this many moves."""
        at = max((at for at in self._kept if at <= count), default=None)
        return None if at is None else (at, self._kept[at])
