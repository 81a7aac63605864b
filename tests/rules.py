"""How a test names the rules it holds: `@rule("N5.4", "EX-3")`; `tools/check_rules.py` lists rules without a test."""

import sys
from pathlib import Path

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with rule numbers and worked examples of the title in whose folder it stands."""
    title = Path(sys._getframe(1).f_globals["__file__"]).parent.name
    return pytest.mark.rule(title, *ids)
