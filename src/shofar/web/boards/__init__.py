"""The boards, one module per title. README.md says what a module has to offer."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


@cache
def module(title: str) -> ModuleType | None:
    """The board of a title, if it has been drawn."""
    name = f"shofar.web.boards.{title}"
    return import_module(name) if find_spec(name) else None
