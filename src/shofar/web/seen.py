"""What a drawing looks at: things, maps and lists that note which of their parts were read.

A page is drawn from a scene. Drawn through `Thing(scene)`, every part that is read is noted by its place: a field, an
entry, the answer of a question. On each page every place has a value, and values that are equal are the same for all
pages of a table (`Place.value`). So whatever was noted says with one look at those values whether it is known what a
drawing would be (`recall.py`). Containers that hold containers are looked into; one of plain values is read as a whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial, wraps
from operator import getitem
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar, cast

from shofar.compiled import mypyc_attr
from shofar.web.kinds import FIXED, PLAIN, SIMPLE, THINGS, VALUES

if TYPE_CHECKING:
    from shofar.web.panels import Memory

P = ParamSpec("P")
A = TypeVar("A")

ALIKE: Final = 8  # different values of a place that are known: as many as there are viewers, and what was before

LENGTH, TRUTH, ORDER, AMONG, KIND = "<length>", "<truth>", "<order>", "<among>", "<kind>"  # asked of a container
ASKED: Final = (LENGTH, TRUTH, ORDER, KIND)
FEW: Final = 2  # times as many keys were looked for in a map as it has
GONE: Final = (LookupError, TypeError, AttributeError, ValueError, AssertionError)  # of what is not there any more


class Unlike:
    """Nothing is equal to it, but for itself."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def __repr__(self) -> str:
        return self.name


MISSING: Final = Unlike("missing")  # where nothing is: not the same as None
UNKNOWN: Final = Unlike("unknown")  # not looked at yet


def asked(find: Callable[P, A]) -> Callable[P, A]:
    """A function whose answer counts, and not what it looks at to find it: if it says the same, nothing that depends on
    it is drawn again. It is asked again if something differs that it looks at."""

    @wraps(find)
    def answer(*given: P.args, **named: P.kwargs) -> A:
        first = next((one for one in given if type(one) in SEEN), None)
        if first is None:
            return find(*given, **named)
        assert not named, "questions are asked with their arguments in order"
        memory = cast(Seen, first).seen_memory
        return cast(A, memory.answer((find, *placed(given))).noted())

    return answer


def placed(given: tuple[Any, ...]) -> list[Any]:
    """What something is given, as it is known by from page to page."""
    return [one.seen_place if type(one) in SEEN else one for one in given]


def handed(memory: Memory, given: tuple[Any, ...]) -> list[Any]:
    """The same on the page that is drawn."""
    return [one.seen(memory.turn) if type(one) is Place else one for one in given]


