"""The rules as they are read: every number of the index has its words and its place, and everything named is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import shofar
from shofar import examples
from shofar.readers import lexicon
from shofar.readers.lexicon import slug
from shofar.readers.prose import NAME, RULE, Block, prose
from shofar.readers.reference import PART, Reference, Rule, chapter_of, index, layout, reference

TITLES = shofar.titles()
each_title = pytest.mark.parametrize("title", TITLES)


@pytest.fixture
def own_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """English, and a folder for a language of which nothing is there yet."""
    (tmp_path / "en").symlink_to(lexicon.FOLDER / "en")
    (tmp_path / "nl" / PART).mkdir(parents=True)
    (tmp_path / "nl" / "shofar.ftl").write_text("yes = ja\n", encoding="utf-8")
    forget()
    monkeypatch.setattr(lexicon, "FOLDER", tmp_path)
    yield tmp_path
    forget()


def forget() -> None:
    for cached in (lexicon._bundle, lexicon.lexicon, reference):
        cached.cache_clear()


def texts(found: Reference) -> Iterator[tuple[str, tuple[Block, ...]]]:
    """Everything that is written, with the place where it stands."""
    for chapter in found.chapters:
        yield chapter.id, chapter.lead
        for rule in chapter.rules:
            yield rule.number, rule.text
            yield rule.number, rule.reading
            for example in rule.examples:
                yield example.number, example.text
    over = found.overview
    assert over is not None
    for line in (over.goal, over.round, *over.phases, *over.turn, *over.points, over.twist, over.end):
        yield "overview", line.text


def rules_of(title: str) -> list[Rule]:
    return list(reference(title).rules())


# --- every rule ----------------------------------------------------------------------------------------------------


@each_title
def test_every_rule_has_its_place_exactly_once(title: str) -> None:
    assert sorted(rule.number for rule in rules_of(title)) == sorted(index(title)["rules"])


@each_title
def test_every_rule_and_example_has_words_and_no_words_are_left_over(title: str) -> None:
    written = {key for key in lexicon.lexicon("en", title, part=PART)._known if re.match("rule-|example-", key)}
    wanted = {f"rule-{slug(number)}" for number in index(title)["rules"]}
    wanted |= {f"example-{slug(number)}" for number in index(title)["examples"]}
    assert written == wanted


@each_title
def test_rules_are_told_and_not_copied_from_the_index(title: str) -> None:
    """The index has one line for a test; the page explains."""
    lines = index(title)["rules"]
    same = [rule.number for rule in rules_of(title) if " ".join(one.plain() for one in rule.text) == lines[rule.number]]
    assert len(same) < len(lines) / 10, same


@each_title
def test_what_our_reading_decided_says_why(title: str) -> None:
    said = {rule.number for rule in rules_of(title) if rule.reading}
    assert said == set(layout(title)["decided"])


@each_title
def test_every_example_stands_below_a_rule_exactly_once(title: str) -> None:
    placed = [example.number for rule in rules_of(title) for example in rule.examples]
    assert sorted(placed) == sorted(index(title)["examples"])
    assert set(examples.numbers(title)) <= set(placed)
    assert all(example.name for rule in rules_of(title) for example in rule.examples)


# --- what is named is there ------------------------------------------------------------------------------------------


@each_title
def test_every_number_in_the_text_is_one_that_can_be_followed(title: str) -> None:
    letter = rules_of(title)[0].number[0]
    known = {rule.number for rule in rules_of(title)} | {chapter.id for chapter in reference(title).chapters}
    for place, blocks in texts(reference(title)):
        for block in blocks:
            linked = {span.text for span in block.spans if span.kind == RULE}
            assert linked <= known, place
            mentioned = set(re.findall(rf"\b{letter}\d+(?:\.\d+)*\b", block.plain()))
            assert mentioned == linked, f"{place} names a rule that is none"


@each_title
def test_every_component_in_the_text_is_in_the_box(title: str) -> None:
    rows = {row for section in shofar.title(title).sections for row in section.rows}
    for place, blocks in texts(reference(title)):
        named = {span.text for block in blocks for span in block.spans if span.kind == NAME}
        assert named <= rows, place


@each_title
def test_the_layout_names_rules_that_are_there(title: str) -> None:
    plan, known = layout(title), set(index(title)["rules"])
    for table in ("headings", "draw", "examples"):
        assert set(plan[table]) <= known, table
    over = reference(title).overview
    assert over is not None
    lines = [over.goal.rule, over.round.rule, over.twist.rule, over.end.rule, over.turn_rule, over.points_rule]
    assert {*lines, *(line.rule for line in over.turn)} <= known
    assert len(over.turn) == 5


@each_title
def test_no_sign_of_the_notation_is_left_in_the_text(title: str) -> None:
    for place, blocks in texts(reference(title)):
        assert not re.search(r"\*\*|[<>{}]", " ".join(block.plain() for block in blocks)), place


def test_a_rule_belongs_to_the_chapter_that_names_most_of_its_number() -> None:
    chapters = ["E3.1", "E3.10", "N14 N15", "G4", "G4.1"]
    assert chapter_of(chapters, "G4.1.2") == "G4.1"
    assert chapter_of(chapters, "G4.2.1") == "G4"
    assert chapter_of(chapters, "E3.1.4") == "E3.1"
    assert chapter_of(chapters, "E3.10.4") == "E3.10"
    assert chapter_of(chapters, "N15") == "N14 N15"
    assert chapter_of(chapters, "G40") == ""


# --- words -----------------------------------------------------------------------------------------------------------


def test_marks_of_a_text_become_spans() -> None:
    first, second = prose("Pay **1 gold**, see N5.5 or <gate_1>.\n- at once", frozenset(["N5.5"]))
    assert [(one.kind, one.text) for one in first.spans] == [
        ("plain", "Pay "), ("bold", "1 gold"), ("plain", ", see "), ("rule", "N5.5"), ("plain", " or "),
        ("name", "gate_1"), ("plain", "."),
    ]  # fmt: skip
    assert second.entry and second.plain() == "at once"


def test_another_language_needs_a_folder_and_no_code(own_words: Path) -> None:
    """One translated rule is read in that language, all others in English."""
    title = TITLES[0]
    first, second, *_ = index(title)["rules"]
    text = f"rule-{slug(first)} = Zo staat het er.\n    .reading = Omdat wij het zo lezen.\n"
    (own_words / "nl" / PART / f"{title}.ftl").write_text(text, encoding="utf-8")
    dutch, english = reference(title, "nl"), reference(title)
    found = dutch.rule(first)
    assert found is not None and found.text[0].plain() == "Zo staat het er."
    assert found.reading[0].plain() == "Omdat wij het zo lezen."
    assert dutch.rule(second) == english.rule(second)
