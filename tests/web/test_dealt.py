"""What the page tests rely on: equal tables get equal deals where a test asks for it, and nowhere else."""

from __future__ import annotations

from typing import Any

import pytest

import shofar
from tests.web.server import Browser, Server


def deal(server: Server, title: str) -> Any:
    """What is on a new table for two."""
    one = Browser(server.url)
    table = one.post("/new", title=title, name="Anna", seat0="me", seat1="here", name1="Ben").url.path
    state = one.client.get(table, headers={"Accept": "application/json"}).json()
    one.close()
    return state["view"]


@pytest.mark.parametrize("title", shofar.titles())
def test_equal_tables_get_equal_deals_where_pages_are_looked_at(equal: Server, title: str) -> None:
    assert deal(equal, title) == deal(equal, title)


@pytest.mark.parametrize("title", shofar.titles())
def test_nobody_else_knows_a_deal_beforehand(served: Server, title: str) -> None:
    assert deal(served, title) != deal(served, title)
