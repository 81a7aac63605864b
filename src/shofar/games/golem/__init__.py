"""Golem: Prague, 1584."""

from shofar.games.golem.title import TITLE

__all__ = ["TITLE"]
