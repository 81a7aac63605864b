"""The wall, and what is done with it."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.box import Box, Column, Section
from shofar.engine.effect import OK, Ask, Effect
from shofar.engine.errors import BadEffect
from shofar.engine.frame import Frame
from shofar.engine.game import Game
from shofar.engine.grammar import Phrase, parse
from shofar.engine.move import Catalogue, Verb
from shofar.engine.rng import Rng
from shofar.engine.rules import Options, Rules
from shofar.engine.title import Field, News, Reasons, Title
from shofar.games.jericho.views import Sights

AMOUNTS: Final = ("1", "2", "3")
CATALOGUE: Final = Catalogue("jericho", [Verb("take", AMOUNTS)])
SECTIONS: Final = (
    Section("wall", ("all",), stones=Column("int", 1)),
    Section("horn", ("last",), effect=Column("str")),
)
FIELDS: Final = (Field("wall"), Field("stones"))
REASONS: Final = Reasons()
TOO_FEW: Final = REASONS.add("too-few", "J1")
KINDS: Final = News()
TOOK: Final = KINDS.add("took", "n")
BLEW: Final = KINDS.add("blew")
GAINED: Final = KINDS.add("gained", "n")


class Kit(Rules):
    """Jericho as its box makes it."""

    def __init__(self, title: Title, box: Box, players: int, options: Options) -> None:
        super().__init__(title, box, players, options)
        self.stones: Final = box.number("wall", "all", "stones")
        text = box.word("horn", "last", "effect")
        try:
            self.horn: Final = build(parse(text))
        except BadEffect as error:
            raise box.fault("[horn] last.effect", text, str(error)) from None
        self.add(self.horn, TAKE)


class Jericho(Game):
    """A wall of stones, and those that players have taken."""

    __slots__ = ("kit", "stones", "wall")

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit)
        self.kit: Final = kit
        self.wall = kit.stones
        self.stones = [0] * kit.players

    def clone(self) -> Jericho:
        new = Jericho(self.kit)
        self.copy_into(new)
        new.wall, new.stones = self.wall, self.stones.copy()
        return new

    def stands(self) -> str:
        return "the only round"

    def breakdown(self, seat: int) -> dict[str, int]:
        return {"stones": self.stones[seat]}

    def standing(self, seat: int) -> tuple[int, ...]:
        return (self.stones[seat],)

    def sights(self, seat: int | None) -> Sights:
        return {"wall": self.wall, "stones": list(self.stones)}

    def forget(self, seat: int | None, rng: Rng) -> None:
        """Nothing is hidden."""


class Gain(Effect[Jericho]):
    """Stones from the bank: `3 stone`."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: Final = amount

    def text(self) -> str:
        return f"{self.amount} stone"

    def run(self, game: Jericho, frame: Frame) -> None:
        game.stones[frame.seat] += self.amount
        game.tell(GAINED, frame.seat, self.amount)


class Take(Ask[Jericho]):
    """One to three stones of the wall (J1)."""

    def text(self) -> str:
        return "take stones"

    def rule(self) -> str:
        return "J1"

    def candidates(self, game: Jericho, frame: Frame) -> list[int]:
        return list(range(len(AMOUNTS))) if game.wall else []

    def refuses(self, game: Jericho, frame: Frame, move: int) -> int:
        return OK if move < game.wall else TOO_FEW

    def answer(self, game: Jericho, frame: Frame, move: int) -> None:
        game.wall -= move + 1
        game.stones[frame.seat] += move + 1
        game.tell(TOOK, frame.seat, move + 1)
        if game.wall:
            game.push(self, (frame.seat + 1) % game.players)
        else:
            game.tell(BLEW, frame.seat)
            game.push(game.kit.horn, frame.seat)


TAKE: Final = Take()


def build(phrase: Phrase) -> Effect[Any]:
    """The one effect there is."""
    if phrase.kind != "atom" or phrase.name != "stone":
        raise BadEffect("unknown-effect", f"'{phrase.text()}' is no effect of jericho", text=phrase.text())
    return Gain(phrase.amount)
