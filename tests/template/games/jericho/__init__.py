"""Jericho: stones of a wall, and a horn for the last one."""

from shofar.games.jericho.title import TITLE

__all__ = ["TITLE"]
