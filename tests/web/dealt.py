"""`shofar serve` for page tests: the deal of a table follows from what is played there, so that a test sees the same
game every time. Everywhere else deals are drawn from the system's randomness."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Any

from shofar.web.run import command
from shofar.web.store.model import SeatRow, TableRow
from shofar.web.tables import deeds as tables


class Tables(tables.Tables):
    def _rows(self, person: Any, plan: tables.Plan) -> tuple[TableRow, list[SeatRow]]:
        row, seats = super()._rows(person, plan)
        return (row if plan.seed else replace(row, seed=f"{row.title} {row.players} {row.options}")), seats


if __name__ == "__main__":
    tables.Tables = Tables  # type: ignore[misc]
    sys.exit(command.main())
