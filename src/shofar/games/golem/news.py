"""What the log tells; a test holds the numbers to the list."""

from __future__ import annotations

from typing import Final

from shofar.engine.title import Kind

ROUND: Final = 0
POURED: Final = 1
BOOK_OPENED: Final = 2
BOOK_UNDER: Final = 3
TILE_OPENED: Final = 4
TOOK: Final = 5
RABBI: Final = 6
PASSED: Final = 7
SET_ASIDE: Final = 8
GAINED: Final = 9
SPENT: Final = 10
STUDENT: Final = 11
STUDENT_BACK: Final = 12
TOKEN: Final = 13
STUDY: Final = 14
TRACK: Final = 15
CREATED: Final = 16
MOVED: Final = 17
ENTERED: Final = 18
STUCK: Final = 19
ACTIVATED: Final = 20
KILLED: Final = 21
GOLD: Final = 22
COMPLETED: Final = 23
ARTIFACT_INCOME: Final = 24
DEVELOPED: Final = 25
FITTED: Final = 26
BOUGHT: Final = 27
READ: Final = 28
OBJECTIVES_DRAWN: Final = 29
OBJECTIVE_SEEN: Final = 30
OBJECTIVE_KEPT: Final = 31
OBJECTIVES_KEPT: Final = 32
OBJECTIVE_RETURNED: Final = 33
TILE: Final = 34
STARTING: Final = 35
SETTLED: Final = 36
INFLUENCED: Final = 37
TOOK_COINS: Final = 38
COPIED: Final = 39
ORDER: Final = 40
CONTROL: Final = 41
NO_CONTROL: Final = 42
IGNORED_STEPS: Final = 43
SCORED: Final = 44
GAME_ENDED: Final = 45
TRIGGER: Final = 46
PASS_PHASE: Final = 47
IN_VAIN: Final = 48
INCOME: Final = 49

KINDS: Final = (
    Kind("round", "n"),
    Kind("poured"),
    Kind("book-opened", "book", "n"),  # the space from 1
    Kind("book-under", "book"),
    Kind("tile-opened", "action"),
    Kind("took", "row", "colour", "n"),  # the value
    Kind("rabbi", "action"),
    Kind("passed", "n"),  # the pass tile
    Kind("set-aside", "row", "colour"),
    Kind("gained", "good", "n"),  # clay, coins, knowledge or points
    Kind("spent", "good", "n"),
    Kind("student", "district", "n"),  # the section reached
    Kind("student-back", "district", "n"),  # the section reached
    Kind("token", "district"),
    Kind("study", "n"),  # the position reached
    Kind("track", "n"),  # the space reached
    Kind("created", "district", "n"),  # the clay paid
    Kind("moved", "place", "place"),
    Kind("entered", "place", "good", "n"),  # what was paid
    Kind("stuck", "n"),  # points lost
    Kind("activated", "place"),
    Kind("killed", "place", "grave"),
    Kind("gold", "artifact"),
    Kind("completed", "artifact"),
    Kind("artifact-income", "artifact"),
    Kind("developed", "development", "n"),  # what was paid, in its own resource or mixed
    Kind("fitted", "slot", "side"),
    Kind("bought", "book", "column", "n"),  # the column from 1 is named; knowledge paid
    Kind("read", "book"),
    Kind("objectives-drawn", "n"),
    Kind("objective-seen", "objective", private=True),
    Kind("objective-kept", "objective", private=True),
    Kind("objectives-kept", "n"),
    Kind("objective-returned", "objective", private=True),
    Kind("tile", "artifact_side"),
    Kind("starting", "start"),
    Kind("settled", "district"),
    Kind("influenced", "character"),
    Kind("took-coins", "n"),
    Kind("copied", "row", "n"),  # the value
    Kind("order", "seat", "n"),  # place from 1
    Kind("control", "n", "n"),  # knowledge paid, points lost
    Kind("no-control"),
    Kind("ignored-steps", "n"),
    Kind("scored", "source", "n"),  # where from, points
    Kind("game-ended"),
    Kind("trigger", "development", "artifact"),
    Kind("pass-phase", "n"),
    Kind("in-vain"),
    Kind("income"),
)
