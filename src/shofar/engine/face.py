"""The face of a title: what pages, charts and lists must know to show it, as data beside its box."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from shofar.engine.telling import fault

KEYS: Final = {
    "place": int, "colours": list, "emblem": str, "accent": dict, "decisions": int, "pictured": list,
    "solo": str, "first": str,
}  # fmt: skip
THEMES: Final = ("light", "dark")


@dataclass(frozen=True)
class Face:
    """How a title shows itself."""

    place: int  # on the shelf, from 1
    colours: tuple[str, ...]  # of the seats, in their order
    emblem: str  # the icon that stands for the title
    accent: dict[str, str]  # theme -> colour
    decisions: int  # of a player in a usual game: how far a game has come
    pictured: tuple[str, ...]  # counted things that the log draws as pictures
    solo: str  # the option whose values are opponents for one player alone; "" if nobody plays it alone
    first: str  # the option that is the set-up of a first game, on or off; "" if it has none


def read_face(file: Path) -> Face:
    """The face in this file; a sentence about the first thing that is wrong."""
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise fault(file, "the file", "nothing", "the face of the title") from None
    except tomllib.TOMLDecodeError as error:
        raise fault(file, "the file", str(error), "TOML") from None
    for key in table:
        if key not in KEYS:
            raise fault(file, key, repr(table[key]), f"one of the keys {', '.join(KEYS)}")
    for key, kind in KEYS.items():
        if type(table.get(key)) is not kind:
            raise fault(file, key, repr(table.get(key)), f"a value like {_EXAMPLES[key]}")
    if set(table["accent"]) != set(THEMES):
        raise fault(file, "accent", repr(table["accent"]), f"a colour for {' and '.join(THEMES)}")
    return Face(
        table["place"],
        _words(file, table, "colours"),
        table["emblem"],
        table["accent"],
        table["decisions"],
        _words(file, table, "pictured"),
        table["solo"],
        table["first"],
    )


_EXAMPLES: Final = {
    "place": "1", "colours": '["red", "blue"]', "emblem": '"wall"', "accent": '{ light = "#963", dark = "#fc9" }',
    "decisions": "60", "pictured": '["wood"]', "solo": '""', "first": '""',
}  # fmt: skip


def _words(file: Path, table: dict[str, Any], key: str) -> tuple[str, ...]:
    if not all(isinstance(word, str) for word in table[key]):
        raise fault(file, key, repr(table[key]), f"a list of words like {_EXAMPLES[key]}")
    return tuple(table[key])
