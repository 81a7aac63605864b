"""The rules of a title as they are read: an overview, chapters in the order of play, every rule with its words.

A title brings `rules.toml` (every number there is) and `reference.toml` (chapters, headings, drawings, the overview).
The words are `locale/<language>/rules/<title>.ftl`: `rule-<number>`, with `.reading` where our reading had to decide,
`chapter-<id>` with `.lead`, `heading-<key>`, `over-...`, `example-<number>` with `.name`. A title without a
`reference.toml` is told by the lines of its `rules.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from shofar import examples, games
from shofar.engine.errors import BadRequest
from shofar.readers.lexicon import ENGLISH, Lexicon, lexicon, slug
from shofar.readers.prose import Block, prose

PART: Final = "rules"  # the folder of the words
LAYOUT: Final = "reference.toml"
INDEX: Final = "rules.toml"


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its number, its words, why it is read so, what is drawn beside it."""

    number: str
    text: tuple[Block, ...]
    reading: tuple[Block, ...]
    heading: str
    drawn: tuple[str, ...]
    examples: tuple[Example, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example; `playable` ones can be opened as a position."""

    number: str
    name: str
    text: tuple[Block, ...]
    playable: bool


@dataclass(frozen=True, slots=True)
class Chapter:
    """Rules that belong together."""

    id: str
    name: str
    lead: tuple[Block, ...]
    rules: tuple[Rule, ...]

    @property
    def number(self) -> str:
        """What stands before its name: its id, if that is how its rules are numbered."""
        return self.id if self.rules and self.id[:1].isupper() else ""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the overview with its icons and the rule that says it in full."""

    text: tuple[Block, ...]
    icons: str
    rule: str


@dataclass(frozen=True, slots=True)
class Overview:
    """The game on one screen."""

    about: str
    goal: Line
    round: Line
    phases: tuple[Line, ...]
    big: int  # the phase in which most happens, from 1
    turn: tuple[Line, ...]
    turn_rule: str
    points: tuple[Line, ...]
    points_rule: str
    twist: Line
    end: Line


@dataclass(frozen=True, slots=True)
class Reference:
    """All of it in one language."""

    title: str
    overview: Overview | None
    chapters: tuple[Chapter, ...]

    def rules(self) -> Iterator[Rule]:
        for chapter in self.chapters:
            yield from chapter.rules

    def rule(self, number: str) -> Rule | None:
        return next((one for one in self.rules() if one.number.lower() == number.lower()), None)


@cache
def index(title: str) -> dict[str, dict[str, str]]:
    """The numbers of a title: `rules` and `examples`, each with its line."""
    file = games.folder(title) / INDEX
    document = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {key: document.get(key, {}) for key in ("rules", "examples")}


@cache
def layout(title: str) -> dict[str, Any]:
    """How the rules of a title are laid out; empty if it does not say."""
    file = games.folder(title) / LAYOUT
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@cache
def reference(title: str, language: str = ENGLISH) -> Reference:
    """The rules of a title in a language; what that lacks is English."""
    return _Writer(title, language).reference()


def rule_of(title: str, number: str, language: str = ENGLISH) -> Rule:
    """One rule, or a sentence that there is none."""
    found = reference(title, language).rule(number)
    if found is None:
        raise BadRequest("unknown-rule", f"{title} has no rule '{number}'; see: shofar rules {title}", rule=number)
    return found


def chapter_of(chapters: list[str], number: str) -> str:
    """The chapter a rule belongs to: G4.1.1 to G4, E3.10.2 to E3.10; "" if none takes it."""
    found = [one for one in chapters if any(_within(number, part) for part in one.split())]
    return max(found, key=len, default="")


def _within(number: str, part: str) -> bool:
    return number == part or number.startswith(f"{part}.")


class _Writer:
    """Puts the words of one language to the layout of a title."""

    def __init__(self, title: str, language: str) -> None:
        self.title: Final = title
        self.words: Final[Lexicon] = lexicon(language, title, part=PART)
        self.layout: Final = layout(title)
        chapters = [one.split()[0] for one in self.layout.get("chapters", [])]
        self.known: Final = frozenset((*chapters, *index(title)["rules"]))  # what has a place to link to

    def reference(self) -> Reference:
        chapters: list[str] = self.layout.get("chapters", [])
        if not chapters:
            rules = tuple(self._plain(number) for number in index(self.title)["rules"])
            return Reference(self.title, None, (Chapter("", "", (), rules),))
        return Reference(self.title, self._overview(), tuple(self._chapter(one, chapters) for one in chapters))

    def _plain(self, number: str) -> Rule:
        """A rule without words of its own: its line in the index."""
        return Rule(number, prose(index(self.title)["rules"][number], self.known), (), "", (), ())

    # --- chapters -------------------------------------------------------------------------------------------

    def _chapter(self, entry: str, chapters: list[str]) -> Chapter:
        id = entry.split(maxsplit=1)[0]
        key = f"chapter-{slug(id)}"
        numbers = [number for number in index(self.title)["rules"] if chapter_of(chapters, number) == entry]
        lead = self.words.say(key, attribute="lead") if self.words.has_attribute(key, "lead") else ""
        rules = tuple(self._rule(number) for number in numbers)
        return Chapter(id, self.words.say(key), prose(lead, self.known), rules)

    def _rule(self, number: str) -> Rule:
        key = f"rule-{slug(number)}"
        if not self.words.has(key):
            return self._plain(number)
        reading = self.words.say(key, attribute="reading") if self.words.has_attribute(key, "reading") else ""
        heading = self.layout.get("headings", {}).get(number, "")
        return Rule(
            number,
            prose(self.words.say(key), self.known),
            prose(reading, self.known),
            self.words.say(f"heading-{heading}") if heading else "",
            tuple(self.layout.get("draw", {}).get(number, ())),
            tuple(self._example(one) for one in self.layout.get("examples", {}).get(number, ())),
        )

    def _example(self, number: str) -> Example:
        key = f"example-{slug(number)}"
        name = self.words.say(key, attribute="name")
        return Example(number, name, prose(self.words.say(key), self.known), number in examples.numbers(self.title))

    # --- the overview ---------------------------------------------------------------------------------------

    def _overview(self) -> Overview:
        plan = self.layout["overview"]
        return Overview(
            about=self.words.say("over-about"),
            goal=self._line("goal", "", plan["goal"]),
            round=self._line("round", "", plan["round"]),
            phases=self._lines("phase", plan["phases"], []),
            big=plan.get("big", 0),
            turn=self._lines("turn", [], plan["turn"]),
            turn_rule=plan["turn_rule"],
            points=self._lines("points", plan["points"], []),
            points_rule=plan["points_rule"],
            twist=self._line("twist", "", plan["twist"]),
            end=self._line("end", "", plan["end"]),
        )

    def _line(self, key: str, icons: str, rule: str) -> Line:
        return Line(prose(self.words.say(f"over-{key}"), self.known), icons, rule)

    def _lines(self, key: str, icons: list[str], rules: list[str]) -> tuple[Line, ...]:
        count = max(len(icons), len(rules))
        return tuple(
            self._line(f"{key}-{n + 1}", icons[n] if icons else "", rules[n] if rules else "") for n in range(count)
        )
