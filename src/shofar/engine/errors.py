"""What can go wrong, said for the person who caused it: what was found, where, what was expected."""

from __future__ import annotations

from typing import Final

SHOWN: Final = 60  # letters of a wrong value that a sentence repeats


class ShofarError(Exception):
    """An error with one clear sentence; `key` names it for translation, `facts` fill the sentence."""

    def __init__(self, key: str, sentence: str, **facts: object) -> None:
        super().__init__(sentence)
        self.key = key
        self.sentence = sentence
        self.facts = facts

    def __str__(self) -> str:
        return self.sentence

    def __reduce__(self) -> tuple[object, ...]:
        """Compiled or not, it survives the way to another process."""
        return _again, (type(self), self.key, self.sentence, self.facts)


def brief(value: object) -> str:
    """A value that was found, for a sentence: its beginning if it is long."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number too long to write, a list without end
        text = "..."
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}..."


def shown(value: object) -> str:
    """The same with what it is: '3' and 3 look alike to many."""
    return f"{brief(value)} ({type(value).__name__})"


def _again(kind: type[ShofarError], key: str, sentence: str, facts: dict[str, object]) -> ShofarError:
    return kind(key, sentence, **facts)


class IllegalMove(ShofarError):
    """The move is not possible now; the game is as it was."""


class BadRequest(ShofarError):
    """An unknown title, player count, option or seat."""


class BadBox(ShofarError):
    """A box that does not describe the components of its title."""


class BadRecord(ShofarError):
    """A record that cannot be replayed."""


class BadPosition(ShofarError):
    """A position document that cannot be loaded."""


class BadEffect(ShofarError):
    """An effect text that cannot be read."""
