"""What page tests look at: everything with SHOFAR_CRAWL=all (`make soak`), otherwise each thing at least once."""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import product

WHOLE = os.environ.get("SHOFAR_CRAWL") == "all"


def one_of(kind: Iterable[str], at: int) -> list[str]:
    """All of a kind, or the one at this place, where what differs between them is held without a browser."""
    found = list(kind)
    return found if WHOLE else [found[at % len(found)]]


def spread(*kinds: Iterable[str]) -> list[tuple[str, ...]]:
    """All combinations, or as few as show every title, window and theme once."""
    lists = [list(kind) for kind in kinds]
    if WHOLE:
        return list(product(*lists))
    longest = max(len(kind) for kind in lists)
    return [tuple(kind[at % len(kind)] for kind in lists) for at in range(longest)]
