"""A table to learn at: a session that follows its guide, and what the guide says there, as texts.

Where the learner is follows from the moves and the few things told to the guide, so it can be saved, and a move that is
taken back opens its step again."""

from __future__ import annotations

from typing import Any, Final

import shofar
from shofar.engine.errors import BadRecord
from shofar.engine.game import Game
from shofar.engine.move import Move
from shofar.guides.course import Course, Said
from shofar.guides.guide import KINDS, LEARNER, Guide, guide, set_up, told
from shofar.readers.lexicon import lexicon
from shofar.readers.sentence import capital
from shofar.readers.words import Words
from shofar.terminal.session import PERSON, Session, Sitter

RIVAL: Final = "medium"
Facts = dict[str, Any]
Deed = tuple[int, str]  # after how many moves the guide was told what


class Lesson(Session):
    """A game at the table of a guide. Rivals play its line as long as everybody follows it."""

    def __init__(self, made: Guide, words: Words, step: int, game: Game | None = None) -> None:
        rivals = [Sitter(RIVAL, words.text(f"coach-rival-{number}")) for number in range(1, made.players)]
        super().__init__(game or set_up(made, step), [Sitter(PERSON), *rivals])
        self.guide: Final = made
        self.began: Final = step
        self.opening: Final = self.game.clone()
        self.deeds: list[Deed] = []
        self.course = self._begun()

    def play(self, move: Move | str | int) -> None:
        super().play(move)
        self._take(self.course, len(self.steps) - 1)

    def ask_bot(self) -> None:
        line = "" if self.course.over else self.course.following
        if any(move.text == line for move in self.game.moves):
            self.play(line)
        else:
            super().ask_bot()

    def tell(self, deed: str) -> None:
        """One of the guide's own buttons."""
        self.deeds.append((len(self.steps), deed))
        self.course.deed(deed)

    def told(self, deeds: list[Deed]) -> None:
        """These are what the guide was told; where the learner is follows from the beginning, in its order."""
        self.deeds = deeds
        self.course = self._begun()
        for at in range(len(self.steps) + 1):
            for moves, deed in self.deeds:
                if moves == at:
                    self.course.deed(deed)
            if at < len(self.steps):
                self._take(self.course, at)

    def document(self) -> dict[str, Any]:
        about = {"kind": self.guide.kind, "step": self.guide.steps[self.began].key, "deeds": self.deeds}
        return super().document() | {"guide": about}

    def _go_back(self, keep: int) -> None:
        super()._go_back(keep)
        self.told([(moves, deed) for moves, deed in self.deeds if moves <= keep])

    def _begun(self) -> Course:
        return Course(self.guide, self.guide.about(self.opening), self.began)

    def _take(self, course: Course, at: int) -> None:
        after = self.steps[at + 1] if at + 1 < len(self.steps) else None
        game = self.game if after is None else after.game
        news = self.log[self.steps[at].told : None if after is None else after.told]
        seat, move = self.steps[at].seat, _last_move(game)
        course.move(seat, move, told(game, news), self.guide.about(game, move if seat == LEARNER else ""))

    # --- words ----------------------------------------------------------------------------------------------

    def say(self, words: Words, key: str, attribute: str = "", facts: Facts | None = None) -> str:
        """Words of the guide; an attribute that an entry has not is empty."""
        title, own = self.guide.title, key.startswith("guide-")
        found = lexicon(words.language, title, words.strict, self.guide.kind) if own else words.lexicon(title)
        if not found.has(key) or (attribute and not found.has_attribute(key, attribute)):
            return ""
        return found.say(key, self._facts(words) if facts is None else facts, attribute)

    def comments(self, words: Words) -> list[str]:
        """What was done, by the learner and then by the others."""
        course = self.course
        said = [self._comment(words, one) for one in course.said[-2:]]
        if course.lost and not course.waiting and not course.finished:
            said.append(self.say(words, f"guide-{course.step.key}-lost"))
        if course.rivals and course.played >= 0 and not course.told_of:
            said.append(self.say(words, course.rivals))
        return [text for text in said if text]

    def task(self, words: Words) -> tuple[str, str]:
        """What to do, and why: the step's own words, or those of the last comment if it has others."""
        course = self.course
        if course.finished:
            key = f"coach-{self.guide.kind}-finale"
            return self.say(words, key, "do"), self.say(words, key, "why")
        if course.elsewhere or course.waiting:
            return words.text("coach-ready" if course.elsewhere else "coach-waiting"), ""
        lost = f"guide-{course.step.key}-lost"
        keys = [lost] if course.lost else [one.key for one in course.said[-1:]]
        own = ["", ""] if course.lost else [self._step(words, "do"), self._step(words, "why")]
        parts = [next(filter(None, (self.say(words, key, part) for key in keys)), "") for part in ("do", "why")]
        return parts[0] or own[0], parts[1] or own[1]

    def _step(self, words: Words, part: str) -> str:
        """Of a table that has left the line, if the step has words for it."""
        key = f"guide-{self.course.step.key}"
        other = self.say(words, key, f"{part}-else") if self.course.played < 0 else ""
        return other or self.say(words, key, part)

    def _comment(self, words: Words, said: Said) -> str:
        """In the numbers of the moment when it was said."""
        return self.say(words, said.key, facts=self._facts(words) | self._named(words, dict(said.facts)))

    def _facts(self, words: Words) -> Facts:
        return {"deed": self._deed(words)} | self._named(words, dict(self.course.facts))

    def _named(self, words: Words, facts: Facts) -> Facts:
        title = self.guide.title
        return {key: words.name(fact, title) if isinstance(fact, str) else fact for key, fact in facts.items()}

    def _deed(self, words: Words) -> str:
        """What the log says of the learner's last move, as sentences."""
        own = next((at for at in range(len(self.steps) - 1, -1, -1) if self.steps[at].seat == LEARNER), None)
        if own is None:
            return ""
        end = self.steps[own + 1].told if own + 1 < len(self.steps) else None
        lines = [words.deed(self.game.rules, one, LEARNER) for one in self.log[self.steps[own].told : end]]
        return " ".join(f"{capital(line.replace('*', '')).removesuffix('.')}." for line in lines if line)


def _last_move(game: Game) -> str:
    return game.rules.title.catalogue[game.history()[-1]].text


def taken_up(document: dict[str, Any], words: Words) -> Lesson:
    """The lesson that a saved document tells."""
    match document.get("guide"):
        case {"kind": str(kind), "step": str(key), "deeds": list(deeds)} if kind in KINDS:
            made = guide(str(document.get("title")), kind)
        case _:
            made = None
    if made is None or key not in {step.key for step in made.steps}:
        raise BadRecord("no-lesson", "this file is no guided game that can be taken up")
    lesson = Lesson(made, words, made.index(key), shofar.opening(document))
    shofar.replay(document)  # refuses what cannot be played, with the number of the move
    for move in document["moves"]:
        lesson.play(move)
    lesson.told([(moves, text) for moves, text in map(_told_then, deeds) if text])
    return lesson


def _told_then(entry: Any) -> Deed:
    match entry:
        case [int(moves), str(text)]:
            return moves, text
    return 0, ""
