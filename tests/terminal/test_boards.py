"""Boards: every position of random games can be drawn in any width, in ASCII, with or without colour."""

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import shofar
from shofar.readers.words import Words
from shofar.terminal.boards import board_of
from shofar.terminal.layout import plain, width
from shofar.terminal.play import Play
from shofar.terminal.session import Session, Sitter
from shofar.terminal.style import Style
from tests.playing import Setup, playthrough, sample, start

PLAYABLE = [title for title in shofar.titles() if find_spec(f"shofar.terminal.{title}")]
WORDS = Words(strict=True)
PAIRS = [pair for title in PLAYABLE for pair in sample(title, 8, seed=3)]
games = pytest.mark.parametrize("pair", PAIRS, ids=[f"{pair[0][0]}-{n}" for n, pair in enumerate(PAIRS)])


@games
def test_every_position_is_drawn_within_the_width(pair: tuple[Setup, int]) -> None:
    (title, _, _), _ = pair
    board = board_of(title)
    for number, game in enumerate(playthrough(*pair)):
        if number % 9 and not game.over:
            continue
        for wide in (80, 100, 160):
            lines = board.draw(game.view(game.seat), shofar.printed(game.rules), WORDS, Style(width=wide))
            assert max(width(line) for line in lines) <= wide


@games
def test_colour_changes_nothing_but_colour_and_ascii_is_ascii(pair: tuple[Setup, int]) -> None:
    (title, _, _), _ = pair
    board = board_of(title)
    for number, game in enumerate(playthrough(*pair)):
        if number % 25:
            continue
        for viewer in (None, *range(game.players)):
            view, printed = game.view(viewer), shofar.printed(game.rules)
            drawn = board.draw(view, printed, WORDS, Style())
            assert [plain(line) for line in board.draw(view, printed, WORDS, Style(colour=True))] == drawn
            assert "".join(board.draw(view, printed, WORDS, Style(unicode=False))).isascii()


@games
def test_every_move_has_a_hint_or_none(pair: tuple[Setup, int]) -> None:
    (title, _, _), _ = pair
    board = board_of(title)
    for number, game in enumerate(playthrough(*pair)):
        if number % 5 == 0 and not game.over:
            view, printed = game.view(game.seat), shofar.printed(game.rules)
            for move in game.moves:
                assert isinstance(board.hint(view, printed, WORDS, Style(), move.text), str)


@pytest.mark.parametrize("title", PLAYABLE)
def test_no_verb_hides_a_command(title: str) -> None:
    game = start(*sample(title, 1)[0])
    play = Play(Session(game, [Sitter("me")] * game.players), "en", Style(), input, sys.stdout)
    assert set(play.commands) & set(shofar.catalogue(title).by_text) == set()


# --- Nehemiah -----------------------------------------------------------------------------------------------


def nehemiah(*moves: str, players: int = 3, **options: Any) -> Any:
    game = shofar.new("nehemiah", players, seed=1, options={"start": "1", **options})
    game.play(*moves)
    return game


def drawn(game: shofar.Game, viewer: int | None = 0, **style: Any) -> Any:
    return "\n".join(board_of("nehemiah").draw(game.view(viewer), shofar.printed(game.rules), WORDS, Style(**style)))


def test_a_worker_shows_mark_name_and_state() -> None:
    game = nehemiah("place 1", "place 1", "place 2")
    text = drawn(game)
    assert "● ready Red" in text
    assert "■ ready Blue" in text
    game.tired[0] = 1
    assert "● tired Red" in drawn(game)


def test_cubes_are_drawn_as_marks_and_counted_with_the_points_they_would_bring() -> None:
    game = nehemiah()
    game.on[0:3] = [3, 1, 0]
    line = next(line for line in drawn(game).splitlines() if "●●●" in line)
    assert line.split("│")[1].split() == ["●", "Red", "●●●", "3", "+4"]


def test_screens_hide_what_others_own() -> None:
    game = nehemiah(screens="strict")
    rows = [line.split() for line in drawn(game).splitlines() if line.startswith(("● Red", "■ Blue"))]
    assert rows[0][3:6] == ["2", "4", "7"]
    assert rows[1][2:5] == ["?", "?", "?"]


def test_neutral_workers_are_no_players() -> None:
    game = nehemiah("place 1", "neutral 2", players=2)
    assert "◌ tired neutral" in drawn(game)


def test_a_due_column_and_the_last_turns_are_said() -> None:
    game = nehemiah()
    game.due, game.last_turn = 2, 3
    text = drawn(game)
    assert "2 is due" in text
    assert "3 more turns after this" in text


def test_leaders_on_offer_are_listed_with_the_own_bid() -> None:
    game = nehemiah(leaders=True)
    game.play(game.moves[0], "bid 2")
    text = drawn(game)
    assert "Your bid so far: 2" in text
    assert "Your bid so far" not in drawn(game, viewer=1)
    assert text.count("_") >= 3, "leaders are listed with their ids"


def test_a_hint_tells_the_card_a_worker_would_stand_on() -> None:
    game = nehemiah()
    view = game.view(0)
    face = view["columns"][2]["cards"][0]["face"]
    hint = board_of("nehemiah").hint(view, shofar.printed(game.rules), WORDS, Style(), "place 3")
    assert hint.startswith(WORDS.name(face, "nehemiah"))


def test_a_hint_reads_the_leader_from_the_owners_box(tmp_path: Path) -> None:
    overlay = tmp_path / "mine.toml"
    overlay.write_text('[leaders]\nfree_gate = { effect = "at once: 2 gate" }\n')
    game = shofar.new("nehemiah", 3, seed=1, box=overlay)
    hint = board_of("nehemiah").hint(game.view(0), shofar.printed(game.rules), WORDS, Style(), "offer free_gate")
    assert hint == "At once: take the top 2 gates."


def test_colours_agree_with_what_has_them() -> None:
    """A book, a marble and a district are of one gender each, and not of the same in every language."""
    game = shofar.new("golem", players=2, seed=3)
    view, printed = game.view(0), shofar.printed(game.rules)
    drawn = {
        language: "\n".join(board_of("golem").draw(view, printed, Words(language, strict=True), Style()))
        for language in ("en", "pl", "ru")
    }
    assert all(word in drawn["en"] for word in ("Red ", "Yellow ", "Blue "))
    assert all(word in drawn["pl"] for word in ("Czerwona ", "Żółta ", "Niebieska ", "zielona"))
    assert all(word in drawn["ru"] for word in ("Красный ", "Жёлтый ", "Синий ", "зелёная"))
    assert not any(word in drawn["pl"] for word in ("czerwony ", "zielony ")) and "зелёный " not in drawn["ru"]
