"""The one thread of a worker that writes. What arrives while it commits goes into the next commit together.

A batch is one transaction: on a slow disk many tables share one flush. If one write of a batch fails, the batch is
taken back and its writes are run one by one, so that each gets its own answer and none is lost or done twice.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from math import inf
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from shofar.web.errors import Damaged, Lost, StoreError, WebError
from shofar.web.store.connect import writing
from shofar.web.store.model import EventRow

T = TypeVar("T")
MOST: Final = 200  # writes in a batch
PAUSE: Final = 1.0  # seconds

log = logging.getLogger("shofar.store")


class Job:
    """A write, the key that orders it within a batch, and who waits for it: a thread, or a task of an event loop."""

    __slots__ = ("future", "loop", "order", "write")

    def __init__(
        self, order: str, write: Callable[[Connection], Any] | Append, loop: asyncio.AbstractEventLoop | None = None
    ) -> None:
        self.order: Final = order
        self.write: Final = write
        self.loop: Final = loop
        self.future: Final[Future[Any] | asyncio.Future[Any]] = loop.create_future() if loop else Future()


class Append:
    """The write of a plain event and what it changes in its table's row. Those of a batch are written together."""

    __slots__ = ("event", "values")

    def __init__(self, event: EventRow, values: dict[str, Any]) -> None:
        self.event: Final = event
        self.values: Final = values


class Writer:
    """Takes writes from any thread, commits them in batches, answers after the commit. `append` writes plain events."""

    def __init__(self, engine: Engine, append: Callable[[Connection, list[Append]], None]) -> None:
        self.engine: Final = writing(engine)
        self.append: Final = append
        self.wrote = -inf  # when the last commit succeeded, as `monotonic` tells it; never, if one has failed since
        self.commits = 0
        self.writes = 0
        self._jobs: Final[SimpleQueue[list[Job] | None]] = SimpleQueue()
        self._gathered: list[Job] = []  # by the event loop, since it last looked around
        self._connection: Connection | None = None
        self._closed = False
        self._thread: Final = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, order: str, write: Callable[[Connection], T] | Append) -> Future[T]:
        """Have this written. `order` is the table it is about: batches of two workers must lock in the same order."""
        job = Job(order, write)
        self._put([job])
        assert isinstance(job.future, Future)
        return job.future

    async def written(self, order: str, write: Callable[[Connection], T] | Append) -> T:
        """The same for a task: goes on after the commit. What the event loop has to write goes to the thread together,
        and it is woken once for a batch: a change of threads costs as much as a write."""
        loop = asyncio.get_running_loop()
        job = Job(order, write, loop)
        if not self._gathered or self._gathered[-1].loop is not loop:
            loop.call_soon(self._hand_over)
        self._gathered.append(job)
        result: T = await job.future  # type: ignore[misc]
        return result

    def _hand_over(self) -> None:
        jobs, self._gathered = self._gathered, []
        self._put(jobs)

    def _put(self, jobs: list[Job]) -> None:
        if not self._closed:
            self._jobs.put(jobs)
            return
        for job in jobs:
            job.future.set_exception(StoreError("closed", "the server is stopping; try again in a moment"))

    def close(self) -> None:
        """Finish what was submitted, then stop."""
        if not self._closed:
            self._hand_over()
            self._closed = True
            self._jobs.put(None)
            self._thread.join()

    def _run(self) -> None:
        last = False
        while not last and (jobs := self._jobs.get()) is not None:
            jobs, last = self._gather(jobs)
            for at in range(0, len(jobs), MOST):
                self._commit(jobs[at : at + MOST])
        self._disconnect()

    def _gather(self, jobs: list[Job]) -> tuple[list[Job], bool]:
        while len(jobs) < MOST:
            try:
                more = self._jobs.get_nowait()
            except Empty:
                break
            if more is None:
                return jobs, True
            jobs = jobs + more
        return jobs, False

    def _commit(self, batch: list[Job]) -> None:
        batch.sort(key=lambda job: job.order)
        try:
            results = self._attempt(batch)
        except Exception as error:
            if len(batch) == 1:
                found = as_sentence(error)
                self.wrote = -inf if isinstance(found, StoreError) else self.wrote
                _settle(batch, [found])
                return
            for job in batch:
                self._commit([job])
            return
        _settle(batch, results)

    def _attempt(self, batch: list[Job]) -> list[Any]:
        connection = self._connected()
        try:
            with connection.begin():
                appends = [job.write for job in batch if isinstance(job.write, Append)]
                if appends:
                    self.append(connection, appends)
                results = [None if isinstance(job.write, Append) else job.write(connection) for job in batch]
        except BaseException:
            self._disconnect()
            raise
        self.wrote = monotonic()
        self.commits += 1
        self.writes += len(batch)
        return results

    def _connected(self) -> Connection:
        """The connection, which is kept from one batch to the next. After a pause another one is taken: what is idle
        may have been closed at its other end."""
        if self._connection is not None and monotonic() - self.wrote > PAUSE:
            self._disconnect()
        if self._connection is None:
            self._connection = self.engine.connect()
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _settle(batch: list[Job], results: list[Any]) -> None:
    """Tell those who wait. An exception as a result is raised where it is waited for."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for job, result in zip(batch, results, strict=True):
        if job.loop is not None and isinstance(job.future, asyncio.Future):
            loops.setdefault(job.loop, []).append((job.future, result))
        else:
            _answer(job.future, result)
    for loop, waiting in loops.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_answer_all, waiting)


def _answer_all(waiting: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in waiting:
        _answer(future, result)


def _answer(future: Future[Any] | asyncio.Future[Any], result: Any) -> None:
    if future.done():  # the one who asked has gone away
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)


def as_sentence(error: Exception) -> Exception:
    """Errors of the database as one sentence; the details go to the server's log only."""
    if isinstance(error, WebError):
        return error
    if isinstance(error, IntegrityError):
        return Lost()
    if isinstance(error, DBAPIError) and _damaged(error.orig):
        log.error("the database is damaged: %s", type(error.orig).__name__, extra={"detail": str(error.orig)[:300]})
        return Damaged()
    if isinstance(error, DBAPIError):
        log.error("database error: %s", type(error.orig).__name__, extra={"detail": str(error.orig)[:300]})
        return StoreError("database", "the server cannot store anything just now; nothing was changed, try again soon")
    return error


def _damaged(error: object) -> bool:
    """Whether the database has met a page that is none, or text that is none."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is not None and code & 0xFF == sqlite3.SQLITE_CORRUPT:
        return True
    return getattr(error, "sqlstate", None) in ("XX001", "XX002") or "decode to UTF-8" in str(error)
