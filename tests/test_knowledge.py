"""What becomes known goes through one door, exactly: the count of the engine against worlds dealt anew."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest

import shofar
from shofar import undo
from tests.knowing import disagreement, moments
from tests.playing import Setup, playthrough, sample, setups

pytestmark = pytest.mark.both

WORLDS = 3


def chosen(title: str) -> list[tuple[Setup, int]]:
    """The largest table with every option at its first value, the smallest with every option at its last, and others
    where games are fast."""
    found = setups(title)
    largest = next(setup for setup in found if setup[1] == found[-1][1])
    smallest = [setup for setup in found if setup[1] == found[0][1]][-1]
    return [(largest, 11), (smallest, 12), *(sample(title, 4, seed=13) if shofar.compiled else [])]


GAMES = [pair for title in shofar.titles() for pair in chosen(title)]
SOURCES = sorted((Path(shofar.__file__).parent / "games").rglob("*.py"))


def named(pair: tuple[Setup, int]) -> str:
    (title, players, options), seed = pair
    return f"{title}-{players}-{'-'.join(str(value) for value in options.values())}-{seed}"


games = pytest.mark.parametrize("pair", GAMES, ids=named)


@games
def test_the_door_counts_exactly_who_learns_something(pair: tuple[Setup, int]) -> None:
    """Every step of the game; those that teach somebody with all viewers, the others with one viewer in turn.
    `tools/fuzz.py --knowing` asks all viewers about every step."""
    rng = random.Random(pair[1])
    taught = 0
    for number, moment in enumerate(moments(*pair)):
        viewers = moment.viewers if moment.after.taught else [moment.viewers[number % len(moment.viewers)]]
        for viewer in viewers:
            assert disagreement(moment, viewer, WORLDS, rng) == ""
        assert moment.free == (not any(moment.taught(seat) for seat in range(moment.after.players)))
        taught += bool(moment.after.taught)
    assert taught


@games
def test_a_fair_copy_depends_on_nothing_but_what_the_seat_sees(
    pair: tuple[Setup, int],
) -> None:
    """Two positions behind one view, dealt anew by equal chance, are equal."""
    rng = random.Random(pair[1])
    for number, game in enumerate(playthrough(*pair)):
        if number % 4:
            continue
        for seat in [*range(game.players), None]:
            other = game.determinized(seat, rng)
            chance = rng.getrandbits(64)
            copies = [one.determinized(seat, random.Random(chance)) for one in (game, other)]
            assert copies[0].digest() == copies[1].digest(), (number, seat)
            assert copies[0].history() == [], "the past holds moves that others made in secret"


def test_games_use_chance_only_through_the_door() -> None:
    """`rng` is for the engine, and for dealing anew what a fair copy does not know."""
    users = {
        node.name
        for source in SOURCES
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        and any(isinstance(part, ast.Attribute) and part.attr in ("rng", "below") for part in ast.walk(node))
    }
    assert users <= {"forget", "redeal"}


# --- what is not seen, or could be foreseen, teaches nobody ------------------------------------------------------


def test_the_last_card_and_equal_cards_teach_nobody() -> None:
    game = shofar.new("ezra", 2, 1)
    for deck, teaches in (([4], False), ([4, 4, 4], False), ([4, 4, 5], True), ([1, 2], True)):
        game.taught = 0
        game.draw(deck)
        assert bool(game.taught) == teaches
    for count, seats in ((0, 0), (1, 2), (2, 2), (3, 0)):
        game.taught = 0
        game.deal([1, 2, 3], count, 1)
        assert game.taught == seats, "who gets the whole deck knew it"
    game.taught = 0
    game.take([1, 2, 3])
    assert game.taught == 0, "a card in the dark"


def test_a_spectator_has_no_part_in_the_verdict() -> None:
    assert undo.taught_players(0b10000) == 0
    assert undo.taught_players(0b10010) == 0b10