class Place:
    """Where something is found, from the roots of a page on. Kept from page to page; `it` is there on page `turn`."""

    __slots__ = ("bit", "found", "index", "inside", "it", "known", "memory", "parent", "reach", "step", "turn")

    def __init__(self, memory: Memory, parent: Place | None, step: Any, reach: Callable[[Any, Any], Any]) -> None:
        self.memory: Final = memory
        self.parent: Final = parent
        self.step: Final = step
        self.reach: Final = reach
        self.inside: Final[dict[Any, Place]] = {}
        self.index: Final[int] = memory.number(self)
        self.bit: Final[int] = 1 << self.index
        self.known: list[tuple[Any, object]] = []  # values that were here, and what stands for them
        self.it: Any = None
        self.found: Seen | None = None  # what notes its reads on that page
        self.turn = -1

    def now(self, turn: int) -> Any:
        """What is here on this page. Raises one of the errors of reaching into things if nothing is."""
        if self.turn != turn:
            assert self.parent is not None
            self.it = self.reach(self.parent.now(turn), self.step)
            self.found, self.turn = None, turn
        return self.it

    def seen(self, turn: int) -> Seen:
        """What notes the reads of it on this page."""
        it = self.now(turn)
        if self.found is None:
            maker = _maker(it) if self.parent else mirror(type(it))
            assert maker is not None
            self.found = maker(self.memory, self, it)
        return self.found

    def handed(self, it: Any) -> Any:
        """What is here on the page that is drawn: a value, or what notes the reads of it."""
        turn = self.memory.turn
        if self.turn != turn or self.found is None:
            maker = _maker(it)
            if maker is None:
                return it
            self.it, self.turn, self.found = it, turn, maker(self.memory, self, it)
        return self.found

    def at(self, step: Any, reach: Callable[[Any, Any], Any], it: Any) -> Place:
        """A part of it that was never read before."""
        found = self.inside[step] = Place(self.memory, self, step, reach)
        self.memory.values[found.index] = found.value(it)
        return found

    def value(self, it: Any) -> object:
        """What stands for it: of a container that it is one, of anything else something that equal ones share."""
        if type(it) in SIMPLE or it is MISSING:
            return it
        maker = _maker(it)
        if maker is not None and maker is not Leaf:
            return maker
        for other, stands in self.known:
            if other is it or other == it:
                return stands
        stands = object()
        if maker is Leaf or _comparable(it):
            self.known.insert(0, (it, stands))
            del self.known[ALIKE:]
        return stands

    def update(self, old: Any, new: Any) -> None:
        """Note what differs here, and in the places below, from what was there on the page before."""
        if old is new:
            return
        inside = self.inside
        if inside and type(new) in PLAIN and type(old) is type(new) and old == new:
            return
        value, memory = self.value(new), self.memory
        if memory.values[self.index] != value:
            memory.values[self.index] = value
            memory.dirty |= self.bit
        if type(old) is frozenset and type(new) is frozenset:
            for one in old ^ new:
                if place := inside.get((AMONG, one)):
                    place.update(UNKNOWN, one in new)
            return
        maps = type(old) is dict and type(new) is dict
        if maps and len(inside) > FEW * (len(old) + len(new)):
            self._update_few(old, new)
            return
        for step, place in inside.items():
            reach = place.reach
            if maps and reach is getitem:
                before, now = old.get(step, MISSING), new.get(step, MISSING)
            else:
                now = _reached(reach, new, step)
                before = _reached(reach, old, step) if place.inside else UNKNOWN
            if before is not now:
                place.update(before, now)

    def _update_few(self, old: dict[Any, Any], new: dict[Any, Any]) -> None:
        """The same for small maps where many keys were looked for: what is in neither of them is not there still."""
        for step in (*ASKED, *dict.fromkeys((*old, *new))):
            place, among = self.inside.get(step), self.inside.get((AMONG, step))
            if place is not None and place.reach is getitem:
                before, now = old.get(step, MISSING), new.get(step, MISSING)
                if before is not now:
                    place.update(before, now)
            elif place is not None:
                place.update(UNKNOWN, _reached(place.reach, new, step))
            if among is not None and (step in old) != (step in new):
                among.update(UNKNOWN, step in new)

    def steps(self) -> list[object]:
        """What tells this place from others like it: the numbers on the way there, and the last step of a map."""
        found: list[object] = []
        place: Place | None = self
        while place is not None and place.parent is not None:
            if isinstance(place.step, int) or (place is self and place.reach is getitem):
                found.insert(0, place.step)
            place = place.parent
        return found


def _reached(reach: Callable[[Any, Any], Any], it: Any, step: Any) -> Any:
    if it is MISSING or it is UNKNOWN:
        return it
    try:
        return reach(it, step)
    except GONE:
        return MISSING


def reached(place: Place, turn: int) -> Any:
    """What is there on a page, if anything is."""
    try:
        return place.now(turn)
    except GONE:
        return MISSING


def _comparable(found: Any) -> bool:
    kind = type(found)
    return kind in VALUES or (kind in PLAIN and all(map(_comparable, found.values() if kind is dict else found)))


