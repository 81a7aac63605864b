"""What both benchmarks share: timing in short runs, and the table they print. Needs nothing but Python."""

import time
from collections.abc import Callable
from statistics import median

RUNS = 5
STARTED = time.perf_counter()  # this module is imported first


NOTE = (
    "Rates are per second of processor time, one core: on a quiet machine the same as by the clock, and on a busy one\n"
    "still comparable. Cores that share caches or a clock with other work are slower all the same."
)


def rate(work: Callable[[], int], seconds: float, runs: int = RUNS) -> float:
    """How many per second: the median of several short runs, as other programs disturb single ones."""
    return median(one_run(work, seconds) for _ in range(runs))


def one_run(work: Callable[[], int], seconds: float) -> float:
    count = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not count:
        count += work()
    return count / spent


def share() -> float:
    """How much of the time since this process began it had a core: well below 1 on a busy machine."""
    return time.process_time() / (time.perf_counter() - STARTED)


def table(head: list[str], rows: list[list[str]]) -> str:
    """Columns wide enough for what is in them: the first to the left, numbers to the right."""
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]
    lines = []
    for row in [head, ["-" * width for width in widths], *rows]:
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)
