"""Whether an installed Shofar works: build its packages, install them into an empty environment outside the checkout,
play there, and ask its server for every page. Once plain, from the source distribution, and once compiled.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import httpx

from compile import INSIDE, SUFFIX, missing_tool

ROOT = Path(__file__).resolve().parent.parent
NO_COMPILER = {"CC": "/nonexistent"}
ADDRESS = re.compile(r"http://\S+")
LINK = re.compile(r'(?:href|src|data-hint)="(/[^"#]*)')
LONGEST = 120  # seconds for any of the steps below


class Broken(Exception):
    """What an installed Shofar does not do."""


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="shofar-wheel-") as folder:
        place = Path(folder)
        try:
            python = environment(place / "venv")
            source = source_distribution(place)
            check(python, place, wheel(source, place / "plain", NO_COMPILER), "plain")
            if not missing_tool():
                check(python, place, wheel(ROOT, place / "compiled", {}), "compiled")
        except Broken as broken:
            print(broken)
            return 1
    return 0


# --- making it ------------------------------------------------------------------------------------------------------


def environment(venv: Path) -> Path:
    run([sys.executable, "-m", "venv", "--without-pip", str(venv)])  # ours installs into it
    return venv / "bin" / "python"


def source_distribution(place: Path) -> Path:
    code = f"from setuptools import build_meta; print(build_meta.build_sdist({str(place)!r}))"
    return place / run([sys.executable, "-c", code], cwd=ROOT).splitlines()[-1]


def wheel(source: Path, target: Path, surroundings: dict[str, str]) -> Path:
    # No isolation: what building needs is pinned and installed here.
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    run([*pip, "--wheel-dir", str(target), str(source)], surroundings=surroundings)
    (made,) = target.glob("*.whl")
    return made


# --- looking at it --------------------------------------------------------------------------------------------------


def check(python: Path, place: Path, made: Path, build: str) -> None:
    compare_files(made, build)
    pins = ["--constraint", str(ROOT / "requirements" / "play.txt")]
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-compile"]
    run([*pip, "--force-reinstall", "--no-deps", str(made)])
    run([*pip, *pins, str(made)])
    ask_commands(python.parent / "shofar", place, build)
    pages = ask_pages(python.parent / "shofar", place, build)
    print(f"{made.name}: installed, {build}; it plays, and all of {pages} pages and files were there")


def compare_files(made: Path, build: str) -> None:
    """Every file of the package that git knows is in the wheel, and nothing else but the compiled libraries."""
    known = set(run(["git", "ls-files", "shofar"], cwd=ROOT / "src").splitlines())
    packed = {name for name in ZipFile(made).namelist() if name.startswith("shofar/") and not name.endswith("/")}
    libraries = {name for name in packed if name.startswith(f"shofar/{INSIDE}/")}
    if known != packed - libraries:
        raise Broken(f"{made.name} and the sources differ in: {', '.join(sorted(known ^ (packed - libraries)))}")
    if (build == "compiled") != any(name.endswith(SUFFIX) for name in libraries):
        raise Broken(f"{made.name} should be {build}; compiled is: {', '.join(sorted(libraries)) or 'nothing'}")
    if (build == "plain") != made.name.endswith("-none-any.whl"):
        raise Broken(f"{made.name} is {build}, which its name does not say")


def ask_commands(shofar: Path, place: Path, build: str) -> None:
    title, *_ = titles(shofar, place)
    told = run([str(shofar), "--version"], cwd=place)
    if build not in told:
        raise Broken(f"shofar --version does not say that it is {build}: {told}")
    run([str(shofar), "--help"], cwd=place)
    run([str(shofar), "simulate", title, "--games", "2", "--jobs", "1"], cwd=place)
    run([str(shofar), "play", title, "--seed", "1"], cwd=place, given="1\n1\nquit\n")
    run([str(shofar.parent / "python"), "-c", f"import shofar; shofar.new({title!r}, 2)"], cwd=place)


def titles(shofar: Path, place: Path) -> list[str]:
    code = "import json, shofar; print(json.dumps(shofar.titles()))"
    found: list[str] = json.loads(run([str(shofar.parent / "python"), "-c", code], cwd=place))
    return found


def ask_pages(shofar: Path, place: Path, build: str) -> int:
    """Begin a game of every title, then follow every link there is."""
    with served(shofar, place) as address, httpx.Client(base_url=address, timeout=LONGEST) as client:
        health = answer(client, "/health").json()
        if health["compiled"] is not (build == "compiled"):
            raise Broken(f"the server of the {build} package says of itself: {health}")
        waiting = deque(["/", "/me", "/open", "/metrics", "/gallery"])
        for title in titles(shofar, place):
            begun = client.post("/play", data={"title": title}, headers={"Origin": address})
            waiting += [f"/new?title={title}", f"/gallery/{title}", begun.headers.get("location", "/")]
        waiting += [f"/static/{name.name}" for name in (ROOT / "src/shofar/web/static").iterdir()]
        return follow(client, waiting)


def follow(client: httpx.Client, waiting: deque[str]) -> int:
    """Each address once; of those that differ only in their question the first."""
    seen: set[str] = set()
    while waiting:
        link = waiting.popleft()
        name = link if link.startswith("/new?") else link.partition("?")[0]
        if name not in seen:
            seen.add(name)
            page = answer(client, link)
            # The gallery shows pieces of tables that nobody plays at: their links lead nowhere.
            if "html" in page.headers["content-type"] and not link.startswith("/gallery"):
                waiting += [found.replace("&amp;", "&") for found in LINK.findall(page.text)]
    return len(seen)


def answer(client: httpx.Client, link: str) -> httpx.Response:
    found = client.get(link, headers={"Accept": "text/html"}, follow_redirects=True)
    if found.status_code != 200:
        raise Broken(f"GET {link} is answered with {found.status_code}")
    return found


@contextmanager
def served(shofar: Path, place: Path) -> Iterator[str]:
    command = [
        str(shofar),
        "serve",
        "--gallery",
        "--port",
        "0",
        "--no-limits",
        "--quiet",
        "--database",
        str(place / "games.db"),
    ]
    with subprocess.Popen(command, cwd=place, stdout=subprocess.PIPE, text=True, env=bare({})) as server:
        try:
            assert server.stdout
            told = server.stdout.readline()
            address = ADDRESS.search(told)
            if not address:
                raise Broken(f"shofar serve does not start: {told}")
            yield address[0]
        finally:
            server.terminate()


# --- running things -------------------------------------------------------------------------------------------------


def bare(surroundings: dict[str, str]) -> dict[str, str]:
    """Nothing of the checkout is to be found."""
    hidden = ("PYTHONPATH", "SHOFAR_PURE", "SHOFAR_EXPECT", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if name not in hidden} | surroundings


def run(
    command: list[str], cwd: Path | None = None, surroundings: dict[str, str] | None = None, given: str = ""
) -> str:
    done = subprocess.run(
        command, cwd=cwd, env=bare(surroundings or {}), input=given, capture_output=True, text=True, check=False
    )
    if done.returncode or "Traceback" in done.stderr:
        raise Broken(f"{' '.join(command)}\n{done.stdout}{done.stderr}ended with {done.returncode}")
    return done.stdout


if __name__ == "__main__":
    if shutil.which("git") is None:
        sys.exit("git is needed: it knows which files belong into the package")
    sys.exit(main())
