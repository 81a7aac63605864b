"""What a process of the nursery has read when it begins: the English words and the boxes of all titles. An interpreter of
its own reads what it needs when somebody asks for it, which takes longer than most tests of a command."""

from __future__ import annotations

import shofar
from shofar.readers.lexicon import ENGLISH, lexicon

for name in ("", *shofar.titles()):
    lexicon(ENGLISH, name)
for name in shofar.titles():
    shofar.new(name, 2)
