"""The course of a game as turns: which news belong together. Words come later (deeds.py)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

from shofar.engine.game import News
from shofar.engine.telling import Summary, Telling
from shofar.engine.title import Title
from shofar.games import telling as telling_of

TURN: Final = "turn"
PART: Final = "part"  # a line across the log
ASIDE: Final = "aside"  # nobody's turn: a scoring, the end of a round

Entry = tuple[int, News]  # after how many moves, what
Window = tuple[Summary, int, tuple[Entry, ...]]  # what is summed up, after how many moves, the news it is about


class Step(Protocol):
    """A move that was made: by whom, and what it told."""

    @property
    def seat(self) -> int: ...

    @property
    def news(self) -> tuple[News, ...]: ...


@dataclass(frozen=True, slots=True)
class Stretch:
    """News that belong together."""

    kind: str
    seat: int | None  # whose turn
    began: News | None  # what its heading is about
    head: str  # of what is nobody's turn: the name of its heading
    first: int  # the step in which it began
    entries: tuple[Entry, ...] = ()

    @property
    def last(self) -> int:
        """The step of its newest entry."""
        return self.entries[-1][0] if self.entries else self.first

    def until(self, step: int) -> Stretch:
        """As much of it as had happened then."""
        if self.last <= step:
            return self
        return replace(self, entries=tuple(entry for entry in self.entries if entry[0] <= step))

    def of(self, step: int) -> Stretch:
        """What one move has told of it."""
        return self.within(range(step, step + 1))

    def within(self, steps: range) -> Stretch:
        """What these moves have told of it."""
        return replace(self, entries=tuple(entry for entry in self.entries if entry[0] in steps))

    def but(self, unwanted: Callable[[News], bool]) -> Stretch:
        """Without some of it."""
        return replace(self, entries=tuple(entry for entry in self.entries if not unwanted(entry[1])))


class Chronicle:
    """The stretches of a game, read on as moves are made."""

    def __init__(self, title: Title, telling: Telling) -> None:
        self.telling: Final = telling
        self.keys: Final = [kind.key for kind in title.kinds]
        self.heads: Final = {kind: name for name, kinds in telling.asides.items() for kind in kinds}
        self.stretches: list[Stretch] = []
        self.read = 0  # steps
        self._summed: list[Window] | None = None

    @classmethod
    def of(cls, title: Title) -> Chronicle:
        """An empty one, of a title that is known by its name."""
        return cls(title, telling_of(title.name))

    def follow(self, steps: Sequence[Step]) -> None:
        """Take in what is new."""
        if self.read < len(steps):
            self._summed = None
        for number in range(self.read + 1, len(steps) + 1):
            step, aside = steps[number - 1], False
            for entry in step.news:
                aside = self._take(number, step.seat, entry, aside)
        self.read = len(steps)

    def cut(self, keep: int) -> None:
        """Forget all but the first steps."""
        self._summed = None
        self.stretches = [one.until(keep) for one in self.stretches if one.first <= keep]
        self.read = min(self.read, keep)

    def until(self, step: int) -> list[Stretch]:
        """The stretches after this many moves."""
        found = [one for one in self.stretches if one.first <= step]
        return found if step >= self.read else [one.until(step) for one in found]

    def part(self, step: int, new: Iterable[News] = ()) -> int:
        """Which part of the game it is after this many moves and the news of one more; 0 if none has said it yet."""
        return self.told(new) or self.told(
            one.entries[0][1] for one in self.stretches if one.kind == PART and one.first <= step
        )

    def told(self, news: Iterable[News]) -> int:
        """Which part of the game the last of these news tell of; 0 if none does."""
        found = [entry for entry in news if self.keys[entry[0]] in self.telling.parts]
        return found[-1][2] + (not self.telling.opens) if found else 0

    def ends(self) -> list[int]:
        """The steps after which a part of the game was over."""
        parts = [(one.first, one.entries[0][1]) for one in self.stretches if one.kind == PART]
        return sorted({step for step, entry in parts if not self.telling.opens or entry[2] > 1})

    def summaries(self, step: int) -> list[Window]:
        """What was summed up so far."""
        if self._summed is None:
            entries = [entry for one in self.stretches for entry in one.entries]
            self._summed = [found for summary in self.telling.summaries for found in self._windows(summary, entries)]
        return [found for found in self._summed if found[1] <= step]

    def _windows(self, summary: Summary, entries: list[Entry]) -> list[Window]:
        found: list[Window] = []
        window: list[Entry] = []
        open_ = not summary.begins
        for entry in entries:
            key = self.keys[entry[1][0]]
            open_ = open_ or key in summary.begins
            if open_:
                window.append(entry)
            if key in summary.ends and window:
                found.append((summary, entry[0], tuple(window)))
                window, open_ = [], not summary.begins
        return found

    def _take(self, number: int, mover: int, entry: News, aside: bool) -> bool:
        """Put an entry where it belongs. True while what happens is nobody's turn."""
        key, seat = self.keys[entry[0]], entry[1]
        if key in self.telling.parts:
            self.stretches.append(Stretch(PART, None, entry, "", number, ((number, entry),)))
            return aside
        head = self.heads.get(key, "")
        if key in self.telling.turns:
            self.stretches.append(Stretch(TURN, seat, entry, "", number))
            aside = False
        elif head and not (aside and self.stretches[-1].head == head):
            self.stretches.append(Stretch(ASIDE, None, entry, head, number))
            aside = True
        elif not self._goes_on(number, mover, seat, aside):
            self.stretches.append(Stretch(ASIDE if aside else TURN, None if aside else mover, None, "", number))
        last = self.stretches[-1]
        self.stretches[-1] = replace(last, entries=(*last.entries, (number, entry)))
        return aside

    def _goes_on(self, number: int, mover: int, seat: int, aside: bool) -> bool:
        """True if an entry belongs to the stretch that is open. Who acts for themselves acts in a turn of their own."""
        if not self.stretches or self.stretches[-1].kind == PART:
            return False
        last = self.stretches[-1]
        called = last.began is not None and last.first == number  # this move has said whose turn it is
        return aside or called or last.seat == mover or (seat != mover and last.kind == TURN)
