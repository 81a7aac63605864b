"""A crawler plays games of every title, player count and option through the page itself, choosing among what it offers.

At every decision the page offers what the game allows, fits into the window and complains about nothing. In between,
games go on without the page, so that few looks see much; with SHOFAR_CRAWL=all whole games are played on the page."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import pytest

import shofar
from tests.web.chromium import Person
from tests.web.test_pages import CASES

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

WHOLE = os.environ.get("SHOFAR_CRAWL") == "all"
LOOKS = 4  # stretches of a game that are played on the page ...
STRETCH = 2  # ... for so many decisions ...
JUMP = 40  # ... after so many without it


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_the_page_plays(person: Callable[..., Person], name: str, players: int, options: dict[str, Any]) -> None:
    rng = random.Random(f"{name} {players} {options}")
    anna = person()
    sit_alone_for_all(anna, name, players, options)
    while WHOLE and look_and_choose(anna, rng):
        pass
    for look in range(0 if WHOLE else LOOKS):
        play_unseen(anna, rng, JUMP if look else 0)
        for _ in range(STRETCH):
            look_and_choose(anna, rng)


def sit_alone_for_all(one: Person, name: str, players: int, options: dict[str, Any]) -> None:
    title = shofar.title(name)
    fields = {"name": "Anna"}
    for seat in range(1, max(title.players)):
        sits = seat < players
        fields[f"seat{seat}"] = "here" if sits else "none"
        fields |= {f"name{seat}": f"Person {seat + 1}"} if sits else {}
    for option in title.options:
        if option.name in options:
            fields[f"option-{option.name}"] = str(option.values.index(options[option.name]))
    one.new_table(name, **fields)


def play_unseen(one: Person, rng: random.Random, count: int) -> None:
    """Moves as a program makes them, while no page is open."""
    address = f"{one.url}/table/{one.table}"
    one.page.goto("about:blank")
    ask = one.context.request
    headers = {"Accept": "application/json", "Origin": one.url}
    state = ask.get(address, headers=headers).json()
    for _ in range(count):
        if not state["moves"]:
            break
        state = ask.post(
            f"{address}/move", headers=headers, form={"at": state["at"], "move": rng.choice(state["moves"])}
        ).json()
    one.page.goto(address)


def look_and_choose(one: Person, rng: random.Random) -> bool:
    """Compare the page with the game, then choose something on the page; False when the game is over."""
    one.page.wait_for_selector("a.btn:has-text('show my side'), #play .option, a[href$='/end'].btn")
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
    version = one.page.get_attribute("#page", "data-version")
    one.page.locator(f"#play .option[value='{move}']").click()
    one.changed(version)
    return True
