"""What an owner of the printed game has written down: all its mistakes with their lines, and what it would change."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import islice
from typing import Any, Final

import shofar
from shofar.engine.box import Box, Section, Value
from shofar.engine.errors import BadBox, ShofarError
from shofar.web.tables import boxes

SOURCED: Final = ("_source", "_sources")
MOST: Final = 100  # mistakes that are told: to find each takes milliseconds, and a text may have ten thousand
TRIED: Final = 24  # values that are tried one by one when all of them together do not work
RECONSTRUCTED: Final = "reconstructed"

Rows = dict[str, dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Mistake:
    """Something that cannot be read: the key of its sentence, where it stands (0: nowhere), and the facts of it."""

    key: str
    line: int
    facts: dict[str, str]


@dataclass(frozen=True, slots=True)
class Difference:
    """A value that is another one here than in the title's own box."""

    section: Section
    row: str
    column: str
    ours: Value | None
    theirs: Value


@dataclass(frozen=True, slots=True)
class Reading:
    """What was made of an owner's text."""

    text: str
    mistakes: tuple[Mistake, ...]
    differences: tuple[Difference, ...]


def read(title: str, text: str) -> Reading:
    """Read an owner's text: its mistakes (the first hundred), and every difference that can be understood."""
    try:
        boxes.check_text(text)
        document = tomllib.loads(text)
    except (BadBox, RecursionError, ValueError) as error:
        found = re.search(r"line (\d+)", str(error))
        return Reading(text, (Mistake("toml", int(found[1]) if found else 0, {"why": str(error)}),), ())
    mistakes = list(islice(_mistakes(title, text, document), MOST))
    differences = tuple(_differences(title, document))
    if not mistakes:
        mistakes = list(_tried(title, text, differences))
    return Reading(text, tuple(mistakes), differences)


# --- what is wrong -------------------------------------------------------------------------------------------------


def _mistakes(title: str, text: str, document: dict[str, Any]) -> Iterator[Mistake]:
    sections = {section.name: section for section in shofar.title(title).sections}
    for name, rows in document.items():
        line = _line(text, name)
        if name not in sections:
            yield Mistake("section", line, _nearest(name, sections))
        elif not isinstance(rows, dict):
            yield Mistake("rows", line, {"found": name})
        else:
            yield from _in_rows(text, sections[name], rows)


def _in_rows(text: str, section: Section, rows: dict[str, Any]) -> Iterator[Mistake]:
    for row, values in rows.items():
        line = _line(text, section.name, row)
        if row in SOURCED:
            continue
        if row not in section.rows:
            yield Mistake("row", line, _nearest(row, section.rows) | {"section": section.name})
        elif not isinstance(values, dict):
            yield Mistake("values", line, {"found": row})
        else:
            yield from _in_values(line, section, row, values)


def _in_values(line: int, section: Section, row: str, values: dict[str, Any]) -> Iterator[Mistake]:
    for name, value in values.items():
        if name in SOURCED:
            continue
        column = section.columns.get(name)
        if column is None:
            yield Mistake("column", line, _nearest(name, section.columns) | {"row": row})
        elif _long(value):
            yield Mistake("long", line, {"row": row, "column": name, "most": str(boxes.EFFECT)})
        elif not column.fits(value):
            facts = {"row": row, "column": name, "found": json.dumps(value, default=str), "expected": column.expected()}
            yield Mistake("value", line, facts)


def _long(value: object) -> bool:
    """An effect that is longer than any: readers keep effects in many forms."""
    return any(
        isinstance(one, str) and len(one) > boxes.EFFECT for one in (value if isinstance(value, list) else [value])
    )


def _nearest(found: str, known: Any) -> dict[str, str]:
    """What was read, and what it may have been meant to be."""
    near = get_close_matches(found, list(known), 1, 0.5)
    return {"found": found, "near": near[0] if near else ", ".join(list(known)[:6])}


def _line(text: str, section: str, row: str = "") -> int:
    """The line on which a section, or a row of it, stands."""
    here = ""
    for number, line in enumerate(text.split("\n"), 1):
        head = re.match(r"\s*\[([^\]]+)\]", line)
        if head:
            here = head[1].strip().strip('"')
            if (here == section and not row) or here == f"{section}.{row}":
                return number
        elif row and here == section and re.match(rf'\s*"?{re.escape(row)}"?\s*[=.]', line):
            return number
    return 0


def _tried(title: str, text: str, differences: tuple[Difference, ...]) -> Iterator[Mistake]:
    """Effects that nobody understands, counts that do not add up: found by building the game with these values."""
    whole = _refusal(title, text)
    if not whole:
        return
    alone = [(one, _refusal(title, _alone(one))) for one in differences[:TRIED]]
    wrong = [(one, why) for one, why in alone if why]
    for one, why in wrong:
        yield Mistake(
            "refused", _line(text, one.section.name, one.row), {"row": one.row, "column": one.column, "why": why}
        )
    if not wrong:
        yield Mistake("together", 0, {"why": whole})


def _alone(one: Difference) -> str:
    return f"[{one.section.name}]\n{one.row} = {{ {one.column} = {json.dumps(one.theirs)} }}\n"


def _refusal(title: str, text: str) -> str:
    """Why no game can be made with these values; empty if one can."""
    made = shofar.title(title)
    try:
        box = boxes.laid_over(title, text)
        for players in made.players:
            made.build(box, players, made.settle(players, None))
    except ShofarError as error:
        return re.sub(r"^.*?\] \S+: ", "", str(error))  # where it stands is told beside it
    return ""


# --- what differs --------------------------------------------------------------------------------------------------


def _differences(title: str, document: dict[str, Any]) -> Iterator[Difference]:
    box = shofar.box(title)
    for section in shofar.title(title).sections:
        rows = document.get(section.name, {})
        for row, values in rows.items() if isinstance(rows, dict) else ():
            if row in section.rows:
                yield from _changed(box, section, row, values)


def _changed(box: Box, section: Section, row: str, values: Any) -> Iterator[Difference]:
    if not isinstance(values, dict):
        return
    ours = box.row(section.name, row)
    for name, column in section.columns.items():
        value = values.get(name)
        if value is not None and column.fits(value) and not _long(value) and value != ours.get(name):
            yield Difference(section, row, name, ours.get(name), value)


# --- the template --------------------------------------------------------------------------------------------------


def template(title: str, heading: str) -> str:
    """Every value that is reconstructed, to be replaced by what is printed; `heading` says how."""
    box = shofar.box(title)
    lines = [f"# {line}".rstrip() for line in heading.split("\n")]
    for section in shofar.title(title).sections:
        rows = [row for row in (_template_row(box, section, row) for row in section.rows) if row]
        if rows:
            lines += ["", f"[{section.name}]", *rows]
    return "\n".join(lines) + "\n"


def _template_row(box: Box, section: Section, row: str) -> str:
    values = [
        f"{name} = {json.dumps(value, ensure_ascii=False)}"
        for name, value in box.row(section.name, row).items()
        if box.source(section.name, row, name) == RECONSTRUCTED
    ]
    return f"{row} = {{ {', '.join(values)} }}" if values else ""
