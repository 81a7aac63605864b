"""Games that began with something of a visitor's are played through beside the event loop, whatever is asked for."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterable
from pathlib import Path

import httpx
import pytest

from shofar.engine.game import Game
from shofar.web.http.app import App
from shofar.web.run.settings import Settings
from shofar.web.tables import rooms
from shofar.web.tables.reviews import Review, Turn
from shofar.web.tables.rooms import Room, Step
from shofar.web.tables.samples import deal, go_on
from tests.web.desk import run
from tests.web.visits import words

OWN = '[faces]\nwood_1 = { effect = "2 wood" }\n'
URL = "http://localhost"


def test_looking_back_plays_nothing_on_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A box may make each move cost a twentieth of a second: sixty of them in a row would stop everybody. So replays,
    turns shown in passing and the better turns of a review only draw what was played elsewhere."""
    where: list[tuple[str, int]] = []
    play_on = rooms.play_on

    def noted(game: Game, steps: Iterable[Step]) -> None:
        made = list(steps)
        where.append((threading.current_thread().name, len(made)))
        play_on(game, made)

    monkeypatch.setattr(rooms, "play_on", noted)
    app = App(Settings(database=f"sqlite:///{tmp_path / 'shofar.db'}"))
    monkeypatch.setattr(app.service.reviews, "of", reviewed)

    async def test() -> None:
        await app.service.start()
        headers = {"Origin": URL, "Accept": "text/html"}
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=URL, headers=headers) as visitor:
            opened = await visitor.post("/open", json=whole_game())
            assert opened.status_code == 303, opened.text
            table = opened.headers["location"].split("/")[2]
            room = await app.service.keeper.room(table)
            assert room.foreign and len(room.steps) > 100
            for path in ("replay?step=50&as=0", "then?step=30", "replay?step=41", "review"):
                before = len(where)
                page = await visitor.get(f"/table/{table}/{path}")
                assert page.status_code == 200 and len(where) > before, path
            assert "Better:" in words(page.text)
        await app.service.stop()

    run(test)
    assert {name.partition("_")[0] for name, count in where if count} == {"aside"}


def test_what_is_played_with_a_box_is_played_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves, and moves that are taken back: their effects are whatever a visitor has written."""
    where: list[str] = []

    def noted(kind: type, name: str) -> None:
        real = getattr(kind, name)

        def work(*given: object, **named: object) -> object:
            where.append(threading.current_thread().name.partition("_")[0])
            return real(*given, **named)

        monkeypatch.setattr(kind, name, work)

    noted(Room, "trial")
    noted(Room, "begin")
    app = App(Settings(database=f"sqlite:///{tmp_path / 'shofar.db'}"))

    async def test() -> None:
        await app.service.start()
        headers = {"Origin": URL, "Accept": "application/json"}
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=URL, headers=headers) as visitor:
            seats = {"seat0": "me", "seat1": "here"}
            made = await visitor.post("/new", data={"title": "nehemiah", "name": "Anna", "box": OWN, **seats})
            table = made.headers["location"]
            for _ in range(3):
                state = (await visitor.get(table)).json()
                moved = await visitor.post(f"{table}/move", data={"at": state["at"], "move": state["moves"][0]})
                assert moved.status_code == 200, moved.text
            at = moved.json()["at"]
            back = await visitor.post(f"{table}/undo", data={"at": at, "seat": state["deciding"]})
            assert back.status_code == 200, back.text
        await app.service.stop()

    run(test)
    assert len(where) > 4 and set(where) == {"aside"}


def whole_game() -> dict[str, object]:
    """A record with a box."""
    room, rng = deal("nehemiah", 2, 7, {}, OWN), random.Random(7)
    while room.game is not None and not room.game.over:
        go_on(room, rng.choice(room.game.moves).text)
    return room.record()


async def reviewed(room: Room) -> Review:
    """As if its turns had been looked at: two of them could have been better."""
    turns = tuple(Turn(step, room.steps[step].seat, 1, 3.0, 0.0, (room.steps[step].move,)) for step in (20, 60))
    return Review((0, 20, 60), ((0.0, 0.0),) * 3, turns)
