"""Which files are read, and the order of the tests: what takes long begins, and everywhere at once, so that at the end
nobody waits for it."""

from __future__ import annotations

from pathlib import Path

import pytest

BOTH = "both"
QUICK, SLOW = 0.05, 2.0  # seconds of a test that does not name its own


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Where only tests of both builds are wanted, files without any are not even read: half of them, and the larger."""
    wanted = config.getoption("markexpr") != BOTH or not collection_path.is_file() or collection_path.suffix != ".py"
    return None if wanted or f"mark.{BOTH}" in collection_path.read_text(encoding="utf-8") else True


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every process begins with the beginning of its share of the list, and takes from the end of another's when it has
    done its own. So each share begins with what takes longest. The tests of a file stay together: they share much."""
    parts: dict[tuple[float, str], list[pytest.Item]] = {}
    for item in items:
        mark = item.get_closest_marker("slow")
        seconds = QUICK if mark is None else float(mark.args[0]) if mark.args else SLOW
        name = item.nodeid if seconds > SLOW else str(item.path)  # of the slowest each can be for another process
        parts.setdefault((seconds, name), []).append(item)
    processes = getattr(config, "workerinput", {}).get("workercount", 1)
    shares: list[list[pytest.Item]] = [[] for _ in range(processes)]
    given = [0.0] * processes
    for (seconds, _), part in sorted(parts.items(), key=lambda one: -one[0][0]):  # stable: the order of a file stays
        least = given.index(min(given))
        shares[least] += part
        given[least] += seconds * len(part)
    items[:] = [item for share in shares for item in share]
