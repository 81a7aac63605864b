"""Counts for the operator, in the text format of Prometheus."""

from __future__ import annotations

import resource
import time
from bisect import bisect_left
from typing import Final

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What this worker has done."""

    def __init__(self) -> None:
        self.began: Final = time.monotonic()
        self.errors = 0
        self.moves = 0
        self.bot_moves = 0
        self.notices = 0
        self._requests: Final[dict[tuple[str, int], int]] = {}
        self._slots: Final = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def request(self, method: str, status: int, seconds: float) -> None:
        key = (method, status)
        self._requests[key] = self._requests.get(key, 0) + 1
        if method == "POST":
            self._slots[bisect_left(BOUNDS, seconds)] += 1
            self._seconds += seconds

    def text(self, gauges: dict[str, float]) -> str:
        lines = ["# TYPE shofar_requests_total counter"]
        for (method, status), count in sorted(self._requests.items()):
            lines.append(f'shofar_requests_total{{method="{method}",status="{status}"}} {count}')
        lines.append("# TYPE shofar_write_seconds histogram")
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._slots, strict=True):
            total += count
            lines.append(f'shofar_write_seconds_bucket{{le="{bound}"}} {total}')
        lines += [f"shofar_write_seconds_sum {self._seconds:.6f}", f"shofar_write_seconds_count {total}"]
        counters = {"errors": self.errors, "moves": self.moves, "bot_moves": self.bot_moves, "notices": self.notices}
        for name, value in counters.items():
            lines += [f"# TYPE shofar_{name}_total counter", f"shofar_{name}_total {value}"]
        own = {
            "uptime_seconds": time.monotonic() - self.began,
            "memory_bytes": float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024),
        }
        for name, number in (own | gauges).items():
            lines += [f"# TYPE shofar_{name} gauge", f"shofar_{name} {number:g}"]
        return "\n".join(lines) + "\n"
