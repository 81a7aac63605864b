"""Golems at work: creating and activating them (G4.2, G4.3)."""

from __future__ import annotations

from typing import Final

from shofar.engine.effect import OK
from shofar.engine.frame import Frame
from shofar.engine.game import NOTHING
from shofar.games.golem import news
from shofar.games.golem.artifacts import GOLEM_CREATED, trigger
from shofar.games.golem.gains import Bonus
from shofar.games.golem.moves import ACTIVATE, CREATE, DONE, STEP
from shofar.games.golem.reasons import BLOCK_END, GOLEM_ACTIVATED, NO_CLAY, NO_GOLEM, NO_GOLEM_LEFT, OTHER_GOLEM
from shofar.games.golem.reasons import LYING as IS_LYING
from shofar.games.golem.table import BOARD, BURIED, CLAY, FIGURES, LYING, NONE, STANDING, Golem
from shofar.games.golem.walking import ALL_STEPS, find, step

GOLEM_COST: Final = 3
CREATED_STEPS: Final = 2
DISTRICT_MOVES: Final = [CREATE, CREATE + 1, CREATE + 2, DONE]
ALL_PLACES: Final = [*range(ACTIVATE, ACTIVATE + 30), DONE]


# --- creating -------------------------------------------------------------------------------------------------


def creation_cost(game: Golem, seat: int, district: int, discount: int) -> int:
    """G4.2.1: 3 clay, and 3 for each own golem on the blocks of the district."""
    cost = GOLEM_COST
    for at in range(seat * FIGURES, seat * FIGURES + FIGURES):
        code = game.golem[at]
        if STANDING <= code < BURIED and (code - STANDING) % 30 // 10 == district:
            cost += GOLEM_COST
    return max(0, cost - discount)


def why_not_create(game: Golem, seat: int, district: int, discount: int) -> int:
    if find(game, seat, BOARD) == NONE:
        return NO_GOLEM_LEFT
    if game.purse[seat * 4 + CLAY] < creation_cost(game, seat, district, discount):
        return NO_CLAY
    return OK


def creations(game: Golem, seat: int, discount: int) -> list[int]:
    """Where a golem can be created, as moves."""
    if game.purse[seat * 4 + CLAY] + discount < GOLEM_COST or find(game, seat, BOARD) == NONE:
        return NOTHING
    return [CREATE + d for d in range(3) if game.purse[seat * 4 + CLAY] >= creation_cost(game, seat, d, discount)]


def create(game: Golem, seat: int, district: int, discount: int) -> None:
    """G4.2.2, G4.2.3: the golem stands on I, the track moves up 2, the trigger, the left leg."""
    cost = creation_cost(game, seat, district, discount)
    figure = find(game, seat, BOARD)
    game.purse[seat * 4 + CLAY] -= cost
    game.golem[seat * FIGURES + figure] = STANDING + district * 10
    game.tell(news.CREATED, seat, district, cost)
    game.move_track(seat, CREATED_STEPS)
    if game.has(seat, game.kit.left_leg):
        game.push_with(LEG_ACTIVATES, seat, figure)
        game.push_with(LEG_MOVES, seat, figure)
    trigger(game, seat, GOLEM_CREATED)


class Create(Bonus):
    """Create a golem cheaper: `create -2`."""

    def __init__(self, discount: int) -> None:
        super().__init__()
        self.discount: Final = discount

    def text(self) -> str:
        return f"create -{self.discount}"

    def rule(self) -> str:
        return "G4.2.1"

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return DISTRICT_MOVES

    def why_not(self, game: Golem, frame: Frame, move: int) -> int:
        return why_not_create(game, frame.seat, move - CREATE, self.discount)

    def found(self, game: Golem, frame: Frame) -> list[int]:
        return creations(game, frame.seat, self.discount)

    def take(self, game: Golem, frame: Frame, move: int) -> None:
        create(game, frame.seat, move - CREATE, self.discount)


# --- activating -----------------------------------------------------------------------------------------------


def resolve(game: Golem, seat: int, place: int) -> None:
    """G4.3.2: the effect of a section: its district tile, or what is printed in VIII to X."""
    game.tell(news.ACTIVATED, seat, place)
    district, section = place // 10, place % 10
    if section < 7:
        game.kit.tile_effects[game.district[district * 7 + section]].start(game, seat)
    else:
        game.kit.printed[district * 3 + section - 7].start(game, seat)


def lay_down(game: Golem, seat: int, figure: int) -> int:
    """Activating lays a standing golem down; gives its place."""
    at = seat * FIGURES + figure
    place = game.golem[at] - STANDING
    game.golem[at] = LYING + place
    return place


def standing_places(game: Golem, seat: int, allowed: int) -> list[int]:
    """Where own golems of these figures (a bit each) stand, as moves."""
    moves: list[int] = []
    at = seat * FIGURES
    for figure in range(FIGURES):
        code = game.golem[at + figure]
        if STANDING <= code < LYING and allowed >> figure & 1:
            move = ACTIVATE + code - STANDING
            if move not in moves:
                moves.append(move)
    return moves


