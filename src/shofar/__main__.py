"""`python -m shofar` is the command `shofar`."""

import sys

from shofar.cli import main

sys.exit(main())
