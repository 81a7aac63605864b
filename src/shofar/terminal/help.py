"""The help pages of the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shofar.engine.rules import Rules
from shofar.folders import saves_folder
from shofar.readers.icons import Group, Icon, Row, icons
from shofar.readers.words import Words
from shofar.terminal import reference
from shofar.terminal.layout import effect, glyph, table, wrap
from shofar.terminal.style import Style

COMMANDS: Final = (
    ("", "number"), ("", "notation"), ("help", "help"), ("moves", "moves"), ("board", "board"), ("score", "score"),
    ("log [N|all]", "log"), ("why MOVE", "why"), ("rule NUMBER", "rule"), ("undo", "undo"), ("save NAME", "save"),
    ("load NAME", "load"), ("quit", "quit"),
)  # fmt: skip

LEGEND: Final = "board-legend"

Page = Callable[[Rules, Words, Style], list[str]]


def page(topic: str, rules: Rules, words: Words, style: Style) -> list[str]:
    """The page of a topic; the first page if it has none."""
    found = _topics(rules, words).get(topic.lower())
    if found is None:
        first = [words.text("ui-help-no-topic", topic=topic)] if topic else []
        return [*first, *_commands(rules, words, style)]
    return found(rules, words, style)


def _commands(rules: Rules, words: Words, style: Style) -> list[str]:
    facts = {"move": rules.title.catalogue[0].text, "folder": str(saves_folder())}
    known = next((number for number in reference.rules(rules.title.name) if "." in number), "N")
    rows = [
        [written.replace("NUMBER", known) or words.text(f"ui-typed-{key}"), words.text(f"ui-help-{key}", **facts)]
        for written, key in COMMANDS
    ]
    topics = ", ".join(_topics(rules, words))
    return [*table(rows, style), *wrap(words.text("ui-help-topics", list=topics), style.width)]


def _topics(rules: Rules, words: Words) -> dict[str, Page]:
    """The pages, with that about the board if the title has words about it."""
    return PAGES | ({"board": _board} if words.has(LEGEND, rules.title.name) else {})


def _board(rules: Rules, words: Words, style: Style) -> list[str]:
    """How the board is read; a variable of the text is the glyph of that name."""
    lexicon = words.lexicon(rules.title.name)
    text = lexicon.say(LEGEND, {name: glyph(name, style) for name in lexicon.variables(LEGEND)})
    return [line for part in text.splitlines() for line in wrap(part, style.width, "  ")]


def _moves(rules: Rules, words: Words, style: Style) -> list[str]:
    """Every verb, by its first move."""
    catalogue = rules.title.catalogue
    first = [catalogue[index] for index in catalogue.base.values()]
    return table([[move.text, words.move(rules.title.name, move)] for move in first], style)


def _cards(rules: Rules, words: Words, style: Style) -> list[str]:
    """Every component that does something, in icons and in words."""
    title, box = rules.title.name, rules.box
    lines: list[str] = []
    for section in rules.title.sections:
        rows = []
        for row in section.rows:
            drawn = [effect(text, title, style) for _, text in words.effects(box, section.name, row)]
            about = words.component(box, section.name, row)
            if about:
                rows.append([words.name(row, title), "  ".join(drawn), about])
        if rows:
            lines += ["", style.paint(words.text(f"section-{section.name}", title), "bold"), *table(rows, style)]
    return lines[1:]


def _icons(rules: Rules, words: Words, style: Style) -> list[str]:
    """The glyphs that the effects of this title use, each with an effect that shows it."""
    title = rules.title.name
    shown: dict[str, str] = {}
    for section in rules.title.sections:
        for row in section.rows:
            for _, text in words.effects(rules.box, section.name, row):
                for name in _names(icons(text, title)):
                    shown.setdefault(name, text)
    rows = [[glyph(name, style), effect(text, title, style), words.effect(text, title)] for name, text in shown.items()]
    return table(rows, style)


def _names(row: Row) -> list[str]:
    names: list[str] = []
    for token in row:
        if isinstance(token, Icon):
            names += [token.name, *([token.on] if token.on else [])]
        elif isinstance(token, Group):
            names += _names(token.row)
    return names


def _options(rules: Rules, words: Words, style: Style) -> list[str]:
    """The options this game is played with."""
    title = rules.title.name
    rows = [
        [words.option(name, title), words.option_value(name, value, title), words.option_help(name, title)]
        for name, value in rules.options.items()
    ]
    return table(rows, style) or [words.text("ui-no-options")]


PAGES: Final[dict[str, Page]] = {"moves": _moves, "cards": _cards, "icons": _icons, "options": _options}
