"""Records on disk: written whole or not at all, read with a sentence about what is wrong.

A bare name stands for a game in the folder of saved games; a name with a folder in it is taken as it is.
"""

from __future__ import annotations

import json
import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from shofar import private
from shofar.documents import read_file
from shofar.engine.errors import BadRecord
from shofar.folders import saves_folder

SUFFIX: Final = ".shofar.json"


def read_record(file: str | Path) -> dict[str, Any]:
    """The document in a file."""
    document = read_file(file, BadRecord, "record")
    if "moves" not in document:
        raise BadRecord("no-record", f"{file} is not a record of a game: it has no list of moves", file=str(file))
    return document


def saved(name: str) -> Path:
    """The file that a person means: a path, or the name of a saved game."""
    typed = Path(name).expanduser()
    if typed.exists() or not _bare(name):
        return typed
    kept = (saves_folder() / f"{name}{end}" for end in ("", SUFFIX))
    return next((file for file in kept if file.exists()), typed)


def newest(title: str = "") -> Path:
    """The game that was saved last, of this title if one is named."""
    files = sorted(saves_folder().glob("*.json"), key=lambda file: (file.stat().st_mtime_ns, file.name), reverse=True)
    found = next((file for file in files if not title or _title_of(file) == title), None)
    if found is None:
        what = f"no game of {title}" if title else "no game"
        raise BadRecord("no-saves", f"{what} is saved in {saves_folder()}; begin one with: shofar play TITLE")
    return found


def _title_of(file: Path) -> object:
    try:
        return read_record(file).get("title")
    except BadRecord:
        return None


def save(document: dict[str, Any], name: str) -> Path:
    """Write a game under the name that a person gave it."""
    if not _bare(name):
        return write_record(document, name)
    return write_record(document, saves_folder() / (name if Path(name).suffix else f"{name}{SUFFIX}"), make=True)


def write_record(document: dict[str, Any], file: str | Path, make: bool = False) -> Path:
    """Write a document; a file that is no record of ours is not overwritten. With `make` its folder is made."""
    target = Path(file).expanduser()
    if target.exists():
        try:
            read_record(target)
        except BadRecord:
            raise BadRecord(
                "not-ours", f"{target} exists and is not a record; choose another name", file=str(target)
            ) from None
    try:
        if make:
            private.make_folder(target.parent)
        _replace(target, json.dumps(document, indent=1, ensure_ascii=False) + "\n")
    except OSError as error:
        raise BadRecord("unwritable", f"cannot write {target}: {error.strerror}", file=str(target)) from None
    return target


def rescue(document: dict[str, Any]) -> Path:
    """Write a document to a new file among the saved games, or among the temporary files if that folder refuses."""
    name = f"{document['title']}-{datetime.now():%Y%m%d-%H%M%S}"
    folders = (saves_folder(), Path(tempfile.gettempdir()))
    for folder in folders:
        try:
            return write_record(document, _unused(folder, name), make=True)
        except (BadRecord, OSError):
            continue
    raise BadRecord("unwritable", f"neither {folders[0]} nor {folders[1]} can be written to")


def _bare(name: str) -> bool:
    return Path(name).name == name and name not in ("", ".", "..")


def _unused(folder: Path, name: str) -> Path:
    numbers = ("", *(f"-{n}" for n in range(2, 1000)))
    return next(file for n in numbers if not (file := folder / f"{name}{n}{SUFFIX}").exists())


def _replace(target: Path, text: str) -> None:
    """Written beside the target and moved over it: a half-written file is never met."""
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        private.write(draft, text)  # a running game's record contains its seed
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
