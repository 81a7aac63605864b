"""Make the environment with the pinned packages: `python make_venv.py .venv [play|build|test|bench|fit|check] ...`.

Each word is something one wants to do; what is installed already stays. Without a word, everything is.
Runs under the system's Python, with nothing installed yet.
"""

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NEEDS = {  # the lists of requirements/ that each of them takes
    "play": ["play"],
    "build": ["play", "build"],
    "test": ["play", "build", "test", "fit", "rl"],
    "bench": ["play", "build", "test", "fit", "rl"],
    "fit": ["play", "build", "fit"],
    "check": ["play", "build", "test", "fit", "rl", "check"],
}


def main(venv: Path, wanted: list[str]) -> None:
    unknown = sorted(set(wanted) - set(NEEDS))
    if unknown:
        sys.exit(f"make_venv.py does not know '{unknown[0]}'; it installs what one of these needs: {', '.join(NEEDS)}")
    lists = list(dict.fromkeys(name for want in wanted or NEEDS for name in NEEDS[want]))
    (ROOT / "build").mkdir(exist_ok=True)
    with Lock(ROOT / "build" / "venv.lock"):
        missing = [name for name in lists if not current(venv, name)]
        if missing:
            make(venv)
            install(venv, missing)


def current(venv: Path, name: str) -> bool:
    note = venv / "installed" / name
    return works(venv) and note.exists() and note.read_text(encoding="utf-8") == contents(name)


def contents(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")


def works(venv: Path) -> bool:
    """An environment that was not finished, or whose Python is gone or another version, is made anew."""
    note = venv / "installed" / "python"
    return (venv / "bin" / "python").exists() and note.exists() and note.read_text(encoding="utf-8") == sys.version


def make(venv: Path) -> None:
    if works(venv):
        return
    try:
        import ensurepip  # noqa: F401
        import venv as _  # noqa: F401
    except ImportError:
        sys.exit("This Python cannot make virtual environments: on Debian or Ubuntu, apt-get install python3-venv")
    print("Setting up .venv: half a minute the first time", flush=True)
    shutil.rmtree(venv, ignore_errors=True)
    run([sys.executable, "-m", "venv", str(venv)])
    link(venv)
    (venv / "installed").mkdir()
    (venv / "installed" / "python").write_text(sys.version, encoding="utf-8")


def link(venv: Path) -> None:
    """`import shofar` and the command `shofar` use the sources as they stand, with no build of a package."""
    (libraries,) = (venv / "lib").glob("python*/site-packages")
    (libraries / "shofar.pth").write_text(f"{ROOT / 'src'}\n", encoding="utf-8")
    command = venv / "bin" / "shofar"
    command.write_text(
        f'#!/bin/sh\nexec {shlex.quote(str(venv / "bin" / "python"))} -m shofar "$@"\n', encoding="utf-8"
    )
    command.chmod(0o755)


def install(venv: Path, names: list[str]) -> None:
    """The lists name everything, so nothing has to be resolved. What was broken off is installed over itself."""
    begun = venv / "installed" / "begun"
    again = ["--ignore-installed"] if begun.exists() else []
    begun.touch()
    pip = [str(venv / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    lists = [part for name in names for part in ("-r", str(ROOT / "requirements" / f"{name}.txt"))]
    run([*pip, "--no-deps", "--no-compile", *again, *lists])
    for name in names:
        (venv / "installed" / name).write_text(contents(name), encoding="utf-8")
    begun.unlink()


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
    main(Path(sys.argv[1]).absolute(), sys.argv[2:])
