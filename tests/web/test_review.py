"""A finished game is looked back on: worked out in pieces, kept with the table, drawn for people."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import shofar
from shofar import bots
from shofar.bots.review import review as whole_review
from shofar.web.errors import TooHard
from shofar.web.fair import LANE
from shofar.web.store.model import OVER
from shofar.web.store.store import Store
from shofar.web.tables.reviews import Reviews
from shofar.web.thinking import review
from tests.web.desk import Desk, run
from tests.web.server import Browser, Server
from tests.web.visits import finish, two, until, words


@pytest.fixture
def server(served: Server) -> Server:
    return served


def test_pieces_make_the_same_review_as_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "PIECE", 0.0)  # a turn each
    game, rng, mover = shofar.new("nehemiah", 2, "pieces"), Random(1), bots.named("random")
    while len(game.history()) < 24:
        game.apply(mover.choose(game, rng))
    record, at = game.record(), 0
    turns: list[dict[str, Any]] = []
    steps: list[int] = []
    while at < len(record["moves"]):
        piece = json.loads(json.dumps(review.piece({"record": record, "first": at})))
        at, turns, steps = piece["next"], [*turns, *piece["turns"]], [*steps, *piece["steps"]]
    found = whole_review(shofar.opening(record), list(game.history()), game.digest())
    assert [(turn.step, turn.seat, round(turn.loss, 1)) for turn in found.turns] == [
        (turn["step"], turn["seat"], turn["loss"]) for turn in turns
    ]
    assert steps == found.steps


def test_a_review_is_worked_out_once_and_then_there_for_everybody(
    browse: Callable[[], Browser], server: Server
) -> None:
    anna, ben = browse(), browse()
    table = two(anna, ben)
    assert anna.get(f"/table/{table}/review").url.path == f"/table/{table}", "only when the game is over"
    finish(server.database, table)
    assert f"/table/{table}/review" in anna.get(f"/table/{table}/end").text
    first = anna.get(f"/table/{table}/review")
    assert "Worked out:" in words(first.text) and first.headers["refresh"]
    until(lambda: "refresh" not in ben.get(f"/table/{table}/review").headers)
    drawn = ben.get(f"/table/{table}/review").text
    assert re.search(r'<ol class="moments"><li class="p-\w+">', drawn), "cubes take the colour of whose turn is told"
    said = words(drawn)
    assert "Expected final points" in said and "Better:" in said and "Luck" in said
    assert "refresh" not in browse().get(f"/table/{table}/review").headers
    _shown_on_the_board(ben, table)


def _shown_on_the_board(ben: Browser, table: str) -> None:
    """A better turn is a link to the moment before it: its first move is marked there with a 1, and told in words."""
    page = ben.get(f"/table/{table}/review").text
    assert "Turning points" in words(page)
    link = re.search(r'href="(/table/[^"]*better=1)"', page)
    assert link
    shown = ben.get(link[1].replace("&amp;", "&")).text
    assert "Better here, worth" in words(shown) and '<mark class="coach-tag">1</mark>' in shown
    assert "coach-tag" not in ben.get(link[1].replace("&amp;better=1", "").replace("&amp;", "&")).text


def test_reviews_that_fail_stand_in_nobodys_way(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four games of an address are looked back on at once: those that cannot be are none of them. And a table that was
    removed meanwhile leaves no review behind."""

    async def test() -> None:
        desk = Desk(store)
        trials = desk.tables.trials
        reviews = Reviews(store, trials)
        anna = await desk.person("Anna")
        room = await desk.move(await desk.table(anna, "me", "here"), anna)
        monkeypatch.setattr(trials, "review", failing)
        LANE.set("10.0.0.1")
        for at in range(6):
            room.row = replace(room.row, id=f"t{at}", state=OVER)
            assert await reviews.of(room) == 0
            await asyncio.sleep(0)
        with pytest.raises(TooHard, match="too long"):
            await reviews.of(room)
        monkeypatch.setattr(trials, "review", answering)
        assert await reviews.of(room) == 0
        await asyncio.gather(*reviews._tasks.values(), return_exceptions=True)
        assert await reviews.kept(room) is None

    run(test)


async def failing(*_: object) -> dict[str, Any]:
    raise TooHard("no-review", "this game takes too long to look back on")


async def answering(*_: object) -> dict[str, Any]:
    return {"next": 1, "steps": [], "expected": [], "turns": []}
