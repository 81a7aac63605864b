"""Words with a little structure: paragraphs and lists of spans, however they are shown.

**bold**            what matters in a sentence
<act_03>            a component, by its name in the reader's language; <act_03:gen> the name in a form of its entry
N5.4, EX-3          a rule or example of the title: a link
- at the beginning  an entry of a list
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

PLAIN: Final = "plain"
BOLD: Final = "bold"
NAME: Final = "name"
RULE: Final = "rule"
ENTRY: Final = "- "
MARKED: Final = re.compile(
    r"\*\*(?P<bold>[^*]+)\*\*|<(?P<name>\w+)(?::(?P<form>\w+))?>|(?P<rule>\b[A-Z]{1,2}\d*[-.]?\d+(?:\.\d+)*[a-z]?\b)"
)


@dataclass(frozen=True, slots=True)
class Span:
    """Some words of one kind: plain, bold, the name of a component, the number of a rule."""

    kind: str
    text: str
    form: str = ""  # of a name


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph; or an entry of a list."""

    spans: tuple[Span, ...]
    entry: bool = False

    def plain(self) -> str:
        return "".join(span.text for span in self.spans)


def prose(text: str, rules: frozenset[str] = frozenset()) -> tuple[Block, ...]:
    """The blocks of a text; `rules` are the numbers that can be linked."""
    return tuple(_block(line, rules) for line in text.split("\n") if line.strip())


def _block(line: str, rules: frozenset[str]) -> Block:
    entry = line.strip().startswith(ENTRY)
    return Block(tuple(_spans(line.strip().removeprefix(ENTRY) if entry else line.strip(), rules)), entry)


def _spans(text: str, rules: frozenset[str]) -> Iterator[Span]:
    at = 0
    for found in MARKED.finditer(text):
        kind = next(one for one in (BOLD, NAME, RULE) if found[one])
        if kind == RULE and found["rule"] not in rules:
            continue
        if found.start() > at:
            yield Span(PLAIN, text[at : found.start()])
        yield Span(kind, found[kind], found["form"] or "")
        at = found.end()
    if at < len(text):
        yield Span(PLAIN, text[at:])
