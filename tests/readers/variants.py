"""What an entry says besides its most common text: each of its variants, with what decides for it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from shofar.readers import survey

Chosen = tuple[tuple[str, str | int], ...]  # variables with their values
CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
MOST = 300  # combinations that are looked at: of more, each variant is seen alone


class Decisions(Visitor):
    """Which variable decides between which variants that are no plural forms, also in the messages within."""

    def __init__(self, entries: dict[str, ftl.Message]) -> None:
        self.entries = entries
        self.seen: set[str] = set()
        self.found: dict[str, set[str | int]] = {}

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {_key(variant.key) for variant in node.variants}
        if isinstance(node.selector, ftl.VariableReference) and not keys <= CATEGORIES:
            self.found.setdefault(node.selector.id.name, set()).update(keys - CATEGORIES)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        within = self.entries.get(node.id.name)
        if within is not None and node.id.name not in self.seen:
            self.seen.add(node.id.name)
            self.visit(within)


def _key(key: ftl.Identifier | ftl.NumberLiteral) -> str | int:
    return key.name if isinstance(key, ftl.Identifier) else int(key.value)


def variants(language: str, file: str, key: str) -> Iterator[Chosen]:
    """Everything that can decide for a variant of this entry, together where that is not too much; first nothing."""
    entries = survey.entries(language, file)
    decisions = Decisions(entries)
    decisions.visit(entries[key])
    found = {name: sorted(keys, key=str) for name, keys in sorted(decisions.found.items())}
    yield ()
    if prod(len(keys) + 1 for keys in found.values()) <= MOST:
        each = ([None, *((name, one) for one in keys)] for name, keys in found.items())
        for chosen in product(*each):
            if kept := tuple(one for one in chosen if one is not None):
                yield kept
    else:
        yield from (((name, one),) for name, keys in found.items() for one in keys)
