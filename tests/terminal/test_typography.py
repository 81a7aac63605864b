"""Signs are set as each language sets them, also where a program puts two texts together."""

from __future__ import annotations

import re

import pytest

import shofar
from shofar.readers.words import Words
from shofar.terminal.boards import board_of
from shofar.terminal.replay import replay_lines
from shofar.terminal.style import Style

GLUED = re.compile(r"[^\s\d]*[^\W\d][:;](?= |$)")  # a sign at the end of a word, not the one of 1:30


@pytest.mark.parametrize("title", shofar.titles())
def test_french_colons_and_semicolons_stand_apart_from_their_word(title: str) -> None:
    game = shofar.new(title, players=2, seed="colons")
    for _ in range(60):
        game.play(game.moves[0])
    words, printed = Words("fr"), shofar.printed(game.rules)
    lines = board_of(title).draw(game.view(game.seat), printed, words, Style())
    lines += replay_lines(game.record(), None, None, words, Style())
    assert [found for line in lines for found in GLUED.findall(line)] == []
