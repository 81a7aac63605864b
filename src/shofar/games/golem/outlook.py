"""What a player would read off the table: what is in reach, what the end of the round will bring."""

from __future__ import annotations

from shofar.engine.forecast import Outlook as Coming
from shofar.games.golem.artifacts import gold_places
from shofar.games.golem.books import column_limit, purchases
from shofar.games.golem.components import COUNTED
from shofar.games.golem.developments import ARTIFACT, GOLEM, STUDY, Fit, developable
from shofar.games.golem.golems import creations
from shofar.games.golem.marbles import work_price
from shofar.games.golem.moves import COLOURS, DEVELOPMENTS, DISTRICTS, GOODS, ROWS
from shofar.games.golem.phases import control_costs, pairs
from shofar.games.golem.setup import elements
from shofar.games.golem.table import COIN, KNOWLEDGE, LAST_SECTION, LAST_STUDY, NONE, OVER, VP, Golem
from shofar.games.golem.views import Asked, Outlook, Row

# --- a player ---------------------------------------------------------------------------------------------------


def outlook(game: Golem, seat: int) -> Outlook:
    """A player's position in numbers; income and control are what is certain of this round."""
    coming = game.outlook(seat)
    gained = coming.gained()
    return {
        "limit": column_limit(game, seat),
        "next": {name: min(LAST_SECTION, game.student[seat * 3 + at] + 1) for at, name in enumerate(DISTRICTS)},
        "matching": matching(game, seat),
        "counters": {name: game.count(seat, thing) for thing, name in enumerate(COUNTED)},
        "income": {good: gained.get(good, 0) for good in GOODS},
        "control": {
            "due": control_due(game, coming),
            "knowledge": game.purse[seat * 4 + KNOWLEDGE] + gained.get(GOODS[KNOWLEDGE], 0),
            "loss": coming.paid().get(GOODS[VP], 0),
        },
    }


def control_due(game: Golem, coming: Coming) -> int:
    """G5.8: what all golems cost together, paid or not."""
    then = coming.table
    assert isinstance(then, Golem)
    spared = game.quiet[coming.seat] or not game.round or game.phase == OVER
    return 0 if spared else sum(control_costs(then, coming.seat))


def matching(game: Golem, seat: int) -> list[str]:
    """G5.2: the colours of a second marble that would match the active character."""
    first, second = game.socket[seat * 2], game.socket[seat * 2 + 1]
    if not game.round or first == NONE or second != NONE:
        return []
    return [name for colour, name in enumerate(COLOURS) if pairs(game, first, colour)]


# --- the rows of the synagogue ------------------------------------------------------------------------------------


def rows(game: Golem, seat: int | None) -> dict[str, Row]:
    """Per row its value and, for a seat, what its action would be able to do at that value."""
    found: dict[str, Row] = {}
    for at, name in enumerate(ROWS):
        value = game.value(at)
        found[name] = {"value": value} if seat is None else reach(game, seat, at, value)
    return found


def reach(game: Golem, seat: int, row: int, value: int) -> Row:
    """G3.7 to G3.15. What the value gives can pay, so it counts like a discount."""
    coins = game.purse[seat * 4 + COIN]
    if row == 0:
        most = min(4, game.standing_golems(seat))
        return {
            "value": value,
            "prices": [work_price(game, value, count) for count in range(1, most + 1)],
            "more": game.has(seat, game.kit.right_arm),
        }
    if row == 1:
        return {
            "value": value,
            "develop": bool(developable(game, seat, GOLEM, value, False)),
            "create": bool(creations(game, seat, value)),
        }
    if row == 2:
        tile = game.artifact[seat] != NONE
        return {
            "value": value,
            "develop": tile and bool(developable(game, seat, ARTIFACT, value, False)),
            "gold": coins + value >= game.kit.gold_price and bool(gold_places(game, seat)),
            "price": game.kit.gold_price,
        }
    if row == 3:
        return {
            "value": value,
            "develop": bool(developable(game, seat, STUDY, value, False)),
            "book": bool(purchases(game, seat, value, False)),
        }
    return {
        "value": value,
        "copy": coins >= game.kit.mirror_copy,
        "study": coins >= game.kit.mirror_study and game.study[seat] < LAST_STUDY,
        "copy_price": game.kit.mirror_copy,
        "study_price": game.kit.mirror_study,
    }


# --- the question -------------------------------------------------------------------------------------------------


def asked(game: Golem, seat: int | None) -> Asked:
    """What belongs to the question: the tile being placed, starting elements."""
    shown = bool(game.stack) and seat is not None and seat == game.seat
    frame = game.stack[-1] if shown else None
    effect = frame.effect if frame is not None else None
    return {
        "fitting": DEVELOPMENTS[frame.about] if frame is not None and isinstance(effect, Fit) else None,
        "elements": starting_elements(game) if shown else {},
    }


def starting_elements(game: Golem) -> dict[str, str]:
    """G1.12: what the elements of the starting tiles give, by move."""
    seat = game.stack[-1].seat
    return {
        move.text: elements(game, seat)[int(move.args[0]) - 1].text() for move in game.moves if move.verb == "element"
    }
