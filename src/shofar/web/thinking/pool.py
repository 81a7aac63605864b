"""Has bots think, outside the requests. What there is to think about is in the rows, so a restart goes on by itself.

Tables wait in the lanes of those who set their bots off. Each lane gets as much thinking time as any other, however
many tables it has; a thought counts more where nobody looks, so tables with people come first.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from time import perf_counter
from typing import Any, Final

from shofar.web.errors import TooHard, WebError
from shofar.web.fair import LANE, Lanes
from shofar.web.run.metrics import Metrics
from shofar.web.store.model import PERSON, STOPPED
from shofar.web.store.store import Store, now
from shofar.web.tables import lessons, rooms
from shofar.web.tables.deeds import Tables
from shofar.web.tables.keeper import Draft, Keeper
from shofar.web.tables.rooms import Room
from shofar.web.thinking import helper
from shofar.web.thinking.bots import level
from shofar.web.thinking.helper import Ended, Helper, Hung

LEASE: Final = 5_000  # milliseconds for which a table is a worker's to think about, renewed while it does
RENEWAL: Final = 1.5  # seconds between two renewals
LONGEST: Final = 30.0  # seconds of one thought
SWEEP: Final = 2.0  # seconds between two looks for bots whose worker is gone
PAUSE: Final = 1.0  # seconds before thinking goes on after something unexpected
OTHERS: Final = 4  # moves that a bot tries instead of one that cannot be worked out
UNSEEN: Final = 4.0  # how much more a thought counts at a table that nobody looks at

log = logging.getLogger("shofar.bots")


class Thinking:
    """A few processes that think, and a queue of tables where a bot decides."""

    def __init__(
        self, store: Store, keeper: Keeper, tables: Tables, metrics: Metrics, processes: int,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:  # fmt: skip
        """`sleep` lets a test say how time goes by between two looks and two renewals."""
        self.store: Final = store
        self.keeper: Final = keeper
        self.tables: Final = tables
        self.metrics: Final = metrics
        self.sleep: Final = sleep
        self.worker: Final = secrets.token_hex(8)
        self.helpers: Final = [Helper("bots", helper.BEAT, helper.SILENCE) for _ in range(processes)]
        self._lanes: Final[Lanes[str]] = Lanes()
        self._queued: Final[set[str]] = set()
        self._more: Final = asyncio.Event()
        self._tasks: Final[list[asyncio.Task[None]]] = []
        keeper.after.append(self.notice)

    def start(self) -> None:
        for one in self.helpers:
            self._tasks.append(asyncio.create_task(self._think(one)))
        self._tasks.append(asyncio.create_task(self._sweep()))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def notice(self, room: Room) -> None:
        """A table has changed, or somebody has come: if a bot decides there, it waits for a free process."""
        table = room.row.id
        if room.bot_decides() and table not in self._queued and self._wanted(room):
            self._queued.add(table)
            self._lanes.put(LANE.get() or room.row.host, table)
            self._more.set()

    def _wanted(self, room: Room) -> bool:
        """Bots play with people. Among themselves they go on only while somebody of the table looks."""
        return _with_people(room) or self.keeper.hub.attended(room.row.id, room.row.host)

    async def _sweep(self) -> None:
        """Finds tables whose thinking nobody does: after a start, or when another worker has died."""
        while True:
            try:
                for table in await asyncio.to_thread(self.store.bots_waiting, now(), LEASE):
                    if room := await self.keeper.readable(table):
                        self.notice(room)
                for table in list(self.keeper.hub.streams):
                    room = self.keeper.known(table)
                    if room is not None and not _with_people(room):
                        self.notice(room)
            except WebError as error:
                log.warning("looking for waiting bots: %s", error)
            except Exception:  # one bad row must not stop the bots of all tables
                log.exception("looking for waiting bots broke off")
            await self.sleep(SWEEP)

    async def _think(self, process: Helper) -> None:
        try:
            while True:
                lane, table = await self._next()
                LANE.set(lane)  # what the bot's move sets off is this lane's too
                began = perf_counter()
                try:
                    await self._decide(table, process)
                except WebError as error:
                    log.warning("a bot could not play: %s", error)
                except Exception:  # the bots of all other tables wait for this task
                    log.exception("a bot's turn broke off at table %s", table)
                    await process.end()
                    await self.sleep(PAUSE)
                seen = self.keeper.hub.attended(table, "")
                self._lanes.charge(lane, (perf_counter() - began) * (1 if seen else UNSEEN))
        finally:
            await process.end()

    async def _next(self) -> tuple[str, str]:
        while not len(self._lanes):
            self._more.clear()
            await self._more.wait()
        lane, table = self._lanes.take()
        self._queued.discard(table)
        return lane, table

    async def _decide(self, table: str, process: Helper) -> None:
        room = await self.keeper.room(table)
        if not room.bot_decides() or not await self._claim(room):
            return
        assert room.game is not None and room.game.seat is not None
        serial = room.serial
        chosen = level(room.seats[room.game.seat].level)
        line = lessons.line(room)
        if line:
            await self._play(table, serial, line, {line})
            return
        question = {
            "do": "think", "table": table, "record": room.record(),
            "level": chosen,
        }  # fmt: skip
        moves = {move.text for move in room.game.moves}
        renewing = asyncio.create_task(self._renew(room))
        try:
            answer = await _ask(process, question)
        except asyncio.CancelledError:  # this worker stops: whoever comes next need not wait for the lease to run out
            await self._claim(room, until=0)
            raise
        finally:
            renewing.cancel()
        move = answer.get("move")
        if move not in moves:  # a table never stops for a bot's mistake
            log.error("a bot failed with %s at table %s", answer.get("error", "an illegal move"), table)
            move = secrets.choice(sorted(moves))
        await self._play(table, serial, move, moves)

    async def _play(self, table: str, serial: int, move: str, moves: set[str]) -> None:
        """Make the move; if a visitor's box does not let it be worked out, another, or none: the game stops."""
        others = sorted(moves - {move})
        for text in (move, *secrets.SystemRandom().sample(others, min(len(others), OTHERS))):
            try:
                await self.tables.play_bot(table, serial, text)
            except TooHard as error:
                log.warning("a bot at table %s: %s", table, error)
                trouble = str(error)
                continue
            self.metrics.bot_moves += 1
            return
        await self.keeper.change(table, None, partial(_stop, serial=serial, trouble=trouble))

    async def _renew(self, room: Room) -> None:
        """If this worker dies, the others need not wait for the longest thought."""
        while True:
            await self.sleep(RENEWAL)
            with contextlib.suppress(WebError):  # the thought goes on: what it finds is checked when it is played
                await self._claim(room)

    async def _claim(self, room: Room, until: int | None = None) -> bool:
        """The table is this worker's to think about until then, for one lease if nothing else is said."""
        table, serial, time = room.row.id, room.serial, now()
        end = time + LEASE if until is None else until
        return await self.store.written(
            table, lambda c: self.store.lease(c, table, serial, self.worker, time, end, LEASE)
        )


def _stop(room: Room, serial: int, trouble: str) -> Draft | None:
    if room.serial != serial or not room.bot_decides():
        return None
    return Draft(rooms.STOP, None, trouble, values={"state": STOPPED, "note": trouble, "bot": 0})


def _with_people(room: Room) -> bool:
    return any(seat.kind == PERSON for seat in room.seats)


async def _ask(process: Helper, question: dict[str, Any]) -> dict[str, Any]:
    """What a bot answers. A process that hangs or ends is replaced, and asked once more."""
    for _ in range(2):
        try:
            return await process.ask(question, LONGEST)
        except (Hung, Ended) as error:
            log.warning("a thinking process has %s; another takes over", type(error).__name__.lower())
            failed = type(error).__name__
    return {"error": failed}
