"""Whole visits in a real Chromium: what a person does, and what the page does about it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

import shofar
from tests.web.axe import serious_faults_in_both_themes
from tests.web.chromium import PHONE, Person
from tests.web.server import PATIENCE, Server

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

TITLES = shofar.titles()


@pytest.mark.parametrize("title", TITLES)
def test_two_clicks_and_a_whole_game_against_bots(person: Callable[..., Person], title: str) -> None:
    anna = person()
    anna.click_to_play(title)
    assert anna.plays_to_the_end(random.Random(7)) > 20
    anna.page.click("text=See the scores")
    expect(anna.page.locator("h1")).to_contain_text("win")
    assert anna.page.locator(".score").count() == 3
    assert anna.page.locator(".bars").count() == 3
    names = anna.page.locator(".score .who").evaluate_all("all => all.map(one => one.getBoundingClientRect().left)")
    assert len(set(names)) == 1  # one below the other, the winner's too
    anna.page.click("text=Rematch")
    anna.page.wait_for_url("**/table/*")
    assert anna.my_turn()


def test_two_browsers_see_each_others_moves_and_not_each_others_secrets(person: Callable[..., Person]) -> None:
    anna, ben = person(), person()
    anna.new_table("nehemiah", name="Anna", seat1="invited", seat2="none", **{"option-screens": "1"})
    _sit_together(anna, ben)
    both = (anna, ben)
    for _ in range(10):
        one = _who_decides(both)
        other = both[1 - both.index(one)]
        seen = other.page.get_attribute("#page", "data-version")
        one.choose()
        other.changed(seen)
    anna.page.fill("#say", "Well played <b>you</b>")
    anna.page.press("#say", "Enter")
    expect(ben.page.locator(".history li.chat").first).to_contain_text("Well played <b>you</b>")


def _who_decides(people: tuple[Person, ...]) -> Person:
    """Wait until all pages show what was played last: then one of them offers something."""
    host = people[0]
    state = host.context.request.get(f"{host.url}/table/{host.table}", headers={"Accept": "application/json"}).json()
    for one in people:
        one.until("Number(document.querySelector('#page').dataset.version) >= given", state["version"])
    return next(one for one in people if one.moves())


def _sit_together(host: Person, other: Person) -> None:
    """The other comes by the host's link, and the game begins."""
    other.join(host.page.locator("#invitation").inner_text(), "Ben")
    expect(host.page.locator("ol.seats")).to_contain_text("Ben")
    host.page.click("button:has-text('Start')")
    for one in (host, other):
        one.page.wait_for_selector(".dock")


def test_undo_is_free_until_the_other_has_moved(person: Callable[..., Person]) -> None:
    anna, ben = person(), person()
    anna.new_table("nehemiah", name="Anna", seat1="invited", seat2="none")
    _sit_together(anna, ben)
    one = _who_decides((anna, ben))
    before = one.moves()
    one.choose()
    expect(_undo(one)).to_have_text("Undo")  # a worker was placed: nothing was revealed
    _undo(one).click()
    one.shows(before)


def test_a_page_that_was_asked_for_comes_too_late(person: Callable[..., Person]) -> None:
    """A refused click asks for the whole page. What the table shows meanwhile is not covered by it."""
    anna = person()
    here = f"{anna.url}/table/{anna.play_now('nehemiah')}"
    old = anna.page.content()
    refused: list[Route] = []
    late: list[Route] = []
    anna.page.route("**/move", _kept_in(refused))
    anna.page.route(here, _kept_in(late))
    version = anna.version
    anna.page.locator("#play button.option").first.click()
    _until_it_comes(anna, refused)
    form = refused[0].request.post_data
    refused[0].fulfill(status=409, body="that was quick")
    _until_it_comes(anna, late)
    sent = {"Origin": anna.url, "Content-Type": "application/x-www-form-urlencoded"}
    assert anna.context.request.post(f"{here}/move", data=form, headers=sent).ok
    anna.changed(version)
    now = anna.version
    with anna.page.expect_response(here) as answered:
        late[0].fulfill(body=old, content_type="text/html")
    answered.value.finished()
    for _ in range(5):  # what the page does with it, it does before the next frames
        anna.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert anna.version == now


def _kept_in(routes: list[Route]) -> Callable[[Route], None]:
    def keep(route: Route) -> None:  # the driver writes on its handlers: a method of a list will not do
        routes.append(route)

    return keep


