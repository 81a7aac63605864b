"""Effects: what is to be done, by one protocol for every title.

An effect is one frozen node of a tree. It is asked (`lacks`, `idle`, `needs`, `candidates`, `refuses`, `options`,
`waits`, `vain`, `progress`: pure, they never change a game) and it is done: other effects begin it with `start`, the
loop goes on with `run` and `answer`. docs/architecture.md tells who calls what; compose.py has the effects that are
made of others.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, Generic, TypeVar

from shofar.engine.frame import Frame
from shofar.engine.game import NOTHING, Game

G = TypeVar("G", bound=Game)

OK: Final = 0  # the reason that is none: nothing speaks against it
SEATS: Final = 4


@cache
def words_of(name: str) -> str:
    """The name of a class in small letters: SetAside is set_aside."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Effect(Generic[G]):
    """What a card, a phase or a question says."""

    def __init__(self, name: str = "") -> None:
        self.called: Final = name
        # One shared frame per seat: pushing an effect without numbers allocates nothing.
        self.frames: Final[list[Frame]] = [Frame(self, seat, 0) for seat in range(SEATS)]

    # --- what it is -----------------------------------------------------------------------------------------

    def text(self) -> str:
        """The short text form; it names the effect in boxes, positions and digests. A step of the order of play that
        was given no name is called like its class."""
        return self.called or words_of(type(self).__name__)

    def parts(self) -> list[Effect[Any]]:
        """The effects this one contains."""
        return []

    def plain(self) -> bool:
        """True if `start` does all of it at once: it asks nothing and pushes nothing."""
        return False

    def rule(self) -> str:
        """The number of the rule that asks this question, shown by 'why'."""
        return ""

    # --- asked before it begins -----------------------------------------------------------------------------

    def lacks(self, game: G, seat: int) -> int:
        """Why this seat cannot do it now, as a whole; OK if it can."""
        return OK

    def idle(self, game: G, seat: int) -> bool:
        """True if nothing of it would have an effect: nobody pays for that."""
        return self.lacks(game, seat) != OK

    def needs(self, game: G, seat: int) -> int:
        """The least money it takes if it is done now: whoever charges a fee first sees that both are in hand."""
        return 0

    # --- asked while it waits -------------------------------------------------------------------------------

    def candidates(self, game: G, frame: Frame) -> list[int]:
        """The moves that this question is about, allowed or not: all that a person might point at."""
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

    def vain(self, game: G, frame: Frame, move: int) -> int:
        """Why an allowed move wastes something, or leads to nothing as things are now; OK if it does not."""
        return OK

    def progress(self, frame: Frame) -> tuple[int, int]:
        """Which of how many answers this is, if a question wants several; (0, 0) if it wants one."""
        return 0, 0

    # --- done -----------------------------------------------------------------------------------------------

    def start(self, game: G, seat: int, about: int = 0) -> None:
        """Begin it as a part of something larger: do at once what asks nothing, put the rest on the stack."""
        game.push_about(self, seat, about)

    def run(self, game: G, frame: Frame) -> None:
        """Do it without a decision."""

    def answer(self, game: G, frame: Frame, move: int) -> None:
        """Do it as decided."""
        raise ValueError(f"{self.text()} asks nothing")


def tree(effect: Effect[Any]) -> Iterator[Effect[Any]]:
    """The effect and all it is made of."""
    yield effect
    for part in effect.parts():
        yield from tree(part)


class Deed(Effect[G]):
    """What is done without a question of its own: `start` does it, at once or when its frame comes up."""

    def start(self, game: G, seat: int, about: int = 0) -> None:
        raise NotImplementedError

    def run(self, game: G, frame: Frame) -> None:
        self.start(game, frame.seat, frame.about)


class Ask(Effect[G]):
    """A question: its options are the candidates that nothing speaks against. One that wants several answers (`times`)
    counts them in the value of its frame."""

    def __init__(self, rule: str = "", name: str = "", times: int = 1) -> None:
        super().__init__(name)
        self.by_rule: Final = rule
        self.times: Final = times

    def rule(self) -> str:
        return self.by_rule

    def options(self, game: G, frame: Frame) -> list[int]:
        return self.possible(game, frame)

    def progress(self, frame: Frame) -> tuple[int, int]:
        return (frame.value + 1, self.times) if self.times > 1 else (0, 0)

    def ask_again(self, game: G, frame: Frame) -> None:
        """Until it has all its answers."""
        if frame.value + 1 < self.times:
            game.push_with(frame.effect, frame.seat, frame.value + 1)


class Target(Ask[G]):
    """A question that one answer settles, so that `may` and `1..2` can ask it with a word more."""

    def declined(self, game: G, frame: Frame) -> None:
        """Nothing was chosen, or there was nothing to choose, when it might be declined."""

    def missing(self) -> int:
        """The reason that there is nothing to choose."""
        raise NotImplementedError

    def lacks(self, game: G, seat: int) -> int:
        frame = self.frames[seat]
        for move in self.candidates(game, frame):
            if self.refuses(game, frame, move) == OK:
                return OK
        return self.missing()


def _stacked(steps: list[Effect[Any]], seat: int) -> list[Frame]:
    """Their frames in the order of a stack, the first of them on top."""
    frames: list[Frame] = []
    for at in range(len(steps) - 1, -1, -1):
        frames.append(steps[at].frames[seat])
    return frames


class Seq(Deed[G]):
    """`a; b`: one after the other. With a name it is a step of the order of play."""

    def __init__(self, steps: list[Effect[Any]], name: str = "") -> None:
        super().__init__()
        self.steps: Final = steps
        self.name: Final = name
        first = next((at for at, step in enumerate(steps) if not step.plain()), len(steps))
        self.lead: Final = steps[:first]  # done at once, without a frame of their own
        self.rest: Final = steps[first:]
        self.rows: Final[list[list[Frame]]] = [_stacked(steps[first:], seat) for seat in range(SEATS)]

    def text(self) -> str:
        return self.name or "; ".join(step.text() for step in self.steps)

    def parts(self) -> list[Effect[Any]]:
        return list(self.steps)

    def plain(self) -> bool:
        return not self.rest

    def rule(self) -> str:
        """Of the first step that has one."""
        return next((step.rule() for step in self.steps if step.rule()), "")

    def lacks(self, game: G, seat: int) -> int:
        for step in self.steps:
            reason = step.lacks(game, seat)
            if reason != OK:
                return reason
        return OK

    def idle(self, game: G, seat: int) -> bool:
        for step in self.steps:
            if not step.idle(game, seat):
                return False
        return True

    def needs(self, game: G, seat: int) -> int:
        """Of the first step: it may bring what the next one takes."""
        return self.steps[0].needs(game, seat) if self.steps else 0

    def start(self, game: G, seat: int, about: int = 0) -> None:
        for step in self.lead:
            step.start(game, seat, about)
        if not about:
            game.stack += self.rows[seat]
        elif self.rest:
            for later in range(len(self.rest) - 1, 0, -1):
                game.push_about(self.rest[later], seat, about)
            self.rest[0].start(game, seat, about)


def start_all(game: G, seat: int, effects: list[Effect[Any]], about: int = 0) -> None:
    """A sequence that only the game puts together: one after the other, and before the next what one causes."""
    for at, effect in enumerate(effects):
        if not effect.plain():
            for later in range(len(effects) - 1, at, -1):
                game.push_about(effects[later], seat, about)
            effect.start(game, seat, about)
            return
        effect.start(game, seat, about)
