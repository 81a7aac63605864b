"""Reviews of finished games: worked out piece by piece in a process, once, and kept with the table."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select

from shofar.web.errors import Conflict, TooMany
from shofar.web.fair import LANE, OWN
from shofar.web.store.model import OVER
from shofar.web.store.schema import REVIEWS, TABLES
from shofar.web.store.store import Store
from shofar.web.tables.rooms import Room
from shofar.web.thinking.trials import Trials

FAILED: Final = 100  # that could not be worked out, remembered until somebody asks again
MOST: Final = 4  # that are worked out for one address; those of others do not wait for them


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as it was played: what a better one was worth more, which, and what luck brought."""

    step: int
    seat: int
    moves: int
    loss: float
    luck: float
    better: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """What everybody could expect after each turn, and the turns."""

    steps: tuple[int, ...]
    expected: tuple[tuple[float, ...], ...]
    turns: tuple[Turn, ...]


class Reviews:
    """The reviews that are kept, and those being worked out."""

    def __init__(self, store: Store, trials: Trials) -> None:
        self.store: Final = store
        self.trials: Final = trials
        self._done: Final[dict[str, float]] = {}  # the share of each that is being worked out
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._lanes: Final[dict[str, str]] = {}  # who has asked for each

    async def of(self, room: Room) -> Review | float:
        """The review; or which share of it is there: whoever asks first has it worked out."""
        if room.state != OVER or room.game is None:
            raise Conflict("not-over", "a game can be looked back on when it is over")
        known = await self.kept(room)
        if known is not None:
            return known
        self._begin(room.row.id, room.record())
        return self._done[room.row.id]

    async def kept(self, room: Room) -> Review | None:
        """The review, if it was worked out before."""
        table = room.row.id
        return await asyncio.to_thread(self.store.read, lambda c: _read(c, table))

    async def stop(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _begin(self, table: str, record: dict[str, Any]) -> None:
        task = self._tasks.get(table)
        if task is not None and task.done():
            self._end(table)
            task.result()  # why it could not be worked out, said once; who asks again tries again
        if table in self._tasks:
            return
        lane, done = LANE.get(), [one for one, task in self._tasks.items() if task.done()]
        for old in done[:-FAILED]:
            self._end(old)
        if lane != OWN and sum(one == lane and at not in done for at, one in self._lanes.items()) >= MOST:
            raise TooMany("busy", "much of yours is being worked out already: wait a moment")
        self._done[table], self._lanes[table] = 0.0, lane
        self._tasks[table] = asyncio.create_task(self._work_out(table, record))

    async def _work_out(self, table: str, record: dict[str, Any]) -> None:
        whole: dict[str, list[Any]] = {"steps": [], "expected": [], "turns": []}
        at, end = 0, max(1, len(record["moves"]))
        while at < len(record["moves"]):
            piece = await self.trials.review(record, at)
            at = int(piece["next"])
            whole = {name: [*found, *piece[name]] for name, found in whole.items()}
            self._done[table] = at / end
        await self.store.written(table, lambda c: _write(c, table, json.dumps(whole)))
        self._end(table)

    def _end(self, table: str) -> None:
        del self._tasks[table], self._done[table], self._lanes[table]


def _write(c: Connection, table: str, text: str) -> None:
    if c.execute(select(TABLES.c.id).where(TABLES.c.id == table)).first() is None:
        return  # it has expired meanwhile, and is removed
    c.execute(delete(REVIEWS).where(REVIEWS.c.table_id == table))
    c.execute(insert(REVIEWS), [{"table_id": table, "text": text}])


def _read(c: Connection, table: str) -> Review | None:
    text = c.execute(select(REVIEWS.c.text).where(REVIEWS.c.table_id == table)).scalar_one_or_none()
    if text is None:
        return None
    found = json.loads(text)
    turns = [Turn(**(turn | {"better": tuple(turn["better"])})) for turn in found["turns"]]
    return Review(tuple(found["steps"]), tuple(tuple(row) for row in found["expected"]), tuple(turns))
