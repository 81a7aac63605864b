"""The example that trains: it goes through with few games, and what cannot be is a sentence before the first one."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "examples" / "train_value.py"


def trained(folder: Path, *numbers: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(SCRIPT), "--out", str(folder), *numbers]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_few_games_give_a_curve_and_weights(tmp_path: Path) -> None:
    done = trained(tmp_path, "--first", "25", "--rounds", "1", "--games", "1", "--tests", "1", "--jobs", "1")
    assert done.returncode == 0, done.stderr
    curve = json.loads((tmp_path / "curve.json").read_text(encoding="utf-8"))
    assert [point["games"] for point in curve] == [1, 3, 8, 25, 26]
    assert [point["tests"] for point in curve] == [2] * 5, "each deal from both seats"
    assert (tmp_path / "weights.npz").exists()
    assert "<polyline" in (tmp_path / "curve.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(("number", "text"), [("--first", "24"), ("--tests", "0"), ("--jobs", "-1"), ("--games", "x")])
def test_too_few_games_are_refused_before_the_first(tmp_path: Path, number: str, text: str) -> None:
    done = trained(tmp_path / "none", number, text)
    assert done.returncode == 2
    assert f"'{text}' is not a whole number from" in done.stderr
    assert not (tmp_path / "none").exists()
