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
    points = features("golem")["own.vp"]  # unpaid golems cost points: what 0 stands for must be told, too
    assert ["own.vp", points.start, [], -40, 215] in told
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


@formats
def test_a_place_that_cannot_be_written_is_told(
    suffix: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    simulated(tmp_path / "games.jsonl", games=1)
    with pytest.raises(shofar.BadRequest, match=r"cannot write .*: No such file or directory"):
        data.write(tmp_path / "none" / f"games{suffix}", data.read(tmp_path / "games.jsonl"))


@formats
def test_who_interrupts_the_writing_keeps_what_was_written(
    suffix: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C at the third game: two games, and the figures of all."""
    real, written = data.played, list[str]()

    def interrupted(match: arena.Match, result: arena.Result) -> data.Played:
        if len(written) == 2:
            raise KeyboardInterrupt
        written.append(match.seed)
        return real(match, result)

    monkeypatch.setattr(data, "played", interrupted)
    file = tmp_path / f"games{suffix}"
    asked = ["--language", "en", "simulate", "golem", "--players", "2", "--games", "5", "--jobs", "1"]
    assert main([*asked, "--write", str(file)]) == 130
    told = capsys.readouterr()
    assert "5 games of Golem" in told.out and told.err.splitlines()[-1] == "shofar: Interrupted."
    assert [game.seed for game in data.read(file)] == written
    assert all(game.replay().over for game in data.read(file))


def test_who_reads_only_the_first_lines_has_all_games(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`shofar simulate --write games.jsonl | head`."""

    def closed(*_lines: object) -> list[str]:
        raise BrokenPipeError

    monkeypatch.setattr("shofar.terminal.reports.summary_lines", closed)
    monkeypatch.setattr("os.dup2", lambda *_: None)
    simulated(tmp_path / "games.jsonl", games=3)
    assert len(list(data.read(tmp_path / "games.jsonl"))) == 3


def test_a_file_stays_as_it_is_until_there_are_games_to_write(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    simulated(tmp_path / "games.jsonl", games=2)
    before = (tmp_path / "games.jsonl").read_bytes()
    monkeypatch.setattr("shofar.scale.runs.run", lambda *asked: iter(()))  # Ctrl-C before the first game was over
    for name in ("games.jsonl", "new.jsonl"):
        asked = ["simulate", "golem", "--players", "2", "--games", "2", "--write", str(tmp_path / name)]
        assert main(asked) == 130
    assert (tmp_path / "games.jsonl").read_bytes() == before
    assert not (tmp_path / "new.jsonl").exists()


@pytest.mark.parametrize(("name", "text"), [("x.jsonl", "{}\n"), ("x.jsonl", "no\n"), ("x.parquet", "no")])
def test_a_file_with_something_else_is_told(name: str, text: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(shofar.BadRecord, match=name):
        list(data.read(tmp_path / name))
