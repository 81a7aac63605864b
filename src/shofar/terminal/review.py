"""A recorded game looked back on, at the terminal: who could expect what, which turns cost most, luck and choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import shofar
from shofar.bots.review import Looked, Review, reviewing
from shofar.engine.game import Game
from shofar.readers.words import Words
from shofar.terminal.layout import table, wrap
from shofar.terminal.progress import told
from shofar.terminal.style import Style

COSTLIEST: Final = 3  # turns of each seat
LINES: Final = 12  # of the table of expected points


def looked_at(document: dict[str, Any], box: str | None, text: str) -> tuple[Game, Review]:
    """The game after its last move, and the review of its record: the same one for the same record."""
    end = shofar.replay(document, box)  # refuses a record that cannot be played, with the number of the move
    moves, found = list(end.history()), Review()
    looking = reviewing(shofar.opening(document, box), moves, end.digest(), found)
    for _ in told(looking, len(moves), text):
        pass
    return end, found


def review_lines(end: Game, found: Review, names: Sequence[str], words: Words, style: Style) -> list[str]:
    """The review in words."""
    return _Report(end, found, Words(words.language, names), style).lines()


class _Report:
    def __init__(self, end: Game, found: Review, words: Words, style: Style) -> None:
        self.end: Final = end
        self.found: Final = found
        self.words: Final = words
        self.style: Final = style
        self.title: Final = end.rules.title.name

    def lines(self) -> list[str]:
        return [*self._expected(), "", *(line for seat in range(self.end.players) for line in self._seat(seat))]

    def _expected(self) -> list[str]:
        """What everybody could expect in the course of the game, a line every so often."""
        rows = list(zip(self.found.steps, self.found.expected, strict=True))
        every = max(1, len(rows) // LINES)
        chosen = [*rows[:-1:every], rows[-1]]
        seats = range(self.end.seats)
        head = [self.words.text("ui-review-move"), *(self.words.seat(seat, self.title) for seat in seats)]
        body = [[str(step), *(f"{points:.1f}" for points in expected)] for step, expected in chosen]
        title = self.style.paint(self.words.text("ui-review-expected"), "bold")
        return [title, *table([head, *body], self.style, right=list(range(self.end.seats + 1)))]

    def _seat(self, seat: int) -> list[str]:
        turns = [turn for turn in self.found.turns if turn.seat == seat]
        lost, luck = sum(turn.loss for turn in turns), sum(turn.luck for turn in turns)
        who = f"{self.style.mark(seat)} {self.words.seat(seat, self.title)}"
        said = self.words.text("ui-review-seat", lost=f"{lost:.1f}", luck=f"{luck:+.1f}", n=len(turns))
        worst = sorted((turn for turn in turns if turn.loss), key=lambda turn: -turn.loss)[:COSTLIEST]
        lines = [line for turn in worst for line in self._turn(turn)]
        return [self.style.paint(who, "bold"), *wrap(f"  {said}", self.style.width, "  "), *lines, ""]

    def _turn(self, turn: Looked) -> list[str]:
        """What was played, what was better, and by how much."""
        text = self.words.text(
            "ui-review-turn",
            n=turn.step + 1,
            played=self._clicks(turn.moves),
            better=self._clicks(turn.better),
            points=f"{turn.loss:.1f}",
        )
        return wrap(f"  {text}", self.style.width, "    ")

    def _clicks(self, moves: Sequence[int]) -> str:
        return ", ".join(self.end.rules.title.catalogue[move].text for move in moves)
