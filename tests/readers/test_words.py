"""Sentences made from the tree of an effect, lines of the log, reasons, errors."""

from typing import Any

import pytest

import shofar
from shofar.engine.errors import BadRequest
from shofar.engine.grammar import parse
from shofar.readers.lexicon import MissingWords, slug
from shofar.readers.words import Words

WORDS = Words(strict=True)

SENTENCES = [
    ("1 wood", "Take 1 wood."),
    ("3 gold", "Take 3 gold."),
    ("1 vp", "Take 1 victory point."),
    ("2 vp", "Take 2 victory points."),
    ("pay 1 gold -> 3 wood", "Pay 1 gold: take 3 wood."),
    ("pay 1 wood -> 1 cube(wall)", "Pay 1 wood: put 1 cube on the wall."),
    ("pay 2 gold -> 2 cube(temple)", "Pay 2 gold: put 2 cubes on the temple."),
    ("pay 2 wood, 2 gold -> 2 cube(guard)", "Pay 2 wood and 2 gold: put 2 cubes on the guard."),
    ("pay 2 wood -> 1 gate", "Pay 2 wood: take the top gate."),
    ("(1 wood | 1 gold)", "Take 1 wood or 1 gold."),
    ("(1 wood | 1 gold | 1 vp)", "Take 1 wood, 1 gold or 1 victory point."),
    ("(1 wood | 1 cube(wall))", "Either take 1 wood or put 1 cube on the wall."),
    ("1 wood, 1 gold, 1 vp", "Take 1 wood, 1 gold and 1 victory point."),
    ("1 cube(wall); 1 wood; 1 gold", "Put 1 cube on the wall, then take 1 wood and 1 gold."),
    ("may 1 gold", "You may take 1 gold."),
    ("1 vp per gate", "Take 1 victory point for each gate."),
    ("1 vp per 3 gate", "Take 1 victory point for every 3 gates."),
    ("1..2 place(first)", "Place a worker on the first free card of a column, once or twice."),
    ("1..3 place(any)", "Place a worker on any free card, 1 to 3 times."),
    ("end: 2 vp", "At the end of the game: take 2 victory points."),
]


@pytest.mark.parametrize(("text", "sentence"), SENTENCES)
def test_an_effect_is_a_sentence(text: str, sentence: str) -> None:
    assert WORDS.effect(text, "nehemiah") == sentence
    assert WORDS.effect(parse(text), "nehemiah") == sentence


def test_an_effect_node_reads_like_its_text() -> None:
    rules = shofar.new("nehemiah", 3, seed=1).rules
    assert WORDS.effect(rules.nodes["pay 2 wood -> 1 gate"], "nehemiah") == "Pay 2 wood: take the top gate."


def test_nouns_agree_with_their_number() -> None:
    assert (WORDS.noun("gate", 1), WORDS.noun("gate", 2)) == ("gate", "gates")


def test_a_word_is_a_thing_and_a_card() -> None:
    assert WORDS.noun("gate", 1, "nehemiah") == "gate"
    assert WORDS.name("gate", "nehemiah") == "Build a gate"


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("place 3", "Place a worker in column 3"),
        ("use 2.1", "Use the card in column 2, row 1 for the fee"),
        ("swap 4.1 4.3", "Swap rows 1 and 3 of column 4"),
        ("from temple", "Take a cube from the temple"),
        ("offer free_gate", "Put the leader Gate builder up for auction"),
    ],
)
def test_a_move_is_an_option(move: str, words: str) -> None:
    assert WORDS.move("nehemiah", move) == words
    assert WORDS.move("nehemiah", shofar.catalogue("nehemiah").parse(move)) == words


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ("action", "Place a worker or activate one"),
        ("missing cube wall", "No cube is left: take one from another board for the wall, or leave it out"),
        ("1..2 refresh(own worker)", "Choose a worker to stand up"),
        ("(1 wood | 1 gold)", "Choose: take 1 wood or 1 gold"),
    ],
)
def test_a_question_is_asked_in_words(question: str, words: str) -> None:
    assert WORDS.question("nehemiah", question) == words


def news(game: Any, *moves: str) -> Any:
    told = game.listen()
    game.play(*moves)
    return [WORDS.news(game, entry, None) for entry in told]


def test_the_log_names_who_where_and_what() -> None:
    game = shofar.new("nehemiah", 3, seed=1, options={"start": "2"})
    assert news(game, "place 3")[0] == "Blue places a worker in column 3, row 1."


def test_a_person_is_called_by_the_name_they_gave() -> None:
    game = shofar.new("nehemiah", 3, seed=1, options={"start": "2"})
    told = game.listen()
    game.play("place 3")
    assert Words(seats=["", "Ann"]).news(game, told[0], None) == "Ann places a worker in column 3, row 1."


def test_private_news_are_for_their_seat_only() -> None:
    rules = shofar.new("golem", 3, seed=1).rules
    secret = next(number for number, kind in enumerate(rules.title.kinds) if kind.private)
    assert WORDS.news(rules, (secret, 1, 0, 0, 0), 1)
    assert WORDS.news(rules, (secret, 1, 0, 0, 0), 0) is None
    assert WORDS.news(rules, (secret, 1, 0, 0, 0), None) is None


def test_why_not_has_the_number_of_the_rule() -> None:
    game = shofar.new("nehemiah", 3, seed=1)
    why = shofar.explain_illegal(game, "activate 1.1")
    assert WORDS.why("nehemiah", why) == "'activate 1.1' is not possible now: no worker stands there (rule N5.1)."
    why = shofar.explain_illegal(game, "bid 3")
    assert WORDS.why("nehemiah", why).startswith("'bid 3' is not possible now. The question is: Place a worker")


def test_an_error_is_translated_if_the_language_can_and_else_says_its_sentence() -> None:
    error = BadRequest("bad-players", "nehemiah is for 2 to 4 players, not 9", title="nehemiah", players=9)
    assert WORDS.error(error) == "nehemiah is for 2 to 4 players, not 9"


def test_a_missing_key_is_found_in_tests_and_readable_to_people() -> None:
    with pytest.raises(MissingWords, match="reason-no-such-thing"):
        WORDS.reason("no-such-thing", "nehemiah")
    assert Words().reason("no-such-thing", "nehemiah") == "no such thing"


def test_slugs() -> None:
    assert slug("own exhausted worker, not this turn") == "own-exhausted-worker-not-this-turn"
    assert slug("act_01") == "act_01"


@pytest.mark.parametrize(
    ("language", "told"), [("en", "3.5"), ("pl", "3,5"), ("fr", "3,5"), ("ru", "3,5")], ids=["en", "pl", "fr", "ru"]
)
def test_points_that_are_no_count_are_written_as_the_language_does(language: str, told: str) -> None:
    words = Words(language)
    assert words.tenths(3.46) == told
    assert words.tenths(3.46, sign=True) == f"+{told}"
    assert words.tenths(-3.46, sign=True) == f"\N{MINUS SIGN}{told}"
    assert words.tenths(-0.04, sign=True) == "0"
