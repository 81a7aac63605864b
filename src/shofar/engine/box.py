"""The box of a title: its component data, every value with its source, and overlays by owners of the printed game.

A box file is TOML: sections of rows of values.

    [faces]
    _source = "rulebook"                                  # of every value in the section ...
    wood_1 = { effect = "1 wood" }
    wall_2 = { effect = "pay 2 wood -> 2 cube(wall)", _source = "example" }          # ... unless a row says so
    gate = { effect = "pay 2 wood -> 1 gate", copies = 6, _sources = { copies = "reconstructed" } }  # ... or a value

An overlay has the same shape and holds only what it changes; its values have the source "owner".
"""

from __future__ import annotations

import tomllib
from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from shofar.engine.errors import BadBox, brief

SOURCES: Final = ("rulebook", "example", "review", "reconstructed", "owner")
OWNER: Final = "owner"

Value = int | str | bool | list[int] | list[str]
Row = dict[str, Value]


class Column:
    """What a value must be: its kind (int, str, bool, ints, strs), bounds, allowed words, length of a list."""

    def __init__(
        self,
        kind: str,
        least: int | None = None,
        most: int | None = None,
        one_of: tuple[str, ...] = (),
        length: int | None = None,
        needed: bool = True,
    ) -> None:
        self.kind: Final = kind
        self.least: Final = least
        self.most: Final = most
        self.one_of: Final = one_of
        self.length: Final = length
        self.needed: Final = needed

    def expected(self) -> str:
        """What is expected, in words."""
        words = {"int": "a whole number", "str": "a text", "bool": "true or false"}
        text = words.get(self.kind) or f"a list of {'whole numbers' if self.kind == 'ints' else 'texts'}"
        if self.one_of:
            text = f"one of {', '.join(self.one_of)}"
        if self.length is not None:
            text += f" with {self.length} entries"
        if self.least is not None:
            text += f" from {self.least}"
        if self.most is not None:
            text += f" up to {self.most}"
        return text

    def fits(self, value: object) -> bool:
        """True if the value is what is expected."""
        if self.kind in ("ints", "strs"):
            one = "int" if self.kind == "ints" else "str"
            return (
                isinstance(value, list)
                and (self.length is None or len(value) == self.length)
                and all(self._single(one, item) for item in value)
            )
        return self._single(self.kind, value)

    def _single(self, kind: str, value: object) -> bool:
        if kind == "bool":
            return isinstance(value, bool)
        if kind == "str":
            return isinstance(value, str) and (not self.one_of or value in self.one_of)
        if not isinstance(value, int) or isinstance(value, bool):
            return False
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


class Section:
    """A section's rows, by id, and its columns. Rows are fixed: an overlay changes values, not what exists."""

    def __init__(self, name: str, rows: tuple[str, ...], **columns: Column) -> None:
        self.name: Final = name
        self.rows: Final = rows
        self.columns: Final[dict[str, Column]] = columns


class Box:
    """The checked component data of one title."""

    def __init__(self, title: str, file: str) -> None:
        self.title: Final = title
        self.file: Final = file
        self.values: Final[dict[str, dict[str, Row]]] = {}
        self.sources: Final[dict[tuple[str, str, str], str]] = {}
        self.digest = ""

    def __reduce__(self) -> Any:
        from shofar.travel import packed_box

        return packed_box(self)

    def row(self, section: str, row: str) -> Row:
        """The values of a row, by column."""
        return self.values[section][row]

    def rows(self, section: str) -> dict[str, Row]:
        """The rows of a section, by id."""
        return self.values[section]

    def number(self, section: str, row: str, column: str) -> int:
        """A value that is a number."""
        value = self.values[section][row][column]
        assert isinstance(value, int)
        return value

    def word(self, section: str, row: str, column: str) -> str:
        """A value that is a text."""
        value = self.values[section][row][column]
        assert isinstance(value, str)
        return value

    def column(self, section: str, column: str) -> list[int]:
        """The numbers of a whole column, row by row."""
        return [self.number(section, row, column) for row in self.values[section]]

    def texts(self, section: str, column: str) -> list[str]:
        """The words of a whole column, row by row."""
        return [self.word(section, row, column) for row in self.values[section]]

    def numbers(self, section: str, row: str, column: str) -> list[int]:
        """A value that is a list of numbers."""
        value = self.values[section][row][column]
        assert isinstance(value, list)
        return [item for item in value if isinstance(item, int)]

    def words(self, section: str, row: str, column: str) -> list[str]:
        """A value that is a list of texts."""
        value = self.values[section][row][column]
        assert isinstance(value, list)
        return [item for item in value if isinstance(item, str)]

    def source(self, section: str, row: str, column: str) -> str:
        """Where this value comes from: one of SOURCES."""
        return self.sources[(section, row, column)]

    def fault(self, where: str, found: object, expected: str) -> BadBox:
        """The error for a value that is wrong, for titles that check more than kinds."""
        return BadBox(
            "bad-box",
            f"{self.file}: {where}: found {brief(found)}, expected {expected}",
            file=self.file,
            where=where,
            found=brief(found),
            expected=expected,
        )


