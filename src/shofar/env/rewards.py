"""What an agent is given at the end of a game, by seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shofar.engine.errors import BadRequest, shown
from shofar.engine.game import Game

Reward = Callable[[Game], list[float]]


def by_rank(game: Game) -> list[float]:
    """1 for the first place, -1 for the last, the others evenly between; those who share places share their rewards."""
    ranks = game.ranks
    step = 2 / max(1, len(ranks) - 1)
    return [1 - step * (rank - 1 + (ranks.count(rank) - 1) / 2) for rank in ranks]


def by_difference(game: Game) -> list[float]:
    """The own score less the best of the others."""
    scores = game.scores
    return [float(own - max(scores[:seat] + scores[seat + 1 :])) for seat, own in enumerate(scores)]


def by_win(game: Game) -> list[float]:
    """1 for the victory, shared by those on the first place."""
    first = game.ranks.count(1)
    return [1 / first if rank == 1 else 0.0 for rank in game.ranks]


REWARDS: Final[dict[str, Reward]] = {"rank": by_rank, "difference": by_difference, "win": by_win}
# For a move that is not possible: worse than any game, so that nobody learns to leave that way.
PENALTIES: Final = {"rank": -1.0, "difference": -200.0, "win": -1.0}


def reward_of(name: str) -> Reward:
    """The reward of this name."""
    if name not in REWARDS:
        known = ", ".join(REWARDS)
        raise BadRequest("unknown-reward", f"there is no reward {shown(name)}; they are {known}", reward=shown(name))
    return REWARDS[name]
