"""What a person points at after `why`: a move by its notation, or what it is about by an id, a name or a place.

`site east` is `site g_east`; `use swap` is `use` wherever such a card lies; `build w01` is no move: it is about
choosing that location, and about building at all."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from shofar.engine.move import Catalogue, Move
from shofar.readers.words import Words

Hint = Callable[[Move], str]  # what a move is about beyond its own words

PIECE: Final = re.compile(r"[^\W_]+")


class Pointing:
    """Finds what is meant among the moves of a title."""

    def __init__(self, catalogue: Catalogue, words: Words, hint: Hint) -> None:
        self.catalogue: Final = catalogue
        self.words: Final = words
        self.hint: Final = hint

    def meant(self, text: str) -> list[list[Move]]:
        """The moves that are meant, those of one verb together; empty if the text points at nothing."""
        verb, *rest = text.lower().split() or [""]
        thing = " ".join(rest)
        if verb not in self.catalogue.base:
            return self._anything(text.lower())
        own = [move for move in self.catalogue.moves if move.verb == verb]
        found = self._about(own, thing) or self._lying(own, thing)
        if found:
            return [found]
        chosen = self._anything(thing)
        return [self._before(verb, chosen), own] if chosen else []

    def _anything(self, thing: str) -> list[list[Move]]:
        """Whatever can be done with a thing, by verb. A number alone may be anything."""
        groups: dict[str, list[Move]] = {}
        for move in [] if thing.isdigit() else self._about(self.catalogue.moves, thing):
            groups.setdefault(move.verb, []).append(move)
        return list(groups.values())

    def _before(self, verb: str, groups: list[list[Move]]) -> list[Move]:
        """Of the moves about a thing those that choose it for this verb: a catalogue is in the order of play."""
        first = self.catalogue.base[verb]
        return max(groups, key=lambda group: (group[0].index < first, group[0].index if group[0].index < first else 0))

    def _about(self, moves: list[Move], thing: str) -> list[Move]:
        """The moves of exactly this thing; else those in this column; else those that have it in a name."""
        exact = [move for move in moves if thing in move.args or thing in self._names(move)]
        within = [move for move in moves if any(arg.startswith(f"{thing}.") for arg in move.args)]
        pieces = _pieces(thing)
        return exact or within or [m for m in moves if pieces <= _pieces(" ".join([*m.args, *self._names(m)]))]

    def _lying(self, moves: list[Move], thing: str) -> list[Move]:
        """The moves that go where this lies now."""
        pieces = _pieces(thing)
        return [m for m in moves if pieces <= _pieces(f"{self.words.move(m.title, m)} {self.hint(m)}")]

    def _names(self, move: Move) -> list[str]:
        return [self.words.named(arg, move.title).lower() for arg in move.args]


def _pieces(text: str) -> set[str]:
    return set(PIECE.findall(text.lower()))
