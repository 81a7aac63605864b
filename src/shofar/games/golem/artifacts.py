"""Gold, cauldrons and the income of artifacts (G4.5)."""

from __future__ import annotations

from typing import Final

from shofar.engine.effect import OK
from shofar.engine.frame import Frame
from shofar.games.golem import news
from shofar.games.golem.gains import Bonus
from shofar.games.golem.moves import GOLD
from shofar.games.golem.reasons import CAULDRON_FULL
from shofar.games.golem.table import Golem

RED_MARBLE: Final = 0
BLUE_MARBLE: Final = 1
FIRST_BOOK: Final = 2
GOLEM_CREATED: Final = 3

CAULDRONS: Final = [GOLD, GOLD + 1, GOLD + 2, GOLD + 3]


def put_gold(game: Golem, seat: int, artifact: int) -> None:
    """G4.5.1, G4.5.2: a full cauldron completes its artifact, which gives its income at once."""
    game.gold[seat * 4 + artifact] += 1
    game.tell(news.GOLD, seat, artifact)
    if game.complete(seat, artifact):
        game.tell(news.COMPLETED, seat, artifact)
        give_income(game, seat, artifact)


def give_income(game: Golem, seat: int, artifact: int) -> None:
    """G4.5.5: the artifact's own income, then that of the grey tiles on it, in the order of their slots."""
    kit = game.kit
    game.tell(news.ARTIFACT_INCOME, seat, artifact)
    for slot in (artifact * 2 + 1, artifact * 2):
        for tile in range(5):
            built = game.built[seat * 18 + 12 + tile]
            if built and (built - 1) >> 1 == slot and kit.tile_gold[tile] == 0:
                game.push(kit.grey_effects[tile * 2 + ((built - 1) & 1)], seat)
    kit.artifact_effects[game.artifact[seat] * 4 + artifact].start(game, seat)


def trigger(game: Golem, seat: int, condition: int) -> None:
    """G4.5.6: a gold tile on a completed artifact gives the artifact's income when its condition is met."""
    where = game.kit.trigger[condition]
    built = game.built[seat * 18 + 12 + (where >> 1)]
    if built and (built - 1) & 1 == where & 1:
        artifact = (built - 1) >> 2
        if game.complete(seat, artifact):
            game.tell(news.TRIGGER, seat, 12 + (where >> 1), artifact)
            give_income(game, seat, artifact)


def gold_places(game: Golem, seat: int) -> list[int]:
    """The cauldrons with a free place, as moves."""
    cauldron = game.kit.cauldron
    at = seat * 4
    return [GOLD + artifact for artifact in range(4) if game.gold[at + artifact] < cauldron[artifact]]


class Gold(Bonus):
    """Gold into cauldrons of choice: `1 gold`. The value counts the pieces put."""

    def __init__(self, amount: int) -> None:
        super().__init__("G4.5.1", f"{amount} gold", amount)

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return CAULDRONS

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        return CAULDRON_FULL if game.complete(frame.seat, move - GOLD) else OK

    def options(self, game: Golem, frame: Frame) -> list[int]:
        return gold_places(game, frame.seat)

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        self.ask_again(game, frame)
        put_gold(game, frame.seat, move - GOLD)
