"""What is installed: the lists of requirements/, the dependencies of the package, and that they agree."""

from __future__ import annotations

import ast
import re
import runpy
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NEEDS: dict[str, list[str]] = runpy.run_path(str(ROOT / "tools" / "make_venv.py"))["NEEDS"]


def pins(*lists: str) -> dict[str, str]:
    text = "\n".join((ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8") for name in lists)
    return {canonicalize_name(name): version for name, version in re.findall(r"^([\w.-]+)==([\w.]+)$", text, re.M)}


def wanted(package: str) -> set[str]:
    found = [Requirement(text) for text in requires(package) or []]
    return {canonicalize_name(one.name) for one in found if not one.marker or one.marker.evaluate({"extra": ""})}


@pytest.mark.parametrize("need", NEEDS)
def test_whatever_one_wants_to_do_all_it_takes_is_listed(need: str) -> None:
    """Nothing is resolved when the environment is made: a list that forgets something makes one that does not work."""
    listed = pins(*NEEDS[need])
    assert {f"{package} needs {one}" for package in listed for one in wanted(package) if one not in listed} == set()


def test_no_package_is_listed_twice() -> None:
    lists = [set(pins(path.stem)) for path in (ROOT / "requirements").glob("*.txt") if path.stem != "peers"]
    assert len(set().union(*lists)) == sum(map(len, lists))


EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]


def test_what_is_tested_is_what_the_package_allows() -> None:
    listed = pins("play", "fit", "rl")
    for text in [*PROJECT["dependencies"], *[one for texts in EXTRAS.values() for one in texts]]:
        one = Requirement(text)
        assert one.specifier.contains(listed[canonicalize_name(one.name)]), text


def test_the_package_names_all_that_it_imports() -> None:
    """What an extra installs may be imported only where that extra is asked for, with a sentence if it is missing."""
    named = {canonicalize_name(Requirement(text).name) for text in PROJECT["dependencies"]}
    extra = {canonicalize_name(Requirement(text).name) for texts in EXTRAS.values() for text in texts}
    homes = packages_distributions()
    missing = {
        f"{file.relative_to(ROOT)} imports {name}"
        for file in (ROOT / "src").rglob("*.py")
        for name in imports(file) - set(sys.stdlib_module_names) - {"shofar"}
        if not (named | (extra if "needed(" in file.read_text(encoding="utf-8") else set()))
        & {canonicalize_name(home) for home in homes.get(name, [])}
    }
    assert missing == set()


def imports(file: Path) -> set[str]:
    """What is imported when it runs: not what only a checker or a compiler reads."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            node.body = []
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return {name.partition(".")[0] for name in names}


def test_an_unknown_word_for_the_environment_is_told(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "tools" / "make_venv.py"), str(tmp_path / "venv"), "ply"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "'ply'" in done.stderr and "play, build" in done.stderr
    assert not (tmp_path / "venv").exists()


def test_a_missing_package_is_told_with_the_command_that_helps(tmp_path: Path) -> None:
    """As with `pip install --no-deps`: a Python that sees the sources and nothing else."""
    command = [sys.executable, "-S", "-m", "shofar", "titles"]
    surroundings = {"PYTHONPATH": str(ROOT / "src"), "SHOFAR_PURE": "1"}
    done = subprocess.run(command, env=surroundings, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "Traceback" not in done.stderr
    assert "-m pip install shofar" in done.stderr
