"""The help pages of the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shofar.engine.box import Section
from shofar.engine.printed import Face, printed
from shofar.engine.rules import Rules
from shofar.folders import saves_folder
from shofar.readers.icons import Group, Icon, Row, icons
from shofar.readers.words import Words
from shofar.terminal import reference
from shofar.terminal.layout import doubt, effect, glyph, listed, mark, table, tinted, wrap
from shofar.terminal.style import Style

Command = tuple[str, str]  # as it is typed, and the key of what it does

COMMANDS: Final = (
    ("", "number"), ("", "notation"), ("help", "help"), ("moves", "moves"), ("board", "board"), ("score", "score"),
    ("log [N|all]", "log"), ("why MOVE", "why"), ("rule NUMBER", "rule"), ("undo", "undo"), ("save NAME", "save"),
    ("load NAME", "load"), ("quit", "quit"),
)  # fmt: skip

LEGEND: Final = "board-legend"
MARKS: Final = ("pay", "or", "then", "per")
FRAMED: Final = {"may": "[ ]", "choice": "( )"}

Page = Callable[[Rules, Words, Style], list[str]]


def page(topic: str, rules: Rules, words: Words, style: Style, move: str, own: tuple[Command, ...] = ()) -> list[str]:
    """The page of a topic, or about a component; the first page if there is none. `move`: an example; `own`: commands
    of this sitting."""
    found = _topics(rules, words).get(topic.lower())
    if found is not None:
        return found(rules, words, style)
    about = _component(topic, rules, words, style) if topic else []
    first = [words.text("ui-help-no-topic", topic=topic)] if topic else []
    return about or [*first, *_commands(rules, words, style, move, own)]


def _commands(rules: Rules, words: Words, style: Style, move: str, own: tuple[Command, ...]) -> list[str]:
    facts = {"move": move, "folder": str(saves_folder())}
    known = next((number for number in reference.rules(rules.title.name) if "." in number), "N")
    rows = [
        [written.replace("NUMBER", known) or words.text(f"ui-typed-{key}"), words.text(f"ui-help-{key}", **facts)]
        for written, key in (*own, *COMMANDS)
    ]
    topics = ", ".join(_topics(rules, words))
    more = [words.text("ui-help-topics", list=topics)]
    more += [words.text("ui-help-parts", list=", ".join(_parts(rules)))] if rules.title.catalogue.many else []
    return [*table(rows, style), *[line for text in more for line in wrap(text, style.width)]]


def _parts(rules: Rules) -> list[str]:
    """An answer of several parts for each verb that may be written so, from the catalogue."""
    catalogue = rules.title.catalogue
    firsts = [catalogue.base[verb] for verb in catalogue.many]
    return [f"{catalogue[first].text} {catalogue[first + 1].args[0]}" for first in firsts]


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
    """Every component: what stands on it, in icons and in words."""
    lines: list[str] = []
    for section in rules.title.sections:
        rows = [_row(section, row, rules, words, style) for row in section.rows]
        shown = [row for row in rows if any(row[1:])]
        if shown:
            heading = words.text(f"section-{section.name}", rules.title.name)
            lines += ["", style.paint(heading, "bold"), *table(shown, style)]
    return [*lines[1:], "", *wrap(words.text("ui-reconstructed", mark=mark(style)), style.width)]


def _component(topic: str, rules: Rules, words: Words, style: Style) -> list[str]:
    """The components of this id or name."""
    wanted, title = topic.lower(), rules.title.name
    rows = [
        _row(section, row, rules, words, style)
        for section in rules.title.sections
        for row in section.rows
        if wanted in (row.lower(), words.name(row, title).lower())
    ]
    return table([row for row in rows if any(row[1:])], style)


def _row(section: Section, row: str, rules: Rules, words: Words, style: Style) -> list[str]:
    """Name and id, effects in icons, in words, and the numbers; what is not known from a printed copy is marked."""
    title, box = rules.title.name, rules.box
    face = printed(rules)[section.name][row] if row in printed(rules)[section.name] else Face(box, (section.name, row))
    effects = words.effects(box, section.name, row)
    drawn = [effect(text, title, style) + doubt(face, style, column) for column, text in effects]
    numbers = [
        words.text("ui-value", name=words.text(f"column-{name}", title), value=value + doubt(face, style, name))
        for name, value in _values(section, face)
    ]
    about = words.component(box, section.name, row)
    return [_named(row, words, title), "  ".join(drawn), " ".join([*([about] if about else []), *numbers])]


def _named(row: str, words: Words, title: str) -> str:
    name = words.name(row, title)
    return name if name == row else f"{name} ({row})"


def _values(section: Section, face: Face) -> list[tuple[str, str]]:
    """What is printed there beside effects: prices, points, limits, colours."""
    free = {name for name, column in section.columns.items() if column.kind in ("str", "strs") and not column.one_of}
    return [
        (name, listed(value)) for name, value in face.values().items() if name not in free and value not in ("", [])
    ]


def _icons(rules: Rules, words: Words, style: Style) -> list[str]:
    """The legend: every sign of this title's effects with what it stands for, and an effect that shows it."""
    title = rules.title.name
    shown: dict[str, str] = {}
    pairs = ((section.name, row) for section in rules.title.sections for row in section.rows)
    texts = [text for section, row in pairs for _, text in words.effects(rules.box, section, row)]
    for text in texts:
        for name in _names(icons(text, title)):
            shown.setdefault(name, text)
    rows = [[glyph(name, style), words.icon(name, title), effect(text, title, style)] for name, text in shown.items()]
    signs = [[glyph(name, style), words.icon(name, title), ""] for name in MARKS]
    tints = {token.tint: text for text in texts for token in _flat(icons(text, title)) if token.tint}
    signs += [[tinted(one, title, style), words.noun(one, 1, title), effect(tints[one], title, style)] for one in tints]
    signs += [[sign, words.text(f"icon-{key}"), ""] for key, sign in FRAMED.items()]
    return table(rows + signs, style)


def _flat(row: Row) -> list[Icon]:
    found: list[Icon] = []
    for token in row:
        if isinstance(token, Icon):
            found.append(token)
        elif isinstance(token, Group):
            found += _flat(token.row)
    return found


def _names(row: Row) -> list[str]:
    return [name for icon in _flat(row) for name in (icon.name, icon.on) if name]


def _options(rules: Rules, words: Words, style: Style) -> list[str]:
    """The options this game is played with."""
    title = rules.title.name
    rows = [
        [words.option(name, title), words.option_value(name, value, title), words.option_help(name, title)]
        for name, value in rules.options.items()
    ]
    return table(rows, style) or [words.text("ui-no-options")]


PAGES: Final[dict[str, Page]] = {"moves": _moves, "cards": _cards, "icons": _icons, "options": _options}
