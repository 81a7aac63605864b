"""Packages that only some need: if one is missing, a sentence says how to get it."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from shlex import quote
from typing import Any, Final

from shofar.engine.errors import BadRequest

CHECKOUT: Final = Path(__file__).parents[3]


def needed(package: str, extra: str) -> Any:
    """The package, or the command that installs it."""
    try:
        return import_module(package)
    except ImportError as error:
        if error.name and error.name.partition(".")[0] != package.partition(".")[0]:
            raise  # it is there, but something that it needs is not
        help_with = f"{quote(sys.executable)} -m pip install {_what(extra)}"
        sentence = f"the package '{package}' is not installed; get it with: {help_with}"
        raise BadRequest("missing-extra", sentence, package=package, command=help_with) from None


def _what(extra: str) -> str:
    """A checkout has all extras in a file; an installed Shofar knows what they are."""
    file = CHECKOUT / "requirements" / "rl.txt"
    return f"-r {quote(str(file))}" if file.is_file() else f"'shofar[{extra}]'"
