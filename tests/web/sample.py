"""What page tests look at: everything with SHOFAR_CRAWL=all (`make soak`), otherwise each thing at least once."""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import product

WHOLE = os.environ.get("SHOFAR_CRAWL") == "all"


def spread(*kinds: Iterable[str]) -> list[tuple[str, ...]]:
    """All combinations, or as few as show every title, window and theme once."""
    lists = [list(kind) for kind in kinds]
    if WHOLE:
        return list(product(*lists))
    longest = max(len(kind) for kind in lists)
    return [tuple(kind[at % len(kind)] for kind in lists) for at in range(longest)]
