"""Nothing that is hidden leaves the server: whole random games of every title, all that is sent, searched."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import shofar
from shofar.web import scene as scenes
from shofar.web.http.people import Visitor
from shofar.web.http.routes.table import state
from shofar.web.pages import table as pages
from shofar.web.pages.layout import Guest
from shofar.web.store.model import Person
from shofar.web.store.store import Store
from shofar.web.tables.rooms import Room
from tests.web.desk import Desk, run
from tests.web.server import Browser, Server
from tests.web.visits import state_of, two

KEY = re.compile(r'name="key" value="[^"]*"')  # drawn anew for every page
STEPS = 12  # between two looks


def shown(room: Room, person: Person | None) -> str:
    """The page and the data that somebody gets."""
    words = scenes.words_for("en", ())
    made = scenes.scene(room, person.id if person else "", "en", None, set(), 0)
    drawn = KEY.sub("", str(pages.inner(made, Guest(words))))
    seat = room.held_by(person.id)[0] if person else None
    told = json.dumps(state(room, Visitor(person, "", "", "", "en"), seat, view=True))
    return f"{drawn}\n{told}"


@pytest.mark.parametrize("title", shofar.titles())
def test_a_page_is_the_same_whatever_is_hidden_behind_it(
    title: str, tmp_path: Path, open_store: Callable[[str], Store]
) -> None:
    """Reshuffle all that a viewer cannot know: what the viewer gets must stay, to the letter."""
    rng = random.Random(title)

    async def test() -> None:
        desk = Desk(open_store(str(tmp_path / "shofar.db")))
        table, people = await desk.shared("Ann", "Ben", "Cleo", title=title, listed=True, seed="no-one-may-see-this")
        room = await desk.room(table)
        looked = 0
        while room.playing and room.game is not None and room.game.seat is not None:
            mover = people[room.game.seat]
            room = await desk.tables.play(table, mover, room.serial, rng.choice(room.game.moves).text, None)
            if len(room.steps) % STEPS == 0 and room.playing:
                for person in (*people, None):
                    looked += 1
                    _compare(room, person, rng)
        assert looked > 20

    run(test)


def _compare(room: Room, person: Person | None, rng: random.Random) -> None:
    game = room.game
    assert game is not None
    before = shown(room, person)
    assert room.row.seed not in before
    seat = room.held_by(person.id)[0] if person else None
    try:
        room.game = game.determinized(seat, rng)
        room.now = {}
        assert shown(room, person) == before, (room.row.title, len(room.steps), seat)
    finally:
        room.game = game
        room.now = {}


@pytest.mark.parametrize("title", shofar.titles())
def test_no_answer_of_a_whole_game_contains_a_secret(title: str, served: Server) -> None:
    rng = random.Random(title)
    anna, ben, guest = (Browser(served.url) for _ in range(3))
    made = anna.post("/new", title=title, name="Anna", seat0="me", seat1="invited", listed=1)
    table = made.url.path.rsplit("/", 1)[-1]
    link = re.search(r'id="invitation">([^<]*)<', made.text)
    assert link
    ben.post(f"/table/{table}/join", name="Ben")
    anna.post(f"/table/{table}/start")
    ben.post("/me", name="Ben", email="ben@example.org", hook="https://ben.example.org/hook")
    count = _play_all(rng, table, (anna, ben), guest)
    assert count > 30
    secrets = _secrets(served.database, table, (anna, ben)) | {"invitation": link[1].rsplit("/", 1)[1]}
    for browser, own in ((anna, ("anna", "invitation")), (ben, ("ben", "ben's mail", "ben's hook")), (guest, ())):
        for name, secret in secrets.items():
            if name not in own:
                assert not any(secret in answer for answer in browser.seen), (name, title)
    for browser in (anna, ben, guest):
        record = browser.get(f"/table/{table}/record")
        assert record.status_code == 200 and record.json()["seed"] == secrets["seed"], "after the end it is public"
        browser.close()


def _play_all(rng: random.Random, table: str, people: tuple[Browser, Browser], guest: Browser) -> int:
    """The whole game, by requests for data, with a look at every kind of page now and then."""
    headers = {"Accept": "application/json"}
    count = 0
    while True:
        states: list[dict[str, Any]] = [
            one._keep(one.client.get(f"/table/{table}", headers=headers)).json() for one in people
        ]
        if states[0]["state"] == "over":
            return count
        mover, found = next((one, state) for one, state in zip(people, states, strict=True) if state["moves"])
        move = rng.choice(found["moves"])
        answer = mover.post(f"/table/{table}/move", headers, at=found["at"], move=move, key=f"k{count}")
        assert answer.status_code == 200
        count += 1
        if count % 25 == 0 and answer.json()["state"] != "over":  # the end makes the seed public
            for one in (*people, guest):
                for path in (
                    "",
                    f"/replay?step={count // 2}",
                    f"/replay?step={count}&as=0",
                    "/links",
                    "/record",
                    "/end",
                ):
                    one.get(f"/table/{table}{path}")
                one.get("/")
            mover.get(f"/table/{table}/why?move=nothing")
            _stream(rng.choice((*people, guest)), table)


def _stream(browser: Browser, table: str) -> None:
    """The beginning of a stream: the page of now."""
    with browser.client.stream("GET", f"/table/{table}/stream") as stream:
        for line in stream.iter_lines():
            browser.seen.append(line)
            if line.startswith("data: "):
                return


def _secrets(database: str, table: str, people: tuple[Browser, Browser]) -> dict[str, str]:
    store = Store(database)
    row = store.table(table)
    assert row is not None
    found = {"seed": row.seed, "ben's mail": "ben@example.org", "ben's hook": "ben.example.org/hook"}
    for name, one in zip(("anna", "ben"), people, strict=True):
        person, _, given = one.client.cookies["shofar"].partition(".")
        found[name] = given
        found[f"{name}'s hash"] = next(row.hash for row in store.people([person]))
    for number, link in enumerate(store.links(table)):
        found[f"hash of link {number}"] = link.hash
    store.close()
    return found


def test_nobody_learns_whether_they_have_guessed_what_another_sees(served: Server) -> None:
    """A page is known by its state, which anybody can work out who can guess all that is on it: sealed bids are few. So
    a page that was drawn for somebody else is not known."""
    anna, ben, guest = (Browser(served.url) for _ in range(3))
    table = two(anna, ben, listed=1)
    own, other, public = (state_of(one.table(table).html) for one in (anna, ben, guest))
    assert len({own, other, public}) == 3
    said = {state: answered(anna, table, state) for state in (own, other, public)}
    assert said[own].startswith(f"{own} ") and said[public].startswith(f"{public} ")
    assert said[other].startswith("<"), "the whole page, as for a state that never was"
    assert begun(anna, table, own) == begun(anna, table, public) == "panels"
    assert begun(anna, table, other) == begun(guest, table, own) == begun(guest, table, "0" * 16) == "page"
    for one in (anna, ben, guest):
        one.close()


def answered(browser: Browser, table: str, state: str) -> str:
    """What the page's script gets for something that was done, if it has this page."""
    return browser.post(f"/table/{table}/chat", {"X-Shofar": state}, text="hello").text


def begun(browser: Browser, table: str, state: str) -> str:
    """What a stream begins with."""
    with browser.client.stream("GET", f"/table/{table}/stream?seen=0.{state}") as stream:
        return next(line for line in stream.iter_lines() if line.startswith("event: ")).removeprefix("event: ")
