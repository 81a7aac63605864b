"""Recorded games end as they did, for every player count, variant and way to end."""

import json
from pathlib import Path

import pytest

import shofar
from shofar.engine.promise import kept, promise
from tests.games.nehemiah.records import FOLDER, features, setups, wanted
from tests.games.nehemiah.table import BOX, own
from tests.rules import rule

pytestmark = pytest.mark.both

FILES = sorted(FOLDER.glob("*.json"))


@rule("N7.7", "N8.8", "N9.1", "N9.3", "N13.3", "N13.4")
@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_recorded_game_ends_as_it_did(file: Path) -> None:
    document = json.loads(file.read_text(encoding="utf-8"))
    game = own(shofar.replay(document["record"], BOX))
    assert game.over
    assert (game.scores, game.ranks) == (document["scores"], document["ranks"])
    assert kept(document["promise"], promise(game, (), 0))
    assert features(document["record"]) == document["shows"]


def test_together_the_records_show_every_way_to_end() -> None:
    shown: dict[str, set[str]] = {}
    for file in FILES:
        document = json.loads(file.read_text(encoding="utf-8"))
        setup = "-".join(file.stem.split("-")[:2])
        shown.setdefault(setup, set()).update(document["shows"])
    for name, players, options in setups():
        assert wanted(players, options) <= shown[name]
    for players in (2, 3, 4):
        for variant in ("base", "leaders"):
            assert {"round 1: stall", "round 2: stall", "end: stall"} <= shown[f"{players}-{variant}"]
    assert {"round 1: deadlock", "round 2: deadlock", "end: deadlock"} <= shown["2-base"]
