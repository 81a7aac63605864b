"""The quick reference of a title: which rules belong to which moves, costs, icons, scoring (`games/<title>/help.toml`).

[moves]
place = ["N4.1", "N4.2"]                        # by the first word of a move
things = ["wood", "gold"]                       # icons, by their nouns
[[costs]]                                       # and [[scoring]]
key = "gate"                                    # its words: `cost-gate` in locale/<language>/help/<title>.ftl
effect = "2 wood"
move = "activate"                               # lit while such a move is possible; may be left out
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from shofar import games
from shofar.guides.condition import begins

FILE: Final = "help.toml"
PART: Final = "help"  # the folder of the words
FIRST: Final = 6  # rules that are shown for a question


@dataclass(frozen=True, slots=True)
class Row:
    """A line of costs or scoring."""

    key: str
    effect: str
    move: str = ""

    def lit(self, moves: Sequence[str]) -> bool:
        """Whether it applies to one of these moves."""
        return bool(self.move) and any(begins(move, self.move.split()) for move in moves)


@dataclass(frozen=True, slots=True)
class Quick:
    """The quick reference of a title; an empty one for a title that has none."""

    moves: Mapping[str, Sequence[str]]
    things: tuple[str, ...]
    costs: tuple[Row, ...]
    scoring: tuple[Row, ...]

    def rules(self, moves: Sequence[str]) -> list[str]:
        """The rules that belong to what can be chosen now: of each kind of move the first, then the second ..."""
        verbs = list(dict.fromkeys(move.split(" ", 1)[0] for move in moves))
        lists = [self.moves.get(verb, ()) for verb in verbs]
        longest = max(map(len, lists), default=0)
        turns = [one[at] for at in range(longest) for one in lists if at < len(one)]
        return list(dict.fromkeys(turns))[:FIRST]


@cache
def quick(title: str) -> Quick:
    file = games.folder(title) / FILE
    found = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    rows = {name: tuple(Row(**one) for one in found.get(name, ())) for name in ("costs", "scoring")}
    return Quick(found.get("moves", {}), tuple(found.get("things", ())), rows["costs"], rows["scoring"])
