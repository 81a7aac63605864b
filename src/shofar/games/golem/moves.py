"""The catalogue of Golem: every move, with its notation and integer.

The constants are literals because the compiler bakes them in; a test holds them to the verbs."""

from __future__ import annotations

from typing import Final

from shofar.engine.move import Catalogue, Verb

DISTRICTS: Final = ("red", "yellow", "blue")
COLOURS: Final = ("red", "yellow", "blue", "white", "black")
ROWS: Final = ("work", "golem", "artifacts", "study", "mirror")
GOODS: Final = ("clay", "coin", "knowledge", "vp")
PLACES: Final = tuple(f"{district}.{section}" for district in DISTRICTS for section in range(1, 11))
GOLEMS: Final = (*PLACES, *[f"{place}.lying" for place in PLACES])
PAIRS: Final = ("red.yellow", "red.blue", "yellow.blue")
ACTIONS: Final = (*[f"act_{n:02}" for n in range(1, 13)], "bottom")
GRAVES: Final = (*[f"cem_{n}" for n in range(1, 9)], "cem_open")
ARTIFACTS: Final = ("a1", "a2", "a3", "a4")
SLOTS: Final = tuple(f"{artifact}.{n}" for artifact in ARTIFACTS for n in (1, 2))
SIDES: Final = ("a", "b")
SOURCES: Final = (*ARTIFACTS, *DISTRICTS, "study", "golem")
DEVELOPMENTS: Final = (
    "dev_golem_torso", "dev_golem_right_leg", "dev_golem_left_leg", "dev_golem_left_arm", "dev_golem_right_arm",
    "dev_golem_head", "dev_study_col1", "dev_study_col2", "dev_study_col3", "dev_study_col4", "dev_study_track",
    "dev_study_menorah", "dev_art_gold_marble", "dev_art_gold_build", "dev_art_grey_knowledge", "dev_art_grey_clay",
    "dev_art_grey_coin", "dev_art_menorah",
)  # fmt: skip
SPACES: Final = ("1", "2", "3", "4", "5")
COLUMNS: Final = ("1", "2", "3", "4")
SHELVES: Final = tuple(f"{column}.{n}" for column in COLUMNS for n in SPACES)
TRACK_STEPS: Final = ("-3", "-2", "-1", "+1", "+2", "+3")
OBJECTIVES: Final = tuple(f"obj_{n}" for n in range(51, 78))
TILE_SIDES: Final = tuple(f"art_{n}{side}" for n in range(1, 5) for side in SIDES)
STARTS: Final = tuple(f"start_{n:02}" for n in range(1, 19))
ELEMENTS: Final = tuple(str(n) for n in range(1, 11))

TAKE: Final = 0  # + row * 5 + colour: a marble
RABBI: Final = 25  # + action tile, or 12 for the bottom space
PASS: Final = 38
DONE: Final = 39  # decline, or stop
ASIDE: Final = 40  # + row * 5 + colour: set a marble aside
STEP: Final = 65  # + golem: one step forward
BACK: Final = 125  # + golem: one step back
KILL: Final = 185  # + golem
ACTIVATE: Final = 245  # + place
BURY: Final = 275  # + space of the cemetery
CREATE: Final = 284  # + district
STUDENT: Final = 287  # + district: one student forward
STUDENTS: Final = 290  # + pair: two students forward
RETREAT: Final = 293  # + district: one student back, for a black book
GOLD: Final = 296  # + artifact: a gold piece into its cauldron
INCOME: Final = 300  # + source: take its income
DEVELOP: Final = 309  # + development
FIT: Final = 327  # + slot * 2 + side: an artifact development into a slot
BUY: Final = 343  # + space * 4 + column: a book
READ: Final = 363  # + column * 5 + book: activate it
COPY: Final = 383  # + row: Mirror performs it
WORK: Final = 387  # + number of golems
TRACK: Final = 392  # + step of the golem track, from -3 without 0
CHOOSE: Final = 398  # + option
GAIN: Final = 402  # + resource
SPEND: Final = 405  # + resource
ENTER: Final = 408  # + 0: pay the entry with knowledge, + 1: with points
IGNORE: Final = 410  # the steps of the character
USE: Final = 411  # the steps of the character
PAY: Final = 412
INFLUENCE: Final = 413
COINS: Final = 414  # instead of influencing
STUDY: Final = 415  # Mirror's study step
ACCEPT: Final = 416
KEEP: Final = 417  # + objective
RETURN: Final = 444  # + objective
TILE: Final = 471  # + side of an artifact tile
START: Final = 479  # + starting tile
ELEMENT: Final = 497  # + element of the starting tiles
SETTLE: Final = 507  # + pair: the first two golems

VERBS: Final = [
    Verb("take", ROWS, COLOURS),
    Verb("rabbi", ACTIONS),
    Verb("pass"),
    Verb("done"),
    Verb("aside", ROWS, COLOURS),
    Verb("step", GOLEMS),
    Verb("back", GOLEMS),
    Verb("kill", GOLEMS),
    Verb("activate", PLACES),
    Verb("bury", GRAVES),
    Verb("create", DISTRICTS),
    Verb("student", DISTRICTS),
    Verb("students", PAIRS),
    Verb("retreat", DISTRICTS),
    Verb("gold", ARTIFACTS),
    Verb("income", SOURCES),
    Verb("develop", DEVELOPMENTS),
    Verb("fit", SLOTS, SIDES),
    Verb("buy", SPACES, COLUMNS),
    Verb("read", SHELVES),
    Verb("copy", ROWS[:4]),
    Verb("work", ("0", "1", "2", "3", "4")),
    Verb("track", TRACK_STEPS),
    Verb("choose", COLUMNS),
    Verb("gain", GOODS[:3], many=True),
    Verb("spend", GOODS[:3], many=True),
    Verb("enter", ("knowledge", "vp")),
    Verb("ignore"),
    Verb("use"),
    Verb("pay"),
    Verb("influence"),
    Verb("coins"),
    Verb("study"),
    Verb("accept"),
    Verb("keep", OBJECTIVES),
    Verb("return", OBJECTIVES),
    Verb("tile", TILE_SIDES),
    Verb("start", STARTS),
    Verb("element", ELEMENTS),
    Verb("settle", PAIRS),
]

CATALOGUE: Final = Catalogue("golem", VERBS)

# The students of a pair, in the order of PAIRS.
FIRST: Final[list[int]] = [0, 0, 1]
SECOND: Final[list[int]] = [1, 2, 2]
