"""Imports go one way: engine <- games <- readers <- guides, bots, env, scale, terminal, web, cli."""

import ast
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "shofar"
USERS = {"readers", "guides", "bots", "env", "scale", "terminal", "web", "cli"}
FORBIDDEN = {
    "engine": {"games", *USERS},
    "games": USERS,
    "readers": USERS - {"readers"},
    "guides": {"bots", "terminal", "web", "cli"},
    "bots": {"terminal", "web", "cli"},
    "env": {"scale", "web", "cli"},  # it prints tables as the terminal does
    "scale": {"web", "cli"},
}


def imported(file: Path) -> set[str]:
    """The parts of the package that a module imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return {name.split(".")[1] for name in names if name.startswith("shofar.")}


def test_nobody_imports_against_the_stream() -> None:
    wrong = [
        f"{file.relative_to(SOURCE)} imports {part}"
        for area, forbidden in FORBIDDEN.items()
        for file in sorted((SOURCE / area).rglob("*.py"))
        for part in sorted(imported(file) & forbidden)
    ]
    assert wrong == []


def test_engine_and_games_need_nothing_but_the_standard_library() -> None:
    import sys

    wrong = []
    for area in ("engine", "games"):
        for file in sorted((SOURCE / area).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
                names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                wrong += [
                    f"{file.name}: {n}" for n in names if n.split(".")[0] not in {"shofar", *sys.stdlib_module_names}
                ]
    assert wrong == []


def test_one_title_knows_nothing_of_another() -> None:
    titles = sorted(folder.name for folder in (SOURCE / "games").iterdir() if (folder / "box.toml").exists())
    assert titles
    for title in titles:
        for file in sorted((SOURCE / "games" / title).rglob("*.py")):
            text = file.read_text(encoding="utf-8")
            assert not [other for other in titles if other != title and f"shofar.games.{other}" in text], file
