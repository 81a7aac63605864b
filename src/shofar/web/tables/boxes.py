"""Boxes that owners of the printed game bring along: TOML text laid over the box of a title.

It is data: read with limits, checked against the title's columns and words, never executed. A record of a game with
such a box carries its text as `overlay`.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, TypeVar

import shofar
from shofar.engine.box import Box
from shofar.engine.errors import BadBox, ShofarError
from shofar.engine.game import Game
from shofar.web.errors import TooLarge

T = TypeVar("T")

MOST: Final = 60_000  # letters: more than any whole box has
DOTS: Final = 20  # in a key: reading takes the square of that
LARGEST: Final = 999  # number: nothing on paper is more
TOO_LONG: Final = r"\d{4}"  # the same within an effect
EFFECT: Final = 200  # letters: three times the longest that was ever printed; readers keep them
FILE: Final = "your box"  # what messages call it


def box(title: str, overlay: str | None) -> Box:
    """The box of a title, with an owner's text laid over it if there is one."""
    return _kept(title, overlay) if overlay else shofar.box(title)


@lru_cache(maxsize=32)
def _kept(title: str, overlay: str) -> Box:
    return laid_over(title, overlay)


def laid_over(title: str, overlay: str) -> Box:
    """A box that is looked at once, and not kept."""
    check_text(overlay)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / FILE
        try:
            file.write_text(overlay, encoding="utf-8", newline="\n")
            found = shofar.box(title, file)
        except ShofarError as error:
            raise BadBox(error.key, str(error).replace(str(file), FILE)) from None
        except (RecursionError, ValueError):  # of text that is none, of numbers with thousands of digits
            raise BadBox(
                "bad-toml", f"{FILE} is not TOML: it is nested too deeply, has endless numbers, or is not text"
            ) from None
    _check_values(found)
    return found


def check_text(overlay: str) -> None:
    """Refuse what would take long to read."""
    if len(overlay) > MOST:
        raise TooLarge("large-box", f"a box may have {MOST:,} letters; this one has {len(overlay):,}")
    if any(part.count(".") > DOTS for part in re.split("[=\n]", overlay)):
        raise BadBox("bad-toml", f"{FILE} is not one: a key has more than {DOTS} parts")


def _check_values(found: Box) -> None:
    """Boards draw what a box counts, and games go through it one by one; an effect is kept in many forms."""
    for name, rows in found.values.items():
        for row, values in rows.items():
            for column, value in values.items():
                for one in value if isinstance(value, list) else [value]:
                    if isinstance(one, str) and len(one) > EFFECT:
                        raise BadBox(
                            "bad-box", f"{FILE}: [{name}] {row}.{column}: an effect has at most {EFFECT} letters"
                        )
                    if abs(one) > LARGEST if isinstance(one, int) else re.search(TOO_LONG, one):
                        raise BadBox("bad-box", f"{FILE}: [{name}] {row}.{column}: no number is above {LARGEST}")


def opening(document: dict[str, Any]) -> Game:
    """The game that a record tells, before its first move; with the box that the record brings along."""
    overlay = document.get("overlay")
    if not isinstance(overlay, str) or not isinstance(document.get("title"), str):
        return shofar.opening(document)
    return _said(box(document["title"], overlay), lambda found: shofar.opening(document, found))


def read(title: str, players: int, options: dict[str, Any], overlay: str) -> None:
    """Read a box and its effects: what is wrong with one is refused before anything is played with it."""
    made = shofar.title(title)
    _said(box(title, overlay), lambda found: made.rules(found, players, made.settle(players, options)))


def _said(found: Box, work: Callable[[Box], T]) -> T:
    """Effects are read when a game is dealt. What is wrong with one is said without the file that we keep it in."""
    try:
        return work(found)
    except ShofarError as error:
        raise BadBox(error.key, str(error).replace(found.file, FILE)) if found.file in str(error) else error from None
