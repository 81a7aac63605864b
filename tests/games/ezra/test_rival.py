"""The solo opponent against an independent reading of its rules (`rival.py`), in positions of games that are played."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from shofar.games.ezra.names import GATES
from shofar.games.ezra.table import Ezra
from tests.games.ezra.rival import IT, Rival
from tests.games.ezra.table import dealt
from tests.rules import rule

YOURS = ("your_silver", "your_vp", "your_altar", "your_levites", "ahead")
KEEN = ("build", "scribe", "temple", "levite", "clear")


def positions(seed: int, side: str) -> Iterator[Any]:
    """A game at each of your turns; every second of these players builds, teaches and places whenever he can."""
    game = dealt(1, seed, {"solo": side})
    chance = random.Random(seed)
    while game.seat is not None:
        if game.question == "turn" and game.card < 0 and not game.did:
            yield game
        moves = game.moves
        keen = [move for move in moves if move.verb in KEEN] if seed % 2 else []
        game.play(chance.choice(keen or moves))


def compare(game: Ezra, focus: int, scheme: int) -> int:
    """The opponent's next turn with these cards, in the engine and in the other reading; the line that is taken."""
    copy = game.clone()
    expected = Rival(copy)
    copy.focus_deck, copy.scheme_deck = [focus], [scheme]
    heard = copy.listen()
    copy.active = IT
    copy.stack.append(copy.rules.nodes["opponent_turn"].frames[IT])
    copy.advance()
    told = {copy.rules.title.kinds[kind].key: numbers for kind, _, *numbers in heard}
    expected.card = told.get("wall-built", [0, 0])[1]
    line = expected.turn(GATES[focus], scheme + 1)
    assert told["line-taken"][1] == line
    found = vars(Rival(copy))
    skipped = {"card", "focus", "you_gain", *(YOURS if expected.you_gain else ())}
    assert {key: value for key, value in vars(expected).items() if found.get(key) != value and key not in skipped} == {}
    return line


@rule(
    "E3.16.4", "E3.16.5", "E3.16.6", "E3.16.7", "E3.16.8", "E3.16.9", "E3.16.10", "E3.16.11", "E3.16.12", "E3.16.13",
    "E3.16.14", "E3.16.15", "E3.16.16", "E3.16.17", "E3.16.18", "E3.16.19", "E3.16.20", "E3.16.21",
)  # fmt: skip
@pytest.mark.parametrize("side", ["A", "B"])
def test_every_turn_is_as_in_another_reading_of_the_rules(side: str) -> None:
    lines: Counter[tuple[int, int]] = Counter()
    for seed in range(8):
        for number, game in enumerate(positions(seed, side)):
            for scheme in range(6):
                lines[scheme, compare(game, (number + scheme) % 10, scheme)] += 1
    assert len(lines) >= 16  # of the 18 lines
