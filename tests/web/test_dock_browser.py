"""The dock in a real browser: tips and hints are shown. How it fits into every window is for `test_crawler`."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import shofar
from tests.web.chromium import Person

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

TITLES = shofar.titles()


@pytest.mark.parametrize("title", TITLES)
def test_an_option_and_its_twin_show_the_same_bill(person: Callable[..., Person], title: str) -> None:
    anna = person()
    anna.play_now(title)
    assert anna.my_turn()
    twin = anna.page.locator(".board button.choosable").first
    move = twin.get_attribute("value") or ""
    option = anna.page.locator(f"#play button.option[value='{move}']")
    lines = option.locator(".tip .bill").all_text_contents()
    for thing in (option, twin):
        anna.page.mouse.move(2, 2)
        thing.hover()
        box = anna.page.locator("#tip.shown")
        expect(box).to_be_visible()
        for line in lines:
            expect(box).to_contain_text(line)


@pytest.mark.parametrize("title", TITLES)
def test_a_hint_shows_the_best_moves_with_reasons(person: Callable[..., Person], title: str) -> None:
    anna = person()
    anna.play_now(title)
    assert anna.my_turn()
    offered = anna.moves()
    anna.page.keyboard.press("h")
    shown = anna.page.locator("#toast .hint-box li")
    expect(shown.first).to_be_visible()
    moves = shown.evaluate_all("all => all.map(one => one.dataset.move)")
    assert 1 <= len(moves) <= 3 and set(moves) <= set(offered)
    assert len(moves) == min(3, len(offered))
    for rank, move in enumerate(moves, 1):
        expect(anna.page.locator(f"#play button.option[value='{move}']")).to_have_attribute("data-rank", str(rank))
    assert anna.moves() == offered  # it plays nothing by itself
