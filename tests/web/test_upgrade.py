"""After an upgrade: what still plays as it was played goes on, the rest is stopped, and the way back is open."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from shofar.engine.game import Game
from shofar.web.run.service import Service
from shofar.web.run.settings import Settings
from shofar.web.store.connect import writing
from shofar.web.store.model import PLAYING, STOPPED, TableRow
from shofar.web.store.store import Store, now
from shofar.web.store.upkeep import trouble_of
from shofar.web.tables import boxes
from shofar.web.tables.rooms import Room
from shofar.web.tables.upgrade import DIFFERS
from tests.web.desk import Desk, after_upgrade, change_table, check_open_games, run
from tests.web.server import Browser, Page, Server


async def two_tables(desk: Desk) -> list[str]:
    anna = await desk.person("Anna")
    tables = [await desk.table(anna, "me", "here") for _ in range(2)]
    for table in tables:
        for _ in range(6):
            await desk.move(table, anna)
    return tables


def test_a_game_that_trips_the_engine_up_stops_alone(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only errors that somebody foresaw: the server starts, and the other games go on."""

    async def test() -> None:
        first, second = await two_tables(Desk(store))
        row = store.table(first)
        assert row is not None
        opening = boxes.opening

        def stumbling(document: dict[str, Any]) -> Game:
            if document.get("seed") == row.seed and stumbles:
                raise KeyError("a field that a newer version has")
            return opening(document)

        stumbles = True
        monkeypatch.setattr(boxes, "opening", stumbling)
        change_table(store, second, seed="another")
        desk = Desk(store)
        assert await check_open_games(store, desk.keeper) == 2, "the second one does not agree with its moves"
        assert "KeyError" in (await desk.room(first)).trouble

        stumbles = False
        again = Desk(store)
        assert await check_open_games(store, again.keeper) == 0
        room = await again.room(first)
        assert room.state == PLAYING and not room.trouble and len(room.steps) == 6, "the program of before is back"
        assert (await again.room(second)).state == STOPPED

    run(test)


