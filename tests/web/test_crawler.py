"""A crawler plays games of every title, player count and option through the page itself, choosing among what it offers.

At every decision the page offers what the game allows, fits into the window and complains about nothing. In between,
games go on without the page, so that few looks see much; with SHOFAR_CRAWL=all whole games are played on the page.
Three players with the usual options play a whole game in `test_browser`."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

import shofar
from tests.web.chromium import Person
from tests.web.sample import WHOLE
from tests.web.server import Server
from tests.web.test_pages import CASES

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

LOOKS = (0, 60, 60)  # moves without the page before each stretch of a game that is played on it ...
LOOKS_AT_A_VARIANT = (0, 100)  # ... and where an option differs from a game that is looked at anyway
STRETCH = 2  # decisions of a stretch
LOOKED_AT = [case for case in CASES if WHOLE or case.values[1:] != (3, {})]


@pytest.fixture(scope="module")
def crawler(browser: Browser, server: Server) -> Iterator[Person]:
    """One browser for all games: it has the pages' files already."""
    one = Person(browser, server.url)
    yield one
    one.close()


@pytest.mark.parametrize(("name", "players", "options"), LOOKED_AT)
def test_the_page_plays(crawler: Person, name: str, players: int, options: dict[str, Any]) -> None:
    rng = random.Random(f"{name} {players} {options}")
    crawler.errors.clear()
    address = sit_alone_for_all(crawler, name, players, options)
    if WHOLE:
        crawler.go(address)
        while look_and_choose(crawler, rng):
            pass
        return
    for jump in LOOKS_AT_A_VARIANT if options else LOOKS:
        play_unseen(crawler, address, rng, jump)
        for _ in range(STRETCH):
            look_and_choose(crawler, rng)


def sit_alone_for_all(one: Person, name: str, players: int, options: dict[str, Any]) -> str:
    """A new table with what its form offers; returns its address."""
    title = shofar.title(name)
    form = one.context.request.get(f"{one.url}/new?title={name}").text()
    fields: dict[str, str | float | bool] = {"title": name, "name": "Anna", "seat0": "me"}
    for seat in range(1, players):
        fields |= {f"seat{seat}": "here", f"name{seat}": f"Person {seat + 1}"}
    for option in title.options:
        assert f'name="option-{option.name}"' in form
        if option.name in options:
            fields[f"option-{option.name}"] = str(option.values.index(options[option.name]))
    made = one.context.request.post(f"{one.url}/new", form=fields, headers={"Origin": one.url}, max_redirects=0)
    return str(made.headers["location"])


def play_unseen(one: Person, address: str, rng: random.Random, count: int) -> None:
    """Moves as a program makes them, while no page is open."""
    one.go("/static/icon.svg")  # a page that follows nothing, of the same site: another would need another process
    ask = one.context.request
    headers = {"Accept": "application/json", "Origin": one.url}
    state = ask.get(one.url + address, headers=headers).json()
    for _ in range(count):
        if not state["moves"]:
            break
        made = {"at": state["at"], "move": rng.choice(state["moves"])}
        state = ask.post(f"{one.url}{address}/move", headers=headers, form=made).json()
    one.go(address)


def look_and_choose(one: Person, rng: random.Random) -> bool:
    """Compare the page with the game, then choose something on the page; False when the game is over."""
    one.page.wait_for_selector("a.btn:has-text('show my side'), #play button.option, a[href$='/end'].btn")
    if one.page.locator("a[href$='/end'].btn").count():
        return False
    one.uncover()
    state = one.context.request.get(f"{one.url}/table/{one.table}", headers={"Accept": "application/json"}).json()
    offered = one.moves()
    assert sorted(offered) == sorted(state["moves"])
    glowing = one.page.eval_on_selector_all(".choosable", "all => all.map(one => one.value)")
    assert set(glowing) <= set(offered)
    assert one.overflow() == [0, 0], f"after move {state['at']}: {one.beyond()}"
    assert one.errors == []
    move = rng.choice(offered)
    version = one.version
    one.page.locator(f"#play button.option[value='{move}']").click()
    one.changed(version)
    return True
