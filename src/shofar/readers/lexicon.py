"""The entries of one language for one title: its own file over the shared ones, English where they are silent."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from shofar.games import NAMES
from shofar.readers.form import Form, Said, formed

FOLDER: Final = Path(__file__).parent.parent / "locale"
ENGLISH: Final = "en"
NOTHING: Final[frozenset[str]] = frozenset()
MOST: Final = 5_000  # filled messages that are remembered
LONG: Final = 500  # letters of one that is not: it quotes somebody
SIMPLE: Final = frozenset({str, int})
SAID: Final = frozenset({str, int, Said})


class MissingWords(LookupError):
    """A key without an entry: found by the tests, never met by a player."""


def languages() -> tuple[str, ...]:
    """The languages there are words for."""
    return tuple(sorted(folder.name for folder in FOLDER.iterdir() if (folder / "shofar.ftl").is_file()))


@lru_cache(maxsize=MOST)
def slug(text: str) -> str:
    """A key as part of a message id: every run of other characters becomes one dash."""
    return re.sub(r"[^A-Za-z0-9_]+", "-", text).strip("-")


class Lexicon:
    """Looks messages up and fills them."""

    def __init__(self, language: str, title: str, strict: bool = False, part: str = "") -> None:
        self.language: Final = language
        self.title: Final = title
        self.strict: Final = strict
        names = [language] if language == ENGLISH else [language, ENGLISH]
        self._bundles: Final = [_bundle(name, title, part) for name in names]
        self._known: Final = {
            key: names for bundle in reversed(self._bundles) for key, names in bundle.variables.items()
        }
        # A page fills hundreds of patterns with the same few values, for every viewer, after every move.
        self._filled: Final = lru_cache(maxsize=MOST, typed=True)(self._fill)
        self._alone: Final[dict[str, str]] = {}  # messages that were given nothing
        self._said: Final[dict[tuple[Any, ...], tuple[tuple[Any, ...], str]]] = {}  # that were given texts and numbers

    def has(self, key: str) -> bool:
        return key in self._known

    def variables(self, key: str) -> frozenset[str]:
        """The variables that a message mentions."""
        return self._known.get(key, NOTHING)

    def say(self, key: str, args: Mapping[str, Any] | None = None, attribute: str = "") -> str:
        """The message, or an attribute of it if it has that, filled. What it says has the forms of its attributes."""
        if attribute:
            return self._say(key, args or {}, attribute)
        if args:
            return self._with(key, args)
        found = self._alone.get(key)
        if found is None:
            found = self._say(key, {}, "")
            if key in self._known:
                self._alone[key] = found
        return found

    def _with(self, key: str, args: Mapping[str, Any]) -> str:
        """The message with these facts. It is remembered, unless it quotes somebody at length."""
        kinds = set(map(type, args.values()))
        if not SAID.issuperset(kinds):
            return self._say(key, args, "")
        simple = SIMPLE.issuperset(kinds)
        same = (simple, key, *args.items())
        known = self._said.get(same)
        # Texts that look alike may have different forms.
        if known is not None and (simple or all(map(_alike, known[0], args.values()))):
            return known[1]
        said = self._say(key, args, "")
        if len(said) < LONG:
            if len(self._said) >= MOST:
                self._said.clear()
            self._said[same] = (tuple(args.values()), said)
        return said

    def _say(self, key: str, given: Mapping[str, Any], attribute: str) -> Said:
        own = attribute if attribute and self.has_attribute(key, attribute) else ""
        text = self._filled(key, own, **self._given(key, given, attribute if own != attribute else ""))
        return Said.of(text, lambda form: self.say(key, given, form))

    def _given(self, key: str, args: Mapping[str, Any], form: str) -> dict[str, Any]:
        """The variables that the message mentions. If it has no such form of its own, its parts take it."""
        given: dict[str, Any] = {}
        for name in self._known.get(key, NOTHING):
            if name in args:
                value = formed(args[name], form) if form else args[name]
            else:
                base, _, ending = name.rpartition("-")
                if base not in args:
                    continue
                value = formed(args[base], ending)  # `$a-gen`: what `$a` is, in its form `gen`
            given[name] = str(value) if isinstance(value, Form) else value
        return given

    def _fill(self, key: str, attribute: str, /, **args: Any) -> str:
        if not self.has(key):
            if self.strict:
                raise MissingWords(f"{self.language}/{self.title or 'shofar'}.ftl has no entry {key}")
            return re.sub(r"^[a-z]+-", "", key).replace("-", " ").replace("_", " ")
        bundle = self._find(key).fluent
        message = bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        text, faults = bundle.format_pattern(pattern, args) if pattern else ("", [])
        if faults and self.strict:
            raise MissingWords(f"{key} ({self.language}): {faults[0]}")
        return str(text)

    def has_attribute(self, key: str, attribute: str) -> bool:
        return self.has(key) and attribute in self._find(key).fluent.get_message(key).attributes

    def _find(self, key: str) -> _Bundle:
        return next((bundle for bundle in self._bundles if key in bundle.variables), self._bundles[-1])


def _alike(one: object, other: object) -> bool:
    """A text without forms is like every other of its letters."""
    return one is other or (type(one) in SIMPLE and type(one) is type(other))


@cache
def lexicon(language: str, title: str, strict: bool = False, part: str = "") -> Lexicon:
    """The entries; the same object for everybody who asks. `part` is a folder of its own beside the words of the game:
    its entries are many, and no table needs them."""
    return Lexicon(language, title, strict, part)


class _Bundle:
    """A parsed language of a title: Fluent's bundle, and which variables each message mentions."""

    def __init__(self, language: str) -> None:
        self.fluent: Final = FluentBundle([language], use_isolating=False)
        self.mentioned: Final[dict[str, _Mentioned]] = {}
        self.variables: Final[dict[str, frozenset[str]]] = {}

    def add(self, resource: ftl.Resource) -> None:
        self.fluent.add_resource(resource, allow_overrides=True)
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                self.mentioned[entry.id.name] = mentioned = _Mentioned()
                mentioned.visit(entry)

    def settle(self) -> None:
        """After the last file: a message mentions what the messages inside it mention."""
        self.variables.update({key: frozenset(self._all(key, set())) for key in self.mentioned})

    def _all(self, key: str, seen: set[str]) -> set[str]:
        if key in seen or key not in self.mentioned:
            return set()
        mentioned = self.mentioned[key]
        return mentioned.names.union(*[self._all(other, seen | {key}) for other in mentioned.messages])


class _Mentioned(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def _bundle(language: str, title: str, part: str = "") -> _Bundle:
    bundle = _Bundle(language)
    for file in [] if part else shared(language):
        bundle.add(read(file))
    own = FOLDER / language / part / f"{title}.ftl"
    if title and own.is_file():
        bundle.add(read(own))
    bundle.settle()
    return bundle


def shared(language: str) -> list[Path]:
    """The files that every title reads."""
    return sorted(file for file in (FOLDER / language).glob("*.ftl") if file.stem not in NAMES)


@cache
def read(file: Path) -> ftl.Resource:
    """A file's entries."""
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
