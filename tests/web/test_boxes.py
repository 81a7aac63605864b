"""Boxes that people bring along: laid over the game's, checked, kept with the table and its record."""

from __future__ import annotations

import json

import pytest

import shofar
from shofar.engine.errors import BadBox, ShofarError
from shofar.engine.game import Game
from shofar.web.errors import TooHard, TooLarge
from shofar.web.store.store import Store
from shofar.web.store.upkeep import trouble_of
from shofar.web.tables import boxes
from shofar.web.tables.boxes import MOST
from shofar.web.thinking import trial
from shofar.web.thinking.process import Memory
from tests.web.desk import Desk, run

OWN = '[faces]\nwood_1 = { effect = "2 wood" }\n'


def test_a_table_with_an_own_box_is_kept_with_it(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        ann = await desk.person("Ann")
        table = await desk.table(ann, "me", "here", overlay=OWN)
        for _ in range(5):
            room = await desk.move(table, ann)
        assert room.game is not None and room.game.rules.box.row("faces", "wood_1")["effect"] == "2 wood"
        assert not trouble_of(store, table)
        desk.keeper.forget()
        again = await desk.room(table)
        assert again.game is not None and again.game.digest() == room.game.digest()
        assert Memory().game(table, json.loads(json.dumps(again.record()))).digest() == room.game.digest()
        shown = await desk.branches.open_record(ann, again.record())
        assert (await desk.room(shown)).row.overlay == OWN
        branch = await desk.branches.play_on(again, ann, "x" * 43, 0, 3, 0)
        assert (await desk.room(branch)).row.overlay == OWN

    run(test)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[faces]\nwood_9 = { effect = "2 wood" }', "wood_9"),
        ('[walls]\na = { b = 1 }', "[walls]"),
        ('[faces]\nwood_1 = { effekt = "2 wood" }', "effekt"),
        ("[faces]\nwood_1 = { effect = 3 }", "wood_1"),
        ('[faces]\nwood_1 = { effect = "2 bananas" }', "bananas"),
        ("[faces", "not TOML"),
        ("a = " + "[" * 5000, "not TOML"),
        ("faces = 1", "[faces]"),
        ('[faces]\nwood_1 = { effect = "\ud800" }', "not"),
        ("a" + ".a" * 29_000 + " = 1", "more than 20 parts"),
        ("[counts.players_2]\ngold = " + "9" * 5000, "endless numbers"),
        ("[counts.players_2]\ngold = 0x" + "f" * 20_000, "endless numbers"),
        ("[counts.players_2]\ngold = 1_000_000", "above 999"),
        ('[faces]\nwood_1 = { effect = "1000000 wood" }', "above 999"),
    ],
)  # fmt: skip
def test_a_bad_box_is_refused_with_the_place(store: Store, text: str, said: str) -> None:
    async def test() -> None:
        desk = Desk(store)
        ann = await desk.person("Ann")
        with pytest.raises(ShofarError) as refused:
            await desk.table(ann, "me", "here", overlay=text)
        assert said in str(refused.value) and "/tmp" not in str(refused.value)
        assert not store.all_tables()

    run(test)


def test_a_box_has_a_size() -> None:
    with pytest.raises(TooLarge):
        boxes.box("nehemiah", "#" * (MOST + 1))
    with pytest.raises(BadBox):
        boxes.opening({"title": "nehemiah", "overlay": "[walls]"})


def test_a_position_whose_page_would_take_too_long_is_not_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    """What each move would do stands on the page of who decides, and pages are drawn on the event loop: so with the
    move that leads there it is tried out what can be said then."""
    game, spent, foreseen = shofar.new("nehemiah", 2, 7), [0.0], list[int]()

    def dear(after: Game) -> list[object]:
        foreseen.append(len(after.history()))
        spent[0] += trial.LONGEST * 2
        return []

    monkeypatch.setattr(trial, "process_time", lambda: spent[0])
    monkeypatch.setattr(trial, "dear", dear)
    question = {"table": "t", "record": {}, "move": game.moves[0].text}
    with pytest.raises(TooHard, match="takes too long"):
        trial.move(lambda *_: game, question)
    assert foreseen == [1] and not game.history()
    with pytest.raises(TooHard, match="takes too long"):
        trial.on(lambda *_: game, {"record": game.record(), "viewer": 0, "hide": True})
