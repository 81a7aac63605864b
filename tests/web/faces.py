"""Faces of letters that a visitor may have: pages hold in each of them. All are packages of Debian."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.missing import Missing, needed

# The letters of everything small, and those of names and numbers.
FACES = {
    "DejaVu": ("DejaVu Sans", "DejaVu Serif"),
    "Noto": ("Noto Sans", "Noto Serif"),
    "Liberation": ("Liberation Sans", "Liberation Serif"),
}
PACKAGES = {"DejaVu": "fonts-dejavu-core", "Noto": "fonts-noto-core", "Liberation": "fonts-liberation"}
# A face that is not there is replaced by whatever stands behind it.
HAS = """names => names.filter((name) => {
    const draw = document.createElement("canvas").getContext("2d");
    const wide = (list) => { draw.font = `40px ${list}`; return draw.measureText("Nehemiah 0123456789 WiMl").width; };
    return ["monospace", "cursive"].some((other) => wide(`"${name}", ${other}`) !== wide(other));
})"""
# A page whose size has changed finds out with the next frame what scrolls now and was not to be scrolled before.
SETTLE = """
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
}"""
# The page is told that its size has changed, as a window would.
WEAR = (
    """async ([sans, serif]) => {
    document.documentElement.style.setProperty("--sans", `"${sans}"`);
    document.documentElement.style.setProperty("--serif", `"${serif}"`);
    dispatchEvent(new Event("resize"));"""
    + SETTLE
)


def installed(page: Page) -> None:
    """Fail with a sentence that helps where a face is missing."""
    wanted = [name for pair in FACES.values() for name in pair]
    found = page.evaluate(HAS, wanted)
    lacking = sorted(PACKAGES[face] for face, pair in FACES.items() if not set(pair) <= set(found))
    with needed():
        if lacking:
            raise Missing(f"letters are missing: install them (Debian: apt-get install {' '.join(lacking)})")


def wear(page: Page, face: str) -> None:
    page.evaluate(WEAR, list(FACES[face]))


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("async () => {" + SETTLE)
