"""Records on disk: written whole or not at all, read with a sentence about what is wrong."""

from __future__ import annotations

import json
import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Any

from shofar import private
from shofar.engine.errors import BadRecord


def read_record(file: str | Path) -> dict[str, Any]:
    """The document in a file."""
    try:
        document = json.loads(Path(file).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord("unreadable-record", f"cannot read {file}: {error.strerror}", file=str(file)) from None
    except UnicodeDecodeError:
        raise BadRecord("not-text", f"{file} is not a record: it is not text", file=str(file)) from None
    except json.JSONDecodeError as error:
        raise BadRecord(
            "broken-record",
            f"{file} is not a complete record: the JSON breaks at line {error.lineno}, column {error.colno}",
            file=str(file), line=error.lineno,
        ) from None  # fmt: skip
    if not isinstance(document, dict) or "moves" not in document:
        raise BadRecord("no-record", f"{file} is not a record of a game: it has no list of moves", file=str(file))
    return document


def write_record(document: dict[str, Any], file: str | Path) -> Path:
    """Write a document; a file that is no record of ours is not overwritten."""
    target = Path(file).expanduser()
    if target.exists():
        try:
            read_record(target)
        except BadRecord:
            raise BadRecord(
                "not-ours", f"{target} exists and is not a record; choose another name", file=str(target)
            ) from None
    try:
        _replace(target, json.dumps(document, indent=1, ensure_ascii=False) + "\n")
    except OSError as error:
        raise BadRecord("unwritable", f"cannot write {target}: {error.strerror}", file=str(target)) from None
    return target


def rescue(document: dict[str, Any]) -> Path:
    """Write a document to a new file: here, or among the temporary files if this folder refuses."""
    name = f"{document['title']}-{datetime.now():%Y%m%d-%H%M%S}"
    for folder in (Path.cwd(), Path(tempfile.gettempdir())):
        try:
            return write_record(document, _unused(folder, name))
        except BadRecord:
            continue
    raise BadRecord("unwritable", f"neither {Path.cwd()} nor {tempfile.gettempdir()} can be written to")


def _unused(folder: Path, name: str) -> Path:
    numbers = ("", *(f"-{n}" for n in range(2, 1000)))
    return next(file for n in numbers if not (file := folder / f"{name}{n}.shofar.json").exists())


def _replace(target: Path, text: str) -> None:
    """Written beside the target and moved over it: a half-written file is never met."""
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        private.write(draft, text)  # a running game's record contains its seed
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
