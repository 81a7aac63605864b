"""Effects and frames: what is to be done, and for whom it waits.

An effect is one frozen node of a tree. Two kinds of methods: pure questions (`lacks`, `candidates`, `refuses`,
`options`, `waits`) that never change a game, and what does: the loop calls `run` and `answer`, and other effects begin
this one with `start` (or with a method of their title).
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from shofar.engine.frame import Frame
from shofar.engine.game import NOTHING, Game

G = TypeVar("G", bound=Game)

OK: Final = 0  # the reason that is none: nothing speaks against it
SEATS: Final = 4


class Effect(Generic[G]):
    """What a card, a phase or a question says."""

    def __init__(self) -> None:
        # One shared frame per seat: pushing an effect without a value allocates nothing.
        self.frames: Final[list[Frame]] = [Frame(self, seat, 0) for seat in range(SEATS)]

    def text(self) -> str:
        """The short text form; it names the effect in boxes, positions and digests."""
        return type(self).__name__.lower()

    def parts(self) -> list[Effect[Any]]:
        """The effects this one contains."""
        return []

    def plain(self) -> bool:
        """True if `start` does all of it at once: it asks nothing and pushes nothing."""
        return False

    def rule(self) -> str:
        """The number of the rule that asks this question, shown by 'why'."""
        return ""

    def lacks(self, game: G, seat: int, fee: int) -> int:
        """Why this seat cannot do it now, after setting `fee` (an amount the title packs) aside; OK if it can."""
        return OK

    def candidates(self, game: G, frame: Frame) -> list[int]:
        """The moves that this question is about, allowed or not."""
        return NOTHING

    def refuses(self, game: G, frame: Frame, move: int) -> int:
        """Why a candidate is not allowed: the one definition of legality."""
        return OK

    def possible(self, game: G, frame: Frame) -> list[int]:
        """The candidates that nothing speaks against."""
        return [move for move in self.candidates(game, frame) if self.refuses(game, frame, move) == OK]

    def options(self, game: G, frame: Frame) -> list[int]:
        """The allowed moves; none means that the effect runs without asking."""
        return NOTHING

    def waits(self, move: int) -> bool:
        """True if this move is the person's to make even as the only one: what follows cannot be taken back. Asked
        only when one option is left."""
        return False

    def run(self, game: G, frame: Frame) -> None:
        """Do it without a decision."""

    def answer(self, game: G, frame: Frame, move: int) -> None:
        """Do it as decided."""
        raise ValueError(f"{self.text()} asks nothing")

    def start(self, game: G, seat: int) -> None:
        """Begin it as a part of something larger. Plain gains override this to happen at once."""
        game.push(self, seat)


class Ask(Effect[G]):
    """A question: its options are the candidates that nothing speaks against."""

    def options(self, game: G, frame: Frame) -> list[int]:
        return self.possible(game, frame)


class Seq(Effect[G]):
    """`a; b`: one after the other. With a name it is a step of the order of play."""

    def __init__(self, steps: list[Effect[G]], name: str = "") -> None:
        super().__init__()
        self.steps: Final = steps
        self.name: Final = name
        first = next((at for at, step in enumerate(steps) if not step.plain()), len(steps))
        self.lead: Final = steps[:first]  # done at once, without a frame of their own
        rest = steps[first:]
        self.rows: Final[list[list[Frame]]] = [[step.frames[seat] for step in reversed(rest)] for seat in range(SEATS)]

    def text(self) -> str:
        return self.name or "; ".join(step.text() for step in self.steps)

    def parts(self) -> list[Effect[Any]]:
        return list(self.steps)

    def plain(self) -> bool:
        return len(self.lead) == len(self.steps)

    def run(self, game: G, frame: Frame) -> None:
        self.start(game, frame.seat)

    def start(self, game: G, seat: int) -> None:
        for step in self.lead:
            step.start(game, seat)
        game.stack += self.rows[seat]
