"""Documents of games as people have them: a table, JSON as text or bytes, or the name of a file with that in it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import Any

from shofar.engine.errors import ShofarError, brief, shown

Document = Mapping[str, Any] | str | bytes | PathLike[str]


def read(given: Document, error: type[ShofarError], what: str) -> dict[str, Any]:
    """The document, however it was given; `what` it should be is said where it is something else."""
    if isinstance(given, Mapping):
        return dict(given)
    if isinstance(given, bytes | bytearray):
        return parse(bytes(given), "the text", error, what)
    if isinstance(given, str) and given.lstrip("\ufeff \t\r\n")[:1] in ("{", "["):
        return parse(given, "the text", error, what)
    if isinstance(given, str | PathLike):
        return read_file(given, error, what)
    raise error(
        "no-document", f"a {what} is a table, JSON text or the path of a file, not {shown(given)}", found=shown(given)
    )


def read_file(file: str | PathLike[str], error: type[ShofarError], what: str) -> dict[str, Any]:
    """The document in a file."""
    try:
        data = Path(file).expanduser().read_bytes()
    except OSError as trouble:
        name = str(file) if len(str(file)) < 1000 else brief(str(file))
        raise error(f"unreadable-{what}", f"cannot read {name}: {trouble.strerror}", file=str(file)) from None
    except (ValueError, TypeError, RuntimeError):  # a zero byte in it, a path of bytes, a home that is not known
        raise error(f"unreadable-{what}", f"{shown(file)} names no file", file=shown(file)) from None
    return parse(data, str(file), error, what)


def parse(text: str | bytes, source: str, error: type[ShofarError], what: str) -> dict[str, Any]:
    """The document in a JSON text; `source` says whose text it is."""
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8-sig")
        document = json.loads(text.removeprefix("\ufeff"))
    except UnicodeDecodeError:
        raise error("not-text", f"{source} is not a {what}: it is not text", file=source) from None
    except json.JSONDecodeError as trouble:
        raise error(
            f"broken-{what}",
            f"{source} is not a complete {what}: the JSON breaks at line {trouble.lineno}, column {trouble.colno}",
            file=source, line=trouble.lineno,
        ) from None  # fmt: skip
    except (ValueError, RecursionError):
        raise error(
            f"broken-{what}", f"{source} is not a {what}: a number or a nesting has no end", file=source
        ) from None
    if not isinstance(document, dict):
        raise error(f"no-{what}", f"{source} is not a {what} of a game: it is {shown(document)}", file=source)
    return document
