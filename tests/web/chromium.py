"""A real Chromium for the tests, driven by Playwright."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.web.missing import Missing
from tests.web.server import PATIENCE

ARGUMENTS = [
    "--headless", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
]  # fmt: skip
# The first has no windows to care for.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
MISSING = (
    "no Chromium was found: install your system's (Debian: apt-get install chromium, or chromium-headless-shell), "
    "or name it in CHROMIUM"
)
# Looks when something on the page has changed. Playwright looks with every frame, and so keeps the page drawing frames.
UNTIL = """given => new Promise((done) => {
    const look = () => { if (CONDITION) { seer.disconnect(); done(true); } };
    const seer = new MutationObserver(look);
    seer.observe(document, { subtree: true, childList: true, attributes: true });
    setTimeout(() => done(false), PATIENCE);
    look();
})"""
# One question and one answer for a decision: when the page is another than the one that was seen, and something can be
# chosen there, tell how far it stands out of its window, and choose. Until the game is over nothing is painted, which
# would be half of the work: everything has its place and its size, but nobody looks.
STEP = """given => new Promise((done) => {
    const look = () => {
        const version = document.querySelector("#page").dataset.version;
        const options = document.querySelectorAll("#play button.option");
        const over = document.querySelector("a[href$='/end'].btn");
        if (version === given.seen || !(options.length || over)) { return; }
        seer.disconnect();
        document.body.style.clipPath = options.length ? "inset(50%)" : "";
        const root = document.documentElement;
        const beyond = [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight];
        done({ version, beyond, over: !options.length });
        if (options.length) { options[Math.floor(given.chance * options.length)].click(); }
    };
    const seer = new MutationObserver(look);
    seer.observe(document, { subtree: true, childList: true, attributes: true });
    setTimeout(() => done(null), PATIENCE);
    look();
})""".replace("PATIENCE", str(PATIENCE * 1000))
DECIDES = "document.querySelector(`#play button.option, a[href$='/end'].btn`)"
CHANGED = "document.querySelector('#page').dataset.version !== given"
DESK: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
STILL = "/static/icon.svg"  # a page that follows nothing, of the same site: another would need another process
SCREENS = 4  # that nobody uses at the moment
expect.set_options(timeout=PATIENCE * 1000)


def program() -> str:
    """Where Chromium is."""
    names = (os.environ.get("CHROMIUM", ""), *NAMES)
    found = next((path for name in names if name and (path := shutil.which(name))), None)
    if found is None:
        raise Missing(MISSING)
    return found


@contextmanager
def chromium() -> Iterator[Browser]:
    arguments = [*ARGUMENTS, "--no-sandbox"] if os.getuid() == 0 else ARGUMENTS  # as root there is no sandbox
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=arguments)
        yield browser
        browser.close()


class Person:
    """Somebody in front of a screen. Errors of the page and its console are kept, and are failures."""

    def __init__(self, browser: Browser, url: str, size: ViewportSize | None = None, **more: Any) -> None:
        self.url = url
        self.more = more
        self.context: BrowserContext = browser.new_context(
            **{"viewport": size or DESK, "reduced_motion": "reduce"} | more
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._note)

    def _note(self, message: ConsoleMessage) -> None:
        text = message.text
        if message.type in ("error", "warning") and "net::ERR" not in text and "status of 4" not in text:
            self.errors.append(text)

    def leave(self) -> None:
        """Go, and leave nothing behind that the next one could find."""
        self.page.unroute_all()
        self.go(STILL)
        self.context.clear_cookies()
        self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        self.errors.clear()

    def prefers(self, name: str, value: str) -> None:
        """As if it had been set on an earlier visit."""
        self.go(STILL)
        self.page.evaluate("([name, value]) => localStorage.setItem(name, value)", [name, value])

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    @property
    def table(self) -> str:
        return self.page.url.split("/table/")[1].split("/")[0].split("?")[0]

    def play_now(self, title: str) -> str:
        """A game against bots, without the first page."""
        begun = self.context.request.post(
            f"{self.url}/play", form={"title": title}, headers={"Origin": self.url}, max_redirects=0
        )
        self.go(begun.headers["location"])
        return self.table

    def click_to_play(self, title: str) -> str:
        """From the first page into a game against bots: one click."""
        self.go("/")
        self.page.locator(f".game-{title} button:has-text('Play now')").click()
        self.page.wait_for_url("**/table/*")
        return self.table

    def new_table(self, title: str, **fields: str) -> str:
        """Fill in the form for a new table; returns the table."""
        self.go(f"/new?title={title}")
        for name, value in fields.items():
            field = self.page.locator(f"[name='{name}']")
            if field.evaluate("field => field.nodeName") == "SELECT":
                field.select_option(value)
            else:
                field.fill(value)
        self.page.click("text=Make the table")
        self.page.wait_for_url("**/table/*")
        return self.table

    def join(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.page.fill("[name=name]", name)
        self.page.click("text=Take a seat")

    def until(self, condition: str, given: object = None) -> None:
        """Wait until a condition holds on the page, or on the one that comes after it."""
        script = UNTIL.replace("CONDITION", condition).replace("PATIENCE", str(PATIENCE * 1000))
        while True:
            try:
                assert self.page.evaluate(script, given), f"waited for {condition} in vain"
                return
            except Error as error:
                if "context was destroyed" not in error.message:
                    raise
                self.page.wait_for_load_state("domcontentloaded")

    def my_turn(self) -> bool:
        """Wait until this person decides or the game is over; True if they decide."""
        self.until(DECIDES)
        return bool(self.moves())

    def uncover(self) -> bool:
        """Hot seat: take the device if it has to be passed on; True if it had to be. Then this person decides."""
        self.page.wait_for_selector("#prompt:has-text('Pass the device'), #play button.option")
        cover = self.page.locator("a.btn:has-text('show my side')")
        if not cover.count():
            return False
        assert self.page.locator("#play button.option, .choosable").count() == 0
        cover.click()
        self.page.wait_for_selector("#play button.option")
        return True

    def moves(self) -> list[str]:
        found: list[str] = self.page.eval_on_selector_all("#play button.option", "all => all.map(one => one.value)")
        return found

    def shows(self, moves: list[str]) -> None:
        """Wait until exactly these moves are offered."""
        shown = "[...document.querySelectorAll('#play button.option')].map(one => one.value).join() === given"
        self.until(shown, ",".join(moves))

    @property
    def version(self) -> str | None:
        return self.page.get_attribute("#page", "data-version")

    def choose(self, at: int = 0) -> None:
        """Click an option with the mouse and wait until the page shows what came of it."""
        version = self.version
        self.page.locator("#play button.option").nth(at).click()
        self.changed(version)

    def plays_to_the_end(self, rng: random.Random) -> int:
        """A whole game on the page, without the way of the mouse; returns how many decisions it had. The page is
        painted again when the game is over."""
        seen, decisions = "", 0
        while True:
            found = self.page.evaluate(STEP, {"seen": seen, "chance": rng.random()})
            assert found is not None, f"waited for a decision after version {seen} in vain"
            assert found["beyond"] == [0, 0], self.beyond()
            if found["over"]:
                return decisions
            seen, decisions = found["version"], decisions + 1

    def changed(self, version: str | None) -> None:
        self.until(CHANGED, version)

    def overflow(self) -> list[int]:
        """How far the page is wider and higher than its window."""
        found: list[int] = self.page.evaluate(
            "() => [document.body.parentNode].flatMap(r => [r.scrollWidth - innerWidth, r.scrollHeight - innerHeight])"
        )
        return found

    def beyond(self) -> list[str]:
        """What stands out of the window, for messages."""
        found: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll("#page *")].map(e => [e, e.getBoundingClientRect()])
                .filter(([, box]) => box.width && (box.bottom > innerHeight + .5 || box.right > innerWidth + .5))
                .slice(0, 9).map(([e, box]) => `${e.nodeName} ${e.getAttribute("class")} ${box.right} ${box.bottom}`)"""
        )
        return found

    def close(self) -> None:
        self.context.close()


class Room:
    """Where people sit in front of screens. Whoever comes takes one that was left, if it is of the right kind: it has
    the pages' files already, and costs a quarter of a new one."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: list[Person] = []

    def come(self, url: str, size: ViewportSize | None = None, **more: Any) -> Person:
        found = next((one for one in self._free if (one.url, one.more) == (url, more)), None)
        if found is None:
            return Person(self._browser, url, size, **more)
        self._free.remove(found)
        found.page.set_viewport_size(size or DESK)
        return found

    def leave(self, one: Person) -> None:
        one.leave()
        self._free.append(one)
        if len(self._free) > SCREENS:
            self._free.pop(0).close()
