"""Counts for the operator, in the text format of Prometheus.

Whichever worker is asked answers for all on this machine: each writes down every second what it has counted, in a
folder that their supervisor has made, and every sample is labelled with its worker.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import resource
import time
from bisect import bisect_left
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from shofar import private
from shofar.web.background import Background

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
PACE: Final = 1.0  # seconds between two notes for the other workers
COUNTER: Final = "counter"
GAUGE: Final = "gauge"
HISTOGRAM: Final = "histogram"

Sample = tuple[str, str, float]  # its name, its labels, its value
Family = tuple[str, str, list[Sample]]  # a name, a type, samples

log = logging.getLogger("shofar.metrics")


class Metrics(Background):
    """What this worker has done."""

    def __init__(self, worker: int = 0, folder: str = "") -> None:
        self.worker: Final = worker
        self.folder: Final = Path(folder) if folder else None
        self.began: Final = time.monotonic()
        self.errors = 0
        self.moves = 0
        self.bot_moves = 0
        self.notices = 0
        self.counters: Callable[[], dict[str, float]] = dict  # what other parts have counted since the start
        self.gauges: Callable[[], dict[str, float]] = dict  # how things are now
        self._requests: Final[dict[tuple[str, int], int]] = {}
        self._slots: Final = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def request(self, method: str, status: int, seconds: float) -> None:
        key = (method, status)
        self._requests[key] = self._requests.get(key, 0) + 1
        if method == "POST":
            self._slots[bisect_left(BOUNDS, seconds)] += 1
            self._seconds += seconds

    # --- for the other workers ------------------------------------------------------------------------------

    async def _run(self) -> None:
        while self.folder:
            try:
                self.note(self.folder)
            except OSError as error:
                log.warning("metrics cannot be noted: %s", error.strerror)
            await asyncio.sleep(PACE)

    def note(self, folder: Path) -> None:
        """Write down what this worker has counted, whole or not at all."""
        part = folder / f".{self.worker}"
        private.write(part, json.dumps(self.families()))
        os.replace(part, folder / f"{self.worker}.json")

    # --- telling ------------------------------------------------------------------------------------------------

    def families(self) -> list[Family]:
        """All that this worker tells."""
        counters = {"errors": self.errors, "moves": self.moves, "bot_moves": self.bot_moves, "notices": self.notices}
        own = {
            "uptime_seconds": time.monotonic() - self.began,
            "memory_bytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024,
        }
        return [
            ("requests_total", COUNTER, [("requests_total", f'method="{method}",status="{status}"', count)
                                         for (method, status), count in sorted(self._requests.items())]),
            ("write_seconds", HISTOGRAM, self._histogram()),
            *((f"{name}_total", COUNTER, [(f"{name}_total", "", value)])
              for name, value in (counters | self.counters()).items()),
            *((name, GAUGE, [(name, "", value)]) for name, value in (own | self.gauges()).items()),
        ]  # fmt: skip

    def _histogram(self) -> list[Sample]:
        found: list[Sample] = []
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._slots, strict=True):
            total += count
            found.append(("write_seconds_bucket", f'le="{bound}"', total))
        return [*found, ("write_seconds_sum", "", self._seconds), ("write_seconds_count", "", total)]

    def text(self) -> str:
        """All that the workers of this machine tell, this one as of now."""
        told = {self.worker: self.families()} | self._others()
        families: dict[str, tuple[str, list[str]]] = {}
        for worker, found in sorted(told.items()):
            for name, kind, samples in found:
                families.setdefault(name, (kind, []))[1].extend(_lines(samples, worker))
        lines: list[str] = []
        for name, (kind, samples_of_all) in families.items():
            lines += [f"# TYPE shofar_{name} {kind}", *samples_of_all]
        return "\n".join(lines) + "\n"

    def _others(self) -> dict[int, list[Family]]:
        found: dict[int, list[Family]] = {}
        for file in self.folder.glob("*.json") if self.folder else ():
            if int(file.stem) != self.worker:
                found[int(file.stem)] = json.loads(file.read_text(encoding="utf-8"))
        return found


def _lines(samples: Iterable[Sample], worker: int) -> list[str]:
    return [
        f'shofar_{name}{{{labels}{"," if labels else ""}worker="{worker}"}} {value:.10g}'
        for name, labels, value in samples
    ]
