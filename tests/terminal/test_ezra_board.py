"""The table of Ezra in the terminal: the wall around the city, Temple, scrolls, altar track, tents."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

import shofar
from shofar.engine.game import Game
from shofar.games.ezra.names import TILES
from shofar.readers.icons import Group, Icon, glyphs, icons
from shofar.readers.lexicon import languages
from shofar.readers.words import Words
from shofar.terminal.boards import board_of
from shofar.terminal.help import page
from shofar.terminal.layout import glyph, width
from shofar.terminal.reference import effect_texts
from shofar.terminal.style import Style
from tests.games.ezra.table import P, R, T, dealt, scribes, table

WORDS = Words(strict=True)


def drawn(game: Game, width: int = 100, viewer: int | None = 0, **style: Any) -> Any:
    return board_of("ezra").draw(game.view(viewer), shofar.printed(game.rules), WORDS, Style(width=width, **style))


def cells(line: str) -> Any:
    return [cell.strip() for cell in line.strip("│").split("│")]


CLASS = r"[ ·●■▲◆▩]+[hml]?$"  # behind a name: nobody owns it, and the letter of its cost


def names(line: str) -> Any:
    """The places of a line of the ring, without the owners' marks and letters of costs."""
    return [re.sub(CLASS, "", cell) for cell in cells(line)]


def block(lines: Any, heading: str, height: int) -> Any:
    """What stands inside the wall under a heading."""
    first = next(number for number, line in enumerate(lines) if f" {heading}" in line)
    return [line[9:-11] for line in lines[first : first + height]]


@pytest.mark.parametrize("language", languages())
def test_the_wall_is_straight_in_every_language(language: str) -> None:
    """Longer names of gates are shortened rather than pushed out of their places."""
    game = table()
    lines = board_of("ezra").draw(game.view(0), shofar.printed(game.rules), Words(language), Style(width=100))
    ring = [line for line in lines if line[:1] in "┌│├└"]
    assert len(ring) > 20
    assert {width(line) for line in ring} == {99}


def test_the_wall_goes_around_the_city() -> None:
    """The order of the ring (section 2.3 of the specification), clockwise from the upper left."""
    lines = drawn(table())
    top = next(number for number, line in enumerate(lines) if line.startswith("│Sheep"))
    bottom = next(number for number, line in enumerate(lines) if line.startswith("│Old"))
    assert names(lines[top]) == (
        ["Sheep", "w01", "w02", "w03", "Muster", "w04", "w05", "w06", "East", "w07", "w08", "Horse"]
    )
    assert names(lines[bottom])[::-1] == (
        ["Fountain", "w13", "w14", "Dung", "w15", "w16", "w17", "Valley", "w18", "w19", "w20", "Old"]
    )
    between = lines[top:bottom]
    left = [re.sub(CLASS, "", line[1:8]) for line in between if line.startswith(("│w2", "│Fish"))]
    right = [re.sub(CLASS, "", line[-10:].rstrip("│ ")) for line in between if line[-10:].startswith(("w", "Water"))]
    assert left == ["w24", "w23", "Fish", "w22", "w21"]
    assert right == ["w09", "w10", "Water", "w11", "w12"]


def test_a_place_shows_owner_cubes_blessing_silver_and_card() -> None:
    game = table()
    game.owner[1], game.wall_on[1] = R, 11
    game.rubble[2 * 4 : 3 * 4] = [2, 1, 0, 0]  # w02
    game.gate_silver[4] = 3
    lines = drawn(game)
    top = next(number for number, line in enumerate(lines) if line.startswith("│Sheep"))
    assert cells(lines[top])[:3] == ["Sheep ●", "w01 ■", "w02 · m"]
    assert [cell.split() for cell in cells(lines[top + 1])[1:5]] == [["wc_12"], ["▪▪≡", "✿'p"], [], ["3○"]]


