"""The files of deploy/: as far as the machine can tell, they would work."""

from __future__ import annotations

import argparse
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from shofar.readers.words import Words
from shofar.web.run.command import add_commands

ROOT = Path(__file__).resolve().parent.parent.parent
DEPLOY = ROOT / "deploy"


def parsed(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(exit_on_error=False)
    add_commands(parser.add_subparsers(required=True), Words())
    return parser.parse_args(arguments)


def test_the_unit_starts_a_command_that_exists() -> None:
    unit = (DEPLOY / "shofar.service").read_text(encoding="utf-8")
    command = re.search(r"^ExecStart=(.*)$", unit, re.M)
    assert command
    program, *arguments = shlex.split(command[1])
    assert program.endswith(".venv/bin/shofar")
    assert parsed(arguments).port == 8000


def test_the_container_starts_a_command_that_exists() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    command = re.search(r"^ENTRYPOINT (.*)$", text, re.M)
    assert command
    program, *arguments = [part.strip(' "') for part in command[1].strip("[]").split(",")]
    assert program.endswith(".venv/bin/shofar")
    assert parsed(arguments).host == "0.0.0.0"
    assert ".venv" in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "shofar.service"
    text = (DEPLOY / "shofar.service").read_text(encoding="utf-8")
    unit.write_text(text.replace("/opt/shofar/.venv/bin/shofar", sys.executable), encoding="utf-8")
    found = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    assert "shofar.service" not in found.stderr, found.stderr
