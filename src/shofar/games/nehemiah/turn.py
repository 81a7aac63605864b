"""The action of a turn: place, activate, use a leader, pass (N3, N4, N10)."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.effect import OK, Ask, Effect
from shofar.engine.frame import Frame
from shofar.engine.game import NOTHING
from shofar.games.nehemiah import leaders, news, reasons
from shofar.games.nehemiah.activation import activate, refuses_activation, vain_activation
from shofar.games.nehemiah.moves import ACTIVATE, CALL, LEADERS, NEUTRAL, PASS, PLACE
from shofar.games.nehemiah.table import EMPTY, NOBODY, ROWS, UNASKED, Nehemiah
from shofar.games.nehemiah.times import AROUND, INSTEAD, W_INSTEAD, W_OPEN
from shofar.games.nehemiah.workers import place, refuses_place


class Action(Ask[Nehemiah]):
    """Step 3: place, activate, a leader, or pass if nothing else is possible (N3.3, N3.4).

    The value is 1 once a leader was used around the action: then none can be used instead of it (N12.6.4)."""

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        calls = [CALL + leader for leader in range(len(LEADERS))] if game.kit.leaders else NOTHING
        return [*plain_candidates(game), *calls, PASS]

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        if move == PASS:
            return reasons.MUST_ACT if game.has_plain_action(frame.seat) else OK
        if move >= CALL:
            return self.refuses_call(game, frame, move - CALL)
        return refuses_plain(game, frame.seat, move)

    def refuses_call(self, game: Nehemiah, frame: Frame, leader: int) -> int:
        instead = leader in game.kit.asked_in[W_INSTEAD]
        reason = leaders.refuses(game, frame.seat, leader, W_INSTEAD if instead else W_OPEN)
        return reasons.ONLY_THING if instead and frame.value and reason == OK else reason

    def options(self, game: Nehemiah, frame: Frame) -> list[int]:
        """Must agree with `candidates` and `refuses`; written out because every turn asks it."""
        options = plain_options(game, frame.seat)
        plain = bool(options)
        if game.kit.leaders:
            options += leaders.usable(game, frame.seat, W_OPEN)
            if not frame.value:
                options += leaders.usable(game, frame.seat, W_INSTEAD)
        if not plain:
            options.append(PASS)
        return options

    def vain(self, game: Nehemiah, frame: Frame, move: int) -> int:
        return vain_plain(game, frame.seat, move) if move < NEUTRAL else OK

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        if move == PASS:
            pass_turn(game, frame.seat)
        elif move >= CALL:
            self.call(game, frame, move - CALL)
        else:
            act(game, frame.seat, move)

    def call(self, game: Nehemiah, frame: Frame, leader: int) -> None:
        time = game.kit.leader_effects[leader].time
        if time == INSTEAD:
            game.passes = 0
            game.instead = 1
        elif frame.value or time == AROUND:
            game.push_with(self, frame.seat, 1)
        else:
            game.push(self, frame.seat)  # N12.4.1: the menu is built again
        leaders.call(game, frame.seat, leader)


class Direct(Ask[Nehemiah]):
    """Another player decides the plain action of the player in the value (N12.3.5)."""

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        return plain_candidates(game)

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        reason = refuses_plain(game, frame.value, move)
        return reasons.NOT_DIRECTED if reason == reasons.NOT_OWN else reason

    def vain(self, game: Nehemiah, frame: Frame, move: int) -> int:
        return vain_plain(game, frame.value, move)

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        act(game, frame.value, move)


class Begin(Effect[Nehemiah]):
    """The turn of a player starts: his own decision, or that of the one who directs him."""

    def run(self, game: Nehemiah, frame: Frame) -> None:
        game.hold[frame.seat] = UNASKED  # N12.3.2: until my own next turn
        director = game.directed
        game.directed = NOBODY
        if director == NOBODY:
            game.push(ACTION, frame.seat)
        elif game.has_plain_action(frame.seat):
            game.push_with(DIRECT, director, frame.seat)
        else:  # N12.3.7
            game.tell(news.DIRECTION_LOST, director, frame.seat)
            pass_turn(game, frame.seat)


class Neutral(Ask[Nehemiah]):
    """Two players: a neutral worker follows the placed one, in another column than the value (N10.3)."""

    def candidates(self, game: Nehemiah, frame: Frame) -> list[int]:
        return [NEUTRAL + column for column in range(game.kit.columns)] if game.neutral[frame.seat] else NOTHING

    def refuses(self, game: Nehemiah, frame: Frame, move: int) -> int:
        column = move - NEUTRAL
        if column == frame.value:
            return reasons.SAME_COLUMN
        if game.card[column * ROWS] == EMPTY:
            return reasons.EMPTY_PLACE
        space = game.first_free(column)
        if space == EMPTY:
            return reasons.NO_ROOM
        return reasons.ROW_FOUR if space % ROWS == ROWS - 1 else OK

    def answer(self, game: Nehemiah, frame: Frame, move: int) -> None:
        space = game.first_free(move - NEUTRAL)
        game.neutral[frame.seat] -= 1
        game.worker[space] = game.kit.players + frame.seat
        game.tired[space] = 1
        game.tell(news.PLACED_NEUTRAL, frame.seat, space)


def plain_candidates(game: Nehemiah) -> list[int]:
    """Placing in every column, activating every worker."""
    places = [PLACE + column for column in range(game.kit.columns)]
    return [*places, *[ACTIVATE + space for space in range(len(game.card))]]


def refuses_plain(game: Nehemiah, seat: int, move: int) -> int:
    """Why a plain action is not possible for this player (N4, N5.1)."""
    return refuses_activation(game, seat, move - ACTIVATE) if move >= ACTIVATE else refuses_place(game, seat, move)


def vain_plain(game: Nehemiah, seat: int, move: int) -> int:
    """N4.2: a worker that is only placed brings nothing yet. N5.3: nor does a card that cannot be used."""
    return vain_activation(game, seat, move - ACTIVATE) if move >= ACTIVATE else reasons.ONLY_PLACED


def plain_options(game: Nehemiah, seat: int) -> list[int]:
    """The plain actions of this player; must agree with `refuses_plain`."""
    options: list[int] = []
    worker = game.worker
    if game.supply[seat]:
        card = game.card
        for column in range(game.kit.columns):
            space = column * ROWS
            if card[space] != EMPTY and (
                worker[space + ROWS - 1] == NOBODY or NOBODY in worker[space : space + ROWS]  # mostly the last is free
            ):
                options.append(PLACE + column)
    tired = game.tired
    for space, owner in enumerate(worker):
        if owner == seat and not tired[space]:
            options.append(ACTIVATE + space)
    return options


def act(game: Nehemiah, seat: int, move: int) -> None:
    """Carry a plain action out."""
    game.passes = 0
    if move >= ACTIVATE:
        activate(game, seat, move - ACTIVATE)
    else:
        if game.kit.neutrals:  # N4.6
            game.push_with(NEUTRAL_WORKER, seat, move - PLACE)
        place(game, seat, move - PLACE)


def pass_turn(game: Nehemiah, seat: int) -> None:
    game.passes += 1
    game.tell(news.PASSED, seat)


ACTION: Final = Action("N3.2", "action")
DIRECT: Final = Direct("N12.3.5", "direct")
BEGIN: Final = Begin("begin turn")
NEUTRAL_WORKER: Final = Neutral("N10.3", "neutral")
NODES: Final[list[Effect[Any]]] = [ACTION, DIRECT, BEGIN, NEUTRAL_WORKER]
