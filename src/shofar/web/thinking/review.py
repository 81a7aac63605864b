"""A finished game looked back on, in pieces: so nobody waits long behind one, and it can be told how far it is."""

from __future__ import annotations

from time import process_time
from typing import Any, Final

from shofar.bots.review import Looked, Review, reviewing
from shofar.engine.move import Catalogue
from shofar.web.tables import boxes

PIECE: Final = 1.0  # seconds of the processor after which a piece ends with its turn


def piece(question: dict[str, Any]) -> dict[str, Any]:
    """The turns from a step on; `next` is where the next piece begins, at the end of the last turn of this one."""
    record, first = question["record"], int(question["first"])
    whole = boxes.opening(record)
    whole.play(*record["moves"])
    game = boxes.opening(record)
    game.play(*record["moves"][:first])
    found, began, last = Review(), process_time(), first
    moves = list(whole.history())
    for step in reviewing(game, moves, whole.digest(), found, first):
        last = step
        if step == found.steps[-1] and process_time() - began > PIECE:
            break
    return {"next": last, "of": len(moves), **_told(found, game.rules.title.catalogue)}


def _told(found: Review, catalogue: Catalogue) -> dict[str, Any]:
    return {
        "steps": found.steps,
        "expected": [[round(points, 1) for points in row] for row in found.expected],
        "turns": [_turn(turn, catalogue) for turn in found.turns],
    }


def _turn(turn: Looked, catalogue: Catalogue) -> dict[str, Any]:
    return {
        "step": turn.step, "seat": turn.seat, "moves": len(turn.moves), "loss": round(turn.loss, 1),
        "luck": round(turn.luck, 1), "better": [catalogue[move].text for move in turn.better],
    }  # fmt: skip
