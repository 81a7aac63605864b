"""Nehemiah: workers on cards in columns, influence on three boards, gates; with the Construction Leaders variant."""

from shofar.games.nehemiah.title import TITLE

__all__ = ["TITLE"]
