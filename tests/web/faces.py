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
WEAR = """([sans, serif]) => {
    document.documentElement.style.setProperty("--sans", `"${sans}"`);
    document.documentElement.style.setProperty("--serif", `"${serif}"`);
}"""


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
