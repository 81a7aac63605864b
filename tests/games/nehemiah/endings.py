"""Tables at which a round or the game is about to end, for the tests of it."""

from __future__ import annotations

from typing import Any

from shofar.games.nehemiah.table import Nehemiah
from tests.games.nehemiah.table import COLOURS, mover, table

TO_THE_END = 200  # moves: more than any game has after its trigger


def end_the_round(**said: Any) -> Nehemiah:
    """Red has swept column 1 with an empty deck."""
    game = table(deck=0, column_1="* * * gold_2:red", **said)
    game.listen()
    game.play("activate 1.4", "skip")
    return game


def trigger(players: int = 4, turn: int = 40, **said: Any) -> Nehemiah:
    """The end has been triggered in this turn, by the player whose turn it was; the starting player is red."""
    colour = COLOURS[turn % players]
    game = table(players, turn=turn, round=3, deck=0, column_1=f"* * * gold_2:{colour}", **said)
    assert mover(game) == colour
    game.play("activate 1.4", "skip")
    return game


def after_the_last_turn(**said: Any) -> Nehemiah:
    """Two players, blue began, red has had the last turn of the game: he has placed a worker."""
    game = table(2, start="blue", turn=59, last_turn=59, round=3, **said)
    game.play("place 1", "neutral 2")
    assert game.over
    return game


def play_out(game: Nehemiah) -> list[tuple[int, str]]:
    """The turns to come as (turn, colour), playing whatever is offered first and using no card."""
    seen: list[tuple[int, str]] = []
    for _ in range(TO_THE_END):
        if game.over:
            return seen
        if not seen or seen[-1][0] != game.turn:
            seen.append((game.turn, mover(game)))
        game.play(next((move for move in game.moves if move.verb in ("skip", "stop")), game.moves[0]))
    raise AssertionError("the game does not end")
