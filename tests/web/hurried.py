"""`shofar serve` for tests of time: its rounds over the tables follow each other at once. Nothing else is different."""

from __future__ import annotations

import sys

from shofar.web.run import command
from shofar.web.tables import sweep

if __name__ == "__main__":
    sweep.PACE = 0.1  # type: ignore[misc]
    sys.exit(command.main())
