"""Storage has an end: what expires, what never does, and what belongs to a table goes with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, text

from shofar.readers.words import Words
from shofar.web.errors import NotFound, StoreError, TooMany, WebError
from shofar.web.http.people import People, Visitor
from shofar.web.live.wake import Wake
from shofar.web.run.chores import Chores
from shofar.web.run.settings import Keep, Limits
from shofar.web.store import turns, upkeep
from shofar.web.store.connect import writing
from shofar.web.store.model import LinkRow, Person
from shofar.web.store.retention import DAY, Retention, kept_until
from shofar.web.store.store import Store, now
from shofar.web.store.upkeep import trouble_of
from tests.web.desk import Desk, change_table, run

WORDS = Words("en", strict=True)


def set_back(store: Store, days: int, table: str | None = None) -> None:
    """As if nothing had happened for some days, at one table or everywhere."""
    with writing(store.engine).begin() as connection:
        only = "" if table is None else " WHERE {} = :table"
        for relation, columns, key in (
            ("tables", ("changed", "since", "made"), "id"),
            ("seats", ("seen",), "table_id"),
            ("events", ("at",), "table_id"),
        ):
            change = ", ".join(f"{column} = {column} - :time" for column in columns)
            query = text(f"UPDATE {relation} SET {change}{only.format(key)}")
            connection.execute(query, {"time": days * DAY} | ({"table": table} if table else {}))


def rows_left(store: Store, table: str) -> dict[str, int]:
    """In every relation of the database that knows tables, how many rows of this one there are."""
    found = {}
    with store.engine.connect() as connection:
        for relation in inspect(connection).get_table_names():
            columns = {column["name"] for column in inspect(connection).get_columns(relation)}
            key = "id" if relation == "tables" else "table_id"
            if key in columns and relation != "people":
                query = text(f"SELECT count(*) FROM {relation} WHERE {key} = :table")
                found[relation] = int(connection.execute(query, {"table": table}).scalar_one())
    return found


async def tables_of_every_kind(desk: Desk, anna: Person) -> dict[str, str]:
    """By the rule that they fall under."""
    made = {
        "lobby": await desk.table(anna, "me", "invited"),
        "idle": await desk.table(anna, "me", "here"),
        "finished": await finished(desk, anna),
        "stopped": await desk.table(anna, "me", "here"),
    }
    document = (await desk.room(made["finished"])).record()
    made["record"] = await desk.branches.open_record(anna, document)
    for kind in ("idle", "stopped"):
        await desk.move(made[kind], anna)
        await desk.tables.chat(made[kind], anna, "hello", None)
    await desk.links.link(await desk.room(made["idle"]), anna, "x" * 43, "watch", None)
    change_table(desk.store, made["stopped"], state="stopped")
    return made


async def finished(desk: Desk, anna: Person) -> str:
    table = await desk.table(anna, "me", "here")
    while (await desk.room(table)).playing:
        await desk.move(table, anna)
    return table


@pytest.mark.parametrize("kind", ["lobby", "idle", "stopped", "finished", "record"])
def test_a_table_goes_when_its_time_is_over_and_not_before(store: Store, kind: str) -> None:
    """All of it goes, and nothing of the others."""
    days = 10
    keep = Keep(**{"lobby": 0, "idle": 0, "stopped": 0, "finished": 0, "record": 0} | {kind: days})

    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        made = await tables_of_every_kind(desk, anna)
        chores = Chores(store, desk.keeper, keep)
        set_back(store, days - 1)
        assert await chores.round()
        assert set(store.ids()) == set(made.values())
        set_back(store, 2)
        others = {table: rows_left(store, table) for other, table in made.items() if other != kind}
        assert rows_left(store, made[kind])["seats"] > 0
        assert await chores.round()
        assert set(rows_left(store, made[kind]).values()) == {0}
        assert {table: rows_left(store, table) for table in others} == others
        with pytest.raises(NotFound):
            await desk.room(made[kind])

    run(test)


def test_nobody_loses_a_game_that_is_played(store: Store) -> None:
    """A move, a page that is open, and a clock that still runs each keep a table."""

    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        clock: dict[str, Any] = {"clock": "turn", "seconds": 20 * 86_400}
        moved, seen, slow, left = [
            await desk.table(anna, "me", "here", **(clock if at == 2 else {})) for at in range(4)
        ]
        set_back(store, 15)
        await desk.move(moved, anna)
        await store.written("", lambda c: turns.note_heard(c, [(seen, 0, now())], []))
        assert await Chores(store, desk.keeper, Keep(idle=10)).round()
        assert set(store.ids()) == {moved, seen, slow} and left not in store.ids()

    run(test)


def test_whoever_comes_back_at_that_moment_keeps_the_table(store: Store) -> None:
    """It is found to have expired; then somebody moves, or looks; then it is to be removed."""

    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        moved, seen = [await desk.table(anna, "me", "here") for _ in range(2)]
        set_back(store, 400)
        retention = Retention(store, Keep())
        assert {table for table, _ in retention.expired(now())} == {moved, seen}
        await desk.move(moved, anna)
        await store.written("", lambda c: turns.note_heard(c, [(seen, 0, now())], []))
        for table in (moved, seen):
            assert not await store.written(table, lambda c, t=table: retention.remove(c, t, "idle", now()))  # type: ignore[misc]
            assert trouble_of(store, table) == "" and rows_left(store, table)["seats"] == 2

    run(test)


def test_a_worker_that_still_knows_a_removed_table_says_that_it_is_gone(
    address: str, open_store: Callable[[str], Store]
) -> None:
    first, second = open_store(address), open_store(address)

    async def test() -> None:
        one, other = Desk(first), Desk(second)
        anna = await one.person("Anna")
        table = await one.table(anna, "me", "here")
        room = await other.room(table)
        set_back(first, 400)
        assert await Chores(first, one.keeper, Keep()).round()
        assert room.game is not None
        move = room.game.moves[0].text
        with pytest.raises(NotFound, match="no such table"):
            await other.tables.play(table, anna, room.serial, move, None)
        assert table not in other.keeper.rooms and set(rows_left(first, table).values()) == {0}

    run(test)


def test_whoever_watches_a_removed_table_elsewhere_is_woken(address: str, open_store: Callable[[str], Store]) -> None:
    first, second = open_store(address), open_store(address)

    async def test() -> None:
        one, other = Desk(first), Desk(second)
        table = await one.table(await one.person("Anna"), "me", "here")
        await other.room(table)
        stream = other.hub.open(table, "a spectator", ())
        wake = Wake(second, other.keeper, alone=False)
        wake.start()
        set_back(first, 400)
        assert await Chores(first, one.keeper, Keep()).round()
        while table in other.keeper.rooms:
            await stream.wake.wait()
            stream.wake.clear()
        await wake.stop()

    run(test)


def test_one_worker_does_the_chore(address: str, open_store: Callable[[str], Store]) -> None:
    first, second = open_store(address), open_store(address)

    async def test() -> None:
        one, other = (Chores(store, Desk(store).keeper, Keep()) for store in (first, second))
        assert await one.round() and await one.round()
        assert not await other.round(), "the first has it for a minute"
        with writing(first.engine).begin() as connection:
            connection.execute(text("UPDATE chores SET until = until - 3600000"))
        assert await other.round() and not await one.round()

    run(test)


def test_old_chat_loses_its_words_and_the_game_goes_on(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        table = await desk.table(anna, "me", "here")
        await desk.tables.chat(table, anna, "long ago", None)
        set_back(store, 200)
        await desk.tables.chat(table, anna, "just now", None)
        assert await Chores(store, desk.keeper, Keep()).round()
        said = [remark.text for remark in (await Desk(store).room(table)).remarks if remark.kind == "chat"]
        assert said == ["just now"] and trouble_of(store, table) == ""
        await Desk(store).move(table, anna)

    run(test)


def test_people_without_a_table_and_dead_links_go(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        anna, long_gone = await desk.person("Anna"), await desk.person("Ben")
        host, new = await desk.person("Carla"), Person("new", "h", "Dora", made=now())
        here = Person("here", "h", "Emil", made=1, seen=now())
        for person in (new, here):
            await store.written("", lambda c, person=person: store.add_person(c, person))  # type: ignore[misc]
        table = await desk.table(anna, "me", "here")
        invited = await desk.table(host, "invited", "invited")
        for hash, revoked in (("old", now() - 40 * DAY), ("newer", now()), ("works", None)):
            link = LinkRow(hash, table, None, "join", 1, revoked)
            await store.written("", lambda c, link=link: store.add_link(c, link))  # type: ignore[misc]
        assert await Chores(store, desk.keeper, Keep()).round()
        left = {person.id for person in store.people([anna.id, long_gone.id, host.id, "new", "here"])}
        assert left == {anna.id, host.id, "new", "here"} and invited in store.ids()
        assert store.link("old") is None and store.link("newer") and store.link("works")

    run(test)


def test_whoever_was_forgotten_begins_anew(store: Store) -> None:
    """Another worker still knows them; their next table must not fail."""

    async def test() -> None:
        desk, people = Desk(store), People(store, secure=False)
        known = await people.greet(Visitor(None, "", "", "", "en"), "Anna")
        assert known.person
        old = Person(known.person.id, known.person.hash, "Anna", made=1)
        await store.written("", lambda c: store.change_person(c, old.id, made=1, seen=1))
        assert await Chores(store, desk.keeper, Keep()).round()
        again = await people.greet(Visitor(old, known.secret, "", "", "en"), "Anna")
        assert again.person and again.person.id != old.id and again.new
        await desk.table(again.person, "me", "here")

    run(test)


def test_whoever_comes_back_is_remembered(store: Store) -> None:
    async def test() -> None:
        people = People(store, secure=False)
        anna = await people.greet(Visitor(None, "", "", "", "en"), "Anna")
        assert anna.person
        await store.written("", lambda c: store.change_person(c, anna.id, made=1, seen=1))
        old = store.person(anna.id)
        assert old
        await people.greet(Visitor(old, anna.secret, "", "", "en"))
        assert await Chores(store, Desk(store).keeper, Keep()).round()
        assert store.person(anna.id)

    run(test)


# --- quotas -------------------------------------------------------------------------------------------------------


def test_a_person_has_so_many_tables_and_bytes(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store, Limits(stored=2))
        anna = await desk.person("Anna")
        for _ in range(2):
            await desk.table(anna, "me", "here")
        with pytest.raises(TooMany, match="2 tables stored"):
            await desk.table(anna, "me", "here")
        await desk.table(await desk.person("Ben"), "me", "here")
        small = Desk(store, Limits(bytes=1))
        with pytest.raises(TooMany, match="MB here"):
            await small.table(anna, "me", "here")
        await desk.move(store.mine(anna.id)[0].id, anna)

    run(test)


def test_a_full_server_makes_no_tables_and_plays_on(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        table = await desk.table(anna, "me", "here")
        full = Desk(store, Limits(room=1))
        with pytest.raises(StoreError, match="no room for new tables"):
            await full.table(anna, "me", "here")
        with pytest.raises(StoreError, match="no room for new tables"):
            await full.branches.open_record(anna, {})
        await full.move(table, anna)

    run(test)


def test_what_was_removed_makes_room(tmp_path: Path, open_store: Callable[[str], Store]) -> None:
    store = open_store(str(tmp_path / "shofar.db"))

    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        table = await desk.table(anna, "me", "here")
        before = store.size()
        for line in range(100):
            await desk.tables.chat(table, anna, f"{line} " + "x" * 390, None)
        full = store.size()
        set_back(store, 400)
        assert await Chores(store, desk.keeper, Keep()).round()
        assert store.size() <= before < full

    run(test)


def test_of_opened_records_the_newest_stay(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store, Limits(records=3))
        anna, ben = await desk.person("Anna"), await desk.person("Ben")
        table = await desk.table(anna, "me", "here")
        await desk.move(table, anna)
        document = (await desk.room(table)).record()
        others = await desk.branches.open_record(ben, document)
        opened = [await desk.branches.open_record(anna, document) for _ in range(5)]
        assert {table, others, *opened[2:]} == set(store.ids())
        assert set(rows_left(store, opened[0]).values()) == {0}

    run(test)


# --- the command --------------------------------------------------------------------------------------------------


def pruned(address: str, keep: str, dry: bool) -> list[str]:
    said: list[str] = []

    def say(key: str, /, **facts: str | int) -> None:
        said.append(WORDS.text(key, **facts))

    assert upkeep.run("prune", address, None, say, Keep.of(keep), dry) == 0
    return said


def test_the_command_tells_before_it_removes(address: str, open_store: Callable[[str], Store]) -> None:
    store = open_store(address)
    made: dict[str, str] = {}

    async def fill() -> None:
        desk = Desk(store)
        made.update(await tables_of_every_kind(desk, await desk.person("Anna")))

    run(fill)
    set_back(store, 100)
    told = pruned(address, "lobby=90 record=90,finished=0", dry=True)
    assert "lobby: 1 to be removed (kept for 90 days)" in told and "finished: kept for ever" in told
    assert "idle: 0 to be removed (kept for 365 days)" in told
    assert len(store.ids()) == 5
    assert "record: 1 removed (kept for 90 days)" in pruned(address, "lobby=90 record=90,finished=0", dry=False)
    assert set(store.ids()) == {made["idle"], made["finished"], made["stopped"]}
    assert "chat: 2 removed (kept for 1 day)" in pruned(address, "chat=1", dry=False)


@pytest.mark.parametrize("given", ["finnished=3", "lobby", "lobby=-1", "lobby=x", "lobby=1000000"])
def test_a_wrong_rule_is_said(given: str) -> None:
    with pytest.raises(WebError, match="like finished=90"):
        Keep.of(given)


def test_a_table_tells_until_when_it_is_kept(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        row = (await desk.room(await desk.table(await desk.person("Anna"), "me", "invited"))).row
        assert kept_until(row, Keep(lobby=14)) == row.changed + 14 * DAY and kept_until(row, Keep(lobby=0)) is None

    run(test)
