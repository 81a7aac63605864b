"""Which files are read, and the order of the tests: what takes long begins, so that at the end nobody waits for it."""

from __future__ import annotations

from pathlib import Path

import pytest

BOTH = "both"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Where only tests of both builds are wanted, files without any are not even read: half of them, and the larger."""
    wanted = config.getoption("markexpr") != BOTH or not collection_path.is_file() or collection_path.suffix != ".py"
    return None if wanted or f"mark.{BOTH}" in collection_path.read_text(encoding="utf-8") else True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)  # stable: the order of a file stays
