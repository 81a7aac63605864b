"""The frame of the repository: which build runs, what an import loads, and that the tools do what they say."""

import os
import re
import runpy
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

import shofar

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "shofar"

check_rules = runpy.run_path(str(ROOT / "tools" / "check_rules.py"))["main"]


# --- which build runs ---------------------------------------------------------------------------------------------


@pytest.mark.both
def test_the_build_that_was_asked_for_runs() -> None:
    assert ("compiled" if shofar.compiled else "pure") == os.environ.get("SHOFAR_EXPECT", build_here())


def build_here() -> str:
    return "compiled" if shofar.compiled else "pure"


@pytest.mark.both
def test_the_engine_comes_from_where_it_says() -> None:
    from shofar.engine import game

    assert str(game.__file__).endswith(EXTENSION_SUFFIXES[0] if shofar.compiled else ".py")


@pytest.mark.both
def test_packages_come_from_the_sources_so_that_data_files_are_found() -> None:
    import shofar.games

    assert Path(str(shofar.games.__file__)).parent == PACKAGE / "games"


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A little package with a stamp as the build leaves it."""
    monkeypatch.delenv("SHOFAR_PURE", raising=False)
    monkeypatch.setattr(sys, "meta_path", sys.meta_path.copy())
    package = tmp_path / "src" / "shofar"
    for path in ("engine/game.py", "games/__init__.py", "games/golem/turn.py", "web/html.py", "web/look.py"):
        (package / path).parent.mkdir(parents=True, exist_ok=True)
        (package / path).write_text("x = 1\n")
    stamp = tmp_path / "build" / "compiled" / "stamp"
    stamp.parent.mkdir(parents=True)
    lines = [
        f"python {EXTENSION_SUFFIXES[0]}",
        *module()["source_lines"](str(package)),
        "module shofar.engine.game a/b.so",
        "module shofar.web.html a/c.so",
    ]
    stamp.write_text("\n".join(lines) + "\n")
    return package


def module() -> dict[str, Any]:
    """A fresh copy of the module that decides, apart from the one in use."""
    return runpy.run_path(str(PACKAGE / "compiled.py"))


def activate(package: Path) -> bool:
    return module()["activate"]([str(package)])


def test_an_unchanged_tree_runs_compiled_and_only_what_was_compiled(tree: Path) -> None:
    before = len(sys.meta_path)
    assert activate(tree)
    finder: Any = sys.meta_path[0]
    assert len(sys.meta_path) == before + 1
    assert finder.find_spec("shofar.engine.game").origin == str(
        tree.parent.parent / "build" / "compiled" / "a" / "b.so"
    )
    assert finder.find_spec("shofar.games") is None


def test_an_edit_makes_the_build_stale(tree: Path) -> None:
    game = tree / "engine" / "game.py"
    game.write_text("x = 22\n")
    assert not activate(tree)


def test_what_pages_are_drawn_with_is_compiled_too(tree: Path) -> None:
    assert activate(tree)
    finder: Any = sys.meta_path[0]
    assert finder.find_spec("shofar.web.html").origin == str(tree.parent.parent / "build" / "compiled" / "a" / "c.so")
    (tree / "web" / "look.py").write_text("x = 22\n")
    assert activate(tree)


@pytest.mark.parametrize("edit", ["x = 22\n", None])
def test_an_edit_of_what_pages_are_drawn_with_leaves_the_games_compiled(tree: Path, edit: str | None) -> None:
    page = tree / "web" / "html.py"
    page.write_text(edit) if edit else page.unlink()
    assert activate(tree)
    finder: Any = sys.meta_path[0]
    assert finder.find_spec("shofar.web.html") is None
    assert finder.find_spec("shofar.engine.game") is not None


def test_a_touched_file_makes_the_build_stale(tree: Path) -> None:
    os.utime(tree / "games" / "golem" / "turn.py", ns=(1, 1))
    assert not activate(tree)


def test_a_new_file_makes_the_build_stale(tree: Path) -> None:
    (tree / "games" / "golem" / "cards.py").write_text("")
    assert not activate(tree)


def test_a_lost_file_makes_the_build_stale(tree: Path) -> None:
    (tree / "games" / "golem" / "turn.py").unlink()
    assert not activate(tree)


def test_a_data_file_does_not_make_the_build_stale(tree: Path) -> None:
    (tree / "games" / "golem" / "box.toml").write_text("")
    assert activate(tree)


def test_no_build_means_plain_python(tree: Path) -> None:
    (tree.parent.parent / "build" / "compiled" / "stamp").unlink()
    assert not activate(tree)


def test_the_build_of_another_python_is_not_used(tree: Path) -> None:
    stamp = tree.parent.parent / "build" / "compiled" / "stamp"
    stamp.write_text(stamp.read_text().replace(EXTENSION_SUFFIXES[0], ".cpython-399-none.so"))
    assert not activate(tree)


@pytest.mark.parametrize(("value", "compiled"), [("1", False), ("0", True), ("", True)])
def test_shofar_pure_decides(tree: Path, monkeypatch: pytest.MonkeyPatch, value: str, compiled: bool) -> None:
    monkeypatch.setenv("SHOFAR_PURE", value)
    assert activate(tree) is compiled


# --- import shofar stays light ------------------------------------------------------------------------------------


def test_importing_shofar_needs_only_the_standard_library() -> None:
    code = """
