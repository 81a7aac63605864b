"""What a drawing looks at: things, maps and lists that note which of their parts were read, and what was found there.

A page is drawn from a scene. Drawn through `Thing(scene)`, every field, entry and answer that is read is written down
with the place where it was found. `checks` makes questions of that which can be put to another scene: those who get the
same answers would draw the same. Whatever is read is either a container, and then looked into, or a value that can be
compared as a whole; anything else is never taken for the same again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial, wraps
from operator import attrgetter, getitem, itemgetter
from types import FunctionType, MethodType
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar, cast

from markupsafe import Markup

if TYPE_CHECKING:
    from shofar.web.panels import Memory, Panel

P = ParamSpec("P")
A = TypeVar("A")
F = TypeVar("F", bound=Callable[..., Any])

THINGS: Final[set[type]] = set()  # looked into field by field
VALUES: Final[set[type]] = {str, int, float, bool, type(None), Markup}  # compared as a whole
ITEMS, FIELDS, AMONG, LENGTH, TRUTH, ORDER, ANSWERS, FOUND = range(8)  # kinds of reads
WHOLE: Final = frozenset({AMONG, ORDER, ANSWERS, FOUND})  # compared whatever they are

Reads = dict[tuple["Place", int], dict[Any, Any]]
Check = tuple["Place", Callable[[Any], Any], Any]  # where, what is asked, the answer


class Never:
    """Differs from everything: the answer that cannot be compared."""

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return False


NEVER: Final = Never()


def looked_into(*kinds: type) -> None:
    """Things of these classes are looked into: each field that is read counts alone."""
    THINGS.update(kinds)


def compared(*kinds: type) -> None:
    """Things of these classes never change, and are compared as a whole."""
    VALUES.update(kinds)


def question(method: F) -> F:
    """A method whose answer counts, and not what it looks at to find it."""
    method.question = True  # type: ignore[attr-defined]
    return method


def asked(find: Callable[P, A]) -> Callable[P, A]:
    """A function whose answer counts, and not what it looks at to find it: it is asked again on the next page, which
    has to be cheap, and if it says the same nothing that depends on it is drawn again."""

    @wraps(find)
    def answer(*given: P.args, **named: P.kwargs) -> A:
        first = next((one for one in given if type(one) in SEEN), None)
        if first is None:
            return find(*given, **named)
        assert not named, "questions are asked with their arguments in order"
        asking = cast(Seen, first)
        raw: Any = [cast(Seen, one).seen_it if type(one) in SEEN else one for one in given]
        what = (find, tuple(cast(Seen, one).seen_place if type(one) in SEEN else one for one in given))
        return cast(A, note(asking, FOUND, what, cast(Any, find)(*raw)))

    return answer


class Place:
    """Where something is found, from the roots of a page on. Kept from page to page; `it` is there on page `turn`."""

    __slots__ = ("found", "inside", "it", "parent", "reach", "step", "turn")

    def __init__(self, parent: Place | None, step: Any, reach: Callable[[Any, Any], Any] = getitem) -> None:
        self.parent: Final = parent
        self.step: Final = step
        self.reach: Final = reach
        self.inside: Final[dict[Any, Place]] = {}
        self.it: Any = None
        self.found: Any = None  # what notes its reads on that page
        self.turn = -1

    def find(self, turn: int) -> Any:
        """What is here on this page. Raises one of the errors of reaching into things if nothing is."""
        assert self.parent is not None
        parent = self.parent
        self.it = self.reach(parent.it if parent.turn == turn else parent.find(turn), self.step)
        self.found, self.turn = None, turn
        return self.it

    def now(self, turn: int) -> Any:
        return self.it if self.turn == turn else self.find(turn)

    def at(self, step: Any, reach: Callable[[Any, Any], Any]) -> Place:
        found = self.inside.get(step)
        if found is None:
            found = self.inside[step] = Place(self, step, reach)
        return found

    def steps(self) -> list[object]:
        """What tells this place from others like it: the numbers on the way there, and the last step of a map."""
        found: list[object] = []
        place: Place | None = self
        while place is not None and place.parent is not None:
            if isinstance(place.step, int) or (place is self and place.reach is getitem):
                found.insert(0, place.step)
            place = place.parent
        return found


class Trace:
    """What one drawing reads, and the panels in it."""

    __slots__ = ("below", "inside", "reads")

    def __init__(self) -> None:
        self.reads: Final[Reads] = {}
        self.inside: Final[dict[str, Panel]] = {}
        self.below: Final[list[Panel]] = []


class Seen:
    """Something that notes what is read of it."""

    __slots__ = ("seen_it", "seen_memory", "seen_place")

    def __init__(self, memory: Memory, place: Place, it: Any) -> None:
        self.seen_memory: Final = memory
        self.seen_place: Final = place
        self.seen_it: Final = it

    def __bool__(self) -> bool:
        return bool(note(self, TRUTH, None, bool(self.seen_it)))

    def __len__(self) -> int:
        return int(note(self, LENGTH, None, len(self.seen_it)))

    def __contains__(self, one: object) -> bool:
        return bool(note(self, AMONG, one, one in self.seen_it))


class Thing(Seen):
    """An object: its fields are read, its properties and methods work on what they read, questions are answered."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        it = self.seen_it
        work = WORKS.get((type(it), name), NEVER)
        if work is NEVER:
            work = WORKS[type(it), name] = _work(type(it), name)
        if work is None:
            return read(self, FIELDS, name, getattr(it, name), getattr)
        return work(self)

    def __contains__(self, one: object) -> bool:
        return bool(type(self.seen_it).__contains__(self, one))

    def _answering(self, name: str) -> Callable[..., Any]:
        def answer(*given: Any) -> Any:
            return note(self, ANSWERS, (name, given), getattr(self.seen_it, name)(*given))

        return answer


