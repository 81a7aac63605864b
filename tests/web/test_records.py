"""Records that people send: whatever is in them, a table or a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import shofar
from shofar.engine.errors import ShofarError
from shofar.web.store.store import Store
from shofar.web.store.upkeep import trouble_of
from shofar.web.tables.branches import read_record
from tests.web.desk import SECRET, Desk, run

HALF = "\ud800"
NONE = "\x00"
WRONG: list[dict[str, Any]] = [
    {"seed": HALF}, {"seed": NONE}, {"seed": "x" * 300}, {"seed": [1]}, {"seed": None}, {"seed": 1.5},
    {"title": HALF}, {"title": []}, {"players": "2"}, {"players": 10**9}, {"players": []},
    {"options": []}, {"options": {HALF: 1}}, {"options": {"leaders": []}}, {"options": "x"},
    {"rules": []}, {"box": 1}, {"shofar": {}}, {"moves": [HALF]}, {"moves": ["x" * 300]}, {"moves": [[]]},
    {"overlay": 5}, {"overlay": []}, {"overlay": {"a": 1}}, {"overlay": HALF},
    {"start": None}, {"start": []}, {"start": "x"}, {"start": {}}, {"extra": [HALF]}, {"extra": {NONE: 1}},
]  # fmt: skip


def record(**more: Any) -> dict[str, Any]:
    return shofar.new("nehemiah", 2, "a seed").record() | more


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: json.dumps(wrong)[:40])
def test_a_record_with_nonsense_in_it_is_refused_with_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(ShofarError) as refused:
        read_record(record(**wrong))
    assert 10 < len(str(refused.value)) < 500


@pytest.mark.parametrize("field", sorted(shofar.new("nehemiah", 2, "a seed").position()))
@pytest.mark.parametrize("value", [None, [], {}, "x", -1, 10**40, [[]], [None], {"x": 1}, 1.5], ids=str)
def test_a_position_with_nonsense_in_it_is_refused_or_read(field: str, value: object) -> None:
    start = shofar.new("nehemiah", 2, "a seed").position() | {field: value}
    try:
        read_record({name: one for name, one in record(start=start).items() if name != "seed"})
    except ShofarError as refused:
        assert str(refused)


def test_a_position_with_a_million_turns_to_go_through_is_refused() -> None:
    """Every turn without a choice is played at once: the one who plays on from there would wait forever."""
    start = shofar.new("nehemiah", 2, "a seed").position()
    start["state"]["last_turn"] = 10**12
    with pytest.raises(ShofarError, match="a number above 9,999"):
        read_record({name: one for name, one in record(start=start).items() if name != "seed"})


@pytest.mark.parametrize("auto", [True, False])
@pytest.mark.parametrize("seed", ["text", 7])
def test_what_was_read_is_what_is_stored(store: Store, auto: bool, seed: int | str) -> None:
    """Also a record in which the players have answered every question themselves."""

    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        game = shofar.new("nehemiah", 2, seed, auto=auto)
        for _ in range(30):
            game.play(game.moves[-1].text)
        table = await desk.branches.open_record(anna, json.loads(json.dumps(game.record())))
        room = await desk.room(table)
        assert not room.trouble and room.game is not None and room.game.digest() == game.digest()
        assert trouble_of(store, table) == ""

    run(test)


def test_a_position_that_came_with_a_record_can_be_played_on(store: Store) -> None:
    async def test() -> None:
        desk = Desk(store)
        anna = await desk.person("Anna")
        document = {name: one for name, one in record().items() if name != "seed"}
        document["start"] = shofar.new("nehemiah", 2, "a seed").position()
        room = await desk.room(await desk.branches.open_record(anna, document))
        assert room.game is not None and not room.trouble
        made = await desk.room(await desk.branches.play_on(room, anna, SECRET, None, 0, 0))
        assert made.game is not None and made.game.view(0) == room.game.view(0)

    run(test)


def test_a_record_without_end_is_refused_with_a_sentence() -> None:
    document = json.loads((Path(__file__).parents[1] / "engine" / "endless.json").read_text())
    with pytest.raises(ShofarError, match="never comes to a decision"):
        read_record(document)
