"""How long a process may work at something before the system ends it, in seconds of the processor.

Code that was compiled asks nobody whether to go on: no thread and no signal handler of Python gets a word in. The
system needs none: its timer counts what the processor spends, and its signal ends the process as it stands.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

TIMED: Final = hasattr(signal, "setitimer")  # elsewhere than on Unix the server's own clock has to do


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """End this process if what follows takes longer. Within another one, only the inner one counts while it lasts."""
    before = _set(seconds)
    try:
        yield
    finally:
        _set(before)


def _set(seconds: float) -> float:
    """Returns what was left."""
    return signal.setitimer(signal.ITIMER_PROF, seconds)[0] if TIMED else 0.0


def ended_by_it(returncode: int | None) -> bool:
    """Whether that is how a process has ended."""
    return TIMED and returncode == -signal.SIGPROF
