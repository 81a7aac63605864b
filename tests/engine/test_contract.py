"""The public contract, as a program uses it, and what it says to bad input."""

import copy
import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import shofar
from shofar.games.nehemiah.table import Nehemiah

pytestmark = pytest.mark.both


@pytest.fixture
def game() -> shofar.Game:
    return shofar.new("nehemiah", players=3, seed=7)


def test_a_game_is_played_by_moves_by_notation_and_by_integers(game: Nehemiah) -> None:
    first, second = game.clone(), game.clone()
    move = game.moves[1]
    game.play(move)
    first.play(move.text.upper())
    second.apply(move.index)
    assert game.digest() == first.digest() == second.digest()
    assert shofar.catalogue("nehemiah")[move.index] is move
    assert eval(repr(move)) is move


def test_legal_is_a_list_of_its_own(game: Nehemiah) -> None:
    game.legal().clear()
    assert game.legal()


def test_an_illegal_move_leaves_the_game_untouched(game: Nehemiah) -> None:
    before = game.digest()
    for text in ("activate 1.1", "pass", "place 5", "fly 3", ""):
        with pytest.raises(shofar.IllegalMove):
            game.play(text)
    with pytest.raises(shofar.IllegalMove):
        game.apply(10**6)
    assert game.digest() == before


def test_an_illegal_move_is_refused_with_the_rule(game: Nehemiah) -> None:
    with pytest.raises(shofar.IllegalMove) as refused:
        game.play("activate 1.1")
    assert refused.value.facts["rule"] == "N5.1"
    why = shofar.explain_illegal(game, "activate 1.1")
    assert (why.key, why.rule) == ("unoccupied", "N5.1")
    assert shofar.explain_illegal(game, "place 1") is None
    assert shofar.explain_illegal(game, "take").key == "not-asked"


def test_a_refusal_survives_the_way_to_another_process(game: Nehemiah) -> None:
    with pytest.raises(shofar.IllegalMove) as refused:
        game.play("activate 1.1")
    again = pickle.loads(pickle.dumps(refused.value))
    assert type(again) is shofar.IllegalMove
    assert (str(again), again.key, again.facts) == (str(refused.value), refused.value.key, refused.value.facts)


def test_a_misspelt_move_brings_the_right_spelling(game: Nehemiah) -> None:
    with pytest.raises(shofar.IllegalMove, match="'place' is written like 'place 1'"):
        game.play("place one")
    with pytest.raises(shofar.IllegalMove, match="did you mean"):
        game.play("plase 1")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"name": "chess", "players": 2}, "there is no title 'chess'"),
        ({"name": "nehemiah", "players": 5}, "2 to 4 players, not 5"),
        ({"name": "nehemiah", "players": 3, "options": {"dragons": True}}, "no option 'dragons'"),
        ({"name": "nehemiah", "players": 3, "options": {"leaders": "yes"}}, "one of False, True"),
        ({"name": "nehemiah", "players": 2, "options": {"start": "4"}}, "a seat from 1 to 2"),
    ],
)
def test_a_game_that_cannot_be_is_refused_in_words(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(shofar.BadRequest, match=sentence):
        shofar.new(**arguments)


def test_a_view_of_a_seat_that_is_not_there(game: Nehemiah) -> None:
    with pytest.raises(shofar.BadRequest, match="no seat 3"):
        game.view(3)


def test_only_the_deciding_seat_is_shown_its_moves(game: Nehemiah) -> None:
    seat = game.seat
    for viewer in (0, 1, 2, None):
        assert bool(game.view(viewer)["moves"]) == (viewer == seat)


def test_without_a_seed_no_two_games_are_alike() -> None:
    assert len({shofar.new("nehemiah", players=2).digest() for _ in range(5)}) == 5


BROKEN_RECORDS = [
    (lambda r: r.update(rules="0"), "another rules version"),
    (lambda r: r.update(box="0"), "another box"),
    (lambda r: r.update(shofar=99), "another format"),
    (lambda r: r.update(title="chess"), "no title 'chess'"),
    (lambda r: r.pop("title"), "names no title"),
    (lambda r: r.pop("seed"), "neither a seed nor a starting position"),
    (lambda r: r.pop("moves"), "no list of moves"),
    (lambda r: r.update(players="many"), "expected a number"),
    (lambda r: r["moves"].insert(0, "pass"), "move 1 of the record"),
    (lambda r: r["moves"].append("take 3 wood"), "cannot be played"),
]


@pytest.mark.parametrize(("harm", "sentence"), BROKEN_RECORDS)
def test_a_broken_record_is_refused_in_words(game: Nehemiah, harm: Callable[..., Any], sentence: str) -> None:
    game.play(game.moves[0], "place 2")
    record = game.record()
    harm(record)
    with pytest.raises(shofar.ShofarError, match=sentence):
        shofar.replay(record)


BROKEN_POSITIONS = [
    (lambda p: p.update(rules="0"), "bad position at rules"),
    (lambda p: p.pop("state"), "bad position at state"),
    (lambda p: p["state"].pop("wood"), "state.wood"),
    (lambda p: p["state"].update(wool=[1]), "state.wool"),
    (lambda p: p["state"].update(wood="much"), "state.wood"),
    (lambda p: p["state"]["card"].__setitem__(0, "d1_dragon_1"), "state.card"),
    (lambda p: p["state"].update(supply=[7, 7]), "does not hold together|I-1"),
    (lambda p: p["state"]["supply"].__setitem__(0, 9), "I-1"),
    (lambda p: p["stack"].append({"do": "fly", "seat": 0, "value": 0}), "an effect of this title"),
    (lambda p: p["stack"][0].update(seat=7), "a seat of this game"),
    (lambda p: p.pop("rng"), "bad position at rng"),
]


@pytest.mark.parametrize(("harm", "sentence"), BROKEN_POSITIONS)
def test_a_broken_position_is_refused_in_words(game: Nehemiah, harm: Callable[..., Any], sentence: str) -> None:
    position = copy.deepcopy(game.position())
    harm(position)
    with pytest.raises(shofar.ShofarError, match=sentence):
        shofar.load(position)


def test_a_position_without_end_is_told_and_does_not_hang() -> None:
    """Made up by hand: nobody can do anything any more, and the last turn was before this one."""
    record = json.loads((Path(__file__).parent / "endless.json").read_text())
    game = shofar.load(record["start"])
    game.play(*record["moves"][:-1])
    with pytest.raises(shofar.ShofarError, match="never comes to a decision"):
        game.play(record["moves"][-1])


def test_a_position_is_readable(game: Nehemiah) -> None:
    game.play("place 2")
    position = json.loads(json.dumps(game.position()))
    assert position["title"] == "nehemiah"
    assert (
        "red" in position["state"]["worker"]
        or "blue" in position["state"]["worker"]
        or "green" in position["state"]["worker"]
    )
    assert position["state"]["card"][0].startswith("d1_")
    assert [frame["do"] for frame in position["stack"]][-1] == "action"


def test_a_reshuffled_copy_has_no_record(game: Nehemiah) -> None:
    import random

    with pytest.raises(shofar.BadRecord, match="reshuffled"):
        game.determinized(0, random.Random(1)).record()


def test_news_is_kept_only_when_somebody_listens(game: Nehemiah) -> None:
    assert game.news is None
    heard = game.listen()
    game.play("place 1")
    assert heard
    assert game.clone().news is None
