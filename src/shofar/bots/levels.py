"""How strong bots are, in plain numbers. A title that needs other numbers has them in its `levels.toml`, by level:

[expert]
sims = 32

Budgets are simulations and never seconds, so a seed makes the same game on every machine."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from shofar.engine.errors import BadRequest

NUMBERS: Final = ("beam", "ends", "sims", "horizon", "width")


class Level:
    """What a planner may spend.

    beam       positions kept after each click of a turn
    ends       turns that are played on and compared
    sims       how often one of them is played on, all together; 0 judges every turn where it ends
    horizon    turns of anybody that it is played on for
    width      clicks that a greedy turn follows to its end
    objective  what is wanted: own, lead or win"""

    __slots__ = ("beam", "ends", "horizon", "objective", "sims", "width")

    def __init__(self, beam: int, ends: int, sims: int, horizon: int, width: int, objective: str) -> None:
        self.beam: Final = beam
        self.ends: Final = ends
        self.sims: Final = sims
        self.horizon: Final = horizon
        self.width: Final = width
        self.objective: Final = objective


USUAL: Final[dict[str, dict[str, Any]]] = {
    "hard": {"beam": 16, "ends": 6, "sims": 0, "horizon": 0, "width": 2, "objective": "lead"},
    "expert": {"beam": 24, "ends": 6, "sims": 32, "horizon": 4, "width": 2, "objective": "lead"},
}


@cache
def level_of(name: str, title: str) -> Level:
    """The numbers of a level for a title."""
    file = files(f"shofar.games.{title}") / "levels.toml"
    told = tomllib.loads(file.read_text(encoding="utf-8")).get(name, {}) if file.is_file() else {}
    return made(name, told)


def made(name: str, told: dict[str, Any]) -> Level:
    """A level with some of its numbers changed."""
    unknown = sorted(set(told) - {*NUMBERS, "objective"})
    if unknown:
        raise BadRequest("bad-level", f"level {name} has no {', '.join(unknown)}", level=name)
    return Level(**(USUAL[name] | told))
