"""The ids of the components and the numbers that stand for them."""

from __future__ import annotations

from typing import Final

# Goods, in the order of `Ezra.goods`. The first four are resources: they fill the storage.
STONE: Final = 0
WOOD: Final = 1
GOLD: Final = 2
CINDER: Final = 3
SILVER: Final = 4
FOOD: Final = 5
GOODS: Final = ("stone", "wood", "gold", "cinder", "silver", "food")
KINDS: Final = 6
VP: Final = 6  # gained like a good, never held
RESOURCES: Final = 4

# Banners; the colour of a main action is its number minus 1.
RED: Final = 0
GREY: Final = 1
BLUE: Final = 2
WILD: Final = 3
BANNERS: Final = ("red", "grey", "blue", "wild")

# What the ledger of a forecast counts: the goods, points, workers of the supply, and banners to be spent.
WORKER: Final = 7
BANNER: Final = 8  # + colour
LEDGER: Final = (*GOODS, "vp", "worker", *[f"{colour} banner" for colour in BANNERS])
LENT: Final = 60  # more than anything costs

# Main actions.
NONE: Final = 0
TEMPLE: Final = 1
WALLS: Final = 2
TORAH: Final = 3
CLOSED: Final = 4
ACTIONS: Final = ("temple", "walls", "torah")

# Phases of the temple action (E3.5.1).
BEFORE: Final = 0
DURING: Final = 1
AFTER: Final = 2

# What was done in a turn: bits of `Ezra.did`.
DID_AUXILIARY: Final = 1
DID_TRADER: Final = 2
DID_ELDER: Final = 4
DID_LEVITE: Final = 8
DID_SCRIBE: Final = 16
DID_TENT: Final = 32

# What was done in a preparation: bits of `Ezra.did`.
DID_JUDGEMENT: Final = 1
DID_HARVEST: Final = 2
DID_GUARDS: Final = 4

# Stages of a week.
OPENING: Final = 0
DAYS: Final = 1
PREPARATION: Final = 2
SABBATH: Final = 3
REST: Final = 4  # after the Sabbath

# Blessings.
ORANGE: Final = 0
PURPLE: Final = 1
CRIMSON: Final = 2  # the red one; RED is the banner
ANY_BLESSING: Final = 3
BLESSINGS: Final = ("orange", "purple", "red", "wild")
TOP_BLESSING: Final = 7

# Owners of places: a seat, or one of these.
FREE: Final = -1
NEUTRAL: Final = 4  # on a scroll: a white worker
OWNERS: Final = ("turquoise", "red", "purple", "yellow", "neutral")

CHARACTERS: Final = (
    "c_perfumer", "c_priest", "c_temple_servant", "c_governor", "c_teacher",
    "c_reader", "c_watchman", "c_stonemason", "c_goldsmith", "c_singer",
)  # fmt: skip
CARDS: Final = 10
PILES: Final = 3
DAYS_A_WEEK: Final = 6
HEROES: Final = ("hero_zerubbabel", "hero_ezra", "hero_nehemiah")

# Ring locations; gates are numbered on their own too, in the same order.
RING: Final = (
    "g_sheep", "w01", "w02", "w03", "g_muster", "w04", "w05", "w06", "g_east", "w07", "w08", "g_horse",
    "w09", "w10", "g_water", "w11", "w12", "g_fountain", "w13", "w14", "g_dung", "w15", "w16", "w17",
    "g_valley", "w18", "w19", "w20", "g_old", "w21", "w22", "g_fish", "w23", "w24",
)  # fmt: skip
SPOTS: Final = 34
GATES: Final = ("sheep", "muster", "east", "horse", "water", "fountain", "dung", "valley", "old", "fish")
CORNERS: Final = ("sheep", "horse", "fountain", "old")
WALL_CARDS: Final = tuple([f"wc_{number:02}" for number in range(1, 13)])

SCROLLS: Final = (
    *[f"gold_{number:02}" for number in range(1, 9)],
    *[f"wood_{number:02}" for number in range(1, 23)],
    *[f"stone_{number:02}" for number in range(1, 4)],
)
# Scroll places: row 1 is 0-2, row 2 is 3-6, row 3 is 7-11, row 4 is 12-17.
ROW_START: Final[list[int]] = [0, 3, 7, 12, 18]
PLACES: Final = tuple([f"{row + 1}.{i}" for row in range(4) for i in range(row + 3)])
ROW_OF: Final = tuple([row for row in range(4) for _ in range(row + 3)])
# Paths of tiles from row 1 upwards, each opening the next: how a scribe branches (E3.7.4).
PATHS: Final = tuple(
    [(a,) for a in range(3)]
    + [(a, 3 + b) for a in range(3) for b in (a, a + 1)]
    + [(a, 3 + b, 7 + c) for a in range(3) for b in (a, a + 1) for c in (b, b + 1)]
)
PATH_NAMES: Final = tuple(["-".join(str(place - ROW_START[row]) for row, place in enumerate(path)) for path in PATHS])

# Development tiles.
GUARDS: Final = 0
LABOURERS: Final = 1
FARMERS: Final = 2
TRADERS: Final = 3
ELDERS: Final = 4
TILES: Final = ("guards", "labourers", "farmers", "traders", "elders")
TILE_KINDS: Final = 5
VARIANTS: Final = 4  # of each development tile

ALTAR_SIDES: Final = ("1a", "1b", "2a", "2b")
FOCUS: Final = tuple([f"focus_{gate}" for gate in GATES])
# Why the solo opponent passes over a line of a scheme card.
OBSTACLES: Final = ("condition-not-met", "no-wall-card", "nothing-to-build", "no-scroll-possible", "cannot-pay")
SCHEMES: Final = tuple([f"scheme_{number}" for number in range(1, 7)])
COLOURS: Final = ("turquoise", "red", "purple", "yellow")

# Where points come from: numbers of `Ezra.points`. The first group is scored on the way, the second at the end.
SOURCES: Final = (
    "start", "temple", "sectors", "levites", "altar", "tent", "blessings", "judgement", "hunger", "sabbath",
    "scrolls", "buildings", "other",
)  # fmt: skip
FROM_START: Final = 0
FROM_TEMPLE: Final = 1
FROM_SECTORS: Final = 2
FROM_LEVITES: Final = 3
FROM_ALTAR: Final = 4
FROM_TENT: Final = 5
FROM_BLESSINGS: Final = 6
FROM_JUDGEMENT: Final = 7
FROM_HUNGER: Final = 8
FROM_SABBATH: Final = 9
FROM_SCROLLS: Final = 10
FROM_BUILDINGS: Final = 11
FROM_OTHER: Final = 12
WAYS: Final = 13
END_SOURCES: Final = ("silver", "tiles", "leader", "walls", "gates", "scribes", "gold_scrolls")
