"""A crawler plays games of every title, player count and option through the page itself, choosing among what it offers,
in every window, theme and face of letters.

At every decision the page offers what the game allows and complains about nothing; `faults.js` finds what does not fit,
is cut off, covered or too small, in every face. In between, games go on without the page, so that few looks see much.
With SHOFAR_CRAWL=all whole games of each title are played in each window, each decision in the next face and theme.
Three players with the usual options play a whole game in `test_browser`."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import shofar
from tests.web.axe import serious_faults
from tests.web.chromium import STILL, Person
from tests.web.faces import FACES, installed, wear
from tests.web.sample import WHOLE
from tests.web.server import Server
from tests.web.test_pages import CASES

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

LOOKS = (0, 60, 60)  # moves without the page before each stretch of a game that is played on it ...
LOOKS_AT_A_VARIANT = (0, 100)  # ... and where an option differs from a game that is looked at anyway
AXE_EVERY = 40  # decisions of a whole game
# Width, height, and whether it is touched. Zoom is 1366 x 768 at 150 and 200 %: fewer pixels of the page.
WINDOWS = {
    "low": (1366, 641, False), "laptop": (1366, 768, False), "large": (1920, 1080, False), "side": (844, 390, True),
    "phone": (390, 844, True), "small": (320, 640, True), "zoom-150": (911, 512, False), "zoom-200": (683, 384, False),
    "tablet": (1024, 768, False),
}  # fmt: skip
THEMES = ("light", "dark")
LEAST = {False: 34, True: 40}  # pixels of a target, by whether it is touched
LETTERS = 11  # pixels of the smallest
FAULTS = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")
DOCK = """() => {
    const box = document.querySelector(".action-bar").getBoundingClientRect();
    const goods = [...document.querySelectorAll(".me .good")].filter((one) => one.checkVisibility());
    const within = (one) => one.left >= -1 && one.right <= innerWidth + 1 && one.bottom <= innerHeight + 1;
    const seen = goods.length > 2 && [box, ...goods.map((one) => one.getBoundingClientRect())].every(within);
    return [Math.round(box.top), Math.round(box.height), Number(seen)];
}"""


def looked_at() -> list[Any]:
    """Each case in a window and a theme, so that each is seen; with SHOFAR_CRAWL=all every title in every window."""
    if WHOLE:
        usual: list[Any] = [(name, max(shofar.title(name).players), {}) for name in shofar.titles()]
        found = [(*case, window, THEMES) for case, window in product(usual, WINDOWS)]
    else:
        cases = [case.values for case in CASES if case.values[1:] != (3, {})]
        *eight, tablet = WINDOWS
        found = [
            (*case, window, (theme,)) for case, window, theme in zip(cases, cycle(eight), cycle(THEMES), strict=False)
        ]
        found.append(("ezra", 3, {}, tablet, THEMES[:1]))  # which has a layout of its own there
    return [pytest.param(*one, id="-".join(map(str, (*one[:2], *one[2].values(), one[3])))) for one in found]


@pytest.fixture(scope="module")
def crawlers(browser: Browser, server: Server) -> Iterator[dict[bool, Person]]:
    """One browser for all games, with a mouse or a finger: it has the pages' files already."""
    people = {touch: Person(browser, server.url, has_touch=touch) for touch in (False, True)}
    for one in people.values():
        installed(one.page)
    yield people
    for one in people.values():
        one.close()


