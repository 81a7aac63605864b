"""Golems on the blocks: creating, moving, activating, killing (G4.2 to G4.4)."""

from __future__ import annotations

from typing import Final

from shofar.engine.effect import OK, Ask, Effect
from shofar.engine.frame import Frame
from shofar.engine.game import NOTHING
from shofar.games.golem import news
from shofar.games.golem.artifacts import GOLEM_CREATED, trigger
from shofar.games.golem.gains import Bonus
from shofar.games.golem.moves import ACTIVATE, BACK, BURY, CREATE, DONE, ENTER, KILL, STEP
from shofar.games.golem.reasons import (
    BLOCK_END,
    BLOCK_START,
    FORWARD_ONLY,
    GOLEM_ACTIVATED,
    GRAVE_CLOSED,
    GRAVE_TAKEN,
    NO_CLAY,
    NO_GOLEM,
    NO_GOLEM_LEFT,
    NO_KNOWLEDGE,
    OTHER_GOLEM,
)  # fmt: skip
from shofar.games.golem.reasons import (
    LYING as IS_LYING,
)
from shofar.games.golem.table import (
    BOARD,
    BURIED,
    CLAY,
    FIGURES,
    KNOWLEDGE,
    LYING,
    NONE,
    STANDING,
    VP,
    Golem,
)  # fmt: skip

GOLEM_COST: Final = 3
CREATED_STEPS: Final = 2
OPEN_GRAVE: Final = 8
DISTRICT_MOVES: Final = [CREATE, CREATE + 1, CREATE + 2, DONE]
ALL_STEPS: Final = [*range(STEP, STEP + 60), DONE]
ALL_BACKS: Final = list(range(BACK, BACK + 60))
ALL_WAYS: Final = [*ALL_BACKS, *ALL_STEPS]
ALL_PLACES: Final = [*range(ACTIVATE, ACTIVATE + 30), DONE]
ALL_KILLS: Final = [*range(KILL, KILL + 60), DONE]
ALL_GRAVES: Final = list(range(BURY, BURY + 9))
KNOWLEDGE_OR_VP: Final = [ENTER, ENTER + 1]
VP_ONLY: Final = [ENTER + 1]


def on_block(code: int) -> bool:
    return STANDING <= code < BURIED


def place_of(code: int) -> int:
    """The place of a golem on a block."""
    return (code - STANDING) % 30


def find(game: Golem, seat: int, code: int) -> int:
    """The first own golem with this code, NONE if there is none."""
    for figure in range(FIGURES):
        if game.golem[seat * FIGURES + figure] == code:
            return figure
    return NONE


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

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        return OK if move == DONE else why_not_create(game, frame.seat, move - CREATE, self.discount)

    def options(self, game: Golem, frame: Frame) -> list[int]:
        found = creations(game, frame.seat, self.discount)
        return [*found, DONE] if found else NOTHING

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        if move != DONE:
            create(game, frame.seat, move - CREATE, self.discount)


# --- moving ---------------------------------------------------------------------------------------------------


