"""Weights are learnt from how far the seats of a table are apart (tools/fit_values.py)."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

TOOLS = Path(__file__).resolve().parents[2] / "tools"
POSITIONS = 500
BOTH = np.array([1.0, -1.0])  # what one seat has more than the table, the other has less

Array = NDArray[np.float64]


@pytest.fixture
def fit_values(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(TOOLS)
    return import_module("fit_values")


def fitted(fit_values: Any, feature: Array, final: Array, before: Any = None) -> tuple[float, float]:
    """Bias and weight of one feature, from positions of two seats whose valuation is nothing, five of each game."""
    nothing, stage = np.zeros((POSITIONS, 2)), np.zeros(POSITIONS, dtype=np.int64)
    series = import_module("selfplay").Series(feature[:, :, None], nothing, final, np.arange(POSITIONS) // 5, stage)
    bias, weights = fit_values.fitted(series, before)
    return bias, weights[0]


def apart(rng: np.random.Generator, size: float) -> Array:
    return size * rng.normal(size=(POSITIONS, 1)) * BOTH


def test_what_all_seats_of_a_table_have_in_common_does_not_bend_the_weights(fit_values: Any) -> None:
    """The feature brings a seat two points. As time goes by both seats get more of it and less is to come: seat by
    seat, more of it goes with fewer points."""
    rng = np.random.default_rng(1)
    time, ahead = rng.normal(size=(POSITIONS, 1)) * 3, apart(rng, 2.0)
    feature, final = time + ahead, 2 * ahead - 3 * time
    assert np.polyfit(feature.ravel(), final.ravel(), 1)[0] < 0
    assert fitted(fit_values, feature, final)[1] > 0.5


def test_weights_that_miss_nothing_are_kept_and_what_they_miss_is_added(fit_values: Any) -> None:
    rng = np.random.default_rng(2)
    feature = 4 + apart(rng, 3.0)
    kept = fitted(fit_values, feature, 10 + 2 * feature, (10.0, np.array([2.0])))
    assert kept == pytest.approx((10, 2))
    more = fitted(fit_values, feature, 10 + 2 * feature, (10.0, np.array([1.5])))
    assert more == pytest.approx((10, 2), abs=0.05)


def test_a_quick_beam_plays_a_round_that_says_something_of_every_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions of every stage, told for each seat alike, in the same game every time."""
    monkeypatch.syspath_prepend(TOOLS)
    selfplay = import_module("selfplay")
    features = import_module("shofar.games.nehemiah.features").FEATURES
    (task,) = selfplay.planned("nehemiah", 2, selfplay.BEAM, "round", 1)
    rows = selfplay.play(task)
    assert {stage for *_, stage in rows} >= {1, 2, 3}
    assert all(len(seen) == len(valued) == 2 and len(seen[0]) == len(features) for seen, valued, *_ in rows)
    assert len({tuple(final) for *_, final, _ in rows}) == 1
    assert selfplay.play(task) == rows
