"""Ratings of bots from the places they took: the model of Plackett and Luce, as openskill has it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shofar.bots.arena import Result


@dataclass(frozen=True)
class Rating:
    """How strong: the middle, and how uncertain it is. Everybody begins with 25 and 8.3."""

    mu: float
    sigma: float


def rated(results: Sequence[Result]) -> dict[str, Rating]:
    """Ratings after all games. A bot on several seats of a table counts once."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for result in results for name in result.bots}
    for result in results:
        taken = _middle_places(result)
        if len(taken) > 1:
            teams = model.rate([[ratings[name]] for name in taken], ranks=[float(rank) for rank in taken.values()])
            ratings |= {name: team[0] for name, team in zip(taken, teams, strict=True)}
    return {name: Rating(found.mu, found.sigma) for name, found in ratings.items()}


def _middle_places(result: Result) -> dict[str, int]:
    """The middle one of the places that each bot took, if it sat on several seats."""
    places: dict[str, list[int]] = {}
    for name, rank in zip(result.bots, result.ranks, strict=True):
        places.setdefault(name, []).append(rank)
    return {name: sorted(found)[(len(found) - 1) // 2] for name, found in places.items()}
