"""How strong bots are, in plain numbers. A title that needs other numbers has them in its `levels.toml`, by level:

[expert]
sims = 32

Budgets are simulations and never seconds, so a seed makes the same game on every machine."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

FILE: Final = "levels.toml"


class Level:
    """What a planner may spend.

    beam       positions kept after each click of a turn
    ends       turns that are played on and compared
    sims       how often one of them is played on, all together; 0 judges every turn where it ends
    horizon    turns of anybody that it is played on for
    width      clicks that a greedy turn follows to its end
    inner      positions kept after each click of a turn that is played on; 0 plays greedy turns
    objective  what is wanted: own, lead or win
    learnt     whether ends are judged by what was learnt, or by the title's valuation alone"""

    __slots__ = ("beam", "ends", "horizon", "inner", "learnt", "objective", "sims", "width")

    def __init__(
        self, beam: int, ends: int, sims: int, horizon: int, width: int, inner: int, objective: str, learnt: bool
    ) -> None:
        self.beam: Final = beam
        self.ends: Final = ends
        self.sims: Final = sims
        self.horizon: Final = horizon
        self.width: Final = width
        self.inner: Final = inner
        self.objective: Final = objective
        self.learnt: Final = learnt


class Errors:
    """How a beginner errs.

    depth       own decisions followed after a move
    overlooked  the part of the moves that is not seen
    eager       how much more a point now counts than one to come"""

    __slots__ = ("depth", "eager", "overlooked")

    def __init__(self, depth: int, overlooked: float, eager: float) -> None:
        self.depth: Final = depth
        self.overlooked: Final = overlooked
        self.eager: Final = eager


USUAL: Final[dict[str, dict[str, Any]]] = {
    "easy": {"depth": 3, "overlooked": 0.25, "eager": 0.5},
    "hard": {
        "beam": 16, "ends": 4, "sims": 12, "horizon": 2, "width": 2, "inner": 0, "objective": "lead", "learnt": False,
    },
    "expert": {
        "beam": 24, "ends": 6, "sims": 32, "horizon": 4, "width": 2, "inner": 0, "objective": "lead", "learnt": True,
    },
}  # fmt: skip


@cache
def level_of(name: str, title: str) -> Level:
    """The numbers of a planner's level for a title."""
    return Level(**numbers(name, told(title)))


@cache
def errors_of(title: str) -> Errors:
    """How a beginner errs in this title."""
    return Errors(**numbers("easy", told(title)))


@cache
def told(title: str) -> dict[str, dict[str, Any]]:
    """What the title says of levels."""
    file = files(f"shofar.games.{title}") / FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def numbers(name: str, changes: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """The numbers of a level, some of them changed; a sentence about a number that no such level has."""
    found = changes.get(name, {})
    unknown = sorted(set(changes) - set(USUAL)) + sorted(set(found) - set(USUAL[name]))
    if unknown:
        raise ValueError(f"{FILE}: there is no {unknown[0]}; {name} has {', '.join(USUAL[name])}")
    return USUAL[name] | found
