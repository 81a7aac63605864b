"""What stands on the components of a game: it never changes while the game is played, so no view repeats it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from shofar.engine.box import Box
    from shofar.engine.rules import Rules

Value = int | str | bool | list[int] | list[str]
Place = tuple[str, str]  # of the box: section and row
# What lies on this table where the box offers several: rows of a section, by the name they are asked for.
Laid = dict[str, dict[str, Place]]


class Face:
    """One component: its values by name, and where each of them comes from."""

    def __init__(self, box: Box, place: Place) -> None:
        self.box: Final = box
        self.place: Final = place

    def __contains__(self, name: str) -> bool:
        return name in self.box.row(*self.place)

    def number(self, name: str) -> int:
        """A value that is a number."""
        return self.box.number(*self.place, name)

    def flag(self, name: str) -> bool:
        """A value that is true or false."""
        return bool(self.box.number(*self.place, name))

    def word(self, name: str) -> str:
        """A value that is a text: a word, or an effect."""
        return self.box.word(*self.place, name)

    def numbers(self, name: str) -> list[int]:
        """A value that is a list of numbers."""
        return self.box.numbers(*self.place, name)

    def words(self, name: str) -> list[str]:
        """A value that is a list of texts."""
        return self.box.words(*self.place, name)

    def values(self) -> dict[str, Value]:
        """All values by name."""
        return dict(self.box.row(*self.place))

    def source(self, name: str) -> str:
        """Where a value comes from: one of `box.SOURCES`; "reconstructed" ones are not those of a printed copy."""
        return self.box.source(*self.place, name)

    def sources(self) -> dict[str, str]:
        """Where the values come from, by name."""
        return {name: self.source(name) for name in self.values()}


class Printed:
    """The components of one game: faces by section and id."""

    def __init__(self, box: Box, laid: Laid) -> None:
        self.box: Final = box
        places: Laid = {section: {row: (section, row) for row in rows} for section, rows in box.values.items()}
        self.sections: Final[dict[str, dict[str, Face]]] = {
            section: {name: Face(box, place) for name, place in rows.items()}
            for section, rows in (places | laid).items()
        }

    def __getitem__(self, section: str) -> dict[str, Face]:
        return self.sections[section]

    def document(self) -> dict[str, Any]:
        """For JSON: the values and, in the same shape, their sources."""
        return {
            "title": self.box.title,
            "box": self.box.digest,
            "values": self._each(True),
            "sources": self._each(False),
        }

    def _each(self, values: bool) -> dict[str, Any]:
        return {
            section: {name: face.values() if values else face.sources() for name, face in faces.items()}
            for section, faces in self.sections.items()
        }


def printed(rules: Rules) -> Printed:
    """What is printed on the components of games with these rules; made once."""
    if rules.components is None:
        rules.components = Printed(rules.box, rules.laid)
    return rules.components
