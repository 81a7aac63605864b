"""Whether this process runs the compiled engine, games, bots and drawing of pages, or the same sources as plain Python.

In a checkout `make setup` compiles those sources into `build/compiled/`, with a stamp that lists the sources it saw.
The compiled modules are used only when every one of those sources is unchanged, none is new, and this Python can load
them; otherwise the sources are. An installed package has them inside, with such a stamp but without times, which
installing changes. Packages, data files and modules left out of the build come from the sources always. What pages are
drawn with stands apart: if only that has changed, only that runs as plain Python.
"""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414  (others import it from here)
else:

    def mypyc_attr(**_: object) -> Callable[[type], type]:
        """What mypyc is told of a class: it reads the source, nobody else has to."""
        return lambda kind: kind


PARTS = ("engine", "games", "bots")  # folders
SINGLE = ("web/html.py", "web/kinds.py", "web/panels.py", "web/recall.py", "web/seen.py")  # what pages are drawn with
INSIDE = "_compiled"  # the folder of an installed package

reason = "the package was not imported yet"  # why `activate` decided as it did, in words


class Finder:
    """Finds the compiled modules, by name; anything else is left to the ordinary import."""

    def __init__(self, modules: dict[str, str]) -> None:
        self.modules = modules

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.modules.get(name)
        return None if file is None else ModuleSpec(name, ExtensionFileLoader(name, file), origin=file)


def activate(package_path: list[str]) -> bool:
    """Make the compiled modules importable if that is safe; say whether it is."""
    global reason
    package = package_path[0]
    build = build_directory(package)
    if os.environ.get("SHOFAR_PURE", "") not in ("", "0"):
        reason = "pure: SHOFAR_PURE is set"
        return False
    try:
        with open(os.path.join(build, "stamp"), encoding="utf-8") as file:
            suffix, sources, modules = parse_stamp(file.read())
    except FileNotFoundError:
        reason = "pure: there is no compiled build (make setup makes it)"
        return False
    if suffix != EXTENSION_SUFFIXES[0]:
        reason = f"pure: the build is for {suffix}, this Python loads {EXTENSION_SUFFIXES[0]}"
        return False
    changed = {line.split()[1] for line in sources ^ set(source_lines(package, times=not build.endswith(INSIDE)))}
    if not changed.issubset(SINGLE):
        reason = "pure: a source changed since the build (make setup builds anew)"
        return False
    reason = "compiled"
    if changed:
        for path in SINGLE:
            modules.pop(f"shofar.{path.removesuffix('.py').replace('/', '.')}", None)
    # In front: the path finder would find the source of the same name first.
    sys.meta_path.insert(0, Finder({name: os.path.join(build, file) for name, file in modules.items()}))
    return True


def build_directory(package: str) -> str:
    inside = os.path.join(package, INSIDE)
    if os.path.isdir(inside):
        return inside
    return os.path.join(os.path.dirname(os.path.dirname(package)), "build", "compiled")


def source_lines(package: str, times: bool = True) -> Iterator[str]:
    """One line per source: path, time and size. Cheap, as it is done at every start."""
    for part in PARTS:
        yield from _lines_below(os.path.join(package, part), part, times)
    for name in SINGLE:
        path = os.path.join(package, name)
        if os.path.isfile(path):
            yield _line(name, os.stat(path), times)


def _lines_below(directory: str, name: str, times: bool) -> Iterator[str]:
    if not os.path.isdir(directory):
        return
    with os.scandir(directory) as entries:
        for entry in entries:
            if entry.name.endswith(".py"):
                yield _line(f"{name}/{entry.name}", entry.stat(), times)
            elif entry.is_dir() and not entry.name.startswith(("__", ".")):
                yield from _lines_below(entry.path, f"{name}/{entry.name}", times)


def _line(name: str, stat: os.stat_result, times: bool) -> str:
    return f"source {name} {stat.st_mtime_ns if times else '-'} {stat.st_size}"


def parse_stamp(text: str) -> tuple[str, set[str], dict[str, str]]:
    """The stamp: which Python, which sources (as above), which module is in which file."""
    suffix = ""
    sources: set[str] = set()
    modules: dict[str, str] = {}
    for line in text.splitlines():
        kind, _, rest = line.partition(" ")
        if kind == "source":
            sources.add(line)
        elif kind == "module":
            name, _, file = rest.partition(" ")
            modules[name] = file
        elif kind == "python":
            suffix = rest
    return suffix, sources, modules
