"""Whole visits in a real Chromium: what a person does, and what the page does about it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

import shofar
from web.chromium import PHONE, Person, chromium
from web.server import Server

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

TITLES = [name for name in shofar.titles() if (Path(shofar.__file__).parent / "games" / name / "box.toml").exists()]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(str(tmp_path_factory.mktemp("browser") / "shofar.db"), "--no-limits") as running:
        yield running


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    people: list[Person] = []

    def come(size: dict[str, int] | None = None, **more: Any) -> Person:
        people.append(Person(browser, server.url, size, **more))
        return people[-1]

    yield come
    for one in people:
        assert one.errors == []
        one.close()


def new_table(one: Person, title: str, **seats: str) -> str:
    """Fill in the form for a new table; returns the table."""
    one.go(f"/new?title={title}")
    for name, value in seats.items():
        field = one.page.locator(f"[name='{name}']")
        if field.evaluate("field => field.nodeName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    one.page.click("text=Make the table")
    one.page.wait_for_url("**/table/*")
    return one.table


@pytest.mark.parametrize("title", TITLES)
def test_two_clicks_and_a_whole_game_against_bots(person: Callable[..., Person], title: str) -> None:
    anna = person()
    anna.play_now(title)
    rng = random.Random(7)
    while anna.my_turn():
        assert anna.overflow() == [0, 0]
        anna.choose(rng.randrange(anna.page.locator("#play .option").count()))
    anna.page.click("text=See the scores")
    expect(anna.page.locator("h1")).to_contain_text("win")
    assert anna.page.locator(".score").count() == 3
    assert anna.page.locator(".bars").count() == 3
    anna.page.click("text=Rematch")
    anna.page.wait_for_url("**/table/*")
    assert anna.my_turn()


def test_two_browsers_see_each_others_moves_and_not_each_others_secrets(person: Callable[..., Person]) -> None:
    anna, ben = person(), person()
    new_table(anna, "nehemiah", name="Anna", seat1="invited", seat2="none", **{"option-screens": "1"})
    link = anna.page.locator("#invitation").inner_text()
    ben.page.goto(link)
    ben.page.fill("[name=name]", "Ben")
    ben.page.click("text=Take a seat")
    expect(anna.page.locator("ol.seats")).to_contain_text("Ben")
    anna.page.click("button:has-text('Start')")
    ben.page.wait_for_selector(".dock")
    both = (anna, ben)
    for _ in range(20):
        one = _who_decides(both)
        other = both[1 - both.index(one)]
        seen = other.page.get_attribute("#page", "data-version")
        one.choose()
        other.changed(seen)
    anna.page.fill("#say", "Well played <b>you</b>")
    anna.page.press("#say", "Enter")
    expect(ben.page.locator(".history li.chat").first).to_contain_text("Well played <b>you</b>")


def _who_decides(people: tuple[Person, ...]) -> Person:
    while True:
        for one in people:
            if one.page.locator("#play .option").count():
                return one
        people[0].page.wait_for_timeout(20)


def test_undo_free_and_by_consent(person: Callable[..., Person]) -> None:
    anna, ben = person(), person()
    new_table(anna, "nehemiah", name="Anna", seat1="invited", seat2="bot")
    ben.page.goto(anna.page.locator("#invitation").inner_text())
    ben.page.fill("[name=name]", "Ben")
    ben.page.click("text=Take a seat")
    anna.page.click("button:has-text('Start')")
    ben.page.wait_for_selector(".dock")
    one = _who_decides((anna, ben))
    other = ben if one is anna else anna
    before = one.moves()
    one.choose()
    undo = one.page.locator("form[action$='/undo'] button")
    if undo.inner_text() == "Undo":
        undo.click()
        one.shows(before)
        one.choose()
    while not other.page.locator("#play .option").count():
        if one.page.locator("#play .option").count():
            one.choose()
        one.page.wait_for_timeout(20)
    other.choose()
    expect(undo).to_have_text("Ask to undo")
    undo.click()
    expect(other.page.locator("form.asking")).to_contain_text("would like to take a move back")
    other.page.click("form.asking >> text=Refuse")
    expect(one.page.locator(".asking")).to_have_count(0)


def test_hot_seat_covers_between_two_people(person: Callable[..., Person]) -> None:
    anna = person()
    new_table(anna, "nehemiah", name="Anna", seat1="here", name1="Ben", seat2="none")
    for _ in range(6):
        anna.page.wait_for_selector("#prompt:has-text('Pass the device'), #play .option")
        cover = anna.page.locator("a.btn:has-text('show my side')")
        if cover.count():
            assert anna.page.locator("#play .option").count() == 0
            cover.click()
            anna.page.wait_for_selector("#play .option")
        anna.choose()


def test_the_page_comes_back_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    database = str(tmp_path / "shofar.db")
    server = Server(database).start()
    anna = Person(browser, server.url)
    try:
        anna.play_now("nehemiah")
        for _ in range(3):
            assert anna.my_turn()
            anna.choose()
        assert anna.my_turn()
        version = anna.page.get_attribute("#page", "data-version")
        server.kill()
        expect(anna.page.locator("body.offline")).to_have_count(1)
        server = Server(database, port=server.port).start()
        expect(anna.page.locator("body.offline")).to_have_count(0)
        assert anna.page.get_attribute("#page", "data-version") == version
        anna.choose()
        assert anna.my_turn()
    finally:
        server.kill()
        anna.close()


def test_a_spectator_watches_and_cannot_choose(person: Callable[..., Person]) -> None:
    anna, zoe = person(), person()
    table = new_table(anna, "nehemiah", name="Anna", listed="1")
    zoe.go("/")
    zoe.page.locator(f"#watch a[href='/table/{table}']").click()
    zoe.page.wait_for_selector(".dock")
    assert anna.my_turn()
    seen = zoe.page.get_attribute("#page", "data-version")
    anna.choose()
    zoe.changed(seen)
    assert zoe.page.locator("button[name=move], #say").count() == 0


def test_replay_by_slider_keys_and_link_then_play_on(person: Callable[..., Person]) -> None:
    anna = person()
    table = anna.play_now("nehemiah")
    for _ in range(4):
        assert anna.my_turn()
        anna.choose()
    assert anna.my_turn()
    anna.go(f"/table/{table}/replay?step=2")
    prompt = anna.page.locator("#prompt")
    expect(prompt).to_contain_text("Move 2 of")
    anna.page.keyboard.press("ArrowRight")
    expect(prompt).to_contain_text("Move 3 of")
    assert "step=3" in anna.page.url
    anna.page.locator(".slider").fill("1")
    expect(prompt).to_contain_text("Move 1 of")
    anna.page.keyboard.press("Home")
    anna.page.click("text=Play on from here")
    anna.page.wait_for_url(lambda url: f"/table/{table}" not in url)
    assert anna.my_turn()
    anna.choose()


def test_a_phone(person: Callable[..., Person]) -> None:
    anna = person(PHONE, has_touch=True, is_mobile=True)
    anna.play_now("nehemiah")
    for _ in range(8):
        assert anna.my_turn()
        assert anna.overflow()[0] <= 0
        anna.choose()
    for tab in ("players", "log", "board"):
        anna.page.tap(f"label[for=v-{tab}]")
        expect(anna.page.locator(f"#v-{tab}")).to_be_checked()
    anna.page.tap("label[for=v-log]")
    expect(anna.page.locator(".history")).to_be_visible()


def test_the_keyboard_alone(person: Callable[..., Person]) -> None:
    anna = person()
    anna.go("/")
    for _ in range(30):
        anna.page.keyboard.press("Tab")
        if anna.page.evaluate("document.activeElement.textContent").strip() == "Play now":
            break
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_url("**/table/*")
    for _ in range(10):
        assert anna.my_turn()
        version = anna.page.get_attribute("#page", "data-version")
        anna.page.keyboard.press("1")
        anna.changed(version)


def test_why_not(person: Callable[..., Person]) -> None:
    anna = person()
    table = anna.play_now("nehemiah")
    assert anna.my_turn()
    answer = anna.page.evaluate(f"fetch('/table/{table}/why?move=activate+1.1').then(a => a.text())")
    assert "no worker stands there" in answer and "N5.1" in answer


def test_a_record_goes_out_and_comes_in(person: Callable[..., Person], tmp_path: Path) -> None:
    import json

    game = shofar.new("nehemiah", players=2, seed=3)
    rng = random.Random(3)
    while not game.over:
        game.play(rng.choice(game.moves))
    file = tmp_path / "record.json"
    file.write_text(json.dumps(game.record()))
    anna = person()
    anna.go("/open")
    anna.page.set_input_files("input[type=file]", file)
    expect(anna.page.locator("#record")).not_to_have_value("")
    anna.page.click("button:has-text('Open')")
    expect(anna.page.locator("#prompt")).to_contain_text(f"Move 0 of {len(game.history())}")
    anna.go(f"/table/{anna.table}/end")
    assert [int(text) for text in anna.page.locator(".score .total").all_inner_texts()] == sorted(
        game.scores, reverse=True
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(person: Callable[..., Person], theme: str) -> None:
    anna = person()
    anna.context.add_cookies([{"name": "theme", "value": theme, "url": anna.url}])
    table = anna.play_now("nehemiah")
    assert anna.my_turn()
    anna.choose()
    assert anna.my_turn()
    paths = [
        "/",
        "/new?title=nehemiah",
        "/open",
        "/me",
        "/gallery",
        f"/table/{table}",
        f"/table/{table}/replay",
        f"/table/{table}/links",
    ]
    for path in paths:
        anna.go(path)
        assert anna.page.evaluate("document.documentElement.dataset.theme") == theme
        found = Axe().run(anna.page).response["violations"]
        serious = [
            (one["id"], [node["html"][:150] for node in one["nodes"]][:3])
            for one in found
            if one["impact"] in ("serious", "critical")
        ]
        assert serious == [], path
