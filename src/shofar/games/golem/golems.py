"""Golems at work: creating and activating them (G4.2, G4.3)."""

from __future__ import annotations

from typing import Any, Final

from shofar.engine.effect import OK, Effect
from shofar.engine.frame import Frame
from shofar.engine.game import NOTHING
from shofar.games.golem import news
from shofar.games.golem.artifacts import GOLEM_CREATED, trigger
from shofar.games.golem.gains import Bonus, begin, offer
from shofar.games.golem.moves import ACTIVATE, CREATE
from shofar.games.golem.reasons import GOLEM_ACTIVATED, NO_CLAY, NO_GOLEM, NO_GOLEM_LEFT, NO_USE, OTHER_GOLEM
from shofar.games.golem.reasons import LYING as IS_LYING
from shofar.games.golem.table import BOARD, BURIED, CLAY, FIGURES, LYING, NONE, STANDING, Golem
from shofar.games.golem.walking import ALL_WAYS, add_ways, code_of, find, on_block, place_of, step, why_not_step

DISTRICT_MOVES: Final = [CREATE, CREATE + 1, CREATE + 2]
ALL_PLACES: Final = list(range(ACTIVATE, ACTIVATE + 30))
ALL_FIGURES: Final = 63
MOVED: Final = "activate_moved"
KEEP: Final = "activate_keep"


# --- creating -------------------------------------------------------------------------------------------------


def creation_cost(game: Golem, seat: int, district: int, discount: int) -> int:
    """G4.2.1: clay, and more for each own golem on the blocks of the district."""
    cost = game.kit.golem_clay
    for at in range(seat * FIGURES, seat * FIGURES + FIGURES):
        code = game.golem[at]
        if STANDING <= code < BURIED and (code - STANDING) % 30 // 10 == district:
            cost += game.kit.golem_more
    return max(0, cost - discount)


def why_not_create(game: Golem, seat: int, district: int, discount: int) -> int:
    if find(game, seat, BOARD) == NONE:
        return NO_GOLEM_LEFT
    if game.purse[seat * 4 + CLAY] < creation_cost(game, seat, district, discount):
        return NO_CLAY
    return OK


def creations(game: Golem, seat: int, discount: int) -> list[int]:
    """Where a golem can be created, as moves."""
    if game.purse[seat * 4 + CLAY] + discount < game.kit.golem_clay or find(game, seat, BOARD) == NONE:
        return NOTHING
    return [CREATE + d for d in range(3) if game.purse[seat * 4 + CLAY] >= creation_cost(game, seat, d, discount)]


def create(game: Golem, seat: int, district: int, discount: int) -> None:
    """G4.2.2, G4.2.3: the golem stands on I, the track moves up, the trigger, the left leg."""
    cost = creation_cost(game, seat, district, discount)
    figure = find(game, seat, BOARD)
    game.charge(seat, CLAY, cost)
    game.golem[seat * FIGURES + figure] = STANDING + district * 10
    game.tell(news.CREATED, seat, district, cost)
    game.move_track(seat, game.kit.created_steps)
    if game.has(seat, game.kit.left_leg):
        game.push_about(LEG_ACTIVATES, seat, figure)
        game.push_about(LEG_MOVES, seat, figure)
    trigger(game, seat, GOLEM_CREATED)


class Create(Bonus):
    """Create a golem cheaper: `create -2`."""

    def __init__(self, discount: int) -> None:
        super().__init__("G4.2.1", name=f"create -{discount}")
        self.discount: Final = discount

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return DISTRICT_MOVES

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        return why_not_create(game, frame.seat, move - CREATE, self.discount)

    def options(self, game: Golem, frame: Frame) -> list[int]:
        return creations(game, frame.seat, self.discount)

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        create(game, frame.seat, move - CREATE, self.discount)


# --- activating -----------------------------------------------------------------------------------------------


def resolve(game: Golem, seat: int, place: int) -> None:
    """G4.3.2: the effect of a section: its district tile, or what is printed in VIII to X."""
    game.tell(news.ACTIVATED, seat, place)
    begin(game, seat, section_effect(game, place))


def section_effect(game: Golem, place: int) -> Effect[Any]:
    """What a section does."""
    district, section = place // 10, place % 10
    if section < 7:
        return game.kit.tile_effects[game.district[district * 7 + section]]
    return game.kit.printed[district * 3 + section - 7]


def standing_places(game: Golem, seat: int, allowed: int) -> list[int]:
    """Where own golems of these figures stand, as moves."""
    moves: list[int] = []
    at = seat * FIGURES
    for figure in range(FIGURES):
        code = game.golem[at + figure]
        if STANDING <= code < LYING and allowed >> figure & 1:
            move = ACTIVATE + code - STANDING
            if move not in moves:
                moves.append(move)
    return moves


