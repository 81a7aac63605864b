"""What a page is drawn from: which classes are looked into, which are compared, what of them never differs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from markupsafe import Markup

F = TypeVar("F", bound=Callable[..., Any])

THINGS: Final[set[type]] = set()  # looked into field by field
FIXED: Final[dict[type, tuple[str, ...]]] = {}  # what of these never differs on the pages of a memory
SIMPLE: Final[set[type]] = {str, int, float, bool, type(None), Markup}  # their own value
VALUES: Final[set[type]] = SIMPLE.copy()  # compared as a whole
PLAIN: Final = frozenset({dict, list, tuple})


def looked_into(*kinds: type) -> None:
    """Things of these classes are looked into: each field that is read counts alone."""
    THINGS.update(kinds)


def fixed(kind: type, *names: str) -> None:
    """Fields, and methods that look at nothing else, of which a memory keeps the pages apart (`Memory.page`)."""
    FIXED[kind] = names


def compared(*kinds: type) -> None:
    """Things of these classes never change, and are compared as a whole."""
    VALUES.update(kinds)


def question(method: F) -> F:
    """A method whose answer counts, and not what it looks at to find it."""
    method.question = True  # type: ignore[attr-defined]
    return method
