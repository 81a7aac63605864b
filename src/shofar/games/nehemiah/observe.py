"""What an agent sees of Nehemiah as numbers (N17): seats are counted from its own, clockwise."""

from __future__ import annotations

from typing import Final

from shofar.engine.features import SEATS, Features, around, choice, each_seat, flag, number
from shofar.games.nehemiah.auction import NAME_BID, PARTS, Levy
from shofar.games.nehemiah.components import FACES
from shofar.games.nehemiah.leaders import MoveWorker, SwapAnyWorkers
from shofar.games.nehemiah.moves import BOARDS, COLUMNS, LEADERS, SPACES
from shofar.games.nehemiah.table import EMPTY, HELD, KNOWN, ROWS, Nehemiah

OWNERS: Final = (*SEATS, "own neutral", "next neutral")
HELD_MOST: Final = 60  # goods, points: a seat seldom has more
POINTS_MOST: Final = 200
BID_MOST: Final = 100  # of a part of a bid, and 1
ALL_SPACES: Final = 20

FEATURES: Final = Features(
    number("players", 4),
    number("round", 2),
    number("scorings", 3),
    number("turns_left", 16),  # 0 before the end is triggered, then 1 more than the turns to come
    choice("decides", SEATS),
    choice("mover", SEATS),
    choice("start", SEATS),
    choice("directed", SEATS),
    flag("leaders_used"),
    flag("tiered_scores"),
    flag("screens"),
    number("passes", 8),
    number("gates_left", 8),
    choice("active", SPACES),
    choice("picked", SPACES),
    choice("part", ("worker", "wood", "gold")),
    flag("column_due", 5),
    choice("face", FACES, ALL_SPACES),
    choice("worker", OWNERS, ALL_SPACES),
    flag("tired", ALL_SPACES),
    flag("fresh", ALL_SPACES),
    flag("used", ALL_SPACES),
    number("deck", 24, len(FACES)),  # cards of each face still to come in this round
    choice("leader_of", SEATS, len(LEADERS)),
    flag("leader_offered", len(LEADERS)),
    choice("auctioned", LEADERS),
    number("own_bid", BID_MOST, PARTS),  # 0 not named yet, else 1 more
    flag("hold"),
    *each_seat(
        number("wood", HELD_MOST),  # N17.2: these four may be behind a screen, then others' are 0
        number("gold", HELD_MOST),
        number("supply", 20),
        number("points", POINTS_MOST),
        number("bench", 20),
        number("cubes", 30),
        number("neutral", 20),
        number("gates", 8),
        number("influence", 30, len(BOARDS)),
        flag("sealed"),  # its bid is complete
    ),
)

NO_SPACES: Final = [0] * ALL_SPACES
NO_LEADERS: Final = [0] * (2 * len(LEADERS) + 1 + PARTS + 1)
NO_SEAT: Final = [0] * (9 + len(BOARDS))


def observe(game: Nehemiah, seat: int) -> list[int]:
    """The row of this seat."""
    kit = game.kit
    table = around(kit.players, seat)
    row = _course(game, table)
    row += _columns(game, table)
    deck = [0] * len(FACES)
    face = kit.face
    for card in game.deck:
        deck[face[card]] += 1
    row += deck
    row += _leaders(game, seat, table) if kit.leaders else NO_LEADERS
    strict = kit.options["screens"] != "open" and not game.over
    for turn in range(kit.players):
        row += _seat(game, (seat + turn) % kit.players, strict and turn > 0)
    for _ in range(len(SEATS) - kit.players):
        row += NO_SEAT
    return row


