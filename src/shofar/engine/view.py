"""The frame of every view; the title adds what the seat may see of its table."""

from __future__ import annotations

from typing import Any

from shofar.engine.game import Game, News
from shofar.engine.rules import Rules


def view(game: Game, seat: int | None) -> dict[str, Any]:
    """What this seat may see. Only the deciding seat is shown its moves: they can give away what it holds."""
    rules = game.rules
    return {
        "title": rules.title.name,
        "players": rules.players,
        "seats": rules.seats,
        "options": dict(rules.options),
        "seat": seat,
        "deciding": game.seat,
        "question": game.question,
        "moves": [move.text for move in game.moves] if seat is not None and seat == game.seat else [],
        "over": game.over,
        **game.sights(seat),
    }


def heard(rules: Rules, entry: News, viewer: int | None) -> bool:
    """True if this news is for the viewer: private news is for its own seat only."""
    return not rules.title.kinds[entry[0]].private or viewer == entry[1]
