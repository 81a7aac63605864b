"""A phrase (the tree of an effect) as a row of icons, the same for the terminal and the page.

A row is a list of tokens: icons with a number and a place, marks between them, and framed groups. Nothing here knows
how a token is drawn."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from shofar import games
from shofar.engine.effect import Effect
from shofar.engine.grammar import Phrase, is_number, parse
from shofar.readers.lexicon import MissingWords, slug

FOLDER: Final = Path(__file__).parent
SIGNS: Final = {"+-": "±", "+": "+", "-": "−"}


@dataclass(frozen=True)
class Icon:
    """A symbol of the common set. `count` is what is written before it, empty for one of a thing."""

    name: str
    count: str = ""
    on: str = ""  # the icon of the place at its foot: a cube on the wall
    tint: str = ""  # a colour of the game, never of a player


@dataclass(frozen=True)
class Mark:
    """What stands between icons: the arrow `pay`, `or`, `then`, `per`; or a text such as a range."""

    name: str
    text: str = ""


@dataclass(frozen=True)
class Group:
    """Tokens in a frame: pay, choice or may."""

    frame: str
    row: tuple[Token, ...]


Token = Icon | Mark | Group
Row = tuple[Token, ...]


def icons(effect: str | Phrase | Effect[Any], title: str) -> Row:
    """The effect as a row of icons."""
    return _known(effect if isinstance(effect, str) else effect.text(), title)


@lru_cache(maxsize=4096)
def _known(text: str, title: str) -> Row:
    return _row(parse(text), title)


@cache
def glyphs() -> dict[str, tuple[str, str]]:
    """Each icon, of the common set and of the titles, as Unicode and as ASCII."""
    files = [FOLDER / "glyphs.toml", *(games.folder(title) / "glyphs.toml" for title in games.NAMES)]
    tables = [tomllib.loads(file.read_text(encoding="utf-8")) for file in files if file.is_file()]
    return {name: (pair[0], pair[1]) for table in tables for name, pair in table.items()}


@dataclass(frozen=True)
class Manner:
    """How an atom is written beyond its icon."""

    of: str = ""  # the number belongs to this icon, drawn after it: a figure, 3 clay cheaper
    sign: str = ""  # written before the number
    may: bool = False  # in the frame of what may be declined


PLAIN: Final = Manner()


@cache
def _entries(title: str) -> dict[str, Any]:
    file = games.folder(title) / "icons.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@cache
def _table(title: str) -> dict[str, Icon]:
    return {atom: _entry(entry) for atom, entry in _entries(title).items()}


def _entry(entry: str | dict[str, str]) -> Icon:
    if isinstance(entry, str):
        return Icon(entry)
    return Icon(entry["icon"], on=entry.get("on", ""), tint=entry.get("tint", ""))


@cache
def _manners(title: str) -> dict[str, Manner]:
    entries = {atom: entry for atom, entry in _entries(title).items() if isinstance(entry, dict)}
    return {
        atom: Manner(entry.get("of", ""), entry.get("sign", ""), entry.get("may", False))
        for atom, entry in entries.items()
    }


def symbol(words: str, title: str) -> Icon:
    """The icon of an atom without numbers, of a counted thing or of a time."""
    found = _table(title).get(words)
    if found is not None:
        return found
    for name in (slug(words), re.split(r"\W", words, maxsplit=1)[0]):
        if name in glyphs():
            return Icon(name)
    raise MissingWords(f"games/{title}/icons.toml has no icon for {words!r}")


# --- the kinds of nodes -------------------------------------------------------------------------------------


def _row(phrase: Phrase, title: str) -> Row:
    return KINDS[phrase.kind](phrase, title)


def _atom(phrase: Phrase, title: str) -> Row:
    numbers = [word for word in phrase.words if is_number(word)]
    words = " ".join(word for word in phrase.words if not is_number(word))
    if phrase.kind == "call":
        words += f"({', '.join(part.text() for part in phrase.parts)})"
    row = _written(symbol(words, title), numbers[0] if numbers else "1", _manners(title).get(words, PLAIN))
    return (Group("may", row),) if _manners(title).get(words, PLAIN).may else row


def _written(icon: Icon, number: str, manner: Manner) -> Row:
    count = manner.sign + number if manner.sign else _count(number)
    if not manner.of:
        return (Icon(icon.name, count, icon.on, icon.tint),)
    nothing = number.lstrip("+-") == "0"
    alone = Icon(icon.name, "", icon.on, icon.tint)
    return (alone,) if nothing else (alone, Icon(manner.of, count))


def _count(number: str) -> str:
    """The number as it is written: 1 of a thing is left out, steps and discounts keep their sign."""
    digits = number.lstrip("+-")
    sign = SIGNS.get(number[: len(number) - len(digits)], "")
    return "" if number == "1" else sign + digits


def _both(phrase: Phrase, title: str) -> Row:
    return tuple(token for part in phrase.parts for token in _row(part, title))


def _seq(phrase: Phrase, title: str) -> Row:
    """Side by side; the chevron only between parts of which one is more than a gain, for then the order matters."""
    row: list[Token] = []
    for number, part in enumerate(phrase.parts):
        if number and not (_is_gain(part) and _is_gain(phrase.parts[number - 1])):
            row.append(Mark("then"))
        row += _row(part, title)
    return tuple(row)


def _is_gain(phrase: Phrase) -> bool:
    return phrase.kind in ("atom", "call") and phrase.words[0].isdigit()


def _pay(phrase: Phrase, title: str) -> Row:
    return (Group("pay", _row(phrase.parts[0], title)), Mark("pay"), *_row(phrase.parts[1], title))


def _may(phrase: Phrase, title: str) -> Row:
    return (Group("may", _row(phrase.parts[0], title)),)


def _choice(phrase: Phrase, title: str) -> Row:
    row: list[Token] = []
    for number, part in enumerate(phrase.parts):
        if number:
            row.append(Mark("or"))
        row += _row(part, title)
    return (Group("choice", tuple(row)),)


def _times(phrase: Phrase, title: str) -> Row:
    return (Mark("times", f"{phrase.words[0]}–{phrase.words[1]}"), *_row(phrase.parts[0], title))


def _per(phrase: Phrase, title: str) -> Row:
    words = list(phrase.words)
    number = words.pop(0) if is_number(words[0]) else "1"
    found = symbol(" ".join(words), title)
    return (*_row(phrase.parts[0], title), Mark("per"), Icon(found.name, _count(number), found.on, found.tint))


def _when(phrase: Phrase, title: str) -> Row:
    return (symbol(" ".join(phrase.words), title), *_row(phrase.parts[0], title))


KINDS: Final[dict[str, Callable[[Phrase, str], Row]]] = {
    "atom": _atom,
    "call": _atom,
    "seq": _seq,
    "both": _both,
    "pay": _pay,
    "may": _may,
    "choice": _choice,
    "times": _times,
    "per": _per,
    "when": _when,
}
