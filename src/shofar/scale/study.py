"""A study: every line-up of bots with every box, in one table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import shofar
from shofar import bots
from shofar.bots import arena
from shofar.bots.arena import Match, Result, Summary
from shofar.engine.errors import BadRequest
from shofar.readers.words import Words
from shofar.terminal.layout import table
from shofar.terminal.style import Style

OWN: Final = ""  # the title's own box


@dataclass(frozen=True)
class Cell:
    """One line-up with one box."""

    box: str
    lineup: tuple[str, ...]
    summary: Summary

    def document(self) -> dict[str, Any]:
        """For programs."""
        return {"box": self.box or None, "seated": list(self.lineup), **asdict(self.summary)}


class Study:
    """All matches of a study."""

    def __init__(
        self,
        title: str,
        lineups: Sequence[tuple[str, ...]],
        boxes: Sequence[str],
        options: Mapping[str, Any],
        games: int,
        seed: str,
    ) -> None:
        if games < 1:
            raise BadRequest("bad-games", f"{games} games cannot be played; name at least 1", games=games)
        self.kinds: Final = [(box, lineup) for box in (OWN, *boxes) for lineup in lineups]
        self.matches: Final[list[Match]] = []
        self.games: Final = games
        for at, (box, lineup) in enumerate(self.kinds):
            for name in lineup:
                bots.named(name)
            settled = shofar.title(title).settle(len(lineup), options)
            shofar.new(title, len(lineup), 0, settled, box or None)  # a bad box is met here
            self.matches.extend(arena.schedule(title, lineup, games, f"{seed}/{at}", settled, box or None))

    def cells(self, results: Sequence[Result]) -> list[Cell]:
        """Results by box and line-up; nothing of those of which no game was finished."""
        place = {match.seed: number // self.games for number, match in enumerate(self.matches)}
        by_kind: dict[int, list[Result]] = {}
        for result in results:
            by_kind.setdefault(place[result.seed], []).append(result)
        return [Cell(*self.kinds[at], arena.summarize(found)) for at, found in sorted(by_kind.items())]


def study_lines(cells: Sequence[Cell], words: Words, style: Style) -> list[str]:
    """The table: a line for each bot of each cell."""
    say = words.text
    head = [say("ui-study-box"), say("ui-study-seated"), say("ui-study-games"), say("ui-sim-wins"), say("ui-sim-share")]
    head += ["95 %", say("ui-sim-scores"), say("ui-sim-decisions")]
    rows = [row for cell in cells for row in _rows(cell, words)]
    return table(rows, style, head, right=[2, 4, 5, 6, 7])


def _rows(cell: Cell, words: Words) -> list[list[str]]:
    box = Path(cell.box).name if cell.box else words.text("ui-study-own")
    found = []
    for name, bot in cell.summary.bots.items():
        shown = words.text("ui-sim-opponent") if name == arena.OPPONENT else name
        wins = bot.wins
        found.append([
            box, ",".join(cell.lineup), str(cell.summary.games), shown, f"{100 * wins.part:.1f} %",
            f"{100 * wins.low:.1f} - {100 * wins.high:.1f} %", f"{bot.scores.mean:.1f}",
            f"{cell.summary.decisions.mean:.0f}",
        ])  # fmt: skip
        box = ""
    return found
