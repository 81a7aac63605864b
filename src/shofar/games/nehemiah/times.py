"""When leaders are used: the times a box can name, and the windows of a turn at which they are asked for (N12.1)."""

from __future__ import annotations

from typing import Final

TIMES: Final = (
    "at once", "round", "before scoring", "new column", "any moment", "around the action", "instead", "before a turn",
)  # fmt: skip
AT_ONCE: Final = 0  # W-WON: when it is won
ROUND: Final = 1  # works by itself to the end of the round (N12.9)
BEFORE_SCORING: Final = 2
NEW_COLUMN: Final = 3  # W-NEWCOL
ANY_MOMENT: Final = 4
AROUND: Final = 5
INSTEAD: Final = 6
BEFORE_A_TURN: Final = 7

W_PRE: Final = 0
W_OPEN: Final = 1
W_INSTEAD: Final = 2
W_CLOSE: Final = 3
W_CLOSE_DUE: Final = 4
W_DUE: Final = 5
W_END: Final = 6
W_GAME_END: Final = 7

# The times each window asks for, in the order their leaders are offered.
WINDOWS: Final = (
    (ANY_MOMENT, BEFORE_A_TURN),
    (ANY_MOMENT, AROUND),
    (INSTEAD,),
    (AROUND,),
    (AROUND, ANY_MOMENT),
    (ANY_MOMENT,),
    (BEFORE_SCORING, ANY_MOMENT),
    (BEFORE_SCORING, ANY_MOMENT),
)
