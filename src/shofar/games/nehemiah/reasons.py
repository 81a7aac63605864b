"""Why a move is not possible, each with its rule; a test holds the numbers to the list."""

from __future__ import annotations

from typing import Final

from shofar.engine.title import Reason

NO_WORKER: Final = 1
NO_ROOM: Final = 2
NOT_OWN: Final = 3
NOT_READY: Final = 4
UNOCCUPIED: Final = 5
NOT_EXHAUSTED: Final = 6
USED: Final = 7
NO_FEE: Final = 8
NO_WOOD: Final = 9
NO_GOLD: Final = 10
NO_CUBE: Final = 11
NO_GATE: Final = 12
NO_TARGET: Final = 13
THIS_TURN: Final = 14
NEUTRAL_WORKER: Final = 15
OWN_WORKER: Final = 16
ALIKE: Final = 17
USE_CARDS: Final = 18
OCCUPIED: Final = 19
SAME_COLUMN: Final = 20
ROW_FOUR: Final = 21
MUST_ACT: Final = 22
FIRST_NEEDED: Final = 23
NOT_YOURS: Final = 24
NOT_IN_WINDOW: Final = 25
NO_EFFECT: Final = 26
NO_CUBE_THERE: Final = 27
TOO_MUCH: Final = 28
NOT_ON_OFFER: Final = 29
EMPTY_PLACE: Final = 30
NOT_NEW: Final = 31
SAME_WORKER: Final = 32
NO_PLAIN_ACTION: Final = 33
NO_WORKER_THERE: Final = 34
OTHERS_WORKER: Final = 35
EXHAUSTED: Final = 36
NOT_DIRECTED: Final = 37
SAME_BOARD: Final = 38
FEE_AND_PRICE: Final = 39
WORKS_BY_ITSELF: Final = 40
ONLY_THING: Final = 41
BELOW: Final = 42
OTHER_COLUMN: Final = 43
ACTIVATED: Final = 44
OWN_FIRST: Final = 45
ONLY_PLACED: Final = 46
ALL_AWAY: Final = 47

# Without a rule it is that of the question: several ask for the same thing.
REASONS: Final = (
    Reason("allowed", ""),
    Reason("no-worker", "N4.1"),
    Reason("no-room", "N4.1"),
    Reason("not-own", "N5.1"),
    Reason("not-ready", "N5.1"),
    Reason("unoccupied", "N5.1"),
    Reason("not-exhausted", ""),
    Reason("used", "N5.8"),
    Reason("no-fee", "N5.10"),
    Reason("no-wood", "N6.1.2"),
    Reason("no-gold", "N6.1.2"),
    Reason("no-cube", "N6.3.4"),
    Reason("no-gate", "N6.4.2"),
    Reason("no-target", "N1.4"),
    Reason("this-turn", "N6.5.2"),
    Reason("neutral-worker", "N10.6"),
    Reason("own-worker", ""),
    Reason("alike", "N6.8.4"),
    Reason("use-cards", "N6.9.2"),
    Reason("occupied", "N4.3"),
    Reason("same-column", "N10.3"),
    Reason("row-four", "N10.3"),
    Reason("must-act", "N3.4"),
    Reason("first-needed", "N6.1.3"),
    Reason("not-yours", "N12.1.1"),
    Reason("not-in-window", "N12.1"),
    Reason("no-effect", "N12.9.4"),
    Reason("no-cube-there", ""),
    Reason("too-much", ""),
    Reason("not-on-offer", "N11.4"),
    Reason("empty-place", "N4.7"),
    Reason("not-new", "N12.7.1"),
    Reason("same-worker", "N12.4.3"),
    Reason("no-plain-action", "N12.3.5"),
    Reason("no-worker-there", ""),
    Reason("others-worker", ""),
    Reason("exhausted", ""),
    Reason("not-directed", "N12.3.5"),
    Reason("same-board", "N6.3.3"),
    Reason("fee-and-price", "N5.11"),
    Reason("works-by-itself", "N12.9.1"),
    Reason("only-thing", "N12.6.4"),
    Reason("below", "N5.4"),
    Reason("other-column", "N5.4"),
    Reason("activated", "N5.3"),
    Reason("own-first", "N5.3"),
    Reason("only-placed", "N4.2"),  # in vain, not refused
    Reason("all-away", "N11.7"),
)
