"""What the learnt value of Golem looks at where a turn has ended: the parts of the valuation, and counts."""

from __future__ import annotations

from typing import Final

from shofar.games.golem.phases import control_costs
from shofar.games.golem.scoring import reached
from shofar.games.golem.table import FIGURES, KNOWLEDGE, LYING, NONE, ROUNDS, STANDING, VP, Golem
from shofar.games.golem.value import MADE_OF, incomes_left, parts

FEATURES: Final = (
    *MADE_OF, "clay", "coin", "knowledge", "red student", "yellow student", "blue student", "hindmost", "study",
    "track", "created", "completed", "columns", "red menorahs", "yellow menorahs", "blue menorahs", "red product",
    "yellow product", "blue product", "gold", "unfinished gold", "standing", "lying", "buried", "uncontrolled",
    "developments", "books", "met objectives", "marbles to come", "rabbi to come", "place", "rival points",
)  # fmt: skip


def stage(game: Golem) -> int:
    """Incomes to come."""
    return incomes_left(game)


def features(game: Golem, seat: int) -> list[float]:
    """In the order of FEATURES."""
    purse = game.purse[seat * 4 : seat * 4 + 4]
    students = game.student[seat * 3 : seat * 3 + 3]
    factors = [game.created(seat), game.completed(seat), game.columns_used(seat)]
    menorahs = [game.menorahs(seat, colour) for colour in range(3)]
    numbers = [*purse[:VP], *students, min(students), game.study[seat], game.track[seat], *factors, *menorahs]
    numbers += [factors[colour] * menorahs[colour] for colour in range(3)]
    numbers += [*_gold(game, seat), *_golems(game, seat), _uncontrolled(game, seat), game.developments(seat)]
    numbers += [game.books(seat), _met(game, seat), *_to_come(game, seat)]
    numbers.append(max([game.purse[other * 4 + VP] for other in range(game.players) if other != seat]))
    return parts(game, seat) + [float(number) for number in numbers]


def _gold(game: Golem, seat: int) -> list[int]:
    """All of it, and that in artifacts which are not complete."""
    held = game.gold[seat * 4 : seat * 4 + 4]
    waiting = [gold for artifact, gold in enumerate(held) if not game.complete(seat, artifact)]
    return [sum(held), sum(waiting)]


def _golems(game: Golem, seat: int) -> list[int]:
    codes = game.golem[seat * FIGURES : seat * FIGURES + FIGURES]
    standing = len([code for code in codes if STANDING <= code < LYING])
    return [standing, len([code for code in codes if LYING <= code < LYING + 30]), game.buried(seat)]


def _uncontrolled(game: Golem, seat: int) -> int:
    """Knowledge that control would take beyond what is there."""
    return max(0, sum(control_costs(game, seat)) - game.purse[seat * 4 + KNOWLEDGE])


def _met(game: Golem, seat: int) -> int:
    """Points of the objectives met so far, without the bonus for the set."""
    kit = game.kit
    held = [card for card, holder in enumerate(game.objective) if holder == seat]
    return sum([kit.objective_vp[card] for card in held if reached(game, seat, card) >= kit.objective_least[card]])


def _to_come(game: Golem, seat: int) -> list[int]:
    """Of this round: marbles still to be taken, whether the rabbi is still to be placed; the place in the order."""
    marbles = game.socket[seat * 2 : seat * 2 + 2].count(NONE) if game.phase <= 3 else 0
    rabbi = 1 if game.rabbi[seat] == NONE and game.phase <= 3 else 0
    place = game.order.index(seat) if game.round < ROUNDS or game.phase <= 3 else 0
    return [marbles, rabbi, place]
