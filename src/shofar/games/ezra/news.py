"""What the log tells."""

from __future__ import annotations

from typing import Final

from shofar.engine.title import News

KINDS: Final = News()
GAINED: Final = KINDS.add("gained", "n", "good", flow=True)
PAID: Final = KINDS.add("paid", "n", "good", flow=True)
SCORED: Final = KINDS.add("scored", "n", "source", flow=True)
BANNERS: Final = KINDS.add("banners", "n", "banner", flow=True)
TURN: Final = KINDS.add("turn", "n", "n", ends="turn")  # week, day
CARD_PLAYED: Final = KINDS.add("card-played", "card", "n", deed=True)  # pile
WORKERS: Final = KINDS.add("workers", "n", flow=True)
NO_WORKER_LEFT: Final = KINDS.add("no-worker-left")  # E3.10.2: a tent step instead
BLESSED: Final = KINDS.add("blessed", "blessing", "n")  # now at
COLUMN: Final = KINDS.add("column", "n")
ALTAR: Final = KINDS.add("altar", "n", "n")  # from, to
TENT: Final = KINDS.add("tent", "n", "tent")  # steps, to
BEGAN: Final = KINDS.add("began", "action", "n", deed=True)  # banners
LEVITE: Final = KINDS.add("levite", "n", deed=True)  # row
LEVITE_BANNER: Final = KINDS.add("levite-banner", deed=True)
TEMPLE: Final = KINDS.add("temple", "n", "n", "good", deed=True)  # row, column
SECTOR: Final = KINDS.add("sector", "n", "seat", "seat")  # number, most Levites, fewest (-1: nobody)
BURNT: Final = KINDS.add("burnt", "good", "n", deed=True)  # steps
SITE: Final = KINDS.add("site", "spot", deed=True)
CLEARED: Final = KINDS.add("cleared", "spot", "good", deed=True)
SPACE_CLEAR: Final = KINDS.add("space-clear", "spot")
WALLS_DRAWN: Final = KINDS.add("walls-drawn", "n")
WALL_BUILT: Final = KINDS.add("wall-built", "spot", "wall", deed=True)
WALL_KEPT: Final = KINDS.add("wall-kept", "wall", private=True, deed=True)
GATE_BUILT: Final = KINDS.add("gate-built", "spot", "n", deed=True)  # silver taken
CONNECTED: Final = KINDS.add("connected", "spot", "spot")  # wall, gate
COPIED: Final = KINDS.add("copied", "spot", "wall", deed=True)
SCRIBE: Final = KINDS.add("scribe", "place", "scroll", deed=True)
BRANCH_PAID: Final = KINDS.add("branch-paid", "seat", "n", flow=True)  # -1: the main supply
WHITE_MOVED: Final = KINDS.add("white-moved", "place", "place")
WHITE_LEFT: Final = KINDS.add("white-left", "place")
ROW_FOOD: Final = KINDS.add("row-food", "n", "n", flow=True)  # row, food
HERO: Final = KINDS.add("hero", "hero")
TRADED: Final = KINDS.add("traded", "card", "n", deed=True)  # option: 1 upper, 2 lower, 3 selling
GATE_FEE: Final = KINDS.add("gate-fee", "spot", "seat", flow=True)  # to whom; -1: the main supply
FLIPPED: Final = KINDS.add("flipped", "tile", deed=True)
TRADER: Final = KINDS.add("trader", "n", deed=True)
ELDER: Final = KINDS.add("elder", "n", deed=True)
RECOVERED: Final = KINDS.add("recovered", "n", "n", deed=True)  # 1 trader, 2 elder; space
CONVERTED: Final = KINDS.add("converted", "n", deed=True)  # silver for 1 food
DISCARDED: Final = KINDS.add("discarded", "good", deed=True)
DREW: Final = KINDS.add("drew", "n")
DREW_CARD: Final = KINDS.add("drew-card", "card", private=True)
PREPARES: Final = KINDS.add("prepares", deed=True)
FARMER: Final = KINDS.add("farmer", deed=True)
LABOURER: Final = KINDS.add("labourer", "n", deed=True)
JUDGED: Final = KINDS.add("judged", "n")  # 1 behind, 2 between, 3 ahead
MISSING_FOOD: Final = KINDS.add("missing-food", "n")
FED: Final = KINDS.add("fed", "n", "n")  # needed, paid
TUCKED: Final = KINDS.add("tucked", "card", deed=True)
CARD_SCORED: Final = KINDS.add("card-scored", "card", "n")
WEEK: Final = KINDS.add("week", "n", ends="round")
PROPHETS: Final = KINDS.add("prophets", "n", "n")
SHOFAR: Final = KINDS.add("shofar")
LEADER: Final = KINDS.add("leader")
NEW_DECK: Final = KINDS.add("new-deck", "n")
FINAL: Final = KINDS.add("final", "n", "end-source")
GATEKEEPER: Final = KINDS.add("gatekeeper", "spot", deed=True)
TILE_USED: Final = KINDS.add("tile-used", "scroll", deed=True)
FINISHED: Final = KINDS.add("finished", ends="game")
FOCUS: Final = KINDS.add("focus", "focus", "n", "n")  # column, the silver that it has
FOCUS_TRADE: Final = KINDS.add("focus-trade", "focus", "n", "n")  # option, silver with the fee
FOCUS_TENT: Final = KINDS.add("focus-tent", "focus", "n")  # the fee of the gate
SCHEME: Final = KINDS.add("scheme", "scheme", "n", "n")  # the workers and the gold that it has
LINE_SKIPPED: Final = KINDS.add("line-skipped", "scheme", "n", "obstacle")  # line
LINE_TAKEN: Final = KINDS.add("line-taken", "scheme", "n")
# steps from the focus gate; 1 wall with rubble, 2 clear wall, 3 gate
TARGET: Final = KINDS.add("target", "spot", "n", "n")
NO_TARGET: Final = KINDS.add("no-target")
CANDIDATES: Final = KINDS.add("candidates", "n", "n", "n")  # row, how many, gold
# Sabbath step, points or silver, what for: workers; row; 0 all kinds, 1 gatekeepers, 2 scribes, 3 Levites; marker
SOLO_STEP: Final = KINDS.add("solo-step", "n", "n", "n")
# Levite number; 1 temple, 2 silver for gold, 3 altar; 1 if the Temple is full
LEVITE_CHOICE: Final = KINDS.add("levite-choice", "n", "n", "n")
TO_GATE: Final = KINDS.add("to-gate", "spot", "n")  # the fee lies on the unbuilt gate
BLESSING_FULL: Final = KINDS.add("blessing-full", "blessing")  # E3.10.4: a tent step instead
WORKERS_HOME: Final = KINDS.add("workers-home", "n", flow=True)
NEUTRAL_CORNER: Final = KINDS.add("neutral-corner", "spot")
# whose scribe the solo opponent used: silver from the main supply
BRANCH_GAINED: Final = KINDS.add("branch-gained", "seat", "n")
# the tile, its number among the candidates, the focus column (0: no choice)
PICKED: Final = KINDS.add("picked", "place", "n", "n")
PATH: Final = KINDS.add("path", "place", "place", "place")  # along which tiles the solo opponent branches
# paths that can be paid; own scribes and the other's on the chosen one
PATH_CHOICE: Final = KINDS.add("path-choice", "n", "n", "n")
# the gold of a Levite; 1 all are placed, 2 too little gold, 3 no worker
NO_LEVITE: Final = KINDS.add("no-levite", "n", "n")
WILD_BLESSING: Final = KINDS.add("wild-blessing", "blessing")  # E3.16.5: the leftmost marker
# the same as focus-trade at its own gate: no fee
FOCUS_TRADE_OWN: Final = KINDS.add("focus-trade-own", "focus", "n", "n")
GAINED_FOR: Final = KINDS.add("gained-for", "n", "good", "good", flow=True)  # E3.16.4: what it gets, and for what
# E3.4.2: not of the open action, or there is none any more
BANNERS_UNUSED: Final = KINDS.add("banners-unused", "n", "banner")
