"""The order of the tests: what takes long begins, so that at the end nobody waits for one of them."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)  # stable: the order of a file stays
