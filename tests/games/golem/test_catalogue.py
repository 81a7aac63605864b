"""The numbers that the compiler bakes in are those of the lists."""

import pytest

import shofar
from shofar.games.golem import moves, news, reasons
from shofar.games.golem.artifacts import BLUE_MARBLE, FIRST_BOOK, GOLEM_CREATED, RED_MARBLE
from shofar.games.golem.components import TRIGGERS
from shofar.games.golem.gains import track_steps

pytestmark = pytest.mark.both


def test_the_constants_of_the_moves_are_their_places_in_the_catalogue() -> None:
    catalogue = shofar.catalogue("golem")
    for verb in moves.VERBS:
        assert getattr(moves, verb.name.upper()) == catalogue.base[verb.name]
    assert len(catalogue) == 510
    assert all(catalogue.parse(move.text) is move for move in catalogue.moves)


def test_the_constants_of_news_and_reasons_are_their_places_in_the_lists() -> None:
    for number, kind in enumerate(news.KINDS.all()):
        assert getattr(news, kind.key.upper().replace("-", "_")) == number
    for number, reason in enumerate(reasons.REASONS.all()[1:], 1):
        assert getattr(reasons, reason.key.upper().replace("-", "_")) == number


def test_track_moves_and_triggers() -> None:
    catalogue = shofar.catalogue("golem")
    for word in moves.TRACK_STEPS:
        assert track_steps(catalogue.parse(f"track {word}").index) == int(word)
    assert [TRIGGERS[n] for n in (RED_MARBLE, BLUE_MARBLE, FIRST_BOOK, GOLEM_CREATED)] == [
        "red_marble", "blue_marble", "first_book", "golem_created",
    ]  # fmt: skip


def test_every_effect_of_the_box_reads_back_as_it_is_written() -> None:
    from shofar.engine.grammar import parse

    box = shofar.box("golem")
    nodes = shofar.new("golem", players=2, seed=1).rules.nodes
    words = {"immediate_twice", "developed_side", "red_marble", "blue_marble", "first_book", "golem_created"}
    for section, column in (
        ("actions", "effect"), ("characters", "effect"), ("district_tiles", "effect"), ("printed_sections", "effect"),
        ("cemetery", "effect"), ("books", "immediate"), ("books", "activation"), ("artifact_tiles", "income"),
        ("starting_tiles", "effect"), ("study_developments", "effect"), ("artifact_developments", "a"),
        ("artifact_developments", "b"),
    ):  # fmt: skip
        for row in box.rows(section):
            text = box.word(section, row, column)
            if text not in words:
                assert parse(text).text() == text
                assert nodes[text].text() == text