# --- what notes reads -----------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)  # `mirror` makes classes while the program runs
class Seen:
    """Something that notes what is read of it."""

    __slots__ = ("seen_it", "seen_memory", "seen_place")

    def __init__(self, memory: Memory, place: Place, it: Any) -> None:
        self.seen_memory: Final = memory
        self.seen_place: Final = place
        self.seen_it: Final = it

    def __bool__(self) -> bool:
        return bool(read(self, TRUTH, _truth, bool(self.seen_it)))

    def __len__(self) -> int:
        return int(read(self, LENGTH, _length, len(self.seen_it)))

    def __contains__(self, one: object) -> bool:
        return bool(read(self, (AMONG, one), _among, one in self.seen_it))


def _kind(it: Any, _: str) -> str:
    return type(it).__name__


def _truth(it: Any, _: str) -> bool:
    return bool(it)


def _length(it: Any, _: str) -> int:
    return len(it)


def _order(it: Any, _: str) -> tuple[Any, ...]:
    return tuple(it)


def _among(it: Any, step: tuple[str, Any]) -> bool:
    return step[1] in it


def _answered(it: Any, step: tuple[str, tuple[Any, ...]]) -> Any:
    return getattr(it, step[0])(*step[1])


def read(seen: Seen, step: Any, reach: Callable[[Any, Any], Any], it: Any) -> Any:
    """What was found somewhere: a value, or something to look into."""
    place = seen.seen_place.inside.get(step)
    if place is None:
        place = seen.seen_place.at(step, reach, it)
    notes = seen.seen_memory.notes
    if type(it) in SIMPLE:
        notes.add(place.index)
        return it
    found = place.handed(it)
    if type(found) is Leaf:  # what is in it may be no business of whoever hands it on: only that it is there
        place = place.inside.get(KIND) or place.at(KIND, _kind, type(it).__name__)
    notes.add(place.index)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Thing(Seen):
    """An object. Each class of them has a class of its own here, with the same fields, properties and methods."""

    __slots__ = ()

    def __contains__(self, one: object) -> bool:
        return bool(type(self.seen_it).__contains__(self, one))

    def _answering(self, name: str) -> Callable[..., Any]:
        def answer(*given: Any) -> Any:
            found = getattr(self.seen_it, name)(*given)
            read(self, (name, given), _answered, found)
            return found

        return answer


def _mirror(kind: type) -> type[Thing]:
    """Fields are read, properties and methods work on what they read, questions are answered. What never differs on
    the pages of a memory is handed out as it is."""
    fixed = FIXED.get(kind, ())
    parts: dict[str, Any] = {name: _part(kind, name) for name in dir(kind) if not name.startswith("__")}
    parts |= {name: property(_field(name)) for name in cast(Any, kind).__slots__}
    parts |= {name: property(partial(_given, name)) for name in fixed}
    made = type(f"Seen{kind.__name__}", (Thing,), {"__slots__": (), **parts})
    SEEN.add(made)
    return made


def _part(kind: type, name: str) -> Any:
    found = getattr(kind, name)
    return (
        property(lambda thing: thing._answering(name)) if hasattr(found, "question") else kind.__dict__.get(name, found)
    )


def _field(name: str) -> Callable[[Thing], Any]:
    def field(thing: Thing) -> Any:
        it = getattr(thing.seen_it, name)
        if type(it) in SIMPLE and (place := thing.seen_place.inside.get(name)):
            thing.seen_memory.notes.add(place.index)
            return it
        return read(thing, name, getattr, it)

    return field


def _given(name: str, thing: Thing) -> Any:
    return getattr(thing.seen_it, name)


