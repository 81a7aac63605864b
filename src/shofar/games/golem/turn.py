"""Phase 3: turns, the rabbi, passing (G3.1, G3.2, G3.16 to G3.25)."""

from __future__ import annotations

from typing import Final

from shofar.engine.effect import OK, Ask, Effect
from shofar.engine.frame import Frame
from shofar.games.golem import moves as verbs
from shofar.games.golem import news, reasons
from shofar.games.golem.gains import begin
from shofar.games.golem.marbles import pour, take_marble, tray_marbles
from shofar.games.golem.moves import ASIDE, PASS, RABBI, TAKE
from shofar.games.golem.table import BOTTOM, LINE, NONE, Golem

LAST_PASS_PHASE: Final = 2
OWN_TURNS: Final = 39  # the moves of a turn are the first of the catalogue
ELSEWHERE: Final = (  # what else a person would point at: the first move, how many there are, when it is possible
    (verbs.DEVELOP, 18, reasons.DEVELOP_LATER), (verbs.CREATE, 3, reasons.CREATE_LATER),
    (verbs.GOLD, 4, reasons.GOLD_LATER), (verbs.BUY, 20, reasons.BUY_LATER),
    (verbs.ACTIVATE, 30, reasons.WORK_LATER), (verbs.STEP, 60, reasons.WALK_LATER),
    (verbs.INFLUENCE, 2, reasons.INFLUENCE_LATER),  # or coins instead
)  # fmt: skip
ALL_TURNS: Final = [
    *range(TAKE, OWN_TURNS),
    *[move for first, count, _ in ELSEWHERE for move in range(first, first + count)],
]
ALL_ASIDES: Final = list(range(ASIDE, ASIDE + 25))


def sockets_full(game: Golem, seat: int) -> bool:
    return game.socket[seat * 2 + 1] != NONE


def finished(game: Golem, seat: int) -> bool:
    """G3.1: both marbles taken and the rabbi placed."""
    return game.socket[seat * 2 + 1] != NONE and game.rabbi[seat] != NONE


class Turns(Effect[Golem]):
    """G3.1, G3.2, G3.20: whose turn is next; when nobody can go on, a pass phase or the end of phase 3."""

    def run(self, game: Golem, frame: Frame) -> None:
        seat = next_in_order(game) if game.passing == 0 else next_by_tile(game)
        if seat != NONE:
            game.push(self, 0)
            game.push(TURN, seat)
        elif 1 in game.waiting:
            game.push(self, 0)
            begin_pass_phase(game)


def next_in_order(game: Golem) -> int:
    """The next player in turn order who neither passed nor finished."""
    players = game.players
    for ahead in range(players):
        place = (game.turn + ahead) % players
        seat = game.order[place]
        if not game.waiting[seat] and not finished(game, seat):
            game.turn = place + 1
            return seat
    return NONE


def next_by_tile(game: Golem) -> int:
    """G3.22: the next player in the order of the pass tiles who is not waiting; finished ones have no tile."""
    for ahead in range(4):
        tile = (game.turn + ahead) % 4
        if tile in game.pass_tile:
            seat = game.pass_tile.index(tile)
            if not game.waiting[seat]:
                game.turn = tile + 1
                return seat
    return NONE


def begin_pass_phase(game: Golem) -> None:
    """G3.21, G3.24: the holder of the lowest tile sets a marble aside, then the waiting players go on."""
    game.passing += 1
    game.turn = 0
    game.waiting = [0] * game.players
    holder = game.pass_tile.index(min(tile for tile in game.pass_tile if tile != NONE))
    game.tell(news.PASS_PHASE, holder, game.passing)
    game.push(SET_ASIDE, holder)


class Turn(Ask[Golem]):
    """G3.1: a marble, the rabbi, or pass."""

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_TURNS

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        seat = frame.seat
        if move >= OWN_TURNS:
            return next(reason for first, count, reason in ELSEWHERE if first <= move < first + count)
        if move == PASS:
            return why_not_pass(game, seat)
        if move >= RABBI:
            return why_not_rabbi(game, seat, move - RABBI)
        if sockets_full(game, seat):
            return reasons.SOCKETS_FULL
        return OK if game.tray[move - TAKE] else reasons.NO_MARBLE

    def options(self, game: Golem, frame: Frame) -> list[int]:
        """As `refuses` says, without asking it 39 times."""
        seat = frame.seat
        marbles = game.socket[seat * 2 + 1] == NONE
        moves = [at for at, count in enumerate(game.tray) if count] if marbles else []  # TAKE is 0
        rabbi = game.rabbi
        if rabbi[seat] == NONE:
            for place, tile in enumerate(game.tiles):
                if place not in rabbi:
                    moves.append(RABBI + tile)
            moves.append(RABBI + BOTTOM)
        if marbles and game.passing < LAST_PASS_PHASE:
            moves.append(PASS)
        return moves

    def vain(self, game: Golem, frame: Frame, move: int) -> int:
        idle = RABBI <= move < PASS and game.kit.actions[move - RABBI].idle(game, frame.seat)
        return reasons.NO_USE if idle else OK

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        seat = frame.seat
        if move == PASS:
            pass_turn(game, seat)
            return
        if move >= RABBI:
            place_rabbi(game, seat, move - RABBI)
        else:
            take_marble(game, seat, move)
        if game.passing and finished(game, seat):
            game.pass_tile[seat] = NONE  # G3.22


def why_not_pass(game: Golem, seat: int) -> int:
    """G3.19, G3.24."""
    if sockets_full(game, seat):
        return reasons.NO_PASS
    return reasons.LAST_PASS if game.passing == LAST_PASS_PHASE else OK


def why_not_rabbi(game: Golem, seat: int, tile: int) -> int:
    if game.rabbi[seat] != NONE:
        return reasons.RABBI_PLACED
    if tile == BOTTOM:
        return OK
    if tile not in game.tiles:
        return reasons.TILE_NOT_OPEN
    return reasons.TILE_TAKEN if game.tiles.index(tile) in game.rabbi else OK


def place_rabbi(game: Golem, seat: int, tile: int) -> None:
    """G3.16: on the bottom space later rabbis stand to the right."""
    if tile == BOTTOM:
        game.rabbi[seat] = LINE + sum(1 for place in game.rabbi if place >= LINE)
    else:
        game.rabbi[seat] = game.tiles.index(tile)
    game.tell(news.RABBI, seat, tile)
    begin(game, seat, game.kit.actions[tile])


def pass_turn(game: Golem, seat: int) -> None:
    """G3.19, G3.23: the lowest tile available; passing again keeps the tile."""
    if game.pass_tile[seat] == NONE:
        tile = 0
        while tile in game.pass_tile:
            tile += 1
        game.pass_tile[seat] = tile
    game.waiting[seat] = 1
    game.tell(news.PASSED, seat, game.pass_tile[seat] + 1)


class SetAside(Ask[Golem]):
    """G3.21: a marble of choice goes onto pass tile 1, the rest is poured again."""

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_ASIDES

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        return OK if game.tray[move - ASIDE] else reasons.NO_MARBLE

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        at = move - ASIDE
        game.tray[at] -= 1
        game.aside.append(at % 5)
        game.tell(news.SET_ASIDE, frame.seat, at // 5, at % 5)
        pour(game, tray_marbles(game))


TURN: Final = Turn("G3.1")
SET_ASIDE: Final = SetAside("G3.21")
TURNS: Final = Turns()