def test_a_page_that_does_not_come_is_asked_for_again(person: Callable[..., Person]) -> None:
    """The stream tells a change of something that the page does not know, and takes it for shown from then on."""
    anna = person()
    here = f"{anna.url}/table/{anna.play_now('nehemiah')}"
    old, version = anna.page.content(), anna.version
    sent = {"Origin": anna.url, "X-Shofar": "1"}
    form = anna.page.evaluate("() => Object.fromEntries(new FormData(document.querySelector('#play')))")
    anna.context.request.post(f"{here}/move", form={**form, "move": anna.moves()[0]}, headers=sent)
    new = anna.context.request.get(here).text()
    answers = [(200, old), None, (503, "a moment"), (429, "another"), (200, new)]

    def answer(route: Route) -> None:
        given = answers.pop(0)
        if given is None:
            route.abort()
        else:
            route.fulfill(status=given[0], body=given[1], content_type="text/html")

    lost = f"retry: {PATIENCE}000\nevent: panels\ndata: {'0' * 16} {'1' * 16}\ndata: \n\n"
    anna.page.route("**/stream*", lambda route: route.fulfill(body=lost, content_type="text/event-stream"))
    anna.page.route(here, answer)
    anna.page.goto(here)
    assert anna.version == version
    anna.changed(version)
    assert answers == []
    anna.errors[:] = [error for error in anna.errors if "status of 503" not in error]


def _until_it_comes(one: Person, routes: list[Route]) -> None:
    while not routes:
        one.page.evaluate("() => new Promise(requestAnimationFrame)")


@pytest.mark.parametrize("answer", ["Allow", "Refuse"])
def test_undo_by_consent(person: Callable[..., Person], answer: str) -> None:
    anna, ben = person(), person()
    anna.new_table("nehemiah", name="Anna", seat1="invited", seat2="none")
    _sit_together(anna, ben)
    one = _who_decides((anna, ben))
    other = ben if one is anna else anna
    before = one.moves()
    while one.page.locator("#play button.option").count():
        before = one.moves()
        one.choose()
    assert other.my_turn()
    other.choose()
    expect(_undo(one)).to_have_text("Ask to undo")
    moves = int(other.page.get_attribute("#page", "data-version") or 0)
    _undo(one).click()
    expect(other.page.locator("form.asking")).to_contain_text("would like to take a move back")
    other.page.click(f"form.asking >> text={answer}")
    expect(one.page.locator(".asking")).to_have_count(0)
    expect(other.page.locator(".asking")).to_have_count(0)
    assert int(other.page.get_attribute("#page", "data-version") or 0) > moves
    if answer == "Allow":
        one.shows(before)
        expect(other.page.locator("#play button.option")).to_have_count(0)


def _undo(one: Person) -> Locator:
    return one.page.locator("form[action$='/undo'] button")


def test_bids_for_a_leader_are_sealed_until_all_have_bid(person: Callable[..., Person]) -> None:
    anna, ben = person(), person()
    anna.new_table("nehemiah", name="Anna", seat1="invited", seat2="none", **{"option-leaders": "1"})
    _sit_together(anna, ben)
    first = _who_decides((anna, ben))
    second = ben if first is anna else anna
    first.page.locator("#play button.option[value^='offer ']").first.click()
    bids = ("bid 1", "bid 2", "bid 3")  # workers, wood, gold
    for bid in bids:
        _bid(first, bid)
    assert second.my_turn()
    auction = second.page.locator(".auction, .leaders").first
    expect(auction).to_contain_text("has bid")
    assert "has bid 1 worker" not in (second.page.locator("#page").text_content() or "").lower()
    for bid in ("bid 0", "bid 0", "bid 1"):
        _bid(second, bid)
    for one in (first, second):
        expect(one.page.locator(".history")).to_contain_text("bid 1 worker, 2 wood, 3 gold")
        expect(one.page.locator(".history")).to_contain_text("bid 1 gold")


def _bid(one: Person, bid: str) -> None:
    one.page.wait_for_selector(f"#play button.option[value='{bid}']")
    version = one.page.get_attribute("#page", "data-version")
    one.page.locator(f"#play button.option[value='{bid}']").click()
    one.changed(version)


@pytest.mark.parametrize("screens", ["open", "strict"])
def test_hot_seat_covers_where_there_is_something_to_hide(person: Callable[..., Person], screens: str) -> None:
    """With open screens nothing at this table is a secret: the device goes round without a question."""
    anna = person()
    strict = str(int(screens == "strict"))
    anna.new_table("nehemiah", name="Anna", seat1="here", name1="Ben", seat2="none", **{"option-screens": strict})
    covered = 0
    for _ in range(4):
        covered += anna.uncover()
        anna.choose()
    assert covered >= 2 if screens == "strict" else covered == 0


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
    table = anna.new_table("nehemiah", name="Anna", listed="1")
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


