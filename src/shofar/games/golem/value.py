"""What a position of Golem is worth (section 7 of its specification): points, goods, incomes to come, the three
products as they may end, objectives, golems at work, control to be paid."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from shofar.engine.grammar import Phrase, parse
from shofar.games.golem.components import KINDS, Kit
from shofar.games.golem.golems import ALL_FIGURES
from shofar.games.golem.marbles import WORKING, Work
from shofar.games.golem.phases import control_costs, fits, pairs
from shofar.games.golem.scoring import reached
from shofar.games.golem.table import BURIED, FIGURES, KNOWLEDGE, LINE, LYING, NONE, OVER, ROUNDS, STANDING, VP, Golem

GOODS: Final = [1.0, 0.7, 1.0, 1.0]  # clay, coin, knowledge, point
LAST_ROUND: Final = 0.6  # of that, in the last round
LAST_GOODS: Final = 0.2  # a resource that can only be counted at the end
MANY: Final = 8  # resources of a kind beyond this are worth half
CERTAIN: Final = 0.72  # of an income to come
STEP: Final = 1.3  # of a student, beside its income
CREATED_TO_COME: Final = 0.28  # how the factors of the products grow in a round
COMPLETED_TO_COME: Final = 0.3
COLUMNS_TO_COME: Final = 0.43
MENORAHS_TO_COME: Final = 0.9  # in each colour
GROWTH: Final = {  # what an objective's count may gain in a round
    "red_student": 1.2, "blue_student": 1.2, "yellow_student": 1.2, "created": 0.5, "gold": 1.7, "developments": 1.9,
    "study": 1.1, "books": 1.1, "killed": 0.3,
}  # fmt: skip
POWERS: Final = [2.0, 0.5, 1.5, 1.5, 3.0, 0.0, 1.2, 1.5, 1.8, 2.0, 0.5, 0.0]  # at the start; they fade with the rounds
POWER: Final = 1.1  # weight of those powers
GOLD: Final = 1.3
NEARLY: Final = 0.5  # of a completed artifact, for the gold in an unfinished one
UNFINISHED: Final = 0.4  # of its income
TRIGGERED: Final = 0.6  # how often a gold tile sets off its artifact in a round
OBJECTIVE: Final = 1.05
ON_PACE: Final = 0.5  # how likely an objective is met that needs all the rounds left
STUDY_NOW: Final = 0.5  # weight of the study position as it is, against where it may end
STANDING_WORK: Final = 0.24  # of its section, for a golem that can be activated
LATER_WORK: Final = 0.33  # of any golem, for each round after this one
LATER_CONTROL: Final = 0.25
SHORTAGE: Final = 0.55  # how sure a golem without knowledge for its control goes unpaid
ACTIVATION: Final = 0.4  # of a book, at the start: how often it will be set off again
MATCHED: Final = 2.8  # two marbles that match the character
HALF_MATCHED: Final = 0.8  # one that can still be matched
PLACE: Final = 0.5  # ahead in the next turn order
PROMISE: Final = 0.8  # of an effect that has begun and waits for a decision
COUNTED: Final = {
    "golem_level": 2.5, "own_buried": 1.5, "completed_artifact": 1.5, "development": 5.0, "leftmost_section": 3.0,
}  # fmt: skip
WORTH: Final = {
    "clay": 0.7, "coin": 0.7, "knowledge": 0.8, "vp": 1.0, "gold": 2.5, "resource": 0.7, "study": 1.6,
    "golem_track": 0.6,
}  # fmt: skip
SPECIAL: Final = {
    "student": 1.4, "students": 2.6, "create": 2.0, "kill": 1.5, "develop": 2.0, "buy_book": 2.0, "objective": 1.5,
    "artifact_income": 2.0, "student_income": 4.0, "book_activation": 2.0, "activate": 3.0, "activate_keep": 3.0,
    "activate_moved": 3.0, "move_one": 1.0, "move_total": 1.0,
}  # fmt: skip
AROUND: Final = {"golem_parts", "artifact_parts", "study_parts", "mirror"}  # questions that lie below a promise
DISCOUNT: Final = 0.6


MADE_OF: Final = (
    "goods", "income", "products", "objectives", "golems", "boards", "order", "marbles", "promises",
)  # fmt: skip


def value(game: Golem, seat: int) -> float:
    """In points."""
    total = 0.0
    for part in parts(game, seat):
        total += part
    return total


def parts(game: Golem, seat: int) -> list[float]:
    """The value by its parts."""
    if game.phase == OVER:
        return [float(sum(game.breakdown(seat).values())), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    left = incomes_left(game)
    return [
        _goods(game, seat),
        CERTAIN * left * _income(game, seat),
        _products(game, seat, left),
        _objectives(game, seat, left),
        _golems(game, seat, left),
        _boards(game, seat, left),
        _place(game, seat),
        _marbles(game, seat),
        PROMISE * _promises(game, seat),
    ]


def turn_mark(game: Golem) -> int:
    """Turns and phases alternate between players; a phase may begin with the player who ended the one before."""
    return (game.round * 16 + game.phase) * 8 + game.decider + 1


def incomes_left(game: Golem) -> int:
    """Income phases to come."""
    return ROUNDS - game.round + (1 if game.phase < 6 and game.round else 0)


def _goods(game: Golem, seat: int) -> float:
    at = seat * 4
    if game.round == ROUNDS and game.phase >= 6:
        return game.purse[at + VP] + LAST_GOODS * sum(game.purse[at : at + 3])
    fresh = LAST_ROUND if game.round == ROUNDS else 1.0
    total = float(game.purse[at + VP])
    for good in range(3):
        held = game.purse[at + good]
        total += fresh * GOODS[good] * (held if held <= MANY else MANY + (held - MANY) / 2)
    return total


# --- incomes --------------------------------------------------------------------------------------------------


class Tables:
    """The incomes of a box in points."""

    def __init__(self, kit: Kit) -> None:
        self.streets: Final = _rows(kit.streets)
        self.study: Final = _rows(kit.study_income)
        self.track: Final = _rows(kit.track_income)
        self.artifacts: Final = [worth(effect.text()) for effect in kit.artifact_effects]
        self.grey: Final = [worth(effect.text()) for effect in kit.grey_effects]
        self.tiles: Final = [worth(effect.text()) for effect in kit.tile_effects]
        self.printed: Final = [worth(effect.text()) for effect in kit.printed]
        self.activation: Final = [worth(effect.text()) for effect in kit.activation]
        self.promises: Final = {node: _promise(text) for text, node in kit.nodes.items() if _counts(text)}


def _counts(text: str) -> bool:
    """True for effects of components, and for the questions around them."""
    return text in AROUND or (not text.endswith("turn order") and _priced(parse(text)))


def _promise(text: str) -> float:
    return 0.0 if text in AROUND else worth(text)


def _priced(phrase: Phrase) -> bool:
    if phrase.kind == "atom":
        return phrase.name in WORTH or phrase.name in SPECIAL
    return all([_priced(part) for part in phrase.parts])


def _rows(table: list[int]) -> list[float]:
    """Rows of clay, coins, knowledge, points."""
    return [sum([table[at + good] * GOODS[good] for good in range(4)]) for at in range(0, len(table), 4)]


@lru_cache(maxsize=64)
def tables(kit: Kit) -> Tables:
    """Worked out once per box and player count."""
    return Tables(kit)


def _income(game: Golem, seat: int) -> float:
    """Of one income phase as the table stands."""
    worths = tables(game.kit)
    total = worths.study[game.study_side(seat) + game.study[seat]] + worths.track[game.track[seat]]
    for district in range(3):
        total += worths.streets[district * 10 + game.student[seat * 3 + district] - 1]
    return total + _artifacts(game, seat, worths)


def _artifacts(game: Golem, seat: int, worths: Tables) -> float:
    """Completed artifacts give all; the others a part of it, by the gold in them."""
    side = game.artifact[seat]
    if side == NONE:
        return 0.0
    shares = [_share(game, seat, artifact) for artifact in range(4)]
    total = 0.0
    for artifact in range(4):
        total += shares[artifact] * worths.artifacts[side * 4 + artifact]
    for tile in range(5):
        built = game.built[seat * 18 + 12 + tile]
        if built:
            artifact = (built - 1) >> 2
            gained = worths.grey[tile * 2 + ((built - 1) & 1)]
            if game.kit.tile_gold[tile] == 1:
                gained = TRIGGERED * worths.artifacts[side * 4 + artifact]
            total += shares[artifact] * gained
    return total


def _share(game: Golem, seat: int, artifact: int) -> float:
    full = game.gold[seat * 4 + artifact] / game.kit.cauldron[artifact]
    return 1.0 if full == 1 else UNFINISHED * full * full


# --- the end --------------------------------------------------------------------------------------------------


def _products(game: Golem, seat: int, left: int) -> float:
    created = min(4.0, game.created(seat) + CREATED_TO_COME * left)
    completed = min(4.0, _nearly_completed(game, seat) + COMPLETED_TO_COME * left)
    columns = min(4.0, game.columns_used(seat) + COLUMNS_TO_COME * left)
    grow = MENORAHS_TO_COME * left
    return (
        created * (game.menorahs(seat, 0) + grow)
        + completed * (game.menorahs(seat, 1) + grow)
        + columns * (game.menorahs(seat, 2) + grow)
        + _study_end(game, seat, left)
    )


def _nearly_completed(game: Golem, seat: int) -> float:
    """Artifacts, an unfinished one by the gold in it."""
    total = 0.0
    for artifact in range(4):
        full = game.gold[seat * 4 + artifact] / game.kit.cauldron[artifact]
        total += 1.0 if full == 1 else NEARLY * full
    return total


def _study_end(game: Golem, seat: int, left: int) -> float:
    points = game.kit.study_vp
    ahead = min(10, game.study[seat] + left)
    return STUDY_NOW * points[game.study[seat]] + (1.0 - STUDY_NOW) * points[ahead]


def _objectives(game: Golem, seat: int, left: int) -> float:
    """Each by how likely it is met, and the set bonus for the number of kinds to be expected."""
    total = 0.0
    kinds = [0.0] * len(KINDS)
    for card, holder in enumerate(game.objective):
        if holder == seat:
            kind = game.kit.objective_kind[card]
            close = _closeness(game, seat, card, left)
            total += close * game.kit.objective_vp[card]
            kinds[kind] = max(kinds[kind], close)
    bonus = game.kit.set_bonus
    expected = 0.0
    for close in kinds:
        expected += close
    whole = min(int(expected), len(bonus) - 2)
    total += bonus[whole] + (expected - whole) * (bonus[whole + 1] - bonus[whole])
    return OBJECTIVE * total


def _closeness(game: Golem, seat: int, card: int, left: int) -> float:
    """How likely it is met: 1 if it is; every step towards it counts, the more the less time there is."""
    missing = game.kit.objective_least[card] - reached(game, seat, card)
    if missing <= 0:
        return 1.0
    if not left:
        return 0.0
    pace = missing / (GROWTH[KINDS[game.kit.objective_kind[card]]] * left)
    return 1.0 - (1.0 - ON_PACE) * pace if pace <= 1 else ON_PACE / (pace * pace * pace)


# --- golems ---------------------------------------------------------------------------------------------------


def _golems(game: Golem, seat: int, left: int) -> float:
    """What each may still do, and what control will cost."""
    rounds = left if game.phase < 4 else left - (1 if game.phase == 4 else 0)
    total = 0.0
    for at in range(seat * FIGURES, seat * FIGURES + FIGURES):
        code = game.golem[at]
        if STANDING <= code < BURIED and rounds > 0:
            if code < LYING:
                total += STANDING_WORK * _section(game, code - STANDING)
            total += LATER_WORK * (rounds - 1)
    return total - (_control(game, seat) if game.phase < 7 else 0.0)


def _section(game: Golem, place: int) -> float:
    worths = tables(game.kit)
    district, section = place // 10, place % 10
    if section < 7:
        return max(1.0, worths.tiles[game.district[district * 7 + section]])
    return worths.printed[district * 3 + section - 7]


def _control(game: Golem, seat: int) -> float:
    """G5.9 as it would be now, and a little for the rounds after it."""
    held, unpaid, paid = game.purse[seat * 4 + KNOWLEDGE], 0, 0
    costs = control_costs(game, seat)
    for cost in costs:
        if unpaid or cost > held:
            unpaid += 1
        else:
            held -= cost
            paid += cost
    later = LATER_CONTROL * sum(costs) * max(0, ROUNDS - game.round)
    worst = SHORTAGE if game.phase < 6 else 1.0  # knowledge may still come
    return GOODS[KNOWLEDGE] * paid + worst * game.kit.unpaid_loss * unpaid + later


def _promises(game: Golem, seat: int) -> float:
    """What has begun and is still to be decided: without it a step that only pays would never be taken."""
    total = 0.0
    promises = tables(game.kit).promises
    for frame in reversed(game.stack):
        if frame.seat != seat:
            break
        if frame.effect is WORKING:
            total += _best_sections(game, seat, frame.value, frame.about)
        elif isinstance(frame.effect, Work):
            total += _best_work(game, seat, frame.about)
        elif frame.effect in promises:
            total += promises[frame.effect]
        else:
            break
    return total


def _best_work(game: Golem, seat: int, value: int) -> float:
    """G3.7: with the best number of golems, if it can be paid."""
    best = 0.0
    for count in range(1, min(4, game.standing_golems(seat)) + 1):
        price = max(0, game.kit.work_prices[count] - value)
        if price <= game.purse[seat * 4 + KNOWLEDGE]:
            best = max(best, _best_sections(game, seat, count, ALL_FIGURES) - GOODS[KNOWLEDGE] * price)
    return best


def _best_sections(game: Golem, seat: int, count: int, allowed: int) -> float:
    """The sections of so many standing golems."""
    codes = game.golem[seat * FIGURES : seat * FIGURES + FIGURES]
    found = [
        _section(game, code - STANDING)
        for figure, code in enumerate(codes)
        if STANDING <= code < LYING and allowed >> figure & 1
    ]
    found.sort(reverse=True)
    return sum(found[:count])


# --- the player board -------------------------------------------------------------------------------------------


def _boards(game: Golem, seat: int, left: int) -> float:
    """Powers of developments, gold, books that will be used again, steps of students."""
    share = left / ROUNDS
    total = 0.0
    at = seat * 18
    for development in range(12):
        if game.built[at + development]:
            total += POWER * POWERS[development] * share
    total += GOLD * sum(game.gold[seat * 4 : seat * 4 + 4])  # finished or not: finishing must not look like a loss
    activation = tables(game.kit).activation
    for book in game.column[seat * 20 : seat * 20 + 20]:
        if book != NONE:
            total += ACTIVATION * share * activation[book]
    return total + STEP * share * sum(game.student[seat * 3 : seat * 3 + 3]) + _tokens(game, seat)


def _tokens(game: Golem, seat: int) -> float:
    """A student near VIII of a street whose token is free."""
    total = 0.0
    for district in range(3):
        section = game.student[seat * 3 + district]
        if game.token[district] == NONE and 5 <= section < 8:
            total += 0.5 * (section - 4)
    return total


def _place(game: Golem, seat: int) -> float:
    """Half a point for each place ahead in the coming turn order; an unplaced rabbi may still go anywhere."""
    if game.round == ROUNDS:
        return 0.0
    mine = game.rabbi[seat]
    if mine == NONE:
        return PLACE * (game.players - 1 - game.order.index(seat)) if game.phase > 3 else 2 * PLACE
    behind = sum([1 for place in game.rabbi if place == NONE or place > mine])
    return PLACE * (behind - (1 if mine >= LINE else 0))


def _marbles(game: Golem, seat: int) -> float:
    """What the marbles promise of the character (G5.2)."""
    first, second = game.socket[seat * 2], game.socket[seat * 2 + 1]
    if game.phase > 4 or first == NONE:
        return 0.0
    if second != NONE:
        return MATCHED if pairs(game, first, second) else 0.0
    at = game.character() * 2
    return HALF_MATCHED if fits(first, game.kit.pair[at]) or fits(first, game.kit.pair[at + 1]) else 0.0


# --- effects ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def worth(text: str) -> float:
    """What an effect is worth, from its text alone."""
    return _worth(parse(text))


def _worth(phrase: Phrase) -> float:
    if phrase.kind == "pay":
        return max(0.3, _worth(phrase.parts[1]) - _cost(phrase.parts[0]))
    if phrase.kind in ("seq", "both"):
        return sum([_worth(part) for part in phrase.parts])
    if phrase.kind == "choice":
        return max([_worth(part) for part in phrase.parts])
    if phrase.kind == "per":
        return COUNTED[phrase.words[-1]] * _worth(phrase.parts[0])
    if phrase.name in WORTH:
        return WORTH[phrase.name] * phrase.amount
    return SPECIAL.get(phrase.name, 1.0) + (DISCOUNT * -phrase.amount if phrase.amount < 0 else 0.0)


def _cost(phrase: Phrase) -> float:
    return abs(_worth(phrase)) if phrase.name not in ("student", "study") else 1.4