def standing_at(game: Golem, seat: int, place: int, allowed: int) -> int:
    """An own golem of these figures that stands there, NONE if there is none."""
    for figure in range(FIGURES):
        if game.golem[seat * FIGURES + figure] == STANDING + place and allowed >> figure & 1:
            return figure
    return NONE


def why_not_activate(game: Golem, seat: int, place: int, allowed: int, otherwise: int) -> int:
    if standing_at(game, seat, place, allowed) != NONE:
        return OK
    if find(game, seat, STANDING + place) != NONE:
        return otherwise
    return IS_LYING if find(game, seat, LYING + place) != NONE else NO_GOLEM


ALL_FIGURES: Final = 63


class Activation(Bonus):
    """A standing golem works: which may be chosen, and whether another one follows, is said below."""

    def __init__(self, otherwise: int) -> None:
        super().__init__()
        self.otherwise: Final = otherwise  # the reason against a standing golem that may not be chosen

    def allowed(self, game: Golem, frame: Frame) -> int:
        """A bit per figure that may be chosen."""
        raise NotImplementedError

    def follow(self, game: Golem, frame: Frame, figure: int) -> None:
        """What comes after this one has worked; nothing, as a rule."""

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_PLACES

    def why_not(self, game: Golem, frame: Frame, move: int) -> int:
        return why_not_activate(game, frame.seat, move - ACTIVATE, self.allowed(game, frame), self.otherwise)

    def found(self, game: Golem, frame: Frame) -> list[int]:
        return standing_places(game, frame.seat, self.allowed(game, frame))

    def take(self, game: Golem, frame: Frame, move: int) -> None:
        figure = standing_at(game, frame.seat, move - ACTIVATE, self.allowed(game, frame))
        self.follow(game, frame, figure)
        resolve(game, frame.seat, lay_down(game, frame.seat, figure))


class Activate(Activation):
    """Up to that many different standing golems work: `activate 2`. The frame is a bit per golem activated."""

    def __init__(self, most: int) -> None:
        super().__init__(GOLEM_ACTIVATED)
        self.most: Final = most

    def text(self) -> str:
        return f"activate {self.most}"

    def rule(self) -> str:
        return "G4.3.2"

    def allowed(self, game: Golem, frame: Frame) -> int:
        return ALL_FIGURES & ~frame.value

    def follow(self, game: Golem, frame: Frame, figure: int) -> None:
        done = frame.value | 1 << figure
        if done.bit_count() < self.most:
            game.push_with(self, frame.seat, done)


class ActivateMoved(Activation):
    """The golem just moved works, or any one if none was moved: `activate_moved`."""

    def __init__(self) -> None:
        super().__init__(OTHER_GOLEM)

    def text(self) -> str:
        return "activate_moved"

    def rule(self) -> str:
        return "G3.18"

    def allowed(self, game: Golem, frame: Frame) -> int:
        return ALL_FIGURES if game.moved == NONE else 1 << game.moved


class ActivateKeep(Bonus):
    """One golem works, standing or lying, and stays as it is: `activate_keep`."""

    def text(self) -> str:
        return "activate_keep"

    def rule(self) -> str:
        return "G4.3.2"

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_PLACES

    def why_not(self, game: Golem, frame: Frame, move: int) -> int:
        place = move - ACTIVATE
        there = find(game, frame.seat, STANDING + place) != NONE or find(game, frame.seat, LYING + place) != NONE
        return OK if there else NO_GOLEM

    def take(self, game: Golem, frame: Frame, move: int) -> None:
        resolve(game, frame.seat, move - ACTIVATE)


class LegMoves(Bonus):
    """G4.2.3: the left leg may move the golem just created. The frame is the golem."""

    def text(self) -> str:
        return "leg_moves"

    def rule(self) -> str:
        return "G4.2.3"

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_STEPS

    def why_not(self, game: Golem, frame: Frame, move: int) -> int:
        code = game.golem[frame.seat * FIGURES + frame.value]
        if STEP + code - STANDING != move:
            return OTHER_GOLEM
        return BLOCK_END if (code - STANDING) % 10 == 9 else OK

    def take(self, game: Golem, frame: Frame, move: int) -> None:
        step(game, frame.seat, frame.value, 1)


class LegActivates(Bonus):
    """G4.2.3: the left leg may activate the golem just created, which goes on standing. The frame is the golem."""

    def text(self) -> str:
        return "leg_activates"

    def rule(self) -> str:
        return "G4.2.3"

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_PLACES

    def why_not(self, game: Golem, frame: Frame, move: int) -> int:
        return OK if game.golem[frame.seat * FIGURES + frame.value] == STANDING + move - ACTIVATE else OTHER_GOLEM

    def found(self, game: Golem, frame: Frame) -> list[int]:
        code = game.golem[frame.seat * FIGURES + frame.value]
        return [ACTIVATE + code - STANDING] if STANDING <= code < LYING else NOTHING

    def take(self, game: Golem, frame: Frame, move: int) -> None:
        resolve(game, frame.seat, move - ACTIVATE)


LEG_MOVES: Final = LegMoves()
LEG_ACTIVATES: Final = LegActivates()
ACTIVATE_ONE: Final = Activate(1)