def test_pieces_travel_where_the_visitor_likes_motion(person: Callable[..., Person]) -> None:
    """A worker that is placed keeps its name on the way, and the page ends where the game is."""
    anna = person(reduced_motion="no-preference")
    anna.play_now("nehemiah")
    anna.page.evaluate("""() => {
        window.travelled = [];
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (change) => {
            const found = start(change);
            const note = () => travelled.push(...document.getAnimations().map((one) => one.effect.pseudoElement));
            found.ready.then(note, () => {});  // a machine that is too busy to draw leaves a journey out
            return found;
        };
    }""")
    travelled: list[str | None] = []
    while not any(name and name.startswith("::view-transition-group(w-") for name in travelled):
        assert anna.my_turn(), "a whole game, and no worker has travelled"
        anna.choose()
        travelled = anna.page.evaluate("() => travelled")
    assert anna.my_turn()
    state = anna.context.request.get(f"{anna.url}/table/{anna.table}", headers={"Accept": "application/json"}).json()
    assert anna.moves() == state["moves"]


def test_a_double_click_of_somebody_new_is_sent_once(person: Callable[..., Person]) -> None:
    """Without a cookie the second one would be another person, and the seat a stranger's."""
    anna, ben = person(), person()
    anna.new_table("nehemiah", name="Anna", seat1="invited", seat2="invited")
    ben.page.goto(anna.page.locator("#invitation").inner_text())
    ben.page.evaluate("""() => {
        Object.defineProperty(Event.prototype, "timeStamp", { value: 5000 });  // both clicks at one moment
        window.sent = [];
        addEventListener("submit", (event) => { sent.push(!event.defaultPrevented); event.preventDefault(); });
    }""")
    ben.page.fill("[name=name]", "Ben")
    ben.page.dblclick("text=Take a seat")
    assert ben.page.evaluate("() => sent") == [True, False]


def test_a_phone(person: Callable[..., Person]) -> None:
    anna = person(PHONE, has_touch=True, is_mobile=True)
    anna.play_now("nehemiah")
    for _ in range(6):
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
    for _ in range(6):
        assert anna.my_turn()
        version = anna.page.get_attribute("#page", "data-version")
        anna.page.keyboard.press("1")
        anna.changed(version)


# Positions that are known: the moves from the start of a deal, something that cannot be chosen there, and what the page
# answers. Blue stands in column 3, row 2 (N5.1: own workers only); objectives are dealt before the first turn (G1.10).
REFUSED = (
    (
        "nehemiah",
        ("place 2", "neutral 3", "place 3", "neutral 1"),
        "activate 3.2",
        "'Activate the worker in column 3, row 2' is not possible now: the worker is not yours (rule N5.1).",
    ),
    (
        "golem",
        (),
        "rabbi bottom",
        "'Place the rabbi on the bottom space' is not possible now. The question is: Keep one objective; the rest goes "
        "to your left neighbour (rule G1.10). It can be done in the action phase, in your turn, while you have your "
        "rabbi.",
    ),
)


@pytest.mark.parametrize(("title", "moves", "thing", "sentence"), REFUSED)
def test_why_not(person: Callable[..., Person], title: str, moves: tuple[str, ...], thing: str, sentence: str) -> None:
    anna, game = person(), shofar.new(title, players=2, seed=3)
    for move in moves:
        game.play(move)
    from_a_record(anna, game)
    assert anna.my_turn()
    anna.page.evaluate("() => { window.setTimeout = () => 0; }")  # no time goes by, the answer stays
    anna.page.click("text=Why not?")
    anna.page.locator(f".board [data-why='{thing}']").click()
    answer = anna.page.locator("#toast")
    expect(answer).to_have_text(sentence)
    dock = anna.page.locator(".dock").bounding_box()
    told = answer.bounding_box()
    assert dock and told and told["y"] + told["height"] <= dock["y"]  # what may be chosen stays in sight
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("body.asking-why")).to_have_count(0)
    expect(answer).to_be_hidden()


def from_a_record(one: Person, game: shofar.Game) -> None:
    """Play on from a known position, in the seat that decides there."""
    one.go("/open")
    one.page.fill("#record", json.dumps(game.record()))
    one.page.click("button:has-text('Open')")
    one.go(f"/table/{one.table}/replay?step={len(game.history())}")
    opened = one.table
    one.page.click("text=Play on from here")
    one.page.wait_for_url(lambda url: "/table/" in url and opened not in url)


