"""First turns in a real browser in every language: what the browser prefers is read, and nothing leaves its place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import shofar
from shofar.readers.lexicon import ENGLISH, languages
from tests.web.chromium import Person

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

SIZES = ({"width": 1366, "height": 768}, {"width": 390, "height": 844})
TURNS = 2
CUT = """() => [...document.querySelectorAll("button.option, .bar .btn, .tabs button, .prompt, .group-name")]
    .filter(one => one.offsetParent && getComputedStyle(one).overflowX !== "visible")
    .filter(one => one.scrollWidth > one.clientWidth + 1)
    .map(one => one.textContent.trim())"""


@pytest.mark.parametrize("title", shofar.titles())
@pytest.mark.parametrize("language", [one for one in languages() if one != ENGLISH])
def test_first_turns(person: Callable[..., Person], language: str, title: str) -> None:
    anna = person(SIZES[0], locale=language)
    anna.go("/")
    anna.page.locator(f".game-{title} form[action='/play'] button.primary").first.click()
    anna.page.wait_for_url("**/table/*")
    for _ in range(TURNS):
        assert anna.my_turn()
        assert anna.page.locator("html").get_attribute("lang") == language
        for size in SIZES:
            anna.page.set_viewport_size(size)  # type: ignore[arg-type]
            assert anna.overflow()[0] <= 0, (size, "the page is wider than its window")
            assert anna.page.evaluate(CUT) == [], size
        anna.page.set_viewport_size(SIZES[0])  # type: ignore[arg-type]
        anna.choose()
