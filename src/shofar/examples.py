"""The worked examples of the rules as positions that can be played on.

`games/<title>/examples.toml` tells each by what differs from a fresh deal, so that it outlives new components:

    [EX-5]
    players = 2
    options = { first_game = true }
    seed = "1"
    seat = 0                       # whose example it is
    moves = ["take work white"]    # what the text does
    after = { purse = { 0 = 2 } }  # and what it then says: fields of the position, by index
    [EX-5.set]                     # fields of the position that the example changes, by index or whole
    purse = { 2 = 2 }
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Final

import shofar
from shofar import games
from shofar.engine.errors import BadRequest
from shofar.engine.game import Game

FILE: Final = "examples.toml"


@cache
def _read(title: str) -> dict[str, dict[str, Any]]:
    file = games.folder(title) / FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def numbers(title: str) -> tuple[str, ...]:
    """The examples of a title that can be played."""
    return tuple(_read(title))


def example(title: str, number: str) -> dict[str, Any]:
    """What the file says about one."""
    found = _read(title).get(number)
    if found is None:
        raise BadRequest("unknown-example", f"{title} has no example '{number}' to play", example=number)
    return found


def game(title: str, number: str) -> Game:
    """The game at the position in which the example begins. What is not said is as in a fresh deal."""
    told = example(title, number)
    fresh = shofar.new(
        title, told["players"], told.get("seed", number), told.get("options"), auto=told.get("auto", True)
    )
    fresh.play(*told.get("lead", ()))
    document = fresh.position()
    for name, value in told.get("set", {}).items():
        document["state"][name] = changed(document["state"][name], value)
    document |= {key: told[key] for key in ("stack", "stacked") if key in told}
    return shofar.load(document)


def changed(field: Any, value: Any) -> Any:
    """A field with some of its entries changed, or with another value."""
    if not isinstance(value, dict):
        return value
    found = list(field)
    for at, one in value.items():
        found[int(at)] = one
    return found
