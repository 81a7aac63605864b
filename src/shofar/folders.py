"""Where things of a person are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The user's data folder for Shofar; it need not be there yet."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "shofar"
    if os.name == "nt":
        return Path(os.environ.get("APPDATA", Path.home())) / "shofar"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "shofar"


def saves_folder() -> Path:
    """Where games left at the terminal are saved."""
    return data_folder() / "saves"
