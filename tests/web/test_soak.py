"""Kill -9 at random moments. SHOFAR_KILLS sets how often on each of the two databases; CI has 100."""

from __future__ import annotations

import os

import pytest

from tests.web.soak import Soak

KILLS = int(os.environ.get("SHOFAR_KILLS", "12"))


@pytest.mark.slow(5 + KILLS)
def test_no_confirmed_move_is_lost_and_no_game_corrupted(address: str) -> None:
    found = Soak(address, workers=2, kills=KILLS).run()
    assert found["confirmed"] >= KILLS
    assert found["stored"] >= found["confirmed"]
    assert found["undo"] and found["seat"] and found["removed"] and found["not removed"]
