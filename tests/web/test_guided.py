"""Guided games in a browser: followed to their end by the guide's own button at both sizes, with other legal moves,
puzzles; keys, folding, a page without a script. What each guide answers is held in `tests/guides`, without a page."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import shofar
from shofar.guides.guide import guide
from tests.web.axe import serious_faults
from tests.web.chromium import DESK, PHONE, Person
from tests.web.sample import one_of, spread
from tests.web.server import Browser, Server

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

SIZES = {"1366": DESK, "390": PHONE}
TITLES = [title for title in shofar.titles() if guide(title) is not None]
READY = "document.querySelector(`#play button.option, a[href$='/end'].btn`)"  # the rivals are done
SETS = "#coach .deeds form:has([value^='set']) button"
NEXT = "#coach .deeds .primary .btn, #coach .deeds > .btn.primary"
# Between two steps the page may still be changing: whoever follows the guide is offered a way on, or it has ended.
OFFERS = f"(!document.querySelector('#coach .head') || document.querySelector(`#coach .answer, {SETS}, {NEXT}`))"


def begin(one: Person, title: str) -> None:
    one.go("/")
    one.page.locator(f".games .game-{title} form[action='/learn'] button").click()
    one.page.wait_for_url("**/table/*")


def press(one: Person, selector: str, at: int = 0) -> None:
    """A button of the guide, until the page shows what came of it."""
    version = one.version
    one.page.locator(selector).nth(at).click()
    one.changed(version)


def choose(one: Person, at: int) -> None:
    """An option of the dock, without the way of the mouse: it may have to be scrolled to."""
    version = one.version
    one.page.evaluate("at => document.querySelectorAll('#play button.option')[at].click()", at)
    one.changed(version)


def step(one: Person, also: str = "true") -> str:
    one.until(f"{READY} && {also}")
    found = one.page.locator("#coach .head")
    return found.inner_text() if found.count() else ""


def look(one: Person) -> None:
    """The page fits, and complains about nothing."""
    assert one.overflow() == [0, 0], one.beyond()
    assert one.errors == []


def answer(one: Person, title: str) -> None:
    """Press answers until the right one is found."""
    before = one.page.locator("#coach .head").inner_text()
    for at in range(3):
        press(one, "#coach .answer", at)
        if step(one) != before:
            return
    raise AssertionError(f"no answer is right: {before}")


@pytest.mark.parametrize(("title", "size"), spread(TITLES, SIZES))
def test_a_guide_is_followed_to_its_end(person: Callable[..., Person], title: str, size: str) -> None:
    one = person(size=SIZES[size])
    begin(one, title)
    seen: list[str] = []
    while now := step(one, OFFERS):
        look(one)
        if now not in seen:
            seen.append(now)
        if one.page.locator("#coach .answer").count():
            answer(one, title)
        elif one.page.locator(SETS).count() and "Guided game" not in now:
            press(one, SETS)
        else:
            press(one, NEXT)
    made = guide(title)
    assert made is not None and len(seen) == len(made.steps) + 1  # and the end
    assert one.moves() or one.my_turn()  # a normal game goes on
    one.go("/")
    assert "Learnt" in one.page.locator(f".games .game-{title} form[action='/learn']").inner_text()


@pytest.mark.parametrize(("title", "size"), spread(one_of(TITLES, 1), one_of(SIZES, 1)))
def test_a_guide_bears_any_legal_move(person: Callable[..., Person], title: str, size: str) -> None:
    """Whoever plays as they like is answered, and comes to the end with Next and Skip."""
    rng, one = random.Random(f"{title} {size}"), person(size=SIZES[size])
    begin(one, title)
    while now := step(one):
        look(one)
        if one.page.locator("#coach .answer").count():
            answer(one, title)
            continue
        if "Guided game" in now:
            press(one, "#coach .deeds .primary .btn")
            continue
        for _ in range(2):
            if one.moves() and step(one) == now:
                choose(one, rng.randrange(len(one.moves())))
                step(one)
                look(one)
        if step(one) == now:
            skip = one.page.locator("#coach .deeds form:has([value^='skip']) button")
            press(one, "#coach .deeds form:has([value^='skip']) button" if skip.count() else SETS)
    assert one.my_turn() or one.page.locator("a[href$='/end'].btn").count()


@pytest.mark.parametrize("title", one_of(TITLES, 2))
def test_puzzles_are_solved_one_after_the_other(person: Callable[..., Person], title: str) -> None:
    """By what is shown; the first one is missed once and tried again."""
    one = person()
    begin(one, title)
    one.page.evaluate(
        """title => { const form = document.createElement("form"); form.method = "post"; form.action = "/learn";
            form.innerHTML = `<input name="title" value="${title}"><input name="kind" value="puzzles">`;
            document.body.append(form); form.submit(); }""",
        title,
    )
    one.until("document.querySelector('#coach .head')?.innerText.includes('Puzzle 1')")
    missed = 0
    while (now := step(one)) and "All solved" not in now:
        look(one)
        again = one.page.locator("#coach button:has-text('Try again')").count()
        if "Puzzle 1" in now and not missed and not again and one.moves():
            choose(one, 0)
            continue
        missed += again
        press(one, NEXT)
    assert "All solved" in now


@pytest.mark.parametrize(("title", "size", "theme"), spread(TITLES, SIZES, ["dark", "light"]))
def test_axe_finds_nothing_serious_beside_a_guide(
    person: Callable[..., Person], title: str, size: str, theme: str
) -> None:
    one = person(size=SIZES[size], color_scheme=theme)
    begin(one, title)
    for _ in range(3):
        step(one)
        assert serious_faults(one.page, "#coach" if size == "390" else None) == []
        press(one, "#coach .deeds .primary .btn, #coach .deeds > .btn.primary")


def test_the_panel_can_be_folded_and_stays_so(person: Callable[..., Person]) -> None:
    one = person(size=PHONE)
    begin(one, "nehemiah")
    one.page.locator("#coach summary").click()
    assert one.page.evaluate("document.querySelector('#coach').offsetHeight") <= 50
    choose(one, 0)
    assert one.page.locator("#coach").get_attribute("open") is None


def test_a_guide_is_played_with_the_keyboard_alone(person: Callable[..., Person]) -> None:
    one = person()
    begin(one, "nehemiah")
    step(one)
    version = one.version
    one.page.locator("#coach summary").focus()
    for _ in range(2):  # past the words, to the first button
        one.page.keyboard.press("Tab")
    one.page.keyboard.press("Enter")
    one.changed(version)
    assert "Step 2 of 14" in step(one)
    version = one.version
    one.page.locator("#coach .deeds .primary .btn").focus()
    one.page.keyboard.press("Enter")
    one.changed(version)
    assert "Press again" in one.page.locator("#coach .do").inner_text()


def test_what_is_pointed_at_is_marked_on_the_board_and_in_the_dock(person: Callable[..., Person]) -> None:
    one = person()
    begin(one, "nehemiah")
    assert one.page.locator(".influence:has(> .coach-tag)").count() == 3
    press(one, "#coach .deeds .primary .btn")
    marked = one.page.eval_on_selector_all(".coached", "all => all.map(one => one.value)")
    assert marked == ["place 1", "place 1"]
    assert one.page.locator(".card.coached .coach-tag").inner_text() == "Place here"


def test_a_guide_works_without_a_script(served: Server) -> None:
    """Every button is a form: Next, Show me, the move itself, Skip, Leave."""
    visitor = Browser(served.url)
    first = visitor.get("/").text
    assert "Never played?" in first and first.count('action="/learn"') == len(TITLES) + 1
    page = visitor.post("/learn", title="nehemiah")
    table = page.url.path.rsplit("/", 1)[-1]
    assert "Step 1 of 14" in page.text and "What it is about" in page.text
    page = visitor.post(f"/table/{table}/coach", do="next")
    page = visitor.post(f"/table/{table}/coach", do="show")
    assert "Place a worker in column 1. Press again" in page.text
    page = visitor.post(f"/table/{table}/coach", do="skip")
    assert "Step 3 of 14" in page.text
    home = visitor.get("/").text
    assert "Go on: 3 of 14" in home and "Never played?" not in home
    visitor.close()


def test_what_is_no_guide_is_refused(served: Server) -> None:
    visitor = Browser(served.url)
    assert visitor.post("/learn", title="chess").status_code == 400
    table = visitor.play_now()
    assert visitor.post(f"/table/{table}/coach", do="next").status_code == 409
    visitor.close()
