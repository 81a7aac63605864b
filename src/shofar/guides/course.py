"""Where a learner is in a guide: worked out from the moves at the table and the few buttons of the guide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from shofar.guides.condition import Condition, Facts, Stretch, begins
from shofar.guides.guide import LEARNER, PUZZLES, Guide, Remark, Step, placed

NEXT: Final = "next"
SKIP: Final = "skip"
SHOW: Final = "show"
WAIT: Final = "wait"  # the step cannot be done for now: it comes back by itself
ANSWER: Final = "answer"
END: Final = "end"
DEEDS: Final = (NEXT, SKIP, SHOW, WAIT, ANSWER, END)

OK: Final = "ok"
OTHER: Final = "other"
PATIENT: Final = 2  # other moves in a step that are commented; after that nobody is nagged

COMMON: Final = "coach-other"  # another legal move of which the guide knows nothing particular
FINE: Final = "coach-fine"
WRONG: Final = "coach-wrong"


@dataclass(frozen=True, slots=True)
class Said:
    """A comment: done as asked, or another move."""

    kind: str
    key: str  # of the words
    facts: Facts


class Course:
    """A guide as far as somebody has followed it."""

    def __init__(self, guide: Guide, facts: Facts, step: int = 0) -> None:
        """At a step of the guide, at a table of which these are the facts."""
        self.guide: Final = guide
        self.at = step
        self.over = False  # the table is a normal one now
        self.facts = facts
        self.said: list[Said] = []
        self.rivals = ""  # the key of the words about what the others have just done, if they followed the line
        self.told_of = False  # a button was pressed since: what they did is no news any more
        self.shown = False  # the move was shown
        self.waiting = False
        self.missed = False  # a puzzle that was not solved in its turn: its table has to be laid out again
        self.setting = ""  # of the table
        self.played = 0  # moves of the line; -1: somebody has left it
        self._line: tuple[str, ...] = ()
        self._begin(step, laid=True)

    # --- asking ---------------------------------------------------------------------------------------------

    @property
    def step(self) -> Step:
        return self.guide.steps[self.at]

    @property
    def finished(self) -> bool:
        """Every step is behind the learner."""
        return self.at == len(self.guide.steps)

    @property
    def learnt(self) -> bool:
        """Nothing is left but questions."""
        return self.over or self.at >= self.guide.lessons

    @property
    def lost(self) -> bool:
        """The step cannot be done for now."""
        return self.missed or (not self.finished and self.step.lost.holds(self._stretch()))

    @property
    def elsewhere(self) -> bool:
        """A puzzle that has not been laid out yet."""
        return self.guide.kind == PUZZLES and not self.finished and self.step.setting != self.setting

    @property
    def following(self) -> str:
        """The next move of the line, for the rivals; empty if somebody has left it."""
        return self._line[self.played] if 0 <= self.played < len(self._line) else ""

    def pointed(self, moves: Sequence[str]) -> str:
        """The move that Show me makes: that of the line while it is followed; else the first legal one of those that do
        what the step asks for."""
        ways = () if self.finished or not self.step.show else (self.following, *self.step.show)
        return next((move for way in ways for move in moves if way and begins(move, way.split())), "")

    @property
    def at_hand(self) -> bool:
        """The table stands as the next step wants it, or the next step takes it as it is."""
        following = self.guide.steps[self.at + 1 :][:1]
        if not following or following[0].after is None:
            return True
        return self.setting == following[0].setting and self.played == following[0].after

    # --- what happens ---------------------------------------------------------------------------------------

    def move(self, seat: int, move: str, told: frozenset[tuple[str, bool]], facts: Facts) -> None:
        """A move at the table, and the facts after it."""
        before, self.facts = self.facts, facts
        self.played = self.played + 1 if self.following == move else -1
        self.told |= told
        if self.finished or self.elsewhere or self.missed:
            self.over |= self.finished and seat == LEARNER
            return
        if seat == LEARNER:
            self.moves.append(move)
            self.said, self.rivals, self.shown, self.told_of = [], "", False, False
        if self._stretch_done():
            self._pass(by_learner=seat == LEARNER)
        elif seat == LEARNER:
            self._comment(Stretch((move,), told, before, facts))
        self.missed = self.guide.kind == PUZZLES and not self.elsewhere and self.lost
        if self.waiting and self.step.again.holds(self._stretch()):
            self.waiting = False
            self.said.append(Said(OTHER, f"guide-{self.step.key}-again", self.facts))

    def deed(self, text: str) -> None:
        """A button of the guide."""
        word, _, rest = text.partition(" ")
        self.told_of |= word in (NEXT, SKIP, ANSWER)
        if word == END:
            self.over = True
        elif self.finished:
            return
        elif word == SHOW:
            self.shown = True
        elif word == WAIT:
            self.waiting = True
        elif word == ANSWER:
            self._answer(rest)
        elif word in (NEXT, SKIP):
            self.said = []
            self._go_on()

    def _answer(self, answer: str) -> None:
        step = self.step
        right = answer == step.right
        self.said = [Said(OK, f"guide-{step.key}-ok", self.facts) if right else Said(OTHER, WRONG, self.facts)]
        if right:
            self._go_on()

    def _stretch(self) -> Stretch:
        return Stretch(tuple(self.moves), self.told, self.began, self.facts)

    def _stretch_done(self) -> bool:
        return not self.finished and self.step.done.holds(self._stretch())

    def _pass(self, by_learner: bool) -> None:
        """The step is done; so are those after it that nobody has to do again."""
        if by_learner:
            self.rivals = f"guide-{self.step.key}-rivals"
        while self._stretch_done():
            said = self._fitting(self.step.ok, self._stretch())
            if said:
                self.said.append(Said(OK, said, self.facts))
            self._go_on()

    def _go_on(self) -> None:
        self._begin(self.at + 1, laid=False)

    def _begin(self, step: int, laid: bool) -> None:
        self.at = step
        self.moves: list[str] = []
        self.told: frozenset[tuple[str, bool]] = frozenset()
        self.began = self.facts
        self.others = 0
        self.shown = self.waiting = self.missed = False
        if laid:
            where = placed(self.guide, step)
            self.setting = where.setting
            self._line = self.guide.settings[where.setting].line
            self.played = where.after or 0

    def _comment(self, move: Stretch) -> None:
        if self.step.way.holds(move):
            return
        self.others += 1
        said = self._fitting(self.step.other, move) or COMMON
        self.said = [Said(OTHER, said if self.others <= PATIENT else FINE, self.facts)]

    def _fitting(self, remarks: tuple[Remark, ...], stretch: Stretch) -> str:
        """The words of the first remark whose condition holds."""
        key = next((one.key for one in remarks if holds(one.when, stretch)), "")
        return f"guide-{self.step.key}-{key}" if key else ""


def holds(condition: Condition, stretch: Stretch) -> bool:
    """A remark without a condition is always fitting."""
    return not condition or condition.holds(stretch)
