"""The page tells what happened: others' turns, summaries, the connection, the end, replay, keys. In a real browser
where the script does it."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import shofar
from shofar import bots
from tests.web.chromium import PHONE, Person
from tests.web.server import Browser as Visitor
from tests.web.server import Server

SIZES = ((1366, 768), (1366, 641), (390, 844), (320, 640))
SMALL = """() => [...document.querySelectorAll("#main *")].filter(e => e.checkVisibility() &&
    [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()) && !e.closest(".vh, .tip, kbd, .board"))
    .map(e => [parseFloat(getComputedStyle(e).fontSize), e.textContent.slice(0, 40)]).filter(([size]) => size < 11)"""


def record(title: str, players: int, seed: int = 5, level: str = "greedy") -> str:
    """A game that bots have played."""
    game, bot, rng = shofar.new(title, players=players, seed=seed), bots.named(level), random.Random(seed)
    while not game.over:
        game.apply(bot.choose(game, rng))
    return json.dumps(game.record())


def opened(person: Person, text: str) -> str:
    person.go("/open")
    person.page.fill("#record", text)
    person.page.click("button:has-text('Open')")
    person.page.wait_for_url("**/table/**")
    return person.table


def take(person: Person, at: int) -> None:
    """Choose an option without the way of the mouse, and wait until the page shows what came of it."""
    version = person.version
    person.page.evaluate("at => document.querySelectorAll('#play button.option')[at].click()", at)
    person.changed(version)


# --- others' turns, one after the other ------------------------------------------------------------------------------


def test_turns_of_others_are_shown_one_after_the_other_and_can_be_skipped(person: Callable[..., Person]) -> None:
    anna = person(reduced_motion="no-preference")
    anna.prefers("pace", "long")
    anna.play_now("nehemiah")
    while not anna.page.locator("[data-skip]").count():
        anna.until("document.querySelector('#play button.option, [data-skip]')")
        if anna.moves():
            take(anna, 0)
            anna.until("document.querySelector('[data-skip]') || document.querySelector('#page').dataset.turn")
    expect(anna.page.locator("#prompt")).to_contain_text(re.compile(r"has played, turn \d of \d"))
    assert not anna.moves()
    step = int(anna.page.get_attribute("#page", "data-step") or "0")
    anna.page.keyboard.press("Space")
    assert anna.my_turn()
    assert int(anna.page.get_attribute("#page", "data-step") or "0") > step
    assert anna.page.locator(".since .turn").count() >= 2, "what was skipped is told"


def test_without_a_pause_the_present_is_shown_at_once(person: Callable[..., Person]) -> None:
    anna = person(reduced_motion="no-preference")
    anna.prefers("pace", "off")
    anna.play_now("nehemiah")
    for _ in range(3):
        assert anna.my_turn()
        take(anna, 0)
        anna.until("!document.querySelector('[data-skip]')")


def test_the_pause_is_set_in_the_menu_and_kept(person: Callable[..., Person]) -> None:
    anna = person()
    table = anna.play_now("nehemiah")
    anna.page.click(".menu:not(#ask-name) > summary")
    expect(anna.page.locator("[name=pace][value=off]")).to_be_checked()
    anna.page.check("[name=pace][value=long]")
    anna.go(f"/table/{table}")
    anna.page.click(".menu:not(#ask-name) > summary")
    expect(anna.page.locator("[name=pace][value=long]")).to_be_checked()


def test_a_menu_closes_when_something_else_is_asked_for(person: Callable[..., Person]) -> None:
    """It lies over the rail, and over what a hint or an answer says there."""
    anna = person()
    anna.play_now("nehemiah")
    assert anna.my_turn()
    anna.page.click(".menu:not(#ask-name) > summary")
    expect(anna.page.locator("details.menu[open]")).to_have_count(1)
    anna.page.click("[data-why-mode]")
    expect(anna.page.locator("body.asking-why")).to_have_count(1)
    expect(anna.page.locator("details.menu[open]")).to_have_count(0)


def test_light_or_dark_and_what_is_known_of_me_are_reached_from_the_table_on_a_phone(
    person: Callable[..., Person],
) -> None:
    """On its side too, where the menu is higher than the window."""
    for width, height in ((390, 844), (844, 390)):
        anna = person({"width": width, "height": height}, has_touch=True)
        anna.play_now("nehemiah")
        anna.page.click(".menu:not(#ask-name) > summary")
        assert (
            anna.page.locator(".menu[open] .menu-list").evaluate("one => one.getBoundingClientRect().bottom") <= height
        )
        before = anna.page.evaluate("() => getComputedStyle(document.body).color")
        anna.page.click(".menu-list [data-toggle-theme]")
        assert anna.page.evaluate("() => getComputedStyle(document.body).color") != before
        anna.page.click(".menu-list [data-toggle-theme]")
        anna.page.click(".menu-list a[href='/me']")
        anna.page.wait_for_url("**/me")


# --- summaries -------------------------------------------------------------------------------------------------------


def until_summary(person: Person, rng: random.Random) -> None:
    """Play until a round is over."""
    while not person.page.locator("#summary").count():
        assert person.my_turn()
        if person.page.locator("#summary").count():
            return
        take(person, rng.randrange(len(person.moves())))


def test_a_summary_stays_until_it_was_read(person: Callable[..., Person]) -> None:
    anna = person()
    table = anna.play_now("nehemiah")
    until_summary(anna, random.Random(2))
    panel = anna.page.locator("#summary")
    expect(panel).to_contain_text("You")
    step = panel.get_attribute("data-step")
    if anna.my_turn():
        take(anna, 0)
    expect(panel).to_have_attribute("data-step", step or "")
    anna.page.click("#summary .btn")
    expect(panel).to_have_count(0)
    if anna.my_turn():
        take(anna, 0)
        assert anna.my_turn()
    expect(panel).to_have_count(0)
    anna.go(f"/table/{table}")
    expect(panel).to_have_count(0)


def test_a_summary_is_read_without_the_script_too(served: Server) -> None:
    visitor, rng = Visitor(served.url), random.Random(4)
    table = visitor.play_now("nehemiah")
    page = visitor.table(table)
    for _ in range(600):
        if 'id="summary"' in page.html:
            break
        if page.moves:
            visitor.post(
                f"/table/{table}/move", at=page.hidden("at"), key=page.hidden("key"), move=rng.choice(page.moves)
            )
        page = visitor.table(table)
    address = re.search(r'href="(/table/[^"]*\?read=\d+)"', page.html)
    assert address
    assert 'id="summary"' not in visitor.get(address[1]).text
    assert 'id="summary"' not in visitor.table(table).html
    visitor.close()


# --- the connection --------------------------------------------------------------------------------------------------


def test_the_banner_says_in_words_what_happens_to_a_move(browser: Browser, tmp_path: Path) -> None:
    """A move made while the server is gone: it is kept, tried again, and saved when the server is back."""
    database = str(tmp_path / "shofar.db")
    server = Server(database).start()
    anna = Person(browser, server.url)
    try:
        anna.play_now("nehemiah")
        assert anna.my_turn()
        version = anna.version
        server.kill()
        banner = anna.page.locator("#connection")
        expect(banner).to_contain_text("The table does not answer")
        expect(banner).to_contain_text("Nothing is lost")
        anna.page.locator("#play button.option").first.click()
        expect(banner).to_contain_text("Trying again: try")
        expect(banner).to_contain_text("not sent yet: it is kept here")
        server = Server(database, port=server.port).start()
        expect(banner).to_contain_text("Your move is saved")
        anna.changed(version)
        assert anna.errors == []
    finally:
        server.kill()
        anna.close()


def test_a_move_that_comes_too_late_is_refused_in_words(person: Callable[..., Person]) -> None:
    """The page is behind: it answers a decision that was made already."""
    anna = person()
    anna.play_now("nehemiah")
    for _ in range(2):
        assert anna.my_turn()
        take(anna, 0)
    assert anna.my_turn()
    anna.page.eval_on_selector("#play [name=at]", "field => { field.value = Number(field.value) - 1; }")
    anna.page.locator("#play button.option").first.click()
    expect(anna.page.locator("#connection")).to_contain_text("Your move was not taken")
    anna.page.click("#connection-act")
    expect(anna.page.locator("#connection")).to_be_hidden()
    assert anna.my_turn()


# --- focus, keys, a page that waits ----------------------------------------------------------------------------------


def test_focus_stays_after_a_move_by_keyboard(person: Callable[..., Person]) -> None:
    """On the same card after a choice on the board, at the question after one in the dock; never lost to the page."""
    anna = person()
    anna.new_table("nehemiah", name="Anna", seat1="bot", seat2="none")
    for query in (".board .choosable", "#play button.option", ".board .choosable"):
        assert anna.my_turn()
        version = anna.version
        anna.page.locator(query).first.focus()
        anna.page.keyboard.press("Enter")
        anna.changed(version)
        anna.until("document.activeElement !== document.body")
        assert anna.page.evaluate("() => document.querySelector('#page').contains(document.activeElement)")


def test_focus_stays_on_the_tool_that_was_used(person: Callable[..., Person]) -> None:
    """With two players a first move does not end the turn: something can be taken back, and the tools stay."""
    anna = person()
    anna.new_table("nehemiah", name="Anna", seat1="bot", seat2="none")
    assert anna.my_turn()
    version = anna.version
    anna.page.locator("[data-hint]").focus()
    anna.page.keyboard.press("1")
    anna.changed(version)
    expect(anna.page.locator("[data-hint]")).to_be_focused()


def test_tools_without_words_say_what_they_do(person: Callable[..., Person]) -> None:
    """In narrow docks they are icons only."""
    anna = person()
    anna.play_now("nehemiah")
    assert anna.my_turn()
    for tool, said in (("[data-hint]", "Hint: What a bot would do here"), ("[data-why-mode]", "Why not? Then click")):
        anna.page.hover(tool)
        expect(anna.page.locator("#tip.shown")).to_contain_text(said)


def test_a_hint_is_closed_by_a_finger(person: Callable[..., Person]) -> None:
    """A phone has no Escape."""
    anna = person(PHONE, has_touch=True)
    anna.play_now("nehemiah")
    assert anna.my_turn()
    anna.page.tap("[data-hint]")
    anna.page.tap("#toast.shown .close")
    expect(anna.page.locator("#toast")).to_be_hidden()


def test_a_list_of_keys_stands_under_a_question_mark(person: Callable[..., Person]) -> None:
    anna = person()
    anna.play_now("nehemiah")
    anna.page.keyboard.press("?")
    expect(anna.page.locator("#keys")).to_be_visible()
    expect(anna.page.locator("#keys")).to_contain_text("take your last move back")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("#keys")).to_be_hidden()
    assert anna.my_turn()


def test_every_key_of_the_list_has_one_meaning() -> None:
    from shofar.web.pages.options import KEYS

    assert not set("uhnl?") & set(KEYS) and len(set(KEYS)) == len(KEYS)


def test_nothing_on_a_waiting_page_moves_for_ever(person: Callable[..., Person]) -> None:
    """Animations come to an end: a page that waits costs no processor."""
    anna = person(reduced_motion="no-preference")
    anna.play_now("nehemiah")
    anna.until("document.querySelector('.board .choosable')")
    endless = (
        """() => document.getAnimations().filter(one => one.effect.getComputedTiming().endTime === Infinity).length"""
    )
    assert anna.page.evaluate("() => document.getAnimations().length") > 0
    assert anna.page.evaluate(endless) == 0


# --- the end, replay -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "players"), [("nehemiah", 4), ("golem", 3), ("ezra", 2), ("ezra", 1)])
def test_the_end_page_holds_its_bars_and_its_parts_add_up(
    person: Callable[..., Person], title: str, players: int
) -> None:
    anna = person()
    text = record(title, players, level="random" if players == 2 else "greedy")
    table = opened(anna, text)
    game = shofar.replay(json.loads(text))
    anna.go(f"/table/{table}/end")
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        assert anna.overflow()[0] <= 0, (width, anna.beyond())
        assert anna.page.evaluate(SMALL) == []
        outside = """() => [...document.querySelectorAll(".bars")].flatMap(bar => {
            const box = bar.getBoundingClientRect();
            return [...bar.querySelectorAll("rect[fill]")].map(r => r.getBoundingClientRect())
                .filter(r => r.left < box.left - 1.5 || r.right > box.right + 1.5).map(r => r.left); })"""
        assert anna.page.evaluate(outside) == []
    sums = anna.page.eval_on_selector_all(
        ".three .sums tbody tr:not(.sum)",
        "rows => rows.map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent))",
    )
    numbers = [[int(cell.replace("\u2212", "-")) for cell in row] for row in sums]
    assert [sum(column) for column in zip(*numbers, strict=True)] == game.scores
    if players == 1:
        expect(anna.page.locator(".verdict")).to_contain_text("side A")
        assert "2 players" not in (anna.page.text_content(".verdict") or "")


@pytest.mark.parametrize("title", shofar.titles())
def test_turning_points_are_what_the_record_says(person: Callable[..., Person], title: str) -> None:
    """Each names a move at which that seat's points changed by so much; among all moves there is no larger change of
    points that stand on the track. Checked by playing the record."""
    anna = person()
    text = record(title, 3)
    table = opened(anna, text)
    anna.go(f"/table/{table}/end")
    items = anna.page.locator(".moments li")
    assert items.count() >= 3
    said = [items.nth(at).text_content() or "" for at in range(items.count())]
    steps = [int(found[1]) for one in said if (found := re.search(r"move (\d+)", one))]
    document = json.loads(text)
    final = shofar.games.telling(title).final
    game = shofar.replay(document | {"moves": []})
    changes: list[tuple[int, int]] = []
    before = [_track(game, seat, final) for seat in range(3)]
    for step, move in enumerate(document["moves"], 1):
        game.play(move)
        now = [_track(game, seat, final) for seat in range(3)]
        changes += [(step, after - earlier) for after, earlier in zip(now, before, strict=True) if after != earlier]
        before = now
    for one, step in zip(said, steps, strict=True):
        points = re.search(r"([+\u2212]\d+):", one)
        assert points and (step, int(points[1].replace("\u2212", "-"))) in changes, one
    largest = max(abs(points) for _, points in changes)
    assert any(abs(points) == largest and step in steps for step, points in changes)


def _track(game: shofar.Game, seat: int, final: tuple[str, ...]) -> int:
    return sum(points for source, points in game.breakdown(seat).items() if source not in final)


def test_a_click_on_the_chart_leads_to_that_position(person: Callable[..., Person]) -> None:
    anna = person()
    table = opened(anna, record("nehemiah", 3))
    anna.go(f"/table/{table}/end")
    box = anna.page.locator(".line.wide").bounding_box()
    last = int(anna.page.get_attribute(".line.wide", "data-last") or "0")
    assert box
    left, wide = (
        float(share) * box["width"] for share in (anna.page.get_attribute(".line.wide", "data-field") or "").split()
    )
    anna.page.mouse.click(box["x"] + left + wide / 2, box["y"] + box["height"] / 2)
    anna.page.wait_for_url("**/replay?step=*")
    assert abs(int(anna.page.url.split("step=")[1]) - last / 2) <= 1


def test_a_replay_goes_by_move_turn_and_round_and_by_itself(person: Callable[..., Person]) -> None:
    anna = person()
    table = opened(anna, record("nehemiah", 3))
    anna.go(f"/table/{table}/replay?step=0")

    def shown(least: int) -> int:
        anna.until("Number(document.querySelector('.slider').value) >= given", least)
        return int(anna.page.input_value(".slider"))

    anna.page.keyboard.press("ArrowRight")
    assert shown(1) == 1
    anna.page.keyboard.press("PageDown")
    round_end = shown(10)
    expect(anna.page.locator(".turns .divider").first).to_contain_text("Round 1 ends")
    anna.page.keyboard.press("ArrowDown")
    turn_end = shown(round_end + 1)
    assert turn_end > round_end
    anna.page.keyboard.press("Space")
    shown(turn_end + 2)
    expect(anna.page.locator("[data-play]")).to_have_attribute("aria-pressed", "true")
    anna.page.keyboard.press("Space")
    expect(anna.page.locator("[data-play]")).to_have_attribute("aria-pressed", "false")
    anna.page.keyboard.press("End")
    last = shown(turn_end + 3)
    anna.page.keyboard.press("Space")
    anna.until("Number(document.querySelector('.slider').value) < given", last)  # it plays from the beginning


def test_a_replay_of_the_own_game_shows_the_own_goods(person: Callable[..., Person]) -> None:
    for size in (None, PHONE):
        anna = person(size)
        table = anna.play_now("nehemiah")
        assert anna.my_turn()
        take(anna, 0)
        anna.go(f"/table/{table}/replay?step=1")
        expect(anna.page.locator(".dock .me .good").first).to_be_visible()


# --- home, names -----------------------------------------------------------------------------------------------------


def test_on_a_phone_a_replay_shows_the_others_and_the_log_too(person: Callable[..., Person]) -> None:
    anna = person(PHONE, has_touch=True)
    table = opened(anna, record("nehemiah", 3))
    anna.go(f"/table/{table}/replay?step=20")
    shown = {"v-players": ".rail .players", "v-log": ".rail .history", "v-board": ".columns"}
    for tab, part in shown.items():
        anna.page.tap(f".tabs [for={tab}]")
        expect(anna.page.locator(part)).to_be_visible()
        anna.page.tap("[data-key=arrowright]")
        anna.until(f"document.querySelector('#{tab}').checked && document.querySelector('{part}').checkVisibility()")
    board, columns = (anna.page.locator(one).bounding_box() for one in (".board", ".columns"))
    assert board and columns
    assert columns["y"] + columns["height"] == pytest.approx(board["y"] + board["height"], abs=8), "cards fill the room"


def test_a_replay_stands_still_from_step_to_step(person: Callable[..., Person]) -> None:
    """Whatever is told of a step: the first one says how long the game is kept."""
    anna = person()
    table = opened(anna, record("nehemiah", 3))
    tops = set[float]()
    for step in (0, 1, 60):
        anna.go(f"/table/{table}/replay?step={step}")
        box = anna.page.locator(".stepper").bounding_box()
        assert box
        tops.add(box["y"])
    assert len(tops) == 1


def test_a_replay_says_in_which_round_it_is(person: Callable[..., Person]) -> None:
    anna = person()
    table = opened(anna, record("nehemiah", 3))
    anna.go(f"/table/{table}/replay?step=20")
    expect(anna.page.locator(".bar .rounds [aria-current=step]")).to_have_text("I")
    expect(anna.page.locator(".bar .order li")).to_have_count(3)


def test_alone_against_a_side_is_one_click(served: Server) -> None:
    visitor = Visitor(served.url)
    home = visitor.get("/").text
    assert re.findall(r'name="solo" value="(\w)"', home) == ["A", "B"]
    table = visitor.post("/play", title="ezra", solo="B").url.path.rsplit("/", 1)[-1]
    state = visitor.client.get(f"/table/{table}", headers={"Accept": "application/json"}).json()
    assert state["view"]["players"] == 1 and state["view"]["options"]["solo"] == "B"
    assert visitor.post("/play", title="ezra", solo="C").status_code == 400
    visitor.close()


def test_the_first_game_has_the_set_up_for_it_until_one_was_played(served: Server) -> None:
    visitor = Visitor(served.url)
    assert "set-up of a first game" in visitor.get("/").text
    table = visitor.play_now("golem")
    state = visitor.client.get(f"/table/{table}", headers={"Accept": "application/json"}).json()
    assert state["view"]["options"]["first_game"] is True
    visitor.close()


def test_two_people_at_a_table_are_never_called_the_same(served: Server) -> None:
    ada, other = Visitor(served.url), Visitor(served.url)
    lobby = ada.post("/new", title="nehemiah", name="Ada", seat0="me", seat1="invited", seat2="bot", listed="1")
    table = lobby.url.path.rsplit("/", 1)[-1]
    other.post(f"/table/{table}/join", name="ada")
    names = re.findall(r'<span class="grow">([^<]*?) ?<small>', ada.get(f"/table/{table}").text)
    assert names[0] == "Ada" and names[1] == "ada 2" and len({name.casefold() for name in names}) == 3
    ada.close()
    other.close()


def test_a_new_name_reaches_the_tables_that_are_played(served: Server) -> None:
    ada, zoe = Visitor(served.url), Visitor(served.url)
    table = ada.post("/new", title="nehemiah", name="Ada", seat0="me", seat1="bot", listed="1").url.path.rsplit("/", 1)[
        -1
    ]
    form = ada.get("/me").text
    assert "at most 24 letters" in form and 'maxlength="24"' in form  # a longer one is not cut without a word
    assert "Saved" in ada.post("/me", name="Adele").text
    seen = zoe.get(f"/table/{table}").text
    assert "Adele" in seen and not re.search(r"\bAda\b", seen.partition('class="panel history')[0])
    ada.close()
    zoe.close()


def test_a_guest_is_asked_for_a_name_once(served: Server) -> None:
    guest, named = Visitor(served.url), Visitor(served.url)
    table = guest.play_now()
    assert 'id="ask-name"' in guest.table(table).html
    guest.get(f"/table/{table}?later=1")
    assert 'id="ask-name"' not in guest.table(table).html
    assert 'id="ask-name"' not in guest.table(guest.play_now()).html
    other = named.play_now()
    named.post(f"/table/{other}/name", name="Ruth")
    assert 'id="ask-name"' not in named.table(other).html
    assert "Ruth" in named.get("/me").text
    guest.close()
    named.close()


def test_a_table_that_waits_is_not_played_alone(served: Server) -> None:
    visitor = Visitor(served.url)
    visitor.post("/new", title="nehemiah", name="Anna", seat0="me", seat1="invited")
    mine = visitor.get("/").text.split('id="my-games"')[1].split("</section>")[0]
    assert "One seat is free" in mine and "alone" not in mine
    visitor.close()


def test_my_games_can_be_told_apart(served: Server) -> None:
    """Two games of one title with the same bots: where they are and when something happened last."""
    visitor = Visitor(served.url)
    visitor.play_now()
    mine = visitor.get("/").text.partition('id="my-games"')[2].partition("</section>")[0]
    found = re.findall(r'class="where">(.*?)</small>', mine)
    assert len(found) == 1 and "Round 1" in found[0] and "<time" in found[0]
    visitor.close()