import sys
import shofar
known = sys.stdlib_module_names | {"shofar", "__main__"}
print(*sorted({name.split(".")[0] for name in sys.modules} - known))
"""
    command = [sys.executable, "-c", code]
    plain = subprocess.run(
        [sys.executable, "-c", code.replace("import shofar", "")], capture_output=True, text=True, check=True
    )
    loaded = subprocess.run(command, capture_output=True, text=True, check=True)
    own = {name for name in loaded.stdout.split() if not name.endswith("__mypyc")}
    assert own <= set(plain.stdout.split())


# --- every rule has a test ----------------------------------------------------------------------------------------


@pytest.fixture
def rulebook(tmp_path: Path) -> Callable[..., Any]:
    def write(index: str, tests: str) -> Path:
        for path, text in {"src/shofar/games/golem/rules.toml": index, "tests/games/golem/test_it.py": tests}.items():
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / path).write_text(text)
        return tmp_path

    return write


INDEX = '[rules]\n"G1" = "one"\n"G1.10" = "ten"\n[examples]\n"EX-1" = "shown"\n'


def test_rules_with_tests_pass(rulebook: Callable[..., Any], capsys: pytest.CaptureFixture[str]) -> None:
    root = rulebook(INDEX, '@rule("G1", "EX-1")\ndef test_a(): ...\n@rule("G1.10")\ndef test_b(): ...\n')
    assert check_rules(root) == 0
    assert "3 of 3" in capsys.readouterr().out


def test_a_rule_without_test_and_a_test_without_rule_are_told(
    rulebook: Callable[..., Any], capsys: pytest.CaptureFixture[str]
) -> None:
    root = rulebook(INDEX, '@rule("G1", "G9")\ndef test_a(): ...\n')
    assert check_rules(root) == 1
    told = capsys.readouterr().out
    assert "golem: no test names G1.10" in told
    assert "golem: no test names EX-1" in told
    assert "tests/games/golem/test_it.py:1: golem has no rule or example G9" in told


def test_a_number_that_is_no_rule_is_told_wherever_it_stands(
    rulebook: Callable[..., Any], capsys: pytest.CaptureFixture[str]
) -> None:
    """Players are told the number of a reason's rule."""
    root = rulebook(INDEX, '@rule("G1", "EX-1")\ndef test_a(): ...\n@rule("G1.10")\ndef test_b(): ...\n')
    source = root / "src" / "shofar" / "games" / "golem" / "marbles.py"
    source.write_text('# G1.10 and G1: known\nFULL = Reason("full", "G1.11")  # as in EX-2\n')
    elsewhere = root / "docs" / "why.md"
    elsewhere.parent.mkdir()
    elsewhere.write_text("Version 3.11, E3.5 of nobody, and G1.1.\n")
    assert check_rules(root) == 1
    assert capsys.readouterr().out.splitlines()[1:] == [
        "docs/why.md:1: golem has no rule or example G1.1",
        "src/shofar/games/golem/marbles.py:2: golem has no rule or example G1.11",
        "src/shofar/games/golem/marbles.py:2: golem has no rule or example EX-2",
    ]


@pytest.mark.parametrize("index", ['[rules]\n"G1" = 3\n', "[rule]\n", "[rules\n"])
def test_a_bad_index_is_told(rulebook: Callable[..., Any], index: str) -> None:
    assert check_rules(rulebook(index, "")) == 1


# --- the interface ------------------------------------------------------------------------------------------------


def targets() -> set[str]:
    return set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def test_the_makefile_has_the_promised_targets() -> None:
    assert {"setup", "play", "test", "check", "bench", "fuzz"} <= targets()


def test_the_readme_names_only_targets_that_exist() -> None:
    named = set(re.findall(r"\bmake ([a-z]+)", (ROOT / "README.md").read_text(encoding="utf-8")))
    assert named <= targets()
    assert {"play", "test"} <= named


def readme_examples() -> list[str]:
    return re.findall(
        r"^```python\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )


def test_the_readme_has_examples() -> None:
    assert readme_examples()


@pytest.mark.both
@pytest.mark.parametrize("code", readme_examples())
def test_the_examples_of_the_readme_run(code: str) -> None:
    exec(code, {})


def test_requirements_are_pins_and_nothing_else() -> None:
    for path in (ROOT / "requirements").glob("*.txt"):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert re.fullmatch(r"#.*|[\w.-]+==[\w.]+|", line), f"{path.name}: {line}"


def test_the_ci_script_can_be_run() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    assert subprocess.run(["bash", "-n", str(ROOT / ".ci" / "run")], check=False).returncode == 0
