"""What a seat sees (N17)."""

from __future__ import annotations

from typing import Final

from shofar.games.nehemiah.auction import NAME_BID, REVEAL, Levy
from shofar.games.nehemiah.leaders import MoveWorker, SwapAnyWorkers
from shofar.games.nehemiah.moves import BOARDS, COLOURS, LEADERS, SPACES
from shofar.games.nehemiah.scoring import board_points
from shofar.games.nehemiah.table import EMPTY, HELD, KNOWN, NOBODY, ROWS, Nehemiah
from shofar.games.nehemiah.turn import DIRECT, NEUTRAL_WORKER
from shofar.games.nehemiah.views import Auction, Column, Influence, Player, Sights, Space
from shofar.games.nehemiah.workers import payee

BANK: Final = "bank"
PARTS: Final = ("worker", "wood", "gold")  # of a bid, in the order they are named


def sights(game: Nehemiah, seat: int | None) -> Sights:
    kit = game.kit
    return {
        "round": game.round + 1,
        "turn": game.turn,
        "mover": game.mover(),
        "start": game.start,
        "turns_left": game.last_turn - game.turn if game.last_turn >= 0 else None,
        "columns": [_column(game, column, seat) for column in range(kit.columns)],
        "deck": {"left": len(game.deck), "columns": len(game.deck) // ROWS, "faces": _faces(game, game.deck)},
        "later_decks": [kit.deck_of.count(deck) for deck in range(game.round + 1, 3)],
        "discard": _faces(game, game.discard),
        "boards": [_board(game, board) for board in range(len(BOARDS))],
        "gates": {"left": kit.gate_values[len(game.gates) :], "taken": [COLOURS[owner] for owner in game.gates]},
        "active": SPACES[game.card.index(game.active)] if game.active != EMPTY and game.active in game.card else None,
        "seats": [_player(game, other, seat) for other in range(kit.players)],
        "auction": _auction(game, seat),
        "placing": _placing(game),
        "picked": _picked(game),
        "part": _part(game),
        "directed": None if game.directed == NOBODY else game.directed,
        "scores": game.scores if _open(game, seat) else None,
        "winners": [other for other in range(kit.players) if game.ranks[other] == 1] if game.over else None,
    }


def _open(game: Nehemiah, seat: int | None) -> bool:
    """N17.2: amounts behind screens are shown, unless the table plays strictly."""
    return game.rules.options["screens"] == "open" or game.over


def _column(game: Nehemiah, column: int, viewer: int | None) -> Column:
    spaces = range(column * ROWS, column * ROWS + ROWS)
    free = game.first_free(column)
    return {
        "number": column + 1,
        "due": bool(game.due >> column & 1),
        "next": None if free == EMPTY else SPACES[free],
        "cards": [_space(game, space, viewer) for space in spaces if game.card[space] != EMPTY],
    }


def _space(game: Nehemiah, space: int, viewer: int | None) -> Space:
    kit, owner = game.kit, game.worker[space]
    return {
        "space": SPACES[space],
        "card": kit.card_ids[game.card[space]],
        "face": kit.names["face"][game.face(space)],
        "worker": None if owner == NOBODY else COLOURS[owner],
        "neutral": owner >= kit.players,
        "exhausted": bool(game.tired[space]),
        "fresh": bool(game.fresh >> space & 1),
        "used": game.card[space] in game.used,
        "fee_to": None if owner == NOBODY else _payee(game, owner, viewer),
    }


def _payee(game: Nehemiah, owner: int, viewer: int | None) -> str:
    """Who would get the viewer's fee."""
    paid_to = payee(game, NOBODY if viewer is None else viewer, owner)
    return BANK if paid_to == NOBODY else COLOURS[paid_to]


def _faces(game: Nehemiah, cards: list[int]) -> dict[str, int]:
    """How many cards of each face: composition is public, order is not."""
    counts: dict[str, int] = {}
    for card in cards:
        face = game.kit.names["face"][game.kit.face[card]]
        counts[face] = counts.get(face, 0) + 1
    return dict(sorted(counts.items()))


def _board(game: Nehemiah, board: int) -> Influence:
    players = game.kit.players
    cubes = game.on[board * players : (board + 1) * players]
    return {"name": BOARDS[board], "cubes": cubes, "if_scored_now": board_points(cubes, game.kit.places[board])}


def _player(game: Nehemiah, seat: int, viewer: int | None) -> Player:
    kit = game.kit
    shown: Player = {
        "seat": seat,
        "colour": COLOURS[seat],
        "bench": game.bench[seat],
        "cubes": game.cubes[seat],
        "gates": [kit.gate_values[gate] for gate in range(len(game.gates)) if game.gates[gate] == seat],
        "leaders": [LEADERS[leader] for leader in range(len(LEADERS)) if game.leader_of[leader] == seat],
        "neutral": game.neutral[seat] if kit.neutrals else 0,
        "neutral_colour": COLOURS[kit.players + seat] if kit.neutrals else None,
        "hold": game.hold[seat] in (HELD, KNOWN) if seat == viewer else None,
    }
    if seat == viewer or _open(game, viewer):
        shown["wood"], shown["gold"], shown["supply"] = game.wood[seat], game.gold[seat], game.supply[seat]
        shown["points"] = game.breakdown(seat)
    return shown


def _auction(game: Nehemiah, viewer: int | None) -> Auction | None:
    if not game.offer and game.auctioned == EMPTY:
        return None
    own = [] if viewer is None else [bid for bid in _bid(game, viewer) if bid >= 0]
    order = _bidders(game)
    return {
        "offer": [LEADERS[leader] for leader in game.offer],
        "leader": None if game.auctioned == EMPTY else LEADERS[game.auctioned],
        "own_bid": own,
        "order": order,
        "sealed": [seat for seat in order if -1 not in _bid(game, seat)],
    }


def _bid(game: Nehemiah, seat: int) -> list[int]:
    return game.bids[seat * len(PARTS) : (seat + 1) * len(PARTS)]


def _bidders(game: Nehemiah) -> list[int]:
    """N11.5: who bids, in the order that breaks ties; empty while no leader is being auctioned."""
    players = game.kit.players
    for frame in game.stack:
        if frame.effect is REVEAL:
            return [(frame.seat + turn) % players for turn in range(players)]
    return []


def _placing(game: Nehemiah) -> str | None:
    """Whose worker a move that places one would put: not always the decider's (N10.3, N12.3.5)."""
    if not game.stack:
        return None
    frame = game.stack[-1]
    if frame.effect is DIRECT:
        return COLOURS[frame.value]
    return COLOURS[frame.seat + game.kit.players if frame.effect is NEUTRAL_WORKER else frame.seat]


def _picked(game: Nehemiah) -> str | None:
    """The worker already chosen, while the second half of a move is asked."""
    frame = game.stack[-1] if game.stack else None
    if frame is None or not frame.value or not isinstance(frame.effect, (MoveWorker, SwapAnyWorkers)):
        return None
    return SPACES[frame.value - 1]


def _part(game: Nehemiah) -> str | None:
    """What is being named: a part of a bid, or the goods of the levy (N12.2.3)."""
    frame = game.stack[-1] if game.stack else None
    if frame is None:
        return None
    if frame.effect is NAME_BID:
        return PARTS[frame.value]
    if isinstance(frame.effect, Levy):
        return "gold" if frame.value else "wood"
    return None
