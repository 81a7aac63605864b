"""What the log tells; a test holds the numbers to the list. Spaces count from 0, column by column."""

from __future__ import annotations

from typing import Final

from shofar.engine.title import Kind

PLACED: Final = 0
PLACED_NEUTRAL: Final = 1
ACTIVATED: Final = 2
USED: Final = 3
FEE: Final = 4
GAINED: Final = 5
PAID: Final = 6
CUBE: Final = 7
CUBE_MOVED: Final = 8
GATE: Final = 9
REFRESHED: Final = 10
REPLACED: Final = 11
SWAPPED_WORKERS: Final = 12
SWAPPED_CARDS: Final = 13
PASSED: Final = 14
COLUMN_SWEPT: Final = 15
CARD_DEALT: Final = 16
ROUND_ENDED: Final = 17
SCORED: Final = 18
CUBE_LOST: Final = 19
END_TRIGGERED: Final = 20
SOLD: Final = 21
LEADER_REVEALED: Final = 22
LEADER_OFFERED: Final = 23
BID_SHOWN: Final = 24
LEADER_WON: Final = 25
LEADER_USED: Final = 26
LEADER_POINTS: Final = 27
DIRECTED: Final = 28
DIRECTION_LOST: Final = 29
INCOME: Final = 30
DEADLOCK: Final = 31
MOVED: Final = 32
TURN: Final = 33
GAME_ENDED: Final = 34
LEVIED: Final = 35
COLUMN_EMPTY: Final = 36
STALL: Final = 37
LEADER_LEFT: Final = 38
LEADER_DISCARDED: Final = 39
BENCH_HOME: Final = 40
CUBE_LEFT_OUT: Final = 41
UNUSABLE: Final = 42
DECLINED: Final = 43

KINDS: Final = (
    Kind("placed", "space", "face"),
    Kind("placed-neutral", "space"),
    Kind("activated", "space", "face", "seat"),
    Kind("used", "face", "space"),
    Kind("fee", "seat", "n"),  # to whom (-1 is the bank), gold
    Kind("gained", "n", "n", "n"),  # wood, gold, points
    Kind("paid", "n", "n"),  # wood, gold
    Kind("cube", "board", "n"),
    Kind("cube-moved", "board", "board", "seat"),  # from, to, whose
    Kind("gate", "n"),
    Kind("refreshed", "space"),
    Kind("replaced", "space", "seat"),
    Kind("swapped-workers", "space", "space"),
    Kind("swapped-cards", "space", "space"),
    Kind("passed"),
    Kind("column-swept", "column"),
    Kind("card-dealt", "face", "space"),
    Kind("round-ended", "n"),
    Kind("scored", "board", "n"),
    Kind("cube-lost", "board"),
    Kind("end-triggered", "n"),  # number of turns still to come
    Kind("sold", "n", "n", "n"),  # wood, gold, points
    Kind("leader-revealed", "leader"),
    Kind("leader-offered", "leader"),
    Kind("bid-shown", "n", "n", "n"),  # workers, wood, gold
    Kind("leader-won", "leader"),
    Kind("leader-used", "leader"),
    Kind("leader-points", "n"),
    Kind("directed", "seat"),
    Kind("direction-lost", "seat"),
    Kind("income", "n", "n"),
    Kind("deadlock"),
    Kind("moved", "space", "space"),
    Kind("turn", "n"),  # its number, from 0
    Kind("game-ended"),
    Kind("levied", "n", "n", "n"),  # workers, wood, gold
    Kind("column-empty", "column"),
    Kind("stall", "n"),  # turns without a replaced column
    Kind("leader-left", "leader"),
    Kind("leader-discarded", "leader"),
    Kind("bench-home", "n"),  # workers
    Kind("cube-left-out", "board", "n"),
    Kind("unusable", "face", "reason"),
    Kind("declined", "face"),
)
