"""A process that is asked: questions go to its standard input, answers come back, one JSON line each.

While it works on a question it says every moment that it is alive. One that falls silent is stopped, whatever it hangs
in: code that was compiled cannot be interrupted in any other way. One that only waits for a processor, on a machine
with too much to do, is waited for.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import sys
from pathlib import Path
from typing import Any, Final

from shofar.web.thinking.patience import ended_by_it

BEAT: Final = 0.5  # seconds between two signs of life
ALIVE: Final = b".\n"
STARTING: Final = 60.0  # seconds until a new process is ready, on a machine that has much else to do
SILENCE: Final = 4.0  # seconds without one after which a process counts as hung
LINE: Final = 16_000_000  # bytes of a question or an answer
QUESTIONS: Final = 2_000  # that a process answers before another takes its place: what they left in it goes with it

log = logging.getLogger("shofar.bots")


class Hung(Exception):
    """The process said nothing for too long, or took too long; it was ended."""


class Ended(Exception):
    """The process has ended by itself."""


class Helper:
    """One process at a time: it is started when it is needed, and replaced when it has ended."""

    def __init__(self, name: str, beat: float = BEAT, silence: float = SILENCE, questions: int = QUESTIONS) -> None:
        """The name is what a list of processes shows it by."""
        self.name: Final = name
        self.beat: Final = beat
        self.silence: Final = silence
        self.questions: Final = questions
        self.process: asyncio.subprocess.Process | None = None
        self._asked = 0

    async def ask(self, question: dict[str, Any], longest: float) -> dict[str, Any]:
        """Its answer. Raises Hung or Ended; the next question then goes to another process."""
        try:
            process = await self._ready()
            async with asyncio.timeout(longest):
                return await self._answer(process, question)
        except TimeoutError:
            await self.end()
            raise Hung from None
        except (ConnectionError, ValueError):
            code = await self._code()
            await self.end()
            raise (Hung if ended_by_it(code) else Ended) from None
        except asyncio.CancelledError:
            await self.end()  # it would answer the next question with this one's answer
            raise

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()

    async def _ready(self) -> asyncio.subprocess.Process:
        """The process, when it has said its first word: then it has read its modules."""
        self._asked += 1
        if self._asked > self.questions:
            await self.end()
        if self.process is None or self.process.returncode is not None:
            self._asked = 1
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "shofar.web.thinking.process", self.name, str(self.beat),
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LINE,
            )  # fmt: skip
            async with asyncio.timeout(STARTING):
                await self._line(self.process)
        return self.process

    async def _answer(self, process: asyncio.subprocess.Process, question: dict[str, Any]) -> dict[str, Any]:
        assert process.stdin is not None
        process.stdin.write(json.dumps(question).encode() + b"\n")
        line = ALIVE
        while line == ALIVE:
            line = await self._heard(process)
        answer = json.loads(line)
        assert isinstance(answer, dict)
        return answer

    async def _heard(self, process: asyncio.subprocess.Process) -> bytes:
        """Its next line. Raises TimeoutError if it hangs."""
        assert process.stdin is not None
        _, before = _processor(process.pid)
        while True:
            try:
                async with asyncio.timeout(self.silence):
                    await process.stdin.drain()
                    return await self._line(process)
            except TimeoutError:
                waits, now = _processor(process.pid)
                if not waits or now - before > self.silence / 2:
                    raise

    async def _line(self, process: asyncio.subprocess.Process) -> bytes:
        assert process.stdout is not None
        line = await process.stdout.readline()
        if not line:
            raise ConnectionError("the process has ended")
        return line

    async def _code(self) -> int | None:
        """How the process has ended, if it has: its output is closed a moment before."""
        if self.process is None:
            return None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.silence):
                return await self.process.wait()
        return None


def _processor(process: int) -> tuple[bool, float]:
    """Whether a process could go on if it were given a processor, and how many seconds of it it has had. Elsewhere than
    on Linux nobody can tell."""
    try:
        told = Path(f"/proc/{process}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False, 0.0
    state, *fields = told.rpartition(")")[2].split()
    return state == "R", (int(fields[10]) + int(fields[11])) / os.sysconf("SC_CLK_TCK")
