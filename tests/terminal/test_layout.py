"""Shapes of text, with and without colour."""

import io
from typing import Any

from shofar.terminal.layout import beside, block, cut, flow, frame, pad, plain, table, width, wrap
from shofar.terminal.style import Style, style_of

PLAIN = Style(colour=False, width=40)
COLOUR = Style(colour=True, width=40)


def test_width_knows_colours_and_wide_letters() -> None:
    assert width(COLOUR.paint("wall", "red", "bold")) == 4
    assert width("壁") == 2
    assert plain(COLOUR.paint("wall", "red")) == "wall"
    assert PLAIN.paint("wall", "red") == "wall"


def test_padding_is_by_cells() -> None:
    assert pad("ab", 4) == "ab  "
    assert pad("ab", 4, ">") == "  ab"
    assert pad("ab", 4, "^") == " ab "
    assert width(pad(COLOUR.paint("ab", "red"), 6)) == 6


def test_cutting() -> None:
    assert cut("Temple sacrifice", 11, PLAIN) == "Temple sac…"
    assert cut("Temple", 11, PLAIN) == "Temple"
    assert cut("Temple sacrifice", 8, Style(unicode=False)) == "Temple."


def test_blocks_side_by_side() -> None:
    assert block(["a", "bcd"]) == ["a  ", "bcd"]
    assert beside(["a", "b"], ["x"]) == ["a  x", "b"]


def test_blocks_flow_into_rows_that_fit() -> None:
    boxes = [["x" * 15]] * 3
    assert flow(boxes, PLAIN) == [f"{'x' * 15}  {'x' * 15}", "x" * 15]


def test_a_frame_with_a_heading() -> None:
    assert frame(["3 cubes"], PLAIN, "Wall") == ["╭─ Wall ──╮", "│ 3 cubes │", "╰─────────╯"]
    assert frame(["1"], Style(unicode=False), "A very long heading")[0] == "+- A very long heading -+"
    coloured = frame(["x"], COLOUR, "Wall", look="bold")
    assert [plain(line) for line in coloured] == frame(["x"], PLAIN, "Wall")


def test_a_table_aligns_numbers_and_wraps_its_last_column() -> None:
    rows = [["wood", "12", "a text that is longer than the room that is left for it"], ["gold", "3", "short"]]
    assert table(rows, PLAIN, right=[1]) == [
        "wood  12  a text that is longer than the",
        "          room that is left for it",
        "gold   3  short",
    ]
    assert table([], PLAIN) == []
    assert table([["1"]], PLAIN, ["n"]) == ["n", "─", "1"]


def test_a_table_shrinks_every_wide_column_without_breaking_a_word() -> None:
    rows = [["a", "two long texts stand beside each other", "and both of them must give way here"]]
    assert table(rows, PLAIN) == [
        "a  two long texts     and both of them",
        "   stand beside each  must give way here",
        "   other",
    ]
    narrow = Style(width=50)
    head = ["", "Text", "Source"]
    rows = [["a", "a text of some length that is wrapped", "reconstructed"]]
    assert table(rows, narrow, head) == [
        f"   {'Text':32}  Source",
        "─" * 43,
        f"a  {'a text of some length that is':32}  reconstructed",
        "   wrapped",
    ]


def test_a_table_too_wide_to_be_read_is_written_row_by_row() -> None:
    rows = [["c_priest", "pay 1 silver -> 1 stone", "", "1 vp per levite", "reconstructed"]]
    head = ["", "Upper trade", "Sells", "Sabbath", "Source"]
    assert table(rows, PLAIN, head) == [
        "c_priest",
        "  Upper trade: pay 1 silver -> 1 stone",
        "  Sabbath: 1 vp per levite",
        "  Source: reconstructed",
    ]


def test_wrapping_keeps_an_empty_line() -> None:
    assert wrap("", 40) == [""]


class Tty(io.StringIO):
    encoding = "utf-8"

    def isatty(self) -> Any:
        return True


def test_the_style_follows_the_surroundings() -> None:
    assert style_of(Tty(), {"TERM": "xterm"}).colour
    assert not style_of(Tty(), {"TERM": "xterm", "NO_COLOR": "1"}).colour
    assert style_of(Tty(), {"TERM": "xterm", "NO_COLOR": ""}).colour, "an empty NO_COLOR asks for nothing"
    assert not style_of(Tty(), {"TERM": "dumb"}).colour
    assert not style_of(Tty(), {}).colour
    assert not style_of(io.StringIO(), {"TERM": "xterm"}).colour, "a pipe"
    assert style_of(io.StringIO(), {}).width == 100
    narrow = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    assert not style_of(narrow, {}).unicode


def test_four_seats_have_four_marks_in_unicode_and_in_ascii() -> None:
    for style in (PLAIN, Style(unicode=False)):
        assert len({style.mark(seat) for seat in range(4)}) == 4
