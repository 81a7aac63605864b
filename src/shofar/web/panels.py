"""Panels: the parts of a page, each drawn once for all who would see the same.

A panel is a function that draws an element from what it is given: `@panel`. While it draws, it is noted what it looks
at, place by place (`seen.py`). As long as all of that is the same, for this viewer or for another one, the panel is not
drawn again: what it has looked at is its whole value, and it need not be said a second time. So whatever two viewers
do not share (their seat, their words, what they may choose) divides only the panels that show it.

A panel knows the panels in it by name. A page is such a tree; two pages of a table differ by a few of them, and those
are all that is sent (`differences`). Whole pages (`Panel.whole`) are what browsers load first, and all that they need.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import wraps
from hashlib import blake2b
from inspect import unwrap
from typing import Any, Final, ParamSpec, Protocol, TypeVar, cast

from shofar.web.html import Element, fragment
from shofar.web.http.secret import client_key
from shofar.web.recall import Answer, Asks, Recall
from shofar.web.seen import SEEN, UNKNOWN, Place, Unlike, handed, placed, reached

P = ParamSpec("P")
E = TypeVar("E")
Key = tuple[Any, ...]  # what draws, and the places and values that it is given

STATES: Final = 16  # pages of a table that somebody may have on the screen
VIEWERS: Final = 6  # whose last page the next one is compared with
IDLE = 64  # pages after which drawings are forgotten that none of the known pages shows
LATEST: Final = 6  # pages that a table keeps when there is little room
BYTES: Final = 240_000_000  # that the drawings of all tables may take: some fifty with four pages
PANEL: Final = 1_400  # bytes of a panel beside its text, as measured
PLACE: Final = 500  # of something that can be read
PLACES = 20_000  # after so many everything is looked at anew: a game that goes on and on comes to few thousand
SCENE: Final = 500_000  # of what the last page of a viewer was drawn from
MARK: Final = "\0"  # stands around the name of a panel in the text of another: no text of a person contains it
ROOT: Final = "page"
KEY: Final = '<input type="hidden" name="key" value="">'  # each form of each viewer gets its own, when it is sent
KEY_FIELD: Final = re.compile(re.escape(KEY))
NAME: Final = re.compile(r"[^a-z0-9.]+")


class Drawn:
    """What a function has drawn, without the panels in it: they are told by their keys."""

    __slots__ = ("answers", "bits", "gaps", "key", "keys", "name", "nothing", "panels", "parts", "twins")

    def __init__(self, key: Key, name: str, text: str, below: tuple[Panel, ...] = (), nothing: bool = False) -> None:
        self.key: Final = key
        self.name: Final = name  # empty for what is a part of the panel around it
        self.parts: Final = text.split(MARK)  # every other one is the number of something below
        self.keys: Final = tuple(one.drawn.key for one in below)
        self.gaps: Final = [one.drawn.nothing for one in below]  # whoever drew around it has seen whether there was any
        self.nothing: Final[bool] = nothing  # None was drawn
        self.bits = 0  # of what it has looked at itself
        self.answers: tuple[Answer, ...] = ()  # among it
        self.panels: Final[dict[tuple[Panel, ...], Panel]] = {}  # with what was in it
        self.twins: list[Drawn] = [self]  # drawn from the same values, where something else below was nothing


class Panel:
    """A drawn panel: its text, with the names of others where they stand, and those others."""

    __slots__ = ("_children", "_sent", "below", "drawn", "inside", "name", "reach", "state", "text")

    def __init__(self, drawn: Drawn, below: tuple[Panel, ...]) -> None:
        self.drawn: Final = drawn
        self.name: Final = drawn.name
        self.below: Final = below  # whatever was drawn for it: panels, and parts of it
        self.reach: int = drawn.bits  # of what it and all that is below it look at
        self.inside: Final[dict[str, Panel]] = {}
        parts = drawn.parts
        if below:
            parts = parts.copy()
            parts[1::2] = [below[int(at)]._placed() for at in parts[1::2]]
            for one in below:
                self.reach |= one.reach
                self._take(one)
        self.text: Final = "".join(parts)
        states = [self.text, *(one.state for one in self.inside.values())]
        self.state: Final[str] = blake2b(
            MARK.join(states).encode(), digest_size=8
        ).hexdigest()  # equal if it looks equal
        self._children: dict[Key, Panel] | None = None
        self._sent = ""

    def children(self) -> dict[Key, Panel]:
        """What was drawn for it, by what draws it."""
        if self._children is None:
            self._children = {one.drawn.key: one for one in self.below}
        return self._children

    def among(self, found: set[Panel]) -> None:
        """Put it and all that is below it into a set."""
        if self not in found:
            found.add(self)
            for one in self.below:
                one.among(found)

    def _take(self, one: Panel) -> None:
        for name, panel in {one.name: one}.items() if one.name else one.inside.items():
            if self.inside.setdefault(name, panel) is not panel:
                raise ValueError(
                    f"two panels of a page have the name {name!r}: give them arguments that tell them apart"
                )

    def _placed(self) -> str:
        return f"{MARK}{self.name}{MARK}" if self.name else self.text

    def sent(self) -> str:
        """The text with a stand-in for each panel in it: the page knows them, or gets them too."""
        if not self._sent:
            parts = self.text.split(MARK)
            parts[1::2] = [f'<template data-p="{name}"></template>' for name in parts[1::2]]  # `NAME` needs no escape
            self._sent = "".join(parts)
        return self._sent

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


def alone(text: str) -> Panel:
    """A page that has no parts."""
    return Panel(Drawn((), ROOT, text), ())


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


class Root(Protocol):
    """What a page is drawn from."""

    @property
    def apart(self) -> Hashable:
        """What of it never differs on pages that share drawings (`seen.fixed`): it need not be looked at again."""

    @property
    def viewer(self) -> Hashable:
        """For whom it is: their next page is likely to be much like this one."""


class Base:
    """What a viewer was shown last: the page, what it was drawn from, and the values of all places then."""

    __slots__ = ("given", "page", "values")

    def __init__(self, given: tuple[Root, ...], values: list[Any], page: Panel) -> None:
        self.given: Final = given
        self.values: Final = values
        self.page: Final = page


class Tongue:
    """What is known of pages on which the same things never differ (`Root.apart`): drawings, and answers."""

    __slots__ = ("answers", "drawings", "names")

    def __init__(self) -> None:
        self.names: Final[dict[Key, str]] = {}  # of panels
        self.drawings: Final[dict[Key, Recall[Drawn]]] = {}
        self.answers: Final[dict[Key, Answer]] = {}


class Memory:
    """What was drawn of one table."""

    def __init__(self) -> None:
        self.turn = 0
        self.places: Final[list[Place | Answer]] = []  # that were ever looked at
        self.values: list[Any] = []  # of each of them, on the page that is drawn
        self.dirty = 0  # the bits of those that differ from the viewer's last page
        self.notes: set[int] = set()  # which of them were looked at by what is being drawn
        self.doubted: set[Answer] = set()  # that something depends on which is kept
        self.asks: Final[dict[frozenset[int], Asks]] = {}  # sets of places that were looked at together
        self.states: Final[OrderedDict[tuple[Hashable, str], Panel]] = OrderedDict()  # by who was shown them
        self._draws: object = None  # the function that draws the page
        self._below: list[Panel] = []  # what was drawn for what is being drawn
        self._was: Panel | None = None  # that on the viewer's last page
        self._tongues: Final[dict[object, Tongue]] = {}
        self._tongue = Tongue()
        self._bases: Final[OrderedDict[object, Base]] = OrderedDict()  # what viewers were shown last
        self._roots: Final[list[Place]] = []
        self._drawn = 0  # bytes of the drawings
        self._shrunk = 0  # the page up to which there is nothing left to be forgotten

    @property
    def cost(self) -> int:
        """Bytes that all of it takes."""
        return self._drawn + PLACE * len(self.places) + SCENE * max(len(self._bases), 1)

    def number(self, place: Place | Answer) -> int:
        """A place that was never looked at before gets a number."""
        self.places.append(place)
        self.values.append(UNKNOWN)
        return len(self.places) - 1

    def page(self, draw: Callable[..., Element], *given: Root) -> Panel:
        """A page, drawn by a panel from these things. It is known by its state for a while."""
        self.turn += 1
        self._draws = unwrap(draw)
        self._tongue = self._tongues.setdefault(tuple(one.apart for one in given), Tongue())
        viewer = (self._draws, *(one.viewer for one in given))
        base = self._bases.pop(viewer, None)
        if base and [one.apart for one in base.given] != [one.apart for one in given]:
            base = None
        self._compare(base, given)
        page = self._found((self._draws, *self._roots[: len(given)]), base.page if base else None)
        self._bases[viewer] = Base(given, self.values, page)
        if len(self._bases) > VIEWERS:
            self._bases.popitem(last=False)
        self.keep(page, given[0].viewer)
        if self.turn % IDLE == 0:
            self.forget()
        return page

    def _compare(self, base: Base | None, given: tuple[Root, ...]) -> None:
        """The values of all places, and what is different from what this viewer was shown last."""
        known = base.values if base else []
        self.values = known + [UNKNOWN] * (len(self.places) - len(known))
        self.dirty = 0
        while len(self._roots) < len(given):
            self._roots.append(Place(self, None, len(self._roots), getattr))
        for at, (place, one) in enumerate(zip(self._roots, given, strict=False)):
            place.it, place.turn, place.found = one, self.turn, None
            place.update(base.given[at] if base else UNKNOWN, one)
        for other in self.places[len(known) :]:
            if type(other) is Place and self.values[other.index] is UNKNOWN:
                self.values[other.index] = other.value(reached(other, self.turn))
        self._doubt()

    def _doubt(self) -> None:
        """Answers may differ if anything does that was looked at to find them; answers to others among it."""
        dirty, before = self.dirty, 0
        again = list(self.doubted)
        while dirty != before:
            before = dirty
            for answer in again:
                if answer.bits & before:
                    dirty |= answer.bit
            again = [answer for answer in again if answer.inner and not answer.bit & dirty]
        self.dirty = dirty

    def answer(self, what: Key) -> Answer:
        """Where the answer is found that a function gives about what is at these places."""
        found = self._tongue.answers.get(what)
        if found is None:
            found = self._tongue.answers[what] = Answer(self, what)
        return found

    def keep(self, page: Panel, viewer: Hashable) -> None:
        """Remember a page that this viewer will have on the screen."""
        key = (viewer, page.state)
        self.states[key] = page
        self.states.move_to_end(key)
        if len(self.states) > STATES:
            self.states.popitem(last=False)

    def drawn(self, draw: Callable[..., Any], given: tuple[Any, ...]) -> Element | None:
        """A panel, or a part of one, as it stands in what is around it."""
        key, was = (draw, *placed(given)), self._was
        one = self._found(key, was.children().get(key) if was else None)
        self._below.append(one)
        return None if one.drawn.nothing else Element(("", ""), "", f"{MARK}{len(self._below) - 1}{MARK}")

    def _found(self, key: Key, was: Panel | None) -> Panel:
        """The one of the last page, one that was drawn before, one that differs only in what is in it, or a new one."""
        if was is not None and not was.reach & self.dirty:
            return was
        recall = self._tongue.drawings.get(key)
        if recall is None:
            recall = self._tongue.drawings[key] = Recall()
        drawn = recall.find(self)
        if not isinstance(drawn, Unlike):
            for twin in drawn.twins:
                below = self._renewed(twin, was)
                if [one.drawn.nothing for one in below] == twin.gaps:
                    return self._panel(twin, below)
            return self._anew(key, was, recall, drawn.twins)
        return self._anew(key, was, recall, [])

    def _renewed(self, drawn: Drawn, was: Panel | None) -> tuple[Panel, ...]:
        """What is in it now."""
        if was is None:
            return tuple([self._found(key, None) for key in drawn.keys])
        if was.drawn is drawn:
            dirty = self.dirty
            return tuple([one if not one.reach & dirty else self._found(one.drawn.key, one) for one in was.below])
        known = was.children()
        return tuple([self._found(key, known.get(key)) for key in drawn.keys])

    def _anew(self, key: Key, was: Panel | None, recall: Recall[Drawn], twins: list[Drawn]) -> Panel:
        draw, given = key[0], handed(self, key[1:])
        outer = self.notes, self._below, self._was
        self.notes, self._below, self._was = set(), [], was
        try:
            found = element = draw(*given)
            element = element if type(element) is Element and element.tagged else fragment[element]
            name = "" if not element.tagged else ROOT if draw is self._draws else self._name(key)
            text = element.marked("data-p", name) if name else element.text
            notes, below = self.notes, tuple(self._below)
        finally:
            self.notes, self._below, self._was = outer
        drawn = Drawn(key, name, text, below, found is None)
        way = recall.keep(self, notes, drawn)
        drawn.bits, drawn.answers = way.bits, way.answers
        if twins:
            twins.append(drawn)
            drawn.twins = twins
        return self._panel(drawn, below)

    def _name(self, key: Key) -> str:
        """The name of a panel on its page: what draws it, and of which thing."""
        found = self._tongue.names.get(key)
        if found is None:
            parts: list[object] = [key[0].__module__.rpartition(".")[2], key[0].__name__.strip("_")]
            for one in key[1:]:
                parts += one.steps() if type(one) is Place else [one] if type(one) in (int, str) else []
            found = self._tongue.names[key] = NAME.sub("-", ".".join(str(part) for part in parts).lower())
        return found

    def _panel(self, drawn: Drawn, below: tuple[Panel, ...]) -> Panel:
        found = drawn.panels.get(below)
        if found is None:
            found = drawn.panels[below] = Panel(drawn, below)
            self._drawn += PANEL + len(found.text)
        return found

    def forget(self) -> None:
        """Drop what none of the known pages shows."""
        alive: set[Panel] = set()
        for page in (*self.states.values(), *(base.page for base in self._bases.values())):
            page.among(alive)
        drawings = {one.drawn for one in alive}
        for tongue in self._tongues.values():
            for key, recall in list(tongue.drawings.items()):
                recall.forget(drawings.__contains__)
                if not recall.ways:
                    del tongue.drawings[key]
                    tongue.names.pop(key, None)
        for apart in [apart for apart, tongue in self._tongues.items() if not tongue.drawings]:
            del self._tongues[apart]
        self.asks.clear()
        self.doubted = set()
        for drawn in drawings:
            for answer in drawn.answers:
                answer.among(self.doubted)
            for below in [below for below, one in drawn.panels.items() if one not in alive]:
                del drawn.panels[below]
            drawn.twins[:] = [one for one in drawn.twins if one in drawings]
        self._drawn = sum(PANEL + len(one.text) for one in alive)
        if len(self.places) > PLACES:
            for known in (self.places, self.doubted, self._roots, self._bases, self._tongues):
                known.clear()

    def shrink(self) -> int:
        """Keep the latest pages only; the bytes that this has freed. It is of use after other pages were drawn."""
        cost = self.cost
        if self._shrunk != self.turn:
            while len(self.states) > LATEST:
                self.states.popitem(last=False)
            self._bases.clear()
            self.forget()
            self._shrunk = self.turn
        return cost - self.cost


class Memories:
    """What was drawn, by table: of those that were drawn last, as much as there is room for."""

    def __init__(self, most: int = BYTES) -> None:
        self._most: Final = most
        self._tables: Final[OrderedDict[str, tuple[object, Memory]]] = OrderedDict()

    def of(self, table: str, box: object) -> Memory:
        """The memory of a table. With another box other things are printed on its components."""
        found = self._tables.pop(table, None)
        if found is None or found[0] != box:
            found = (box, Memory())
        self._shrink(self._most - found[1].cost)
        self._tables[table] = found
        return found[1]

    def _shrink(self, most: int) -> None:
        """First the tables that were drawn longest ago keep their latest pages only, then they go."""
        excess = self.cost() - most
        for _, memory in self._tables.values():
            if excess <= 0:
                return
            excess -= memory.shrink()
        while excess > 0 and self._tables:
            excess -= self._tables.popitem(last=False)[1][1].cost

    def cost(self) -> int:
        """Bytes of all of it."""
        return sum(memory.cost for _, memory in self._tables.values())

    def known(self, table: str, state: str, viewers: Iterable[Hashable]) -> Panel | None:
        """The page that somebody says to have on the screen, if it was drawn for one of these viewers. A state says
        what is on a page, and anybody can work it out: who names one of somebody else's has guessed what is hidden
        there, and must not learn whether the guess was right."""
        found = self._tables.get(table)
        if found is None:
            return None
        return next((page for one in viewers if (page := found[1].states.get((one, state)))), None)


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