@pytest.mark.parametrize(("name", "players", "options", "window", "themes"), looked_at())
def test_the_page_plays(
    crawlers: dict[bool, Person],
    name: str,
    players: int,
    options: dict[str, Any],
    window: str,
    themes: tuple[str, ...],
) -> None:
    rng = random.Random(f"{name} {players} {options}")
    width, height, touch = WINDOWS[window]
    crawler = crawlers[touch]
    crawler.errors.clear()
    crawler.page.set_viewport_size({"width": width, "height": height})
    crawler.context.add_cookies([{"name": "theme", "value": themes[0], "url": crawler.url}])
    address = sit_alone_for_all(crawler, name, players, options)
    looks, faces = Looks(LEAST[touch]), cycle(FACES)
    if WHOLE:
        crawler.go(address)
        for theme, looks.faces in cycle(product(themes, [(face,) for face in FACES])):
            crawler.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
            if not look_and_choose(crawler, rng, looks, rng.randrange(AXE_EVERY) == 0):
                break
    else:
        for jump in LOOKS_AT_A_VARIANT if options else LOOKS:
            play_unseen(crawler, address, rng, jump)
            # The next decision has nearly the same page: it is looked at in one face, in turn.
            for looks.faces in (tuple(FACES), (next(faces),)):
                look_and_choose(crawler, rng, looks)
        looks.closely(crawler)
    assert looks.faults == {}
    assert len(looks.docks) == 1, f"the dock has moved: {looks.docks}"
    assert all(seen for *_, seen in looks.docks), "own goods or choices are out of the window"


class Looks:
    """What was seen in a game. It is played to its end whatever is found, so that one run tells all."""

    def __init__(self, least: int) -> None:
        self.least = least
        self.faces = tuple(FACES)
        self.faults: dict[str, str] = {}  # with the place where each was seen first
        self.docks: set[tuple[int, ...]] = set()

    def look(self, one: Person, at: int) -> None:
        for face in self.faces:
            wear(one.page, face)
            for fault in one.page.evaluate(FAULTS, {"least": self.least, "text": LETTERS}):
                self.faults.setdefault(fault, f"after move {at} in {face}")
            self.docks.add(tuple(one.page.evaluate(DOCK)))

    def closely(self, one: Person) -> None:
        """Nothing serious for those who cannot see, or see little."""
        for rule, places in serious_faults(one.page):
            self.faults.setdefault(rule, str(places))


def sit_alone_for_all(one: Person, name: str, players: int, options: dict[str, Any]) -> str:
    """A new table with what its form offers; returns its address."""
    title = shofar.title(name)
    form = one.context.request.get(f"{one.url}/new?title={name}").text()
    fields: dict[str, str | float | bool] = {"title": name, "name": "Anna", "seat0": "me"}
    for seat in range(1, players):
        fields |= {f"seat{seat}": "here", f"name{seat}": f"Person {seat + 1}"}
    for option in title.options:
        assert f'name="option-{option.name}"' in form
        if option.name in options:
            fields[f"option-{option.name}"] = str(option.values.index(options[option.name]))
    made = one.context.request.post(f"{one.url}/new", form=fields, headers={"Origin": one.url}, max_redirects=0)
    return str(made.headers["location"])


def play_unseen(one: Person, address: str, rng: random.Random, count: int) -> None:
    """Moves as a program makes them, while no page is open."""
    one.go(STILL)
    ask = one.context.request
    headers = {"Accept": "application/json", "Origin": one.url}
    state = ask.get(one.url + address, headers=headers).json()
    for _ in range(count):
        if not state["moves"]:
            break
        made = {"at": state["at"], "move": rng.choice(state["moves"])}
        state = ask.post(f"{one.url}{address}/move", headers=headers, form=made).json()
    one.go(address)


def look_and_choose(one: Person, rng: random.Random, looks: Looks, closely: bool = False) -> bool:
    """Compare the page with the game, look at it, then choose something on it; False when the game is over."""
    one.page.wait_for_selector("a.btn:has-text('show my side'), #play button.option, a[href$='/end'].btn")
    if one.page.locator("a[href$='/end'].btn").count():
        return False
    one.uncover()
    state = one.context.request.get(f"{one.url}/table/{one.table}", headers={"Accept": "application/json"}).json()
    offered = one.moves()
    assert sorted(offered) == sorted(state["moves"])
    glowing = one.page.eval_on_selector_all(".choosable", "all => all.map(one => one.value)")
    assert set(glowing) <= set(offered)
    looks.look(one, state["at"])
    assert one.errors == []
    if closely:
        looks.closely(one)
    move = rng.choice(offered)
    version = one.version
    one.page.locator(f"#play button.option[value='{move}']").click()
    one.changed(version)
    return True