def _work(kind: type, name: str) -> Callable[[Thing], Any] | None:
    """How an attribute of things of a class works on what it reads; None for a field."""
    found = getattr(kind, name, None)
    if isinstance(found, property):
        return found.fget
    if not isinstance(found, FunctionType):
        return None
    if hasattr(found, "question"):
        return lambda thing: thing._answering(name)
    return partial(MethodType, found)


WORKS: Final[dict[tuple[type, str], Any]] = {}


class Map(Seen):
    __slots__ = ()

    def __getitem__(self, key: Any) -> Any:
        return read(self, ITEMS, key, self.seen_it[key], getitem)

    def get(self, key: Any, default: Any = None) -> Any:
        found = key in self
        return self[key] if found else default

    def __iter__(self) -> Iterator[Any]:
        return iter(note(self, ORDER, None, tuple(self.seen_it)))

    def keys(self) -> tuple[Any, ...]:
        return tuple(self)

    def values(self) -> list[Any]:
        return [self[key] for key in self]

    def items(self) -> list[tuple[Any, Any]]:
        return [(key, self[key]) for key in self]

    def __eq__(self, other: object) -> bool:
        return dict(self.items()) == (dict(other.items()) if isinstance(other, Map) else other)

    __hash__ = None  # type: ignore[assignment]


class List(Seen):
    __slots__ = ()

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return [self[one] for one in range(*at.indices(len(self)))]
        return read(self, ITEMS, at, self.seen_it[at], getitem)

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
        return isinstance(other, List | list | tuple) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]


class Among(Seen):
    """A set: whether something is in it."""

    __slots__ = ()


SEEN: Final = frozenset({Thing, Map, List, Among})
CONTAINERS: Final[dict[type, type[Seen]]] = {dict: Map, list: List, frozenset: Among}


def root(memory: Memory, place: Place, it: object) -> Thing:
    """A thing that a page is drawn from."""
    place.it, place.turn = it, memory.turn
    made = place.found = Thing(memory, place, it)
    return made