def test_a_game_that_goes_on_again_is_played_and_rebuilt(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        table, _ = await two_tables(desk)
        ours = (await desk.room(table)).row.rules
        for rules in ("0", ours, "0", ours):
            change_table(store, table, rules=rules)
            desk = Desk(store)
            await check_open_games(store, desk.keeper)
            assert (await desk.room(table)).state == (STOPPED if rules == "0" else PLAYING)
        anna = store.people([(await desk.room(table)).row.host])[0]
        room = await desk.move(table, anna)
        rebuilt = await Desk(store).room(table)
        assert rebuilt.game is not None and room.game is not None and rebuilt.game.digest() == room.game.digest()
        assert len(rebuilt.steps) == 7 and trouble_of(store, table) == ""

    run(test)


def test_a_worker_that_starts_leaves_games_alone_that_others_play(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its row was read a move before its events: that is no disagreement."""

    async def test() -> None:
        table, _ = await two_tables(Desk(store))
        read = store.table

        def behind(id: str) -> TableRow | None:
            row = read(id)
            return row and replace(row, moves=row.moves - 1, version=row.version - 1)

        monkeypatch.setattr(store, "table", behind)
        assert await check_open_games(store, Desk(store).keeper) == 0
        monkeypatch.undo()
        assert (await Desk(store).room(table)).state == PLAYING

    run(test)


def test_a_table_is_examined_when_somebody_asks_for_it(store: Store) -> None:
    """Before the background has come to it, and once: what this program has agreed with is not replayed again."""

    async def test() -> None:
        first, second = await two_tables(Desk(store))
        change_table(store, first, rules="0")
        desk = await after_upgrade(store, "newer", look=False)
        assert (await desk.room(first)).state == STOPPED
        rows = {table: store.table(table) for table in (first, second)}
        assert [row.checked == "newer" for row in rows.values() if row] == [True, False], "nobody asked for the second"
        assert (await desk.room(second)).state == PLAYING
        again = await after_upgrade(store, "newer", look=False)
        looked: list[str] = []
        again.keeper.examine = lambda room: looked.append(room.row.id)
        for table in (first, second):
            await again.room(table)
        assert looked == [] and store.unchecked("newer", "", 10) == []

    run(test)


def test_a_field_that_a_release_adds_stops_nobody(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Something that these games do not use has another content: the fingerprint differs, what is promised does not."""

    async def test() -> None:
        tables = await two_tables(Desk(store))
        opening = boxes.opening

        def newer(document: dict[str, Any]) -> Game:
            game = opening(document)
            game.leader_deck = [1, 2, 3]  # type: ignore[attr-defined]
            assert game.digest() != opening(document).digest()
            return game

        monkeypatch.setattr(boxes, "opening", newer)
        desk = Desk(store)
        assert await check_open_games(store, desk.keeper) == 0
        assert [(await desk.room(table)).state for table in tables] == [PLAYING] * 2

    run(test)


NEWER = """
import sys
from shofar.web.run import command
from shofar.web.tables import boxes, upgrade

opening = boxes.opening


def newer(document):
    game = opening(document)
    game.leader_deck = [1, 2, 3]
    return game


if __name__ == "__main__":
    boxes.opening = newer
    upgrade.program = lambda: "newer"
    sys.exit(command.main())
"""


def test_people_play_on_when_their_server_was_upgraded(tmp_path: Path) -> None:
    """The same over HTTP: the server of a newer program, whose games have another content in a field that these do not
    use, goes on with the table."""
    server = Server(str(tmp_path / "shofar.db"), "--no-limits")
    with server:
        browser = Browser(server.url)
        table = browser.post("/new", title="nehemiah", name="Anna", seat0="me", seat1="here").url.path
        page = Page(browser.get(table).text)
        browser.post(f"{table}/move", at=page.hidden("at"), move=page.moves[0])
    script = tmp_path / "newer.py"
    script.write_text(NEWER, encoding="utf-8")
    server.program = str(script)
    with server:
        before = Page(browser.get(table).text)
        assert before.moves, "the game was stopped"
        assert browser.post(f"{table}/move", at=before.hidden("at"), move=before.moves[0]).status_code == 200
        assert Page(browser.get(table).text).version > before.version > page.version
    browser.close()


def test_a_game_that_was_stopped_goes_on_when_its_people_come(store: Store) -> None:
    async def test() -> None:
        table, _ = await two_tables(Desk(store))
        before = store.table(table)
        assert before is not None
        change_table(store, table, rules="0")
        assert (await (await after_upgrade(store, "newer")).room(table)).state == STOPPED
        change_table(store, table, rules=before.rules)
        room = await (await after_upgrade(store, "older", look=False)).room(table)
        assert room.state == PLAYING and room.game is not None

    run(test)


def test_a_game_that_would_be_dealt_scored_or_asked_differently_is_stopped(store: Store) -> None:
    async def test() -> None:
        dealt, scored = await two_tables(Desk(store))
        change_table(store, dealt, seed="another")
        row = store.table(scored)
        assert row is not None
        options = json.dumps(row.chosen | {"score_rows": "plain"})
        change_table(store, scored, options=options)
        desk = Desk(store)
        assert await check_open_games(store, desk.keeper) == 2
        for table in (dealt, scored):
            assert (await desk.room(table)).trouble == DIFFERS

    run(test)


def test_two_workers_that_examine_a_table_at_once_agree(store: Store) -> None:
    async def test() -> None:
        table, _ = await two_tables(Desk(store))
        change_table(store, table, rules="0")
        desks = [await after_upgrade(store, "newer", look=False) for _ in range(3)]
        rooms = await asyncio.gather(*(desk.room(table) for desk in desks))
        assert [room.state for room in rooms] == [STOPPED] * 3
        assert sum(event.kind == "stop" for event in store.events(table)) == 1

    run(test)


def test_rows_of_an_older_program_are_asked_only_to_be_playable(store: Store) -> None:
    """They hold fingerprints of another layout of memory; a move that is not possible any more still stops the game."""

    async def test() -> None:
        playable, broken = await two_tables(Desk(store))
        with store.engine.begin() as c:
            c.execute(text("UPDATE events SET digest = :old WHERE kind = 'move'"), {"old": "ab" * 16})
            c.execute(text("UPDATE events SET digest = '' WHERE kind = 'start'"))
            c.execute(text("UPDATE events SET text = 'place 9' WHERE table_id = :id AND n = 3"), {"id": broken})
        desk = Desk(store)
        assert await check_open_games(store, desk.keeper) == 1
        assert (await desk.room(playable)).state == PLAYING and trouble_of(store, playable) == ""
        assert (await desk.room(broken)).state == STOPPED

    run(test)


def test_the_server_answers_before_it_has_looked_at_any_table(
    address: str, open_store: Callable[[str], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many there are: a start reads no table and plays none. Bots that wait are found by their rows."""
    store = open_store(address)
    begun: list[str] = []
    begin = Room.begin

    def noted(room: Room) -> None:
        begun.append(room.row.id)
        begin(room)

    monkeypatch.setattr(Room, "begin", noted)

    async def test() -> None:
        await two_tables(Desk(store))
        anna = await Desk(store).person("Anna")
        waiting = await Desk(store).table(anna, "me", "bot")
        with writing(store.engine).begin() as connection:
            connection.execute(text("UPDATE tables SET checked = 'older'"))
            connection.execute(text("UPDATE tables SET bot = 1, lease = 0 WHERE id = :id"), {"id": waiting})
        begun.clear()
        service = Service(Settings(database=address))
        await service.start()
        assert begun == []
        assert service.store.bots_waiting(now(), 1) == [waiting]
        await service.stop()

    run(test)


def test_one_damaged_table_does_not_end_the_look_at_the_others(store: Store) -> None:
    async def test() -> None:
        tables = sorted(await two_tables(Desk(store)))
        with writing(store.engine).begin() as connection:
            connection.execute(text("DELETE FROM events WHERE table_id = :id AND n = 2"), {"id": tables[0]})
        await after_upgrade(store, "newer")
        row = store.table(tables[1])
        assert row is not None and row.checked == "newer"

    run(test)


def test_other_cards_on_the_table_stop_a_game_although_the_same_moves_are_legal(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        table = await desk.table(anna, "me", "here", options={"start": "1"})
        await desk.move(table, anna)
        change_table(store, table, seed="another")
        desk = Desk(store)
        assert await check_open_games(store, desk.keeper) == 1
        assert (await desk.room(table)).trouble == DIFFERS

    run(test)
