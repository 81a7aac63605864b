"""Compile the engine, the games, the bots and what draws pages with mypyc into build/compiled/; nothing to do when that
is up to date.

Never beside the sources: a compiled module beside its source hides every later edit. What this needs is installed by
`make_venv.py .venv build`.
"""

import argparse
import fcntl
import hashlib
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "shofar"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
WORK = BUILD / "mypyc"
UNFINISHED = WORK / "unfinished"
SUFFIX = EXTENSION_SUFFIXES[0]
EXCLUDE = ROOT / "tools" / "compile_exclude.txt"
PROGRESS = "progress: "  # how a line of mypyc_build.py begins that tells how far it is
TOOLS = [ROOT / "tools" / name for name in ("mypyc_build.py", "mypyc_docstrings.py")]
SETTINGS = [ROOT / "requirements" / "build.txt", *TOOLS]

# That module alone: importing shofar would load what we are to build.
_module = runpy.run_path(str(PACKAGE / "compiled.py"))
PARTS: tuple[str, ...] = _module["PARTS"]
SINGLE: tuple[str, ...] = _module["SINGLE"]
parse_stamp: Callable[[str], tuple[str, set[str], dict[str, str]]] = _module["parse_stamp"]
source_lines: Callable[..., Iterator[str]] = _module["source_lines"]
INSIDE: str = _module["INSIDE"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lenient", action="store_true", help="go on without a build when the code does not compile")
    parser.add_argument("--force", action="store_true", help="build even when up to date")
    options = parser.parse_args()
    if pure():
        return 0
    missing = missing_tool()
    if missing:
        (COMPILED / "stamp").unlink(missing_ok=True)
        print(f"Shofar runs as plain Python, slower, because {missing}")
        return 0
    failed = bring_up_to_date(options.force)
    if failed and options.lenient:
        print("The code above does not compile: going on as plain Python, slower")
        return 0
    return failed


def pure() -> bool:
    return os.environ.get("SHOFAR_PURE", "") not in ("", "0")


def bring_up_to_date(force: bool = False) -> int:
    """Build if that is needed, one at a time; 0 if the build is good then."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not force and up_to_date():
            return 0
        return build()


def missing_tool() -> str:
    """What of the C toolchain is not there, in words; nothing when all is."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ('{compiler}' was not found; on Debian or Ubuntu: apt-get install gcc)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are not there (on Debian or Ubuntu: apt-get install python3-dev)"
    return ""


def up_to_date() -> bool:
    """By time and size as at every start; when only times moved, by content, and then the stamp is renewed."""
    try:
        text = (COMPILED / "stamp").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False
    suffix, sources, modules = parse_stamp(text)
    if suffix != SUFFIX or f"content {content()}" not in text.splitlines():
        return False
    if sources != set(source_lines(str(PACKAGE))):
        write_stamp([*stamp_lines(), *(f"module {name} {file}" for name, file in modules.items())])
    return all((COMPILED / file).exists() for file in modules.values())


def content() -> str:
    """A digest of everything the build depends on."""
    return digest_of([*all_sources(), EXCLUDE, Path(__file__), *SETTINGS])


def digest_of(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def all_sources() -> list[Path]:
    found = [path for part in PARTS for path in (PACKAGE / part).rglob("*.py")]
    return sorted([*found, *(PACKAGE / name for name in SINGLE)])


def excluded() -> set[Path]:
    """What stays plain Python, by patterns."""
    lines = [line.strip() for line in EXCLUDE.read_text(encoding="utf-8").splitlines()]
    found = {line: set(PACKAGE.glob(line)) for line in lines if line and not line.startswith("#")}
    unknown = sorted(line for line, paths in found.items() if not paths)
    if unknown:
        sys.exit(f"{EXCLUDE.relative_to(ROOT)} names what is not there: {', '.join(unknown)}")
    return set().union(*found.values())


def groups() -> dict[str, list[str]]:
    """What is compiled together: the engine, each game, the bots, and what draws pages. The C compiler then has several
    to do at once, and an edit of one leaves the others as they are."""
    plain = excluded()
    found: dict[str, list[str]] = {}
    for path in all_sources():
        if path.name != "__init__.py" and path not in plain:
            part, *folders = path.relative_to(PACKAGE).parent.parts
            name = f"shofar_{folders[0] if part == 'games' and folders else part}"
            found.setdefault(name, []).append(str(path.relative_to(SOURCE)))
    return found


def build() -> int:
    files = groups()
    if not files:
        return 0
    stamp = stamp_lines()  # before the sources are read: an edit during the build makes the build stale
    began = time.perf_counter()
    print(f"Compiling the engine, the games, the bots, the pages ({sum(map(len, files.values()))} modules)", flush=True)
    forget_other_settings()
    forget_unfinished()
    UNFINISHED.touch()
    failed, told = run_mypyc(files)
    if failed and "Traceback" in told:
        # Not an error of our code; what an interrupted build left behind can be the cause.
        shutil.rmtree(WORK)
        failed, told = run_mypyc(files)
    UNFINISHED.unlink(missing_ok=True)
    if failed:
        print(told, end="")
        (COMPILED / "stamp").unlink(missing_ok=True)
        return 1
    install(files, stamp)
    print(f"Compiled in {time.perf_counter() - began:.0f} s", flush=True)
    return 0


def forget_unfinished() -> None:
    """A build that was broken off may have left half a library, which looks as if it were up to date."""
    if UNFINISHED.exists():
        shutil.rmtree(WORK / "lib", ignore_errors=True)
        shutil.rmtree(WORK / "objects", ignore_errors=True)


def forget_other_settings() -> None:
    """Objects made by another compiler, or with other flags, are not to be linked with ours."""
    settings = f"{digest_of(SETTINGS)} {sys.version} {os.environ.get('CC')} {os.environ.get('CFLAGS')}"
    note = WORK / "settings"
    if not note.exists() or note.read_text(encoding="utf-8") != settings:
        shutil.rmtree(WORK, ignore_errors=True)
        WORK.mkdir(parents=True)
        note.write_text(settings, encoding="utf-8")


def run_mypyc(files: dict[str, list[str]]) -> tuple[int, str]:
    """The exit code and what was said, of a process of its own, so that mypyc's way to end and to talk stays there."""
    command = [sys.executable, str(ROOT / "tools" / "mypyc_build.py"), os.path.relpath(WORK, SOURCE)]
    command += [f"{name}={','.join(paths)}" for name, paths in files.items()]
    environment = {**os.environ, "MYPY_CACHE_DIR": str(WORK / "cache")}
    process = subprocess.Popen(
        command, cwd=SOURCE, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    told = []
    assert process.stdout
    for line in process.stdout:
        if line.startswith(PROGRESS):
            print(f"Compiled {line.removeprefix(PROGRESS).strip()} libraries", flush=True)
        else:
            told.append(line)
    return process.wait(), "".join(told)


def install(files: dict[str, list[str]], stamp: list[str]) -> None:
    """Copy the libraries into a folder of their own, and put the stamp last. A program that runs and has not loaded
    all of its modules yet goes on with the folder it began with."""
    folder = COMPILED / time.strftime("%Y%m%d-%H%M%S")
    folder.mkdir(parents=True)
    for group, paths in files.items():
        library = f"{group}__mypyc"
        shutil.copy2(WORK / "lib" / (library + SUFFIX), folder)
        names = [library, *(path.removesuffix(".py").replace("/", ".") for path in paths)]
        stamp += [f"module {name} {folder.name}/{library}{SUFFIX}" for name in names]
    write_stamp(stamp)
    for old in sorted(path for path in COMPILED.iterdir() if path.is_dir())[:-2]:
        shutil.rmtree(old)


def pack(package: Path) -> None:
    """Put the libraries into a copy of the package that is to be installed elsewhere."""
    _, _, modules = parse_stamp((COMPILED / "stamp").read_text(encoding="utf-8"))
    folder = package / INSIDE
    folder.mkdir()
    for file in set(modules.values()):
        shutil.copy2(COMPILED / file, folder)
    lines = [f"python {SUFFIX}", *sorted(source_lines(str(package), False))]
    lines += [f"module {name} {Path(file).name}" for name, file in modules.items()]
    (folder / "stamp").write_text("\n".join(lines) + "\n", encoding="utf-8")


def stamp_lines() -> list[str]:
    return [f"python {SUFFIX}", f"content {content()}", *sorted(source_lines(str(PACKAGE)))]


def write_stamp(lines: list[str]) -> None:
    fresh = COMPILED / "stamp.new"
    fresh.write_text("\n".join(lines) + "\n", encoding="utf-8")
    fresh.rename(COMPILED / "stamp")


if __name__ == "__main__":
    sys.exit(main())
