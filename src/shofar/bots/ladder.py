"""What a contest shows: who beats whom, how strong everybody is, what the seats and the first turn order are worth, and
how long everybody thinks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from shofar.bots.arena import OPPONENT, Result
from shofar.bots.ratings import Rating, rated
from shofar.bots.statistics import Share, Spread, Z, share, spread

SLOWEST: Final = 0.95  # of the turns are quicker than what is told


@dataclass(frozen=True)
class Thinking:
    """Seconds of the processor."""

    decision: float  # mean
    turn: float  # mean
    slow: float  # 95 of 100 turns take less
    slowest: float


@dataclass(frozen=True)
class Rung:
    """One bot: its victories among all games it took part in, and by how many seats those had, its rating, scores,
    time."""

    name: str
    wins: Share
    fair: float
    rating: Rating
    scores: Spread
    thinking: Thinking | None


@dataclass(frozen=True)
class Duel:
    """One bot against another at the same tables: how often it is ahead, a tie counts half; by how many points."""

    first: str
    second: str
    ahead: Share
    points: float
    within: float  # 95 % interval of the points


@dataclass(frozen=True)
class Ladder:
    """A contest, the best rated first."""

    games: int
    rungs: list[Rung]
    duels: list[Duel]
    seats: list[Share]
    places: list[Share]  # in the first turn order
    fair: float


def ladder(results: Sequence[Result]) -> Ladder:
    """Everything from the games alone."""
    ratings = rated(results)
    names = sorted(ratings, key=lambda name: -ratings[name].mu)
    seats = len(results[0].bots)
    return Ladder(
        len(results),
        [_rung(results, name, ratings[name]) for name in names],
        [duel for pair in permutations(names, 2) if (duel := _duel(results, *pair))],
        [share(sum(result.wins()[seat] for result in results), len(results)) for seat in range(seats)],
        [share(sum(_won_from(result, place) for result in results), len(results)) for place in range(seats)],
        1 / seats,
    )


def _won_from(result: Result, place: int) -> float:
    return result.wins()[result.places.index(place)]


def _rung(results: Sequence[Result], name: str, rating: Rating) -> Rung:
    sat = [(result, seat) for result in results for seat, bot in enumerate(result.bots) if bot == name]
    turns = sorted(seconds for result, seat in sat for seconds in result.turns[seat])
    asked = sum(result.asked[seat] for result, seat in sat)
    thinking = None
    if name != OPPONENT and turns:
        slow = turns[min(len(turns) - 1, int(SLOWEST * len(turns)))]
        thinking = Thinking(sum(turns) / asked, fmean(turns), slow, turns[-1])
    return Rung(
        name,
        share(sum(result.wins()[seat] for result, seat in sat), len(sat)),
        fmean(1 / len(result.bots) for result, _ in sat),
        rating,
        spread([result.scores[seat] for result, seat in sat]),
        thinking,
    )


def _duel(results: Sequence[Result], first: str, second: str) -> Duel | None:
    ahead, points = 0.0, []
    for result in results:
        for seat, bot in enumerate(result.bots):
            others = [other for other, name in enumerate(result.bots) if name == second]
            if bot != first or not others:
                continue
            best = min(others, key=lambda other: result.ranks[other])
            mine, theirs = result.ranks[seat], result.ranks[best]
            ahead += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
            points.append(result.scores[seat] - result.scores[best])
    if not points:
        return None
    within = Z * stdev(points) / sqrt(len(points)) if len(points) > 1 else 0.0
    return Duel(first, second, share(ahead, len(points)), fmean(points), within)
