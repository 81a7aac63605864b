"""Which language a visitor reads: that of the address, else the one they have chosen, else what the browser prefers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import Scope

from shofar.readers.lexicon import ENGLISH, languages

LANGUAGES: Final = languages()
COOKIE: Final = "language"
ADDRESSED: Final = "language"  # in the scope: the language of the address
OPERATED: Final = frozenset(("metrics", "health"))  # for programs, at one address each: a proxy hides them by it
LONGEST: Final = 200  # letters of a header that are looked at


def spoken(wanted: Iterable[str]) -> str:
    """The first of these that we speak; English if we speak none. `pl-PL` is `pl`."""
    plain = (one.strip().lower().replace("_", "-").split("-")[0].split(".")[0] for one in wanted)
    return next((one for one in plain if one in LANGUAGES), ENGLISH)


def preferred(header: str) -> list[str]:
    """The languages of `Accept-Language`, the dearest first."""
    found = [one.partition(";") for one in header[:LONGEST].split(",")]
    weighed = [(_weight(more), -at, name) for at, (name, _, more) in enumerate(found)]
    return [name for weight, _, name in sorted(weighed, reverse=True) if weight > 0]


def _weight(more: str) -> float:
    try:
        return float(more.strip().removeprefix("q=")) if more else 1.0
    except ValueError:
        return 0.0


def language_of(request: HTTPConnection, known: str = "") -> str:
    """The language of a request; `known` is what the person has told us."""
    wished = header(request, b"accept-language")[:LONGEST]
    return _first(request.scope.get(ADDRESSED, ""), request.cookies.get(COOKIE, "")[:LONGEST], known, wished)


@lru_cache(maxsize=1024)
def _first(addressed: str, chosen: str, known: str, wished: str) -> str:
    return spoken([addressed, chosen, known, *preferred(wished)])


def header(request: HTTPConnection, name: bytes) -> str:
    """The first header of this name; empty if there is none."""
    for found, value in request.scope["headers"]:
        if found == name:
            text: str = value.decode("latin-1")
            return text
    return ""


def addressed(scope: Scope) -> Scope:
    """`/pl/rules` is `/rules` in Polish."""
    if scope["type"] != "http":
        return scope
    language, _, rest = str(scope["path"]).removeprefix("/").partition("/")
    if language not in LANGUAGES or rest in OPERATED:
        return scope
    return {**scope, "path": f"/{rest}", "raw_path": f"/{rest}".encode(), ADDRESSED: language}
