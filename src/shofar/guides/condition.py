"""Conditions of a guide: what has happened in a stretch of the game, written as a translator or author can read it.

did place                      a move of the learner's that begins so; `did` alone is any move of theirs
told gate                      news about the learner (the keys of the title's log); `rival told gate` about another
cubes >= 1, gold < price       facts of the title, compared with a number or another fact
cubes rose, gold fell          the same, compared with the beginning of the stretch
not did place                  all of these can be denied, and joined with `and` and `or`; `and` binds closer
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

Fact = int | str
Facts = Mapping[str, Fact]

COMPARED: Final[dict[str, Callable[[int, int], bool]]] = {
    "<": operator.lt, "<=": operator.le, "=": operator.eq, "!=": operator.ne, ">=": operator.ge, ">": operator.gt,
}  # fmt: skip
CHANGED: Final[dict[str, Callable[[int, int], bool]]] = {"rose": operator.gt, "fell": operator.lt}
NAME: Final = re.compile(r"[a-z][a-z0-9_]*")


class BadCondition(ValueError):
    """A condition that cannot be read."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of a game: the learner's moves, what the log told, and the facts before and after it."""

    moves: tuple[str, ...]
    told: frozenset[tuple[str, bool]]  # the key of the news, and whether it is about the learner
    before: Facts
    now: Facts


Test = Callable[[Stretch], bool]


class Condition:
    """A condition, read once. An empty one never holds."""

    def __init__(self, text: str = "") -> None:
        self.text: Final = text
        self.facts: Final[set[str]] = set()  # that it asks about
        ways = [part for part in text.split(" or ") if part.strip()]
        self._ways: Final = [[self._term(term.split()) for term in way.split(" and ")] for way in ways]

    def __bool__(self) -> bool:
        return bool(self._ways)

    def __repr__(self) -> str:
        return f"Condition({self.text!r})"

    def holds(self, stretch: Stretch) -> bool:
        return any(all(test(stretch) for test in way) for way in self._ways)

    def _term(self, words: list[str]) -> Test:
        match words:
            case ["not", *rest] if rest:
                inner = self._term(rest)
                return lambda stretch: not inner(stretch)
            case ["did", *move]:
                return lambda stretch: any(begins(text, move) for text in stretch.moves)
            case ["told", key]:
                return lambda stretch: (key, True) in stretch.told
            case ["rival", "told", key]:
                return lambda stretch: (key, False) in stretch.told
            case [name, word] if word in CHANGED:
                return self._changed(name, CHANGED[word])
            case [name, sign, other] if sign in COMPARED:
                return self._compared(name, COMPARED[sign], other)
        raise BadCondition(f"'{' '.join(words)}' in '{self.text}' is no condition")

    def _changed(self, name: str, test: Callable[[int, int], bool]) -> Test:
        self._ask(name)
        return lambda stretch: test(number(stretch.now, name), number(stretch.before, name))

    def _compared(self, name: str, test: Callable[[int, int], bool], other: str) -> Test:
        self._ask(name)
        if other.lstrip("-").isdigit():
            return lambda stretch: test(number(stretch.now, name), int(other))
        self._ask(other)
        return lambda stretch: test(number(stretch.now, name), number(stretch.now, other))

    def _ask(self, name: str) -> None:
        if not NAME.fullmatch(name):
            raise BadCondition(f"'{name}' in '{self.text}' is no fact")
        self.facts.add(name)


def begins(move: str, words: list[str]) -> bool:
    """Whether a move in notation begins with these words."""
    return move.split()[: len(words)] == words


def number(facts: Facts, name: str) -> int:
    """A fact that is counted."""
    found = facts.get(name)
    if not isinstance(found, int):
        raise BadCondition(f"'{name}' is no number here")
    return found
