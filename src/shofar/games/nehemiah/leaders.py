"""Leaders: in which window each may be used, whether it would have an effect, and what it does (N12)."""

from __future__ import annotations

from typing import Final

from shofar.engine.compose import Gain
from shofar.engine.effect import OK, Deed, Effect
from shofar.engine.frame import Frame
from shofar.games.nehemiah import news, reasons
from shofar.games.nehemiah.activation import activate, refuses_activation, vain_activation
from shofar.games.nehemiah.moves import ACTIVATE, BOARDS, CALL, COLOURS, PICK, PUT, SHIFT, SHIFTS
from shofar.games.nehemiah.table import FROM_LEADER, NOBODY, Nehemiah
from shofar.games.nehemiah.times import ROUND
from shofar.games.nehemiah.workers import Aim, Handling, refuses_own, refuses_put


def usable(game: Nehemiah, seat: int, window: int) -> list[int]:
    """The calls open to this seat in this window."""
    owner = game.leader_of
    if seat not in owner:
        return []
    effects = game.kit.leader_effects
    return [
        CALL + leader
        for leader in game.kit.asked_in[window]
        if owner[leader] == seat and effects[leader].lacks(game, seat) == OK
    ]


def refuses(game: Nehemiah, seat: int, leader: int, window: int) -> int:
    """Why this leader cannot be called in this window; `usable` must agree."""
    if game.leader_of[leader] != seat:
        return reasons.NOT_YOURS
    effect = game.kit.leader_effects[leader]
    if leader not in game.kit.asked_in[window]:
        return reasons.WORKS_BY_ITSELF if effect.time == ROUND else reasons.NOT_IN_WINDOW
    reason = effect.lacks(game, seat)
    return reason if reason in (OK, reasons.NO_PLAIN_ACTION) else reasons.NO_EFFECT


def call(game: Nehemiah, seat: int, leader: int) -> None:
    """Use a leader; single-use cards are discarded (N12.1.3)."""
    discard(game, seat, leader)
    game.kit.leader_effects[leader].start(game, seat, FROM_LEADER)


def discard(game: Nehemiah, seat: int, leader: int) -> None:
    game.leader_of[leader] = NOBODY
    game.tell(news.LEADER_USED, seat, leader)


class Bonus(Effect[Nehemiah]):
    """More of a good whenever a card gives it (N12.9.1): `1 wood per wood card`. `gain` asks the rules for it."""

    def __init__(self, gain: Gain) -> None:
        super().__init__(name=f"{gain.text()} per {gain.word} card")
        self.gain: Final = gain


class DirectTurn(Deed[Nehemiah]):
    """Decide the plain action of the player about to move (N12.3.5): `direct(player)`."""

    def lacks(self, game: Nehemiah, seat: int) -> int:
        return OK if game.has_plain_action(game.mover()) else reasons.NO_PLAIN_ACTION

    def start(self, game: Nehemiah, seat: int, about: int = 0) -> None:
        game.directed = seat
        game.tell(news.DIRECTED, seat, game.mover())


class ShiftCube(Aim):
    """Move a cube of any player to another board (N12.8.2): `shift(cube, board)`."""

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        return [SHIFT + shift for shift in range(len(SHIFTS)) if shift // 6 < game.kit.players]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        owner, source, _ = shift_of(move - SHIFT)
        return OK if game.on[source * game.kit.players + owner] else reasons.NO_CUBE_THERE

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        owner, source, goal = shift_of(move - SHIFT)
        players = game.kit.players
        game.on[source * players + owner] -= 1
        game.on[goal * players + owner] += 1
        game.tell(news.CUBE_MOVED, frame.seat, source, goal, owner)


class SwapAnyWorkers(Handling):
    """Two workers anywhere change places (N12.4.3), chosen one after the other: `swap(any worker, any worker)`.

    The value is the first worker's space + 1."""

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        return [PICK + space for space in range(len(game.card))]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        space = move - PICK
        if game.worker[space] == NOBODY:
            return reasons.NO_WORKER_THERE
        if frame.value:
            first = frame.value - 1
            if space == first:
                return reasons.SAME_WORKER
            return reasons.ALIKE if game.workers_alike(first, space) else OK
        return OK if self._has_partner(game, space) else reasons.ALIKE

    def _has_partner(self, game: Nehemiah, space: int) -> bool:
        return any(
            game.worker[other] != NOBODY and not game.workers_alike(space, other) for other in range(len(game.card))
        )

    def progress(self, frame: Frame) -> tuple[int, int]:
        return (2, 2) if frame.value else (1, 2)

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        space = move - PICK
        if not frame.value:
            game.push_with(self, frame.seat, space + 1)
            return
        game.swap_workers(frame.value - 1, space)
        game.tell(news.SWAPPED_WORKERS, frame.seat, frame.value - 1, space)


class MoveWorker(Handling):
    """An own ready worker to any unoccupied card (N12.4.4): `move(own worker, any card)`.

    The value is the worker's space + 1."""

    def lacks(self, game: Nehemiah, seat: int) -> int:
        return OK if game.has_ready(seat) and game.room() else reasons.NO_TARGET

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        base = PUT if frame.value else PICK
        return [base + space for space in range(len(game.card))]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        if frame.value:
            return refuses_put(game, move - PUT)
        foreign = refuses_own(game, frame.seat, move - PICK)
        if foreign != OK:
            return foreign
        return reasons.EXHAUSTED if game.tired[move - PICK] else OK

    def progress(self, frame: Frame) -> tuple[int, int]:
        return (2, 2) if frame.value else (1, 2)

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        if not frame.value:
            game.push_with(self, frame.seat, move - PICK + 1)
            return
        source, goal = frame.value - 1, move - PUT
        game.vacate(source)
        game.worker[goal] = frame.seat
        game.tell(news.MOVED, frame.seat, source, goal)


class Activate(Aim):
    """Activate a ready worker, completely: an own one (N12.6.2) or another player's as if it were the own (N12.6.3):
    `activate(own)`, `activate(other)`."""

    def __init__(self, others: bool) -> None:
        super().__init__()
        self.others: Final = others

    def text(self) -> str:
        return "activate(other)" if self.others else "activate(own)"

    def rule(self) -> str:
        return "N12.6.3" if self.others else "N12.6.2"

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        return [ACTIVATE + space for space in range(len(game.card))]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        space = move - ACTIVATE
        if not self.others:
            return refuses_activation(game, frame.seat, space)
        owner = game.worker[space]
        if owner == NOBODY:
            return reasons.NO_WORKER_THERE
        if owner == frame.seat:
            return reasons.OWN_WORKER
        if owner >= game.kit.players:
            return reasons.NEUTRAL_WORKER
        return reasons.EXHAUSTED if game.tired[space] else OK

    def vain(self, game: Nehemiah, frame: Frame, move: int) -> int:
        return vain_activation(game, frame.seat, move - ACTIVATE)

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        activate(game, frame.seat, move - ACTIVATE)


def shift_of(shift: int) -> tuple[int, int, int]:
    """Owner, board and other board of a shift of the catalogue."""
    owner, source, goal = SHIFTS[shift]
    return COLOURS.index(owner), BOARDS.index(source), BOARDS.index(goal)