def rows_in(file: Traversable, section: str) -> tuple[str, ...]:
    """The rows that a title's own file gives a section, in its order: a new one there needs no code."""
    given = tomllib.loads(file.read_text(encoding="utf-8"))[section]
    return tuple(row for row in given if row != "_source")


def read_box(title: str, sections: tuple[Section, ...], file: Path, overlay: Path | None = None) -> Box:
    """The box of a title from its file, with an owner's overlay on it if there is one."""
    box = Box(title, str(overlay or file.name))
    base = _toml(file)
    for section in sections:
        _add_section(box, section, base, file.name, full=True)
    if overlay is not None:
        changes = _toml(overlay)
        known = {section.name for section in sections}
        for name in changes:
            if name not in known:
                raise box.fault(f"[{name}]", name, f"one of the sections {', '.join(sorted(known))}")
        for section in sections:
            _add_section(box, section, changes, str(overlay), full=False)
    box.digest = blake2b(repr(_sorted(box.values)).encode(), digest_size=8).hexdigest()
    return box


def _sorted(value: Any) -> Any:
    return sorted((key, _sorted(item)) for key, item in value.items()) if isinstance(value, dict) else value


def _toml(file: Path) -> dict[str, Any]:
    try:
        data = file.read_bytes()
    except (OSError, ValueError) as error:
        raise BadBox("unreadable-box", f"cannot read the box {file}: {error}", file=str(file)) from None
    try:
        return tomllib.loads(data.decode())
    except tomllib.TOMLDecodeError as error:
        raise BadBox("bad-toml", f"{file} is not TOML: {error}", file=str(file)) from None
    except (RecursionError, ValueError):
        sentence = f"{file} is not TOML: it is nested too deeply, has endless numbers, or is not text"
        raise BadBox("bad-toml", sentence, file=str(file)) from None


def _add_section(box: Box, section: Section, document: dict[str, Any], file: str, full: bool) -> None:
    given = document.get(section.name, {})
    if not isinstance(given, dict):
        raise box.fault(f"[{section.name}]", given, "a table of rows")
    usual: object = given.get("_source", OWNER)
    for name in given:
        if name != "_source" and name not in section.rows:
            raise box.fault(f"[{section.name}] {name}", name, f"one of the rows {_few(section.rows)}")
    for name in section.rows:
        if name in given:
            _add_row(box, section, name, given[name], usual)
        elif full:
            raise box.fault(f"[{section.name}]", "nothing", f"a row {name}")


def _add_row(box: Box, section: Section, name: str, given: object, usual: object) -> None:
    where = f"[{section.name}] {name}"
    if not isinstance(given, dict):
        raise box.fault(where, given, "a table of values")
    row = box.values.setdefault(section.name, {}).setdefault(name, {})
    sources = given.get("_sources", {})
    if not isinstance(sources, dict):
        raise box.fault(f"{where}._sources", sources, "a table of sources")
    for key, value in given.items():
        if key in ("_source", "_sources"):
            continue
        column = section.columns.get(key)
        if column is None:
            raise box.fault(f"{where}.{key}", key, f"one of the values {', '.join(section.columns)}")
        if not column.fits(value):
            raise box.fault(f"{where}.{key}", value, column.expected())
        source = sources.get(key, given.get("_source", usual))
        if not isinstance(source, str) or source not in SOURCES:
            raise box.fault(f"{where}.{key}", source, f"a source: one of {', '.join(SOURCES)}")
        row[key] = value
        box.sources[(section.name, name, key)] = source
    for key, column in section.columns.items():
        if column.needed and key not in row:
            raise box.fault(where, "nothing", f"a value for {key}")


def _few(names: tuple[str, ...]) -> str:
    return ", ".join(names[:8]) + (", ..." if len(names) > 8 else "")
