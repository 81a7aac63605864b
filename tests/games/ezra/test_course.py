"""What never goes back in the course of a game (invariants 2, 7 to 11, 14, 15), and the board of the terminal."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import shofar
from shofar.games.ezra.names import FREE, RING
from shofar.games.ezra.table import Ezra
from shofar.games.ezra.turn import TURN_MENU
from shofar.games.ezra.walls import connects, neighbours
from shofar.readers.words import Words
from shofar.terminal.ezra import draw, hint
from shofar.terminal.layout import width
from shofar.terminal.style import Style
from tests.games.ezra.table import dealt

GROWING = ("levites", "tents", "altar", "blessings", "filled", "flipped", "scrolls_of")
SHRINKING = ("stock", "rubble")


def course(players: int, seed: int, **options: Any) -> Iterator[Any]:
    game = dealt(players, seed, options, auto=False)
    chance = random.Random(seed)
    yield game
    while game.seat is not None:
        game.apply(chance.choice(builder(game) or game.legal()))
        yield game


def builder(game: Ezra) -> list[int]:
    """A random player who builds when he can: walls and gates are rare otherwise."""
    texts = [(move.text.split()[0], move.index) for move in game.moves]
    return [index for verb, index in texts if verb in ("build", "clear", "scribe", "temple", "altar", "levite")]


def assert_gate_silver(game: Ezra, before: list[int]) -> None:
    """Invariant 14: silver on a gate grows until it is built, and is gone with that."""
    for spot, (old, new) in enumerate(zip(before, game.gate_silver, strict=True)):
        assert new == 0 if game.owner[spot] != FREE else new >= old, RING[spot]


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4), (1, 5), (4, 6)])
def test_what_never_goes_back(players: int, seed: int) -> None:
    before = None
    before_silver = []
    for game in course(players, seed, solo="AB"[seed % 2]):
        now = {name: list(getattr(game, name)) for name in GROWING + SHRINKING}
        now["scribes"] = [game.scribe.count(seat) for seat in range(game.seats)]
        now["keepers"] = [game.gatekeepers(seat) for seat in range(game.seats)]
        if before is not None:
            for name, values in now.items():
                pairs = list(zip(before[name], values, strict=True))
                if name in SHRINKING:
                    assert all(old >= new for old, new in pairs), name
                elif name in ("flipped", "scrolls_of"):
                    assert all(old & new == old for old, new in pairs), name
                else:
                    assert all(old <= new for old, new in pairs), name
            assert_gate_silver(game, before_silver)
        before, before_silver = now, list(game.gate_silver)
        assert game.rules.title.check(game) == []


@pytest.mark.parametrize(("players", "seed"), [(1, 7), (2, 8), (3, 9), (4, 10)])
def test_every_connection_is_made_once(players: int, seed: int) -> None:
    heard = []
    for game in course(players, seed):
        heard = game.listen()
    kinds = game.rules.title.kinds
    made = sorted((a, b) for kind, _, a, b, _ in heard if kinds[kind].key == "connected")
    standing = sorted(
        (wall, gate)
        for wall in range(len(RING))
        if game.kit.is_wall[wall]
        for gate in neighbours(game, wall)
        if connects(game, wall, gate)
    )
    assert made == standing


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_quick_menu_is_the_filter_in_the_same_order(players: int) -> None:
    looked = 0
    for game in course(players, 20 + players):
        frame = game.stack[-1] if game.stack else None
        if frame is not None and frame.effect is TURN_MENU:
            moves = TURN_MENU.candidates(game, frame)
            assert TURN_MENU.options(game, frame) == [m for m in moves if TURN_MENU.refuses(game, frame, m) == 0]
            looked += 1
    assert looked > 100


@pytest.mark.parametrize("players", [1, 4])
def test_the_board_of_the_terminal(players: int) -> None:
    words = Words(strict=True)
    for number, game in enumerate(course(players, 30 + players)):
        if number % 11 and not game.over:
            continue
        for style in (Style(width=110), Style(unicode=False, width=80)):
            view, printed = game.view(0), shofar.printed(game.rules)
            lines = draw(view, printed, words, style)
            assert all("\n" not in line for line in lines)
            assert max(width(line) for line in lines) <= style.width
            for move in game.moves if game.seat == 0 else ():
                assert isinstance(hint(view, printed, words, style, move.text), str)
        assert len(lines) > 30
