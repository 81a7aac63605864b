"""What an agent sees of Nehemiah as numbers (N17): seats are counted from its own, clockwise."""

from __future__ import annotations

from typing import Final

from shofar.engine.eye import EVERYBODY, Eye, all_lowest, filled
from shofar.engine.features import SEATS, Features, choice, each_seat, flag, number
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

AUCTION: Final = 2 * len(LEADERS) + 1 + PARTS + 1  # what leaders and their auction take
NOTHING_USED: Final = [0] * ALL_SPACES
BOARD: Final = sum([one.size for one in FEATURES if one.name.startswith("own.")])
BOARD_PARTS: Final = 2  # in which one is shown: behind its screen, and before it
NOT_SEEN: Final = [0, 0, 0, 0]
OPEN: Final = [0]
SCREENED: Final = [1]
DUE: Final = all_lowest(len(COLUMNS))


class NehemiahEye(Eye):
    """What a seat sees."""

    def __init__(self) -> None:
        super().__init__(FEATURES.size)

    def show(self, game: Nehemiah, seat: int) -> None:
        """Everything the seat sees."""
        kit = game.kit
        self.show_course(game)
        self.show_columns(game)
        if kit.leaders:
            self.show_leaders(game, seat)
        else:
            self.skip(AUCTION)
        self.boards(BOARD_PARTS)
        self.show_boards(game, kit.options["screens"] != "open" and not game.over)
        self.absent(BOARD)

    def show_course(self, game: Nehemiah) -> None:
        """Where the game stands, and what is being asked."""
        kit, table = game.kit, self.table
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
        row += DUE[game.due]
        self.put(row)

    def show_columns(self, game: Nehemiah) -> None:
        """The spaces: faces, workers and their states; the cards still to come in this round."""
        cards, face = game.card, game.kit.face
        spaces = len(cards)
        if self.changed(cards):
            self.write(filled([0 if card == EMPTY else face[card] + 1 for card in cards], ALL_SPACES))
        self.passed()
        if self.changed(game.worker):
            self.write(filled([self.worker(owner, game.kit.players) for owner in game.worker], ALL_SPACES))
        self.passed()
        self.put(game.tired)
        self.skip(ALL_SPACES - spaces)
        self.bits(game.fresh, ALL_SPACES)
        used = game.used
        self.put([1 if card in used else 0 for card in cards] if used else NOTHING_USED[:spaces])
        self.skip(ALL_SPACES - spaces)
        if self.changed(game.deck):
            self.write(_by_face(game.deck, face))
        self.passed()

    def worker(self, owner: int, players: int) -> int:
        """Whose a worker is; neutral ones count on after the players."""
        return self.table[owner + 1] if owner < players else self.table[owner - players + 1] + 4

    def show_leaders(self, game: Nehemiah, seat: int) -> None:
        """Leaders, the auction, and the own answers: bids, and what was said before a turn (N12.3.2)."""
        self.owners(game.leader_of, len(LEADERS))
        self.marks(game.offer, len(LEADERS))
        row = [game.auctioned + 1]
        row += [min(BID_MOST, bid + 1) for bid in game.bids[seat * PARTS : seat * PARTS + PARTS]]
        row.append(1 if game.hold[seat] in (HELD, KNOWN) else 0)
        self.put(row)

    def show_boards(self, game: Nehemiah, screened: bool) -> None:
        """What the players have."""
        touched = self.touched(game.wood, 1) | self.touched(game.gold, 1) | self.touched(game.supply, 1)
        touched |= self.touched(game.card_vp, 1) | self.touched(game.leader_vp, 1) | self.touched(game.sold, 1)
        if self.changed(game.board_vp) | self.changed(game.gates) | self.changed(SCREENED if screened else OPEN):
            touched = EVERYBODY
        for at, seat in enumerate(self.seats):
            if touched >> seat & 1:
                self.write_part(at, NOT_SEEN if screened and at else _behind_screen(game, seat))
        self.passed()
        touched = self.touched(game.bench, 1) | self.touched(game.cubes, 1) | self.touched(game.neutral, 1)
        touched |= self.touched(game.bids, PARTS)
        if self.changed(game.gates) | self.changed(game.on):
            touched = EVERYBODY
        for at, seat in enumerate(self.seats):
            if touched >> seat & 1:
                self.write_part(at, _before_screen(game, seat))
        self.passed()


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


def _by_face(deck: list[int], face: list[int]) -> list[int]:
    """How many cards of each face."""
    row = [0] * len(FACES)
    for card in deck:
        row[face[card]] += 1
    return row


def _behind_screen(game: Nehemiah, seat: int) -> list[int]:
    """N17.2: goods and points."""
    return [
        min(HELD_MOST, game.wood[seat]),
        min(HELD_MOST, game.gold[seat]),
        min(20, game.supply[seat]),
        min(POINTS_MOST, _points(game, seat)),
    ]


def _before_screen(game: Nehemiah, seat: int) -> list[int]:
    """What all see."""
    players, on = game.kit.players, game.on
    return [
        game.bench[seat],
        game.cubes[seat],
        game.neutral[seat],
        game.gates.count(seat),
        on[seat],
        on[players + seat],
        on[2 * players + seat],
        1 if min(game.bids[seat * PARTS : seat * PARTS + PARTS]) >= 0 else 0,
    ]


def _points(game: Nehemiah, seat: int) -> int:
    players, values = game.kit.players, game.kit.gate_values
    total = game.card_vp[seat] + game.leader_vp[seat] + game.sold[seat]
    for board in range(len(BOARDS)):
        total += game.board_vp[board * players + seat]
    for gate in range(len(game.gates)):
        if game.gates[gate] == seat:
            total += values[gate]
    return total


EYE: Final = NehemiahEye

assert len(COLUMNS) * ROWS == ALL_SPACES
