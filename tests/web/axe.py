"""What axe-core finds on a page that somebody who sees little, or nothing, would seriously miss."""

from __future__ import annotations

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

SERIOUS = ("serious", "critical")
NODES = 3  # of each finding, for the message
# Only violations are worked out in full, and only what is told comes back.
RUN = """async ({ within, only, serious, nodes }) => {
    const options = { resultTypes: ["violations"] };
    if (only) { options.runOnly = [only]; }
    const found = await axe.run(within ?? document, options);
    return found.violations.filter((one) => serious.includes(one.impact))
        .map((one) => [one.id, one.nodes.slice(0, nodes).map((node) => node.html.slice(0, 150))]);
}"""


def serious_faults(page: Page, within: str | None = None, only: str | None = None) -> list[tuple[str, list[str]]]:
    """The rules that are broken, of the whole page or `within` a selector, each with some of the places."""
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate(RUN, {"within": within, "only": only, "serious": SERIOUS, "nodes": NODES})
    return [(rule, places) for rule, places in found]


def serious_faults_in_both_themes(page: Page) -> list[tuple[str, list[str]]]:
    """A page that has come in dark colours, then the same in light ones: only contrast can differ."""
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    dark = serious_faults(page, only="color-contrast")
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    return [*dark, *serious_faults(page)]
