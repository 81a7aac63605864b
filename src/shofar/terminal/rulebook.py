"""The rules of a title at the terminal: chapter by chapter, one of them, or what has certain words in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import shofar
from shofar.engine.errors import BadRequest
from shofar.readers.form import formed
from shofar.readers.prose import NAME, Block, Span
from shofar.readers.reference import Chapter, Rule, reference
from shofar.readers.words import Words
from shofar.terminal.layout import table
from shofar.terminal.reference import below, rules, tests_of
from shofar.terminal.style import Style

ENTRY: Final = "- "

Row = list[str]


def rule_lines(title: str, asked: str, words: Words, style: Style, proven: bool = True) -> list[str]:
    """All rules; or those of a number, if `proven` with the tests that hold them; or those in which all words stand.

    A number may be written without the letter of the title."""
    shofar.title(title)  # refuses an unknown one
    chapters = reference(title, words.language).chapters
    book = _Book(title, words, style)
    if not asked:
        return [line for chapter in chapters for line in book.chapter(chapter, chapter.rules)]
    if asked[0].isdecimal():
        asked = f"{next(iter(rules(title)), '')[:1]}{asked}"
    lines = book.numbered(chapters, asked, proven) or book.searched(chapters, asked)
    if not lines:
        raise BadRequest("unknown-rule", f"{title} has no rule '{asked}'; see: shofar rules {title}", rule=asked)
    return lines


class _Book:
    """The rules as lines of a terminal."""

    def __init__(self, title: str, words: Words, style: Style) -> None:
        self.title: Final = title
        self.words: Final = words
        self.style: Final = style

    def chapter(self, chapter: Chapter, rules: Sequence[Rule]) -> list[str]:
        """A chapter, or some of its rules below its name."""
        heading = f"{chapter.number} {chapter.name}".strip()
        head = [self.style.paint(heading, "bold")] if heading else []
        lead = [["", self._said(chapter.lead)]] if chapter.lead and rules == chapter.rules else []
        return [*head, *table([*lead, *(row for rule in rules for row in self._rows(rule))], self.style), ""]

    def numbered(self, chapters: Sequence[Chapter], asked: str, proven: bool) -> list[str]:
        """The rule, example or chapter of this number, and what is below it."""
        rows = [row for chapter in chapters for rule in chapter.rules for row in self._below(rule, asked)]
        tests = tests_of(self.title, asked) if rows and proven else []
        told = ["", self.words.text("ui-rule-tests", n=len(tests)), *[f"  {test}" for test in tests]] if tests else []
        return [*table(rows, self.style), *told]

    def searched(self, chapters: Sequence[Chapter], asked: str) -> list[str]:
        """The rules in which all of these words stand, in their chapters."""
        lines: list[str] = []
        for chapter in chapters:
            found = [rule for rule in chapter.rules if self._has(rule, asked.lower().split())]
            lines += self.chapter(chapter, found) if found else []
        return lines

    def _has(self, rule: Rule, words: Sequence[str]) -> bool:
        text = " ".join(cell for row in self._rows(rule) for cell in row).lower()
        return all(word in text for word in words)

    def _below(self, rule: Rule, asked: str) -> Iterator[Row]:
        if below(rule.number, asked):
            yield from self._rows(rule)
        else:
            numbers = [example.number for example in rule.examples]
            yield from (row for row in self._rows(rule) if row[0] in numbers and below(row[0], asked))

    def _rows(self, rule: Rule) -> Iterator[Row]:
        """The rule, why it is read so, and its examples."""
        yield [rule.number, self._said(rule.text)]
        if rule.reading:
            yield ["", self.words.text("ui-rule-reading", text=self._said(rule.reading))]
        for example in rule.examples:
            yield [example.number, f"{example.name}. {self._said(example.text)}"]

    def _said(self, blocks: Sequence[Block]) -> str:
        return " ".join(f"{ENTRY * block.entry}{self._plain(block)}" for block in blocks)

    def _plain(self, block: Block) -> str:
        return "".join(self._word(span) for span in block.spans)

    def _word(self, span: Span) -> str:
        return str(formed(self.words.name(span.text, self.title), span.form)) if span.kind == NAME else span.text
