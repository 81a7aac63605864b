"""What was drawn or answered before, by the values of what was looked at (`seen.py`)."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast

from shofar.web.kinds import SIMPLE
from shofar.web.seen import ALIKE, GONE, MISSING, UNKNOWN, Place, Unlike, handed

if TYPE_CHECKING:
    from shofar.web.panels import Memory

A = TypeVar("A")

WAYS: Final = 6  # in which a drawing goes, looking at other things each time
ANSWERS: Final = 64  # of one question that are kept


class Asks:
    """Places that were looked at together."""

    __slots__ = ("answers", "bits", "first", "then")

    def __init__(self, memory: Memory, asks: frozenset[int]) -> None:
        places = [memory.places[at] for at in sorted(asks)]
        self.bits: Final[int] = sum(place.bit for place in places)
        self.answers: Final = tuple(place for place in places if type(place) is Answer)
        self.first: Final = _getter([place.index for place in places if type(place) is Place])
        self.then: Final = _getter([place.index for place in self.answers])


def _getter(places: list[int]) -> Callable[[list[Any]], Any]:
    return itemgetter(*places) if places else _nothing


def _nothing(values: list[Any]) -> Any:
    return None


class Way:
    """What was found by looking at certain places, by the values that were there."""

    __slots__ = ("answers", "asks", "bits", "first", "known", "then")

    def __init__(self, asks: frozenset[int], places: Asks) -> None:
        self.asks: Final = asks
        self.bits: Final[int] = places.bits
        self.answers: Final = places.answers
        self.first: Final = places.first
        self.then: Final = places.then
        self.known: Final[dict[Any, dict[Any, Any]]] = {}


class Recall(Generic[A]):
    """What a function made of what it was given, whenever that was needed, by all that it looked at."""

    __slots__ = ("ways",)

    def __init__(self) -> None:
        self.ways: Final[list[Way]] = []

    def find(self, memory: Memory) -> A | Unlike:
        """What it would make on this page, if that is known; else MISSING."""
        values, turn, ways = memory.values, memory.turn, self.ways
        for at, way in enumerate(ways):
            known = way.known.get(way.first(values))
            if known is None:
                continue
            for answer in way.answers:
                if answer.turn != turn:
                    answer.ask()
            found = known.get(way.then(values), MISSING)
            if found is not MISSING:
                if at:  # the next viewer is likely to go the same way
                    ways.insert(0, ways.pop(at))
                return cast(A, found)
        return MISSING

    def keep(self, memory: Memory, asks: set[int], it: A) -> Way:
        """It has looked at these places."""
        way = next((way for way in self.ways if way.asks == asks), None)
        if way is None:
            same = frozenset(asks)
            places = memory.asks.get(same)
            if places is None:
                places = memory.asks[same] = Asks(memory, same)
            way = Way(same, places)
            self.ways.insert(0, way)
            del self.ways[WAYS:]
        values = memory.values
        way.known.setdefault(way.first(values), {})[way.then(values)] = it
        return way

    def forget(self, alive: Callable[[A], bool]) -> None:
        """Keep these only."""
        for way in self.ways:
            for values, known in list(way.known.items()):
                for key in [key for key, it in known.items() if not alive(it)]:
                    del known[key]
                if not known:
                    del way.known[values]
        self.ways[:] = [way for way in self.ways if way.known]


class Answer:
    """What a function says that is asked (`asked`): a place like others, whose value is found when it is wanted."""

    __slots__ = ("bit", "bits", "found", "index", "inner", "known", "memory", "recall", "said", "turn", "what")

    def __init__(self, memory: Memory, what: tuple[Any, ...]) -> None:
        self.memory: Final = memory
        self.what: Final = what  # the function, and what it is given
        self.index: Final[int] = memory.number(self)
        self.bit: Final[int] = 1 << self.index
        self.bits = 0  # of all that it has ever looked at
        self.inner: Final[set[Answer]] = set()  # other answers among it
        self.recall: Final = Recall[tuple[Any, object]]()
        self.known: Final[list[tuple[Any, object]]] = []  # answers that are compared, and what stands for them
        self.found = 0  # how often it had to be worked out
        self.said: tuple[Any, object] = (None, UNKNOWN)  # and what stands for it
        self.turn = -1

    def noted(self) -> Any:
        """The answer, for a drawing."""
        memory = self.memory
        if self.turn != memory.turn or self.said[1] is MISSING:
            self._find()
        memory.notes.add(self.index)
        return self.said[0]

    def ask(self) -> None:
        """Have the value of this page. Nothing may be there that it asks about."""
        try:
            self._find()
        except GONE:
            self._say((None, MISSING))

    def _find(self) -> None:
        found = self.recall.find(self.memory)
        self._say(self._anew() if isinstance(found, Unlike) else found)

    def among(self, found: set[Answer]) -> None:
        """Put it and all that it asks into a set."""
        if self not in found:
            found.add(self)
            for one in self.inner:
                one.among(found)

    def _say(self, said: tuple[Any, object]) -> None:
        self.memory.doubted.add(self)
        self.said, self.turn = said, self.memory.turn
        self.memory.values[self.index] = said[1]

    def _anew(self) -> tuple[Any, object]:
        memory, (find, *given) = self.memory, self.what
        outer, memory.notes = memory.notes, set()
        try:
            found = find(*handed(memory, tuple(given)))
            asks = memory.notes
        finally:
            memory.notes = outer
        stands: object = found
        if type(found) not in SIMPLE:
            stands = next((stands for other, stands in self.known if other == found), None) or object()
            self.known.insert(0, (found, stands))
            del self.known[ALIKE:]
        way = self.recall.keep(memory, asks, (found, stands))
        self.bits |= way.bits
        self.inner.update(way.answers)
        self.found += 1
        if self.found % ANSWERS == 0:
            self.recall.ways.clear()
        return found, stands
