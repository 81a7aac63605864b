"""Whatever is given, the answer is a game or one sentence by an error of the package."""

import copy
import json
import random
from collections import UserDict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies._internal.core import DataObject

import shofar
from shofar.engine.errors import BadBox, BadRequest, IllegalMove
from shofar.games.ezra.table import Ezra
from shofar.games.golem.table import Golem
from shofar.games.nehemiah.table import Nehemiah

pytestmark = pytest.mark.both


def played(title: str = "nehemiah", players: int = 2, moves: int = 12, seed: int = 3) -> shofar.Game:
    game = shofar.new(title, players=players, seed=seed)
    rng = random.Random(seed)
    for _ in range(moves):
        if not game.over:
            game.apply(rng.choice(game.legal()))
    return game


GAMES = [played(title, players) for title in shofar.titles() for players in (2, 4)]


# --- documents in every form --------------------------------------------------------------------------------


@pytest.mark.parametrize("write", [json.dumps, lambda document: "\ufeff\n " + json.dumps(document, indent=2)])
@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_documents_are_taken_as_tables_text_bytes_and_files(
    tmp_path: Path, game: Ezra | Golem | Nehemiah, write: Callable[..., Any]
) -> None:
    for make, document in ((shofar.load, game.position()), (shofar.replay, game.record())):
        file = tmp_path / "it.json"
        file.write_text(write(document), encoding="utf-8")
        for form in (document, UserDict(document), write(document), write(document).encode(), file, str(file)):
            assert make(form).digest() == game.digest()
    assert shofar.opening(json.dumps(game.record())).history() == []


WRONG_DOCUMENTS = [
    (None, "not None"),
    (7, "not 7 .int."),
    ([], "not .. .list."),
    ("", "cannot read|names no file"),
    ("nowhere.json", "cannot read nowhere.json: No such file"),
    (Path("nowhere.json"), "cannot read nowhere.json: No such file"),
    (".", "cannot read .: Is a directory"),
    ("a\0b", "names no file"),
    ("x" * 5000, "cannot read .*: File name too long"),
    (b"\xff\xfe", "it is not text"),
    (b"", "the JSON breaks at line 1, column 1"),
    ('{"title": "golem"', "the JSON breaks at line 1"),
    ("[1, 2]", "it is .1, 2. .list."),
    ("[" * 100_000, "not a (record|position): a number or a nesting|JSON breaks"),
    ('{"title": "golem", "players": ' + "9" * 10_000 + "}", "a number or a nesting has no end"),
    ({}, "names no title"),
    ({"title": 3}, "names no title"),
    ({"title": "chess"}, "there is no title 'chess'; the titles are nehemiah"),
    ({"title": "golem"}, "shofar"),
]


@pytest.mark.parametrize(("document", "sentence"), WRONG_DOCUMENTS, ids=range(len(WRONG_DOCUMENTS)))
@pytest.mark.parametrize("make", [shofar.load, shofar.replay, shofar.opening])
def test_what_is_no_document_is_refused_in_words(make: Callable[..., Any], document: Any, sentence: str) -> None:
    with pytest.raises(shofar.ShofarError, match=sentence) as refused:
        make(document)
    assert len(str(refused.value)) < 1100


