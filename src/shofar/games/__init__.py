"""The titles, by name. A game folder is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from shofar.engine.errors import BadRequest, brief
from shofar.engine.title import Title

NAMES: Final = ("nehemiah", "ezra", "golem")


def title(name: str) -> Title:
    """The title of this name."""
    if not isinstance(name, str) or name not in NAMES:
        known = ", ".join(NAMES)
        raise BadRequest("unknown-title", f"there is no title {brief(name)}; the titles are {known}", title=brief(name))
    found = import_module(f"shofar.games.{name}").TITLE
    assert isinstance(found, Title)
    return found
