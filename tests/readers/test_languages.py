"""A language is a directory: Polish and Russian plurals come out right without a line of code."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from shofar.readers import lexicon
from shofar.readers.words import Words
from tests.readers.speaking import speaking

POLISH = """
sentence = { $text }.
amount = { $n } { $things }
effect-gain = weź { $list }
effect-pay = zapłać { $cost }: { $effect }
effect-per = { $n ->
    [1] { $effect } za każdą { $each }
   *[other] { $effect } za każde { $n } { $each }
}
join-and-last = { $a } i { $b }
noun-gate = { $n ->
    [one] bramę
    [few] bramy
   *[many] bram
}
    .each = bramę
noun-vp = { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
noun-gold = { $n ->
    [one] złoto
    [few] złota
   *[many] złota
}
error-bad-players = { $title }: nie { $players } graczy
"""

RUSSIAN = """
noun-vp = { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
effect-gain = возьмите { $list }
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A copy of the English words with two languages beside them."""
    yield from speaking(tmp_path, monkeypatch, pl=POLISH, ru=RUSSIAN)


def test_a_directory_is_a_language(folder: Any) -> None:
    assert lexicon.languages() == ("en", "pl", "ru")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("1 vp", "Weź 1 punkt."),
        ("2 vp", "Weź 2 punkty."),
        ("5 vp", "Weź 5 punktów."),
        ("22 vp", "Weź 22 punkty."),
        ("1 vp per gate", "Weź 1 punkt za każdą bramę."),
        ("1 vp per 3 gate", "Weź 1 punkt za każde 3 bramy."),
        ("pay 2 gold -> 1 vp, 5 gate", "Zapłać 2 złota: weź 1 punkt i 5 bram."),
    ],
)
def test_polish(folder: Any, text: str, sentence: str) -> None:
    assert Words("pl").effect(text, "") == sentence


def test_russian(folder: Any) -> None:
    words = Words("ru")
    assert [words.effect(f"{n} vp", "") for n in (1, 3, 11, 21)] == [
        "Возьмите 1 очко.",
        "Возьмите 3 очка.",
        "Возьмите 11 очков.",
        "Возьмите 21 очко.",
    ]


def test_what_a_language_lacks_is_english(folder: Any) -> None:
    assert Words("ru").effect("(1 gold | 1 cube(wall))", "nehemiah") == (
        "Either возьмите 1 gold or put 1 cube on the wall."
    )


def test_errors_are_translated(folder: Any) -> None:
    from shofar.engine.errors import BadRequest

    error = BadRequest("bad-players", "an English sentence", title="nehemiah", players=9)
    assert Words("pl").error(error) == "nehemiah: nie 9 graczy"
    assert Words("pl").error(BadRequest("bad-players", "without the facts")) == "without the facts"


def test_no_word_is_said_by_two_of_the_shared_files() -> None:
    """Whichever is read last would win, and the other one's users would say something else than they mean."""
    said: dict[str, str] = {}
    for file in lexicon.shared("en"):
        for entry in lexicon.read(file).body:
            if isinstance(entry, ftl.Message):
                assert said.setdefault(entry.id.name, file.name) == file.name, entry.id.name
