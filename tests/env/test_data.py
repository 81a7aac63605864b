"""Games as data: written, read back, and replayed exactly."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import shofar
from shofar.bots import arena
from shofar.cli import main
from shofar.env import data, features

formats = pytest.mark.parametrize("suffix", data.SUFFIXES)


def simulated(file: Path, title: str = "golem", games: int = 3) -> None:
    asked = ["simulate", title, "--players", "2", "--games", str(games), "--jobs", "1", "--seed", "d"]
    assert main([*asked, "--write", str(file)]) == 0


@formats
@pytest.mark.parametrize("title", shofar.titles())
def test_what_a_simulation_writes_is_read_back_and_replayed(
    title: str, suffix: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    simulated(tmp_path / f"games{suffix}", title)
    matches = arena.schedule(title, ["random"] * 2, 3, "d")
    results = [arena.play(match) for match in matches]
    games = list(data.read(tmp_path / f"games{suffix}"))
    assert [(game.seed, game.bots, game.scores) for game in games] == [
        (one.seed, one.bots[:2], one.scores) for one in results
    ]
    for game, result in zip(games, results, strict=True):
        assert tuple(decision.choice for decision in game.decisions) == result.moves
        assert all(decision.choice in decision.legal for decision in game.decisions)
        assert {len(decision.observation) for decision in game.decisions} == {features(title).size}
        assert game.replay().scores == list(result.scores)


@formats
def test_both_formats_hold_the_same(suffix: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    simulated(tmp_path / "games.jsonl")
    games = list(data.read(tmp_path / "games.jsonl"))
    assert data.write(tmp_path / f"again{suffix}", games) == 3
    assert list(data.read(tmp_path / f"again{suffix}")) == games


def test_the_columns_of_parquet_name_the_features(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import pyarrow.parquet as parquet

    simulated(tmp_path / "games.parquet", games=1)
    table = parquet.read_table(tmp_path / "games.parquet")
    told = json.loads(table.schema.metadata[b"features"])
    assert [name for name, *_ in told] == [one.name for one in features("golem")]
    assert table.column("step").to_pylist() == list(range(table.num_rows))


def test_a_changed_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    simulated(tmp_path / "games.jsonl", games=1)
    (game,) = data.read(tmp_path / "games.jsonl")
    with pytest.raises(shofar.BadRecord, match="it ends otherwise"):
        replace(game, scores=(1, 2)).replay()
    with pytest.raises(shofar.BadRecord, match="decision 0 is another one"):
        replace(game, seed="other").replay()


@pytest.mark.parametrize(
    ("name", "sentence"),
    [("games.csv", "ends neither in .jsonl nor in .parquet"), ("none/games.jsonl", "cannot write")],
)
def test_a_file_that_cannot_be_written_is_told_before_playing(
    name: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "golem", "--games", "1", "--write", str(tmp_path / name)]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(("name", "text"), [("x.jsonl", "{}\n"), ("x.jsonl", "no\n"), ("x.parquet", "no")])
def test_a_file_with_something_else_is_told(name: str, text: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(shofar.BadRecord, match=name):
        list(data.read(tmp_path / name))
