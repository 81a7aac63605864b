"""Has bots think, outside the requests. What there is to think about is in the rows, so a restart goes on by itself."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import sys
from collections.abc import Awaitable, Callable
from typing import Any, Final

from shofar.web.errors import WebError
from shofar.web.run.metrics import Metrics
from shofar.web.store.store import Store, now
from shofar.web.tables.deeds import Tables
from shofar.web.tables.keeper import Keeper
from shofar.web.tables.rooms import Room
from shofar.web.thinking.bots import LEVELS, USUAL

LEASE: Final = 5_000  # milliseconds for which a table is a worker's to think about, renewed while it does
RENEWAL: Final = 1.5  # seconds between two renewals
LONGEST: Final = 30.0  # seconds of one thought
SWEEP: Final = 2.0  # seconds between two looks for bots whose worker is gone
LINE: Final = 8_000_000
PAUSE: Final = 1.0  # seconds before thinking goes on after something unexpected

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
        self.processes: Final = processes
        self.sleep: Final = sleep
        self.worker: Final = secrets.token_hex(8)
        self.pace = 0.0  # seconds to wait before a bot's move is made, for people who want to watch
        self._queue: Final[asyncio.Queue[str]] = asyncio.Queue()
        self._queued: Final[set[str]] = set()
        self._tasks: Final[list[asyncio.Task[None]]] = []
        keeper.after.append(self.notice)

    def start(self) -> None:
        for _ in range(self.processes):
            self._tasks.append(asyncio.create_task(self._think()))
        self._tasks.append(asyncio.create_task(self._sweep()))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def notice(self, room: Room) -> None:
        """A table has changed: if a bot decides there, it waits for a free process."""
        table = room.row.id
        if room.bot_decides() and table not in self._queued:
            self._queued.add(table)
            self._queue.put_nowait(table)

    async def _sweep(self) -> None:
        """Finds tables whose thinking nobody does: after a start, or when another worker has died."""
        while True:
            try:
                for table in await asyncio.to_thread(self.store.bots_waiting, now(), LEASE):
                    self.notice(await self.keeper.room(table))
            except WebError as error:
                log.warning("looking for waiting bots: %s", error)
            except Exception:  # one bad row must not stop the bots of all tables
                log.exception("looking for waiting bots broke off")
            await self.sleep(SWEEP)

    async def _think(self) -> None:
        process: asyncio.subprocess.Process | None = None
        try:
            while True:
                table = await self._queue.get()
                self._queued.discard(table)
                try:
                    if process is None or process.returncode is not None:
                        process = await _process()
                    await self._decide(table, process)
                except WebError as error:
                    log.warning("a bot could not play: %s", error)
                except (ConnectionError, asyncio.IncompleteReadError, json.JSONDecodeError):
                    log.warning("a thinking process ended; another takes over")
                    await _end(process)
                    process = None
                except Exception:  # the bots of all other tables wait for this task
                    log.exception("a bot's turn broke off at table %s", table)
                    await _end(process)
                    process = None
                    await self.sleep(PAUSE)
        finally:
            await _end(process)

    async def _decide(self, table: str, process: asyncio.subprocess.Process) -> None:
        room = await self.keeper.room(table)
        if not room.bot_decides() or not await self._claim(room):
            return
        assert room.game is not None and room.game.seat is not None
        serial = room.serial
        level = room.seats[room.game.seat].level
        question = {
            "table": table, "record": room.record(),
            "level": level if level in LEVELS else USUAL,
        }  # fmt: skip
        moves = {move.text for move in room.game.moves}
        renewing = asyncio.create_task(self._renew(room))
        try:
            async with asyncio.timeout(LONGEST):  # `wait_for` can lose a cancel that comes with the answer
                answer = await _ask(process, question)
        except TimeoutError:
            answer = {"error": "TimeoutError"}
            await _end(process)
        except asyncio.CancelledError:  # this worker stops: whoever comes next need not wait for the lease to run out
            await self._claim(room, until=0)
            raise
        finally:
            renewing.cancel()
        move = answer.get("move")
        if move not in moves:  # a table never stops for a bot's mistake
            log.error("a bot failed with %s at table %s", answer.get("error", "an illegal move"), table)
            move = secrets.choice(sorted(moves))
        await self.tables.play_bot(table, serial, move)
        self.metrics.bot_moves += 1

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


async def _process() -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "shofar.web.thinking.process",
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LINE,
    )  # fmt: skip


async def _end(process: asyncio.subprocess.Process | None) -> None:
    if process is not None and process.returncode is None:
        process.kill()
        await process.wait()


async def _ask(process: asyncio.subprocess.Process, question: dict[str, Any]) -> dict[str, Any]:
    assert process.stdin and process.stdout
    process.stdin.write(json.dumps(question).encode() + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise ConnectionError("the thinking process has ended")
    answer = json.loads(line)
    assert isinstance(answer, dict)
    return answer
