"""What the log tells. Spaces count from 0, column by column."""

from __future__ import annotations

from typing import Final

from shofar.engine.title import News

KINDS: Final = News()
PLACED: Final = KINDS.add("placed", "space")
PLACED_NEUTRAL: Final = KINDS.add("placed-neutral", "space")
ACTIVATED: Final = KINDS.add("activated", "space", "face", "seat")
USED: Final = KINDS.add("used", "face", "space")
FEE: Final = KINDS.add("fee", "seat", "n")  # to whom (-1 is the bank), gold
GAINED: Final = KINDS.add("gained", "n", "n", "n")  # wood, gold, points
PAID: Final = KINDS.add("paid", "n", "n")  # wood, gold
CUBE: Final = KINDS.add("cube", "board", "n")
CUBE_MOVED: Final = KINDS.add("cube-moved", "board", "board", "seat")  # from, to, whose
GATE: Final = KINDS.add("gate", "n")
REFRESHED: Final = KINDS.add("refreshed", "space")
REPLACED: Final = KINDS.add("replaced", "space", "seat")
SWAPPED_WORKERS: Final = KINDS.add("swapped-workers", "space", "space")
SWAPPED_CARDS: Final = KINDS.add("swapped-cards", "space", "space")
PASSED: Final = KINDS.add("passed")
COLUMN_SWEPT: Final = KINDS.add("column-swept", "column")
CARD_DEALT: Final = KINDS.add("card-dealt", "face", "space")
ROUND_ENDED: Final = KINDS.add("round-ended", "n")
SCORED: Final = KINDS.add("scored", "board", "n")
CUBE_LOST: Final = KINDS.add("cube-lost", "board")
END_TRIGGERED: Final = KINDS.add("end-triggered", "n")  # number of turns still to come
SOLD: Final = KINDS.add("sold", "n", "n", "n")  # wood, gold, points
LEADER_REVEALED: Final = KINDS.add("leader-revealed", "leader")
LEADER_OFFERED: Final = KINDS.add("leader-offered", "leader")
BID_SHOWN: Final = KINDS.add("bid-shown", "n", "n", "n")  # workers, wood, gold
LEADER_WON: Final = KINDS.add("leader-won", "leader")
LEADER_USED: Final = KINDS.add("leader-used", "leader")
LEADER_POINTS: Final = KINDS.add("leader-points", "n")
DIRECTED: Final = KINDS.add("directed", "seat")
DIRECTION_LOST: Final = KINDS.add("direction-lost", "seat")
INCOME: Final = KINDS.add("income", "n", "n")
DEADLOCK: Final = KINDS.add("deadlock")
MOVED: Final = KINDS.add("moved", "space", "space")
TURN: Final = KINDS.add("turn", "n")  # its number, from 0
GAME_ENDED: Final = KINDS.add("game-ended")
LEVIED: Final = KINDS.add("levied", "n", "n", "n")  # workers, wood, gold
COLUMN_EMPTY: Final = KINDS.add("column-empty", "column")
STALL: Final = KINDS.add("stall", "n")  # turns without a replaced column
LEADER_LEFT: Final = KINDS.add("leader-left", "leader")
LEADER_DISCARDED: Final = KINDS.add("leader-discarded", "leader")
BENCH_HOME: Final = KINDS.add("bench-home", "n")  # workers
CUBE_LEFT_OUT: Final = KINDS.add("cube-left-out", "board", "n")
UNUSABLE: Final = KINDS.add("unusable", "face", "reason")
DECLINED: Final = KINDS.add("declined", "face")
