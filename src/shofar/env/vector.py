"""Many games at once: one call makes a move in each of them and fills arrays that are there already.

    games = vector.env("TITLE", players=2, count=256, seed=1)
    while training:
        moves = policy(games.observations, games.masks)
        rewards, over = games.step(moves)

`observations[i]` is what the seat `seats[i]`, which decides in game i, sees, and `masks[i]` what it may do. A game that
is over has left its `rewards[i]`, by seat, and the next one has begun in its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import shofar
from shofar.engine.batch import Batch
from shofar.engine.errors import BadRequest, IllegalMove, shown
from shofar.env.extras import needed
from shofar.env.table import Table, whole

needed("numpy", "rl")

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402


class VectorEnv:
    """The games and their arrays. The arrays stay the same objects: copy what is to be kept beyond a step."""

    def __init__(self, table: Table, count: int, seed: int | str) -> None:
        if whole(count, "count") < 1:
            raise BadRequest("bad-count", f"{count!r} games cannot be played at once; name at least 1")
        self.table: Final = table
        self.count: Final = whole(count, "count")
        self.seed: Final = seed
        self.begun = 0
        self.steps = 0
        self._batch: Final = Batch(table.eye, table.features.size, table.moves, count)
        self.observations: NDArray[np.uint8] = np.frombuffer(self._batch.rows, np.uint8).reshape(count, -1)
        self.masks: NDArray[np.uint8] = np.frombuffer(self._batch.masks, np.uint8).reshape(count, -1)
        self.seats: NDArray[np.uint8] = np.frombuffer(self._batch.seats, np.uint8)
        for _ in range(count):
            self._batch.add(self._next())
        self.rewards: NDArray[np.float32] = np.zeros((count, self._batch.games[0].seats), np.float32)
        self.over: NDArray[np.bool_] = np.zeros(count, np.bool_)

    @property
    def games(self) -> list[shofar.Game]:
        """The games themselves: for search, not for an agent that must not see all."""
        return self._batch.games

    def step(self, moves: Any) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """Make these moves, one in each game. A move that is not possible changes nothing anywhere."""
        chosen = self._chosen(moves)
        wrong = self._batch.illegal(chosen)
        if wrong >= 0:
            sentence = f"move {chosen[wrong]} is not among the legal ones of game {wrong}: see masks[{wrong}]"
            raise IllegalMove("illegal-integer", sentence, move=chosen[wrong])
        over = self._batch.step(chosen)
        self.over[:] = False
        self.steps += self.count
        if over:
            self._begin_anew(over)
        return self.rewards, self.over

    def _chosen(self, moves: Any) -> list[int]:
        try:
            given = np.asarray(moves)
        except ValueError:  # lists of several lengths
            given = np.zeros(0)
        if given.ndim != 1 or given.dtype.kind not in "iu":
            raise BadRequest(
                "bad-moves", f"moves are {self.count} whole numbers, one for each game; not {shown(moves)}"
            )
        if len(given) != self.count:
            raise BadRequest("bad-moves", f"{len(given)} moves are given for {self.count} games", moves=len(given))
        found: list[int] = given.tolist()
        return found

    def _begin_anew(self, over: list[int]) -> None:
        for place in over:
            self.over[place] = True
            self.rewards[place] = self.table.reward(self._batch.games[place])
            self._batch.put(place, self._next())

    def _next(self) -> shofar.Game:
        self.begun += 1
        return self.table.new(f"{self.seed}/{self.begun - 1}")


def env(
    title: str,
    players: int,
    count: int,
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    box: shofar.AnyBox = None,
    reward: str = "rank",
) -> VectorEnv:
    """So many games of a title at once. `rewards` are those of the last game that ended in each place."""
    return VectorEnv(Table(title, players, options, box, reward), count, seed)
