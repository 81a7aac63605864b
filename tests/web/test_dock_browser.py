"""The dock in a real browser: tips and hints are shown. How it fits into every window is for `test_crawler`."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import shofar
from shofar.readers.lexicon import languages
from tests.web.chromium import PHONE, Person
from tests.web.faces import FACES, resize, wear
from tests.web.test_browser import from_a_record

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

TITLES = shofar.titles()


@pytest.mark.parametrize("title", TITLES)
def test_an_option_and_its_twin_show_the_same_bill(person: Callable[..., Person], title: str) -> None:
    anna = person()
    anna.play_now(title)
    assert anna.my_turn()
    twin = anna.page.locator(".board button.choosable").first
    move = twin.get_attribute("value") or ""
    option = anna.page.locator(f"#play button.option[value='{move}']")
    lines = option.locator(".tip .bill").all_text_contents()
    for thing in (option, twin):
        anna.page.mouse.move(2, 2)
        thing.hover()
        box = anna.page.locator("#tip.shown")
        expect(box).to_be_visible()
        for line in lines:
            expect(box).to_contain_text(line)


@pytest.mark.parametrize("title", TITLES)
def test_a_hint_shows_the_best_moves_with_reasons(person: Callable[..., Person], title: str) -> None:
    anna = person()
    anna.play_now(title)
    assert anna.my_turn()
    offered = anna.moves()
    anna.page.keyboard.press("h")
    shown = anna.page.locator("#toast .hint-box li")
    expect(shown.first).to_be_visible()
    moves = shown.evaluate_all("all => all.map(one => one.dataset.move)")
    assert 1 <= len(moves) <= 3 and set(moves) <= set(offered)
    assert len(moves) == min(3, len(offered))
    for rank, move in enumerate(moves, 1):
        expect(anna.page.locator(f"#play button.option[value='{move}']")).to_have_attribute("data-rank", str(rank))
    assert anna.moves() == offered  # it plays nothing by itself


SWAPS = (("swap(worker, worker)", 1), ("swap(card, card)", 2))  # what is asked, and a deal in which it comes up


@pytest.mark.parametrize(("question", "seed"), SWAPS)
def test_two_clicks_on_the_board_are_a_swap(person: Callable[..., Person], question: str, seed: int) -> None:
    """First this, then that; the first may be changed."""
    game, rng = shofar.new("nehemiah", players=2, seed=seed), random.Random(seed)
    while game.question != question:
        game.play(rng.choice(game.moves))
    anna = person()
    from_a_record(anna, game)
    assert anna.my_turn()
    _, first, second = rng.choice(anna.moves()).split()
    wrong = next(move.split()[1] for move in anna.moves() if first not in move.split())
    for name in (wrong, wrong, first):
        _place(anna, name).click()
    expect(_place(anna, first)).to_have_class(re.compile(r"\bchosen\b"))
    expect(anna.page.locator("[data-pair].chosen")).to_have_count(1)
    version = anna.version
    _place(anna, second).click()
    anna.changed(version)
    expect(anna.page.locator(".history .turn").first).to_contain_text("wapped")


def _place(one: Person, name: str) -> Locator:
    return one.page.locator(f".board [data-pair='{name}']")


@pytest.mark.parametrize("title", TITLES)
def test_a_page_that_waits_draws_nothing(person: Callable[..., Person], title: str) -> None:
    """Every animation ends by itself, so that a page that waits costs no processor."""
    anna = person(reduced_motion="no-preference")
    anna.play_now(title)
    assert anna.my_turn()
    endless = anna.page.evaluate(
        "() => document.getAnimations().filter((one) => !isFinite(one.effect.getComputedTiming().endTime)).length"
    )
    assert endless == 0


def test_the_end_of_the_line_that_says_where_one_is_is_read_whole(person: Callable[..., Person]) -> None:
    """What was done last counts more than what began it: that is shortened first."""
    game, rng, last = shofar.new("nehemiah", players=2, seed=28), random.Random(28), ""
    while not (game.question == "swap(card, card)" and last.startswith("use")):
        last = rng.choice(game.moves).text
        game.play(last)
    anna = person()
    from_a_record(anna, game)
    assert anna.my_turn()
    whole = anna.page.locator(".where > span:last-child").evaluate("one => one.scrollWidth")
    anna.page.locator(".where").evaluate("(one, width) => { one.style.width = `${width}px`; }", whole + 40)
    cut = anna.page.locator(".where > span").evaluate_all(
        "all => all.map((one) => one.scrollWidth > one.clientWidth + 1)"
    )
    assert len(cut) > 2 and any(cut[:-1]) and not cut[-1]


LONG_CHAIN = """async () => {
    const line = document.querySelector(".where");
    const parts = ["Week 1, day 4", "Watchman of today", "Temple", "Stone into the Temple, row 4, column 3: +1 point, altar track 3 to 4"];
    line.innerHTML = parts.map((part) => `<span>${part}</span>`).join("");
    dispatchEvent(new Event("resize"));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return [...line.children].filter((one) => !one.hidden)
        .map((one) => [one.textContent, one.clientWidth, getComputedStyle(one, "::before").display]);
}"""  # noqa: E501


def test_what_began_a_turn_is_left_out_as_a_whole(person: Callable[..., Person]) -> None:
    """A sign with nothing before it, or two letters of a part, would say nothing."""
    anna = person({"width": 911, "height": 641})
    anna.play_now("ezra")
    assert anna.my_turn()
    (_, first, sign), *others = anna.page.evaluate(LONG_CHAIN)
    assert sign == "none" and len(others) < 3
    assert others[-1][0].startswith("Stone into the Temple") and min(first, *(wide for _, wide, _ in others)) > 40


def test_a_step_says_of_what_it_is_on_the_smallest_phone(person: Callable[..., Person]) -> None:
    """G2.7: three steps in the first movement; "1 of 3" alone says nothing."""
    anna = person({"width": 320, "height": 640}, has_touch=True)
    anna.play_now("golem")
    assert anna.my_turn()
    seen = anna.page.locator(".where > span").evaluate_all("all => all.filter((one) => one.checkVisibility()).length")
    assert seen == 2
    expect(anna.page.locator(".where > .step")).to_have_text(re.compile(r"^1 of \d$"))


@pytest.mark.parametrize("title", TITLES)
def test_a_picture_that_has_a_name_tells_it(person: Callable[..., Person], title: str) -> None:
    """Emblems in the turn order, the sign of the starting player: what is said to ears is shown to eyes."""
    anna = person()
    anna.play_now(title)
    assert anna.my_turn()
    picture = anna.page.locator(".bar .order [role=img]").first
    picture.hover()
    expect(anna.page.locator("#tip.shown")).to_contain_text(picture.get_attribute("aria-label") or "?")
    anna.page.keyboard.press("n")
    picture.click()
    told = anna.page.locator("#toast.shown")
    expect(told).to_have_text(f"{picture.get_attribute('aria-label')}×")
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)


def test_what_can_be_chosen_is_in_sight_on_a_phone(person: Callable[..., Person]) -> None:
    """A question about the last column, which is not in the window by itself."""
    game, rng = shofar.new("nehemiah", players=2, seed=4), random.Random(4)
    while (game.question, game.moves[0].text) != ("cards above", "use 5.1"):
        game.play(rng.choice(game.moves))
    anna = person(PHONE)
    from_a_record(anna, game)
    assert anna.my_turn()
    anna.until("document.querySelector('.board .choosable').getBoundingClientRect().right <= innerWidth")


def test_a_gate_at_the_far_end_of_the_ring_comes_in_sight_on_a_phone(person: Callable[..., Person]) -> None:
    """E3.1.12: the gate that the window shows by itself is taken already."""
    game = shofar.new("ezra", players=2, seed=4)
    game.play("gatekeeper g_sheep")
    anna = person(PHONE)
    from_a_record(anna, game)
    assert anna.my_turn()
    anna.page.wait_for_function(
        """() => [...document.querySelectorAll(".board .choosable")].map((one) => one.getBoundingClientRect())
            .some((box) => box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight)"""
    )


def test_leaders_on_offer_are_seen_whole_on_a_phone(person: Callable[..., Person]) -> None:
    anna = person(PHONE)
    anna.new_table("nehemiah", name="Anna", seat1="here", name1="Ben", seat2="none", **{"option-leaders": "1"})
    anna.uncover()
    hidden = "document.querySelector('.auction').scrollHeight - document.querySelector('.auction').clientHeight"
    assert anna.page.evaluate(hidden) == 0
    assert anna.page.locator(".auction .leader .name").first.is_visible()


# How many options a box covers; or whether it is out of the window.
COVERS = """(box) => {
    const tip = document.querySelector(box).getBoundingClientRect();
    const beside = (one) => one.right <= tip.left || one.left >= tip.right;
    const apart = (one) => beside(one) || one.bottom <= tip.top || one.top >= tip.bottom;
    const options = [...document.querySelectorAll("#play button.option")].map((one) => one.getBoundingClientRect());
    const out = tip.left < 0 || tip.top < 0 || tip.right > innerWidth || tip.bottom > innerHeight;
    return options.filter((one) => !apart(one)).length + Number(out);
}"""


@pytest.mark.parametrize("title", TITLES)
def test_a_tip_covers_no_option_at_high_zoom(person: Callable[..., Person], title: str) -> None:
    """Where the window is low, choices stand beside the board; a mouse may go from one to the next."""
    anna = person({"width": 911, "height": 512})
    anna.play_now(title)
    assert anna.my_turn()
    anna.page.locator("#play button.option").first.hover()
    expect(anna.page.locator("#tip.shown")).to_be_visible()
    assert anna.page.evaluate(COVERS, "#tip") == 0


def test_why_not_answers_whatever_is_clicked(person: Callable[..., Person]) -> None:
    """A board on which nothing is ever chosen: what it is, and what is asked now."""
    anna = person()
    anna.play_now("nehemiah")
    assert anna.my_turn()
    anna.page.keyboard.press("n")
    anna.page.locator(".boards > :nth-child(2)").click(position={"x": 12, "y": 12})
    expect(anna.page.locator("#toast")).to_have_text("Temple. Your turn: Place a worker")


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(("width", "height"), [(1366, 641), (911, 512)])
def test_an_answer_stands_in_the_window_and_covers_no_option(
    person: Callable[..., Person], title: str, width: int, height: int
) -> None:
    anna = person({"width": width, "height": height})
    anna.play_now(title)
    closed = anna.page.locator(".board [data-why]:visible")
    while anna.my_turn() and not closed.count():  # whatever is on the board can be chosen
        anna.choose()
    anna.page.keyboard.press("n")
    closed.first.click(position={"x": 4, "y": 4})
    expect(anna.page.locator("#toast.shown")).to_be_visible()
    assert anna.page.evaluate(COVERS, "#toast") == 0


FAULTS = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")
# Whether the question has to be scrolled to be read.
SCROLLS = """() => [...document.querySelectorAll(".asked, .prompt")]
    .filter((one) => getComputedStyle(one).overflowY === "auto" && one.scrollHeight > one.clientHeight + 1).length"""
WINDOWS = (
    (1366, 641),
    (1366, 768),
    (1920, 1080),
    (1024, 768),
    (911, 512),
    (683, 384),
    (844, 390),
    (390, 844),
    (320, 640),
)


# The longest question of each title, a deal in which it comes up, and the moves that whoever plays so does not like.
LONGEST = (
    ("nehemiah", "missing cube temple", 8, ("place", "skip", "stop")),
    ("ezra", "return_walls", 0, ()),
    ("golem", "pay study -1 -> 3 vp; student any +1", 15, ()),
)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("title", "question", "seed", "disliked"), LONGEST)
def test_the_longest_question_is_read_in_every_window(
    person: Callable[..., Person], title: str, question: str, seed: int, disliked: tuple[str, ...], language: str
) -> None:
    """Whole, without scrolling, in every face of letters."""
    game, rng = shofar.new(title, players=2, seed=seed), random.Random(seed)
    while game.question != question:
        game.play(rng.choice([move for move in game.moves if move.text.split()[0] not in disliked] or game.moves))
    anna = person()
    from_a_record(anna, game)
    anna.context.add_cookies([{"name": "language", "value": language, "url": anna.url}])
    anna.page.reload()
    assert anna.my_turn()
    wanted = {"least": 34, "text": 11, "within": "[class*=prompt]"}
    for face in FACES:
        wear(anna.page, face)
        for width, height in WINDOWS:
            resize(anna.page, width, height)
            found = [fault for fault in anna.page.evaluate(FAULTS, wanted) if "prompt" in fault]
            assert (found, anna.page.evaluate(SCROLLS)) == ([], 0), (width, height, face)
