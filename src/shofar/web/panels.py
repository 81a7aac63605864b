"""Panels: the parts of a page, each drawn once for all who would see the same.

A panel is a function that draws an element from what it is given: `@panel`. While it draws, it is noted what it looks
at, field by field (`seen.py`). As long as all of that is the same, for this viewer or for another one, the panel is not
drawn again: what it has looked at is its whole value, and it need not be said a second time. So whatever two viewers
do not share (their seat, their words, what they may choose) divides only the panels that show it.

A panel knows the panels in it by name. A page is such a tree; two pages of a table differ by a few of them, and those
are all that is sent (`differences`). Whole pages (`Panel.whole`) are what browsers load first, and all that they need.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import wraps
from hashlib import blake2b
from inspect import unwrap
from typing import Any, Final, ParamSpec, TypeVar, cast

from markupsafe import escape

from shofar.web.html import Element, fragment
from shofar.web.http.secret import client_key
from shofar.web.seen import SEEN, Check, Place, Trace, checks, root, seen

P = ParamSpec("P")
E = TypeVar("E")

ALIKE: Final = 8  # drawings of one panel that are kept: as many as there are different viewers, and what was before
STATES: Final = 32  # pages of a table that somebody may have on the screen
TABLES: Final = 100  # of which drawings are kept
IDLE: Final = 64  # pages after which a drawing that nobody has used is forgotten
MARK: Final = "\0"  # stands around the name of a panel in the text of another: no text of a person contains it
ROOT: Final = "page"
KEY: Final = '<input type="hidden" name="key" value="">'  # each form of each viewer gets its own, when it is sent
NAME: Final = re.compile(r"[^a-z0-9.]+")


class Panel:
    """A drawn panel: its text, with the names of others where they stand, those others, and what it was drawn from."""

    __slots__ = ("_stands", "_turn", "below", "checks", "inside", "key", "name", "nothing", "state", "text", "used")

    def __init__(
        self,
        key: tuple[Any, ...],
        name: str,
        text: str,
        inside: dict[str, Panel],
        below: tuple[Panel, ...],
        checks: tuple[Check, ...],
        nothing: bool = False,
    ) -> None:
        self.key: Final = key  # what draws it, and what that is given
        self.name: Final = name  # empty for what is a part of the panel around it
        self.text: Final = text
        self.inside: Final = inside
        self.below: Final = below  # whatever was drawn for it: panels, and parts of it
        self.checks: Final = checks
        self.nothing: Final = nothing  # None was drawn
        states = [text, *(one.state for one in inside.values())]
        self.state: Final[str] = blake2b(
            MARK.join(states).encode(), digest_size=8
        ).hexdigest()  # equal if it looks equal
        self.used = 0
        self._turn = -1
        self._stands = False

    def stands(self, turn: int) -> bool:
        """Whether what it has looked at itself is still the same; asked once for a page, which `turn` is."""
        if self._turn != turn:
            self._stands, self._turn = self._same(turn), turn
        return self._stands

    def _same(self, turn: int) -> bool:
        try:
            for place, ask, answer in self.checks:
                if ask(place.it if place.turn == turn else place.find(turn)) != answer:
                    return False
        except (LookupError, TypeError, AttributeError):  # there is no such thing any more
            return False
        return True

    def fits(self, other: Panel) -> bool:
        """Whether it can stand where the other one stands, in the text around it."""
        return self.name == other.name and (bool(self.name) or self.text == other.text)

    def sent(self) -> str:
        """The text with a stand-in for each panel in it: the page knows them, or gets them too."""
        parts = self.text.split(MARK)
        parts[1::2] = [f'<template data-p="{escape(name)}"></template>' for name in parts[1::2]]
        return "".join(parts)

    def whole(self) -> str:
        """All of it as a page begins with it: with what is in it, its state, and a key for each form."""
        text = "".join(self._parts()).replace(f' data-p="{ROOT}"', f' data-p="{ROOT}" data-state="{self.state}"', 1)
        return KEY_FIELD.sub(lambda _: KEY.replace('""', f'"{client_key()}"'), text)

    def _parts(self) -> Iterator[str]:
        for at, part in enumerate(self.text.split(MARK)):
            if at % 2:
                yield from self.inside[part]._parts()
            else:
                yield part

    def __html__(self) -> str:
        return self.whole()


KEY_FIELD: Final = re.compile(re.escape(KEY))


def alone(text: str) -> Panel:
    """A page that has no parts."""
    return Panel((), ROOT, text, {}, (), ())


def differences(old: Panel, new: Panel) -> list[Panel]:
    """The panels of the new page that somebody who has the old one does not know."""
    found: list[Panel] = []
    _differ(old, new, found)
    return found


def _differ(old: Panel | None, new: Panel, found: list[Panel]) -> None:
    if old is not None and old.state == new.state:
        return
    if old is None or old.text != new.text:
        found.append(new)
    for name, one in new.inside.items():
        _differ(old.inside.get(name) if old else None, one, found)


class Memory:
    """What was drawn of one table."""

    def __init__(self) -> None:
        self.turn = 0
        self.trace = Trace()  # of what is being drawn
        self.draws: object = None  # the function that draws the page
        self.states: Final[OrderedDict[str, Panel]] = OrderedDict()
        self._known: Final[dict[object, list[Panel]]] = {}
        self._now: Final[dict[object, Panel]] = {}  # of the page that is drawn
        self._roots: Final[list[Place]] = []

    def page(self, draw: Callable[..., Element], *given: object) -> Panel:
        """A page, drawn by a panel from these things. It is known by its state for a while."""
        self.turn += 1
        if self.turn % IDLE == 0:
            self._forget()
        while len(self._roots) < len(given):
            self._roots.append(Place(None, len(self._roots)))
        self.trace, self.draws = Trace(), unwrap(draw)
        self._now.clear()
        draw(*(root(self, place, one) for place, one in zip(self._roots, given, strict=False)))
        (page,) = self.trace.inside.values()
        self.keep(page)
        return page

    def keep(self, page: Panel) -> None:
        """Remember a page that somebody will have on the screen."""
        self.states[page.state] = page
        self.states.move_to_end(page.state)
        if len(self.states) > STATES:
            self.states.popitem(last=False)

    def drawn(self, draw: Callable[..., Any], given: tuple[Any, ...]) -> Element | None:
        """A panel, or a part of one, as it stands in what is around it."""
        return self._put(self._found((draw, *(one.seen_place if type(one) in SEEN else one for one in given))))

    def _found(self, key: tuple[Any, ...]) -> Panel:
        """One that was drawn before, one that differs only in what is in it, or a new one."""
        found = self._now.get(key)
        if found is None:
            kept = self._known.setdefault(key, [])
            standing = (new for one in kept if one.stands(self.turn) and (new := self._renewed(one, kept)))
            found = self._now[key] = next(standing, None) or self._anew(key)
            found.used = self.turn
            if not kept or kept[0] is not found:
                kept[:] = [found, *(one for one in kept if one is not found)][:ALIKE]
        return found

    def _renewed(self, old: Panel, kept: list[Panel]) -> Panel | None:
        """The same panel with what is in it as it is now: it would ask for the same. None if its text would differ."""
        below = tuple(self._found(one.key) for one in old.below)
        if below == old.below:
            return old
        if not all(one.fits(before) for one, before in zip(below, old.below, strict=True)):
            return None
        known = next((one for one in kept if one.below == below and one.checks is old.checks), None)
        return known or Panel(old.key, old.name, old.text, _inside(below), below, old.checks, old.nothing)

    def _anew(self, key: tuple[Any, ...]) -> Panel:
        draw, given = key[0], [seen(self, one) if type(one) is Place else one for one in key[1:]]
        outer, self.trace = self.trace, Trace()
        try:
            found = element = draw(*given)
            element = element if type(element) is Element and element.tagged else fragment[element]
            name = "" if not element.tagged else ROOT if draw is self.draws else _name(draw, given)
            text = str(element.marked("data-p", name) if name else element)
            trace = self.trace
        finally:
            self.trace = outer
        return Panel(key, name, text, trace.inside, tuple(trace.below), checks(trace.reads), found is None)

    def _put(self, one: Panel) -> Element | None:
        outer = self.trace
        outer.below.append(one)
        if one.nothing:
            return None
        if not one.name:
            outer.inside.update(one.inside)
            return Element(("", ""), "", one.text)
        if outer.inside.setdefault(one.name, one) is not one:
            raise ValueError(
                f"two panels of a page have the name {one.name!r}: give them arguments that tell them apart"
            )
        return Element(("", ""), "", f"{MARK}{one.name}{MARK}")

    def _forget(self) -> None:
        """Drop what no page has shown for a while."""
        for key, kept in list(self._known.items()):
            kept[:] = [one for one in kept if one.used > self.turn - IDLE]
            if not kept:
                del self._known[key]


def _inside(below: tuple[Panel, ...]) -> dict[str, Panel]:
    """The panels among what was drawn, and those in its parts."""
    return {name: one for part in below for name, one in ({part.name: part} if part.name else part.inside).items()}


class Memories:
    """What was drawn, by table: of those that were drawn last."""

    def __init__(self, most: int = TABLES) -> None:
        self._most: Final = most
        self._tables: Final[OrderedDict[str, tuple[object, Memory]]] = OrderedDict()

    def of(self, table: str, box: object) -> Memory:
        """The memory of a table. With another box other things are printed on its components."""
        found = self._tables.pop(table, None)
        if found is None or found[0] != box:
            found = (box, Memory())
        self._tables[table] = found
        if len(self._tables) > self._most:
            self._tables.popitem(last=False)
        return found[1]

    def known(self, table: str, state: str) -> Panel | None:
        """The page that somebody says to have on the screen."""
        found = self._tables.get(table)
        return found[1].states.get(state) if found else None


def panel(draw: Callable[P, E]) -> Callable[P, E]:
    """A function that draws a panel: a named part of a page that is drawn again only if something differs that it looks
    at. What it is given is looked at (a scene, a view, a part of it), or can be compared (a seat, a name). What it
    returns is an element; if it is something else, it is drawn once too, as a part of the panel around it."""

    @wraps(draw)
    def drawn(*given: P.args, **named: P.kwargs) -> E:
        for one in given:
            if type(one) in SEEN:
                assert not named, "panels are called with their arguments in order"
                return cast(E, cast(Any, one).seen_memory.drawn(draw, given))
        return draw(*given, **named)

    return drawn


def _name(draw: Callable[..., Any], given: list[Any]) -> str:
    """The name of a panel on its page: what draws it, and of which thing."""
    parts: list[object] = [draw.__module__.rpartition(".")[2], draw.__name__.strip("_")]
    for one in given:
        parts += one.seen_place.steps() if type(one) in SEEN else [one] if type(one) in (int, str) else []
    return NAME.sub("-", ".".join(str(part) for part in parts).lower())