SIGNS = """() => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.tip');
  const size = (one) => { const box = one.getBoundingClientRect(); return Math.max(box.width, box.height); };
  const small = [...document.querySelectorAll('.golem :is(.board, .rail, .dock) svg')]
    .filter((one) => seen(one) && size(one) < 10).map((one) => one.outerHTML);
  const cut = [...document.querySelectorAll('.spine, .dev, .slot, .pot, .objective, .grave, .section .dt, .last > .i')]
    .filter((one) => seen(one) && [...one.querySelectorAll('svg, .num')].some((part) => {
      const [inner, outer] = [part.getBoundingClientRect(), one.getBoundingClientRect()];
      const out = inner.right > outer.right + 2 || inner.left < outer.left - 2;
      return seen(part) && !part.closest('.done, .meter') && out;
    })).map((one) => one.outerHTML.slice(0, 300));
  return [small, cut];
}"""


@pytest.mark.parametrize(("players", "seed"), [(2, 5), (3, 11), (4, 7)])
def test_every_sign_of_golem_can_be_read(person: Callable[..., Person], players: int, seed: int) -> None:
    """At 1366 x 768, early and late: nothing below 10 pixels, nothing over the edge of its tile, nothing to scroll."""
    anna = person()
    for step in (0, 30, 100, 220, 320):
        anna.go(f"/gallery/golem?step={step}&players={players}&seat=0&seed={seed}")
        assert anna.page.evaluate(SIGNS) == [[], []], step
        assert anna.overflow() == [0, 0]
        rail, lab = (anna.page.locator(query).bounding_box() for query in (".rail", ".lab"))
        assert rail and lab and lab["height"] > rail["height"] * 0.55  # the laboratory uses the room that there is


def test_a_form_that_cannot_be_used_keeps_what_was_entered(person: Callable[..., Person]) -> None:
    anna = person()
    anna.go("/open")
    anna.page.fill("#record", '{"moves": 3}')
    anna.page.click("button:has-text('Open')")
    expect(anna.page.locator("h1")).to_contain_text("The record has no list of moves")
    anna.page.click("text=Back to what you entered")
    expect(anna.page.locator("#record")).to_have_value('{"moves": 3}')


def test_what_others_did_is_told_with_four_players_too(person: Callable[..., Person]) -> None:
    """Golem has no room for the list beside the laboratory then: each panel tells it in a line."""
    anna = person()
    anna.new_table("golem", name="Anna", seat1="bot", seat2="bot", seat3="bot")
    rng = random.Random(2)
    for _ in range(60):
        assert anna.my_turn()
        told = anna.page.locator(".player .last:visible")
        if told.count():
            break
        anna.choose(rng.randrange(len(anna.moves())))
    assert anna.page.locator(".player .last:visible span").first.inner_text()
    assert anna.overflow() == [0, 0]


def test_a_record_goes_out_and_comes_in(person: Callable[..., Person], tmp_path: Path) -> None:
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


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game."""
    game = shofar.new("golem", players=3, seed=3)
    rng = random.Random(3)
    while not game.over:
        game.play(rng.choice(game.moves))
    file = tmp_path_factory.mktemp("records") / "record.json"
    file.write_text(json.dumps(game.record()))
    return file


def test_axe_finds_nothing_serious(person: Callable[..., Person], finished: Path) -> None:
    anna = person()
    anna.context.add_cookies([{"name": "theme", "value": "dark", "url": anna.url}])
    anna.new_table("nehemiah", name="Anna", seat1="invited", seat2="none")
    lobby = f"/table/{anna.table}"
    running = f"/table/{anna.play_now('nehemiah')}"
    assert anna.my_turn()
    anna.choose()
    assert anna.my_turn()
    anna.go("/open")
    anna.page.set_input_files("input[type=file]", finished)
    expect(anna.page.locator("#record")).not_to_have_value("")
    anna.page.click("button:has-text('Open')")
    over = f"/table/{anna.table}"
    # The crawler looks at the tables themselves, at many moments.
    site = ["/", "/new?title=ezra", "/open", "/me", "/gallery"]
    paths = [*site, lobby, running, f"{running}/replay", f"{running}/links", over, f"{over}/end"]
    for path in paths:
        anna.go(path)
        assert serious_faults_in_both_themes(anna.page) == [], path