def _course(game: Nehemiah, table: list[int]) -> list[int]:
    """Where the game stands, and what is being asked."""
    kit = game.kit
    left = game.last_turn - game.turn + 1 if game.last_turn >= 0 else 0
    row = [
        kit.players,
        game.round,
        game.scorings,
        min(16, max(0, left)),
        table[game.decider + 1],
        table[game.mover() + 1],
        table[game.start + 1],
        table[game.directed + 1],
        1 if kit.leaders else 0,
        1 if kit.options["score_rows"] == "tiered" else 0,
        0 if kit.options["screens"] == "open" else 1,
        min(8, game.passes),
        game.gates_left(),
        game.card.index(game.active) + 1 if game.active != EMPTY and game.active in game.card else 0,
        _picked(game),
        _part(game),
    ]
    due = game.due
    for column in range(len(COLUMNS)):
        row.append(due >> column & 1)
    return row


def _picked(game: Nehemiah) -> int:
    """The worker already chosen, while the second half of a move is asked."""
    if not game.stack:
        return 0
    frame = game.stack[-1]
    return frame.value if frame.value and isinstance(frame.effect, (MoveWorker, SwapAnyWorkers)) else 0


def _part(game: Nehemiah) -> int:
    """What is being named: a part of a bid, or the goods of the levy (N12.2.3)."""
    if not game.stack:
        return 0
    frame = game.stack[-1]
    if frame.effect is NAME_BID:
        return frame.value + 1
    if isinstance(frame.effect, Levy):
        return 3 if frame.value else 2
    return 0


def _columns(game: Nehemiah, table: list[int]) -> list[int]:
    """The spaces: faces, workers and their states."""
    face = game.kit.face
    spaces = len(game.card)
    missing = NO_SPACES[spaces:]
    row = [0 if card == EMPTY else face[card] + 1 for card in game.card]
    row += missing
    row += [
        table[owner + 1] if owner < game.kit.players else table[owner - game.kit.players + 1] + 4
        for owner in game.worker
    ]
    row += missing
    row += game.tired
    row += missing
    fresh = game.fresh
    row += [fresh >> space & 1 for space in range(spaces)] if fresh else NO_SPACES[:spaces]
    row += missing
    used = game.used
    row += [1 if card in used else 0 for card in game.card] if used else NO_SPACES[:spaces]
    row += missing
    return row


def _seat(game: Nehemiah, seat: int, screened: bool) -> list[int]:
    """What a player has."""
    players = game.kit.players
    row = (
        [0, 0, 0, 0]
        if screened
        else [
            min(HELD_MOST, game.wood[seat]),
            min(HELD_MOST, game.gold[seat]),
            min(20, game.supply[seat]),
            min(POINTS_MOST, _points(game, seat)),
        ]
    )
    row += [game.bench[seat], game.cubes[seat], game.neutral[seat], game.gates.count(seat)]
    row += [game.on[seat], game.on[players + seat], game.on[2 * players + seat]]
    row.append(1 if min(game.bids[seat * PARTS : seat * PARTS + PARTS]) >= 0 else 0)
    return row


def _points(game: Nehemiah, seat: int) -> int:
    players, values = game.kit.players, game.kit.gate_values
    total = game.card_vp[seat] + game.leader_vp[seat] + game.sold[seat]
    for board in range(len(BOARDS)):
        total += game.board_vp[board * players + seat]
    for gate in range(len(game.gates)):
        if game.gates[gate] == seat:
            total += values[gate]
    return total


def _leaders(game: Nehemiah, seat: int, table: list[int]) -> list[int]:
    """Leaders, the auction, and the own answers: bids, and what was said before a turn (N12.3.2)."""
    row = [table[owner + 1] for owner in game.leader_of]
    offered = [0] * len(LEADERS)
    for leader in game.offer:
        offered[leader] = 1
    row += offered
    row.append(game.auctioned + 1)
    row += [min(BID_MOST, bid + 1) for bid in game.bids[seat * PARTS : seat * PARTS + PARTS]]
    row.append(1 if game.hold[seat] in (HELD, KNOWN) else 0)
    return row


assert len(COLUMNS) * ROWS == ALL_SPACES