@pytest.mark.parametrize("width", [80, 100])
def test_the_altar_track_has_spaces_rewards_golden_spaces_prophets_and_markers(width: int) -> None:
    game = table(altar="1a", week=2)
    game.altar = [7, 11, 7, 0]
    game.ahead = [R, P, T, 3]
    text = drawn(game, width)
    lines = text[next(n for n, line in enumerate(text) if "Altar track" in line) :]
    spaces = next(line for line in lines if " 2* 3 4 5* 6 " in line)
    at = lines.index(spaces)
    assert "12 13 14* 15 16 17* 18 19 20" in spaces
    rewards, prophets, markers = lines[at + 1 : at + 4]
    assert rewards[spaces.index(" 6 ") + 1] == "♨"
    assert prophets[spaces.index(" 5* ") + 1] == "Z"
    assert prophets[spaces.index(" 10 ") + 1] == "H"
    assert markers[spaces.index(" 7 ") + 1 :].startswith("▲●"), "who stands on top is ahead"
    assert markers[spaces.index(" 11* ") + 1] == "■"
    assert "behind 2⊝♨" in lines[at - 1]


def test_the_tent_map_has_every_space_and_every_tent() -> None:
    game = table(players=3)
    game.tents = [3, 3, 15]
    heading, ways, spaces, rewards, tents = block(drawn(game), "Tents", 5)
    assert heading.strip() == "Tents°", "the rewards of the spaces are reconstructed"
    assert ways.split(" · ")[0].strip() == "2⚐'b→△"
    assert spaces.split() == [str(number) for number in range(16)]
    assert len(rewards.split()) == 16
    assert tents[spaces.index(" 3 ") + 1 :].startswith("●■ ")
    assert tents[spaces.index(" 15") + 1] == "▲"


def test_scrolls_show_place_scribe_and_tile() -> None:
    game = table()
    scribes(game, T="1.1", Y="3.4")
    lines = block(drawn(game), "Temple", 6)
    assert "1.1●" in lines[4]
    assert "3.4◆" in lines[2]


def test_a_narrow_terminal_gets_lists() -> None:
    text = "\n".join(drawn(table(), 80))
    assert "┌" not in text
    assert all(word in text for word in ("w24", "Fountain", "Temple", "Scrolls", "Altar track", "Tents"))


def test_who_decides_is_said_not_who_holds_the_shofar() -> None:
    game = dealt(3, 1, auto=False)
    assert game.seat != game.active
    head = drawn(game, viewer=game.seat)[0]
    assert f"{WORDS.seat(game.seat, 'ezra')} decides" in head
    assert "turn of" not in head


# --- signs ------------------------------------------------------------------------------------------------------


def used(row: Any) -> Iterator[Any]:
    for token in row:
        if isinstance(token, Group):
            yield from used(token.row)
        elif isinstance(token, Icon):
            yield from (name for name in (token.name, token.on) if name)
        elif not token.text:
            yield token.name


@pytest.mark.parametrize("unicode", [True, False])
def test_different_things_have_different_signs(unicode: bool) -> None:
    """Food and altar once were the same sign: the Temple Servant read "points per food"."""
    texts = effect_texts(shofar.box("ezra"), WORDS)
    found = {name for text in texts for name in used(icons(text, "ezra"))}
    style = Style(unicode=unicode)
    signs: dict[str, str] = {}
    for name in sorted(found):
        assert signs.setdefault(glyph(name, style), name) == name
    assert {"food", "altar"} <= found <= glyphs().keys()


def test_gold_has_one_sign_on_the_board_and_in_effects() -> None:
    game = table()
    game.goods[2] = 4  # gold of the first player
    row = next(line for line in drawn(game) if line.startswith("● Turquoise"))
    assert f"4{glyph('ingot', Style())}" in row


# --- reading the board ------------------------------------------------------------------------------------------


def test_a_tile_shows_that_it_is_flipped_and_where_workers_stand() -> None:
    game = table()
    game.traders[T] = 0b11
    game.flipped[T] = 1 << TILES.index("labourers")
    text = "\n".join(drawn(game))
    tiles = "guards_1 8○, labourers_1 ⟲, farmers_1 5▫, traders_1 2▰° (1 2), elders_1 3≡°"
    assert tiles in text


def test_the_legend_is_a_help_page_where_there_is_one() -> None:
    for title in shofar.titles():
        assert ", board" in " ".join(page("", shofar.new(title, 3, seed=1).rules, WORDS, Style(), "1"))
    legend = page("board", shofar.new("ezra", 3, seed=1).rules, WORDS, Style(width=80), "1")
    assert any("▩: neutral" in line for line in legend)
    assert max(width(line) for line in legend) <= 80
