"""What holds in every game of every title, shown on random play."""

from __future__ import annotations

import json
import random

import pytest

import shofar
from shofar.engine.effect import OK
from tests.playing import Setup, playthrough, sample, start

pytestmark = pytest.mark.both

MANY = 300 if shofar.compiled else 60  # the same games, fewer of them where each takes longer
GAMES = [pair for title in shofar.titles() for pair in sample(title, MANY)]
FEW = [pair for title in shofar.titles() for pair in sample(title, 6, seed=1)]


def named(pair: tuple[Setup, int]) -> str:
    (title, players, options), seed = pair
    return f"{title}-{players}-{'-'.join(str(value) for value in options.values())}-{seed}"


games = pytest.mark.parametrize("pair", GAMES, ids=named)
few = pytest.mark.parametrize("pair", FEW, ids=named)


@games
def test_invariants_hold_and_the_game_ends(pair: tuple[Setup, int]) -> None:
    for moves, game in enumerate(playthrough(*pair)):
        title = game.rules.title
        assert title.check(game) == []
        assert game.over or len(game.legal()) >= 2 or game.stack[-1].effect.waits(game.legal()[0])
        assert moves < title.bound
    assert game.scores == [sum(game.breakdown(seat).values()) for seat in range(game.seats)]
    assert sorted(game.ranks)[0] == 1


@few
def test_every_question_is_asked_when_nothing_is_answered_by_the_engine(pair: tuple[Setup, int]) -> None:
    for game in playthrough(*pair, auto=False):
        assert game.rules.title.check(game) == []
        assert game.over or game.legal()


@few
def test_a_position_comes_back_exactly_at_every_decision(pair: tuple[Setup, int]) -> None:
    for game in playthrough(*pair):
        document = json.loads(json.dumps(game.position()))
        again = shofar.load(document)
        assert again.digest() == game.digest()
        assert again.legal() == game.legal()
        assert again.seat == game.seat


@few
def test_a_record_comes_back_exactly(pair: tuple[Setup, int]) -> None:
    for number, game in enumerate(playthrough(*pair)):
        if number % 25 == 0 or game.over:
            again = shofar.replay(json.loads(json.dumps(game.record())))
            assert again.digest() == game.digest()
            assert again.record() == game.record()


@few
def test_a_game_goes_on_from_a_position_as_it_would_have(pair: tuple[Setup, int]) -> None:
    halfway = [game.clone() for game in playthrough(*pair)]
    middle = halfway[len(halfway) // 2]
    again = shofar.load(middle.position())
    for later in halfway[len(halfway) // 2 + 1 :]:
        move = later.history()[-1]
        again.apply(move)
        assert again.digest() == later.digest()
    assert shofar.replay(again.record()).digest() == again.digest()


@few
def test_clones_are_independent(pair: tuple[Setup, int]) -> None:
    kept = [(game.clone(), game.digest()) for game in playthrough(*pair)]
    for clone, digest in kept[::7]:
        rng = random.Random(digest)
        other = clone.clone()
        for _ in range(20):
            if other.seat is not None:
                other.apply(rng.choice(other.legal()))
    assert all(clone.digest() == digest for clone, digest in kept)


@few
def test_a_view_does_not_change_when_what_the_seat_cannot_see_is_reshuffled(pair: tuple[Setup, int]) -> None:
    rng = random.Random(5)
    for number, game in enumerate(playthrough(*pair)):
        if number % 3:
            continue
        for seat in [*range(game.players), None]:
            view = game.view(seat)
            assert game.determinized(seat, rng).view(seat) == view
            assert json.loads(json.dumps(view)) == view


@few
def test_a_determinized_game_can_be_played_to_the_end(pair: tuple[Setup, int]) -> None:
    rng = random.Random(6)
    for number, game in enumerate(playthrough(*pair)):
        if number % 40:
            continue
        copy = game.determinized(game.seat or 0, rng)
        while copy.seat is not None:
            copy.apply(rng.choice(copy.legal()))
            assert copy.rules.title.check(copy) == []


@few
def test_no_view_and_no_refusal_contains_the_seed(pair: tuple[Setup, int]) -> None:
    setup, _ = pair
    seed = 987654321123456789
    for number, game in enumerate(playthrough(setup, seed)):
        if number % 3:
            continue
        key = game.rng.key.hex()
        texts = [json.dumps(game.view(seat)) for seat in [*range(game.players), None]]
        for move in game.rules.title.catalogue.moves[number // 3 % 7 :: 7]:
            if move not in game.moves:
                with pytest.raises(shofar.IllegalMove) as refused:
                    game.play(move)
                texts.append(f"{refused.value} {refused.value.facts}")
        assert not any(str(seed) in text or key in text for text in texts)


@few
def test_asking_changes_nothing_and_options_are_what_nothing_refuses(pair: tuple[Setup, int]) -> None:
    for game in playthrough(*pair):
        if game.seat is None:
            continue
        before = game.digest()
        frame = game.stack[-1]
        effect = frame.effect
        candidates = effect.candidates(game, frame)
        allowed = [move for move in candidates if effect.refuses(game, frame, move) == OK]
        assert sorted(effect.options(game, frame)) == sorted(allowed) == sorted(game.legal())
        assert len(set(game.legal())) == len(game.legal())
        assert game.digest() == before


@few
def test_every_illegal_move_is_explained(pair: tuple[Setup, int]) -> None:
    for number, game in enumerate(playthrough(*pair)):
        if number % 5:
            continue
        before = game.digest()
        for move in game.rules.title.catalogue.moves:
            why = shofar.explain_illegal(game, move.text)
            assert (why is None) == (move in game.moves)
            assert why is None or why.key
        assert game.digest() == before


@pytest.mark.parametrize("title", shofar.titles())
def test_the_fields_of_a_position_are_all_the_state_there_is(title: str) -> None:
    (setup, seed) = sample(title, 1)[0]
    game = start(setup, seed)
    slots = ("member_descriptor", "getset_descriptor")  # what a slot is in plain Python, and compiled
    own = {name for name, kind in vars(type(game)).items() if type(kind).__name__ in slots and name != "kit"}
    assert own == {field.name for field in game.rules.title.fields}


@few
def test_equal_seeds_give_equal_games_and_others_do_not(pair: tuple[Setup, int]) -> None:
    setup, seed = pair
    assert start(setup, seed).digest() == start(setup, seed).digest()
    assert start(setup, seed).digest() != start(setup, seed + 1).digest()
