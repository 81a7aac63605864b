"""Somebody who learns a title without a page: the guide, a table, and rivals who play along or as they like."""

from __future__ import annotations

import random

from shofar.guides.course import Course
from shofar.guides.guide import LEARNER, Guide, set_up, told
from shofar.readers.lexicon import lexicon
from shofar.readers.words import Words

LONG = 400  # moves after which somebody who only does as shown has lost the way


class Learner:
    """A learner at the table of a step."""

    def __init__(self, guide: Guide, step: int = 0, seed: int = 0) -> None:
        self.guide = guide
        self.rng = random.Random(seed)
        self.words = Words("en", strict=True)
        self.set(step)

    def set(self, step: int) -> None:
        self.game = set_up(self.guide, step)
        self.news = self.game.listen()
        self.course = Course(self.guide, self.guide.about(self.game), step)

    @property
    def decides(self) -> bool:
        return self.game.seat == LEARNER

    def moves(self) -> list[str]:
        return [move.text for move in self.game.moves]

    def shown(self) -> str:
        """The move that Show me makes."""
        return self.course.pointed(self.moves())

    def play(self, move: str) -> None:
        seat = self.game.seat
        assert seat is not None
        self.news.clear()
        self.game.play(move)
        facts = self.guide.about(self.game, move if seat == LEARNER else "")
        self.course.move(seat, move, told(self.game, self.news), facts)

    def rivals(self) -> None:
        """The others move until the learner decides."""
        while self.game.seat is not None and not self.decides:
            legal = self.moves()
            line = self.course.following
            self.play(line if line in legal else self.rng.choice(legal))

    def say(self, key: str, attribute: str = "") -> str:
        """Words of the guide, strictly: a missing entry or variable is an error."""
        own = key.startswith("guide-")
        words = lexicon("en", self.guide.title, True, self.guide.kind) if own else self.words.lexicon(self.guide.title)
        facts = {name: self._named(value) for name, value in self.course.facts.items()}
        return words.say(key, {"deed": "", **facts}, attribute)

    def _named(self, value: int | str) -> int | str:
        return self.words.name(value, self.guide.title) if isinstance(value, str) and value != "none" else value

    def read(self) -> list[str]:
        """All that the panel says now."""
        course = self.course
        if course.finished:
            return []
        said = [self.say(one.key) for one in course.said]
        if course.lost:
            said += [self.say(f"guide-{course.step.key}-lost"), self.say(f"guide-{course.step.key}-lost", "do")]
        return [*said, self.say(f"guide-{course.step.key}"), self.say(f"guide-{course.step.key}", "do")]
