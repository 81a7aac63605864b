"""Pages around a game fit into every window, theme and face of letters, as the table does in `test_crawler`.

A sample in CI, every page in every window with SHOFAR_CRAWL=all."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache

import pytest

import shofar
from shofar import bots
from tests.web.chromium import Person
from tests.web.faces import FACES, wear
from tests.web.sample import spread
from tests.web.test_crawler import FAULTS, LEAST, LETTERS, THEMES, WINDOWS

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

# Where each page is; of a game, after its table.
PAGES = {
    "home": "/", "new": "/new?title={title}", "me": "/me", "records": "/open",
    "replay": "/table/{table}/replay?step=60", "end": "/table/{table}/end", "review": "/table/{table}/review",
    "lobby": "/table/{lobby}",
}  # fmt: skip


@cache
def record(title: str) -> str:
    """A game that bots have played."""
    game, bot, rng = shofar.new(title, players=3, seed=3), bots.named("greedy"), random.Random(3)
    while not game.over:
        game.apply(bot.choose(game, rng))
    return json.dumps(game.record())


def opened(one: Person, title: str) -> str:
    one.go("/open")
    one.page.fill("#record", record(title))
    one.page.locator("form button.primary").first.click()
    one.page.wait_for_url("**/table/**")
    return one.table


@pytest.mark.parametrize(("page", "window", "theme", "title"), spread(PAGES, WINDOWS, THEMES, shofar.titles()))
def test_a_page_fits(person: Callable[..., Person], page: str, window: str, theme: str, title: str) -> None:
    width, height, touch = WINDOWS[window]
    anna = person({"width": width, "height": height}, **({"has_touch": True} if touch else {}))
    anna.context.add_cookies([{"name": "theme", "value": theme, "url": anna.url}])
    address = PAGES[page]
    places = {"title": title}
    if "{table}" in address or page == "home":
        places["table"] = opened(anna, title)
    if "{lobby}" in address or page == "home":
        places["lobby"] = anna.new_table(title, name="Anna", seat1="invited")
    anna.go(address.format(**places))
    found: dict[str, str] = {}
    for face in FACES:
        wear(anna.page, face)
        for fault in anna.page.evaluate(FAULTS, {"least": LEAST[touch], "text": LETTERS}):
            found.setdefault(fault, face)
    assert found == {}, "\n".join(f"{fault} in {face}" for fault, face in found.items())
