"""After an upgrade: what still plays as it was played goes on, the rest is stopped, and the way back is open."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from shofar.engine.game import Game
from shofar.web.store.model import PLAYING, STOPPED, TableRow
from shofar.web.store.store import Store
from shofar.web.store.upkeep import trouble_of
from shofar.web.tables import boxes
from shofar.web.tables.upgrade import check_open_games
from tests.web.desk import Desk, change_table, run


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
        for rules in ("0", "1", "0", "1"):
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
