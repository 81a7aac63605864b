"""What the learnt value of Nehemiah looks at where a turn has ended: the parts of the valuation, and counts."""

from __future__ import annotations

from typing import Final

from shofar.games.nehemiah.table import NOBODY, ROWS, Nehemiah
from shofar.games.nehemiah.value import MADE_OF, parts

LAST_TURNS: Final = 3  # the stage after the scorings
WITH_LEADERS: Final = 4  # stages further on
CLEAR: Final = 3  # cubes of difference that decide a board
ENOUGH: Final = 6  # goods of a kind that can be used soon

FEATURES: Final = (
    *MADE_OF, "wood", "gold", "spare", "supply", "ready", "tired", "last row", "earning", "cubes", "boards",
    "wall lead", "temple lead", "guard lead", "beaten", "behind", "gates", "gates left", "deck", "idle deck",
    "rival points", "rival goods", "rival ready",
)  # fmt: skip


def stage(game: Nehemiah) -> int:
    """Scorings done, or the last turns; games with leaders are a world of their own."""
    now = LAST_TURNS if game.last_turn >= 0 else min(2, game.scorings)
    return now + (WITH_LEADERS if game.kit.leaders else 0)


def features(game: Nehemiah, seat: int) -> list[float]:
    """In the order of FEATURES."""
    players = game.kit.players
    wood, gold = game.wood[seat], game.gold[seat]
    deck = len(game.deck) / 24
    found = parts(game, seat)
    found += [float(wood), float(gold), float(max(0, wood - ENOUGH) + max(0, gold - ENOUGH)), float(game.supply[seat])]
    found += _workers(game, seat)
    found.append(float(game.cubes[seat]))
    found += _boards(game, seat)
    found += [float(game.gates.count(seat)), float(game.gates_left()), deck, deck * game.supply[seat]]
    rivals = [other for other in range(players) if other != seat]
    found.append(float(max([_points(game, other) for other in rivals])))
    found.append(float(max([game.wood[other] + game.gold[other] for other in rivals])))
    found.append(float(max([_ready(game, other) for other in rivals])))
    return found


def _workers(game: Nehemiah, seat: int) -> list[float]:
    """Ready ones, tired ones, ready ones that can end a column, tired ones that may still earn a fee."""
    ready, tired, last, earning = 0, 0, 0, 0
    for space, owner in enumerate(game.worker):
        if owner != seat:
            continue
        row = space % ROWS
        if not game.tired[space]:
            ready += 1
            last += row == ROWS - 1
        else:
            tired += 1
            for below in range(space + 1, space - row + ROWS):
                earning += game.worker[below] == NOBODY or (game.worker[below] != seat and not game.tired[below])
    return [float(ready), float(tired), float(last), float(earning)]


def _boards(game: Nehemiah, seat: int) -> list[float]:
    """Boards with a cube, the lead on each, how many others are behind, and how many ahead, on all of them."""
    players = game.kit.players
    present, beaten, behind = 0, 0, 0
    leads: list[float] = []
    for board in range(3):
        cubes = game.on[board * players : (board + 1) * players]
        own = cubes[seat]
        best = max([theirs for other, theirs in enumerate(cubes) if other != seat])
        present += own > 0
        beaten += len([theirs for theirs in cubes if theirs < own])
        behind += len([theirs for theirs in cubes if theirs > own])
        leads.append(float(max(-CLEAR, min(CLEAR, own - best))))
    return [float(present), *leads, float(beaten), float(behind)]


def _points(game: Nehemiah, seat: int) -> int:
    players = game.kit.players
    boards = game.board_vp[seat] + game.board_vp[players + seat] + game.board_vp[2 * players + seat]
    gates = sum([game.kit.gate_values[number] for number, owner in enumerate(game.gates) if owner == seat])
    return boards + gates + game.card_vp[seat] + game.leader_vp[seat]


def _ready(game: Nehemiah, seat: int) -> int:
    return len([space for space, owner in enumerate(game.worker) if owner == seat and not game.tired[space]])
