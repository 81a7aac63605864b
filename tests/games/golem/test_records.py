"""Recorded whole games: every player count and set-up, two pass phases, a tie that the rabbis decide."""

import json
from pathlib import Path
from typing import Any

import pytest

import shofar
from tests.games.golem.table import BOX, own
from tests.rules import rule

pytestmark = pytest.mark.both

FOLDER = Path(__file__).parent / "records"
GAMES = {
    "2-players": ([90, 69], [1, 2]),
    "2-players-first-game": ([98, 121], [2, 1]),
    "3-players": ([86, 92, 60], [2, 1, 3]),
    "3-players-first-game": ([95, 97, 85], [2, 1, 3]),
    "4-players": ([74, 106, 80, 70], [3, 1, 2, 4]),
    "4-players-first-game": ([94, 81, 113, 95], [3, 4, 1, 2]),
    "two-pass-phases": ([11, 8, 18], [2, 3, 1]),
    "tie-by-rabbi": ([28, 2, 28, 20], [2, 4, 1, 3]),
}


def read(name: str) -> dict[str, Any]:
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", GAMES)
def test_recorded_games_end_as_they_did(name: str) -> None:
    scores, ranks = GAMES[name]
    game = own(shofar.replay(read(name), BOX))
    assert game.over
    assert game.scores == scores
    assert game.ranks == ranks
    assert game.rules.title.check(game) == []


def test_every_record_is_tested() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(GAMES)


@rule("G3.24")
def test_the_game_with_two_pass_phases_has_them() -> None:
    record = read("two-pass-phases")
    game = own(shofar.opening(record, BOX))
    phases = set()
    for move in record["moves"]:
        game.play(move)
        phases.add(game.passing)
    assert phases == {0, 1, 2}


@rule("G6.4")
def test_the_tie_goes_to_the_higher_rabbi() -> None:
    game = own(shofar.replay(read("tie-by-rabbi"), BOX))
    assert game.scores[0] == game.scores[2]
    assert game.order.index(2) < game.order.index(0)
    assert game.ranks[2] == 1
