"""A view holds exactly what its title declares and nothing that is printed on the components; what is printed stays."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from types import NoneType, UnionType
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import shofar
from shofar.engine.game import Game
from tests.playing import Setup, playthrough, sample


def varied() -> Iterator[Setup]:
    """Every title and player count, and each option once with another value than its default."""
    for title in map(shofar.title, shofar.titles()):
        for players in title.players:
            yield title.name, players, {}
            yield from ((title.name, players, {option.name: option.values[1]}) for option in title.options)


every_setup = pytest.mark.parametrize("setup", list(varied()), ids=str)
# What random games seldom change; and prices of a row.
SELDOM = {
    ".tokens",
    ".seats.hold",
    ".seats.drawn",
    ".boards.drawn",
    ".rows.price",
    ".rows.copy_price",
    ".rows.study_price",
}
# What tells which part this is, who sees it, or what was chosen before the game.
NAMES = {"title", "players", "options", "seat", "colour", "number", "name", "id", "space", "place", "kind", "opponent"}


@cache
def declared(title: str) -> Any:
    """The type of a title's views."""
    module = import_module(f"shofar.games.{title}.views")
    return next(kind for name, kind in vars(module).items() if name.lower() == f"{title}view")


def moments(setup: Setup, seed: int) -> Iterator[Game]:
    """A random game: its beginning, its end, and every ninth move."""
    for number, game in enumerate(playthrough(setup, seed)):
        if number % 9 == 0 or game.over:
            yield game


def viewers(game: Game) -> list[int | None]:
    return [None, *range(game.players)]


def wrong(value: Any, kind: Any, where: str) -> Iterator[str]:
    """Where a value is not what the type says."""
    origin, args = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        yield from wrong_keys(value, kind, where)
    elif origin is NotRequired:
        yield from wrong(value, args[0], where)
    elif origin in (Union, UnionType):
        found = [list(wrong(value, one, where)) for one in args]
        yield from min(found, key=len)
    elif origin is list:
        found = [list(wrong(one, args[0], f"{where}[]")) for one in value] if type(value) is list else [[where]]
        yield from (line for lines in found for line in lines)
    elif origin is dict:
        if type(value) is not dict or any(type(key) is not str for key in value):
            yield f"{where}: {value!r}"
        else:
            for key, one in value.items():
                yield from wrong(one, args[1], f"{where}.{key}")
    elif type(value) is not (NoneType if kind is None else kind):
        yield f"{where}: {value!r} is no {kind}"


def wrong_keys(value: Any, kind: Any, where: str) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{where}: {value!r}"
        return
    types = annotations_of(kind)
    yield from (f"{where}.{key} is not declared" for key in value.keys() - types.keys())
    needed = {key for key in kind.__required_keys__ if get_origin(types[key]) is not NotRequired}
    yield from (f"{where}.{key} is missing" for key in needed - value.keys())
    for key in value.keys() & types.keys():
        yield from wrong(value[key], types[key], f"{where}.{key}")


@cache
def annotations_of(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


@every_setup
def test_a_view_has_exactly_what_its_title_declares(setup: Setup) -> None:
    for game in moments(setup, 1):
        for viewer in viewers(game):
            view = game.view(viewer)
            assert list(wrong(view, declared(game.rules.title.name), "view")) == []
            assert json.loads(json.dumps(view)) == view


def places(value: Any, kind: Any, where: str) -> Iterator[tuple[str, str]]:
    """The values of a view by the names that the title declares: entries of tables, and of lists of them, share one."""
    if isinstance(value, dict) and is_typeddict(kind):
        for key, one in value.items():
            yield from places(one, hints(kind)[key], f"{where}.{key}")
    elif isinstance(value, dict):
        for one in value.values():
            yield from places(one, get_args(kind)[-1], where)
    elif isinstance(value, list) and is_typeddict(get_args(kind)[0]):
        for one in value:
            yield from places(one, get_args(kind)[0], where)
    elif value is not None:
        yield where, json.dumps(value)


@cache
def hints(kind: Any) -> dict[str, Any]:
    """The types of a table by key, of what may also be none the other."""
    return {
        key: next((one for one in get_args(found) if NoneType in get_args(found) and one is not NoneType), found)
        for key, found in get_type_hints(kind).items()
    }


@pytest.mark.parametrize("title", shofar.titles())
def test_what_never_changes_is_in_no_view(title: str) -> None:
    """Where the same stands for all viewers at all times of all games, it is printed, or known before the game."""
    seen: dict[str, set[str]] = defaultdict(set)
    for setup, seed in sample(title, 8):
        for number, game in enumerate(moments(setup, seed)):
            for viewer in (None, 0) if number % 2 == 0 or game.over else ():
                for where, value in places(game.view(viewer), declared(title), ""):
                    seen[where].add(value)
    constant = {where for where, values in seen.items() if len(values) == 1}
    assert {where for where in constant if NAMES.isdisjoint(where.split("."))} <= SELDOM


WORKED_OUT = {"question", "trades", "elements", "costs"}  # of the moment, as a text that may be one of the box


@every_setup
def test_no_effect_of_a_component_is_spelled_out_in_a_view(setup: Setup) -> None:
    for game in moments(setup, 2):
        faces = [face for faces in shofar.printed(game.rules).sections.values() for face in faces.values()]
        texts = {json.dumps(text) for face in faces for text in face.values().values() if " -> " in str(text)}
        found = places(game.view(game.seat), declared(setup[0]), "")
        assert texts
        assert not {value for where, value in found if WORKED_OUT.isdisjoint(where.split("."))} & texts


@every_setup
def test_what_is_printed_does_not_change_while_a_game_is_played(setup: Setup) -> None:
    documents = {json.dumps(shofar.printed(game.rules).document()) for game in moments(setup, 3)}
    assert len(documents) == 1
