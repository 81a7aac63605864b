"""The titles, by name. A game folder is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from shofar.engine.errors import BadRequest
from shofar.engine.title import Title

NAMES: Final = ("nehemiah", "ezra", "golem")


def title(name: str) -> Title:
    """The title of this name."""
    if name not in NAMES:
        raise BadRequest("unknown-title", f"there is no title '{name}'; the titles are {', '.join(NAMES)}", title=name)
    found = import_module(f"shofar.games.{name}").TITLE
    assert isinstance(found, Title)
    return found
