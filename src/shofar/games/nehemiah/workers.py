"""What work cards do with workers and cards: refresh, place, replace, swap, use (N6.5 to N6.9)."""

from __future__ import annotations

from typing import Final

from shofar.engine.effect import OK, Target
from shofar.engine.frame import Frame
from shofar.games.nehemiah import news, reasons
from shofar.games.nehemiah.moves import PLACE, PUT, REFRESH, REPLACE, SWAP, USE
from shofar.games.nehemiah.table import EMPTY, GOLD, NOBODY, ROWS, WORKER, Nehemiah, pair_spaces


class Aim(Target[Nehemiah]):
    """A question with one target, that can be done only if there is one (N1.4)."""

    def missing(self) -> int:
        return reasons.NO_TARGET


class Handling(Aim):
    """What is done to workers and cards alone: no points come of it once the last turn is over (N12.8.1)."""


class PlaceFirst(Handling):
    """A worker to the first unoccupied card of a column (N4.1, N4.2): `place(first)`."""

    def lacks(self, game: Nehemiah, seat: int) -> int:
        return lacks_place(game, seat)

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        return [PLACE + column for column in range(game.kit.columns)]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        return refuses_place(game, frame.seat, move - PLACE)

    def vain(self, game: Nehemiah, frame: Frame, move: int) -> int:
        return reasons.ONLY_PLACED

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        place(game, frame.seat, move - PLACE)


class PlaceAny(Handling):
    """A worker to any unoccupied card (N6.6.2): `place(any)`."""

    def lacks(self, game: Nehemiah, seat: int) -> int:
        return lacks_place(game, seat)

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        return [PUT + space for space in range(len(game.card))]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        return refuses_put(game, move - PUT) if game.supply[frame.seat] else reasons.NO_WORKER

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        game.put(frame.seat, move - PUT)
        game.tell(news.PLACED_ON, frame.seat, move - PUT, game.face(move - PUT))

    def vain(self, game: Nehemiah, frame: Frame, move: int) -> int:
        return reasons.ONLY_PLACED


class Refresh(Handling):
    """Stand an own exhausted worker up, unless it was exhausted in this turn (N6.5): `refresh(own worker)`."""

    def lacks(self, game: Nehemiah, seat: int) -> int:
        frame = self.frames[seat]
        for space in range(len(game.worker)):
            if game.worker[space] == seat and self.refuses(game, frame, REFRESH + space) == OK:
                return OK
        return reasons.NO_TARGET

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        return [REFRESH + space for space in range(len(game.card)) if game.card[space] != EMPTY]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        space = move - REFRESH
        foreign = refuses_own(game, frame.seat, space)
        if foreign != OK:
            return foreign
        if not game.tired[space]:
            return reasons.NOT_EXHAUSTED
        return reasons.THIS_TURN if game.fresh >> space & 1 else OK

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        game.tired[move - REFRESH] = 0
        game.tell(news.REFRESHED, frame.seat, move - REFRESH)


class Replace(Handling):
    """An own worker from the supply for another player's, in the same state (N6.7): `replace(worker)`."""

    def lacks(self, game: Nehemiah, seat: int) -> int:
        if not game.supply[seat]:
            return reasons.NO_WORKER  # N6.7.2
        for owner in game.worker:
            if owner != seat and 0 <= owner < game.kit.players:
                return OK
        return reasons.NO_TARGET

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        return [REPLACE + space for space in range(len(game.card)) if game.card[space] != EMPTY]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        owner = game.worker[move - REPLACE]
        if owner == NOBODY:
            return reasons.NO_WORKER_THERE
        if owner == frame.seat:
            return reasons.OWN_WORKER
        if owner >= game.kit.players:
            return reasons.NEUTRAL_WORKER  # N6.7.2
        return OK if game.supply[frame.seat] else reasons.NO_WORKER

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        space = move - REPLACE
        owner = game.worker[space]
        game.supply[owner] += 1
        game.flow(owner, WORKER, 1)
        game.put(frame.seat, space)
        if game.tired[space]:
            game.exhaust(space)  # N6.7.3: counts as exhausted in this turn
        game.tell(news.REPLACED, frame.seat, space, owner)


class Swap(Handling):
    """Two workers of one column, of any owners (N6.8.1), or two cards with what stands on them (N6.8.2) change places:
    `swap(worker, worker)`, `swap(card, card)`."""

    def __init__(self, cards: bool) -> None:
        super().__init__()
        self.cards: Final = cards

    def text(self) -> str:
        return "swap(card, card)" if self.cards else "swap(worker, worker)"

    def rule(self) -> str:
        return "N6.8.2" if self.cards else "N6.8.1"

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        return [
            SWAP + column * 6 + pair
            for column in range(game.kit.columns)
            if game.card[column * ROWS] != EMPTY
            for pair in range(6)
        ]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        a, b = pair_spaces(move - SWAP)
        if self.cards:
            return reasons.ALIKE if game.cards_alike(a, b) else OK
        if game.worker[a] == NOBODY or game.worker[b] == NOBODY:
            return reasons.NO_WORKER_THERE
        return reasons.ALIKE if game.workers_alike(a, b) else OK

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        a, b = pair_spaces(move - SWAP)
        if self.cards:
            game.swap_cards(a, b)
        else:
            game.swap_workers(a, b)
        game.tell(news.SWAPPED_CARDS if self.cards else news.SWAPPED_WORKERS, frame.seat, a, b)


