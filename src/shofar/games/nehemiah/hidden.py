"""What a seat cannot see (N17): decks have no order yet, so there are only committed bids and the answer `hold`."""

from __future__ import annotations

from shofar.engine.rng import Rng
from shofar.games.nehemiah.auction import PARTS
from shofar.games.nehemiah.play import ASK_OTHERS
from shofar.games.nehemiah.table import Nehemiah
from shofar.games.nehemiah.times import W_PRE
from shofar.games.nehemiah.windows import BEFORE_TURN


def forget(game: Nehemiah, seat: int | None, rng: Rng) -> None:
    """Draw anew what this seat cannot see."""
    for other in range(game.kit.players):
        if other == seat:
            continue
        game.hold[other] = rng.below(2) if _may_hold(game, other) else 0
        holdings = (game.supply[other], game.wood[other], game.gold[other])
        for part in range(PARTS):
            if game.bids[other * PARTS + part] >= 0:
                game.bids[other * PARTS + part] = rng.below(holdings[part] + 1)


def _may_hold(game: Nehemiah, seat: int) -> bool:
    """Others cannot tell whether he said `hold`: he has a leader for it, and could have said it (N12.3.2)."""
    if game.swept or seat in (game.decider, game.mover()):
        return False
    if not any(game.leader_of[leader] == seat for leader in game.kit.asked_in[W_PRE]):
        return False
    since_own_turn = (game.mover() - seat) % game.kit.players - 1
    return min(game.quiet, since_own_turn) > 0 or _window_is_past(game, seat)


def _window_is_past(game: Nehemiah, seat: int) -> bool:
    """The window before this turn (W-PRE) lies behind the seat."""
    coming = (game.kit.nodes["turn"], ASK_OTHERS)
    for frame in game.stack:
        if frame.effect in coming or (frame.effect is BEFORE_TURN and frame.seat == seat):
            return False
    return True
