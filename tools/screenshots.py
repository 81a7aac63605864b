"""Pictures of the pages for docs/ and README: `make screenshots`. It needs Chromium.

Each picture is a real page of a real server: the home page, and every board in the middle of a seeded game, at the
size of a small laptop and of a phone, in both themes.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page  # noqa: E402

import shofar  # noqa: E402
from tests.web.chromium import DESK, PHONE, chromium  # noqa: E402
from tests.web.server import Server  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
SIZES = {"1366": DESK, "390": PHONE}
THEMES = ("light", "dark")
STEPS = {"nehemiah": (70, 4), "ezra": (160, 3), "golem": (120, 4)}  # how far into the game at least, and for how many
SEARCHED = 60  # steps from there on, until the viewer has something to choose


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
    return found


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(str(Path(folder) / "pictures.db")) as server,
        chromium() as browser,
    ):
        pages = addresses(browser.new_page(), server.url)
        for size, viewport in SIZES.items():
            for theme in THEMES:
                context = browser.new_context(viewport=viewport, reduced_motion="reduce")  # type: ignore[arg-type]
                context.add_cookies([{"name": "theme", "value": theme, "url": server.url}])
                page = context.new_page()
                for name, address in pages.items():
                    page.goto(server.url + address)
                    page.screenshot(path=FOLDER / f"{name}-{size}-{theme}.png")
                context.close()
    print(f"{len(pages) * len(SIZES) * len(THEMES)} pictures in {FOLDER.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
