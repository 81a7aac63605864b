"""The quick reference: its rules, moves, words and icons are those of the title."""

from __future__ import annotations

import pytest

import shofar
from shofar.guides.quick import FIRST, PART, Quick, Row, quick
from shofar.readers.icons import icons, symbol
from shofar.readers.lexicon import lexicon
from shofar.readers.reference import index
from shofar.readers.words import Words
from tests.playing import playthrough, sample

TITLES = shofar.titles()


@pytest.mark.parametrize("title", TITLES)
def test_every_rule_and_move_it_names_exists(title: str) -> None:
    found, rules = quick(title), index(title)["rules"]
    verbs = {move.verb for move in shofar.catalogue(title).moves}
    assert found.moves.keys() <= verbs
    assert {rule for named in found.moves.values() for rule in named} <= rules.keys()
    assert {row.move.split()[0] for row in (*found.costs, *found.scoring) if row.move} <= verbs


@pytest.mark.parametrize("title", TITLES)
def test_every_row_has_words_and_can_be_drawn(title: str) -> None:
    found, words = quick(title), lexicon("en", title, True, PART)
    reader = Words("en", strict=True)
    for kind, rows in (("cost", found.costs), ("score", found.scoring)):
        assert rows
        for row in rows:
            assert words.has(f"{kind}-{row.key}"), row.key
            assert icons(row.effect, title) and reader.effect(row.effect, title)
    assert found.things and all(symbol(thing, title) for thing in found.things)
    assert all(reader.noun(thing, 2, title) for thing in found.things if thing != "vp")


@pytest.mark.parametrize("title", TITLES)
def test_nearly_every_decision_of_a_game_has_a_rule_to_read(title: str) -> None:
    """A question with no help at all is a hole; bids and other rare ones may be."""
    found = quick(title)
    ((setup, seed),) = sample(title, 1)
    asked = [[move.text for move in game.moves] for game in playthrough(setup, seed) if game.moves]
    helped = sum(bool(found.rules(moves)) for moves in asked)
    assert helped >= 0.8 * len(asked), {moves[0].split()[0] for moves in asked if not found.rules(moves)}


def test_rules_come_by_turns_from_each_kind_of_move_and_not_more_than_fit() -> None:
    found = Quick({"place": ["A1", "A2"], "use": ["B1", "A1"]}, (), (), ())
    assert found.rules(["place 1", "place 2", "use 1.1"]) == ["A1", "B1", "A2"]
    many = Quick({"place": [f"A{n}" for n in range(20)]}, (), (), ())
    assert len(many.rules(["place 1"])) == FIRST
    assert found.rules([]) == []


def test_a_row_is_lit_while_its_move_is_possible() -> None:
    assert Row("gold", "3 coin", "clear gold").lit(["clear stone", "clear gold"])
    assert not Row("gold", "3 coin", "clear gold").lit(["clear stone"])
    assert not Row("gold", "3 coin").lit(["clear gold"])
