"""What a stored game is compared with: what the rules promise, and nothing of how the program keeps it."""

from __future__ import annotations

import random

import pytest

import shofar
from shofar.engine.promise import EVERY, kept, promise
from tests.games.nehemiah.table import dealt

pytestmark = pytest.mark.both

OLD = "0123456789abcdef" * 2


def promised(game: shofar.Game, number: int = 0) -> str:
    return promise(game, game.news or (), number)


def told(game: shofar.Game) -> tuple[int | None, list[str], list[int]]:
    return game.seat, [move.text for move in game.moves], list(game.scores)


@pytest.mark.parametrize("title", shofar.titles())
def test_equal_games_keep_each_other_s_promises_and_others_do_not(title: str) -> None:
    one, same, other = (shofar.new(title, 3, seed) for seed in (1, 1, 2))
    rng = random.Random(3)
    assert kept(promised(one), promised(same)) and not kept(promised(one), promised(other))
    for number in range(1, 60):
        move = rng.choice(one.legal())
        for game in (one, same):
            game.listen().clear()
            game.apply(move)
        assert kept(promised(one, number), promised(same, number))
        legal = [each for each in one.legal() if each != move]
        if legal:
            astray = same.clone()
            astray.listen()
            astray.apply(legal[0])
            if told(astray) != told(one):
                assert not kept(promised(one, number), promised(astray, number)), "another seat, move or score"


def test_how_the_program_keeps_a_position_is_no_promise() -> None:
    """A field that the game does not use, and the order of a deck that has none."""
    game = dealt(3, 1)
    changed = game.clone()
    changed.leader_deck = [3]
    changed.deck.reverse()
    assert changed.digest() != game.digest()
    assert kept(promised(game), promised(changed))


@pytest.mark.parametrize(("name", "one", "other"), [("score_rows", "tiered", "plain"), ("screens", "open", "strict")])
def test_options_belong_to_the_promise_and_to_the_digest(name: str, one: str, other: str) -> None:
    games = [shofar.new("nehemiah", 3, 1, {name: value}) for value in (one, other)]
    assert not kept(promised(games[0], 1), promised(games[1], 1))
    assert games[0].digest() != games[1].digest()


def test_a_view_or_log_of_another_shape_is_not_compared_and_one_of_the_same_is() -> None:
    core, shape, mark = "p1.aa", "s1", "m1"
    assert kept(f"{core}.{shape}.{mark}", f"{core}.s2.m2")
    assert not kept(f"{core}.{shape}.{mark}", f"{core}.{shape}.m2")
    assert kept(f"{core}.{shape}.{mark}.s3.m3", f"{core}.{shape}.{mark}.s4.m4")
    assert not kept(f"{core}.{shape}.{mark}.s3.m3", f"{core}.{shape}.{mark}.s3.m4")
    assert not kept(f"{core}.{shape}.{mark}", f"p1.bb.{shape}.{mark}")


def test_the_fingerprints_of_older_programs_promise_nothing_and_damage_is_none_of_them() -> None:
    game = shofar.new("golem", 2, 1)
    assert kept(OLD, promised(game))
    assert not kept("x", promised(game)) and not kept("", promised(game))


def test_the_public_view_is_part_of_the_deal_and_of_some_moves() -> None:
    game = shofar.new("ezra", 2, 1)
    assert [promised(game, number).count(".") for number in (0, 1, EVERY)] == [5, 3, 5]


@pytest.mark.parametrize("title", shofar.titles())
def test_other_cards_are_no_other_shape(title: str) -> None:
    """Else a game that is dealt differently could not be told from one whose view has got a new field."""
    deals = [promised(shofar.new(title, 2, seed)).split(".") for seed in range(5)]
    assert len({deal[4] for deal in deals}) == 1 and len({deal[5] for deal in deals}) == 5
