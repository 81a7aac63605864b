"""What the log tells; a test holds the numbers to the list."""

from __future__ import annotations

from typing import Final

from shofar.engine.title import Kind

GAINED: Final = 0
PAID: Final = 1
SCORED: Final = 2
BANNERS: Final = 3
TURN: Final = 4
CARD_PLAYED: Final = 5
WORKERS: Final = 6
NO_WORKER_LEFT: Final = 7
BLESSED: Final = 8
COLUMN: Final = 9
ALTAR: Final = 10
TENT: Final = 11
BEGAN: Final = 12
LEVITE: Final = 13
LEVITE_BANNER: Final = 14
TEMPLE: Final = 15
SECTOR: Final = 16
BURNT: Final = 17
SITE: Final = 18
CLEARED: Final = 19
SPACE_CLEAR: Final = 20
WALLS_DRAWN: Final = 21
WALL_BUILT: Final = 22
WALL_KEPT: Final = 23
GATE_BUILT: Final = 24
CONNECTED: Final = 25
COPIED: Final = 26
SCRIBE: Final = 27
BRANCH_PAID: Final = 28
WHITE_MOVED: Final = 29
WHITE_LEFT: Final = 30
ROW_FOOD: Final = 31
HERO: Final = 32
TRADED: Final = 33
GATE_FEE: Final = 34
FLIPPED: Final = 35
TRADER: Final = 36
ELDER: Final = 37
RECOVERED: Final = 38
CONVERTED: Final = 39
DISCARDED: Final = 40
DREW: Final = 41
DREW_CARD: Final = 42
PREPARES: Final = 43
FARMER: Final = 44
LABOURER: Final = 45
JUDGED: Final = 46
MISSING_FOOD: Final = 47
FED: Final = 48
TUCKED: Final = 49
CARD_SCORED: Final = 50
WEEK: Final = 51
PROPHETS: Final = 52
SHOFAR: Final = 53
LEADER: Final = 54
NEW_DECK: Final = 55
FINAL: Final = 56
GATEKEEPER: Final = 57
TILE_USED: Final = 58
FINISHED: Final = 59
FOCUS: Final = 60
FOCUS_TRADE: Final = 61
FOCUS_TENT: Final = 62
SCHEME: Final = 63
LINE_SKIPPED: Final = 64
LINE_TAKEN: Final = 65
TARGET: Final = 66
NO_TARGET: Final = 67
CANDIDATES: Final = 68
SOLO_STEP: Final = 69
LEVITE_CHOICE: Final = 70
TO_GATE: Final = 71
BLESSING_FULL: Final = 72
WORKERS_HOME: Final = 73
NEUTRAL_CORNER: Final = 74
BRANCH_GAINED: Final = 75
PICKED: Final = 76
PATH: Final = 77
PATH_CHOICE: Final = 78
NO_LEVITE: Final = 79
WILD_BLESSING: Final = 80
FOCUS_TRADE_OWN: Final = 81
GAINED_FOR: Final = 82
BANNERS_UNUSED: Final = 83

