"""Make the virtual environment with the pinned packages: `python make_venv.py .venv`.

Runs under the system's Python, with nothing installed yet.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
APART = {"peers.txt"}  # installed by the benchmark into an environment of its own


def main(venv: Path) -> None:
    try:
        import ensurepip  # noqa: F401
        import venv as _  # noqa: F401
    except ImportError:
        sys.exit("This Python cannot make virtual environments: on Debian or Ubuntu, apt-get install python3-venv")
    lists = sorted(path for path in (ROOT / "requirements").glob("*.txt") if path.name not in APART)
    (ROOT / "build").mkdir(exist_ok=True)
    with Lock(ROOT / "build" / "venv.lock"):
        if not current(venv, lists):
            install(venv, lists)


def current(venv: Path, lists: list[Path]) -> bool:
    """Someone else may have made it while we waited for the lock."""
    ready = venv / "ready"
    needed = [*lists, ROOT / "pyproject.toml", Path(__file__)]
    return ready.exists() and all(path.stat().st_mtime < ready.stat().st_mtime for path in needed)


def install(venv: Path, lists: list[Path]) -> None:
    python = venv / "bin" / "python"
    print("Setting up .venv: a minute the first time")
    if not works(python):
        run([sys.executable, "-m", "venv", "--clear", str(venv)])
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*pip, *(part for path in lists for part in ("-r", str(path)))])
    # No isolation: setuptools is pinned above, so nothing unpinned is fetched.
    run([*pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)])
    (venv / "ready").touch()


def works(python: Path) -> bool:
    """An environment whose Python is gone or another version is made anew."""
    ask = "import sys, pip; print(sys.version_info[:2])"
    try:
        answer = subprocess.run([str(python), "-c", ask], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return answer.stdout.strip() == str(sys.version_info[:2])


def run(command: list[str]) -> None:
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}Setting up .venv failed at: {' '.join(command)}")


class Lock:
    """Two makes at once would install into one another."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> None:
        import fcntl

        self.file = self.path.open("w")
        fcntl.flock(self.file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        self.file.close()


if __name__ == "__main__":
    os.environ.pop("PYTHONPATH", None)
    main(Path(sys.argv[1]).absolute())
