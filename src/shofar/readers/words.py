"""Words(language): everything a person reads, from keys, for any title."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from shofar.engine.box import Box, Section
from shofar.engine.effect import Effect
from shofar.engine.errors import BadEffect, ShofarError
from shofar.engine.game import Game, News
from shofar.engine.grammar import Phrase, parse
from shofar.engine.move import Move
from shofar.engine.rules import Rules
from shofar.engine.title import Kind
from shofar.engine.view import heard
from shofar.engine.why import Why
from shofar.games import NAMES, title
from shofar.readers.args import LETTERS, PIECES, mentions, spread
from shofar.readers.errors import parts, sentences
from shofar.readers.form import begins_with_vowel
from shofar.readers.lexicon import ENGLISH, Lexicon, lexicon, slug
from shofar.readers.sentence import Sentence, head

NONE: Final = "none"
SELF: Final = "self"


class Words:
    """The words of a language. `seats` are the names that people gave themselves; a seat without one has its colour.

    With `strict` a key without an entry raises MissingWords instead of being made readable."""

    def __init__(self, language: str = ENGLISH, seats: Sequence[str] = (), strict: bool = False) -> None:
        self.language: Final = language
        self.seats: Final = list(seats)
        self.strict: Final = strict
        self._lexicons: Final[dict[str, Lexicon]] = {}
        self._sitting: Final[dict[tuple[int, str], str]] = {}  # who sits where: asked for with every line

    def lexicon(self, title: str = "") -> Lexicon:
        found = self._lexicons.get(title)
        if found is None:
            found = self._lexicons[title] = lexicon(self.language, title, self.strict)
        return found

    def has(self, key: str, title: str = "") -> bool:
        return self.lexicon(title).has(key)

    def text(self, key: str, title: str = "", /, **args: Any) -> str:
        """A message by its id: for pages and the terminal's own words."""
        return self.lexicon(title).say(key, args)

    def tenths(self, number: float, sign: bool = False) -> str:
        """A number of points that is no count, as the language writes it; if `sign`, a gain with its plus."""
        from babel.numbers import format_decimal  # loads slowly, and few need it

        if sign and not round(number, 1):
            return "0"
        return str(format_decimal(number, "+0.0;\u22120.0" if sign else "0.0;\u22120.0", locale=self.language))

    # --- things ---------------------------------------------------------------------------------------------

    def title(self, title: str) -> str:
        return self.text("title", title)

    def titles(self) -> str:
        """All titles in a row, for a sentence about the house."""
        return ", ".join(self.title(name) for name in NAMES)

    def noun(self, word: str, n: int = 1, title: str = "") -> str:
        """A thing by its id, as counted: noun("gate", 2) is "gates"."""
        return self.text(f"noun-{slug(word)}", title, n=n)

    def name(self, component: str, title: str) -> str:
        """The proper name of a component, or its noun if it has none."""
        return _name(self.language, self.strict, title, component)

    def _name(self, component: str, title: str) -> str:
        lexicon = self.lexicon(title)
        if lexicon.has(f"name-{slug(component)}"):
            return lexicon.say(f"name-{slug(component)}")
        family = self._family(component, title)
        if family:
            return lexicon.say(family, self._family_args(component, title, family))
        if lexicon.has(f"noun-{slug(component)}"):
            return lexicon.say(f"noun-{slug(component)}", {"n": 1})
        return lexicon.say(f"name-{slug(component)}")

    def named(self, word: str, title: str) -> str:
        """The argument of a move as a person reads it; empty if it has no name, as a number or a place."""
        keys = (f"noun-{slug(word)}", f"name-{slug(word)}", self._family(word, title))
        return self._readable(word, title) if any(key and self.has(key, title) for key in keys) else ""

    def icon(self, name: str, title: str) -> str:
        """What an icon stands for: its own words, or the noun of the thing."""
        own, noun = f"icon-{slug(name)}", f"noun-{slug(name)}"
        return (
            self.text(noun, title, n=1) if not self.has(own, title) and self.has(noun, title) else self.text(own, title)
        )

    def about(self, component: str, title: str) -> str:
        """The rule of a component that has no effect text; empty if nothing is said about it."""
        key = f"about-{slug(component)}"
        return self.text(key, title) if self.has(key, title) else ""

    def seat(self, seat: int, title: str = "") -> str:
        """Who sits there."""
        found = self._sitting.get((seat, title))
        if found is None:
            known = seat < len(self.seats) and self.seats[seat]
            found = self.person(self.seats[seat]) if known else self.text(f"seat-{seat + 1}", title)
            self._sitting[seat, title] = found
        return found

    def person(self, name: str) -> str:
        """The name that a person has given: nobody can bend it, but a language may put a word before it."""
        return self.text("seat-name", name=name, vowel="yes" if begins_with_vowel(name) else "no")

    def both(self, items: Sequence[str]) -> str:
        """A list of things that belong together: a, b and c."""
        if not items:
            return ""
        text = items[0]
        for number, item in enumerate(items[1:], 2):
            text = self.text("join-and-last" if number == len(items) else "join-and", a=text, b=item)
        return text

    def labelled(self, label: str, text: str) -> str:
        """A text behind what it is: languages differ in how they set the colon."""
        return self.text("labelled", label=label, text=text)

    def row(self, texts: Iterable[str]) -> str:
        """Texts of their own one after another: a; b; c."""
        return self.text("row-mark").join(texts)

    # --- effects --------------------------------------------------------------------------------------------

    def effect(self, effect: str | Phrase | Effect[Any], title: str) -> str:
        """An effect as a sentence."""
        text = effect if isinstance(effect, str) else effect.text()
        return _effect(self.language, self.strict, title, text)

    def effects(self, box: Box, section: str, row: str) -> list[tuple[str, str]]:
        """The effect texts of a component by column: free text in a box is always an effect."""
        columns = next(each.columns for each in title(box.title).sections if each.name == section)
        values = box.row(section, row)
        found = []
        for name, column in columns.items():
            value = values.get(name)
            if column.kind in ("str", "strs") and not column.one_of:
                texts = value if isinstance(value, list) else [value]
                found += [(name, str(text)) for text in texts if text not in (None, "", NONE)]
        return found

    def component(self, box: Box, section: str, row: str) -> str:
        """What a component does: its effects as sentences, and the words about it; empty if it does nothing."""
        effects = self.effects(box, section, row)
        printed = [name for name, value in box.row(section, row).items() if value in (NONE, [NONE])]
        several = (
            len({column for column, _ in effects} | set(printed)) > 1
        )  # one of two that says nothing needs its label
        lines = [self._explained(column, text, box.title, several) for column, text in effects]
        about = self.about(row, box.title)
        return " ".join([*lines, about] if about else lines)

    def _explained(self, column: str, text: str, title: str, several: bool) -> str:
        sentence = self.effect(text, title)
        return self.labelled(self.text(f"column-{slug(column)}", title), sentence) if several else sentence

    # --- what is asked and done -----------------------------------------------------------------------------

    def question(self, title: str, text: str) -> str:
        """What a person is asked, from the name of the question."""
        lexicon = self.lexicon(title)
        key = f"question-{slug(text)}"
        if lexicon.has(key):
            return lexicon.say(key)
        try:
            phrase = parse(text)
        except BadEffect:
            return lexicon.say(key)
        ask = f"ask-{slug(head(phrase))}"
        ask = ask if lexicon.has(ask) else "ask"
        args = {"effect": self._sentence(title).clause(phrase)} if mentions("effect", lexicon.variables(ask)) else {}
        return lexicon.say(ask, args)

    def move(self, title: str, move: Move | str) -> str:
        """A move as an option."""
        verb, *words = (move.verb, *move.args) if isinstance(move, Move) else move.split()
        return self._filled(title, f"move-{slug(verb)}", words)

    def news(self, of: Game | Rules, entry: News, viewer: int | None) -> str | None:
        """A line of the log; None if it is none of the viewer's business."""
        rules = of.rules if isinstance(of, Game) else of
        if not heard(rules, entry, viewer):
            return None
        return self._about(rules, entry, f"news-{slug(rules.title.kinds[entry[0]].key)}")

    def deed(self, rules: Rules, entry: News, viewer: int | None) -> str | None:
        """The same below the name of who has acted: a clause without a subject. None if it is not for them, or says
        nothing there."""
        if not heard(rules, entry, viewer):
            return None
        title, key = rules.title.name, slug(rules.title.kinds[entry[0]].key)
        if self.has(f"deed-{key}", title):
            return self._about(rules, entry, f"deed-{key}").strip()
        name = f"{self.seat(entry[1], title)} " if entry[1] >= 0 else ""
        return self._about(rules, entry, f"news-{key}").removeprefix(name).removesuffix(".")

    def head(self, rules: Rules, entry: News) -> str:
        """The heading that this news gives to what it begins; empty if it gives none."""
        key = f"turn-{slug(rules.title.kinds[entry[0]].key)}"
        return self._about(rules, entry, key) if self.has(key, rules.title.name) else ""

    def _about(self, rules: Rules, entry: News, key: str) -> str:
        kind = rules.title.kinds[entry[0]]
        title = rules.title.name
        lexicon = self.lexicon(title)
        ids = self._ids(rules, kind, entry[2:])
        args = spread(ids, lexicon.variables(key), lambda word: self._proper(word, title))
        args |= self._printed(rules, ids, lexicon.variables(key))
        args["seat"] = self.seat(entry[1], title) if entry[1] >= 0 else ""
        args |= {
            f"{letter}-sign": "minus" if number < 0 else "plus"
            for letter, number in zip(LETTERS, entry[2:], strict=False)
        }
        args |= {f"{letter}-id": SELF for letter in LETTERS if args.get(f"{letter}-id") == f"seat:{entry[1]}"}
        return lexicon.say(key, args)

    def ids(self, rules: Rules, entry: News) -> list[str]:
        """What a line of news is about, as ids."""
        return self._ids(rules, rules.title.kinds[entry[0]], entry[2:])

    def why(self, title: str, why: Why, said: str = "") -> str:
        """Why a move is not possible, with the number of the rule. `said`: the move in words, instead of notation."""
        args = {
            "move": said or why.move,
            "rule": why.rule or NONE,
            "question": self.question(title, why.question) if why.question else "",
            "reason": self.reason(why.key, title, why.move),
            "moment": self.moment(title, why.move) or NONE,
        }
        return self.text(f"why-{why.key}" if why.key in ("not-asked", "not-yet") else "why", title, **args)

    def moment(self, title: str, move: str) -> str:
        """When a move of this verb is asked for; empty if the title does not say."""
        key = f"moment-{slug(move.split(maxsplit=1)[0])}"
        return self.text(key, title) if self.has(key, title) else ""

    def reason(self, key: str, title: str, move: str = "") -> str:
        moment = self.moment(title, move) if move else ""
        return self.text(f"reason-{slug(key)}", title, move=move, moment=moment or NONE)

    def source(self, key: str, title: str = "") -> str:
        """A source of points."""
        return self.text(f"source-{slug(key)}", title)

    def option(self, name: str, title: str) -> str:
        """An option of a title."""
        return self.text(f"option-{slug(name)}", title)

    def option_help(self, name: str, title: str) -> str:
        key = f"option-{slug(name)}"
        lexicon = self.lexicon(title)
        return lexicon.say(key, attribute="help") if lexicon.has_attribute(key, "help") else ""

    def option_value(self, name: str, value: bool | int | str, title: str) -> str:
        """A value of an option."""
        if isinstance(value, bool):
            return self.text("yes" if value else "no", title)
        return self.text(f"option-{slug(name)}-{slug(value)}", title) if isinstance(value, str) else str(value)

    def error(self, error: ShofarError) -> str:
        """One sentence for the person who caused it: translated if the language has it."""
        return self._first(sentences(error)) or error.sentence

    def part(self, name: str, text: str) -> str:
        """A part of an error, as what it stands there: `expected`, `found` or `why`. Others stay as they are."""
        return self._first(parts(name, text)) or text

    def _first(self, entries: Iterable[tuple[str, dict[str, Any]]]) -> str:
        """The first of these entries that the language has, filled; empty if it has none, or is English."""
        lexicon = self.lexicon()
        for key, facts in entries if self.language != ENGLISH else ():
            if lexicon.has(key) and lexicon.variables(key) <= facts.keys():
                filled = {name: self.part(name, one) if isinstance(one, str) else one for name, one in facts.items()}
                return lexicon.say(key, filled)
        return ""

    # --- parts ----------------------------------------------------------------------------------------------

    def _sentence(self, title: str) -> Sentence:
        return Sentence(self.lexicon(title), lambda word: self._readable(word, title))

    def _filled(self, title: str, key: str, words: Sequence[str]) -> str:
        lexicon = self.lexicon(title)
        return lexicon.say(key, spread(words, lexicon.variables(key), lambda word: self._readable(word, title)))

    def _readable(self, word: str, title: str) -> str:
        """An id as a person reads it. Nouns come before names here: an argument is mostly a kind of thing."""
        if word == NONE:
            return ""
        if word.startswith("seat:"):
            return self.seat(int(word[5:]), title)
        if word.startswith("reason:"):
            return self.reason(word[7:], title)
        lexicon = self.lexicon(title)
        noun = f"noun-{slug(word)}"
        return lexicon.say(noun, {"n": 1}) if lexicon.has(noun) else self.name(word, title)

    def _proper(self, word: str, title: str) -> str:
        """The same in a line of news, which is about components: the face called gate has a name of its own."""
        own = f"name-{slug(word)}"
        lexicon = self.lexicon(title)
        return lexicon.say(own) if lexicon.has(own) else self._readable(word, title)

    def _ids(self, rules: Rules, kind: Kind, numbers: Sequence[int]) -> list[str]:
        """The numbers of a line of news as ids, by what the kind says they are."""
        ids = []
        for what, number in zip(kind.args, numbers, strict=False):
            names = rules.names.get(what)
            if what == "seat":
                ids.append(f"seat:{number}" if number >= 0 else NONE)
            elif what == "reason":
                ids.append(f"reason:{rules.title.reasons[number].key}")
            elif names is None:
                ids.append(str(number))
            else:
                ids.append(names[number] if number >= 0 else NONE)
        return ids

    def _printed(self, rules: Rules, ids: Sequence[str], mentioned: frozenset[str]) -> dict[str, Any]:
        """`$a-lower`: what stands in that column of the component; of a list the entry with the number that follows."""
        args: dict[str, Any] = {}
        for at, (letter, component) in enumerate(zip(LETTERS, ids, strict=False)):
            names = _columns(letter, mentioned)
            after = ids[at + 1] if names and at + 1 < len(ids) else ""
            entry = int(after) if after.isdecimal() else 1
            for section in rules.title.sections if names else ():
                for name in names & section.columns.keys() if component in section.rows else ():
                    args[f"{letter}-{name}"] = self._cell(rules.box, section, component, name, entry)
        return args

    def _cell(self, box: Box, section: Section, row: str, name: str, entry: int) -> int | str:
        """A value of the box: free text is an effect, as a clause."""
        found = box.row(section.name, row)[name]
        value = found[max(entry, 1) - 1] if isinstance(found, list) else found
        free = isinstance(value, str) and bool(value) and not section.columns[name].one_of
        return self._sentence(box.title).clause(parse(str(value))) if free else value

    def _family(self, component: str, title: str) -> str:
        """The pattern that names components with numbers: family-dt_red, else family-dt, for dt_red_3."""
        pieces = component.split("_")
        for end in range(len(pieces), 0, -1):
            key = f"family-{slug('_'.join(pieces[:end]))}"
            if self.has(key, title):
                return key
        return ""

    def _family_args(self, component: str, title: str, key: str) -> dict[str, Any]:
        lexicon = self.lexicon(title)
        number = re.search(r"\d+$", component)
        pieces = component.split("_")[1:]
        if number and pieces and pieces[-1].isdigit():
            pieces = pieces[:-1]
        args = spread(pieces, lexicon.variables(key), lambda word: self._readable(word, title))
        return args | {"id": component, "n": int(number[0]) if number else 0}


@lru_cache(maxsize=1024)
def _columns(letter: str, mentioned: frozenset[str]) -> frozenset[str]:
    """What a message wants to know of a component beside its name."""
    return frozenset(name[2:] for name in mentioned if name.startswith(f"{letter}-")) - PIECES


@lru_cache(maxsize=4096)
def _effect(language: str, strict: bool, title: str, text: str) -> str:
    """Effects name no seats: they are the same for all who read a language."""
    return Words(language, (), strict)._sentence(title).whole(parse(text))


@lru_cache(maxsize=4096)
def _name(language: str, strict: bool, title: str, component: str) -> str:
    """Nor do components."""
    return Words(language, (), strict)._name(component, title)
