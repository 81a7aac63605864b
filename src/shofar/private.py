"""Files that contain seeds are for their owner only, whatever the umask says."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

FILE: Final = 0o600
FOLDER: Final = 0o700


def opener(path: str, flags: int) -> int:
    """For `open(..., opener=opener)`: whoever writes a file makes it private first, also one that was there."""
    found = os.open(path, flags, FILE)
    if flags & (os.O_WRONLY | os.O_RDWR):
        os.fchmod(found, FILE)
    return found


def write(file: Path, text: str) -> None:
    with open(file, "w", encoding="utf-8", opener=opener) as out:
        out.write(text)


def make_folder(folder: Path) -> None:
    """Make a folder and those above it. One that was there is left as it is: others may live in it."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=FOLDER, exist_ok=True)
        folder.chmod(FOLDER)
