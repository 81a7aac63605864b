"""Many boxes and many bots: one command, one table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shofar.cli import main

BOX = "[gates]\ngate_1 = { value = 60 }\n"


def test_every_line_up_with_every_box_is_in_one_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")  # a narrow terminal has it in lines
    box = tmp_path / "dear.toml"
    box.write_text(BOX, encoding="utf-8")
    asked = [
        "--language",
        "en",
        "study",
        "nehemiah",
        "--games",
        "4",
        "--jobs",
        "1",
        "--boxes",
        str(box),
        "--bots",
        "greedy,random",
    ]
    assert main([*asked, "random,random,random"]) == 0
    lines = capsys.readouterr().out.splitlines()
    first = next(line for line in lines if line.startswith("its own"))
    assert first.split()[:3] == ["its", "own", "medium,random"]
    assert sum(line.startswith("dear.toml") for line in lines) == 2
    assert main([*asked, "--json"]) == 0
    own, dear = json.loads(capsys.readouterr().out)
    assert own["box"] is None and dear["box"] == str(box)
    assert own["games"] == dear["games"] == 4
    assert dear["scores"]["mean"] > own["scores"]["mean"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "greedy,nobody"], "there is no bot 'nobody'"),
        (["--bots", "greedy"], "is for 2 to 4 players, not 1"),
        (["--bots", "greedy,random", "--boxes", "nowhere.toml"], "cannot read the box nowhere.toml"),
        (["--bots", "greedy,random", "--games", "0"], "0 games cannot be played"),
    ],
)
def test_what_is_wrong_is_one_sentence(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", "nehemiah", *arguments]) == 2
    told = capsys.readouterr().err
    assert sentence in told and len(told.splitlines()) == 1
