"""What the log tells."""

from __future__ import annotations

from typing import Final

from shofar.engine.title import News

KINDS: Final = News()
ROUND: Final = KINDS.add("round", "n", ends="round")
POURED: Final = KINDS.add("poured")
BOOK_OPENED: Final = KINDS.add("book-opened", "book", "n")  # the space from 1
BOOK_UNDER: Final = KINDS.add("book-under", "book")
TILE_OPENED: Final = KINDS.add("tile-opened", "action")
TOOK: Final = KINDS.add("took", "row", "colour", "n", deed=True)  # the value
RABBI: Final = KINDS.add("rabbi", "action", deed=True)
PASSED: Final = KINDS.add("passed", "n", deed=True)  # the pass tile
SET_ASIDE: Final = KINDS.add("set-aside", "row", "colour", deed=True)
GAINED: Final = KINDS.add("gained", "good", "n", flow=True)  # clay, coins, knowledge or points
SPENT: Final = KINDS.add("spent", "good", "n", flow=True)
STUDENT: Final = KINDS.add("student", "district", "n")  # the section reached
STUDENT_BACK: Final = KINDS.add("student-back", "district", "n")  # the section reached
TOKEN: Final = KINDS.add("token", "district")
STUDY: Final = KINDS.add("study", "n")  # the position reached
TRACK: Final = KINDS.add("track", "n")  # the space reached
CREATED: Final = KINDS.add("created", "district", "n", deed=True)  # the clay paid
MOVED: Final = KINDS.add("moved", "place", "place", deed=True)
ENTERED: Final = KINDS.add("entered", "place", "good", "n", deed=True)  # what was paid
STUCK: Final = KINDS.add("stuck", "n")  # points lost
ACTIVATED: Final = KINDS.add("activated", "place", deed=True)
KILLED: Final = KINDS.add("killed", "place", "grave", deed=True)
GOLD: Final = KINDS.add("gold", "artifact", deed=True)
COMPLETED: Final = KINDS.add("completed", "artifact")
ARTIFACT_INCOME: Final = KINDS.add("artifact-income", "artifact")
DEVELOPED: Final = KINDS.add("developed", "development", "n", deed=True)  # what was paid, in its own resource or mixed
FITTED: Final = KINDS.add("fitted", "slot", "side", deed=True)
BOUGHT: Final = KINDS.add("bought", "book", "column", "n", deed=True)  # the column from 1 is named; knowledge paid
READ: Final = KINDS.add("read", "book", deed=True)
OBJECTIVES_DRAWN: Final = KINDS.add("objectives-drawn", "n")
OBJECTIVE_SEEN: Final = KINDS.add("objective-seen", "objective", private=True)
OBJECTIVE_KEPT: Final = KINDS.add("objective-kept", "objective", private=True, deed=True)
OBJECTIVES_KEPT: Final = KINDS.add("objectives-kept", "n", deed=True)
OBJECTIVE_RETURNED: Final = KINDS.add("objective-returned", "objective", private=True, deed=True)
TILE: Final = KINDS.add("tile", "artifact_side", deed=True)
STARTING: Final = KINDS.add("starting", "start", deed=True)
SETTLED: Final = KINDS.add("settled", "district", deed=True)
INFLUENCED: Final = KINDS.add("influenced", "character", deed=True)
TOOK_COINS: Final = KINDS.add("took-coins", "n", flow=True)
COPIED: Final = KINDS.add("copied", "row", "n", deed=True)  # the value
ORDER: Final = KINDS.add("order", "seat", "n")  # place from 1
CONTROL: Final = KINDS.add("control", "n", "n")  # knowledge paid, points lost
NO_CONTROL: Final = KINDS.add("no-control")
IGNORED_STEPS: Final = KINDS.add("ignored-steps", "n")
SCORED: Final = KINDS.add("scored", "source", "n")  # where from, points
GAME_ENDED: Final = KINDS.add("game-ended", ends="game")
TRIGGER: Final = KINDS.add("trigger", "development", "artifact")
PASS_PHASE: Final = KINDS.add("pass-phase", "n")
IN_VAIN: Final = KINDS.add("in-vain", deed=True)
INCOME: Final = KINDS.add("income")
