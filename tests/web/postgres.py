"""A real PostgreSQL for the tests, from its PyPI package or from the system, in a folder of its own.

PostgreSQL refuses to run as root: then it is started as the user `nobody`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

from tests.web.missing import Missing

MISSING = (
    "no PostgreSQL was found: install the package pgserver (make setup does it) or your system's postgresql "
    "(Debian: apt-get install postgresql)"
)


def programs() -> list[Path]:
    """Where initdb and postgres may be, the pinned package first."""
    found = []
    package = find_spec("pgserver")
    if package and package.origin:
        found.append(Path(package.origin).parent / "pginstall" / "bin")
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return [folder for folder in found if (folder / "postgres").exists() and _usable(folder)]


def _usable(folder: Path) -> bool:
    answer = subprocess.run([folder / "postgres", "--version"], capture_output=True, check=False, **_as_somebody())
    return answer.returncode == 0


def _as_somebody() -> dict[str, Any]:
    return {"user": "nobody", "group": "nogroup", "extra_groups": []} if os.getuid() == 0 else {}


class Postgres:
    """A server on a socket in its own folder."""

    def __init__(self, durable: bool = True) -> None:
        """`durable` as in production; a test machine's power is not cut."""
        found = programs()
        if not found:
            raise Missing(MISSING)
        self.bin = found[0]
        self.settings = (
            [] if durable else ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"]
        )
        self.folder = Path(tempfile.mkdtemp(prefix="shofar-pg-"))
        if os.getuid() == 0:
            shutil.chown(self.folder, "nobody", "nogroup")
        self.process: subprocess.Popen[Any] | None = None
        self._run("initdb", "-D", str(self.folder / "data"), "-U", "shofar", "-A", "trust", "-E", "UTF8", "--no-sync")

    def url(self, name: str = "postgres") -> str:
        return f"postgresql://shofar@/{name}?host={self.folder}"

    def start(self) -> None:
        command = [str(self.bin / "postgres"), "-D", str(self.folder / "data"), "-k", str(self.folder)]
        command += ["-c", "listen_addresses=", *self.settings]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, **_as_somebody())
        self._run(
            "pg_isready", "-h", str(self.folder), "-U", "shofar", retry=6000
        )  # five minutes: a busy machine is slow

    def stop(self) -> None:
        """An immediate stop, as if the machine went away."""
        if self.process:
            self.process.send_signal(3)
            self.process.wait()
            self.process = None

    def create(self, name: str, like: str = "template1") -> str:
        """A new database: an empty one, or a copy of one that nobody is connected to."""
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {like}".encode())
        return self.url(name)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *args: str, retry: int = 1) -> None:
        for attempt in range(retry):
            answer = subprocess.run(
                [self.bin / program, *args], capture_output=True, text=True, check=False, **_as_somebody()
            )
            if answer.returncode == 0:
                return
            if attempt + 1 < retry and self.process and self.process.poll() is None:
                self.process_wait()
        raise RuntimeError(f"{program} failed: {answer.stderr[-500:]}")

    def process_wait(self) -> None:
        """Give the server a moment: it tells nobody when it is ready, it has to be asked."""
        assert self.process
        try:
            self.process.wait(timeout=0.05)
        except subprocess.TimeoutExpired:
            return
