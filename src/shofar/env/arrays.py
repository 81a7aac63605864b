"""Observations as numpy arrays: their space, as numbers from 0 to 1, and with every choice spread over its words."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from shofar.engine.features import Features
from shofar.env import features
from shofar.env.extras import needed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Bytes = NDArray[np.uint8]
    Floats = NDArray[np.float32]


@cache
def _highest(title: str) -> Any:
    np = needed("numpy", "rl")
    return np.array(features(title).highest, dtype=np.uint8)


def highest(title: str) -> Bytes:
    """The largest number at each place of an observation."""
    found: Bytes = _highest(title).copy()
    return found


def scaled(title: str, rows: Bytes) -> Floats:
    """Every number as a part of its range: 0 to 1."""
    np = needed("numpy", "rl")
    found: Floats = rows.astype(np.float32) / _highest(title)
    return found


def spread(title: str, rows: Bytes) -> Floats:
    """The same, with each choice as one place per word: 1 at the word that is chosen."""
    np = needed("numpy", "rl")
    numbers, chosen, words = _spreading(title)
    flat = rows.reshape(-1, rows.shape[-1])
    plain = flat[:, numbers].astype(np.float32) / _highest(title)[numbers]
    picked = (flat[:, chosen] == words).astype(np.float32)
    return np.concatenate((plain, picked), axis=1).reshape(*rows.shape[:-1], -1)  # type: ignore[no-any-return]


@cache
def _spreading(title: str) -> tuple[Any, Any, Any]:
    np = needed("numpy", "rl")
    numbers = [place for one in features(title) if not one.words for place in range(one.start, one.stop)]
    pairs = _pairs(features(title))
    return np.array(numbers), np.array([place for place, _ in pairs]), np.array([word for _, word in pairs], np.uint8)


def _pairs(every: Features) -> list[tuple[int, int]]:
    """Each place of a choice with each of its words."""
    return [
        (place, word)
        for one in every
        if one.words
        for place in range(one.start, one.stop)
        for word in range(1, len(one.words) + 1)
    ]
