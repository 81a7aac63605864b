"""A level of bots that is fit for a person is suggested after two games; bots at tables keep their plans."""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import replace
from random import Random

import pytest

import shofar
from shofar.web.store.model import BOT, OVER, PERSON, HolderRow, Person, SeatRow
from shofar.web.store.store import Store
from shofar.web.tables.fit import suggested
from shofar.web.thinking.bots import LEVELS, USUAL, Seated, level
from tests.web.server import Browser, Server
from tests.web.test_store import TABLE

ANNA = "anna"


def played(store: Store, number: int, ranks: list[int], bot: str) -> None:
    """A finished game of Anna's against one bot."""
    result = json.dumps({"ranks": ranks})
    row = replace(TABLE, id=f"t{number}", title="golem", state=OVER, turn=None, changed=number, result=result)
    seats = [SeatRow(row.id, 0, PERSON, "Anna"), SeatRow(row.id, 1, BOT, "Ezer", bot)]
    store.write(row.id, lambda c: store.add_table(c, row, seats)).result()
    store.write(row.id, lambda c: store.hold(c, HolderRow(row.id, 0, ANNA))).result()


@pytest.mark.parametrize(
    ("games", "fit"),
    [
        ([([1, 2], "medium")], ""),  # one game is luck
        ([([1, 2], "medium"), ([1, 2], "medium")], "hard"),
        ([([1, 2], "expert"), ([1, 2], "expert")], "expert"),
        ([([2, 1], "medium"), ([2, 1], "medium")], "easy"),
        ([([2, 1], "easy"), ([2, 1], "easy")], "easy"),
        ([([1, 2], "medium"), ([2, 1], "hard")], "hard"),
        ([([1, 2], "greedy"), ([1, 2], "greedy")], "hard"),  # as stored tables call it
        ([([2, 1], "hard"), ([1, 2], "medium"), ([1, 2], "medium")], "hard"),  # only the last two count
    ],
)
def test_the_level_follows_the_last_two_games(store: Store, games: list[tuple[list[int], str]], fit: str) -> None:
    store.write(ANNA, lambda c: store.add_person(c, Person(ANNA, "h", "Anna", made=1))).result()
    for number, (ranks, bot) in enumerate(games):
        played(store, number, ranks, bot)
    assert suggested(store, ANNA, "golem") == fit
    assert suggested(store, ANNA, "nehemiah") == ""


def test_levels_of_stored_tables_are_known_by_their_names_of_then() -> None:
    assert [level(name) for name in LEVELS] == list(LEVELS)
    assert level("greedy") == "medium" == USUAL
    assert level("of another time") == USUAL


def test_a_bot_at_a_table_keeps_its_plan_between_its_clicks() -> None:
    """The same bot answers for a seat as long as it plays there; another table has its own."""
    seated, rng = Seated(), Random(1)
    game = shofar.new("golem", 2, 3, {"first_game": True})
    while game.question != "turn":
        game.apply(game.legal()[0])
    seat = game.decider
    move = seated.choose("a", game, "hard", rng)
    seated.choose("b", game, "hard", rng)
    (mine,) = [bot for place, bot in seated._bots.items() if place[:2] == ("a", seat)]
    game.play(move)
    if game.decider == seat and len(game.asked) > 1:
        seated.choose("a", game, "hard", rng)
    assert mine in seated._bots.values()
    assert len(seated._bots) == 2


def test_bots_are_as_strong_as_chosen_and_say_so(served: Server) -> None:
    """On home, in the form of a new table, and in the lobby, where the host may change it."""
    with closing(Browser(served.url)) as anna:
        assert anna.get("/").text.count('<option value="expert"') >= len(shofar.titles())
        assert "bot · hard" in anna.post("/play", title="golem", level="hard").text
        assert "bot · medium" in anna.post("/play", title="golem").text
        seats = {"seat0": "me", "seat1": "bot", "level1": "expert", "seat2": "invited"}
        lobby = anna.post("/new", title="nehemiah", name="Anna", **seats)
        assert "bot · expert" in lobby.text
        table = lobby.url.path.rsplit("/", 1)[-1]
        assert "bot · easy" in anna.post(f"/table/{table}/seat", seat=1, kind="bot", level="easy").text
