"""The generator: fair, repeatable, wide."""

from collections import Counter

import pytest

from shofar.engine.rng import Rng, key_of

pytestmark = pytest.mark.both


def test_the_same_key_gives_the_same_numbers_and_a_clone_goes_on_alike() -> None:
    one, other = Rng(key_of("x", 1), 0), Rng(key_of("x", 1), 0)
    assert [one.below(20) for _ in range(50)] == [other.below(20) for _ in range(50)]
    copy = one.clone()
    assert [one.below(7) for _ in range(40)] == [copy.below(7) for _ in range(40)]


def test_state_is_a_key_and_a_count() -> None:
    rng = Rng(key_of("x", 1), 0)
    for _ in range(37):
        rng.below(10)
    again = Rng(rng.key, rng.count)
    assert [rng.below(100) for _ in range(40)] == [again.below(100) for _ in range(40)]


def test_known_numbers_never_change() -> None:
    """Records depend on them: sha256 of the key and the block number, two bytes a draw."""
    from hashlib import sha256

    key = key_of("x", 1)
    assert key == sha256(b"shofar/x/1").digest()
    block = sha256(key + bytes(8)).digest()
    rng = Rng(key, 0)
    assert [rng.below(65536) for _ in range(16)] == [int.from_bytes(block[at : at + 2]) for at in range(0, 32, 2)]


def test_every_number_is_equally_likely() -> None:
    rng = Rng(key_of("x", 2), 0)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(9_500 < count < 10_500 for count in counts.values())  # more than five standard deviations


def test_nothing_is_drawn_when_there_is_no_choice() -> None:
    rng = Rng(key_of("x", 3), 0)
    assert rng.below(1) == 0
    assert rng.count == 0


def test_seeds_and_titles_give_different_keys() -> None:
    keys = {key_of(title, seed) for title in ("nehemiah", "golem") for seed in (1, 2, "1x")}
    assert len(keys) == 6
    assert all(len(key) == 32 for key in keys)
