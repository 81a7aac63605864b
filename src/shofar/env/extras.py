"""Packages that only some need: if one is missing, a sentence says how to get it."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from shofar.engine.errors import BadRequest


def needed(package: str, extra: str) -> Any:
    """The package, or the command that installs it."""
    try:
        return import_module(package)
    except ImportError as error:
        if error.name and error.name.partition(".")[0] != package.partition(".")[0]:
            raise  # it is there, but something that it needs is not
        help_with = f"{sys.executable} -m pip install 'shofar[{extra}]'"
        sentence = f"the package '{package}' is not installed; get it with: {help_with}"
        raise BadRequest("missing-extra", sentence, package=package, command=help_with) from None
