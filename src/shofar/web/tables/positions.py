"""The game as it stood: what was played is kept for a while, so that going back is no replay."""

from __future__ import annotations

from typing import Final

from shofar.engine.game import Game

RECENT: Final = 8  # of the last positions each is kept
STRIDE: Final = 64  # of the older ones every so many: nothing is ever further away than that
LOOKED: Final = 16  # of those that were looked back at


class Positions:
    """Games after some numbers of moves. They are shared: never play one on."""

    def __init__(self, kept: dict[int, Game] | None = None) -> None:
        self._kept: Final[dict[int, Game]] = kept or {}
        self._looked: Final[dict[int, Game]] = {}

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

    def note(self, count: int, game: Game) -> None:
        """A position that was looked back at: it was worked out beside the event loop, and is drawn there."""
        self._looked[count] = game
        for old in list(self._looked)[:-LOOKED]:
            self._looked.pop(old, None)

    def first(self, count: int) -> Positions:
        """Those that are not after this many moves. Whoever looks back in a thread meanwhile has the others still."""
        return Positions({at: game for at, game in self._kept.items() if at <= count})

    def find(self, count: int) -> tuple[int, Game] | None:
        """The nearest position that is not after this many moves."""
        kept = {**self._looked, **self._kept}  # copies: the room may go on meanwhile
        at = max((at for at in kept if at <= count), default=None)
        return None if at is None else (at, kept[at])
