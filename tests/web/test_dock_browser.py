"""The dock in a real browser: tips and hints are shown. How it fits into every window is for `test_crawler`."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import shofar
from tests.web.chromium import Person
from tests.web.test_browser import from_a_record

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


SWAPS = (("swap(worker, worker)", 1), ("swap(card, card)", 2))  # what is asked, and a deal in which it comes up


@pytest.mark.parametrize(("question", "seed"), SWAPS)
def test_two_clicks_on_the_board_are_a_swap(person: Callable[..., Person], question: str, seed: int) -> None:
    """First this, then that; the first may be changed."""
    game, rng = shofar.new("nehemiah", players=2, seed=seed), random.Random(seed)
    while game.question != question:
        game.play(rng.choice(game.moves))
    anna = person()
    from_a_record(anna, game)
    assert anna.my_turn()
    _, first, second = rng.choice(anna.moves()).split()
    wrong = next(move.split()[1] for move in anna.moves() if first not in move.split())
    for name in (wrong, wrong, first):
        _place(anna, name).click()
    expect(_place(anna, first)).to_have_class(re.compile(r"\bchosen\b"))
    expect(anna.page.locator("[data-pair].chosen")).to_have_count(1)
    version = anna.version
    _place(anna, second).click()
    anna.changed(version)
    expect(anna.page.locator(".history .turn").first).to_contain_text("wapped")


def _place(one: Person, name: str) -> Locator:
    return one.page.locator(f".board [data-pair='{name}']")


@pytest.mark.parametrize("title", TITLES)
def test_a_page_that_waits_draws_nothing(person: Callable[..., Person], title: str) -> None:
    """Every animation ends by itself, so that a page that waits costs no processor."""
    anna = person(reduced_motion="no-preference")
    anna.play_now(title)
    assert anna.my_turn()
    endless = anna.page.evaluate(
        "() => document.getAnimations().filter((one) => !isFinite(one.effect.getComputedTiming().endTime)).length"
    )
    assert endless == 0
