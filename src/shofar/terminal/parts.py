"""An answer of several parts in one line, `bid 1 0 2`: all of it is played, or nothing."""

from __future__ import annotations

from shofar.engine.errors import BadRequest
from shofar.engine.game import Game
from shofar.engine.move import Move
from shofar.engine.why import Why, why


def refused(game: Game, parts: list[Move]) -> Why | None:
    """Why one of the parts is not possible after those before it; None if all are."""
    trial = _asking_all(game)
    for number, move in enumerate(parts):
        because = why(trial, move)
        if because is not None:
            return because
        if not number:
            _count(game, parts)
        trial.play(move)
    return None


def asked_for(game: Game, parts: list[Move]) -> list[Move]:
    """The parts that are still to be played: what can be one thing only, the game answers itself."""
    trial, asked = _asking_all(game), game.clone()
    played = []
    for move in parts:
        if (asked.decider, asked.question, asked.progress) == (trial.decider, trial.question, trial.progress):
            asked.play(move)
            played.append(move)
        trial.play(move)
    return played


def _asking_all(game: Game) -> Game:
    """A copy that answers nothing itself: every part that is written down is asked for."""
    trial = game.clone()
    trial.auto = False
    return trial


def _count(game: Game, parts: list[Move]) -> None:
    """No more than the question wants: between two questions somebody could learn something, or act."""
    now, of = game.progress
    left = of - now + 1 if of else 1
    if len(parts) > left:
        found = " ".join([parts[0].verb, *[move.args[0] for move in parts]])
        sentence = f"'{found}' has {len(parts)} parts; the question wants {left} now"
        raise BadRequest("too-many-parts", sentence, move=found, n=len(parts), of=left)
