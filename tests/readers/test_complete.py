"""Every key that a title can show has English words and an icon: found here, never by a player."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import shofar
from shofar.engine.effect import Effect
from shofar.readers import lexicon
from shofar.readers.icons import glyphs, icons
from shofar.readers.words import Words
from shofar.terminal.help import _names
from tests.playing import setups, start

WORDS = Words(strict=True)
titles = pytest.mark.parametrize("title", shofar.titles())


def all_rules(title: str) -> Iterator[Any]:
    """The rules of every player count and combination of options."""
    for name, players, options in setups(title):
        made = shofar.title(name)
        yield made.rules(shofar.box(name), players, made.settle(players, options))


def asks(effect: Any) -> Any:
    """True for an effect that can ask: it says which moves it is about."""
    return type(effect).options is not Effect.options or type(effect).candidates is not Effect.candidates


def effect_texts(title: str) -> Iterator[Any]:
    box = shofar.box(title)
    for section in shofar.title(title).sections:
        for row in box.rows(section.name):
            for _, text in WORDS.effects(box, section.name, row):
                yield text


def keys_of(file: Path) -> Any:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, ftl.Message | ftl.Term)]


@pytest.mark.parametrize("language", lexicon.languages())
def test_no_key_stands_twice_where_one_would_hide_the_other(language: str) -> None:
    """The files that every title shares are one: a key of the terminal's would be told with the page's words."""
    files = sorted((lexicon.FOLDER / language).glob("*.ftl"))
    keys = {file.stem: keys_of(file) for file in files}
    for stem, own in keys.items():
        assert sorted(own) == sorted(set(own)), stem
    shared = [key for stem, own in keys.items() if stem not in shofar.titles() for key in own]
    assert [key for key in sorted(set(shared)) if shared.count(key) > 1] == []


@titles
def test_every_question(title: str) -> None:
    questions = {text for rules in all_rules(title) for text, node in rules.nodes.items() if asks(node)}
    assert questions
    for text in sorted(questions):
        assert WORDS.question(title, text)


@titles
def test_every_move(title: str) -> None:
    for move in shofar.catalogue(title).moves:
        assert WORDS.move(title, move)


@titles
def test_every_line_of_news(title: str) -> None:
    rules = next(all_rules(title))
    for number in range(len(rules.title.kinds)):
        assert WORDS.news(rules, (number, 0, 0, 0, 0), 0)


@titles
def test_every_id_that_news_can_name(title: str) -> None:
    for rules in all_rules(title):
        used = {what for kind in rules.title.kinds for what in kind.args}
        for what in used & rules.names.keys():
            for word in rules.names[what]:
                assert not any(letter.isalpha() for letter in word) or WORDS._readable(word, title)


@titles
def test_every_reason(title: str) -> None:
    for reason in shofar.title(title).reasons[1:]:
        assert WORDS.reason(reason.key, title)


@titles
def test_every_source_of_points(title: str) -> None:
    for setup in setups(title):
        game = start(setup, 1)
        for source in game.breakdown(0):
            assert WORDS.source(source, title)


@titles
def test_every_option_and_value(title: str) -> None:
    for option in shofar.title(title).options:
        assert WORDS.option(option.name, title)
        assert WORDS.option_help(option.name, title), f"option-{option.name} has no .help"
        for value in option.values:
            assert WORDS.option_value(option.name, value, title)


@titles
def test_every_row_and_column_of_the_box(title: str) -> None:
    for section in shofar.title(title).sections:
        assert WORDS.text(f"section-{section.name}", title)
        for column in section.columns:
            assert WORDS.text(f"column-{column}", title)
        for row in shofar.box(title).rows(section.name):
            assert WORDS.name(row, title)
            WORDS.component(shofar.box(title), section.name, row)


@titles
def test_every_effect_has_words_and_icons(title: str) -> None:
    texts = set(effect_texts(title))
    assert texts
    for text in sorted(texts):
        assert WORDS.effect(text, title).endswith(".")
        for name in _names(icons(text, title)):
            assert name in glyphs()


@titles
def test_every_seat_and_the_title_itself(title: str) -> None:
    assert WORDS.title(title)
    for rules in all_rules(title):
        for seat in range(rules.seats):
            assert WORDS.seat(seat, title)


def test_what_the_engine_and_the_terminal_say() -> None:
    for key in ("not-asked", "not-yet", "game-over", "other-title"):
        assert WORDS.reason(key, "")
    for source in shofar.engine.box.SOURCES:
        assert WORDS.text(f"provenance-{source}")


FILES = sorted(lexicon.FOLDER.glob("*/*.ftl"))


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}-{file.stem}" for file in FILES])
def test_files_are_sound_fluent(file: Path) -> None:
    entries = lexicon.read(file).body
    junk = [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
    assert junk == []
    ids = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert sorted(ids) == sorted(set(ids)), "an id is given twice"


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}-{file.stem}" for file in FILES])
def test_a_language_has_no_ids_that_english_lacks(file: Path) -> None:
    def ids(path: Path) -> Any:
        return {entry.id.name for entry in lexicon.read(path).body if isinstance(entry, ftl.Message)}

    english = ids(lexicon.FOLDER / "en" / file.name)
    english |= {key for path in lexicon.shared("en") for key in ids(path)}  # a title may override what all share
    extra = {key for key in ids(file) - english if not key.startswith(("error-", "own-"))}
    assert extra == set()


def test_glyphs_are_one_cell_wide() -> None:
    from rich.cells import cell_len

    wrong = {name: pair for name, pair in glyphs().items() if [cell_len(glyph) for glyph in pair] != [1, 1]}
    assert wrong == {}
    assert all(pair[1].isascii() for pair in glyphs().values())
