"""Run the tests: all of them in the build there is, then those marked `both` once more in plain Python.

Anything on the command line goes to pytest: `make test ARGS="-k wall"`.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOTHING_COLLECTED = 5


def main(arguments: list[str]) -> int:
    pure = os.environ.get("SHOFAR_PURE", "") not in ("", "0")
    if pure or not (ROOT / "build" / "compiled" / "stamp").exists():
        return run("plain Python", arguments, pure=True)
    first = run("the compiled build", arguments, pure=False)
    second = run("plain Python, the tests that need both", ["-m", "both", *arguments], pure=True)
    return first or (0 if second == NOTHING_COLLECTED else second)


def run(where: str, arguments: list[str], pure: bool) -> int:
    print(f"Tests in {where}", flush=True)
    # SHOFAR_EXPECT lets a test fail when another build answered than the one meant here.
    build = {"SHOFAR_PURE": "1" if pure else "0", "SHOFAR_EXPECT": "pure" if pure else "compiled"}
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", *arguments]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **build}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
