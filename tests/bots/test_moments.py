"""What a review comes to: the turns that turned the game, and the sentence that fits a seat."""

import pytest

from shofar.bots.moments import felt, turning_points, verdict

EXPECTED = [[30.0, 30.0], [31.0, 30.0], [31.0, 36.0], [32.0, 36.5], [32.0, 28.0], [32.4, 28.0]]
SEATS = [0, 1, 0, 1, 0]


def test_the_largest_swings_and_the_last_change_of_the_lead_are_told_in_order() -> None:
    found = turning_points(EXPECTED, SEATS)
    assert [(one.turn, one.swing, one.leads) for one in found] == [(0, 1.0, False), (1, 6.0, False), (3, -8.5, True)]


def test_a_small_step_into_the_lead_is_told_before_larger_swings() -> None:
    expected = [[30.0, 29.8], [20.0, 29.8], [29.7, 29.8], [29.9, 29.8]]
    assert [one.turn for one in turning_points(expected, [0, 0, 0]) if one.leads] == [2]


@pytest.mark.parametrize(
    ("losses", "behind", "said"),
    [
        ([0.0, 0.6, 0.9], 12.0, "clean"),
        ([0.0, 4.0, 1.0], 3.0, "decided"),  # that turn alone was worth more than what was missing
        ([0.0, 4.0, 1.0], 0.0, "one"),  # the winner
        ([1.0, 1.5, 1.0, 1.2], 8.0, "many"),
    ],
)
def test_the_sentence_fits_what_was_given_away(losses: list[float], behind: float, said: str) -> None:
    assert verdict(losses, behind) == said


def test_luck_is_told_when_it_was_felt() -> None:
    assert [felt(luck) for luck in (0.4, 2.0, -2.0)] == ["", "lucky", "unlucky"]