KINDS: Final = (
    Kind("gained", "n", "good", flow=True),
    Kind("paid", "n", "good", flow=True),
    Kind("scored", "n", "source", flow=True),
    Kind("banners", "n", "banner", flow=True),
    Kind("turn", "n", "n", ends="turn"),  # week, day
    Kind("card-played", "card", "n", deed=True),  # pile
    Kind("workers", "n", flow=True),
    Kind("no-worker-left"),  # E3.10.2: a tent step instead
    Kind("blessed", "blessing", "n"),  # now at
    Kind("column", "n"),
    Kind("altar", "n", "n"),  # from, to
    Kind("tent", "n", "tent"),  # steps, to
    Kind("began", "action", "n", deed=True),  # banners
    Kind("levite", "n", deed=True),  # row
    Kind("levite-banner", deed=True),
    Kind("temple", "n", "n", "good", deed=True),  # row, column
    Kind("sector", "n", "seat", "seat"),  # number, most Levites, fewest (-1: nobody)
    Kind("burnt", "good", "n", deed=True),  # steps
    Kind("site", "spot", deed=True),
    Kind("cleared", "spot", "good", deed=True),
    Kind("space-clear", "spot"),
    Kind("walls-drawn", "n"),
    Kind("wall-built", "spot", "wall", deed=True),
    Kind("wall-kept", "wall", private=True, deed=True),
    Kind("gate-built", "spot", "n", deed=True),  # silver taken
    Kind("connected", "spot", "spot"),  # wall, gate
    Kind("copied", "spot", "wall", deed=True),
    Kind("scribe", "place", "scroll", deed=True),
    Kind("branch-paid", "seat", "n", flow=True),  # -1: the main supply
    Kind("white-moved", "place", "place"),
    Kind("white-left", "place"),
    Kind("row-food", "n", "n", flow=True),  # row, food
    Kind("hero", "hero"),
    Kind("traded", "card", "n", deed=True),  # option: 1 upper, 2 lower, 3 selling
    Kind("gate-fee", "spot", "seat", flow=True),  # to whom; -1: the main supply
    Kind("flipped", "tile", deed=True),
    Kind("trader", "n", deed=True),
    Kind("elder", "n", deed=True),
    Kind("recovered", "n", "n", deed=True),  # 1 trader, 2 elder; space
    Kind("converted", "n", deed=True),  # silver for 1 food
    Kind("discarded", "good", deed=True),
    Kind("drew", "n"),
    Kind("drew-card", "card", private=True),
    Kind("prepares", deed=True),
    Kind("farmer", deed=True),
    Kind("labourer", "n", deed=True),
    Kind("judged", "n"),  # 1 behind, 2 between, 3 ahead
    Kind("missing-food", "n"),
    Kind("fed", "n", "n"),  # needed, paid
    Kind("tucked", "card", deed=True),
    Kind("card-scored", "card", "n"),
    Kind("week", "n", ends="round"),
    Kind("prophets", "n", "n"),
    Kind("shofar"),
    Kind("leader"),
    Kind("new-deck", "n"),
    Kind("final", "n", "end-source"),
    Kind("gatekeeper", "spot", deed=True),
    Kind("tile-used", "scroll", deed=True),
    Kind("finished", ends="game"),
    Kind("focus", "focus", "n", "n"),  # column, the silver that it has
    Kind("focus-trade", "focus", "n", "n"),  # option, silver with the fee
    Kind("focus-tent", "focus", "n"),  # the fee of the gate
    Kind("scheme", "scheme", "n", "n"),  # the workers and the gold that it has
    Kind("line-skipped", "scheme", "n", "obstacle"),  # line
    Kind("line-taken", "scheme", "n"),
    Kind("target", "spot", "n", "n"),  # steps from the focus gate; 1 wall with rubble, 2 clear wall, 3 gate
    Kind("no-target"),
    Kind("candidates", "n", "n", "n"),  # row, how many, gold
    # Sabbath step, points or silver, what for: workers; row; 0 all kinds, 1 gatekeepers, 2 scribes, 3 Levites; marker
    Kind("solo-step", "n", "n", "n"),
    Kind(
        "levite-choice", "n", "n", "n"
    ),  # Levite number; 1 temple, 2 silver for gold, 3 altar; 1 if the Temple is full
    Kind("to-gate", "spot", "n"),  # the fee lies on the unbuilt gate
    Kind("blessing-full", "blessing"),  # E3.10.4: a tent step instead
    Kind("workers-home", "n", flow=True),
    Kind("neutral-corner", "spot"),
    Kind("branch-gained", "seat", "n"),  # whose scribe the solo opponent used: silver from the main supply
    Kind("picked", "place", "n", "n"),  # the tile, its number among the candidates, the focus column (0: no choice)
    Kind("path", "place", "place", "place"),  # along which tiles the solo opponent branches
    Kind("path-choice", "n", "n", "n"),  # paths that can be paid; own scribes and the other's on the chosen one
    Kind("no-levite", "n", "n"),  # the gold of a Levite; 1 all are placed, 2 too little gold, 3 no worker
    Kind("wild-blessing", "blessing"),  # E3.16.5: the leftmost marker
    Kind("focus-trade-own", "focus", "n", "n"),  # the same as focus-trade at its own gate: no fee
    Kind("gained-for", "n", "good", "good", flow=True),  # E3.16.4: what the opponent gets, and for what
    Kind("banners-unused", "n", "banner"),  # E3.4.2: not of the open action, or there is none any more
)
