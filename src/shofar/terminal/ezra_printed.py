"""What stands on Ezra's components and is looked up all the time: costs of walls, gates, Levites, blessings."""

from __future__ import annotations

from shofar.engine.printed import Face, Printed
from shofar.readers.words import Words
from shofar.terminal.ezra_city import TITLE, say
from shofar.terminal.layout import doubt, effect, facts, glyph
from shofar.terminal.style import Style


def printed_lines(printed: Printed, words: Words, style: Style) -> list[str]:
    """A heading and facts for each."""
    parts = {
        "building": _building(printed, words, style),
        "gates": _gates(printed, words, style),
        "levites": _levites(printed, style),
        "columns": _columns(printed, style),
    }
    return [
        line
        for key, found in parts.items()
        for line in facts([words.labelled(say(words, f"printed-{key}"), found[0]), *found[1:]], style)
    ]


def cost(face: Face, style: Style) -> str:
    """What building there costs: grey banners and resources (E3.6.5)."""
    amounts = {"grey banner": face.number("grey"), "stone": face.number("stone"), "wood": face.number("wood")}
    text = "; ".join(f"{number} {name}" for name, number in amounts.items() if number)
    return effect(text, TITLE, style) + doubt(face, style, "grey", "stone", "wood")


def _building(printed: Printed, words: Words, style: Style) -> list[str]:
    names = {name: name.removeprefix("class_") for name in printed["classes"]}
    return [
        f"{say(words, 'gate-class') if name == 'gate' else name} {cost(printed['classes'][row], style)}"
        for row, name in names.items()
    ]


def _gates(printed: Printed, words: Words, style: Style) -> list[str]:
    """Points and reward of whoever builds it, and what a connection brings."""
    lines = []
    for name, face in [*printed["corners"].items(), *printed["gates"].items()]:
        built = f"{face.number('vp')}{glyph('vp', style)} {_drawn(face, 'reward', style)} " if "vp" in face else ""
        joined = f"{glyph('connection', style)}{_drawn(face, 'connection', style)}"
        lines.append(f"{say(words, name)} {built}{joined}{doubt(face, style, *face.values())}")
    return lines


def _levites(printed: Printed, style: Style) -> list[str]:
    """The food of each, and its reward."""
    food = glyph("food", style)
    return [
        f"{number} {face.number('food')}{food} {_drawn(face, 'reward', style)}".rstrip()
        + doubt(face, style, *face.values())
        for number, face in enumerate(printed["levites"].values(), 1)
    ]


def _columns(printed: Printed, style: Style) -> list[str]:
    faces = enumerate(printed["blessings"].values(), 1)
    return [f"{number} {_drawn(face, 'bonus', style)}{doubt(face, style, 'bonus')}" for number, face in faces]


def _drawn(face: Face, column: str, style: Style) -> str:
    text = face.word(column)
    return effect(text, TITLE, style) if text else ""
