"""Leaders: in which window each may be used, whether it would have an effect, and what it does (N12)."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.effect import OK, Ask, Effect, Seq
from shofar.engine.frame import Frame
from shofar.engine.game import NOTHING
from shofar.games.nehemiah import news
from shofar.games.nehemiah.activation import activate, refuses_activation
from shofar.games.nehemiah.moves import ACTIVATE, BOARDS, CALL, COLOURS, PICK, PUT, SHIFT, SHIFTS, STOP
from shofar.games.nehemiah.reasons import (
    ALIKE,
    EXHAUSTED,
    NEUTRAL_WORKER,
    NO_CUBE_THERE,
    NO_EFFECT,
    NO_PLAIN_ACTION,
    NO_TARGET,
    NO_WORKER_THERE,
    NOT_IN_WINDOW,
    NOT_YOURS,
    OWN_WORKER,
    SAME_WORKER,
)  # fmt: skip
from shofar.games.nehemiah.table import (
    ACTIVATE_TWO,
    BORROW_WORKER,
    DIRECT_TURN,
    EXTRA_WORKER,
    MOVE_WORKER,
    NOBODY,
    PLACE_TWO,
    SHIFT_CUBE,
    SWAP_ANY_WORKERS,
    TIRED_COLUMNS,
    Nehemiah,
)  # fmt: skip
from shofar.games.nehemiah.workers import Target, refuses_own, refuses_put

# Table N12.1, in the order they are offered.
PRE: Final = (EXTRA_WORKER, TIRED_COLUMNS, DIRECT_TURN)
OPEN: Final = (EXTRA_WORKER, TIRED_COLUMNS, SWAP_ANY_WORKERS, MOVE_WORKER)
INSTEAD: Final = (PLACE_TWO, ACTIVATE_TWO, BORROW_WORKER)
CLOSE: Final = (SWAP_ANY_WORKERS, MOVE_WORKER)
CLOSE_DUE: Final = (SWAP_ANY_WORKERS, MOVE_WORKER, EXTRA_WORKER, TIRED_COLUMNS)
END: Final = (SHIFT_CUBE, EXTRA_WORKER, TIRED_COLUMNS)
GAME_END: Final = (SHIFT_CUBE, TIRED_COLUMNS)


def usable(game: Nehemiah, seat: int, window: tuple[int, ...], mover: int) -> list[int]:
    """The calls open to this seat in this window; `mover` is the player whose turn it is or comes."""
    if seat not in game.leader_of:
        return []
    owner = game.leader_of
    return [CALL + leader for leader in window if owner[leader] == seat and not _idle(game, seat, leader, mover)]


def refuses(game: Nehemiah, seat: int, leader: int, window: tuple[int, ...], mover: int) -> int:
    """Why this leader cannot be called in this window; `usable` must agree."""
    if game.leader_of[leader] != seat:
        return NOT_YOURS
    if leader not in window:
        return NOT_IN_WINDOW
    if not _idle(game, seat, leader, mover):
        return OK
    return NO_PLAIN_ACTION if leader == DIRECT_TURN else NO_EFFECT


def _idle(game: Nehemiah, seat: int, leader: int, mover: int) -> bool:
    """N12.9.4: it would have no effect."""
    if leader == DIRECT_TURN:
        return not game.has_plain_action(mover)  # N12.3.5
    return game.kit.leader_effects[leader].lacks(game, seat, 0) != OK


def call(game: Nehemiah, seat: int, leader: int) -> None:
    """Use a leader; single-use cards are discarded (N12.1.3)."""
    game.leader_of[leader] = NOBODY
    game.tell(news.LEADER_USED, seat, leader)
    game.kit.leader_effects[leader].start(game, seat)


class Timed(Effect[Nehemiah]):
    """An effect and the time at which its leader may be used: `any moment: place(first)`."""

    def __init__(self, when: str, then: Effect[Any]) -> None:
        super().__init__()
        self.when: Final = when
        self.then: Final = then

    def text(self) -> str:
        return f"{self.when}: {self.then.text()}"

    def parts(self) -> list[Effect[Any]]:
        return [self.then]

    def lacks(self, game: Nehemiah, seat: int, fee: int) -> int:
        return self.then.lacks(game, seat, fee)

    def start(self, game: Nehemiah, seat: int) -> None:
        self.then.start(game, seat)


class Then(Seq[Nehemiah]):
    """One after the other; possible if the first part is (N12.9.4): `place(first); may place(first)`."""

    def lacks(self, game: Nehemiah, seat: int, fee: int) -> int:
        return self.steps[0].lacks(game, seat, fee)


class Bonus(Effect[Nehemiah]):
    """One more of a good whenever a card gives it (N12.9.1): `1 wood per wood card`. The cards look for it."""

    def __init__(self, good: str) -> None:
        super().__init__()
        self.good: Final = good

    def text(self) -> str:
        return f"1 {self.good} per {self.good} card"


class TiredColumns(Effect[Nehemiah]):
    """Points for every column with an own exhausted worker (N12.3.4): `1 vp per tired column`."""

    def __init__(self, vp: int) -> None:
        super().__init__()
        self.vp: Final = vp

    def text(self) -> str:
        return f"{self.vp} vp per tired column"

    def lacks(self, game: Nehemiah, seat: int, fee: int) -> int:
        return OK if game.tired_columns(seat) else NO_TARGET

    def start(self, game: Nehemiah, seat: int) -> None:
        points = self.vp * game.tired_columns(seat)
        game.leader_vp[seat] += points
        game.tell(news.LEADER_POINTS, seat, points)


class DirectTurn(Effect[Nehemiah]):
    """Decide the plain action of the player about to move (N12.3.5): `direct(player)`."""

    def text(self) -> str:
        return "direct(player)"

    def start(self, game: Nehemiah, seat: int) -> None:
        game.directed = seat
        game.tell(news.DIRECTED, seat, game.mover())


class ShiftCube(Target):
    """Move a cube of any player to another board (N12.8.2): `shift(cube, board)`."""

    def text(self) -> str:
        return "shift(cube, board)"

    def rule(self) -> str:
        return "N12.8.2"

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        return [SHIFT + shift for shift in range(len(SHIFTS)) if shift // 6 < game.kit.players]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        owner, source, _ = shift_of(move - SHIFT)
        return OK if game.on[source * game.kit.players + owner] else NO_CUBE_THERE

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        owner, source, goal = shift_of(move - SHIFT)
        players = game.kit.players
        game.on[source * players + owner] -= 1
        game.on[goal * players + owner] += 1
        game.tell(news.CUBE_MOVED, frame.seat, source, goal, owner)


class SwapAnyWorkers(Target):
    """Two workers anywhere change places (N12.4.3), chosen one after the other: `swap(any worker, any worker)`.

    The value is the first worker's space + 1."""

    def text(self) -> str:
        return "swap(any worker, any worker)"

    def rule(self) -> str:
        return "N12.4.3"

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        return [PICK + space for space in range(len(game.card))]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        space = move - PICK
        if game.worker[space] == NOBODY:
            return NO_WORKER_THERE
        if frame.value:
            first = frame.value - 1
            if space == first:
                return SAME_WORKER
            return ALIKE if game.workers_alike(first, space) else OK
        return OK if self._has_partner(game, space) else ALIKE

    def _has_partner(self, game: Nehemiah, space: int) -> bool:
        return any(
            game.worker[other] != NOBODY and not game.workers_alike(space, other) for other in range(len(game.card))
        )

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        space = move - PICK
        if not frame.value:
            game.push_with(self, frame.seat, space + 1)
            return
        game.swap_workers(frame.value - 1, space)
        game.tell(news.SWAPPED_WORKERS, frame.seat, frame.value - 1, space)


