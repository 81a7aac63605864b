"""Static files: the common ones from their folder, and what the titles bring. Each is read and packed once."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from shofar import games
from shofar.web import boards
from shofar.web.http.tongue import header

NAME: Final = re.compile(r"[\w-]{1,60}(?P<kind>\.\w+)", re.ASCII)
BOARD: Final = re.compile(r"boards/(?P<title>\w+)\.css", re.ASCII)
KINDS: Final = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
MADE: Final[dict[str, Callable[[], str]]] = {"icons.svg": boards.sprite, "titles.css": boards.accents}
KEPT: Final = "public, max-age=3600"  # by browsers: the addresses carry the version
LEVEL: Final = 9


@dataclass(frozen=True, slots=True)
class File:
    """What is sent."""

    text: bytes
    packed: bytes
    kind: str
    mark: str  # by which a browser asks whether it has the newest one


async def static(request: Request) -> Response:
    found = _found(request.path_params["path"])
    if found is None:
        raise HTTPException(404)
    headers = {"cache-control": KEPT, "etag": found.mark, "vary": "accept-encoding"}
    if header(request, b"if-none-match") == found.mark:
        return Response(status_code=304, headers=headers)
    if "gzip" in header(request, b"accept-encoding"):
        return Response(found.packed, media_type=found.kind, headers=headers | {"content-encoding": "gzip"})
    return Response(found.text, media_type=found.kind, headers=headers)


def _found(path: str) -> File | None:
    if path in MADE:
        return _made(path)
    board, own = BOARD.fullmatch(path), NAME.fullmatch(path)
    if board and board["title"] in games.NAMES:
        file = boards.FOLDER / board["title"] / "board.css"
    elif own and own["kind"] in KINDS:
        file = boards.STATIC / path
    else:
        return None
    return _read(file, file.stat().st_mtime_ns) if file.is_file() else None


@lru_cache(maxsize=128)
def _read(file: Path, changed: int) -> File:
    """As it was at that time: whoever draws sees what they have changed."""
    return _file(file.read_bytes(), file.suffix)


@lru_cache
def _made(path: str) -> File:
    return _file(MADE[path]().encode(), Path(path).suffix)


def _file(text: bytes, suffix: str) -> File:
    mark = f'"{blake2b(text, digest_size=8).hexdigest()}"'
    return File(text, gzip.compress(text, LEVEL, mtime=0), KINDS[suffix], mark)
