"""Everything that takes hours: kill -9 under load on both databases, whole games on the pages, random games.

Each part tells its progress; at the end there is a line for each, and the exit code says whether all went well.
"""

import argparse
import os
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Part:
    """A command and what it is for."""

    name: str
    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1_000, help="on each database (%(default)s)")
    parser.add_argument("--games", type=int, default=20_000, help="random games of each title (%(default)s)")
    given = parser.parse_args()
    results = [run(part) for part in parts(given.kills, given.games)]
    print("\nSummary", *results, sep="\n")
    return 0 if all(result.endswith("well") for result in results) else 1


def parts(kills: int, games: int) -> list[Part]:
    killing = ["-m", "tests.web.soak", "--kills", str(kills), "--database"]
    looked = [f"tests/web/test_{name}.py" for name in ("crawler", "guided", "help")]
    pages = ["-m", "pytest", "-v", "--tb=short", *looked]
    return [
        Part(f"{kills:,} kills on SQLite", [*killing, "sqlite"]),
        Part(f"{kills:,} kills on PostgreSQL", [*killing, "postgresql"]),
        Part("whole games on the pages", pages, {"SHOFAR_CRAWL": "all"}),
        Part("environments, every kind of game", ["-m", "pytest", "-q", "tests/env"], {"SHOFAR_ENV": "all"}),
        Part("10,000 games on a cluster", ["-m", "pytest", "-q", "tests/scale"], {"SHOFAR_RAY_GAMES": "10000"}),
        Part(f"{games:,} random games of each title", ["tools/fuzz.py", "--games", str(games)]),
    ]


def run(part: Part) -> str:
    """Run a part; returns its line of the summary."""
    print(f"\n{part.name}", flush=True)
    began = time.monotonic()
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", **part.environment}
    code = subprocess.run([sys.executable, *part.command], cwd=ROOT, env=environment, check=False).returncode
    minutes = (time.monotonic() - began) / 60
    return f"  {part.name}: {minutes:.1f} minutes, {'well' if code == 0 else f'a fault (exit code {code})'}"


if __name__ == "__main__":
    sys.exit(main())
