"""Food: silver turned into it (farmers_2), and the loss of it (E3.12.6)."""

from __future__ import annotations

from typing import Final

from shofar.engine.effect import OK, Ask
from shofar.engine.frame import Frame
from shofar.engine.game import NOTHING
from shofar.games.ezra import news
from shofar.games.ezra.moves import DO_CONVERT, DO_PAY
from shofar.games.ezra.names import FARMERS, FOOD, FROM_HUNGER, SILVER, TILE_KINDS
from shofar.games.ezra.reasons import NO_CONVERSION, NO_SILVER_TO_CONVERT
from shofar.games.ezra.table import Ezra


def conversion(game: Ezra, seat: int) -> int:
    """How much silver buys 1 food; 0 if the seat cannot do that."""
    if seat == game.kit.opponent:
        return 0
    return game.kit.converts[game.tiles[seat * TILE_KINDS + FARMERS]]


def conversion_refused(game: Ezra, seat: int) -> int:
    price = conversion(game, seat)
    if not price:
        return NO_CONVERSION
    return OK if game.has(seat, SILVER) >= price else NO_SILVER_TO_CONVERT


def convert(game: Ezra, seat: int) -> None:
    price = conversion(game, seat)
    game.tell(news.CONVERTED, seat, price)
    game.spend(seat, SILVER, price)
    game.gain(seat, FOOD, 1)


def lose_food(game: Ezra, seat: int, number: int) -> None:
    """E3.12.6: as far as it goes, points for the rest."""
    paid = min(number, game.has(seat, FOOD))
    game.spend(seat, FOOD, paid)
    if paid < number:
        game.tell(news.MISSING_FOOD, seat, number - paid)
        game.score(seat, FROM_HUNGER, -game.kit.hunger * (number - paid))


class Hunger(Ask[Ezra]):
    """Food is lost; who can convert silver may do so first. `lose` is the move that says it is enough."""

    def __init__(self, rule: str, lose: int) -> None:
        super().__init__(rule)
        self.lose: Final = lose

    def candidates(self, game: Ezra, frame: Frame) -> list[int]:
        return [DO_CONVERT, self.lose]

    def refuses(self, game: Ezra, frame: Frame, move: int) -> int:
        return conversion_refused(game, frame.seat) if move == DO_CONVERT else OK

    def options(self, game: Ezra, frame: Frame) -> list[int]:
        return [DO_CONVERT, self.lose] if conversion_refused(game, frame.seat) == OK else NOTHING

    def answer(self, game: Ezra, frame: Frame, move: int) -> None:
        if move == DO_CONVERT:
            game.stack.append(frame)
            convert(game, frame.seat)
        else:
            self.run(game, frame)


class LoseFood(Hunger):
    """`lose 2 food` (E3.12.6)"""

    def __init__(self, number: int) -> None:
        super().__init__("E3.12.6", DO_PAY + FOOD)
        self.number: Final = number

    def text(self) -> str:
        return f"lose {self.number} food"

    def run(self, game: Ezra, frame: Frame) -> None:
        lose_food(game, frame.seat, self.number)