class MoveWorker(Target):
    """An own ready worker to any unoccupied card (N12.4.4): `move(own worker, any card)`.

    The value is the worker's space + 1."""

    def text(self) -> str:
        return "move(own worker, any card)"

    def rule(self) -> str:
        return "N12.4.4"

    def lacks(self, game: Nehemiah, seat: int, fee: int) -> int:
        return OK if game.has_ready(seat) and game.room() else NO_TARGET

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        base = PUT if frame.value else PICK
        return [base + space for space in range(len(game.card))]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        if frame.value:
            return refuses_put(game, move - PUT)
        foreign = refuses_own(game, frame.seat, move - PICK)
        if foreign != OK:
            return foreign
        return EXHAUSTED if game.tired[move - PICK] else OK

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        if not frame.value:
            game.push_with(self, frame.seat, move - PICK + 1)
            return
        source, goal = frame.value - 1, move - PUT
        game.vacate(source)
        game.worker[goal] = frame.seat
        game.tell(news.MOVED, frame.seat, source, goal)


class ActivateOwn(Target):
    """Activate an own ready worker, completely (N12.6.2): `activate(own)`."""

    def text(self) -> str:
        return "activate(own)"

    def rule(self) -> str:
        return "N12.6.2"

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        return [ACTIVATE + space for space in range(len(game.card))]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        return refuses_activation(game, frame.seat, move - ACTIVATE)

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        activate(game, frame.seat, move - ACTIVATE)


class ActivateOther(Target):
    """Activate a ready worker of another player as if it were the own (N12.6.3): `activate(other)`."""

    def text(self) -> str:
        return "activate(other)"

    def rule(self) -> str:
        return "N12.6.3"

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        return [ACTIVATE + space for space in range(len(game.card))]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        space = move - ACTIVATE
        owner = game.worker[space]
        if owner == NOBODY:
            return NO_WORKER_THERE
        if owner == frame.seat:
            return OWN_WORKER
        if owner >= game.kit.players:
            return NEUTRAL_WORKER
        return EXHAUSTED if game.tired[space] else OK

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        activate(game, frame.seat, move - ACTIVATE)


class May(Ask[Nehemiah]):
    """A target that may be left out: `may place(first)`."""

    def __init__(self, then: Target) -> None:
        super().__init__()
        self.then: Final = then

    def text(self) -> str:
        return f"may {self.then.text()}"

    def parts(self) -> list[Effect[Any]]:
        return [self.then]

    def rule(self) -> str:
        return self.then.rule()

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        targets = self.then.candidates(game, frame)
        return [*targets, STOP] if self.then.lacks(game, frame.seat, 0) == OK else NOTHING

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        return OK if move == STOP else self.then.refuses(game, frame, move)

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        if move != STOP:
            self.then.answer(game, frame, move)


def shift_of(shift: int) -> tuple[int, int, int]:
    """Owner, board and other board of a shift of the catalogue."""
    owner, source, goal = SHIFTS[shift]
    return COLOURS.index(owner), BOARDS.index(source), BOARDS.index(goal)
