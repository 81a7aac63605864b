"""`shofar serve` for page tests: the deal of a table follows from what is played there, so that a test sees the same
game every time. Everywhere else deals are drawn from the system's randomness."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Any

from shofar.web.run import command
from shofar.web.store.model import SeatRow, TableRow
from shofar.web.tables.deeds import Plan, Tables

drawn = Tables._rows


def dealt(tables: Tables, person: Any, plan: Plan) -> tuple[TableRow, list[SeatRow]]:
    row, seats = drawn(tables, person, plan)
    return (row if plan.seed else replace(row, seed=f"{row.title} {row.players} {row.options}")), seats


if __name__ == "__main__":
    setattr(Tables, "_rows", dealt)  # noqa: B010 - of the class itself: others have imported it already
    sys.exit(command.main())
