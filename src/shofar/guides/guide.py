"""What a title teaches: `games/<title>/guide.toml`, read and checked; words: `locale/*/guide/<title>.ftl`.

A *setting* is a table as it is laid out (a seed, and what differs from its deal) and the line of moves from there. A
*step* begins after some moves of a line, says what to do, and is done when its condition holds. `docs/guides.md` tells
how one is written.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

import shofar
from shofar import examples
from shofar.engine.errors import BadBox
from shofar.engine.game import Game, News
from shofar.engine.view import heard
from shofar.engine.views import AnyView
from shofar.guides.condition import BadCondition, Condition, Facts

Teller = Callable[[AnyView, int, str], dict[str, int | str]]

GUIDE: Final = "guide"  # the kinds: each is a file of the title, and a folder of words
PUZZLES: Final = "puzzles"
KINDS: Final = (GUIDE, PUZZLES)
LEARNER: Final = 0  # the seat
CONDITIONS: Final = ("done", "way", "lost", "again")
LISTS: Final = ("show", "marks", "answers")
REMARKS: Final = ("ok", "other")
PLAIN: Final = ("key", "setting", "after", "next", "rule", "right", "taught", "best")
STEP: Final = frozenset((*CONDITIONS, *LISTS, *REMARKS, *PLAIN))


@dataclass(frozen=True, slots=True)
class Setting:
    """A table laid out for learning, and how it goes on if everybody follows the line."""

    name: str
    seed: str
    state: Mapping[str, Any]
    example: str  # a worked example of the rules, instead of a seed
    line: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Remark:
    """A comment on a move: said if its condition holds, or if it has none."""

    when: Condition
    key: str


@dataclass(frozen=True, slots=True)
class Step:
    """One idea: what to do, when it is done, what is said about moves."""

    key: str
    setting: str
    after: int | None  # moves of the line; None: wherever the table stands
    done: Condition
    way: Condition  # moves on the way to it: nothing is said about them
    show: tuple[str, ...]  # how moves begin that do it, the best first
    marks: tuple[str, ...]  # places of the board
    next: bool  # there is nothing to do: a button goes on
    ok: tuple[Remark, ...]
    other: tuple[Remark, ...]
    lost: Condition  # it cannot be done for now
    again: Condition  # it can be done again
    rule: str
    answers: tuple[str, ...]  # of a question
    right: str
    taught: str  # the step that taught it
    best: str  # of a puzzle: the fact that nobody can make larger


@dataclass(frozen=True, slots=True)
class Guide:
    """A guided first game; or puzzles, each at a table of its own."""

    title: str
    kind: str
    players: int
    options: Mapping[str, Any]
    settings: Mapping[str, Setting]
    steps: tuple[Step, ...]
    facts: Teller  # of a view, for a seat, after a move of theirs

    def index(self, key: str) -> int:
        """The number of a step, from 0."""
        return next(at for at, step in enumerate(self.steps) if step.key == key)

    @property
    def lessons(self) -> int:
        """How many steps teach; the others ask."""
        return sum(not step.answers for step in self.steps)

    def about(self, game: Game, move: str = "") -> Facts:
        """The facts of the table as the learner sees it."""
        return self.facts(game.view(LEARNER), LEARNER, move)


@cache
def guide(title: str, kind: str = GUIDE) -> Guide | None:
    """The guide of a title, or its puzzles; None if it has none."""
    file = files(f"shofar.games.{title}").joinpath(f"{kind}.toml")
    if not file.is_file():
        return None
    try:
        return _read(title, kind, tomllib.loads(file.read_text(encoding="utf-8")))
    except (KeyError, TypeError, BadCondition, tomllib.TOMLDecodeError) as error:
        raise BadBox("bad-guide", f"games/{title}/{kind}.toml cannot be read: {error}", title=title) from None


def set_up(guide: Guide, step: int) -> Game:
    """The table as a step begins, if everybody has followed the line."""
    at = placed(guide, step)
    setting = guide.settings[at.setting]
    game = _laid(guide.title, guide.kind, setting.name)
    game.play(*setting.line[: at.after or 0])
    return game


def told(game: Game, news: Iterable[News]) -> frozenset[tuple[str, bool]]:
    """What the learner has heard: the kinds of news, and which are about the learner."""
    kinds = game.rules.title.kinds
    return frozenset((kinds[one[0]].key, one[1] == LEARNER) for one in news if heard(game.rules, one, LEARNER))


def placed(guide: Guide, step: int) -> Step:
    """The step that says where the table stands: this one, or the last before it that has a place."""
    return next(one for one in reversed(guide.steps[: step + 1]) if one.after is not None)


def _laid(title: str, kind: str, setting: str) -> Game:
    return shofar.load(json.loads(_document(title, kind, setting)))


@cache
def _document(title: str, kind: str, name: str) -> str:
    """The position of a setting: a deal with some parts of it as they are said, or an example's."""
    made = guide(title, kind)
    assert made is not None
    setting = made.settings[name]
    if setting.example:
        return json.dumps(examples.game(title, setting.example).position())
    document = shofar.new(title, made.players, setting.seed, made.options).position()
    document["state"] |= setting.state
    return json.dumps(document)


