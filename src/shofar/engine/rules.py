"""The rules of one game as its box, player count and options make them. Shared by its games, never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from shofar.engine.errors import BadEffect
from shofar.engine.game import SPECTATOR
from shofar.engine.printed import Laid, Printed

if TYPE_CHECKING:
    from shofar.engine.box import Box
    from shofar.engine.effect import Effect
    from shofar.engine.title import Title

Options = dict[str, bool | int | str]


class Rules:
    """Built once per title, box, player count and options; every game of that kind points to it."""

    def __init__(self, title: Title, box: Box, players: int, options: Options, seats: int = 0) -> None:
        self.title: Final = title
        self.box: Final = box
        self.players: Final = players  # people: they have the first seats
        self.seats: Final = seats or players  # with those of automatic opponents, who never decide
        self.options: Final = options
        self.everybody: Final = (1 << players) - 1 | 1 << SPECTATOR  # a bit for each viewer
        self.nodes: Final[dict[str, Effect[Any]]] = {}
        self.names: Final[dict[str, list[str]]] = {}  # kind of component -> the ids its numbers stand for
        self.laid: Final[Laid] = {}  # which of the printed components this table uses, where the box has several
        self.components: Printed | None = None  # made when it is first asked for: `printed.printed`

    def __reduce__(self) -> Any:
        from shofar.travel import packed_rules

        return packed_rules(self)

    def add(self, *effects: Effect[Any]) -> None:
        """Make effects and their parts known by text, so that a position can name them on its stack."""
        for effect in effects:
            text = effect.text()
            known = self.nodes.get(text)
            if known is effect:
                continue
            if known is not None:
                raise BadEffect("double-effect", f"two different effects are called '{text}'", text=text)
            self.nodes[text] = effect
            self.add(*effect.parts())
