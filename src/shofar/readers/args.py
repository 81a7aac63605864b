"""The variables of a message, worked out only if the message mentions them (see locale/README.md)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

LETTERS: Final = "abcdefgh"
PIECES: Final = frozenset({"id", "sign", "1", "2", "3", "4"})  # of an id; other endings name a form or a column
KNOWN: Final = 4_096  # ids and patterns: the same few come with every move

Named = Callable[[str], str]  # from an id to what a person reads


def spread(words: Sequence[str], mentioned: frozenset[str], named: Named) -> dict[str, Any]:
    """`$a`, `$a-id`, `$a-1` ... for each word, those that are mentioned."""
    args: dict[str, Any] = {}
    for letter, word in zip(LETTERS, words, strict=False):
        args |= _one(letter, word, mentioned, named)
    return args


@lru_cache(maxsize=KNOWN)
def mentions(variable: str, mentioned: frozenset[str]) -> bool:
    """True if a message mentions the variable or a form of it."""
    own = len(variable) + 1
    forms = (name[own:] for name in mentioned if name.startswith(f"{variable}-"))
    return variable in mentioned or any(form not in PIECES for form in forms)


def _one(letter: str, word: str, mentioned: frozenset[str], named: Named) -> dict[str, Any]:
    args = dict(_pieces(letter, word))
    if mentions(letter, mentioned):
        args[letter] = named(word) if _needs_name(word) else _number(word)
    return args


@lru_cache(maxsize=KNOWN)
def _pieces(letter: str, word: str) -> tuple[tuple[str, Any], ...]:
    """The id, and the words and numbers in it."""
    found = enumerate(re.findall(r"\w+", word), 1)
    return ((f"{letter}-id", word), *((f"{letter}-{number}", _number(piece)) for number, piece in found))


@lru_cache(maxsize=KNOWN)
def _needs_name(word: str) -> bool:
    return bool(re.search(r"[A-Za-z]", word))


def _number(word: str) -> int | str:
    return int(word) if re.fullmatch(r"-?\d+", word) else word