def seen(memory: Memory, place: Place) -> Seen:
    """What is at a place on the page that is drawn."""
    it = place.it if place.turn == memory.turn else place.find(memory.turn)
    if place.found is None:
        maker = Thing if place.parent is None else _maker(it)
        assert maker is not None
        place.found = maker(memory, place, it)
    found: Seen = place.found
    return found


def _maker(it: Any) -> type[Seen] | None:
    kind = type(it)
    if kind is tuple:
        return List if any(type(one) in THINGS for one in it) else None
    return Thing if kind in THINGS else CONTAINERS.get(kind)


def read(seen: Seen, kind: int, step: Any, it: Any, reach: Callable[[Any, Any], Any]) -> Any:
    """What was found somewhere: a value, or something to look into."""
    if type(it) in VALUES:
        reads = seen.seen_memory.trace.reads
        known = reads.get((seen.seen_place, kind))
        if known is None:
            reads[seen.seen_place, kind] = {step: it}
        else:
            known[step] = it
        return it
    maker = _maker(it)
    if maker is None:
        return note(seen, kind, step, it)
    memory, place = seen.seen_memory, seen.seen_place.at(step, reach)
    if place.turn != memory.turn or place.found is None:
        place.it, place.turn, place.found = it, memory.turn, maker(memory, place, it)
    memory.trace.reads.setdefault((place, ITEMS), {})  # that it is there, whatever is read of it
    return place.found


def note(seen: Seen, kind: int, what: Any, found: Any) -> Any:
    """Write down what was read."""
    reads = seen.seen_memory.trace.reads
    known = reads.get((seen.seen_place, kind))
    if known is None:
        known = reads[seen.seen_place, kind] = {}
    known[what] = found if kind in WHOLE or _comparable(found) else NEVER
    return found


def _comparable(found: Any) -> bool:
    kind = type(found)
    return kind in VALUES or (kind is tuple and all(_comparable(one) for one in found))


# --- asking again ---------------------------------------------------------------------------------------------------


def checks(reads: Reads) -> tuple[Check, ...]:
    """The questions that show whether anything that was read is different now."""
    return tuple((place, *_ASKING[kind](place, found)) for (place, kind), found in reads.items())


def _entries(getter: Callable[..., Callable[[Any], Any]]) -> Callable[[Place, dict[Any, Any]], tuple[Any, Any]]:
    def asking(place: Place, found: dict[Any, Any]) -> tuple[Any, Any]:
        if not found:
            return type, type(place.it)
        answers = tuple(found.values())
        return getter(*found), answers if len(answers) > 1 else answers[0]

    return asking


def _among(place: Place, found: dict[Any, bool]) -> tuple[Any, Any]:
    return frozenset(found).intersection, frozenset(one for one, there in found.items() if there)


def _answers(place: Place, found: dict[Any, Any]) -> tuple[Any, Any]:
    asked = tuple(found)
    return (lambda it: [getattr(it, name)(*given) for name, given in asked]), list(found.values())


def _found(place: Place, found: dict[Any, Any]) -> tuple[Any, Any]:
    asked = tuple(found)

    def again(_: Any) -> list[Any]:
        return [find(*(one.now(place.turn) if type(one) is Place else one for one in given)) for find, given in asked]

    return again, list(found.values())


def _only(ask: Callable[[Any], Any]) -> Callable[[Place, dict[Any, Any]], tuple[Any, Any]]:
    return lambda place, found: (ask, found[None])


_ASKING: Final[dict[int, Callable[[Place, Any], tuple[Any, Any]]]] = {
    ITEMS: _entries(itemgetter), FIELDS: _entries(attrgetter), AMONG: _among, LENGTH: _only(len), TRUTH: _only(bool),
    ORDER: _only(tuple), ANSWERS: _answers, FOUND: _found,
}  # fmt: skip
