"""How much of everything there may be."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from shofar.web.errors import NotFound, Refused, TooMany
from shofar.web.http import guard as guards
from shofar.web.http.guard import DEAR, MAKES, Buckets, Guard
from shofar.web.http.people import People, Visitor
from shofar.web.run.metrics import Metrics
from shofar.web.run.settings import Limits, Settings
from shofar.web.store.store import Store
from shofar.web.tables.clocks import PATIENCE
from tests.web.desk import SECRET, Desk, run
from tests.web.watch import Watch


def test_moves_are_taken_back_only_so_often(store: Store) -> None:
    """Each stays a row and a line of the log: without a limit one person could fill the table with them."""

    async def test() -> None:
        desk = Desk(store, Limits(undos=3))
        anna = await desk.person("Anna")
        table = await desk.table(anna, "me", "here")
        for _ in range(3):
            room = await desk.move(table, anna)
            await desk.tables.take_back(table, anna, room.steps[-1].seat, room.serial, None)
        room = await desk.move(table, anna)
        with pytest.raises(TooMany, match="taken back enough"):
            await desk.tables.take_back(table, anna, room.steps[-1].seat, room.serial, None)
        await desk.move(table, anna)

    run(test)


def test_a_table_that_had_too_many_events_can_still_be_played(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        table = await desk.table(anna, "me", "here")
        desk.keeper.events = (await desk.room(table)).version + 2  # type: ignore[misc]
        await desk.tables.chat(table, anna, "one", None)
        await desk.tables.chat(table, anna, "two", None)
        for act in (desk.tables.chat(table, anna, "three", None), desk.tables.hand(table, anna, 0, None, set())):
            with pytest.raises(TooMany, match="only moves"):
                await act
        await desk.move(table, anna)
        await desk.move(table, anna)

    run(test)


def test_who_has_filled_a_table_and_gone_is_replaced(store: Store, watch: Watch) -> None:
    """Anna leaves and comes back until only moves are possible, and then stays away."""

    async def test() -> None:
        desk = Desk(store)
        table, (anna, ben) = await desk.shared("Anna", "Ben")
        desk.keeper.events = (await desk.room(table)).version  # type: ignore[misc]
        with pytest.raises(TooMany, match="only moves"):
            await desk.tables.leave(table, anna, None)
        with pytest.raises(Refused, match="still here"):
            await desk.tables.hand(table, ben, 0, None, set())
        watch.go(PATIENCE + 1)
        assert (await desk.tables.hand(table, ben, 0, None, set())).seats[0].handed
        await desk.tables.take_seat_back(table, anna, 0, None)
        with pytest.raises(Refused, match="still here"):
            await desk.tables.hand(table, ben, 0, None, set())

    run(test)


def test_whoever_came_through_a_link_cannot_keep_the_seat_by_filling_the_table(store: Store) -> None:
    """Only moves are possible there then; but the link is taken back, and nobody comes through another one."""

    async def test() -> None:
        desk = Desk(store)
        table, (anna, _) = await desk.shared("Anna", "Ben")
        thief, late = await desk.person("Eve"), await desk.person("Zoe")
        given = await desk.links.link(await desk.room(table), anna, SECRET, "seat", 0)
        other = await desk.links.link(await desk.room(table), anna, SECRET, "seat", 0)
        await desk.links.accept(given, thief, "Eve")
        desk.keeper.events = (await desk.room(table)).version  # type: ignore[misc]
        marks = {one.secret: one.mark for one in await desk.links.given(await desk.room(table), anna, SECRET)}
        with pytest.raises(TooMany, match="only moves"):
            await desk.links.accept(other, late, "Zoe")
        with pytest.raises(TooMany, match="only moves"):
            await desk.links.take_back(await desk.room(table), anna, marks[other], 0)
        await desk.links.take_back(await desk.room(table), anna, marks[given], 0)
        assert not (await desk.room(table)).held_by(thief.id)

    run(test)


def test_strangers_leave_the_people_of_a_table_their_events(store: Store) -> None:
    """Whoever comes through a link to watch is an event of the table, and so is who sits down and gets up again."""

    async def test() -> None:
        desk = Desk(store, Limits(watchers=2, events=20))
        table, (anna, _) = await desk.shared("Anna", "Ben")
        given = await desk.links.link(await desk.room(table), anna, SECRET, "watch", None)
        strangers = [await desk.person("Eve") for _ in range(3)]
        for stranger in strangers[:2]:
            await desk.links.accept(given, stranger, "Eve")
        with pytest.raises(TooMany, match="too many people"):
            await desk.links.accept(given, strangers[2], "Eve")
        lobby = await desk.table(anna, "me", "invited", listed=True)
        with pytest.raises(TooMany, match="too often"):
            for _ in range(10):
                await desk.tables.sit(lobby, strangers[0], "Eve")
                await desk.tables.leave(lobby, strangers[0], None)
        assert (await desk.room(lobby)).version <= 11, "half of them are for the game"

    run(test)


def test_newcomers_from_an_address_have_a_rate(store: Store) -> None:
    """Names are free, and each is a row: whoever comes without a cookie, again and again, would fill the disk."""

    async def test() -> None:
        people = People(store, False, Buckets(0.001, 3_000))
        eve = Visitor(None, "", "10.0.0.1", "", "en")
        known = [await people.greet(eve, "Eve") for _ in range(3)]
        for _ in range(2):
            with pytest.raises(TooMany):
                await people.greet(eve, "Eve")
        assert (await people.greet(known[0], "Eva")).person, "who is known is no newcomer"
        assert (await people.greet(replace(eve, address="10.0.0.2"), "Ben")).person

    run(test)


def test_a_bucket_gives_a_burst_and_then_a_rate() -> None:
    bucket = Buckets(2, 3)
    assert [bucket.take("a", 100.0) for _ in range(7)] == [True] * 6 + [False]
    assert bucket.take("b", 100.0), "others have their own"
    assert [bucket.take("a", 101.0) for _ in range(3)] == [True, True, False]


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("POST", "/table/x/move", 6),
        ("POST", "/play", 3),
        ("POST", "/new", 3),
        ("POST", "/open", 3),
        ("POST", "/learn", 3),
        ("POST", "/rules/golem/open", 3),
        ("POST", "/table/x/on", 3),
        ("GET", "/table/x/replay", 4),
        ("GET", "/table/x/review", 4),
        ("GET", "/gallery/golem", 4),
        ("GET", "/table/x", 50),
        ("GET", "/static/shofar.js", 50),
    ],
)
def test_what_costs_more_is_given_less_often(
    monkeypatch: pytest.MonkeyPatch, method: str, path: str, allowed: int
) -> None:
    monkeypatch.setattr(guards, "time", SimpleNamespace(monotonic=lambda: 100.0))  # all at one moment
    limits = Limits(writes=2, makes=0.05, looks=0.4)
    guard = Guard(None, Settings(limits=limits), Metrics(), None)
    headers = [(b"host", b"localhost"), (b"origin", b"http://localhost")]
    scope = {"type": "http", "method": method, "path": path, "headers": headers, "client": ("10.0.0.1", 1)}
    passed = 0
    for _ in range(50):
        try:
            guard._check(scope)
        except TooMany:
            break
        passed += 1
    assert passed == allowed


def test_what_is_dear_is_known_by_its_address() -> None:
    assert MAKES.search("/table/abc/again") and not MAKES.search("/table/abc/move")
    assert DEAR.search("/table/abc/hint") and DEAR.search("/table/abc/then") and not DEAR.search("/table/abc/stream")


def test_a_link_to_watch_cannot_hide_behind_a_seat(store: Store) -> None:
    """Else taking back what the host sees would leave it working."""

    async def test() -> None:
        desk = Desk(store)
        table, people = await desk.shared("Anna", "Ben")
        room = await desk.room(table)
        hidden = await desk.links.link(room, people[1], SECRET, "watch", 7)
        for one in await desk.links.given(room, people[0], SECRET):
            await desk.links.take_back(room, people[0], one.mark, None)
        with pytest.raises(NotFound):
            await desk.links.follow(hidden)

    run(test)
