"""What can be looked up: rules with the tests that hold them, boxes with provenance, effects."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import shofar
from shofar.engine.box import Box, Section
from shofar.readers.reference import index
from shofar.readers.words import Words
from shofar.terminal.layout import effect, table, wrap
from shofar.terminal.style import Style

# --- rules --------------------------------------------------------------------------------------------------


def rules(title: str) -> dict[str, str]:
    """The rules and worked examples of a title by number, one line each."""
    found = index(title)
    return {**found["rules"], **found["examples"]}


def below(each: str, number: str) -> bool:
    """True for the rule itself and those under it: N12.1.2 is below N12.1, N5.10 is not below N5.1."""
    return each.lower() == number.lower() or each.lower().startswith(number.lower() + ".")


def tests_of(title: str, number: str) -> list[str]:
    """The tests that name this rule; none if the repository is not there."""
    folder = Path(shofar.__file__).resolve().parents[2] / "tests" / "games" / title
    found = []
    for file in sorted(folder.glob("test_*.py")):
        for name, ids in _marked(file):
            if any(below(each, number) for each in ids):
                found.append(f"{file.relative_to(folder.parents[2])}::{name}")
    return found


def _marked(file: Path) -> Iterator[tuple[str, list[str]]]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            yield node.name, [each for mark in node.decorator_list for each in _ids(mark)]


def _ids(mark: ast.expr) -> list[str]:
    if not isinstance(mark, ast.Call) or not isinstance(mark.func, ast.Name) or mark.func.id != "rule":
        return []
    return [arg.value for arg in mark.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]


# --- the box ------------------------------------------------------------------------------------------------


def box_lines(box: Box, words: Words, style: Style, reconstructed: bool = False) -> list[str]:
    """The component tables, every value with its source."""
    lines: list[str] = []
    for section in shofar.title(box.title).sections:
        rows = _rows(box, section, words, reconstructed)
        if rows:
            title = words.text(f"section-{section.name}", box.title)
            shown = _columns(section, rows)
            head = ["", *[words.text(f"column-{name}", box.title) for name in shown], words.text("ui-source")]
            cells = [[name, *[values.get(key, "") for key in shown], source] for name, values, source in rows]
            lines += ["", style.paint(f"{title} [{section.name}]", "bold"), *table(cells, style, head)]
    return lines[1:] or [words.text("ui-box-none")]


def _columns(section: Section, rows: list[tuple[str, dict[str, str], str]]) -> list[str]:
    return [name for name in section.columns if any(values.get(name) for _, values, _ in rows)]


def _rows(box: Box, section: Section, words: Words, reconstructed: bool) -> list[tuple[str, dict[str, str], str]]:
    rows = []
    for name in section.rows:
        values = {
            key: _shown(value, words)
            for key, value in box.row(section.name, name).items()
            if not reconstructed or box.source(section.name, name, key) == "reconstructed"
        }
        if values:
            rows.append((name, values, _provenance(box, section.name, name, list(values), words)))
    return rows


def _shown(value: object, words: Words) -> str:
    if isinstance(value, bool):
        return words.text("yes" if value else "no")
    return " ".join(str(item) for item in value) if isinstance(value, list) else str(value)


def _provenance(box: Box, section: str, row: str, keys: list[str], words: Words) -> str:
    """One word if all values of the row have the same source, else each source with its columns."""
    found: dict[str, list[str]] = {}
    for key in keys:
        source = words.text(f"provenance-{box.source(section, row, key)}")
        found.setdefault(source, []).append(words.text(f"column-{key}", box.title))
    if len(found) == 1:
        return next(iter(found))
    return ", ".join(f"{source} ({', '.join(names)})" for source, names in found.items())


# --- effects ------------------------------------------------------------------------------------------------


def effect_texts(box: Box, words: Words) -> dict[str, list[str]]:
    """Every effect text of a box, with the components that use it."""
    texts: dict[str, list[str]] = {}
    for section in shofar.title(box.title).sections:
        for row in section.rows:
            for _, text in words.effects(box, section.name, row):
                texts.setdefault(text, []).append(row)
    return texts


def effect_lines(title: str, words: Words, style: Style) -> list[str]:
    """The effects of a title: text, icons, sentence; then the kinds of nodes that carry them out."""
    rows = [
        [text, effect(text, title, style), words.effect(text, title)]
        for text in sorted(effect_texts(shofar.box(title), words))
    ]
    head = [words.text(key) for key in ("ui-effect-text", "ui-effect-icons", "ui-effect-sentence")]
    lines = table(rows, style, head)
    nodes = [[name, about] for name, about in nodes_of(title)]
    return [*lines, "", *table(nodes, style, [words.text("ui-effect-node"), words.text("ui-effect-about")])]


def effect_page(title: str, words: Words) -> list[str]:
    """The same as a page of the documentation."""
    style = Style()
    lines = [f"# {words.text('ui-effect-page', title=words.title(title))}", ""]
    lines += [*wrap(words.text("ui-effect-page-about"), 110), ""]
    lines += [f"| {' | '.join(words.text(f'ui-effect-{key}') for key in ('text', 'icons', 'sentence', 'used'))} |"]
    lines += ["|---|---|---|---|"]
    for text, users in sorted(effect_texts(shofar.box(title), words).items()):
        cells = [f"`{_cell(text)}`", _cell(effect(text, title, style)), _cell(words.effect(text, title))]
        lines.append(f"| {' | '.join(cells)} | {', '.join(f'`{user}`' for user in users)} |")
    lines += ["", f"| {words.text('ui-effect-node')} | {words.text('ui-effect-about')} |", "|---|---|"]
    return lines + [f"| `{name}` | {_cell(about)} |" for name, about in nodes_of(title)]


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def nodes_of(title: str) -> list[tuple[str, str]]:
    """The classes of effects of a title with their first sentence, read from the source: compiled code has none."""
    folder = Path(str(files(f"shofar.games.{title}")))
    found: dict[str, tuple[list[str], str]] = {}
    shared = folder.parents[1] / "engine"
    own = sorted(file for file in folder.glob("*.py") if file.name != "views.py")  # no effects there
    for file in (shared / "effect.py", shared / "compose.py", *own):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                about = (ast.get_docstring(node) or "").split("\n\n", maxsplit=1)[0].replace("\n", " ")
                found[node.name] = ([_base(base) for base in node.bases], about)
    return [(name, about) for name, (_, about) in sorted(found.items()) if _is_effect(name, found) and name != "Effect"]


def _base(base: ast.expr) -> str:
    inner = base.value if isinstance(base, ast.Subscript) else base
    return inner.id if isinstance(inner, ast.Name) else ""


def _is_effect(name: str, found: dict[str, tuple[list[str], str]]) -> bool:
    return name == "Effect" or any(_is_effect(base, found) for base in found.get(name, ([], ""))[0])


# --- the titles ---------------------------------------------------------------------------------------------


def title_lines(words: Words, style: Style) -> list[str]:
    """What can be played, for how many, with which options."""
    lines: list[str] = []
    for name in shofar.titles():
        title = shofar.title(name)
        players = f"{title.players[0]}-{title.players[-1]} {words.text('ui-titles-players')}"
        lines.append(words.labelled(style.paint(name, "bold"), f"{words.title(name)}, {players}"))
        rows = []
        for option in title.options:
            values = ", ".join(str(value).lower() for value in option.values)
            rows.append(
                [f"  {option.name}", values, words.option_help(option.name, name) or words.option(option.name, name)]
            )
        lines += table(rows, style)
    return lines
