"""Recorded games: every player count and both sides of the solo opponent, replayed to their known ends."""

import json
from pathlib import Path

import pytest

import shofar
from tests.games.ezra.table import BOX, mine

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))
SCORES = {
    "four-keen": [45, 43, 54, 29],  # "keen": who builds, teaches and places whenever he can
    "four-random": [16, 8, 21, -3],
    "solo_a-keen": [25, 101],
    "solo_a-random": [10, 102],
    "solo_b-keen": [33, 113],
    "solo_b-random": [16, 107],
    "three-keen": [42, 63, 41],
    "three-random": [32, 3, 2],
    "two-keen": [47, 31],
    "two-random": [18, -8],
}


@pytest.mark.both
@pytest.mark.parametrize("file", RECORDS, ids=[file.stem for file in RECORDS])
def test_a_recorded_game(file: Path) -> None:
    game = mine(shofar.replay(json.loads(file.read_text(encoding="utf-8")), BOX))
    assert game.over
    assert game.rules.title.check(game) == []
    assert game.scores == SCORES[file.stem]


def test_there_is_a_record_for_every_way_to_play() -> None:
    assert [file.stem for file in RECORDS] == sorted(SCORES)
    assert {file.stem.split("-")[0] for file in RECORDS} == {"solo_a", "solo_b", "two", "three", "four"}
