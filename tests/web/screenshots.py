"""Pictures of the pages for docs/ and README: `make screenshots`. It needs Chromium.

Each picture is a real page of a real server: the home page, every board in the middle of a seeded game, a question, and
the end of a game, at the size of a small laptop and of a phone, in both themes.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page

import shofar
from shofar import bots
from tests.web.chromium import DESK, PHONE, chromium
from tests.web.server import Server

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "pictures"
SIZES = {"1366": DESK, "390": PHONE}
THEMES = ("light", "dark")
STEPS = {"nehemiah": (70, 4), "ezra": (160, 3), "golem": (120, 4)}  # how far into the game at least, and for how many
SEARCHED = 60  # steps from there on, until the viewer has something to choose


def finished(page: Page, url: str) -> str:
    """The end page of a game that bots have played: its record is opened as a person would."""
    game = shofar.new("nehemiah", players=4, seed=11)
    bot, rng = bots.named("greedy"), random.Random(11)
    while not game.over:
        game.apply(bot.choose(game, rng))
    page.goto(f"{url}/open")
    page.fill("#record", json.dumps(game.record()))
    page.click("button:has-text('Open')")
    page.wait_for_url("**/table/**")
    return page.url.removeprefix(url).split("?")[0].split("/replay")[0] + "/end"


def question(page: Page, url: str) -> str:
    """A table at which the viewer is asked to bid, in secret, for a leader."""
    page.goto(f"{url}/new?title=nehemiah")
    for name, value in {
        "name": "Anna",
        "seat1": "here",
        "name1": "Ben",
        "seat2": "none",
        "option-leaders": "1",
    }.items():
        field = page.locator(f"[name='{name}']")
        if field.evaluate("field => field.nodeName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    page.click("text=Make the table")
    page.click("a.btn:has-text('show my side')")
    page.locator("#play button.option[value^='offer ']").first.click()
    page.locator("#play button.option[value='bid 1']").click()
    page.locator("#play button.option[value='bid 2']").wait_for()
    return page.url.removeprefix(url)


def addresses(page: Page, url: str) -> dict[str, str]:
    """The pages, by the name of the picture; boards at a moment at which the viewer may choose."""
    found = {"home": "/"}
    for title in shofar.titles():
        first, players = STEPS[title]
        for step in range(first, first + SEARCHED):
            found[title] = f"/gallery/{title}?step={step}&players={players}&seat=0&seed=7"
            page.goto(url + found[title])
            if page.locator(".board .choosable").count() > 1:
                break
    return found | {"question": question(page, url), "end": finished(page, url)}


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(str(Path(folder) / "pictures.db"), "--gallery") as server,
        chromium() as browser,
    ):
        context = browser.new_context(reduced_motion="reduce")
        page = context.new_page()
        pages = addresses(page, server.url)
        for size, viewport in SIZES.items():
            page.set_viewport_size(viewport)
            for theme in THEMES:
                context.add_cookies([{"name": "theme", "value": theme, "url": server.url}])
                for name, address in pages.items():
                    page.goto(server.url + address)
                    page.screenshot(path=FOLDER / f"{name}-{size}-{theme}.png")
    print(f"{len(pages) * len(SIZES) * len(THEMES)} pictures in {FOLDER.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
