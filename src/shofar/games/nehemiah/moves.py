"""The catalogue of Nehemiah: every move, with its notation and integer.

The constants are literals because the compiler bakes them in; a test holds them to the verbs."""

from __future__ import annotations

from typing import Final

from shofar.engine.move import Catalogue, Verb

COLOURS: Final = ("red", "blue", "green", "yellow")
BOARDS: Final = ("wall", "temple", "guard")
LEADERS: Final = (
    "double_influence", "free_gate", "labour_levy", "wood_bonus", "gold_bonus", "shift_cube", "rearrange_column",
    "extra_worker", "tired_columns", "swap_any_workers", "move_worker", "place_two", "activate_two", "borrow_worker",
    "direct_turn",
)  # fmt: skip
COLUMNS: Final = ("1", "2", "3", "4", "5")
SPACES: Final = tuple(f"{column}.{row}" for column in COLUMNS for row in "1234")
PAIRS: Final = tuple((f"{c}.{a}", f"{c}.{b}") for c in COLUMNS for a in "1234" for b in "1234" if a < b)
SHIFTS: Final = tuple((p, a, b) for p in COLOURS for a in BOARDS for b in BOARDS if a != b)
MOST_BID: Final = 99
MOST_LEVY: Final = 7

PLACE: Final = 0  # + column: put a worker on the first unoccupied card
ACTIVATE: Final = 5  # + space
NEUTRAL: Final = 25  # + column: put the neutral worker
USE: Final = 30  # + space: use a card for a fee
REFRESH: Final = 50  # + space
PUT: Final = 70  # + space: put or move a worker to any unoccupied card
REPLACE: Final = 90  # + space: put an own worker in the place of another player's
PICK: Final = 110  # + space: choose a worker to be swapped or moved
SWAP: Final = 130  # + pair: swap workers, or cards, of one column
FROM: Final = 160  # + board: take a missing cube from there
SHIFT: Final = 163  # + shift: move a cube of a player from board to board
CALL: Final = 187  # + leader: use it
OFFER: Final = 202  # + leader: put it up for auction
BID: Final = 217  # + amount
LEVY: Final = 317  # + pairs
TAKE: Final = 325  # use the activated card
SKIP: Final = 326  # do not use the activated card
STOP: Final = 327
NONE: Final = 328  # leave the missing cube out
WAIT: Final = 329
HOLD: Final = 330
DONE: Final = 331
PASS: Final = 332

VERBS: Final = [
    Verb("place", COLUMNS),
    Verb("activate", SPACES),
    Verb("neutral", COLUMNS),
    Verb("use", SPACES),
    Verb("refresh", SPACES),
    Verb("put", SPACES),
    Verb("replace", SPACES),
    Verb("pick", SPACES),
    Verb("swap", only=PAIRS),
    Verb("from", BOARDS),
    Verb("shift", only=SHIFTS),
    Verb("call", LEADERS),
    Verb("offer", LEADERS),
    Verb("bid", tuple(str(n) for n in range(MOST_BID + 1)), many=True),
    Verb("levy", tuple(str(n) for n in range(MOST_LEVY + 1)), many=True),
    Verb("take"),
    Verb("skip"),
    Verb("stop"),
    Verb("none"),
    Verb("wait"),
    Verb("hold"),
    Verb("done"),
    Verb("pass"),
]

CATALOGUE: Final = Catalogue("nehemiah", VERBS)

# Pairs of rows in the order of PAIRS: pair number k of column c swaps rows FIRST[k] and SECOND[k].
FIRST: Final[list[int]] = [0, 0, 0, 1, 1, 2]  # compiled, a tuple would be made anew for every look
SECOND: Final[list[int]] = [1, 2, 3, 2, 3, 3]
