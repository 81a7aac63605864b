"""A progress bar, on a terminal only."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TypeVar

T = TypeVar("T")


def told(items: Iterator[T], total: int, text: str) -> Iterator[T]:
    """The same items, with a bar on stderr while they come."""
    if not sys.stderr.isatty():
        return items
    from rich.console import Console
    from rich.progress import track

    return iter(track(items, text, total, console=Console(stderr=True), transient=True))