# --- reading ----------------------------------------------------------------------------------------------------


def _read(title: str, kind: str, found: dict[str, Any]) -> Guide:
    settings = {name: _setting(name, given) for name, given in found["setting"].items()}
    steps: list[Step] = []
    for given in found["step"]:
        steps.append(_step(given, steps[-1].setting if steps else next(iter(settings))))
    made = Guide(title, kind, found["players"], found.get("options", {}), settings, tuple(steps), _facts(title))
    _check(made)
    return made


def _facts(title: str) -> Teller:
    made: Teller = import_module(f"shofar.games.{title}.lesson").facts
    return made


def _setting(name: str, given: dict[str, Any]) -> Setting:
    turns = [move.strip() for turn in given["line"] for move in turn.split(",")]
    example = given.get("example", "")
    return Setting(name, "" if example else given["seed"], given.get("state", {}), example, tuple(turns))


def _step(given: dict[str, Any], setting: str) -> Step:
    unknown = given.keys() - STEP
    if unknown:
        raise KeyError(f"step {given['key']}: {', '.join(sorted(unknown))}")
    read: dict[str, Any] = {
        "setting": setting,
        "after": None,
        "next": False,
        "rule": "",
        "right": "",
        "taught": "",
        "best": "",
    }
    read |= {name: given[name] for name in PLAIN if name in given}
    read |= {name: Condition(given.get(name, "")) for name in CONDITIONS}
    read |= {name: tuple(given.get(name, ())) for name in LISTS}
    read |= {name: _remarks(given.get(name, {})) for name in REMARKS}
    return Step(**read)


def _remarks(given: str | dict[str, str]) -> tuple[Remark, ...]:
    """`"word"` is said always, `{ "condition" = "word" }` the first that holds."""
    pairs = {"": given} if isinstance(given, str) else given
    return tuple(Remark(Condition(when), key) for when, key in pairs.items())


def _check(made: Guide) -> None:
    keys = [step.key for step in made.steps]
    if len(set(keys)) != len(keys):
        raise KeyError("two steps have the same key")
    for step in made.steps:
        setting = made.settings[step.setting]
        if step.after is not None and not 0 <= step.after <= len(setting.line):
            raise KeyError(f"step {step.key}: the line has {len(setting.line)} moves, not {step.after}")
        if not (step.done or step.next or step.answers):
            raise KeyError(f"step {step.key} is never done")
        if step.answers and (step.right not in step.answers or step.taught not in keys):
            raise KeyError(f"step {step.key}: no right answer, or no step that taught it")
