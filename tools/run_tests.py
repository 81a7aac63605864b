"""Run the tests: all of them in the build there is; beside that, those marked `both` in plain Python.

Anything on the command line goes to pytest: `make test ARGS="-k wall"`.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
NOTHING_COLLECTED = 5
# A test of pages spends much of its time waiting for an answer: one process more than there are cores uses that.
WORKERS = (os.cpu_count() or 1) + 1
POLITE = 5


def main(arguments: list[str]) -> int:
    pure = os.environ.get("SHOFAR_PURE", "") not in ("", "0")
    if pure or not (ROOT / "build" / "compiled" / "stamp").exists():
        print("Tests in plain Python", flush=True)
        return start(arguments, pure=True).wait()
    with tempfile.TemporaryFile() as kept:
        second = start(["-m", "both", *arguments], pure=True, output=kept)
        if hasattr(os, "setpriority"):  # it fills the time that the others leave, and takes none of theirs
            os.setpriority(os.PRIO_PROCESS, second.pid, os.getpriority(os.PRIO_PROCESS, 0) + POLITE)
        print("Tests in the compiled build", flush=True)
        first = start(arguments, pure=False).wait()
        code = second.wait()
        print("Tests in plain Python, those that need both", flush=True)
        kept.seek(0)
        print(kept.read().decode(errors="replace"), flush=True)
    return first or (0 if code == NOTHING_COLLECTED else code)


def start(arguments: list[str], pure: bool, output: IO[bytes] | None = None) -> subprocess.Popen[bytes]:
    # SHOFAR_EXPECT lets a test fail when another build answered than the one meant here.
    build = {"SHOFAR_PURE": "1" if pure else "0", "SHOFAR_EXPECT": "pure" if pure else "compiled"}
    command = [sys.executable, "-m", "pytest", "-q", "-n", str(WORKERS), "--dist", "worksteal", *arguments]
    return subprocess.Popen(command, cwd=ROOT, env={**os.environ, **build}, stdout=output, stderr=output)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