def test_a_binary_file_is_no_document(tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(bytes(range(256)))
    with pytest.raises(shofar.BadPosition, match="it is not text"):
        shofar.load(tmp_path / "picture.png")


NASTY = [
    None, True, False, 0, -1, 7, 10**30, -(10**9), 2.5, "", "x", "3", "-", "\ud800",
    [], [[]], [[[[1]]]], [None], [1] * 50, {}, {"a": 1}, {"do": 1}, {1: 2},
]  # fmt: skip


def places(document: Any, base: Any = ()) -> Iterator[Any]:
    """The way to every value in a document."""
    if base:
        yield base
    pairs = (
        document.items() if isinstance(document, dict) else enumerate(document) if isinstance(document, list) else ()
    )
    for key, value in pairs:
        yield from places(value, (*base, key))


def harmed(data: DataObject, document: dict[str, Any]) -> dict[str, Any] | None:
    """The document with something wrong at one to three places, at its top as often as anywhere."""
    document = copy.deepcopy(document)
    for _ in range(data.draw(st.integers(1, 3))):
        every = list(places(document))
        if not every:
            break
        top = [place for place in every if len(place) < 3]
        *way, last = data.draw(st.sampled_from(top if data.draw(st.booleans()) else every))
        at = document
        for key in way:
            at = at[key]
        if data.draw(st.integers(0, 4)) == 0:
            del at[last]
        else:
            at[last] = copy.deepcopy(data.draw(st.sampled_from(NASTY)))
    return document


@settings(max_examples=400, deadline=None, derandomize=True, database=None)
@given(data=st.data())
def test_a_harmed_document_gives_a_game_or_an_error_of_the_package(data: DataObject) -> None:
    game = data.draw(st.sampled_from(GAMES))
    later = shofar.load(game.position())
    later.apply(later.legal()[0])
    make, document = data.draw(
        st.sampled_from(
            [(shofar.load, game.position()), (shofar.replay, game.record()), (shofar.replay, later.record())]
        )
    )
    try:
        made = make(harmed(data, document))
    except shofar.ShofarError as error:
        assert str(error)
    else:
        assert made.rules.title.check(made) == []


@pytest.mark.parametrize("game", GAMES[::2], ids=repr)
def test_every_key_of_a_position_and_a_record_is_checked(game: Ezra | Golem | Nehemiah) -> None:
    for make, document in ((shofar.load, game.position()), (shofar.replay, game.record())):
        for key in document:
            for value in NASTY:
                try:
                    make({**document, key: copy.deepcopy(value)})
                except shofar.ShofarError as error:
                    assert str(error)


def test_a_position_with_a_list_of_options_is_a_bad_position() -> None:
    with pytest.raises(shofar.BadPosition, match=r"the position has the options \[\]; expected a table"):
        shofar.load({**GAMES[0].position(), "options": []})
    with pytest.raises(shofar.BadRecord, match="the record starts at a position of another game: players"):
        shofar.replay({**shofar.load(GAMES[0].position()).record(), "players": 3})


# --- arguments ----------------------------------------------------------------------------------------------

NEW: Any = shofar.new  # with arguments of wrong types
EXPLAIN: Any = shofar.explain_illegal
CALLS = [
    (lambda game: NEW("golem", players="3"), shofar.BadRequest, "players is a whole number, not '3' .str."),
    (lambda game: NEW("ezra", players=True), shofar.BadRequest, "players is a whole number, not True"),
    (lambda game: NEW("ezra", players=None), shofar.BadRequest, "players is a whole number, not None"),
    (lambda game: NEW("golem", players=0), shofar.BadRequest, "golem is for 2 to 4 players, not 0"),
    (lambda game: NEW("golem", players=10**30), shofar.BadRequest, "2 to 4 players"),
    (lambda game: NEW("chess", players=2), shofar.BadRequest, "there is no title 'chess'"),
    (lambda game: NEW(["golem"], players=2), shofar.BadRequest, "there is no title .'golem'."),
    (lambda game: NEW("golem", 2, seed=[1]), shofar.BadRequest, "is no seed"),
    (lambda game: NEW("golem", 2, seed=2.5), shofar.BadRequest, "is no seed"),
    (lambda game: NEW("golem", 2, seed=True), shofar.BadRequest, "is no seed"),
    (lambda game: NEW("golem", 2, seed=1 << 100_000), shofar.BadRequest, "at most 8192 bits"),
    (lambda game: NEW("golem", 2, options=[]), shofar.BadRequest, "options is a table"),
    (lambda game: NEW("golem", 2, options={1: 2}), shofar.BadRequest, "no option '1'"),
    (lambda game: NEW("golem", 2, options={"first_game": []}), shofar.BadRequest, "one of False, True"),
    (lambda game: NEW("golem", 2, auto="no"), shofar.BadRequest, "auto is True or False"),
    (lambda game: NEW("golem", 2, box=7), shofar.BadBox, "a box is the path of a file or a Box"),
    (lambda game: NEW("golem", 2, box="nowhere"), shofar.BadBox, "cannot read the box nowhere"),
    (lambda game: NEW("golem", 2, box="a\0b"), shofar.BadBox, "cannot read the box"),
    (lambda game: NEW("golem", 2, box=shofar.box("ezra")), shofar.BadBox, "this is the box of ezra"),
    (lambda game: shofar.box("x"), shofar.BadRequest, "no title 'x'"),
    (lambda game: shofar.catalogue("x"), shofar.BadRequest, "no title 'x'"),
    (lambda game: shofar.catalogue(None), shofar.BadRequest, "no title None"),
    (
        lambda game: shofar.catalogue("golem").parse(7),
        shofar.IllegalMove,
        "is written as a text like '.*', not 7 .int.",
    ),
    (lambda game: game.apply("x"), shofar.IllegalMove, "move 'x' .str. is not among the legal ones"),
    (lambda game: game.apply(None), shofar.IllegalMove, "not among the legal ones"),
    (lambda game: game.apply([1]), shofar.IllegalMove, "not among the legal ones"),
    (lambda game: game.apply(1.0), shofar.IllegalMove, "not among the legal ones"),
    (lambda game: game.apply(10**9), shofar.IllegalMove, "not among the legal ones"),
    (lambda game: game.apply(10**30), shofar.IllegalMove, "not among the legal ones"),
    (lambda game: game.apply(-1), shofar.IllegalMove, "not among the legal ones"),
    (lambda game: game.play(7), shofar.IllegalMove, "is written as a text like 'place 1', not 7 .int."),
    (lambda game: game.play(None), shofar.IllegalMove, "is written as a text"),
    (lambda game: game.play(shofar.catalogue("golem")[0]), shofar.IllegalMove, "other title"),
    (lambda game: game.view("a"), shofar.BadRequest, "there is no seat 'a' .str.: seats are 0 to 1"),
    (lambda game: game.view(9), shofar.BadRequest, "there is no seat 9"),
    (lambda game: game.view(-1), shofar.BadRequest, "there is no seat -1"),
    (lambda game: game.view(0.5), shofar.BadRequest, "there is no seat 0.5"),
    (lambda game: game.determinized(9), shofar.BadRequest, "there is no seat 9"),
    (lambda game: game.determinized(0, 2.5), shofar.BadRequest, "is no seed"),
    (lambda game: game.determinized(0, [1]), shofar.BadRequest, "is no seed"),
    (lambda game: game.determinized(0, True), shofar.BadRequest, "is no seed"),
    (lambda game: EXPLAIN(game, 7), shofar.IllegalMove, "is written as a text"),
    (lambda game: EXPLAIN("game", "pass"), shofar.BadRequest, "the first argument is a game"),
]


@pytest.mark.parametrize(("call", "kind", "sentence"), CALLS, ids=range(len(CALLS)))
def test_a_wrong_argument_is_refused_in_words(
    call: Callable[..., Any], kind: type[BadBox] | type[BadRequest] | type[IllegalMove], sentence: str
) -> None:
    game = NEW("nehemiah", players=2, seed=1)
    before = game.digest()
    with pytest.raises(kind, match=sentence):
        call(game)
    assert game.digest() == before


def test_numbers_of_other_libraries_are_moves_and_seats() -> None:
    class Number:
        def __init__(self, number: int) -> None:
            self.number = number

        def __index__(self) -> int:
            return self.number

    game = NEW("nehemiah", players=2, seed=1)
    other = game.clone()
    game.apply(game.legal()[1])
    other.apply(Number(other.legal()[1]))
    assert other.digest() == game.digest()
    assert other.history() == game.history()
    assert game.view(Number(1)) == game.view(1)


BOXES = [
    "faces = 3\n",
    "[faces]\n_source = 7\nwood_1 = { effect = '1 wood' }\n",
    "[faces]\nwood_1 = 3\n",
    "[faces]\nwood_1 = { effect = 3 }\n",
    "[faces]\nwood_1 = { effect = '1 wood', _sources = 3 }\n",
    "[faces]\nwood_1 = { effect = '1 wood', _sources = { effect = [] } }\n",
    "[faces]\nwood_1 = { effect = '1 wood', _source = [1] }\n",
    "[gates]\ngate_1 = { value = 99999999999999999999999999999999999999 }\n",
    "[gates]\ngate_1 = { value = true }\n",
    "[copies]\n" + "x = " + "[" * 5000,
]


@pytest.mark.parametrize("text", BOXES, ids=range(len(BOXES)))
def test_a_bad_box_is_a_bad_box(tmp_path: Path, text: str) -> None:
    (tmp_path / "mine.toml").write_text(text)
    try:
        NEW("nehemiah", 2, seed=1, box=tmp_path / "mine.toml")
    except shofar.BadBox as error:
        assert "mine.toml" in str(error)
    else:
        assert "9999" in text, "a gate may be worth as much as its owner says"
