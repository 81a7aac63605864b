"""What can go wrong, said for the person who caused it: what was found, where, what was expected."""

from __future__ import annotations


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
