"""The activation of a worker: its card, then the cards above for a fee (N5)."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.effect import OK, Ask, Effect
from shofar.engine.frame import Frame
from shofar.engine.game import NOTHING
from shofar.games.nehemiah import news, reasons
from shofar.games.nehemiah.moves import SKIP, STOP, TAKE, USE
from shofar.games.nehemiah.table import EMPTY, NOBODY, ROWS, Nehemiah
from shofar.games.nehemiah.workers import refuses_use, use, use_for_fee


class Own(Ask[Nehemiah]):
    """Use the activated card, or decline it for good (N5.3)."""

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        if self.blocks(game, frame.seat) == OK:
            return [TAKE, SKIP]
        return NOTHING

    def options(self, game: Nehemiah, frame: Frame) -> list[int]:
        return self.candidates(game, frame)

    def blocks(self, game: Nehemiah, seat: int) -> int:
        return game.kit.effects[game.kit.face[game.active]].lacks(game, seat)

    def run(self, game: Nehemiah, frame: Frame) -> None:
        """N6.1.2: it cannot be used."""
        face = game.kit.face[game.active]
        game.tell(news.UNUSABLE, frame.seat, face, self.blocks(game, frame.seat))

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        if move == TAKE:
            use(game, frame.seat, game.card.index(game.active))
        else:
            game.tell(news.DECLINED, frame.seat, game.kit.face[game.active])


class Above(Ask[Nehemiah]):
    """Cards above the activated one with an exhausted worker, for a fee, as often as wanted (N5.4)."""

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        return [TAKE, *[USE + space for space in range(len(game.card)) if game.card[space] != EMPTY], STOP]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        if move == STOP:
            return OK
        if move == TAKE:
            return self.refuses_own(game, frame.seat)
        space, at = move - USE, game.card.index(game.active)  # N5.9: present positions count
        if space == at:
            return reasons.ACTIVATED
        if space // ROWS != at // ROWS:
            return reasons.OTHER_COLUMN
        return reasons.BELOW if space > at else self.refuses_above(game, frame.seat, space)

    def refuses_own(self, game: Nehemiah, seat: int) -> int:
        """The activated card had its moment: it was used, could not be, or was declined (N5.3)."""
        if game.active in game.used:
            return reasons.USED
        return OWN.blocks(game, seat) or reasons.OWN_FIRST

    def refuses_above(self, game: Nehemiah, seat: int, space: int) -> int:
        if game.worker[space] == NOBODY:
            return reasons.NO_WORKER_THERE
        if not game.tired[space]:
            return reasons.NOT_EXHAUSTED
        return refuses_use(game, seat, space)

    def options(self, game: Nehemiah, frame: Frame) -> list[int]:
        """Nothing is asked when only stopping is left."""
        if game.gold[frame.seat] < game.kit.fee:
            return NOTHING
        at = game.card.index(game.active)
        tired = game.tired
        options = [
            USE + space
            for space in range(at - at % ROWS, at)
            if tired[space] and refuses_use(game, frame.seat, space) == OK
        ]
        if options:
            options.append(STOP)
        return options

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        if move != STOP:
            game.push(self, frame.seat)
            use_for_fee(game, frame.seat, move - USE)


def refuses_activation(game: Nehemiah, seat: int, space: int) -> int:
    if game.worker[space] == NOBODY:
        return reasons.UNOCCUPIED
    if game.worker[space] != seat:
        return reasons.NOT_OWN
    return reasons.NOT_READY if game.tired[space] else OK


def vain_activation(game: Nehemiah, seat: int, space: int) -> int:
    """N5.3: the own card could not be used now; what is left are the cards above."""
    return game.effect_at(space).lacks(game, seat)


def activate(game: Nehemiah, seat: int, space: int) -> None:
    """N5.1: exhausted at once; then its card, then the cards above."""
    game.active = game.card[space]
    game.used = []
    game.tell(news.ACTIVATED, seat, space, game.face(space), game.worker[space])
    game.exhaust(space)
    game.push(ABOVE, seat)
    game.push(OWN, seat)


OWN: Final = Own("N5.3", "activated card")
ABOVE: Final = Above("N5.4", "cards above")
NODES: Final[list[Effect[Any]]] = [OWN, ABOVE]
