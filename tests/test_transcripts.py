"""Seeded games play exactly as they did, move for move and view for view, in both builds."""

import pytest

from tests.transcript import chosen, file_of, transcript


@pytest.mark.both
@pytest.mark.parametrize(("setup", "seed"), chosen(), ids=[file_of(setup).stem for setup, _ in chosen()])
def test_a_seeded_game_plays_as_its_transcript_says(setup, seed):
    assert transcript(setup, seed).splitlines() == file_of(setup).read_text(encoding="utf-8").splitlines()
