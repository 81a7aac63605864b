"""Check that every rule and worked example of every title has a test that names it, and that nobody names another.

The rules of a title are listed in src/shofar/games/TITLE/rules.toml, the tests stand in tests/games/TITLE/. The numbers
of a title begin with a letter of their own, so they are known wherever they stand: in a comment, a docstring, a reason
that players are told, a test, a page of docs/. Worked examples (EX-3) are looked up where a path names the title.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TABLES = ("rules", "examples")
OTHERS = ("nodes",)  # for count_nodes.py
NUMBER = re.compile(r"(?<![\w.-])(?:[A-Z]\d+(?:\.\d+)+|EX-\d+)(?![\w])")
TEXTS = (".py", ".toml", ".ftl", ".js", ".css", ".md", ".txt")


def main(root: Path = ROOT) -> int:
    troubles: list[str] = []
    books: dict[str, set[str]] = {}
    for index in sorted((root / "src" / "shofar" / "games").glob("*/rules.toml")):
        title = index.parent.name
        known, wrong = read_index(index)
        books[title] = known
        named = named_rules(root / "tests" / "games" / title)
        without = sorted(known - named.keys(), key=in_order)
        troubles += wrong
        troubles += [f"{title}: no test names {number}" for number in without]
        troubles += [
            f"{place}: {title} has no rule or example {number}"
            for number, places in sorted(named.items())
            if number not in known
            for place in places
        ]
        print(f"{title}: {len(known) - len(without)} of {len(known)} rules and examples have a test")
    troubles = [*dict.fromkeys([*troubles, *unknown_numbers(root, books)])]
    print(*troubles, sep="\n", end="\n" if troubles else "")
    return 1 if troubles else 0


def read_index(path: Path) -> tuple[set[str], list[str]]:
    """The numbers in a rules.toml, and what is wrong with the file, in words."""
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        return set(), [f"{path}: {error}"]
    wrong = [
        f"{path}: unknown table '{key}', expected {' or '.join(TABLES)}"
        for key in document
        if key not in (*TABLES, *OTHERS)
    ]
    known: set[str] = set()
    for table in TABLES:
        for number, text in document.get(table, {}).items():
            known.add(number)
            if not isinstance(text, str) or not text.strip() or "\n" in text:
                wrong.append(f'{path}: {table}."{number}" is {text!r}, expected one line of text')
    return known, wrong


def named_rules(folder: Path) -> dict[str, list[str]]:
    """Rule number -> where tests name it."""
    named: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for number, line in rule_marks(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            named.setdefault(number, []).append(f"{path.relative_to(folder.parent.parent.parent)}:{line}")
    return named


def rule_marks(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """The ids in every `rule(...)`: as a decorator, or in the marks of a pytest.param."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, node.lineno


def unknown_numbers(root: Path, books: dict[str, set[str]]) -> Iterator[str]:
    """Every number that stands somewhere and is neither a rule of its title nor a section of them."""
    letters = {number[0]: title for title, known in books.items() for number in known if not number.startswith("EX-")}
    books = {title: known | set(sections(known)) for title, known in books.items()}
    for path in sorted(path for part in ("src", "tests", "docs") for path in (root / part).rglob("*")):
        if path.suffix in TEXTS and path.is_file():
            here = next((title for title in books if title in str(path.relative_to(root))), "")
            for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                for number in NUMBER.findall(text):
                    title = here if number.startswith("EX-") else letters.get(number[0], "")
                    if title and number not in books[title]:
                        yield f"{path.relative_to(root)}:{line}: {title} has no rule or example {number}"


def sections(known: set[str]) -> Iterator[str]:
    """E3.6 of E3.6.1."""
    for number in known:
        parts = number.split(".")
        yield from (".".join(parts[:length]) for length in range(1, len(parts)))


def in_order(number: str) -> list[tuple[int, str]]:
    """N5.10 comes after N5.9."""
    parts = number.replace("-", ".").split(".")
    return [(int(part), "") if part.isdigit() else (0, part) for part in parts]


if __name__ == "__main__":
    sys.exit(main())