def places_on_blocks(game: Golem, seat: int, allowed: int) -> list[int]:
    """Where own golems of these figures are, standing or lying, as moves in rising order."""
    moves: list[int] = []
    at = seat * FIGURES
    for figure in range(FIGURES):
        code = game.golem[at + figure]
        if STANDING <= code < BURIED and allowed >> figure & 1:
            move = ACTIVATE + place_of(code)
            if move not in moves:
                moves.append(move)
    moves.sort()
    return moves


def figure_at(game: Golem, seat: int, code: int, allowed: int) -> int:
    """An own golem of these figures (a bit each) with this code, NONE if there is none."""
    for figure in range(FIGURES):
        if game.golem[seat * FIGURES + figure] == code and allowed >> figure & 1:
            return figure
    return NONE


class Activation(Bonus):
    """A golem works: which may be chosen, and whether another one follows, is said below. One that `keeps` may also
    lie, and stays as it is."""

    def __init__(self, rule: str, otherwise: int, keeps: bool = False) -> None:
        super().__init__(rule)
        self.otherwise: Final = otherwise  # the reason against a golem that may not be chosen
        self.keeps: Final = keeps

    def allowed(self, game: Golem, frame: Frame) -> int:
        """A bit per figure that may be chosen."""
        raise NotImplementedError

    def follow(self, game: Golem, frame: Frame, figure: int) -> None:
        """What comes after this one has worked; nothing, as a rule."""

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_PLACES

    def chosen(self, game: Golem, frame: Frame, place: int) -> int:
        """The golem that would work there, NONE if there is none."""
        allowed = self.allowed(game, frame)
        figure = figure_at(game, frame.seat, STANDING + place, allowed)
        return figure_at(game, frame.seat, LYING + place, allowed) if figure == NONE and self.keeps else figure

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        place = move - ACTIVATE
        if self.chosen(game, frame, place) != NONE:
            return OK
        if find(game, frame.seat, STANDING + place) != NONE:
            return self.otherwise
        return IS_LYING if find(game, frame.seat, LYING + place) != NONE else NO_GOLEM

    def options(self, game: Golem, frame: Frame) -> list[int]:
        allowed = self.allowed(game, frame)
        return places_on_blocks(game, frame.seat, allowed) if self.keeps else standing_places(game, frame.seat, allowed)

    def vain(self, game: Golem, frame: Frame, move: int) -> int:
        return NO_USE if section_effect(game, move - ACTIVATE).idle(game, frame.seat) else OK

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        place = move - ACTIVATE
        figure = self.chosen(game, frame, place)
        self.follow(game, frame, figure)
        if not self.keeps:
            game.golem[frame.seat * FIGURES + figure] = LYING + place
        resolve(game, frame.seat, place)


class Activate(Activation):
    """Golems work: up to that many different standing ones, `activate 2`; the one just moved, or any if none was,
    `activate_moved`; one that stays as it is, `activate_keep`. The value has a bit per golem activated."""

    def __init__(self, which: str, most: int) -> None:
        moved = which == MOVED
        super().__init__("G3.18" if moved else "G4.3.2", OTHER_GOLEM if moved else GOLEM_ACTIVATED, which == KEEP)
        self.which: Final = which
        self.moved: Final = moved
        self.most: Final = most

    def text(self) -> str:
        return f"{self.which} {self.most}" if self.which == "activate" else self.which

    def allowed(self, game: Golem, frame: Frame) -> int:
        return 1 << game.moved if self.moved and game.moved != NONE else ALL_FIGURES & ~frame.value

    def follow(self, game: Golem, frame: Frame, figure: int) -> None:
        done = frame.value | 1 << figure
        if done.bit_count() < self.most:
            game.push_with(frame.effect, frame.seat, done)


class LegActivates(Activation):
    """G4.2.3: the left leg may activate the golem just created, which goes on standing. It is about the golem."""

    def allowed(self, game: Golem, frame: Frame) -> int:
        return 1 << frame.about


class LegMoves(Bonus):
    """G4.2.3: the left leg may move the golem just created. It is about the golem."""

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_WAYS

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        reason = why_not_step(game, frame.seat, move, False)
        mine = game.golem[frame.seat * FIGURES + frame.about] == code_of(move)
        return OTHER_GOLEM if reason == OK and not mine else reason

    def options(self, game: Golem, frame: Frame) -> list[int]:
        moves: list[int] = []
        code = game.golem[frame.seat * FIGURES + frame.about]
        if on_block(code):
            add_ways(moves, code, False)
        return moves

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        step(game, frame.seat, frame.about, 1)


LEG_MOVES: Final = offer(LegMoves("G4.2.3"))
LEG_ACTIVATES: Final = offer(LegActivates("G4.2.3", OTHER_GOLEM, True))
ACTIVATE_ONE: Final = offer(Activate("activate", 1))
