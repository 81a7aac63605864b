"""Readers: an effect, a move, a line of the log for people, as words in any language or as icons."""
