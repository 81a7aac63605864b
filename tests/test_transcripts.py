"""Seeded games play exactly as they did, move for move and view for view, in both builds."""

import pytest

from tests.transcript import chosen, file_of, transcript


@pytest.mark.both
@pytest.mark.parametrize(("title", "players"), chosen())
def test_seeded_games_play_as_their_transcript_says(title: str, players: int) -> None:
    assert transcript(title, players).splitlines() == file_of(title, players).read_text(encoding="utf-8").splitlines()
