"""`shofar serve` for tests of time: the test says how many seconds lie between two rounds over the tables."""

from __future__ import annotations

import os
import sys

from shofar.web.run import command
from shofar.web.tables import sweep

PACE = "SHOFAR_TEST_PACE"

if __name__ == "__main__":
    sweep.PACE = float(os.environ[PACE])  # type: ignore[misc]
    sys.exit(command.main())
