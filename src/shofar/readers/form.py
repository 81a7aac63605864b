"""Texts that have forms: a pattern takes the one it needs as `$a-gen` or `$list-acc` (see locale/README.md)."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any, Final

SEATS: Final = 8
FIRST: Final = 0xE000  # of the private use area
FORMS: Final = ("", "gen", "dat", "acc", "ins", "loc", "de")  # that the letter of a seat can ask for


class Form(str):
    """A text that can be asked for in another form."""

    def form(self, name: str) -> str:
        """The text in the form of that name; itself if it has none."""
        return self

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return (str, (str(self),))  # whoever gets it from another process only reads it


class Said(Form):
    """What a message said, which can say it in another of its forms."""

    _again: Callable[[str], str]

    @classmethod
    def of(cls, text: str, again: Callable[[str], str]) -> Said:
        said = cls(text)
        said._again = again
        return said

    def form(self, name: str) -> str:
        return self._again(name)


class Mark(Form):
    """A seat as a letter of the private use area, one for each form: what it is called is put there later."""

    _seat: int

    @classmethod
    def of(cls, seat: int, form: str = "") -> Mark:
        mark = cls(chr(FIRST + FORMS.index(form) * SEATS + seat))
        mark._seat = seat
        return mark

    def form(self, name: str) -> str:
        return Mark.of(self._seat, name) if name in FORMS else self


def formed(value: Any, name: str) -> Any:
    """A variable in another form; a number, or the name of a thing without forms, is always the same."""
    return value.form(name) if name and isinstance(value, Form) else value


def begins_with_vowel(text: str) -> bool:
    """For languages that elide before one: d'Anna."""
    return unicodedata.normalize("NFD", text)[:1].lower() in frozenset("aeiouœæ")
