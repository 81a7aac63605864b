"""A title made in a test is plain Python: compiled classes take no subclasses from there."""

import shofar

collect_ignore = ["test_compose.py"] if shofar.compiled else []
