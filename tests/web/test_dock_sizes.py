"""The dock in a real browser: it keeps its height, all of it can be read and hit, tips and hints are shown."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import shofar
from tests.web.chromium import Person
from tests.web.sample import spread

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

TITLES = shofar.titles()
WINDOWS = {
    "laptop": (1366, 768, False), "low": (1366, 641, False), "side": (844, 390, True), "phone": (390, 844, True),
    "small": (320, 640, True),
}  # fmt: skip
DECISIONS = 9
# A good that stands for a move may be narrow: its option in the bar is not.
MEASURE = """least => {
    const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const box = (one) => one.getBoundingClientRect();
    const small = (one, least) => box(one).height < least - .5 || box(one).width < least - .5;
    const bar = box(document.querySelector(".action-bar"));
    const targets = [...document.querySelectorAll(".dock :is(button, a, .option):not(.good)")].filter(shown);
    const goodsOf = [...document.querySelectorAll(".dock button.good")].filter(shown);
    const flat = goodsOf.filter((one) => box(one).height < 33);
    const walk = document.createTreeWalker(document.querySelector("#page"), NodeFilter.SHOW_TEXT);
    const tiny = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const parent = node.parentElement;
        if (!node.nodeValue.trim() || !shown(parent) || parent.closest("svg, .vh, .tip")) continue;
        let zoom = 1;
        for (let one = parent; one; one = one.parentElement) zoom *= Number(getComputedStyle(one).zoom) || 1;
        const size = parseFloat(getComputedStyle(parent).fontSize) * zoom;
        if (size && size < 11 - .05) tiny.push(`${node.nodeValue.trim()} ${size}`);
    }
    const within = (one) => one.left >= -1 && one.right <= innerWidth + 1 && one.bottom <= innerHeight + 1;
    const goods = [...document.querySelectorAll(".me .good")].filter(shown).map(box);
    const low = [...targets.filter((one) => small(one, least)), ...flat];
    return {
        height: bar.height, top: bar.top, low: low.map((one) => one.outerHTML.slice(0, 90)), tiny,
        goods: goods.length > 2 && goods.every(within), inside: within(bar),
    };
}"""


def sized(person: Callable[..., Person], name: str) -> Person:
    width, height, touch = WINDOWS[name]
    return person({"width": width, "height": height}, has_touch=touch)


@pytest.mark.parametrize(("title", "window"), spread(TITLES, WINDOWS))
def test_the_dock_keeps_its_height_and_can_be_read_and_hit(
    person: Callable[..., Person], title: str, window: str
) -> None:
    """The board does not move between two clicks; goods and choices are in the window; no text is too small."""
    anna, rng = sized(person, window), random.Random(f"{title} {window}")
    anna.play_now(title)
    seen: list[dict[str, Any]] = []
    for _ in range(DECISIONS):
        assert anna.my_turn()
        seen.append(anna.page.evaluate(MEASURE, 40 if WINDOWS[window][2] else 34))
        options = anna.page.locator("#play button.option").count()
        anna.choose(rng.randrange(options))
    assert {round(one["height"]) for one in seen} == {round(seen[0]["height"])}
    assert {round(one["top"]) for one in seen} == {round(seen[0]["top"])}
    for one in seen:
        assert one["goods"] and one["inside"]
        assert one["low"] == []
        assert one["tiny"] == []
    assert anna.overflow() == [0, 0], anna.beyond()


@pytest.mark.parametrize("title", TITLES)
def test_an_option_and_its_twin_show_the_same_bill(person: Callable[..., Person], title: str) -> None:
    anna = sized(person, "laptop")
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
    anna = sized(person, "laptop")
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
