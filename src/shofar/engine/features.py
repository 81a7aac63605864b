"""What an agent sees as numbers: named features, each a slice of a flat row of small numbers with a shape and a range.

A title declares them in its `observe.py` (`FEATURES`) and shows them (`EYE`, an `Eye`), in the same
order, with what that seat may see and nothing else. A number in the row is the value less `least`, so that all of them
fit into a byte; what lies beyond its range stays at the end of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from shofar.engine.errors import BadRequest, shown

MOST_SEATS: Final = 4
SEATS: Final = ("own", "next", "second", "third")  # from the own one on, clockwise
MOST_BYTE: Final = 255


class Feature:
    """A slice of an observation. With `words` a number is a choice: 0 is none of them, 1 the first."""

    def __init__(self, name: str, shape: tuple[int, ...], least: int, most: int, words: tuple[str, ...]) -> None:
        assert 0 < most - least <= MOST_BYTE, f"{name}: {least} to {most} does not fit into a byte"
        self.name: Final = name
        self.shape: Final = shape
        self.least: Final = least
        self.most: Final = most
        self.words: Final = words
        self.start = 0  # where it begins in the row
        size = 1
        for length in shape:
            size *= length
        self.size: Final = size

    def __reduce__(self) -> Any:
        """Compiled classes travel by what they are made of; where it begins is known to its `Features`."""
        return type(self), (self.name, self.shape, self.least, self.most, self.words)

    def __repr__(self) -> str:
        kind = f"choice of {len(self.words)}" if self.words else f"{self.least} to {self.most}"
        return f"<{self.name} {list(self.shape)}: {kind}, at {self.start}>"

    @property
    def stop(self) -> int:
        return self.start + self.size


def number(name: str, most: int, *shape: int, least: int = 0) -> Feature:
    """A number of things, or several."""
    return Feature(name, shape, least, most, ())


def flag(name: str, *shape: int) -> Feature:
    """Yes or no."""
    return Feature(name, shape, 0, 1, ())


def choice(name: str, words: tuple[str, ...], *shape: int) -> Feature:
    """One of these, or none."""
    return Feature(name, shape, 0, len(words), words)


def each_seat(*features: Feature) -> list[Feature]:
    """These for every seat, the own one first: `own.wood`, `next.wood` and so on. Nothing where nobody sits."""
    return [
        Feature(f"{seat}.{one.name}", one.shape, one.least, one.most, one.words) for seat in SEATS for one in features
    ]


class Features:
    """The features of a title, in their order, and where each lies."""

    def __init__(self, *features: Feature) -> None:
        self.all: Final = features
        self.by_name: Final = {feature.name: feature for feature in features}
        size = 0
        for feature in features:
            feature.start = size
            size += feature.size
        self.size: Final = size
        assert len(self.by_name) == len(features), "two features have the same name"

    def __reduce__(self) -> Any:
        return type(self), self.all

    def __iter__(self) -> Iterator[Feature]:
        return iter(self.all)

    def __len__(self) -> int:
        return len(self.all)

    def __getitem__(self, name: str) -> Feature:
        if name not in self.by_name:
            known = ", ".join(self.by_name)
            raise BadRequest(
                "unknown-feature", f"there is no feature {shown(name)}; they are {known}", name=shown(name)
            )
        return self.by_name[name]

    def parts(self, row: Any) -> dict[str, Any]:
        """The slices of an observation by name: of a list, of bytes, or of the last axis of an array."""
        flat = isinstance(row, (list, tuple, bytes, bytearray))
        return {
            feature.name: row[feature.start : feature.stop] if flat else row[..., feature.start : feature.stop]
            for feature in self.all
        }

    @property
    def highest(self) -> list[int]:
        """The largest number at each place of the row; the smallest is 0."""
        return [feature.most - feature.least for feature in self.all for _ in range(feature.size)]


def around(seats: int, seat: int) -> list[int]:
    """How a seat names owners, at owner + 1: 0 for nobody (-1), 1 for itself, then clockwise; 5 for what would be
    a fifth player. Shared: never changed."""
    return AROUND[seats][seat]


def _around(seats: int, seat: int) -> list[int]:
    owners = [(owner - seat) % seats + 1 for owner in range(seats)]
    return [0, *owners, *[0] * (MOST_SEATS - seats), MOST_SEATS + 1]


AROUND: Final = [[_around(seats, seat) for seat in range(seats)] for seats in range(MOST_SEATS + 1)]