class UseCard(Aim):
    """Use an occupied card anywhere for the fee (N6.9): `use(card)`."""

    def lacks(self, game: Nehemiah, seat: int) -> int:
        return super().lacks(game, seat) if game.gold[seat] >= game.kit.fee else reasons.NO_FEE

    def needs(self, game: Nehemiah, seat: int) -> int:
        """N6.9.5: the fee of the cheapest target, and what that one takes itself."""
        targets = [game.effect_at(space) for space in range(len(game.card)) if self._blocks(game, seat, space) == OK]
        return game.kit.fee + min([effect.needs(game, seat) for effect in targets], default=0)

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        return [USE + space for space in range(len(game.card)) if game.card[space] != EMPTY]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        return self._blocks(game, frame.seat, move - USE)

    def _blocks(self, game: Nehemiah, seat: int, space: int) -> int:
        if game.worker[space] == NOBODY:
            return reasons.NO_WORKER_THERE
        if game.kit.uses_cards[game.face(space)]:  # N6.9.2: no such card can use another one
            return reasons.USE_CARDS
        return refuses_use(game, seat, space)

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        use_for_fee(game, frame.seat, move - USE)


def lacks_place(game: Nehemiah, seat: int) -> int:
    """Why this player can place no worker at all (N4.1)."""
    if not game.supply[seat]:
        return reasons.NO_WORKER
    return OK if game.room() else reasons.NO_ROOM


def refuses_place(game: Nehemiah, seat: int, column: int) -> int:
    """Why a worker cannot be placed in this column (N4)."""
    if not game.supply[seat]:
        return reasons.NO_WORKER
    if game.card[column * ROWS] == EMPTY:
        return reasons.EMPTY_PLACE
    return OK if game.first_free(column) != EMPTY else reasons.NO_ROOM


def refuses_put(game: Nehemiah, space: int) -> int:
    """Why nothing can be put on this space."""
    if game.card[space] == EMPTY:
        return reasons.EMPTY_PLACE
    return OK if game.worker[space] == NOBODY else reasons.OCCUPIED


def refuses_own(game: Nehemiah, seat: int, space: int) -> int:
    """Why the worker on this space is not one of this player."""
    owner = game.worker[space]
    if owner == seat:
        return OK
    if owner == NOBODY:
        return reasons.NO_WORKER_THERE
    return reasons.NEUTRAL_WORKER if owner >= game.kit.players else reasons.OTHERS_WORKER


def place(game: Nehemiah, seat: int, column: int) -> None:
    """N4.1, N4.2."""
    space = game.first_free(column)
    game.put(seat, space)
    game.tell(news.PLACED_ON, seat, space, game.face(space))


def refuses_use(game: Nehemiah, seat: int, space: int) -> int:
    """Why this occupied card cannot be used for a fee (N5.8, N5.10, N5.11)."""
    card, kit = game.card[space], game.kit
    if card in game.used:
        return reasons.USED
    gold, fee = game.gold[seat], kit.fee
    if gold < fee:
        return reasons.NO_FEE
    effect = kit.effects[kit.face[card]]
    reason = effect.lacks(game, seat)
    if reason != OK:
        return reason
    return OK if gold >= fee + effect.needs(game, seat) else reasons.FEE_AND_PRICE


def payee(game: Nehemiah, seat: int, owner: int) -> int:
    """N5.5: who gets the fee of this seat: the owner of the worker, or NOBODY for the bank."""
    return owner if owner != seat and owner < game.kit.players else NOBODY


def use_for_fee(game: Nehemiah, seat: int, space: int) -> None:
    """N5.5: the fee to the owner of the worker, or to the bank; then the card."""
    fee, paid_to = game.kit.fee, payee(game, seat, game.worker[space])
    game.gold[seat] -= fee
    if paid_to != NOBODY:
        game.gold[paid_to] += fee
        game.flow(paid_to, GOLD, fee, seat)
    game.flow(seat, GOLD, -fee, paid_to)
    game.tell(news.FEE, seat, paid_to, fee)
    use(game, seat, space)


def use(game: Nehemiah, seat: int, space: int) -> None:
    """Carry a card out; once per activation (N5.8)."""
    card, kit = game.card[space], game.kit
    game.used.append(card)
    game.tell(news.USED, seat, kit.face[card], space)
    kit.effects[kit.face[card]].start(game, seat)
