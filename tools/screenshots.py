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

import shofar  # noqa: E402
from tests.web.chromium import DESK, PHONE, chromium  # noqa: E402
from tests.web.server import Server  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
SIZES = {"1366": DESK, "390": PHONE}
THEMES = ("light", "dark")
STEPS = {"nehemiah": (70, 4), "ezra": (160, 3), "golem": (120, 4)}  # how far into the game, and for how many


def addresses() -> dict[str, str]:
    """The pages, by the name of the picture."""
    found = {"home": "/"}
    for title in shofar.titles():
        step, players = STEPS[title]
        found[title] = f"/gallery/{title}?step={step}&players={players}&seat=0&seed=7"
    return found


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(str(Path(folder) / "pictures.db")) as server,
        chromium() as browser,
    ):
        for size, viewport in SIZES.items():
            for theme in THEMES:
                context = browser.new_context(viewport=viewport, reduced_motion="reduce")  # type: ignore[arg-type]
                context.add_cookies([{"name": "theme", "value": theme, "url": server.url}])
                page = context.new_page()
                for name, address in addresses().items():
                    page.goto(server.url + address)
                    page.screenshot(path=FOLDER / f"{name}-{size}-{theme}.png")
                context.close()
    print(f"{len(addresses()) * len(SIZES) * len(THEMES)} pictures in {FOLDER.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