def step(game: Golem, seat: int, figure: int, ahead: int) -> None:
    """G4.3.3, G4.3.4: the golem stands up and moves by one; entering VIII, IX or X has its price."""
    at = seat * FIGURES + figure
    old = place_of(game.golem[at])
    new = old + ahead
    game.golem[at] = STANDING + new
    game.tell(news.MOVED, seat, old, new)
    section = new % 10
    if ahead > 0 and section >= 7:
        price = game.kit.entry[new // 10 * 3 + section - 7]
        if price:
            game.push_with(ENTRY, seat, new)


class Entry(Ask[Golem]):
    """G2.9: the price of the section just entered, all in knowledge or all in points. The frame is the place."""

    def text(self) -> str:
        return "entry"

    def rule(self) -> str:
        return "G2.9"

    def price(self, game: Golem, frame: Frame) -> int:
        return game.kit.entry[frame.value // 10 * 3 + frame.value % 10 - 7]

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return KNOWLEDGE_OR_VP

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        if move == ENTER and game.purse[frame.seat * 4 + KNOWLEDGE] < self.price(game, frame):
            return NO_KNOWLEDGE
        return OK

    def options(self, game: Golem, frame: Frame) -> list[int]:
        enough = game.purse[frame.seat * 4 + KNOWLEDGE] >= self.price(game, frame)
        return KNOWLEDGE_OR_VP if enough else VP_ONLY

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        good = KNOWLEDGE if move == ENTER else VP
        price = self.price(game, frame)
        game.purse[frame.seat * 4 + good] -= price
        game.tell(news.ENTERED, frame.seat, frame.value, good, price)


def ways(game: Golem, seat: int, both: bool) -> list[int]:
    """The steps of own golems on blocks, as moves: forward, or forward and back."""
    moves: list[int] = []
    for at in range(seat * FIGURES, seat * FIGURES + FIGURES):
        code = game.golem[at]
        if STANDING <= code < BURIED:
            add_ways(moves, code, both)
    return moves


def add_ways(moves: list[int], code: int, both: bool) -> None:
    """The steps of one golem; two golems with one code are one option."""
    section = (code - STANDING) % 10
    if section < 9 and STEP + code - STANDING not in moves:
        moves.append(STEP + code - STANDING)
    if both and section > 0 and BACK + code - STANDING not in moves:
        moves.append(BACK + code - STANDING)


def why_not_step(game: Golem, seat: int, move: int) -> int:
    """Why a golem cannot make this step: it is not there, or the block ends."""
    ahead = move < BACK
    code = STANDING + move - (STEP if ahead else BACK)
    if find(game, seat, code) == NONE:
        return NO_GOLEM
    section = (code - STANDING) % 10
    if ahead:
        return BLOCK_END if section == 9 else OK
    return BLOCK_START if section == 0 else OK


def code_of(move: int) -> int:
    """The code of the golem that a step names."""
    return STANDING + (move - STEP if move < BACK else move - BACK)


class MoveOne(Bonus):
    """One golem, up to that many steps: `move_one 4 fwd`, `move_one 1 either`.

    The frame is 0 at first, then (figure + 1) * 16 + steps made."""

    def __init__(self, most: int, both: bool) -> None:
        super().__init__()
        self.most: Final = most
        self.both: Final = both

    def text(self) -> str:
        return f"move_one {self.most} {'either' if self.both else 'fwd'}"

    def rule(self) -> str:
        return "G3.18"

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_WAYS

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        if move == DONE:
            return OK
        if move >= BACK and not self.both:
            return FORWARD_ONLY
        reason = why_not_step(game, frame.seat, move)
        if reason == OK and frame.value and game.golem[frame.seat * FIGURES + frame.value // 16 - 1] != code_of(move):
            return OTHER_GOLEM
        return reason

    def options(self, game: Golem, frame: Frame) -> list[int]:
        if frame.value:
            moves: list[int] = []
            add_ways(moves, game.golem[frame.seat * FIGURES + frame.value // 16 - 1], self.both)
        else:
            moves = ways(game, frame.seat, self.both)
        if moves:
            moves.append(DONE)
        return moves

    def run(self, game: Golem, frame: Frame) -> None:
        if not frame.value:
            game.moved = NONE

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        seat = frame.seat
        if move == DONE:
            self.run(game, frame)
            return
        figure = frame.value // 16 - 1 if frame.value else find(game, seat, code_of(move))
        made = frame.value % 16 + 1
        game.moved = figure
        if made < self.most:
            game.push_with(self, seat, (figure + 1) * 16 + made)
        step(game, seat, figure, 1 if move < BACK else -1)


class MoveTotal(Bonus):
    """Own golems, up to that many steps together: `move_total 2 either`. The frame counts the steps made."""

    def __init__(self, most: int, both: bool) -> None:
        super().__init__()
        self.most: Final = most
        self.both: Final = both

    def text(self) -> str:
        return f"move_total {self.most} {'either' if self.both else 'fwd'}"

    def rule(self) -> str:
        return "G3.18"

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_WAYS

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        if move == DONE:
            return OK
        if move >= BACK and not self.both:
            return FORWARD_ONLY
        return why_not_step(game, frame.seat, move)

    def options(self, game: Golem, frame: Frame) -> list[int]:
        moves = ways(game, frame.seat, self.both)
        if moves:
            moves.append(DONE)
        return moves

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        if move != DONE:
            if frame.value + 1 < self.most:
                game.push_with(self, frame.seat, frame.value + 1)
            step(game, frame.seat, find(game, frame.seat, code_of(move)), 1 if move < BACK else -1)


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


class Activate(Bonus):
    """Up to that many different standing golems work: `activate 2`. The frame is a bit per golem activated."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most: Final = most

    def text(self) -> str:
        return f"activate {self.most}"

    def rule(self) -> str:
        return "G4.3.2"

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_PLACES

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        if move == DONE:
            return OK
        return why_not_activate(game, frame.seat, move - ACTIVATE, ALL_FIGURES & ~frame.value, GOLEM_ACTIVATED)

    def options(self, game: Golem, frame: Frame) -> list[int]:
        moves = standing_places(game, frame.seat, ALL_FIGURES & ~frame.value)
        if moves:
            moves.append(DONE)
        return moves

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        if move == DONE:
            return
        seat = frame.seat
        figure = standing_at(game, seat, move - ACTIVATE, ALL_FIGURES & ~frame.value)
        done = frame.value | 1 << figure
        if done.bit_count() < self.most:
            game.push_with(self, seat, done)
        resolve(game, seat, lay_down(game, seat, figure))


class ActivateMoved(Bonus):
    """The golem just moved works, or any one if none was moved: `activate_moved`."""

    def text(self) -> str:
        return "activate_moved"

    def rule(self) -> str:
        return "G3.18"

    def allowed(self, game: Golem) -> int:
        return ALL_FIGURES if game.moved == NONE else 1 << game.moved

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_PLACES

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        if move == DONE:
            return OK
        return why_not_activate(game, frame.seat, move - ACTIVATE, self.allowed(game), OTHER_GOLEM)

    def options(self, game: Golem, frame: Frame) -> list[int]:
        moves = standing_places(game, frame.seat, self.allowed(game))
        if moves:
            moves.append(DONE)
        return moves

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        if move != DONE:
            figure = standing_at(game, frame.seat, move - ACTIVATE, self.allowed(game))
            resolve(game, frame.seat, lay_down(game, frame.seat, figure))


class ActivateKeep(Bonus):
    """One golem works, standing or lying, and stays as it is: `activate_keep`."""

    def text(self) -> str:
        return "activate_keep"

    def rule(self) -> str:
        return "G4.3.2"

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_PLACES

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        if move == DONE:
            return OK
        place = move - ACTIVATE
        there = find(game, frame.seat, STANDING + place) != NONE or find(game, frame.seat, LYING + place) != NONE
        return OK if there else NO_GOLEM

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        if move != DONE:
            resolve(game, frame.seat, move - ACTIVATE)


class LegMoves(Bonus):
    """G4.2.3: the left leg may move the golem just created. The frame is the golem."""

    def text(self) -> str:
        return "leg_moves"

    def rule(self) -> str:
        return "G4.2.3"

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_STEPS

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        if move == DONE:
            return OK
        code = game.golem[frame.seat * FIGURES + frame.value]
        if STEP + code - STANDING != move:
            return OTHER_GOLEM
        return BLOCK_END if (code - STANDING) % 10 == 9 else OK

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        if move != DONE:
            step(game, frame.seat, frame.value, 1)


class LegActivates(Bonus):
    """G4.2.3: the left leg may activate the golem just created, which goes on standing. The frame is the golem."""

    def text(self) -> str:
        return "leg_activates"

    def rule(self) -> str:
        return "G4.2.3"

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_PLACES

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        if move == DONE:
            return OK
        return OK if game.golem[frame.seat * FIGURES + frame.value] == STANDING + move - ACTIVATE else OTHER_GOLEM

    def options(self, game: Golem, frame: Frame) -> list[int]:
        code = game.golem[frame.seat * FIGURES + frame.value]
        return [ACTIVATE + code - STANDING, DONE] if STANDING <= code < LYING else NOTHING

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        if move != DONE:
            resolve(game, frame.seat, move - ACTIVATE)


# --- killing --------------------------------------------------------------------------------------------------


class Kill(Bonus):
    """An own golem goes to the cemetery: `kill`. The left arm's own kill is never doubled: `kill_once`."""

    def __init__(self, bury: Bury) -> None:
        super().__init__()
        self.bury: Final = bury

    def text(self) -> str:
        return "kill" if self.bury.twice else "kill_once"

    def parts(self) -> list[Effect[Golem]]:
        return [self.bury]

    def rule(self) -> str:
        return "G4.4.1"

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_KILLS

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        return OK if move == DONE or find(game, frame.seat, STANDING + move - KILL) != NONE else NO_GOLEM

    def options(self, game: Golem, frame: Frame) -> list[int]:
        moves: list[int] = []
        for at in range(frame.seat * FIGURES, frame.seat * FIGURES + FIGURES):
            code = game.golem[at]
            if STANDING <= code < BURIED and KILL + code - STANDING not in moves:
                moves.append(KILL + code - STANDING)
        if moves:
            moves.append(DONE)
        return moves

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        if move != DONE:
            game.push_with(self.bury, frame.seat, find(game, frame.seat, STANDING + move - KILL))


class Bury(Ask[Golem]):
    """G4.4.1, G4.4.2: the space, the step down the track, the bonus. The frame is the golem."""

    def __init__(self, twice: bool) -> None:
        super().__init__()
        self.twice: Final = twice

    def text(self) -> str:
        return "bury" if self.twice else "bury_once"

    def rule(self) -> str:
        return "G4.4.1"

    def candidates(self, game: Golem, frame: Frame) -> list[int]:
        return ALL_GRAVES

    def refuses(self, game: Golem, frame: Frame, move: int) -> int:
        space = move - BURY
        if space not in game.kit.graves:
            return GRAVE_CLOSED
        return GRAVE_TAKEN if space != OPEN_GRAVE and BURIED + space in game.golem else OK

    def options(self, game: Golem, frame: Frame) -> list[int]:
        golem = game.golem
        return [BURY + space for space in game.kit.graves if space == OPEN_GRAVE or BURIED + space not in golem]

    def answer(self, game: Golem, frame: Frame, move: int) -> None:
        seat, space = frame.seat, move - BURY
        at = seat * FIGURES + frame.value
        game.tell(news.KILLED, seat, place_of(game.golem[at]), space)
        game.golem[at] = BURIED + space
        game.move_track(seat, -1)
        effect = game.kit.grave_effects[space]
        if self.twice and game.has(seat, game.kit.left_arm):
            game.push(effect, seat)
        effect.start(game, seat)


ENTRY: Final = Entry()
LEG_MOVES: Final = LegMoves()
LEG_ACTIVATES: Final = LegActivates()
KILL_EFFECT: Final = Kill(Bury(True))
KILL_ONCE: Final = Kill(Bury(False))
ACTIVATE_ONE: Final = Activate(1)
