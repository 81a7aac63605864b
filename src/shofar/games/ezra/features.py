"""What the learnt value of Ezra and Nehemiah looks at where a turn has ended: parts of the valuation, and counts."""

from __future__ import annotations

from typing import Final

from shofar.games.ezra.names import DAYS, DAYS_A_WEEK, GOLD, GOODS, GUARDS, KINDS, SABBATH, TILES
from shofar.games.ezra.table import Ezra
from shofar.games.ezra.value import MADE_OF, parts

LATE: Final = 3  # days of a week that count as its end

FEATURES: Final = (
    *MADE_OF, *GOODS, "above the limit", "idle", "traders", "elders", "producers", "levites", "scribes", "walls",
    "gates", "altar", "orange blessings", "purple blessings", "red blessings", "lowest blessing", "tent steps",
    *[f"{tile} flipped" for tile in TILES], "tucked", "tucked amount", "turns this week", "temple filled",
    "levites and turns", "opponent", "gold of the opponent", "workers of the opponent", "levites of the opponent",
)  # fmt: skip


def stage(game: Ezra) -> int:
    """Sabbaths to come, twice, and one more in the first half of a week."""
    weeks = 3 - game.round + (1 if game.stage < SABBATH else 0)
    early = game.stage != DAYS and game.stage >= SABBATH
    if game.stage == DAYS:
        early = game.day <= DAYS_A_WEEK - LATE
    return 2 * weeks + (1 if early else 0)


def features(game: Ezra, seat: int) -> list[float]:
    """In the order of FEATURES."""
    if seat == game.kit.opponent:
        return _of_opponent(game, seat)
    blessings = game.blessings[seat * 3 : seat * 3 + 3]
    flipped = game.flipped[seat]
    numbers = game.goods[seat * KINDS : seat * KINDS + KINDS]
    excess = game.resources(seat) - game.kit.storage[game.tiles[seat * 5 + GUARDS]]
    numbers.append(0 if flipped >> GUARDS & 1 else max(0, excess))
    numbers += [game.idle[seat], game.traders[seat].bit_count(), game.elders[seat].bit_count()]
    numbers += [game.farmers[seat] + game.labourers[seat], game.levites[seat], game.scribe.count(seat)]
    numbers += [game.walls_built(seat), game.gatekeepers(seat), game.altar[seat], *blessings, min(blessings)]
    numbers += [game.tents[seat], *[flipped >> kind & 1 for kind in range(5)], len(game.tucked[seat])]
    numbers += [_tucked(game, seat), _turns(game, seat)]
    found = parts(game, seat) + [float(number) for number in numbers]
    left = _turns(game, seat) + DAYS_A_WEEK * (3 - game.round)
    return [*found, sum(game.filled) / (5 * game.kit.columns), game.levites[seat] * left / 18, 0.0, 0.0, 0.0, 0.0]


def _of_opponent(game: Ezra, seat: int) -> list[float]:
    """The automatic opponent has points and a supply only."""
    at = seat * KINDS
    found = parts(game, seat) + [0.0] * (len(FEATURES) - len(MADE_OF) - 4)
    return [*found, 1.0, float(game.goods[at + GOLD]), float(game.idle[seat]), float(game.levites[seat])]


def _tucked(game: Ezra, seat: int) -> int:
    """What the tucked cards would score now."""
    return sum([game.kit.scoring[card].amount(game, seat) for card in game.tucked[seat]])


def _turns(game: Ezra, seat: int) -> int:
    """Turns of this week to come."""
    if game.stage != DAYS:
        return 0
    return DAYS_A_WEEK - sum([len(pile) for pile in game.piles[seat * 3 : seat * 3 + 3]])
