"""Effect texts: read and written."""

import pytest

import shofar
from shofar.engine.errors import BadEffect
from shofar.engine.grammar import parse


@pytest.mark.parametrize(
    "text",
    [
        "2 wood",
        "1 wood, 1 gold",
        "student any +1; 1 vp per leftmost_section",
        "pay 2 wood, 2 gold -> 2 cube(guard)",
        "pay 4 coin -> (student any +2 | students 2 different +1)",
        "1..2 place(first)",
        "may place(first)",
        "golem_track +-2; 1 vp",
        "prep: 1 worker; 1 res",
        "swap(any worker, any worker)",
        "(2 res | 1 res; 2 silver)",
    ],
)
def test_reading_and_writing_are_inverse(text: str) -> None:
    assert parse(text).text() == text
    assert parse(parse(text).text()) == parse(text)


def test_spaces_do_not_matter() -> None:
    assert parse("pay 1 wood,1 gold->1 cube( guard )").text() == "pay 1 wood, 1 gold -> 1 cube(guard)"


def test_the_tree_says_what_belongs_to_what() -> None:
    phrase = parse("pay 1 gold -> 3 wood; 1 vp")
    assert phrase.kind == "pay"
    cost, gain = phrase.parts
    assert (cost.amount, cost.name) == (1, "gold")
    assert [part.text() for part in gain.parts] == ["3 wood", "1 vp"]
    assert parse("golem_track +-2").amount == 2
    assert parse("kill").amount == 1


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "a word"),
        ("pay 1 gold", "'->'"),
        ("2 wood;", "a word"),
        ("(2 wood)", "another option"),
        ("(2 wood | 1 gold", "')'"),
        ("1..x place(first)", "a range"),
        ("2 wood )", "the end"),
    ],
)
def test_a_bad_text_is_refused_with_what_was_expected(text: str, expected: str) -> None:
    with pytest.raises(BadEffect) as refused:
        parse(text)
    assert expected in str(refused.value)
    assert isinstance(refused.value, shofar.ShofarError)
