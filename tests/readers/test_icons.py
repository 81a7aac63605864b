"""Effects as rows of icons."""

from typing import Any

import pytest

from shofar.readers.icons import Group, Icon, Mark, icons
from shofar.readers.lexicon import MissingWords
from shofar.terminal.layout import effect
from shofar.terminal.style import Style

WOOD, GOLD = Icon("wood"), Icon("gold")


@pytest.mark.parametrize(
    ("text", "row"),
    [
        ("1 wood", (WOOD,)),
        ("2 wood", (Icon("wood", "2"),)),
        ("2 cube(wall)", (Icon("cube", "2", on="wall"),)),
        ("pay 1 wood, 1 gold -> 1 vp", (Group("pay", (WOOD, GOLD)), Mark("pay"), Icon("vp"))),
        ("(1 wood | 1 gold)", (Group("choice", (WOOD, Mark("or"), GOLD)),)),
        ("may 1 wood", (Group("may", (WOOD,)),)),
        ("1..2 place(first)", (Mark("times", "1–2"), Icon("place"))),
        ("1 vp per 3 gold", (Icon("vp"), Mark("per"), Icon("gold", "3"))),
        ("1 wood; 1 gold", (WOOD, GOLD)),
        ("place(first); 1 gold", (Icon("place"), Mark("then"), GOLD)),
        ("at once: 1 gold", (Icon("at-once"), GOLD)),
        ("worker +1", (Icon("worker", "+1"),)),
        ("worker -1", (Icon("worker", "−1"),)),
        ("worker +-2", (Icon("worker", "±2"),)),
    ],
)
def test_every_kind_of_node(text: str, row: Any) -> None:
    assert icons(text, "nehemiah") == row


def test_an_unknown_atom_is_refused() -> None:
    with pytest.raises(MissingWords, match="'elephant'"):
        icons("1 elephant", "nehemiah")


@pytest.mark.parametrize(
    ("text", "drawn", "plain"),
    [
        ("pay 2 wood, 2 gold -> 2 cube(guard)", "2≡ 2¤→2❑⚔", "2w 2g>2#G"),
        ("1..2 refresh(own worker)", "1–2↑", "1-2^"),
        ("(1 wood | 2 gold)", "(≡/2¤)", "(w/2g)"),
        ("worker -1", "−1♟", "-1W"),
    ],
)
def test_glyphs_in_unicode_and_ascii(text: str, drawn: str, plain: str) -> None:
    assert effect(text, "nehemiah", Style(unicode=True)) == drawn
    assert effect(text, "nehemiah", Style(unicode=False)) == plain
