"""Gains made of others: one after the other, one of several, optional, for a price."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.effect import OK, Effect
from shofar.engine.frame import Frame
from shofar.engine.game import NOTHING
from shofar.games.ezra.gains import Carrying, Gain, give_all
from shofar.games.ezra.moves import DO_CHOOSE, DO_PASS
from shofar.games.ezra.names import GOODS
from shofar.games.ezra.reasons import CANNOT_PAY
from shofar.games.ezra.table import Ezra


class Steps(Carrying):
    """`a; b`: one after the other"""

    def __init__(self, steps: list[Gain]) -> None:
        super().__init__()
        self.steps: Final = steps
        self.simple = all([step.simple for step in steps])

    def text(self) -> str:
        return "; ".join([step.text() for step in self.steps])

    def parts(self) -> list[Effect[Any]]:
        return list(self.steps)

    def tent_steps(self) -> int:
        return sum([step.tent_steps() for step in self.steps])

    def lacks(self, game: Ezra, seat: int) -> int:
        for step in self.steps:
            reason = step.lacks(game, seat)
            if reason != OK:
                return reason
        return OK

    def give(self, game: Ezra, seat: int, value: int) -> None:
        give_all(game, seat, self.steps, value)


class Choice(Carrying):
    """`(a | b)`: one of them; the solo opponent takes the first that it can (E3.16.26)"""

    def __init__(self, ways: list[Gain]) -> None:
        super().__init__()
        self.ways: Final = ways

    def text(self) -> str:
        return f"({' | '.join([way.text() for way in self.ways])})"

    def parts(self) -> list[Effect[Any]]:
        return list(self.ways)

    def tent_steps(self) -> int:
        return max([way.tent_steps() for way in self.ways])

    def rule(self) -> str:
        """Of the first way that is a question of its own."""
        return next((way.rule() for way in self.ways if way.rule()), "")

    def give(self, game: Ezra, seat: int, value: int) -> None:
        self.later(game, seat, value)

    def candidates(self, game: Ezra, frame: Frame) -> list[int]:
        return [DO_CHOOSE + way for way in range(len(self.ways))]

    def refuses(self, game: Ezra, frame: Frame, move: int) -> int:
        return self.ways[move - DO_CHOOSE].lacks(game, frame.seat)

    def options(self, game: Ezra, frame: Frame) -> list[int]:
        if frame.seat == game.kit.opponent:
            return NOTHING
        return [DO_CHOOSE + way for way, gain in enumerate(self.ways) if gain.lacks(game, frame.seat) == OK]

    def run(self, game: Ezra, frame: Frame) -> None:
        """The opponent's, or none of them is possible."""
        for way in self.ways:
            if way.lacks(game, frame.seat) == OK:
                way.give(game, frame.seat, frame.value)
                return

    def answer(self, game: Ezra, frame: Frame, move: int) -> None:
        self.ways[move - DO_CHOOSE].give(game, frame.seat, frame.value)


class May(Carrying):
    """`may a`: optional; without a possibility it is not even asked, and the solo opponent declines (E3.16.26)"""

    def __init__(self, gain: Gain) -> None:
        super().__init__()
        self.gain: Final = gain

    def text(self) -> str:
        return f"may {self.gain.text()}"

    def parts(self) -> list[Effect[Any]]:
        return [self.gain]

    def tent_steps(self) -> int:
        return self.gain.tent_steps()

    def rule(self) -> str:
        return self.gain.rule()

    def give(self, game: Ezra, seat: int, value: int) -> None:
        self.later(game, seat, value)

    def candidates(self, game: Ezra, frame: Frame) -> list[int]:
        return [*self.gain.wanted(game, frame), DO_PASS]

    def refuses(self, game: Ezra, frame: Frame, move: int) -> int:
        return OK if move == DO_PASS else self.gain.unfit(game, frame, move)

    def options(self, game: Ezra, frame: Frame) -> list[int]:
        if frame.seat == game.kit.opponent:
            return NOTHING
        offers = self.gain.offers(game, frame)
        return [*offers, DO_PASS] if offers else NOTHING

    def run(self, game: Ezra, frame: Frame) -> None:
        """There is nothing to accept."""

    def answer(self, game: Ezra, frame: Frame, move: int) -> None:
        if move != DO_PASS:
            self.gain.take(game, frame, move)


class Pay(Carrying):
    """`pay 1 silver -> again`; stands where it is asked first whether it can be paid"""

    def __init__(self, good: int, price: int, gain: Gain) -> None:
        super().__init__()
        self.good: Final = good
        self.price: Final = price
        self.gain: Final = gain

    def text(self) -> str:
        return f"pay {self.price} {GOODS[self.good]} -> {self.gain.text()}"

    def rule(self) -> str:
        return self.gain.rule()

    def parts(self) -> list[Effect[Any]]:
        return [self.gain]

    def tent_steps(self) -> int:
        return self.gain.tent_steps()

    def lacks(self, game: Ezra, seat: int) -> int:
        return OK if game.has(seat, self.good) >= self.price else CANNOT_PAY

    def give(self, game: Ezra, seat: int, value: int) -> None:
        game.spend(seat, self.good, self.price)
        self.gain.give(game, seat, value)
