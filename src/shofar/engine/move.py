"""Moves: a title's catalogue of verbs with small arguments, each with a notation and a stable integer."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final

from shofar.engine.errors import IllegalMove, shown


class Move:
    """One entry of a catalogue. Equal moves of a title are the same object."""

    __slots__ = ("args", "index", "text", "title", "verb")

    def __init__(self, title: str, index: int, verb: str, args: tuple[str, ...]) -> None:
        self.title: Final = title
        self.index: Final = index
        self.verb: Final = verb
        self.args: Final = args
        self.text: Final = " ".join((verb, *args))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f'shofar.catalogue("{self.title}").parse("{self.text}")'

    def __reduce__(self) -> Any:
        """Copied or unpickled it is the same object again."""
        from shofar.travel import packed_move

        return packed_move(self)


class Verb:
    """A verb and, per argument, the words it may take: `Verb("place", COLUMNS)`. `only` keeps some products.

    `many`: moves of this verb that answer one question part by part may be written in one line, `bid 1 0 2`."""

    def __init__(
        self, name: str, *domains: tuple[str, ...], only: tuple[tuple[str, ...], ...] = (), many: bool = False
    ) -> None:
        self.name: Final = name
        self.domains: Final = domains
        self.only: Final = only
        self.many: Final = many

    def entries(self) -> list[tuple[str, ...]]:
        """Every combination of arguments, the last one running fastest."""
        if self.only:
            return list(self.only)
        rows: list[tuple[str, ...]] = [()]
        for domain in self.domains:
            rows = [(*row, word) for row in rows for word in domain]
        return rows


class Catalogue:
    """All moves of a title. The integer of a move is its place here and never changes within a rules version."""

    def __init__(self, title: str, verbs: list[Verb]) -> None:
        self.title: Final = title
        self.moves: Final[list[Move]] = []
        self.base: Final[dict[str, int]] = {}
        for verb in verbs:
            self.base[verb.name] = len(self.moves)
            for args in verb.entries():
                self.moves.append(Move(title, len(self.moves), verb.name, args))
        self.by_text: Final[dict[str, Move]] = {move.text: move for move in self.moves}
        self.many: Final = tuple([verb.name for verb in verbs if verb.many])

    def __len__(self) -> int:
        return len(self.moves)

    def __reduce__(self) -> Any:
        from shofar.travel import packed_catalogue

        return packed_catalogue(self)

    def __getitem__(self, index: int) -> Move:
        return self.moves[index]

    def parse(self, text: object) -> Move:
        """The move written so; spaces and capitals do not matter. What is no text is refused in a sentence, too."""
        if not isinstance(text, str):
            raise IllegalMove(
                "no-notation",
                f"a move of {self.title} is written as a text like '{self.moves[0].text}', not {shown(text)}",
                move=shown(text), title=self.title,
            )  # fmt: skip
        wanted = " ".join(text.lower().split())
        move = self.by_text.get(wanted)
        if move is None:
            raise IllegalMove("unknown-move", self._hint(wanted), move=text, title=self.title)
        return move

    def parts(self, text: str) -> list[Move]:
        """The moves written in one line: a single one, or several of a verb that may be written so."""
        verb, *words = text.lower().split() or [""]
        if verb not in self.many or len(words) < 2:
            return [self.parse(text)]
        return [self.parse(f"{verb} {word}") for word in words]

    def _hint(self, text: str) -> str:
        verb = text.split(" ", maxsplit=1)[0]
        if verb in self.base:
            example = self.moves[self.base[verb]].text
            return f"'{text}' is not a move of {self.title}: '{verb}' is written like '{example}'"
        near = get_close_matches(text, list(self.by_text), n=1) or get_close_matches(verb, list(self.base), n=1)
        hint = f"did you mean '{near[0]}'?" if near else f"its verbs are {', '.join(self.base)}"
        return f"'{text}' is not a move of {self.title}: {hint}"
