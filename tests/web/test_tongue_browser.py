"""First turns in a real browser in every language: what the browser prefers is read, and nothing leaves its place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import shofar
from shofar.readers.lexicon import languages
from tests.web.chromium import DESK, PHONE, Person
from tests.web.sample import spread
from tests.web.test_windows import opened

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

TURNS = 2
LEAST, LETTERS = 34, 11  # pixels of a target and of a letter, as for the crawler
FAULTS = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")


def faults(one: Person) -> dict[str, list[str]]:
    """What does not fit, is cut off or covered, at a desk and on a phone."""
    found = {}
    for name, size in (("phone", PHONE), ("desk", DESK)):
        one.page.set_viewport_size(size)
        found[name] = one.page.evaluate(FAULTS, {"least": LEAST, "text": LETTERS})
    return found


@pytest.mark.parametrize("title", shofar.titles())
@pytest.mark.parametrize("language", languages())
def test_first_turns(person: Callable[..., Person], language: str, title: str) -> None:
    anna = person(DESK, locale=language)
    anna.go("/")
    anna.page.locator(f".game-{title} form[action='/play'] button.primary").first.click()
    anna.page.wait_for_url("**/table/*")
    for _ in range(TURNS):
        assert anna.my_turn()
        assert anna.page.locator("html").get_attribute("lang") == language
        assert faults(anna) == {"phone": [], "desk": []}
        anna.choose()


@pytest.mark.parametrize("title", shofar.titles())
@pytest.mark.parametrize("language", languages())
def test_home_and_a_new_table(person: Callable[..., Person], language: str, title: str) -> None:
    anna = person(DESK, locale=language)
    for path in ("/", f"/new?title={title}"):
        anna.go(path)
        found = [fault for each in faults(anna).values() for fault in each if "small target" not in fault]
        assert found == [], path


@pytest.mark.parametrize(("language", "title"), spread(languages(), shofar.titles()))
def test_the_end_and_what_tells_of_a_game(person: Callable[..., Person], language: str, title: str) -> None:
    """Tables of points, charts and names of moves are as wide as their words."""
    anna = person(DESK, locale=language)
    table = opened(anna, title)
    for path in (f"/table/{table}/end", f"/table/{table}/replay?step=60", f"/rules/{title}", f"/box/{title}"):
        anna.go(path)
        assert anna.page.locator("html").get_attribute("lang") == language
        found = [fault for each in faults(anna).values() for fault in each if "small target" not in fault]
        assert found == [], path


def test_two_at_one_table_read_the_same_turn_in_two_languages(person: Callable[..., Person]) -> None:
    """Two browsers; whoever moves, each reads log, names of cards and question in the language of theirs."""
    anna, ben = person(DESK, locale="pl"), person(DESK, locale="ru")
    anna.go("/new?title=nehemiah")
    anna.page.fill("[name=name]", "Anna")
    anna.page.select_option("[name=seat1]", "invited")
    anna.page.select_option("[name=seat2]", "none")
    anna.page.locator("form.panel button.primary, .form button.primary").first.click()
    anna.page.wait_for_url("**/table/*")
    ben.page.goto(anna.page.locator(".invite code").first.inner_text())
    ben.page.fill("[name=name]", "Ben")
    ben.page.locator("button.primary").first.click()
    ben.page.wait_for_url("**/table/*")
    anna.page.locator("form[action$='/start'] button").click()
    anna.until("document.querySelector('.board')")
    address, headers = f"{anna.url}/table/{anna.table}", {"Accept": "application/json"}
    first = anna if anna.context.request.get(address, headers=headers).json()["moves"] else ben
    assert first.my_turn()
    first.choose()
    for one, told, other in ((anna, "Wystawiono robotnika", "Рабочий"), (ben, "Рабочий поставлен", "robotnik")):
        one.until("document.querySelector('#page').innerText.includes(given)", told)
        assert one.page.locator("html").get_attribute("lang") == one.more["locale"]
        assert other not in one.page.locator("#page").inner_text()
        assert one.errors == []
