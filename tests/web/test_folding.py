"""Tables from their rows: what was taken back is told and not played, and going back is no replay."""

from __future__ import annotations

import random

import pytest

import shofar
from shofar.engine.game import Game
from shofar.web.store.model import MOVE, UNDO, EventRow
from shofar.web.store.store import Store
from shofar.web.tables import rooms
from shofar.web.tables.positions import RECENT, STRIDE
from shofar.web.tables.rooms import Room, build
from shofar.web.tables.samples import sample
from tests.web.desk import Desk, run

MOVES = 60


def played(seed: int, title: str = "nehemiah") -> tuple[Room, list[EventRow]]:
    """A room that went on event by event, with moves, undos of any depth and chat; and its events."""
    rng = random.Random(seed)
    room = sample(title, 3, 0, seed, {})
    events = [EventRow("gallery", 1, rooms.START, None, "", None, "", 0)]
    while len(events) < MOVES:
        n, game = len(events) + 1, room.game
        assert game is not None and game.seat is not None
        chance = rng.random()
        if chance < 0.3 and room.steps:
            keep = rng.randrange(max(0, len(room.steps) - rng.choice((1, 2, 20))), len(room.steps))
            events.append(EventRow("gallery", n, UNDO, room.steps[keep].seat, str(keep), f"k{n}", "", n))
        elif chance < 0.4:
            events.append(EventRow("gallery", n, rooms.CHAT, 0, f"line {n}", f"k{n}", "", n))
        else:
            events.append(EventRow("gallery", n, MOVE, game.seat, rng.choice(game.moves).text, f"k{n}", "", n))
        room.fold(events[-1:])
    return room, events


def told(room: Room) -> object:
    """All that people can notice of a room."""
    assert room.game is not None
    views = [room.view(seat) for seat in range(3)], [room.left_at(seat) for seat in range(3)]
    return (room.steps, room.remarks, room.game.digest(), room.version, room.serial, room.keys, room.state, views)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("title", shofar.titles())
def test_a_room_from_its_rows_is_the_room_that_went_on(title: str, seed: int) -> None:
    """In one piece, in two pieces cut anywhere, and as the moves that are left."""
    room, events = played(seed, title)
    whole = build(room.row, room.seats, (), events)
    assert told(whole) == told(room)
    cut = random.Random(seed).randrange(1, len(events))
    parts = build(room.row, room.seats, (), events[:cut])
    parts.fold(events[cut:])
    assert told(parts) == told(room)
    game = shofar.replay(room.record())
    assert room.game is not None and game.digest() == room.game.digest()
    for count in range(len(room.steps) + 1):
        at = room.at(count)
        assert (
            at is not None
            and at.digest() == shofar.replay(room.record() | {"moves": room.record()["moves"][:count]}).digest()
        )


def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The moves that are played from now on."""
    moves: list[str] = []
    play = Game.play

    def counting(game: Game, *given: str) -> object:
        moves.extend(given)
        return play(game, *given)

    monkeypatch.setattr(Game, "play", counting)
    return moves


def test_a_table_with_many_undos_plays_only_what_counts(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten moves, then forty times one of them taken back and made again."""

    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        table = await desk.table(anna, "me", "here", "here")
        for _ in range(10):
            await desk.move(table, anna)
        for _ in range(40):
            room = await desk.room(table)
            await desk.tables.take_back(table, anna, room.steps[-1].seat, room.serial, None)
            room = await desk.move(table, anna)
        moves = counted(monkeypatch)
        again = await Desk(store).room(table)
        assert len(moves) == 10 == len(again.steps)
        assert again.game is not None and room.game is not None and again.game.digest() == room.game.digest()
        assert sum(remark.kind == UNDO for remark in again.remarks) == 40

    run(test)


def test_taking_the_last_move_back_plays_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        table = await desk.table(anna, "me", "here", "here")
        for _ in range(20):
            room = await desk.move(table, anna)
        moves = counted(monkeypatch)
        for keep in range(19, 19 - RECENT + 3, -1):
            room.fold([EventRow(table, room.version + 1, UNDO, 0, str(keep), None, "", 0)])
        assert moves == [] and len(room.steps) == keep

    run(test)


def test_what_is_kept_to_go_back_is_bounded() -> None:
    room = sample("ezra", 4, 400, 3, {})
    count = len(room.steps)
    assert count == 400 and len(room.positions) <= RECENT + 1 + count / STRIDE
    for step in (399, 300, 129, 65, 63, 1, 0):
        found = room.at(step)
        assert (
            found is not None
            and found.digest() == shofar.replay(room.record() | {"moves": room.record()["moves"][:step]}).digest()
        )
