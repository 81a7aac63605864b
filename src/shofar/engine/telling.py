"""How a title's news become a story: turns, deeds joined and added up, summaries. Data beside its face."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from shofar.engine.errors import BadBox
from shofar.engine.title import Title

NUMBER: Final = "n"  # what a kind of news calls an argument that is a plain number


@dataclass(frozen=True)
class Column:
    """A column of a summary: what one kind of news says about each seat."""

    name: str  # heading `summary-<name>`, cell `summary-<name>.cell`
    kind: str
    of: str = ""  # only news about this thing: the id of the first argument that is no number
    points: int = -1  # which of the numbers are points, from 0; -1 if none
    sign: int = 1  # -1 if the points are lost
    final: bool = False  # what counts at the end of the game only


@dataclass(frozen=True)
class Summary:
    """What is shown when a part of the game is over, until somebody has read it."""

    name: str  # heading `summary-<name>`
    ends: tuple[str, ...]  # the news after which it is shown
    begins: tuple[str, ...]  # what comes since the first of these; all since the summary before if there are none
    columns: tuple[Column, ...]
    notes: tuple[str, ...] = ()  # kinds that are told in words below the table


@dataclass(frozen=True)
class Telling:
    """Which kinds of news do what in the log. All of them are keys of `Kind`."""

    turns: tuple[str, ...]  # begin a turn of their seat
    parts: tuple[str, ...]  # part the log, and tell no deed
    causes: tuple[str, ...]  # what follows is told in the same sentence, up to the next cause
    before: tuple[str, ...]  # told after the cause that follows them: a fee that is paid first
    sums: tuple[str, ...]  # numbers of equal ones are added up within a sentence
    newest: tuple[str, ...]  # only the newest of equal ones is told: a marker that goes on
    chains: tuple[str, ...]  # from one place to the next: told as one way
    asides: Mapping[str, tuple[str, ...]]  # begin what is nobody's turn, with the heading `aside-<name>`: a scoring
    repeats: Mapping[str, tuple[str, ...]]  # not told after one of these in the same sentence about the same thing
    folds: Mapping[str, tuple[str, ...]]  # folded together under `fold-<name>`
    final: tuple[str, ...]  # sources of points that count at the end only
    opens: bool  # news of `parts` begin the part that their first number names, else they end it
    summaries: tuple[Summary, ...]

    def kinds(self) -> set[str]:
        """Every kind that is named somewhere."""
        lists = [getattr(self, name) for name in LISTS] + [
            each for name in TABLES for each in getattr(self, name).values()
        ]
        found = {kind for each in lists for kind in each} | set(self.repeats)
        for summary in self.summaries:
            found |= {*summary.ends, *summary.begins, *summary.notes, *(column.kind for column in summary.columns)}
        return found


LISTS: Final = ("turns", "parts", "causes", "before", "sums", "newest", "chains")
TABLES: Final = ("asides", "repeats", "folds")


def read_telling(file: Path) -> Telling:
    """The telling in this file; a sentence about the first thing that is wrong."""
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise fault(file, "the file", "nothing", "what the log of the title is made of") from None
    except tomllib.TOMLDecodeError as error:
        raise fault(file, "the file", str(error), "TOML") from None
    known = (*LISTS, *TABLES, "final", "opens", "summaries")
    for key in table:
        if key not in known:
            raise fault(file, key, repr(table[key]), f"one of the keys {', '.join(known)}")
    read: dict[str, Any] = {key: _words(file, key, table.get(key, [])) for key in LISTS}
    read |= {key: _table(file, key, table.get(key, {})) for key in TABLES}
    read["final"] = _words(file, "final", table.get("final", []))
    if type(table.get("opens", False)) is not bool:
        raise fault(file, "opens", repr(table["opens"]), "true or false")
    return Telling(**read, opens=table.get("opens", False), summaries=_summaries(file, table.get("summaries", [])))


def check(telling: Telling, title: Title, file: Path) -> None:
    """Every kind that is named is a kind of news of the title."""
    known = {kind.key for kind in title.kinds}
    for kind in sorted(telling.kinds() - known):
        raise fault(file, kind, "no such kind of news", f"one of {', '.join(sorted(known))}")


def _words(file: Path, key: str, found: Any) -> tuple[str, ...]:
    if not isinstance(found, list) or not all(isinstance(word, str) for word in found):
        raise fault(file, key, repr(found), 'a list of kinds of news like ["turn"]')
    return tuple(found)


def _table(file: Path, key: str, found: Any) -> dict[str, tuple[str, ...]]:
    if not isinstance(found, dict):
        raise fault(file, key, repr(found), 'a table of lists like { cards = ["card-dealt"] }')
    return {name: _words(file, f"{key}.{name}", kinds) for name, kinds in found.items()}


def _summaries(file: Path, found: Any) -> tuple[Summary, ...]:
    if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
        raise fault(file, "summaries", repr(found), "tables under [[summaries]]")
    return tuple(_summary(file, one) for one in found)


def _summary(file: Path, found: dict[str, Any]) -> Summary:
    lists: dict[str, Any] = {
        key: _words(file, f"summaries.{key}", found.get(key, [])) for key in ("ends", "begins", "notes")
    }
    try:
        columns = tuple(Column(**column) for column in found.get("columns", ()))
        rest = {key: value for key, value in found.items() if key not in lists and key != "columns"}
        return Summary(columns=columns, **lists, **rest)
    except TypeError as error:
        raise fault(file, "summaries", str(error), "name, ends, begins, notes and columns") from None


def fault(file: Path, key: str, found: str, expected: str) -> BadBox:
    """Found this, there, expected that."""
    where = f"{file.parent.name}/{file.name}"
    return BadBox(
        "bad-face",
        f"{where}, {key}: found {found}, expected {expected}",
        file=where,
        place=key,
        found=found,
        expected=expected,
    )
