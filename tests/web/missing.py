"""What a test needs and a machine may lack."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest


class Missing(RuntimeError):
    """A program that is not here; the sentence says how to get it."""


@contextmanager
def needed() -> Iterator[None]:
    """For fixtures: what is missing fails the tests that need it, with the sentence alone."""
    said = ""
    try:
        yield
    except Missing as missing:
        said = str(missing)
    if said:
        pytest.fail(said, pytrace=False)
