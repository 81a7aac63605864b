"""What a test needs and a machine may lack."""

from __future__ import annotations


class Missing(RuntimeError):
    """A program that is not here; the sentence says how to get it."""
