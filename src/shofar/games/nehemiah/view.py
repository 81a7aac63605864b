"""What a seat sees (N17)."""

from __future__ import annotations

from typing import Any

from shofar.games.nehemiah.moves import BOARDS, COLOURS, LEADERS, SPACES
from shofar.games.nehemiah.scoring import board_points
from shofar.games.nehemiah.table import EMPTY, NOBODY, ROWS, Nehemiah


def sights(game: Nehemiah, seat: int | None) -> dict[str, Any]:
    kit = game.kit
    return {
        "round": game.round + 1,
        "turn": game.turn,
        "mover": game.mover(),
        "start": game.start,
        "turns_left": game.last_turn - game.turn if game.last_turn >= 0 else None,
        "columns": [_column(game, column) for column in range(kit.columns)],
        "deck": {"left": len(game.deck), "faces": _faces(game, game.deck)},
        "later_decks": [kit.deck_of.count(deck) for deck in range(game.round + 1, 3)],
        "discard": _faces(game, game.discard),
        "boards": [_board(game, board) for board in range(len(BOARDS))],
        "gates": {"left": kit.gate_values[len(game.gates) :], "taken": [COLOURS[owner] for owner in game.gates]},
        "active": SPACES[game.card.index(game.active)] if game.active != EMPTY and game.active in game.card else None,
        "seats": [_player(game, other, seat) for other in range(kit.players)],
        "auction": _auction(game, seat),
        "directed": None if game.directed == NOBODY else game.directed,
        "scores": game.scores if _open(game, seat) else None,
    }


def _open(game: Nehemiah, seat: int | None) -> bool:
    """N17.2: amounts behind screens are shown, unless the table plays strictly."""
    return game.rules.options["screens"] == "open" or game.over


def _column(game: Nehemiah, column: int) -> dict[str, Any]:
    spaces = range(column * ROWS, column * ROWS + ROWS)
    return {
        "number": column + 1,
        "due": bool(game.due >> column & 1),
        "cards": [_space(game, space) for space in spaces if game.card[space] != EMPTY],
    }


def _space(game: Nehemiah, space: int) -> dict[str, Any]:
    kit, owner = game.kit, game.worker[space]
    return {
        "space": SPACES[space],
        "card": kit.card_ids[game.card[space]],
        "face": kit.names["face"][game.face(space)],
        "effect": kit.effects[game.face(space)].text(),
        "worker": None if owner == NOBODY else COLOURS[owner],
        "neutral": owner >= kit.players,
        "exhausted": bool(game.tired[space]),
        "fresh": bool(game.fresh >> space & 1),
        "used": game.card[space] in game.used,
    }


def _faces(game: Nehemiah, cards: list[int]) -> dict[str, int]:
    """How many cards of each face: composition is public, order is not."""
    counts: dict[str, int] = {}
    for card in cards:
        face = game.kit.names["face"][game.kit.face[card]]
        counts[face] = counts.get(face, 0) + 1
    return dict(sorted(counts.items()))


def _board(game: Nehemiah, board: int) -> dict[str, Any]:
    players = game.kit.players
    cubes = game.on[board * players : (board + 1) * players]
    return {
        "name": BOARDS[board],
        "cubes": cubes,
        "places": game.kit.places[board],
        "if_scored_now": board_points(cubes, game.kit.places[board]),
    }


def _player(game: Nehemiah, seat: int, viewer: int | None) -> dict[str, Any]:
    kit = game.kit
    shown: dict[str, Any] = {
        "seat": seat,
        "colour": COLOURS[seat],
        "bench": game.bench[seat],
        "cubes": game.cubes[seat],
        "gates": [kit.gate_values[gate] for gate in range(len(game.gates)) if game.gates[gate] == seat],
        "leaders": [LEADERS[leader] for leader in range(len(LEADERS)) if game.leader_of[leader] == seat],
        "neutral": game.neutral[seat] if kit.neutrals else 0,
        "neutral_colour": COLOURS[kit.players + seat] if kit.neutrals else None,
        "hold": bool(game.hold[seat]) if seat == viewer else None,
    }
    if seat == viewer or _open(game, viewer):
        shown |= {
            "wood": game.wood[seat],
            "gold": game.gold[seat],
            "supply": game.supply[seat],
            "points": game.breakdown(seat),
        }
    return shown


def _auction(game: Nehemiah, viewer: int | None) -> dict[str, Any] | None:
    if not game.offer and game.auctioned == EMPTY:
        return None
    own = [] if viewer is None else [bid for bid in game.bids[viewer * 3 : viewer * 3 + 3] if bid >= 0]
    return {
        "offer": [LEADERS[leader] for leader in game.offer],
        "leader": None if game.auctioned == EMPTY else LEADERS[game.auctioned],
        "own_bid": own,
    }
