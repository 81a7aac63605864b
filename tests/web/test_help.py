"""Help beside the board: opened and closed by key, button and tab; search; rules that open in it; without a script."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import shofar
from tests.web.axe import serious_faults
from tests.web.chromium import DESK, PHONE, Person
from tests.web.sample import spread
from tests.web.server import Browser, Server

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

SHOWN = "!document.querySelector('#help').hidden && document.querySelector('#help .scroll')"
CLOSED = "document.querySelector('#help').hidden"
VISIBLE = "[...document.querySelectorAll('#help .entries > li')].filter(one => !one.hidden && one.offsetParent)"


def opened(one: Person, title: str) -> None:
    one.play_now(title)
    one.my_turn()
    one.page.keyboard.press("/")
    one.until(SHOWN)


@pytest.mark.parametrize(("title", "size"), spread(shofar.titles(), ["desk", "phone"]))
def test_it_shows_what_belongs_to_the_question_and_fits(person: Callable[..., Person], title: str, size: str) -> None:
    one = person(size=DESK if size == "desk" else PHONE)
    one.play_now(title)
    one.my_turn()
    one.page.locator(".help-tab" if size == "phone" else ".bar [data-help-open]").click()
    one.until(SHOWN)
    assert one.page.locator("#help .now-box .hl > li").count() >= 1
    assert one.page.locator("#help .cost-t tr").count() >= 5
    assert one.overflow() == [0, 0], one.beyond()
    assert serious_faults(one.page, "#help") == []


def test_escape_closes_it_and_gives_the_focus_back(person: Callable[..., Person]) -> None:
    one = person()
    one.play_now("nehemiah")
    one.my_turn()
    one.page.locator("#play .option").first.focus()
    one.page.keyboard.press("/")
    one.until(SHOWN)
    assert one.page.evaluate("document.activeElement.matches('[data-help-find]')")
    one.page.keyboard.press("Escape")
    one.until(CLOSED)
    assert one.page.evaluate("document.activeElement.matches('#play .option')")


def test_the_search_finds_rules_and_cards_without_the_server(person: Callable[..., Person]) -> None:
    one = person()
    opened(one, "nehemiah")
    one.page.context.set_offline(True)
    one.page.fill("[data-help-find]", "worker")
    assert one.page.evaluate(f"{VISIBLE}.some(one => one.dataset.entry)")
    one.page.fill("[data-help-find]", "wood supply")
    assert one.page.evaluate(f"{VISIBLE}.some(one => !one.dataset.entry)")
    one.page.fill("[data-help-find]", "no such thing at all")
    assert one.page.locator("[data-help-none]").is_visible()
    one.page.context.set_offline(False)


def test_the_number_of_a_rule_opens_there(person: Callable[..., Person]) -> None:
    one = person()
    one.go("/")
    one.page.locator(".games .game-nehemiah form[action='/learn'] button").click()
    one.page.wait_for_url("**/table/*")
    one.page.locator("#coach .foot a").click()
    one.until(SHOWN)
    assert "/table/" in one.page.url
    assert one.page.evaluate(f"{VISIBLE}.map(one => one.dataset.entry)") == ["N8.3"]


def test_it_stays_open_while_the_game_goes_on(person: Callable[..., Person]) -> None:
    one = person()
    opened(one, "nehemiah")
    one.page.locator("#help h2").click()
    one.page.evaluate("document.activeElement.blur()")
    one.choose()
    one.until(SHOWN)


def test_without_a_script_it_is_a_page(served: Server) -> None:
    visitor = Browser(served.url)
    table = visitor.play_now()
    page = visitor.get(f"/table/{table}/help").text
    assert "For your question" in page or "Costs" in page
    assert 'data-entry="N5.4"' in page and f"/table/{table}" in page
    visitor.close()
