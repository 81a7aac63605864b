"""What an operator gets wrong at the start: one line that says so and the exit code 2, never a trace or a loop."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from shofar.web.store.connect import writing
from shofar.web.store.store import Store
from tests.web.server import PATIENCE


def served(*arguments: str, **environment: str) -> tuple[int, str]:
    """The exit code and what was said, of a server that cannot start."""
    made = subprocess.run(
        [sys.executable, "-m", "shofar.cli", "serve", "--port", "0", *arguments],
        env=os.environ | environment, capture_output=True, text=True, check=False, timeout=PATIENCE,
    )  # fmt: skip
    return made.returncode, made.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "99999"], "--port is a number"),
        (["--host", "nowhere.invalid"], "cannot listen"),
        (["--public-url", "games.example.org"], "--public-url is an address"),
        (["--public-url", "https://example.org/games"], "--public-url is an address"),
        (["--database", "mysql://x/y"], "a database is"),
        (["--database", "postgresql://anna:pass@127.0.0.1:1/x"], "cannot be used"),
    ],
)
def test_a_wrong_setting_is_said_in_one_line(arguments: list[str], said: str) -> None:
    code, line = served(*arguments)
    assert code == 2 and said in line and line.count("\n") == 1 and "pass@" not in line


def test_a_wrong_port_of_the_mail_server_is_said() -> None:
    assert served(SHOFAR_SMTP_PORT="x")[0] == 2


@pytest.mark.parametrize("workers", ["1", "2"])
def test_what_is_no_database_ends_the_server(tmp_path: Path, workers: str) -> None:
    """Workers that can never start are not started again and again."""
    (tmp_path / "x.db").write_text("certainly no database, but long enough to be taken for one" * 20)
    code, said = served("--workers", workers, "--database", str(tmp_path / "x.db"))
    assert code == 2 and "file is not a database" in said
    assert "Traceback" not in said and "Fatal" not in said


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path, workers: str) -> None:
    store = Store(str(tmp_path / "x.db"))
    with writing(store.engine).begin() as connection:
        connection.execute(text("UPDATE shofar_schema SET version = 99"))
    store.close()
    code, said = served("--workers", workers, "--database", str(tmp_path / "x.db"))
    assert code == 2 and "use a newer Shofar" in said and "Traceback" not in said


def test_errors_of_the_database_do_not_show_values(store: Store) -> None:
    """They may end up in a log, and among the values are seeds."""
    with writing(store.engine).begin() as connection, pytest.raises(Exception, match="nowhere") as raised:
        connection.execute(text("INSERT INTO nowhere VALUES (:seed)"), {"seed": "a seed"})
    assert "a seed" not in str(raised.value)
