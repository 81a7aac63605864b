"""The bots a table can seat: those of `shofar.bots`, each a level that people choose by name."""

from __future__ import annotations

from collections import OrderedDict
from random import Random
from typing import Any, Final

from shofar import bots
from shofar.bots.advice import advise
from shofar.engine.game import Game

LEVELS: Final = tuple(reversed(bots.names()))  # the strongest first
USUAL: Final = "medium"
KEPT: Final = 256  # bots
NAMES: Final = ("Ezer", "Zuzia", "Hanna", "Baruch", "Miriam", "Shemaiah")


def level(name: str) -> str:
    """The level that a stored name means; one that is gone plays as usual."""
    return bots.proper(name) if known(name) else USUAL


def known(name: str) -> bool:
    """True for the names of levels, other ones of the same included."""
    return bots.proper(name) in LEVELS


class Seated:
    """Bots at their tables: each keeps what it has planned until its turn is over."""

    def __init__(self) -> None:
        self._bots: Final[OrderedDict[tuple[str, int, str], bots.Bot]] = OrderedDict()

    def choose(self, table: str, game: Game, chosen: str, rng: Random) -> str:
        """The move of a bot of this level, in notation. It looks at what its seat may know only."""
        place = (table, game.decider, level(chosen))
        bot = self._bots.pop(place, None) or bots.named(level(chosen))
        self._bots[place] = bot
        if len(self._bots) > KEPT:
            self._bots.popitem(last=False)
        return game.rules.title.catalogue[bot.choose(game, rng)].text


def advice(game: Game, rng: Random) -> list[dict[str, Any]]:
    """The best turns and why: what a person is told who asks for a hint."""
    catalogue = game.rules.title.catalogue
    return [
        {
            "move": catalogue[one.clicks[0]].text,
            "then": [catalogue[click].text for click in one.clicks[1:]],
            "gain": one.gain,
            "reasons": one.reasons,
        }
        for one in advise(game, rng)
    ]
