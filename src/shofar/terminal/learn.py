"""Learning at the terminal: a guide speaks before each decision; otherwise it is a game like any other."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from string import ascii_lowercase
from typing import Final, TextIO

import shofar
from shofar.engine.errors import BadRequest, ShofarError
from shofar.folders import saves_folder
from shofar.guides import course as guides
from shofar.guides.guide import PUZZLES, Guide, guide
from shofar.readers.words import Words
from shofar.terminal.files import SUFFIX, read_record, save
from shofar.terminal.layout import wrap
from shofar.terminal.lesson import Lesson, taken_up
from shofar.terminal.play import Play
from shofar.terminal.style import Style

# What can be told to the guide; no title has a move that is called so.
NEXT: Final = "next"
SHOW: Final = "show"
ONWARD: Final = "onward"
LATER: Final = "later"
AGAIN: Final = "again"
GUIDING: Final = (NEXT, SHOW, ONWARD, LATER, AGAIN)


def begun(title: str, kind: str, words: Words, again: bool) -> tuple[Lesson, str]:
    """The lesson somebody has begun, or a new one; and what is to be said about that."""
    made = _found(title, kind)
    if again or not file_of(made).exists():
        return Lesson(made, words, 0), ""
    try:
        return taken_up(read_record(file_of(made)), words), words.text("coach-welcome").replace("**", "")
    except ShofarError as error:  # written by another version, or by nobody
        return Lesson(made, words, 0), words.error(error)


def _found(title: str, kind: str) -> Guide:
    shofar.title(title)
    made = guide(title, kind)
    if made is None:
        known = ", ".join(name for name in shofar.titles() if guide(name, kind))
        raise BadRequest("no-guide", f"{title} has no guided game; these have one: {known}", title=title)
    return made


def file_of(made: Guide) -> Path:
    """Where somebody goes on who has left: one file for each guide."""
    return saves_folder() / f"{made.kind}-{made.title}{SUFFIX}"


class Learn(Play):
    """A sitting with a guide."""

    session: Lesson
    more = tuple((word, word) for word in GUIDING)

    def __init__(self, lesson: Lesson, language: str, style: Style, ask: Callable[[str], str], out: TextIO) -> None:
        super().__init__(lesson, language, style, ask, out, lingering=False)
        self.commands.update(
            {
                NEXT: lambda _: self._next(),
                SHOW: lambda _: self._show(),
                ONWARD: lambda _: self._skip(),
                LATER: lambda _: self._tell_guide(guides.WAIT),
                AGAIN: lambda _: self._lay(min(self.course.at, len(self.session.guide.steps) - 1)),
            }
        )

    @property
    def course(self) -> guides.Course:
        return self.session.course

    def _rescue(self) -> Path | None:
        file = file_of(self.session.guide)
        if self.course.over:  # an ordinary game now
            file.unlink(missing_ok=True)
            return super()._rescue()
        return save(self.session.document(), file.name)

    def _options(self) -> None:
        if not self.course.over:
            self._guide()
        super()._options()

    def _finish(self) -> None:
        super()._finish()
        file_of(self.session.guide).unlink(missing_ok=True)

    def _answer(self, line: str) -> None:
        answers = () if self.course.over or self.course.finished else self.course.step.answers
        if not line and not self.course.over:
            self._next()
        elif line in tuple(ascii_lowercase[: len(answers)]):
            self._tell_guide(f"{guides.ANSWER} {answers[ascii_lowercase.index(line)]}")
        else:
            super()._answer(line)

    # --- the guide's own commands ---------------------------------------------------------------------------

    def _next(self) -> None:
        """Whatever goes on: the next step, the next puzzle, the game itself; where a move is wanted, the task again."""
        if self.course.finished:
            self._tell_guide(guides.END)
        elif self.course.elsewhere:
            self._lay(self.course.at)
        elif self.course.step.next:
            self._tell_guide(guides.NEXT)
        else:
            self._guide()

    def _skip(self) -> None:
        if self.course.finished or self.course.at_hand:
            self._tell_guide(guides.SKIP)
        else:
            self._lay(self.course.at + 1)

    def _show(self) -> None:
        """The move that does it; typed, it is made."""
        move = self.course.pointed([move.text for move in self.game.moves])
        if move:
            self._say("ui-learn-shown", move=move, text=self.words.move(self.title, move))
        else:
            self._guide()

    def _tell_guide(self, deed: str) -> None:
        self.session.tell(deed)
        if not self.course.over:
            self._guide()

    def _lay(self, step: int) -> None:
        """The table as a step needs it."""
        self._sit(Lesson(self.session.guide, self.words, step))
        self.asking = False

    # --- what the guide says --------------------------------------------------------------------------------

    def _guide(self) -> None:
        lesson, do, why = self.session, *self.session.task(self.words)
        self._print("", self.style.paint(self._heading(), "bold"))
        for text in [*lesson.comments(self.words), do, why, *self._choices()]:
            if text:
                self._print(*self._bold(wrap(f"  {text}", self.style.width, "  ")))
        self._print("")

    def _heading(self) -> str:
        course, kind = self.course, self.session.guide.kind
        lessons, steps = course.guide.lessons, len(course.guide.steps)
        if course.finished:
            return self.session.say(self.words, f"coach-{kind}-finale")
        name = self.session.say(self.words, f"guide-{course.step.key}")
        if course.at < lessons:
            where = self.words.text(f"coach-{kind}-step", n=course.at + 1, all=lessons)
        else:
            where = self.words.text("coach-question", n=course.at - lessons + 1, all=steps - lessons)
        return self.words.labelled(where, name)

    def _choices(self) -> list[str]:
        """The answers of a question; else what can be typed beside a move."""
        course = self.course
        if course.finished or course.elsewhere or course.step.next:
            return [self.words.text("ui-learn-enter")]
        if course.step.answers:
            own = f"guide-{course.step.key}"
            return [
                f"{letter}) {self.session.say(self.words, own, answer)}"
                for letter, answer in zip(ascii_lowercase, course.step.answers, strict=False)
            ]
        if course.lost and course.guide.kind == PUZZLES:
            return [self.words.text("ui-learn-missed")]
        return [self.words.text("ui-learn-lost" if course.lost else "ui-learn-move")]

    def _bold(self, lines: list[str]) -> list[str]:
        """What matters, between two asterisks each, in bold; it may go on in the next line."""
        parts = [part.split("\n") for part in "\n".join(lines).split("**")]
        painted = [
            [self.style.paint(line, "bold") for line in part] if at % 2 else part for at, part in enumerate(parts)
        ]
        return "".join("\n".join(part) for part in painted).split("\n")
