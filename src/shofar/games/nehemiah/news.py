"""What the log tells. Spaces count from 0, column by column."""

from __future__ import annotations

from typing import Final

from shofar.engine.title import News

KINDS: Final = News()
PLACED_ON: Final = KINDS.add("placed-on", "space", "face", deed=True)
PLACED_NEUTRAL: Final = KINDS.add("placed-neutral", "space", deed=True)
ACTIVATED: Final = KINDS.add("activated", "space", "face", "seat", deed=True)
USED: Final = KINDS.add("used", "face", "space", deed=True)
FEE: Final = KINDS.add("fee", "seat", "n", flow=True)  # to whom (-1 is the bank), gold
GAINED: Final = KINDS.add("gained", "n", "n", "n", flow=True)  # wood, gold, points
PAID: Final = KINDS.add("paid", "n", "n", flow=True)  # wood, gold
CUBE: Final = KINDS.add("cube", "board", "n")
CUBE_MOVED: Final = KINDS.add("cube-moved", "board", "board", "seat")  # from, to, whose
GATE: Final = KINDS.add("gate", "n")
REFRESHED: Final = KINDS.add("refreshed", "space", deed=True)
REPLACED: Final = KINDS.add("replaced", "space", "seat", deed=True)
SWAPPED_WORKERS: Final = KINDS.add("swapped-workers", "space", "space", deed=True)
SWAPPED_CARDS: Final = KINDS.add("swapped-cards", "space", "space", deed=True)
PASSED: Final = KINDS.add("passed", deed=True)
COLUMN_SWEPT: Final = KINDS.add("column-swept", "column")
CARD_DEALT: Final = KINDS.add("card-dealt", "face", "space")
ROUND_ENDED: Final = KINDS.add("round-ended", "n", ends="round")
SCORED: Final = KINDS.add("scored", "board", "n")
CUBE_LOST: Final = KINDS.add("cube-lost", "board")
END_TRIGGERED: Final = KINDS.add("end-triggered", "n")  # number of turns still to come
SOLD: Final = KINDS.add("sold", "n", "n", "n", flow=True)  # wood, gold, points
LEADER_REVEALED: Final = KINDS.add("leader-revealed", "leader")
LEADER_OFFERED: Final = KINDS.add("leader-offered", "leader", deed=True)
BID_SHOWN: Final = KINDS.add("bid-shown", "n", "n", "n")  # workers, wood, gold
LEADER_WON: Final = KINDS.add("leader-won", "leader")
LEADER_USED: Final = KINDS.add("leader-used", "leader", deed=True)
LEADER_POINTS: Final = KINDS.add("leader-points", "n", flow=True)
DIRECTED: Final = KINDS.add("directed", "seat")
DIRECTION_LOST: Final = KINDS.add("direction-lost", "seat")
INCOME: Final = KINDS.add("income", "n", "n", flow=True)
DEADLOCK: Final = KINDS.add("deadlock")
MOVED: Final = KINDS.add("moved", "space", "space", deed=True)
TURN: Final = KINDS.add("turn", "n", ends="turn")  # its number, from 0
GAME_ENDED: Final = KINDS.add("game-ended", ends="game")
LEVIED: Final = KINDS.add("levied", "n", "n", "n", flow=True)  # workers, wood, gold
COLUMN_EMPTY: Final = KINDS.add("column-empty", "column")
STALL: Final = KINDS.add("stall", "n")  # turns without a replaced column
LEADER_LEFT: Final = KINDS.add("leader-left", "leader")
LEADER_DISCARDED: Final = KINDS.add("leader-discarded", "leader")
BENCH_HOME: Final = KINDS.add("bench-home", "n", flow=True)  # workers
CUBE_LEFT_OUT: Final = KINDS.add("cube-left-out", "board", "n")
UNUSABLE: Final = KINDS.add("unusable", "face", "reason", deed=True)
DECLINED: Final = KINDS.add("declined", "face", deed=True)
ALL_ALIKE: Final = KINDS.add("all-alike", "board")
ROUND_SCORED: Final = KINDS.add("round-scored", "n")  # the round; what it brings comes next
LAST_TURN: Final = KINDS.add("last-turn", ends="turn")  # the last scoring comes next
