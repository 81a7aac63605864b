"""The frame of every view; the title adds what the seat may see of its table."""

from __future__ import annotations

from typing import cast

from shofar.engine.game import Game, News
from shofar.engine.rules import Rules
from shofar.engine.views import View


def view(game: Game, seat: int | None) -> View:
    """What this seat may see. Only the deciding seat is shown its moves: they can give away what it holds."""
    rules = game.rules
    common: View = {
        "title": rules.title.name,
        "players": rules.players,
        "options": dict(rules.options),
        "seat": seat,
        "deciding": game.seat,
        "question": game.question,
        "moves": [move.text for move in game.moves] if seat is not None and seat == game.seat else [],
        "over": game.over,
    }
    return cast(View, {**common, **game.sights(seat)})


def heard(rules: Rules, entry: News, viewer: int | None) -> bool:
    """True if this news is for the viewer: private news is for its own seat only."""
    return not rules.title.kinds[entry[0]].private or viewer == entry[1]