class Map(Seen):
    __slots__ = ()

    def __getitem__(self, key: Any) -> Any:
        it = self.seen_it[key]
        if type(it) in SIMPLE and (place := self.seen_place.inside.get(key)):
            self.seen_memory.notes.add(place.index)
            return it
        return read(self, key, getitem, it)

    def get(self, key: Any, default: Any = None) -> Any:
        found = read(self, key, getitem, self.seen_it.get(key, MISSING))
        return default if found is MISSING else found

    def __iter__(self) -> Iterator[Any]:
        return iter(read(self, ORDER, _order, tuple(self.seen_it)))

    def keys(self) -> tuple[Any, ...]:
        return tuple(self)

    def values(self) -> list[Any]:
        return [self[key] for key in self]

    def items(self) -> list[tuple[Any, Any]]:
        return [(key, self[key]) for key in self]

    def __eq__(self, other: object) -> bool:
        return dict(self.items()) == (dict(other.items()) if isinstance(other, Map | Leaf) else other)

    __hash__ = None  # type: ignore[assignment]


class List(Seen):
    __slots__ = ()

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return [self[one] for one in range(*at.indices(len(self)))]
        return read(self, at, getitem, self.seen_it[at])

    def __iter__(self) -> Iterator[Any]:
        return (self[at] for at in range(len(self)))

    def __contains__(self, one: object) -> bool:
        return one in list(self)

    def __reversed__(self) -> Iterator[Any]:
        return (self[at] for at in range(len(self) - 1, -1, -1))

    def __add__(self, other: Any) -> list[Any]:
        return [*self, *other]

    def __radd__(self, other: Any) -> list[Any]:
        return [*other, *self]

    def index(self, one: object) -> int:
        return list(self).index(one)

    def count(self, one: object) -> int:
        return list(self).count(one)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, List | Leaf | list | tuple) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]


class Leaf(Seen):
    """A map or a list of values only: whoever reads any of it depends on the whole, which is compared at once."""

    __slots__ = ()

    def seen_whole(self) -> Any:
        self.seen_memory.notes.add(self.seen_place.index)
        return self.seen_it

    def __getitem__(self, key: Any) -> Any:
        return self.seen_whole()[key]

    def __iter__(self) -> Iterator[Any]:
        return cast(Iterator[Any], iter(self.seen_whole()))

    def __reversed__(self) -> Iterator[Any]:
        return cast(Iterator[Any], reversed(self.seen_whole()))

    def __len__(self) -> int:
        return len(self.seen_whole())

    def __bool__(self) -> bool:
        return bool(self.seen_whole())

    def __contains__(self, one: object) -> bool:
        return one in self.seen_whole()

    def __add__(self, other: Any) -> list[Any]:
        return [*self, *other]

    def __radd__(self, other: Any) -> list[Any]:
        return [*other, *self]

    def __eq__(self, other: object) -> bool:
        return bool(self.seen_whole() == (other.seen_whole() if isinstance(other, Leaf) else other))

    __hash__ = None  # type: ignore[assignment]

    def get(self, key: Any, default: Any = None) -> Any:
        return self.seen_whole().get(key, default)

    def keys(self) -> Any:
        return self.seen_whole().keys()

    def values(self) -> Any:
        return self.seen_whole().values()

    def items(self) -> Any:
        return self.seen_whole().items()

    def index(self, one: object) -> int:
        return int(self.seen_whole().index(one))

    def count(self, one: object) -> int:
        return int(self.seen_whole().count(one))


class Among(Seen):
    """A set: whether something is in it."""

    __slots__ = ()


SEEN: Final[set[type]] = {Map, List, Leaf, Among}  # and the things of each class
MIRRORS: Final[dict[type, type[Thing]]] = {}


def mirror(kind: type) -> type[Thing]:
    """What notes the reads of things of a class."""
    found = MIRRORS.get(kind)
    if found is None:
        found = MIRRORS[kind] = _mirror(kind)
    return found


def _maker(it: Any) -> type[Seen] | None:
    kind = type(it)
    if kind is dict:
        return Map
    if kind is list:
        return Leaf if VALUES.issuperset(map(type, it)) else List
    if kind in THINGS:
        return mirror(kind)
    if kind is tuple:
        return List if any(type(one) in THINGS for one in it) else None
    return Among if kind is frozenset else None
