"""What the log tells."""

from __future__ import annotations

from typing import Final

from shofar.engine.title import News

KINDS: Final = News()
ROUND: Final = KINDS.add("round", "n")
POURED: Final = KINDS.add("poured")
BOOK_OPENED: Final = KINDS.add("book-opened", "book", "n")  # the space from 1
BOOK_UNDER: Final = KINDS.add("book-under", "book")
TILE_OPENED: Final = KINDS.add("tile-opened", "action")
TOOK: Final = KINDS.add("took", "row", "colour", "n")  # the value
RABBI: Final = KINDS.add("rabbi", "action")
PASSED: Final = KINDS.add("passed", "n")  # the pass tile
SET_ASIDE: Final = KINDS.add("set-aside", "row", "colour")
GAINED: Final = KINDS.add("gained", "good", "n")  # clay, coins, knowledge or points
SPENT: Final = KINDS.add("spent", "good", "n")
STUDENT: Final = KINDS.add("student", "district", "n")  # the section reached
STUDENT_BACK: Final = KINDS.add("student-back", "district", "n")  # the section reached
TOKEN: Final = KINDS.add("token", "district")
STUDY: Final = KINDS.add("study", "n")  # the position reached
TRACK: Final = KINDS.add("track", "n")  # the space reached
CREATED: Final = KINDS.add("created", "district", "n")  # the clay paid
MOVED: Final = KINDS.add("moved", "place", "place")
ENTERED: Final = KINDS.add("entered", "place", "good", "n")  # what was paid
STUCK: Final = KINDS.add("stuck", "n")  # points lost
ACTIVATED: Final = KINDS.add("activated", "place")
KILLED: Final = KINDS.add("killed", "place", "grave")
GOLD: Final = KINDS.add("gold", "artifact")
COMPLETED: Final = KINDS.add("completed", "artifact")
ARTIFACT_INCOME: Final = KINDS.add("artifact-income", "artifact")
DEVELOPED: Final = KINDS.add("developed", "development", "n")  # what was paid, in its own resource or mixed
FITTED: Final = KINDS.add("fitted", "slot", "side")
BOUGHT: Final = KINDS.add("bought", "book", "column", "n")  # the column from 1 is named; knowledge paid
READ: Final = KINDS.add("read", "book")
OBJECTIVES_DRAWN: Final = KINDS.add("objectives-drawn", "n")
OBJECTIVE_SEEN: Final = KINDS.add("objective-seen", "objective", private=True)
OBJECTIVE_KEPT: Final = KINDS.add("objective-kept", "objective", private=True)
OBJECTIVES_KEPT: Final = KINDS.add("objectives-kept", "n")
OBJECTIVE_RETURNED: Final = KINDS.add("objective-returned", "objective", private=True)
TILE: Final = KINDS.add("tile", "artifact_side")
STARTING: Final = KINDS.add("starting", "start")
SETTLED: Final = KINDS.add("settled", "district")
INFLUENCED: Final = KINDS.add("influenced", "character")
TOOK_COINS: Final = KINDS.add("took-coins", "n")
COPIED: Final = KINDS.add("copied", "row", "n")  # the value
ORDER: Final = KINDS.add("order", "seat", "n")  # place from 1
CONTROL: Final = KINDS.add("control", "n", "n")  # knowledge paid, points lost
NO_CONTROL: Final = KINDS.add("no-control")
IGNORED_STEPS: Final = KINDS.add("ignored-steps", "n")
SCORED: Final = KINDS.add("scored", "source", "n")  # where from, points
GAME_ENDED: Final = KINDS.add("game-ended")
TRIGGER: Final = KINDS.add("trigger", "development", "artifact")
PASS_PHASE: Final = KINDS.add("pass-phase", "n")
IN_VAIN: Final = KINDS.add("in-vain")
