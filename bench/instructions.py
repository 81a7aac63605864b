"""How many instructions a real choice takes, the same on a busy machine as on a quiet one. Needs valgrind.

`python bench/instructions.py` plays equal random games in this checkout; `--source DIRECTORY` in another one, with its
own build if it has one. What starting takes is left out: a run with games less one without.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from measure import table

ROOT = Path(__file__).resolve().parent.parent
GAMES = {"compiled": 30, "pure": 3}  # of each number of players, and one before that fills the caches
COLLECTED = re.compile(r"Collected\s*:\s*(\d+)")

CHILD = """
import random, sys
import shofar
name, games = sys.argv[1], int(sys.argv[2])
real = 0
for players in shofar.title(name).players:
    for number in range(games + 1):
        chance = random.Random(f"{name}/{players}/{number}")
        game = shofar.new(name, players=players, seed=chance.getrandbits(64))
        while game.seat is not None:
            ids = game.legal()
            real += len(ids) > 1 and number > 0
            game.apply(ids[int(chance.random() * len(ids))])
print("compiled" if shofar.compiled else "pure", real)
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", action="append", help="only this title; may be given several times")
    parser.add_argument("--source", type=Path, default=ROOT, help="the checkout whose games are played (this one)")
    parser.add_argument("--pure", action="store_true", help="in plain Python, too; takes minutes")
    options = parser.parse_args()
    if shutil.which("valgrind") is None:
        print("This counts with valgrind, which was not found: install the package of that name.", file=sys.stderr)
        return 1
    rows = []
    for build in ("compiled", "pure") if options.pure else ("compiled",):
        for title in options.title or titles():
            found, choices, instructions = counted(options.source, title, build)
            rows.append([f"{title}, {found}", f"{choices:,}", f"{instructions / choices:,.0f}"])
    print(table(["", "real choices", "instructions each"], rows))
    return 0


def titles() -> list[str]:
    import shofar

    return list(shofar.titles())


def counted(source: Path, title: str, build: str) -> tuple[str, int, int]:
    """The build that was there, real choices, and the instructions they took."""
    _, _, starting = one_run(source, title, build, 0)
    found, choices, instructions = one_run(source, title, build, GAMES[build])
    return found, choices, instructions - starting


def one_run(source: Path, title: str, build: str, games: int) -> tuple[str, int, int]:
    environment = {**os.environ, "PYTHONPATH": str(source / "src"), "PYTHONHASHSEED": "0"}
    environment["SHOFAR_PURE"] = "1" if build == "pure" else "0"
    with TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", sys.executable, "-c", CHILD]
        done = subprocess.run(
            [*command, title, str(games)], env=environment, cwd=source, capture_output=True, text=True, check=True
        )
    found, choices = done.stdout.split()
    said = COLLECTED.search(done.stderr)
    assert said is not None, done.stderr
    return found, int(choices), int(said[1])


if __name__ == "__main__":
    sys.exit(main())
