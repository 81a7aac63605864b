"""A recorded game looked back on, at the terminal: who could expect what, which turns cost most, luck and choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import shofar
from shofar.bots.moments import Moment, felt, turning_points, verdict
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
        seats = [line for seat in range(self.end.players) for line in self._seat(seat)]
        return [*self._expected(), "", *self._turning(), *seats]

    def _expected(self) -> list[str]:
        """What everybody could expect in the course of the game, a line every so often."""
        rows = list(zip(self.found.steps, self.found.expected, strict=True))
        every = max(1, len(rows) // LINES)
        chosen = [*rows[:-1:every], rows[-1]]
        seats = range(self.end.seats)
        head = [self.words.text("ui-review-move"), *(self.words.seat(seat, self.title) for seat in seats)]
        body = [[str(step), *(self.words.tenths(points) for points in expected)] for step, expected in chosen]
        title = self.style.paint(self.words.text("ui-review-expected"), "bold")
        return [title, *table([head, *body], self.style, right=list(range(self.end.seats + 1)))]

    def _turning(self) -> list[str]:
        """Where the game turned."""
        moments = turning_points(self.found.expected, [turn.seat for turn in self.found.turns])
        lines = [line for moment in moments for line in self._moment(moment)]
        return [self.style.paint(self.words.text("review-turning"), "bold"), *lines, ""] if lines else []

    def _moment(self, moment: Moment) -> list[str]:
        turn = self.found.turns[moment.turn]
        who = self.words.seat(turn.seat, self.title)
        said = [self.words.text("review-turned", who=who, points=self.words.tenths(moment.swing, sign=True))]
        said += [self.words.text("review-turned-lead")] if moment.leads else []
        said += (
            [self.words.text("review-turned-luck", luck=self.words.tenths(turn.luck, sign=True))] if turn.luck else []
        )
        text = f"{turn.step + 1}. {'; '.join(said)} ({self._clicks(turn.moves)})"
        return wrap(f"  {self.style.mark(turn.seat)} {text}", self.style.width, "    ")

    def _seat(self, seat: int) -> list[str]:
        turns = [turn for turn in self.found.turns if turn.seat == seat]
        lost, luck = sum(turn.loss for turn in turns), sum(turn.luck for turn in turns)
        who = f"{self.style.mark(seat)} {self.words.seat(seat, self.title)}"
        said = self.words.text(
            "ui-review-seat", lost=self.words.tenths(lost), luck=self.words.tenths(luck, sign=True), n=len(turns)
        )
        worst = sorted((turn for turn in turns if turn.loss), key=lambda turn: -turn.loss)[:COSTLIEST]
        lines = [line for turn in worst for line in self._turn(turn)]
        told = [
            line for text in (said, self._verdict(seat, turns)) for line in wrap(f"  {text}", self.style.width, "  ")
        ]
        return [self.style.paint(who, "bold"), *told, *lines, ""]

    def _verdict(self, seat: int, turns: Sequence[Looked]) -> str:
        """How the seat has played, and what luck did to it."""
        final, luck = self.found.expected[-1], sum(turn.luck for turn in turns)
        behind, lost = max(final) - final[seat], [turn.loss for turn in turns]
        worst = max(turns, key=lambda turn: turn.loss)
        said = self.words.text(
            f"review-said-{verdict(lost, behind)}",
            n=worst.step + 1, points=self.words.tenths(worst.loss), lost=self.words.tenths(sum(lost)),
            behind=f"{behind:g}", count=sum(loss > 0 for loss in lost), all=len(turns),
        )  # fmt: skip
        return (
            f"{said} {self.words.text(f'review-said-{felt(luck)}', luck=self.words.tenths(abs(luck)))}"
            if felt(luck)
            else said
        )

    def _turn(self, turn: Looked) -> list[str]:
        """What was played, what was better, and by how much."""
        text = self.words.text(
            "ui-review-turn",
            n=turn.step + 1,
            played=self._clicks(turn.moves),
            better=self._clicks(turn.better),
            points=self.words.tenths(turn.loss),
        )
        return wrap(f"  {text}", self.style.width, "    ")

    def _clicks(self, moves: Sequence[int]) -> str:
        return ", ".join(self.end.rules.title.catalogue[move].text for move in moves)
