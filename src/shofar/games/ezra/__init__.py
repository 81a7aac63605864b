"""Ezra and Nehemiah: three weeks of rebuilding Jerusalem, for one to four players."""

from shofar.games.ezra.title import TITLE

__all__ = ["TITLE"]
